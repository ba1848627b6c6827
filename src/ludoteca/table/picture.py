"""A picture of how a game ended, to be shared: the lid of the box, who played, and how the points grew."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ludoteca.kernel import Result
from ludoteca.paper import SEAT_SIGNS, Markup, h
from ludoteca.table import shell
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.lookback import ended_room
from ludoteca.table.recap import DASHES
from ludoteca.table.room import Room
from ludoteca.table.summary import points
from ludoteca.words import Words

WIDE, HIGH, LID = 1200, 630, 630
"""What networks ask for; the lid of the box takes the left half."""
LEFT, RIGHT, LONG = 676, 1152, 38
HUES: Final = ("#2f6fb5", "#c23b32", "#b8860b", "#357a41", "#7b4fa3", "#3f4a57")
INK, SOFT, PAPER, WOOD = "#2c2018", "#6a5545", "#fffaf1", "#3b2a20"
SANS, SERIF = "'Source Sans 3', 'Noto Sans', Arial, sans-serif", "Fraunces, Georgia, serif"


HEADERS: Final = {
    "cache-control": "public, max-age=300",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "cross-origin-resource-policy": "cross-origin",
}
"""It brings its style along, and others may show it: that is what it is for."""


async def picture(request: Request, house: House, visitor: Visitor) -> Response:
    """For everybody, once the game is over."""
    room = await ended_room(request, house)
    curve = await asyncio.to_thread(points, room.match)
    drawn = draw(room, room.words(visitor.language), curve)
    return Response(drawn, media_type="image/svg+xml", headers=HEADERS)


def draw(room: Room, words: Words, curve: tuple[tuple[float, ...], ...]) -> str:
    result = room.match.state.result
    style = shell.game_style(room.game.home).decode().replace("body.game-", ".game-")  # here is no body
    box = {"x": 0, "y": 0, "width": LID, "height": LID * 2 // 3}
    lid = h("g", shell.cover(room.game, words), class_=f"game-{room.game.code}")
    placed = "".join(f' {name}="{value}"' for name, value in box.items())
    return str(
        h(
            "svg",
            h("style", style),
            h("rect", width=WIDE, height=HIGH, fill=PAPER),
            Markup(lid.replace("<svg ", f"<svg{placed} ", 1)),
            _label(words, result),
            [_player(room, words, seat, result) for seat in range(room.row.seats)],
            _curve(curve, room.row.seats) if curve else None,
            viewBox=f"0 0 {WIDE} {HIGH}",
            width=WIDE,
            height=HIGH,
            xmlns="http://www.w3.org/2000/svg",
        )
    )


def _label(words: Words, result: Result | None) -> Markup:
    """Under the lid, as on the side of a box: what was played, and who won."""
    top = LID * 2 // 3
    told = _winners(words, result) if result is not None else ""
    return h(
        "g",
        h("rect", y=top, width=LID, height=HIGH - top, fill=WOOD),
        h("rect", y=top, width=LID, height=6, fill="#d8a64a"),
        h("text", words.t("name"), x=44, y=top + 86, font_family=SERIF, font_size=54, font_weight=600),
        h("text", told if len(told) < LONG else told[:LONG] + "…", x=44, y=top + 134, font_family=SANS, font_size=30),
        h("text", "Ludoteca", x=44, y=HIGH - 30, fill="#d8a64a", font_family=SERIF, font_size=24, font_weight=600),
        fill="#f8ecd9",
    )


def _winners(words: Words, result: Result) -> str:
    winners = tuple(words.seat(seat) for seat in result.winners)
    return words.t(("table-nobody", "table-winner", "table-winners")[min(len(winners), 2)], names=winners)


def _player(room: Room, words: Words, seat: int, result: Result | None) -> Markup:
    y = 88 + seat * 52
    won = result is not None and seat in result.winners
    weight = 700 if won else 400
    points = None if result is None or result.race else result.scores[seat]
    name = words.seat(seat)[:22] + (" ★" if won else "")
    return h(
        "g",
        h("path", d=SEAT_SIGNS[seat], fill=HUES[seat], transform=f"translate({LEFT} {y - 24}) scale(1.7)"),
        h("text", name, x=LEFT + 44, y=y, font_weight=weight),
        h("text", points, x=RIGHT, y=y, text_anchor="end", font_weight=weight) if points is not None else None,
        fill=INK,
        font_family=SANS,
        font_size=34,
    )


def _curve(curve: tuple[tuple[float, ...], ...], seats: int) -> Markup:
    top, bottom, left, right = 88 + seats * 52, HIGH - 44, LEFT, RIGHT
    last, most = len(curve) - 1, max(1.0, *map(max, curve))
    least = min(0.0, *map(min, curve))
    step = max(1, last // 200)
    moments = sorted({*range(0, last + 1, step), last})

    def at(n: int, number: float) -> str:
        x = left + n * (right - left) / max(1, last)
        return f"{x:.1f},{bottom - (number - least) / (most - least) * (bottom - top):.1f}"

    base = h("path", d=f"M{left} {bottom}H{right}", stroke=SOFT, stroke_width=2)
    lines = [
        h(
            "polyline",
            points=" ".join(at(n, curve[n][seat]) for n in moments),
            fill="none",
            stroke=HUES[seat],
            stroke_width=5,
            stroke_dasharray=DASHES[seat] or None,
        )
        for seat in range(seats)
    ]
    return h("g", base, lines)


def card(room: Room, words: Words, address: str) -> list[Markup]:
    """What a network shows where the address of this table is pasted. A game that goes on tells its name only."""
    result = room.match.state.result if room.ended else None
    title = words.t("name")
    if result is not None:
        title = f"{title}: {_winners(words, result)}"
    tags = {"og:title": title, "og:type": "website", "og:site_name": "Ludoteca", "og:description": words.t("about")}
    tags["og:url"] = f"{address}/table/{room.id}"
    if room.ended:
        tags["og:image"] = f"{address}/table/{room.id}/picture.svg"
    return [h("meta", property=name, content=content) for name, content in tags.items()]
