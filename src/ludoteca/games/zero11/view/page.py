"""The page of 011: the city with its gears, everything beside it, and the note sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.zero11.state import FREE, Zero11
from ludoteca.games.zero11.view import gears, sides
from ludoteca.games.zero11.view.city import city
from ludoteca.games.zero11.view.drawing import SYMBOLS, gear_outline, mark
from ludoteca.games.zero11.view.sheet import sheet
from ludoteca.paper import Markup, h

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]


def page(view: Zero11, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    return h(
        "div.zero11",
        SYMBOLS,
        h(
            "div.table",
            h(
                "div.turin",
                h("div.scroll", city(view, can, t), id="zero11-map"),
                sides.chart(view, can, t),
                sides.hand(view, can, t),
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
