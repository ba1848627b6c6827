"""The lid of the box: a path of Pegadas under the stars, towards the light of the Fenda."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from ludoteca.games.calamandara.view.icons import SYMBOLS as DRAWINGS
from ludoteca.games.calamandara.view.icons import icon
from ludoteca.games.calamandara.view.stars import WING, constellation
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Markup, h

FENDA: Final = (130, 46)
STEPS: Final = ((70, 144), (88, 124), (98, 102), (114, 84))
STARS: Final = ((14, 22), (34, 60), (62, 12), (88, 40), (170, 14), (196, 40), (226, 18), (214, 84), (18, 96), (176, 78))
NIGHT: Final = ((0, "#6a4fd8"), (0.35, "#2c2180"), (1, "#0b0928"))


def cover(t: Text) -> Markup:
    """A picture of 240 by 160, with colours of its own."""
    x, y = FENDA
    night = h(
        "radialGradient",
        [h("stop", offset=at, stop_color=colour) for at, colour in NIGHT],
        id="cal-lid", cx=x, cy=y, r=150, gradientUnits="userSpaceOnUse",
    )  # fmt: skip
    star = "M0-22 4-6 17-11 7-2 22 0 7 2 17 11 4 6 0 22-4 6-17 11-7 2-22 0-7-2-17-11-4-6z"
    return h(
        "svg.cal-cover",
        h("defs", DRAWINGS, night),
        h("rect", width=240, height=160, fill="url(#cal-lid)"),
        h("path.beams", d="".join(_beam(turn) for turn in range(0, 360, 30)), transform=f"translate({x} {y})"),
        [h("circle.spark", cx=u, cy=v, r=1.2) for u, v in STARS],
        constellation(WING, 42, 44, 0.42),
        h("path.far", d="M0 124 22 104l14 10 22-26 20 22 16-8 26 24H0zM120 126l30-22 16 10 24-28 22 24 28-14v30z"),
        h("path.near", d="M0 140C50 118 100 130 140 128S212 126 240 134V160H0z"),
        icon(3, 204, 126, 46),
        icon(6, 26, 126, 36),
        [icon(1, u, v, 15 + (v - 80) / 4, 0) for u, v in STEPS],
        h("circle.rift", cx=x, cy=y, r=30),
        h("path.rift-core", d=star, transform=f"translate({x} {y})"),
        viewBox="0 0 240 160",
        role="img",
        aria_label=t("name"),
    )


def _beam(turn: int) -> str:
    ends = [(190 * sin(radians(turn + side)), -190 * cos(radians(turn + side))) for side in (-3, 3)]
    return "M0 0L" + "L".join(f"{u:.0f} {v:.0f}" for u, v in ends) + "z"
