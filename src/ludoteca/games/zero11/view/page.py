"""The page of 011: the city with its gears, everything beside it, and the note sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.zero11.asks import OpenAuction, PushGear
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS
from ludoteca.games.zero11.state import FREE, Zero11
from ludoteca.games.zero11.view import gears, sides
from ludoteca.games.zero11.view.city import city
from ludoteca.games.zero11.view.drawing import SYMBOLS, gear_outline, icon, mark
from ludoteca.games.zero11.view.faces import FACES
from ludoteca.games.zero11.view.sheet import sheet
from ludoteca.paper import Markup, h, join

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]


def _nearest(view: Zero11) -> str:
    """What stands right under the city where it is narrow: the gears while one is pushed, the order while it is bid
    for, whoever does it; the characters while one is to be picked; else the own hand."""
    if isinstance(view.ask, PushGear):
        return "gears-first"
    if isinstance(view.ask, OpenAuction) or view.lot != FREE:
        return "order-first"
    mine = view.ask is not None and view.ask.seat == view.viewer
    return "people-first" if mine and any(one.verb in sides.ON_CHARACTER for one in view.options) else "hand-first"


def page(view: Zero11, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    return h(
        "div.zero11",
        SYMBOLS,
        h("svg.zero11-symbols", FACES, aria_hidden=True),
        h(
            "div.table",
            h(
                "div.turin",
                h("div.scroll", city(view, can, t), id="zero11-map", data_zoom="whole"),
                h("p.reads", gears.reads(view, t), aria_hidden="true"),
                sides.hand(view, can, t),
                sides.chart(view, can, t),
            ),
            h(
                "div.beside",
                sides.event(view, t),
                [sides.order(view, can, t), gears.preview(view, can, t)]
                if view.lot != FREE
                else [gears.preview(view, can, t), sides.order(view, can, t)],
                sides.players(view, can, t),
                sides.goal(view, t),
            ),
            class_=_nearest(view),
        ),
        sheet(view, t),
    )


def seat_line(view: Zero11, seat: int, t: Text) -> Markup:
    """What stays in sight of everybody: pages, time and clues."""
    if not view.plays(seat):
        return h("span", t("is-out"))
    return join(
        h("b.points", icon("sign-page"), view.pages[seat], tally=f"pages-{seat}", tip=sides.pages_told(view, seat, t)),
        h("span", icon("sign-time"), view.time[seat], tally=f"time-{seat}", tip=t("fact-time", count=view.time[seat])),
        h(
            "span",
            icon("sign-clue"),
            view.clues[seat],
            tally=f"clues-{seat}",
            tip=t("fact-clues", count=view.clues[seat]),
        ),
    )


def faces(t: Text) -> Markup:
    """Everybody and everything that has a face, on one sheet."""
    return h(
        "div.zero11.all-faces",
        SYMBOLS,
        h("svg.zero11-symbols", FACES, aria_hidden=True),
        h("div.chart", [sides.person_card(person, t, class_=person.key) for person in CHARACTERS]),
        h("div.events", [sides.event_card(event, t) for event in EVENTS]),
        h("div.pieces", sides.every_piece(t)),
        h("div.tiles", sides.every_tile(t)),
    )


_TOWN = (
    "M0 160V132H14V122L24 114 34 122V136H48V126H62V140H78V112H82L90 96Q94 84 98 96L106 112H110V138H126V128L138 118 150 "
    "128V140H166V122H184V136H200V110L204 92 208 110V138H224V126H240V160z"
)
"""Roofs, with the Mole Antonelliana among them."""
_AWAKE = (
    "M6 140h3v4H6zM22 128h3v4h-3zM22 138h3v4h-3zM54 132h3v4h-3zM68 146h3v4h-3zM88 120h4v5h-4zM97 120h4v5h-4zM92 134h4v5"
    "h-4zM116 144h3v4h-3zM136 132h4v4h-4zM172 130h3v4h-3zM178 142h3v4h-3zM203 122h3v4h-3zM230 134h3v4h-3z"
)


def cover(t: Text) -> Markup:
    """Two gears and a wolf over Turin at night: the picture in the lobby."""
    return h(
        "svg.zero11-cover",
        h("defs", SYMBOLS),
        h("rect.night", width=240, height=160),
        h("circle.moon", cx=30, cy=28, r=13),
        [
            h("circle.star", cx=x, cy=y, r=1)
            for x, y in ((66, 16), (104, 26), (120, 10), (228, 62), (14, 66), (146, 48))
        ],
        h("path.river", d="M240 150C200 140 180 156 150 160H240z"),
        h("path.town", d=_TOWN),
        h("path.awake", d=_AWAKE),
        h("g", h("path.brass", d=gear_outline(9, 11, 0)), h("circle.hole", r=20), transform="translate(76 92)"),
        h(
            "g",
            h("path.copper", d=gear_outline(7, 11, 180 + 180 / 7)),
            h("circle.hole", r=15),
            transform="translate(164 92)",
        ),
        mark("sign-wolf", 76, 92, 34, class_="wolf"),
        mark("sign-organ", 164, 92, 24, class_="wolf"),
        h("text.title", t("name"), x=182, y=38),
        viewBox="0 0 240 160",
        role="img",
        aria_label=t("name"),
    )
