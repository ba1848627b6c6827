"""What one sees in an empty cave of the own village: crystals, mushrooms, water, or what somebody left there."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteca.paper import Markup, h, join

Shape = tuple[str, str]
"""A path and its colour."""

FLOOR: Final = "M0 70V53C18 46 36 55 56 51S90 46 106 53V70z"
ROOF: Final = "M0 0H106V13L99 8 93 25 86 9 75 19 67 7 56 14 45 6 37 22 29 9 19 17 11 8 0 15z"
FOUND: Final[tuple[tuple[str, tuple[Shape, ...]], ...]] = (
    (
        "#8d63d6",
        (
            ("M38 54l5-17 7 17zM62 54l6-14 7 14z", "#8d63d6"),
            ("M47 54l9-29 9 29z", "#b58cf0"),
            ("M56 25l9 29h-9zM68 40l7 14h-7z", "#dcc6ff"),
        ),
    ),
    (
        "#2f9c8a",
        (
            ("M36 54v-10h4v10zM53 54V38h5v16zM70 54v-8h4v8z", "#e9dcc0"),
            ("M29 45q9-13 18 0zM43 39q12-18 25 0zM65 47q7-10 14 0z", "#3fc3aa"),
            ("M37 41h3v2h-3zM51 34h3v2h-3zM58 36h3v2h-3zM71 44h2v2h-2z", "#d9fff4"),
        ),
    ),
    (
        "#2f7f9c",
        (
            ("M18 55C28 48 78 48 90 55 80 61 30 61 18 55z", "#3f9dbb"),
            ("M34 54h18v1.500H34zM58 57h16v1.500H58zM44 51h10v1.500H44z", "#c9f0fa"),
            ("M37 26q5 8 0 10-5-2 0-10z", "#8fd8ec"),
        ),
    ),
    (
        "#d79a35",
        (
            ("M76 14h3v42h-3zM88 14h3v42h-3zM76 22h15v3H76zM76 32h15v3H76zM76 42h15v3H76z", "#7a5a38"),
            ("M40 54h16v-3H40zM42 51V38h12v13zM44 38l4-6 4 6z", "#4a3520"),
            ("M44 40h8v9h-8z", "#ffdf8a"),
        ),
    ),
)
"""The colour of its light, and what lies in it."""


@cache
def grotto(number: int) -> Markup:
    """The same cave always shows the same."""
    light, shapes = FOUND[number % len(FOUND)]
    return h(
        "svg.grotto",
        _glow(light),
        h("path", d=ROOF, fill="#150e0e"),
        h("path", d=FLOOR, fill="#1d1412"),
        [h("path", d=d, fill=colour) for d, colour in shapes],
        viewBox="0 0 106 70",
        preserveAspectRatio="xMidYMax slice",
        aria_hidden=True,
    )


def _glow(light: str) -> list[Markup]:
    return [h("ellipse", cx=53, cy=46, rx=r, ry=r * 0.62, fill=light, opacity=0.2) for r in (48, 34, 22)]


def inside(number: int) -> Markup:
    """The same seen through a hole in the ground."""
    light, shapes = FOUND[number]
    dark = h("ellipse", cx=53, cy=40, rx=50, ry=26, fill="#1d1412")
    return join(dark, _glow(light)[1:], [h("path", d=d, fill=colour) for d, colour in shapes])
