"""Looking back: any moment, through any eyes that may look, and playing on from there."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import State
from ludoteca.paper import Markup, h
from ludoteca.table.chronicle import line
from ludoteca.table.identity import Visitor
from ludoteca.table.offer import Offer
from ludoteca.table.reading import reading
from ludoteca.table.room import Room
from ludoteca.table.shell import hidden, mark
from ludoteca.table.sitting import Entry
from ludoteca.table.surface import board
from ludoteca.words import Words

ALL = "all"


def eyes_for(room: Room, player: str) -> list[str]:
    """Through whose eyes somebody may look: one's own and the spectators'; everybody's once it is over."""
    ended = room.ended
    seats = range(room.row.seats) if ended else room.seats_of(player)
    if not ended and len(seats) > 1 and room.row.curtain:
        seats = ()  # several people share this device: whoever looks back sees what all may see
    names = [str(seat) for seat in seats] + ["watch"]
    return [*names, ALL] if ended else names


def may_play_on(room: Room, player: str) -> bool:
    """Going back and playing on shows what chance will bring: after the end, and as practice against bots."""
    return room.ended or (bool(room.seats_of(player)) and room.solo())


def seen_by(room: Room, eyes: str, n: int) -> tuple[State, int]:
    """The table after n picks as these eyes see it, and which eyes those are for the log."""
    state = room.match.at(n)
    watcher = room.row.seats
    if eyes == ALL:
        state.viewer = watcher  # a page for nobody in particular, with everything face up
        state.listed = ()
        return state, -1
    seat = watcher if eyes == "watch" else int(eyes)
    return state.view(seat), seat


def replay_page(room: Room, visitor: Visitor, csrf: str, n: int, eyes: str) -> list[Any]:
    words = room.words(visitor.language)
    t = words.t
    view, seat = seen_by(room, eyes, n)
    drawn = board(room, view, Offer((), words), words)
    told = [Entry(n, n, event) for event in room.match.events[n] if seat == -1 or event.known_to(seat)]
    return [
        h(
            "div.replay",
            h(
                "section.dock",
                h("h1.hidden", t("replay-title", game=t("name"))),
                controls(room, words, n, eyes),
                h("ol.told", [line(room, entry, words, there=True) for entry in told])
                if told
                else h("p.soft", t("replay-quiet")),
                h(
                    "div.tools",
                    look_through(room, visitor, words, n, eyes),
                    play_on(room, visitor, csrf, words, n, eyes),
                    h("a.button", t("review-table"), href=f"/table/{room.id}/review") if room.ended else None,
                ),
                aria_label=t("replay-title", game=t("name")),
            ),
            h("div.board", drawn, id="board"),
            id="surface",
        ),
        *reading(words),
    ]


def controls(room: Room, words: Words, n: int, eyes: str) -> Markup:
    """Back, forth, and a line of all moments."""
    t = words.t
    last = len(room.match.picks)

    def to(m: int, sign: str, label: str, **more: Any) -> Markup:
        there = 0 <= m <= last and m != n
        return h("a.button", sign, href=f"?n={m}&eyes={eyes}" if there else None, aria_label=label, **more)

    slider = h("input", type="range", name="n", min=0, max=last, value=n, aria_label=t("replay-moment"), id="moment")
    return h(
        "div.controls",
        to(0, "«", t("replay-first")),
        to(n - 1, "‹", t("replay-back"), rel="prev"),
        h("button.button", "▶", id="autoplay", type="button", aria_label=t("replay-play"), aria_pressed=False),
        to(n + 1, "›", t("replay-next"), rel="next"),
        to(last, "»", t("replay-last")),
        h(
            "form",
            h("input", type="hidden", name="eyes", value=eyes),
            slider,
            h("noscript", h("button", "→")),
            method="get",
        ),
        h("span.count", t("replay-count", n=n, last=last)),
    )


def look_through(room: Room, visitor: Visitor, words: Words, n: int, eyes: str) -> Markup:
    t = words.t

    def name(choice: str) -> Any:
        if choice == ALL:
            return t("replay-all")
        return t("replay-watch") if choice == "watch" else [mark(int(choice)), words.seat(int(choice))]

    links = [
        h("a.pill", name(choice), href=f"?n={n}&eyes={choice}", aria_current=True if choice == eyes else None)
        for choice in eyes_for(room, visitor.player.id)
    ]
    return h("nav.eyes", h("span", t("replay-eyes")), links, aria_label=t("replay-eyes"))


def play_on(room: Room, visitor: Visitor, csrf: str, words: Words, n: int, eyes: str) -> Markup | None:
    if not may_play_on(room, visitor.player.id) or room.match.at(n).over:
        return None
    seat = int(eyes) if eyes.isdigit() else 0
    return h(
        "form",
        hidden(csrf),
        h("input", type="hidden", name="n", value=n),
        h("input", type="hidden", name="seat", value=seat),
        h("button.button.strong", words.t("replay-play-on", seat=seat)),
        method="post",
        action=f"/table/{room.id}/play-on",
    )
