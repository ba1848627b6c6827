"""The page of 011: the city with its gears, everything beside it, and the note sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    """What stands right under the city: the characters while one is to be picked, else the own hand."""
    mine = view.ask is not None and view.ask.seat == view.viewer
    return "people-first" if mine and any(one.verb in sides.ON_CHARACTER for one in view.options) else ""


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
                class_=_nearest(view),
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
        h("div.chart", [sides.person_card(person.key, t, class_=person.key) for person in CHARACTERS]),
        h("div.events", [sides.event_card(event.key, t) for event in EVENTS]),
        h("div.pieces", sides.every_piece(t)),
        h("div.tiles", sides.every_tile(t)),
    )


def cover(t: Text) -> Markup:
    """Two gears and a wolf in the night: the picture in the lobby."""
    return h(
        "svg.zero11-cover",
        h("defs", SYMBOLS),
        h("rect.night", width=240, height=160, rx=10),
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
