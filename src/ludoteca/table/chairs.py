"""Around the board: who sits where, how much time is left, and what the table is asked to agree to."""

from __future__ import annotations

from ludoteca.kernel import State
from ludoteca.paper import Markup, h
from ludoteca.store.people import now
from ludoteca.store.tables import SeatRow
from ludoteca.table.audience import Guest
from ludoteca.table.room import Room
from ludoteca.table.shell import mark
from ludoteca.words import Words


def chairs(room: Room, guest: Guest, words: Words) -> Markup:
    """Who sits where, who is asked, who is away, how much time is left."""
    at = now()
    view = room.view(room.row.seats if guest.covered else guest.eyes) if room.started else None
    return h(
        "ol.chairs",
        [_chair(room, guest, words, chair, at, view) for chair in room.row.chairs],
        id="chairs",
        aria_label=words.t("table-chairs"),
    )


def seat_line(room: Room, view: State | None, seat: int, words: Words) -> Markup | None:
    """What stays in sight of everybody: the score, and what else the game's page says matters most."""
    draw = room.game.view.seat_line
    return h("span.stand", draw(view, seat, words.t)) if draw is not None and view is not None else None


def _chair(room: Room, guest: Guest, words: Words, chair: SeatRow, at: int, view: State | None) -> Markup:
    t = words.t
    seat = chair.seat
    asked = room.asked == seat
    away = chair.kind in ("person", "guest") and not chair.bot and not room.present(seat)
    state = [
        h("span.badge", t("table-you")) if seat == guest.eyes and not guest.covered else None,
        h("span.badge.turn", t("table-to-play")) if asked else None,
        h("span.badge", t("table-bot")) if chair.kind == "bot" else None,
        h("span.badge", t("table-stand-in")) if chair.kind != "bot" and chair.bot else None,
        h("span.badge.away", t("table-away")) if away and room.started and not room.over else None,
        _time(room, seat, at, words),
    ]
    if guest.eyes < room.row.seats and room.started and not room.over and room.absent(seat):
        state.append(h("button.tool", t("table-take-over"), data_do="takeover", data_seat=seat, type="button"))
    return h(
        "li.chair",
        mark(seat),
        h("span.who", words.seat(seat)),
        seat_line(room, view, seat, words),
        state,
        class_=["asked" if asked else "", "own" if seat == guest.eyes and not guest.covered else "", f"hue-{seat}"],
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
