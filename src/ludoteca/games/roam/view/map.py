"""The map, drawn: six lands, their coins and markers, the seats around them, and what may be clicked on it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final

from ludoteca.games.roam.view.land import HIGH, SQUARE, WIDE
from ludoteca.paper import Blocks, Markup, h, join, within

MARGIN: Final = 52
"""Room around the lands: a scroll, above it the letter of a column, above that the tab of whoever sits there."""
GAP: Final = 6
"""Lands lie edge to edge; this much lets the eye tell them apart."""
SCROLL: Final = 22
"""How high a scroll is: the name fits on it in the size that a phone needs, tails of letters included."""
SIDE_X: Final = 2 * MARGIN + 3 * WIDE + 2 * GAP
SIDE_Y: Final = 2 * MARGIN + 2 * HIGH + GAP

Place = tuple[int, int]


def left(column: int) -> int:
    """The left edge of a column. Columns beyond the map are in the margin."""
    return MARGIN + column * SQUARE + (max(0, min(column, 5)) // 2) * GAP


def top(row: int) -> int:
    return MARGIN + row * SQUARE + (max(0, min(row, 5)) // 3) * GAP


def corner(slot: int) -> Place:
    """Where the land of a slot begins: slots 0 to 2 are the northern row, 3 to 5 the southern."""
    return left(slot % 3 * 2), top(slot // 3 * 3)


@lru_cache(4096)
def land(slot: int, biome: str, name: str, card: int, **attributes: Any) -> Markup:
    """One land with the lines of its squares and the scroll on its outer edge."""
    x, y = corner(slot)
    outer = y - SCROLL - 1 if slot < 3 else y + HIGH + 1
    return h(
        "g.land",
        h("use", href=f"#roam-{biome}", x=x, y=y, width=WIDE, height=HIGH),
        h("path.lines", d=f"M{x + SQUARE} {y}v{HIGH}M{x} {y + SQUARE}h{WIDE}M{x} {y + 2 * SQUARE}h{WIDE}"),
        h("rect.edge", x=x, y=y, width=WIDE, height=HIGH, rx=5),
        h("use", href="#roam-scroll", x=x + 5, y=outer, width=110, height=SCROLL),
        h("text.biome", name, x=x + WIDE // 2, y=outer + 15.5),
        glide=f"card-{card}",
        **attributes,
    )


@cache
def frame(slot: int) -> Markup:
    """A line around a land that everybody looks at."""
    x, y = corner(slot)
    return h("rect.contested", x=x, y=y, width=WIDE, height=HIGH, rx=6)


def gap(slot: int, text: str) -> Markup:
    """Where no land is left to lie."""
    x, y = corner(slot)
    return h(
        "g.nowhere",
        h("rect", x=x, y=y, width=WIDE, height=HIGH, rx=5),
        h("text", text, x=x + WIDE // 2, y=y + HIGH // 2),
    )


_COINS_AT: Final = ((), (20,), (10, 30), (2, 20, 38))


@cache
def coins(row: int, column: int, count: int, spent: bool) -> Markup:
    """Coin symbols of a square; pale once a marker has covered them."""
    x, y = left(column), top(row) + 37
    return h(
        "g.coins",
        [h("use", href="#roam-coin", x=x + at, y=y, width=20, height=20) for at in _COINS_AT[count]],
        class_="spent" if spent else None,
    )


@cache
def marker(
    row: int, column: int, colour: int, glide: str | None = None, level: int = 0, kind: str = "marker"
) -> Markup:
    """A wooden cube, the second one of a stack a little higher."""
    return h(
        f"use.{kind}.seat-{colour}",
        href=f"#roam-marker-{colour}",
        x=left(column) + 11,
        y=top(row) + 7 - 13 * level,
        width=38,
        height=42,
        glide=glide,
    )


@lru_cache(4096)
def target(row: float, column: int, *, wide: int = 1, high: float = 1, **attributes: Any) -> Markup:
    """Something to click on the map."""
    return h(
        "rect.target",
        x=left(column) + 2,
        y=round(top(int(row)) + (row - int(row)) * SQUARE) + 2,
        width=SQUARE * wide - 4,
        height=round(SQUARE * high) - 4,
        rx=6,
        **attributes,
    )


def caption(row: int, column: int, text: str, down: float) -> Markup:
    """A word on a square."""
    return h("text.caption", text, x=left(column) + SQUARE // 2, y=round(top(row) + SQUARE * down) + 4)


def land_target(slot: int, **attributes: Any) -> Markup:
    return target(slot // 3 * 3, slot % 3 * 2, wide=2, high=3, **attributes)


_EDGES: Final[dict[str, tuple[int, int, int]]] = {
    "south": (SIDE_X // 2, SIDE_Y - 9, 0),
    "west": (9, SIDE_Y // 2, 90),
    "north": (SIDE_X // 2, 9, 180),
    "east": (SIDE_X - 9, SIDE_Y // 2, 270),
}


@lru_cache(4096)
def edge(where: str, colour: int, active: bool, tip: str) -> Markup:
    """Who sits at this edge, and the direction in which that player's characters face."""
    x, y, turn = _EDGES[where]
    return h(
        "g.seat-edge",
        h("path", d="M-29 7L-23-4Q-21-6-17-6H17Q21-6 23-4L29 7z"),  # between the letters of two columns
        h("path.arrow", d="M-6 3L0-3 6 3z"),
        class_=f"seat-{colour}" + (" active" if active else ""),
        transform=f"translate({x} {y}) rotate({turn})",
        tip=tip,
    )


def edge_target(where: str, name: str, **attributes: Any) -> Markup:
    """A free edge to sit at."""
    x, y, turn = _EDGES[where]
    return h(
        "g.target.seat-edge.free",
        h("path", d="M-46 8L-38-6Q-36-9-32-9H32Q36-9 38-6L46 8z"),
        h("text", name, y=4, transform="rotate(180)" if turn == 180 else None),
        transform=f"translate({x} {y}) rotate({turn})",
        **attributes,
    )


_PARCHMENT: Final = join(
    h("rect.parchment", x=1, y=1, width=SIDE_X - 2, height=SIDE_Y - 2, rx=16),
    h("rect.parchment-line", x=6, y=6, width=SIDE_X - 12, height=SIDE_Y - 12, rx=12),
)


def chart(defs: Blocks, layers: Sequence[Markup | list[Markup]], label: str) -> Blocks:
    """The whole map: parchment, lands and everything on them, from bottom to top."""
    return within(
        "svg.map",
        defs,
        _PARCHMENT,
        *layers,
        viewBox=f"0 0 {SIDE_X} {SIDE_Y}",
        role="group",
        aria_label=label,
    )
