"""The lid of the box: two moons over the dunes, a harvester at work, and a worm on its way to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.dune_imperium.view.art.things import THINGS
from ludoteca.paper import Markup, h

Text = Callable[..., str]

STARS: Final = ((22, 18), (58, 34), (96, 14), (128, 40), (150, 20), (222, 52), (40, 58), (110, 62), (14, 44), (76, 8))
DUSK: Final = ((0, "#1d1838"), (0.4, "#5a2f57"), (0.66, "#c0604a"), (1, "#f0a05a"))
SAND: Final = "--ink:#6b3420;--rim:#ffd9a0;--cloth:#e08a4a"
IRON: Final = "--ink:#3a1d18;--rim:#ffe0b0;--cloth:#c26a22"


def cover(t: Text) -> Markup:
    """A picture of 240 by 160, with colours of its own."""
    sky = h("linearGradient", [h("stop", offset=at, stop_color=c) for at, c in DUSK], id="di-lid", x2=0, y2=1)
    return h(
        "svg",
        h("defs", sky),
        h("rect", width=240, height=160, fill="url(#di-lid)"),
        [h("circle", cx=x, cy=y, r=1.1, fill="#ffe9c9") for x, y in STARS],
        h("circle", cx=186, cy=36, r=18, fill="#ffdca3"),
        h("path", d="M186 18a18 18 0 0 1 0 36 26 26 0 0 0 0-36z", fill="#e9bd7c"),
        h("circle", cx=212, cy=22, r=7, fill="#f2c48a"),
        h("path", d="M0 96 18 84l12 6 16-18 14 14 18-8 16 14 22-10 20 12 26-14 20 10 58 2V160H0z", fill="#8a4436"),
        h("path", d="M0 112C40 88 74 88 112 104S196 116 240 96V160H0Z", fill="#d0803f"),
        h("g", Markup(THINGS["worm"]), transform="translate(84 116) scale(1.25)", style=SAND),
        h("path", d="M0 132C50 114 92 124 132 130S206 136 240 118V160H0Z", fill="#e8a95a"),
        h("g", Markup(THINGS["harvester"]), transform="translate(192 128) scale(.8)", style=IRON),
        h("g", Markup(THINGS["spice"]), transform="translate(148 138) scale(.55)"),
        h("path", d="M0 148C60 134 120 146 168 148S222 148 240 142V160H0Z", fill="#f8cf8d"),
        viewBox="0 0 240 160",
        role="img",
        aria_label=t("name"),
    )
