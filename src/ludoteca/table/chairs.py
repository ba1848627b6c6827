"""Around the board: who sits where, how much time is left, and what the table is asked to agree to."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import State, Text
from ludoteca.paper import Blocks, Markup, h, kept, within
from ludoteca.store.people import now
from ludoteca.store.tables import SeatRow
from ludoteca.table.audience import Guest
from ludoteca.table.room import Room
from ludoteca.table.shell import mark
from ludoteca.words import Words


def chairs(room: Room, guest: Guest, words: Words) -> Blocks:
    """Who sits where, who is asked, who is away, how much time is left."""
    at = now()
    view = room.view(room.row.seats if guest.covered else guest.eyes) if room.started else None
    asked = room.asked
    return within(
        "ol.chairs",
        [_chair(room, guest, words, chair, at, view, asked == chair.seat) for chair in room.row.chairs],
        id="chairs",
        aria_label=words.t("table-chairs"),
    )


def _chair(room: Room, guest: Guest, words: Words, chair: SeatRow, at: int, view: State | None, asked: bool) -> Markup:
    seat = chair.seat
    going = room.started and not room.over
    own = seat == guest.eyes and not guest.covered
    # Whoever this page is drawn for is there, though its socket has yet to be opened.
    away = going and chair.kind in ("person", "guest") and not (own or chair.bot or room.present(seat))
    badges = (
        "you" if own else "",
        "to-play" if asked else "",
        "bot" if chair.kind == "bot" else "stand-in" if chair.bot else "",
        "away" if away else "",
    )
    line = room.game.view.seat_line
    stand = line(view, seat, words.t) if line is not None and view is not None else None
    replaced = going and guest.eyes < room.row.seats and room.absent(seat)
    return _drawn(seat, words.seat(seat), stand, badges, _time(room, seat, at, words), replaced, words.t)


BADGES: Final = {"to-play": "turn", "away": "away"}
"""Badges that look like what they say."""


@kept
def _drawn(
    seat: int, name: str, stand: Markup | None, badges: tuple[str, ...], time: Markup | None, replaced: bool, t: Text
) -> Markup:
    """`stand`: what stays in sight of everybody: the score, and what else the game's page says matters most."""
    own, asked = bool(badges[0]), bool(badges[1])
    return h(
        "li.chair",
        mark(seat),
        h("span.who", name),
        h("span.stand", stand) if stand is not None else None,
        [h("span.badge", t(f"table-{badge}"), class_=BADGES.get(badge)) for badge in badges if badge],
        time,
        h("button.tool", t("table-take-over"), data_do="takeover", data_seat=seat, type="button") if replaced else None,
        class_=["asked" if asked else "", "own" if own else "", f"hue-{seat}"],
        aria_current="step" if asked else None,
    )


def _time(room: Room, seat: int, at: int, words: Words) -> Markup | None:
    if not room.clock.terms.ticking or room.over or not room.started:
        return None
    left = room.clock.remaining(seat, room.asked, at)
    return h(
        "time.clock",
        clock_text(left, words),
        data_left=left if seat == room.asked else None,
        class_="low" if left < 60_000 else None,
        aria_label=words.t("table-time-left", time=clock_text(left, words)),
    )


def clock_text(left: int, words: Words) -> str:
    seconds = left // 1000
    if seconds >= 86_400:
        return words.t("table-days-hours", days=seconds // 86_400, hours=seconds % 86_400 // 3600)
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"


def proposal(room: Room, guest: Guest, words: Words) -> Markup | None:
    """What the table is asked to agree to."""
    asked = room.proposal
    if asked is None:
        return None
    t = words.t
    if asked.what == "undo":
        text = t("table-wants-undo", seat=asked.by, count=len(room.match.picks) - asked.to)
    else:
        who = words.seat(asked.by) if asked.by >= 0 else t("table-host")
        text = t(f"table-wants-{asked.what}", name=who, other=words.seat(asked.to))
    buttons = None
    if guest.eyes in asked.needed:
        buttons = [
            h("button.button.strong", t("table-agree"), data_do="consent", data_yes="1", type="button"),
            h("button.button", t("table-refuse"), data_do="consent", type="button"),
        ]
    waits = tuple(words.seat(seat) for seat in sorted(asked.needed))
    return h(
        "section.proposal", h("p", text), buttons or h("p.soft", t("table-waits-consent", names=waits)), role="alert"
    )
