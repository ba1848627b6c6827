"""The lid of the box: houses on a hill, and what the caves below them hold."""

from __future__ import annotations

from typing import Final

from ludoteca.games.above_and_below.view.cards import Text
from ludoteca.games.above_and_below.view.grottoes import inside
from ludoteca.paper import Markup, h

HOUSES: Final = (
    # Where, how large, wall and roof.
    (30, 74, 0.8, "#e9c48d", "#a8492f"),
    (66, 67, 1.0, "#f1dfba", "#5d6f7d"),
    (112, 62, 1.35, "#e7c98f", "#a8492f"),
    (164, 66, 1.05, "#f1dfba", "#456a52"),
    (204, 74, 0.85, "#d9a27a", "#8a6a2c"),
)
CAVES: Final = ((44, 112, 1.0, 3), (122, 132, 1.1, 0), (196, 112, 1.0, 1), (28, 146, 0.7, 2), (212, 148, 0.7, 2))


def cover(t: Text) -> Markup:
    """A picture of 240 by 160, with colours of its own."""
    return h(
        "svg.ab-cover",
        h("rect.sky", width=240, height=160),
        h("circle.sun", cx=204, cy=26, r=14),
        h("path.cloud", d="M24 34q2-9 12-8 4-10 15-6 9-1 10 7 8 0 8 7zM116 22q2-7 10-6 4-8 12-4 8-1 8 5 6 0 6 5z"),
        h("path.hill", d="M0 70C40 40 90 52 128 60S206 40 240 58V100H0z"),
        [_house(*house) for house in HOUSES],
        h("path.ground", d="M0 80C40 70 80 66 130 68 180 70 210 74 240 80V160H0z"),
        h("path.grass", d="M0 80C40 70 80 66 130 68 180 70 210 74 240 80"),
        h("path.tunnel", d="M128 72C124 92 76 94 58 106M128 72C140 94 168 96 182 106M70 118C88 134 96 130 104 132"),
        [
            h("g", inside(kind), transform=f"translate({x} {y}) scale({size}) translate(-35 -24) scale(.66)")
            for x, y, size, kind in CAVES
        ],
        viewBox="0 0 240 160",
        role="img",
        aria_label=t("name"),
    )


def _house(x: float, y: float, size: float, wall: str, roof: str) -> Markup:
    """Wall, roof, chimney, door and two windows with a light in them."""
    return h(
        "g",
        h("path", d="M7-27h4v9H7z", fill="#7d5a45"),
        h("path", d="M-13 0V-15H13V0z", fill=wall),
        h("path", d="M-17-14 0-29 17-14z", fill=roof),
        h("path", d="M-3 0v-9q3-4 6 0v9z", fill="#5a3a26"),
        h("path", d="M-10-11h5v5h-5zM5-11h5v5H5z", fill="#ffe08a"),
        transform=f"translate({x} {y}) scale({size})",
    )
