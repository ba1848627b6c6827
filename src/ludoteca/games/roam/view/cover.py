"""The lid of the box, for the lobby. It carries its colours itself: no style sheet of the game is at hand there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.roam.view.faces import LOOKS
from ludoteca.paper import Markup, h, join
from ludoteca.portrait import portrait


def _fill(colour: str, d: str) -> Markup:
    return h("path", d=d, fill=colour)


def _stroke(colour: str, d: str) -> Markup:
    return h("path", d=d, fill="none", stroke=colour, stroke_width=2, stroke_linecap="round")


def _pine(x: int, y: int, size: float) -> Markup:
    tree = _fill("#2f5d40", "M0-24l7 9h-3.4l5 7h-3l4 5h-19.2l4-5h-3l5-7H-7z")
    return h("g", _fill("#6e4f33", "M-1.2 0h2.4v-5h-2.4z"), tree, transform=f"translate({x} {y}) scale({size})")


def _cactus(x: int, y: int) -> Markup:
    body = "M-2 0v-9h-5q-3 0-3-3v-5h3v5h5v-9q0-2 2-2t2 2v6h5v-5h3v5q0 3-3 3h-5v12z"
    return h("g", _fill("#6f8f4d", body), transform=f"translate({x} {y})")


def _cube(x: int, y: int, light: str, mid: str, dark: str) -> Markup:
    return h(
        "g",
        h("path", d="M4 35l17 7 17-7-3-6H8z", fill="#000", opacity=".25"),
        _fill(mid, "M4 13l16 8v19L4 31z"),
        _fill(dark, "M36 13l-16 8v19l16-9z"),
        _fill(light, "M20 5l16 8-16 8-16-8z"),
        transform=f"translate({x} {y})",
    )


def _found(x: int, y: int, turn: int, who: str, *cells: tuple[int, int]) -> Markup:
    """A card with the face of somebody who was lost, and the pattern in which they wander."""
    face = h("svg", portrait(LOOKS[who]), x=-17, y=-20, width=34, height=34, viewBox="0 0 100 100")
    shadow = h("rect", x=-18, y=-20, width=40, height=50, rx=4, opacity=".3")
    paper = h("rect", x=-20, y=-23, width=40, height=50, rx=4, fill="#fffaf0", stroke="#cbb68b")
    pattern = _fill("#3a2b1b", "".join(f"M{4 * column - 2} {4 * row + 18.5}h3.4v3.4h-3.4z" for row, column in cells))
    return h("g", shadow, paper, face, pattern, transform=f"translate({x} {y}) rotate({turn})")


_LINES: Final = h(
    "path", d="M40 0v160M120 0v160M200 0v160M0 54h240M0 108h240", stroke="#2a1c0c", stroke_opacity=".22", fill="none"
)
_EDGES: Final = h("path", d="M80 0v160M160 0v160", stroke="#2a1c0c", stroke_opacity=".7", stroke_width=2.5, fill="none")
_PICTURE: Final = join(
    _fill("#6e9a63", "M0 0h80v160H0z"),
    _fill("#80aa71", "M0 36q24-18 40-6t40-8v34q-26 16-44 4t-36 10zM0 118q24-16 42-4t38-6v34q-22 12-40 2t-40 8z"),
    [_pine(*tree) for tree in ((16, 34, 0.9), (62, 44, 1), (34, 84, 0.8), (12, 108, 1), (64, 122, 0.9), (36, 150, 1))],
    _fill("#6db3cf", "M80 0h80v160H80z"),
    _fill("#ecd9a6", "M80 0h80v30q-16 14-34 4t-46 12z"),
    _stroke("#e9f6f4", "M80 48q28-22 46-12t34-4"),
    _stroke("#e6f5fa", "M92 76q4-5 8 0t8 0t8 0M124 98q4-5 8 0t8 0t8 0M90 126q4-5 8 0t8 0t8 0M128 146q4-5 8 0t8 0"),
    _fill("#edc98a", "M160 0h80v160h-80z"),
    _fill("#f5d9a4", "M160 40q20-16 40-4t40-10v34q-22 18-42 6t-38 8z"),
    _fill("#e0b56f", "M160 126q20-14 40-2t40-12v48h-80z"),
    _cactus(224, 112),
    _LINES,
    _EDGES,
    _cube(40, 60, "#ec8479", "#c23b32", "#84211b"),
    _cube(81, 60, "#ec8479", "#c23b32", "#84211b"),
    _cube(121, 60, "#7fb2e8", "#2f6fb5", "#1d4a7d"),
    _cube(121, 8, "#7fb2e8", "#2f6fb5", "#1d4a7d"),
    _cube(161, 112, "#ffdc69", "#d9a514", "#92690a"),
    _cube(41, 112, "#86c98f", "#3e8a4b", "#265a30"),
    _found(198, 46, 7, "C38", (-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    _found(121, 127, -5, "C10", (-1, 0), (1, -1), (1, 1)),
    _found(26, 36, -8, "start-pathfinder", (0, -1), (0, 0), (0, 1)),
)


def cover(t: Callable[..., str]) -> Markup:
    """Three lands of the map, seen from above, with explorers on them and some of those they have found."""
    return h("svg.roam-cover", _PICTURE, viewBox="0 0 240 160", role="img", aria_label=t("name"))
