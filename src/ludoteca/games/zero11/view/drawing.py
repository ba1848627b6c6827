"""Small drawings of our own: runes, machines, actions, and the outline of a gear."""

from __future__ import annotations

import math
from functools import cache
from typing import Any, Final

from ludoteca.paper import Markup, h, join

# Elder Futhark, drawn because few machines have the letters. Each stands in a box of -10 to 10.
_RUNES: Final = {
    "lilja": "M-4 10V-10L6-2",
    "pahlsson": "M-6 10V-10L0-5 6-10V-3M-6 10L0 5 6 10V3",
    "vikstrom": "M-5 10V-10L5-4-5 2",
    "snowy": "M5-10L-5-3 5 3-5 10",
    "koleberg": "M5-9L-5 0 5 9",
    "vidal": "M-6 10V-10L6-4V10",
    "lewis": "M-7 10V-10L0-3 7-10V10",
    "johnsson": "M0-9L-6-3 0 3M0 9L6 3 0-3",
}

_MACHINES: Final = {
    "taxi": "M-9 4h18v-4l-4-1-3-5h-7l-3 5-1 1zM-5 4a2.4 2.4 0 1 0 .1 0M5 4a2.4 2.4 0 1 0 .1 0",
    "train": "M-9 5V-5h4v-4h3v4h6v-3h5V5zM-6 5a2.2 2.2 0 1 0 .1 0M0 5a2.2 2.2 0 1 0 .1 0M6 5a2.2 2.2 0 1 0 .1 0",
    "monorail": "M-10 5H10M-8 2q0-8 8-8t8 8zM-4-2h8M0 5v4M-6 5v4M6 5v4",
    "airship": "M-10-3q4-6 11-6t9 6q-2 6-9 6t-11-6zM-3 3v4h6V3M-10-3l-1-4M-10-3l-1 4",
}
_ACTIONS: Final = {
    "move_clue": "M-9 0h11M-2-6L5 0-2 6M8-5a2 2 0 1 0 .1 0",
    "examine": "M-10 0q10-11 20 0q-10 11-20 0zM0-3.4a3.4 3.4 0 1 0 .1 0",
    "investigate": "M-2-9a6.5 6.5 0 1 0 .1 0M2.5 2.5L9 9",
    "compose": "M-5 6V-7l10-2.5V4M-7.6 6a2.6 2.2 0 1 0 5.2 0a2.6 2.2 0 1 0-5.2 0"
    "M2.4 4a2.6 2.2 0 1 0 5.2 0a2.6 2.2 0 1 0-5.2 0",
}
_SIGNS: Final = {
    "clue": "M0-9L2.4-2.6 9-2.4 3.8 1.8 5.6 8.4 0 4.6-5.6 8.4-3.8 1.8-9-2.4-2.4-2.6z",
    "wolf": "M-8-8l3 5h10l3-5 1 8-4 7-5 3-5-3-4-7zM-4 0l2 1M4 0l-2 1M-1 5h2",
    "organ": "M-8 9V-3M-4 9V-6M0 9V-9M4 9V-6M8 9V-3M-10 9h20",
    "page": "M-7-9h10l4 4V9H-7zM3-9v4h4M-4-1h8M-4 3h8",
    "tile": "M-7-7h14V7H-7z",
    "card": "M-6-9H6V9H-6z",
    "steps": "M-7 8a3 4 0 1 0 .1 0M-3-1a3 4.5 0 1 0 .1 0M5 3a3 4 0 1 0 .1 0M8-6a2.6 4 0 1 0 .1 0",
    "time": "M-6-9H6M-6 9H6M-5-9q0 6 5 9q5-3 5-9M-5 9q0-6 5-9q5 3 5 9",
}
_ALL: Final = {
    **{f"rune-{k}": v for k, v in _RUNES.items()},
    **{f"machine-{k}": v for k, v in _MACHINES.items()},
    **{f"action-{k}": v for k, v in _ACTIONS.items()},
    **{f"sign-{k}": v for k, v in _SIGNS.items()},
}

SYMBOLS: Final = h(
    "svg.zero11-symbols",
    h("clipPath", h("circle", cx=0.5, cy=0.5, r=0.5), id="zero11-medal", clipPathUnits="objectBoundingBox"),
    [h("symbol", h("path", d=d), id=f"zero11-{name}", viewBox="-12 -12 24 24") for name, d in _ALL.items()],
    aria_hidden=True,
)
"""Defined once on the page, used everywhere by `icon` and `mark`."""


def icon(name: str, kind: str = "") -> Markup:
    """A drawing among words."""
    return h(
        "svg.icon",
        h("use", href=f"#zero11-{name}", x=-12, y=-12, width=24, height=24),
        viewBox="-12 -12 24 24",
        class_=kind or None,
        aria_hidden=True,
    )


def mark(name: str, x: float, y: float, size: float, **attributes: Any) -> Markup:
    """A drawing inside a larger one, around (x, y)."""
    half = size / 2
    return h(
        "use", href=f"#zero11-{name}", x=round(x - half, 1), y=round(y - half, 1), width=size, height=size, **attributes
    )


@cache
def gear_outline(teeth: int, module: float, pointer: float) -> str:
    """The outline of a gear around (0, 0) with a tooth at the pointer's angle: trapezoid teeth that really mesh."""
    pitch, root, tip = module * teeth / 2, module * teeth / 2 - module * 0.75, module * teeth / 2 + module * 0.6
    step = 2 * math.pi / teeth
    points = []
    for n in range(teeth):
        middle = math.radians(pointer) + n * step
        for radius, share in ((root, -0.3), (pitch, -0.235), (tip, -0.14), (tip, 0.14), (pitch, 0.235), (root, 0.3)):
            angle = middle + share * step
            points.append(f"{radius * math.cos(angle):.2f} {radius * math.sin(angle):.2f}")
    return "M" + "L".join(points) + "z"


def polar(radius: float, degrees: float) -> tuple[float, float]:
    angle = math.radians(degrees)
    return round(radius * math.cos(angle), 2), round(radius * math.sin(angle), 2)


def label(*lines: str, x: float, y: float, kind: str) -> Markup:
    """A line or two of text inside a drawing."""
    return join([h(f"text.{kind}", line, x=x, y=y + 17 * n) for n, line in enumerate(lines)])
