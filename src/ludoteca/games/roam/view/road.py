"""The road below the map: how far everybody has come towards the characters that end the game."""

from __future__ import annotations

from math import sin
from typing import Final

from ludoteca.games.roam.content import CARDS_TO_END
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view.targets import Text
from ludoteca.paper import Markup, h, kept

WIDE: Final = 460
HIGH: Final = 112
FIRST: Final = 44
"""Where the first stone lies; the tent stands before it."""
STEP: Final = (WIDE - FIRST - 38) / max(CARDS_TO_END - 1, 1)

Place = tuple[float, float]


def road(view: Roam, t: Text) -> Markup:
    """A stone for each character, a flag on the last one, and everybody's cube on the stone of the latest found."""
    return _road(tuple(len(explorer.cards) for explorer in view.explorers), t)


@kept
def _road(found: tuple[int, ...], t: Text) -> Markup:
    stones = [_stone(n) for n in range(1, CARDS_TO_END + 1)]
    way = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (_place(1 + n / 4) for n in range(4 * (CARDS_TO_END - 1) + 1)))
    drawing = h(
        "svg",
        h("path.way", d=way),
        h("path.tent", d=f"M4 {HIGH - 26}l14-25 14 25z"),
        h("path.door", d=f"M14 {HIGH - 26}l4-13 4 13z"),
        stones,
        _flag(),
        [_cube(seat, found) for seat in range(len(found))],
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio="xMinYMid",
        role="img",
        aria_label=t("road", end=CARDS_TO_END),
    )
    return h("figure.road", h("figcaption", t("road", end=CARDS_TO_END)), drawing)


def _place(n: float) -> Place:
    """Where the road is at the n-th stone: it winds a little."""
    return FIRST + (n - 1) * STEP, HIGH - 34 + 5 * sin(n * 1.1)


def _stone(n: int) -> Markup:
    x, y = _place(n)
    return h(
        "g.stone",
        h("ellipse", cx=f"{x:.1f}", cy=f"{y:.1f}", rx=14, ry=6),
        h("text", n, x=f"{x:.1f}", y=f"{y + 21:.1f}"),
    )


def _flag() -> Markup:
    x, y = _place(CARDS_TO_END)
    return h("path.flag", d=f"M{x + 13:.1f} {y:.1f}v-46l18 8-18 8")


def _cube(seat: int, found: tuple[int, ...]) -> Markup:
    """Whoever has found as many stands on top of the one before."""
    n = min(found[seat], CARDS_TO_END)
    below = sum(min(other, CARDS_TO_END) == n for other in found[:seat])
    x, y = _place(n)
    return h(
        f"use.seat-{seat}",
        href=f"#roam-marker-{seat}",
        x=f"{x - 15:.1f}",
        y=f"{y - 27 - 17 * below:.1f}",
        width=30,
        height=33,
        glide=f"road-{seat}",
    )
