"""Where no land lies the sky is not empty: constellations of the symbols between the arms of the board, and a moon."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.games.calamandara.content.chart import SIZE
from ludoteca.games.calamandara.view.drawing import CELL, Drawing
from ludoteca.paper import Markup, h

Stroke = tuple[tuple[int, int], ...]

WING: Final[tuple[Stroke, ...]] = (
    ((-74, 52), (-46, 8), (-8, -28), (40, -56), (78, -62), (56, -22), (26, 8), (-10, 34), (-74, 52)),
    ((-8, -28), (26, 8)),
    ((40, -56), (56, -22)),
)
TOWER: Final[tuple[Stroke, ...]] = (
    ((-34, 76), (-26, 6), (-46, -8), (-46, -50), (-18, -42), (0, -66), (18, -42), (46, -50), (46, -8), (26, 6)),
    ((26, 6), (34, 76)),
    ((-26, 6), (26, 6)),
)
MOUNTAIN: Final[tuple[Stroke, ...]] = (
    ((-84, 56), (-36, -14), (-14, 16), (20, -64), (84, 56)),
    ((0, -14), (16, -2), (30, -16), (42, -18)),
)
FLAME: Final[tuple[Stroke, ...]] = (
    ((-4, 76), (-48, 44), (-44, -2), (-16, -30), (-8, -74), (30, -38), (26, -8), (50, 6), (40, 48), (-4, 76)),
    ((-4, 76), (-14, 40), (4, 14), (18, 44), (-4, 76)),
)
NEAR, FAR = 2.6 * CELL, (SIZE - 2.6) * CELL
CORNERS: Final = ((NEAR, NEAR, MOUNTAIN), (FAR, NEAR, WING), (NEAR, FAR, TOWER), (FAR, FAR, FLAME))
SIZES: Final = (2.7, 1.5, 2.1, 1.7)
REACH: Final = 90
"""Half of the room that a constellation takes."""


def stars(d: Drawing) -> Iterator[Markup]:
    """One constellation in each corner that this board has, the moon beside the first."""
    seen = [corner for corner in CORNERS if _inside(d, *corner[:2])]
    for x, y, strokes in seen:
        yield constellation(strokes, x, y)
    if seen:
        x, y, _ = seen[0]
        crescent = "M6-21A21 21 0 1 0 21 6 17 17 0 1 1 6-21z"
        yield h("path.moon", d=crescent, transform=f"translate({x + 62:g} {y - 92:g})")


def constellation(strokes: tuple[Stroke, ...], x: float, y: float, size: float = 1) -> Markup:
    """Dotted lines from star to star."""
    lines = h("path.figure", d="".join(map(_line, strokes)))
    return h("g.stars", lines, list(_points(strokes)), transform=f"translate({x:g} {y:g}) scale({size:g})")


def _inside(d: Drawing, x: float, y: float) -> bool:
    across = d.left + REACH < x < d.left + d.width - REACH
    return across and d.top + REACH < y < d.top + d.height - REACH


def _line(stroke: Stroke) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in stroke)


def _points(strokes: tuple[Stroke, ...]) -> Iterator[Markup]:
    """Each star once, the first of a figure the brightest."""
    for n, (x, y) in enumerate(dict.fromkeys(point for stroke in strokes for point in stroke)):
        yield h("circle", cx=x, cy=y, r=SIZES[n % len(SIZES)])
