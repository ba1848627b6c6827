"""What happened and what was said, in sentences."""

from __future__ import annotations

from ludoteca.kernel import Text
from ludoteca.paper import Markup, h, join, kept
from ludoteca.store.tables import ChatRow
from ludoteca.table.audience import Guest
from ludoteca.table.shell import mark
from ludoteca.table.sitting import Entry, Sitting
from ludoteca.words import Words

SHOWN = 250
"""So many lines of the log, and of what was said, are on the page; the replay has all that happened."""


def line(room: Sitting, entry: Entry, words: Words, *, fresh: bool = False, there: bool = False) -> Markup:
    """One sentence of the log, which lights what it is about and leads to its moment in the replay.

    The whole log is one stop of Tab, and arrows go from line to line. In the replay a line is `there` already."""
    if entry.event is None:
        text = words.t(entry.note, seat=entry.seat, **entry.data)
        return h("li.note", text, class_="fresh" if fresh else None)
    data = entry.event.data
    lights = " ".join(
        f"{name}-{value}" for name, value in data.items() if isinstance(value, int | str) and name != "seat"
    )
    seat = data.get("seat")
    whose = seat if isinstance(seat, int) and 0 <= seat < room.row.seats else None
    moment = f"/table/{room.id}/replay?n={entry.picks}"
    great = entry.event.kind in room.game.view.moments
    return _told(words.event(entry.event), lights, whose, moment, great, fresh, there, words.t)


@kept
def _told(
    text: str, lights: str, whose: int | None, moment: str, great: bool, fresh: bool, there: bool, t: Text
) -> Markup:
    """Drawn once for all who read the same."""
    return h(
        "li",
        mark(whose) if whose is not None else None,
        h("span", text),
        None if there else h("a.moment", "↺", href=moment, aria_label=t("log-moment"), tabindex=-1),
        lights=lights or None,
        data_seat=whose,
        data_moment=great,
        class_="fresh" if fresh else None,
    )


def spoken(room: Sitting, row: ChatRow, words: Words) -> Markup:
    still = row.player in (None, room.row.chairs[row.seat].player)  # or another sits there now
    who = words.seat(row.seat) if still else words.t("chat-gone")
    return h("li", mark(row.seat), h("b", who), " ", h("span", row.text))


def said(room: Sitting, guest: Guest, words: Words, start: int = 0) -> list[Markup]:
    """What was said last, but for those whom this reader does not want to hear."""
    heard = [row for row in room.chat[start:] if row.player not in guest.muted]
    return [spoken(room, row, words) for row in heard[-SHOWN:]]


def log_of(room: Sitting, eyes: int, words: Words, seen: int | None) -> Markup:
    """The last lines; what came after `seen` is marked, under a heading that says so.

    Whoever has seen no decision yet has not left: to them all of it is new, and nothing is marked.
    """
    entries = [entry for entry in room.log if entry.known_to(eyes)][-SHOWN:]
    fresh = [entry for entry in entries if seen and entry.n > seen]
    old = entries[: len(entries) - len(fresh)]
    heading = h("li.since", words.t("log-since", count=len(fresh))) if fresh and old else None
    lines = [line(room, entry, words) for entry in old]
    return join(lines, heading, [line(room, entry, words, fresh=bool(old)) for entry in fresh])
