"""The eleven events have pictures: a night over the roofs of Turin, and in it what the card is about."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from ludoteca.paper import Markup, h, join

GOLD: Final = "#f0cf7a"
PALE: Final = "#e8edf7"
BLOOD: Final = "#e0675c"
ICE: Final = "#a9d3e6"

Strokes = tuple[tuple[str, str, float], ...]
"""Path, colour, and the width of its line; 0: filled."""

_SCENES: Final[dict[str, tuple[str, Strokes]]] = {
    "ev01": ("#2c3350", (
        ("M150 62a14 14 0 1 0 .1 0", GOLD, 2.4), ("M150 52a24 24 0 1 0 .1 0", GOLD, 1.8), ("M150 42a34 34 0 1 0 .1 0", GOLD, 1.2),
        ("M161 88L176 104", GOLD, 5), ("M60 108V74Q60 64 70 62Q80 64 80 74V108zM58 62H82M63 61Q63 50 70 50T77 61z", "#0f1220", 0))),
    "ev02": ("#3a2f4f", (
        ("M70 100V66q0-8 6-8t6 8V54q0-8 6-8t6 8V50q0-8 6-8t6 8V58q0-7 6-7t6 7V86q0 14-14 14z", GOLD, 2.2),
        ("M132 104V70q0-8 6-8t6 8V58q0-8 6-8t6 8V54q0-8 6-8t6 8V62q0-7 6-7t6 7V90q0 14-14 14z", PALE, 1.6))),
    "ev03": ("#3b2748", (
        ("M66 42l26-8 18 56-26 8z", PALE, 2), ("M106 34h28v58h-28z", GOLD, 2.4), ("M148 36l26 10-20 56-26-10z", PALE, 2),
        ("M120 50l3.6 8 8.4 1-6.2 6 1.6 8.4-7.4-4.2-7.4 4.2 1.6-8.4-6.2-6 8.4-1z", GOLD, 0))),
    "ev04": ("#1e3a34", (
        ("M158 34a24 24 0 1 0 20 40a26 26 0 0 1-20-40z", PALE, 0), ("M58 96L132 56M132 56l-14 1M132 56l-6 12M58 96l-12 2M58 96l2 12", GOLD, 3),
        ("M70 44Q104 60 88 106", GOLD, 2.4), ("M70 44L88 106", PALE, 1))),
    "ev05": ("#2b3a48", (
        ("M72 104V62q0-12 24-12t24 12v42z", "#5d7286", 0), ("M84 50V36h24v14", "#5d7286", 0), ("M72 76h48M72 90h48", ICE, 1.6),
        ("M150 48v36M134 57l32 18M166 57l-32 18M150 54l-6-5M150 54l6-5M150 78l-6 5M150 78l6 5", ICE, 2.4))),
    "ev06": ("#40233a", (
        ("M120 42q28 0 28 26q0 12-8 20q-8-8-20-8t-20 8q-8-8-8-20q0-26 28-26z", "#f4d9e1", 0), ("M104 64q6-5 12 0M124 64q6-5 12 0", "#40233a", 2.6),
        ("M112 92h16M120 80v24", BLOOD, 3))),
    "ev07": ("#26304f", (
        ("M76 98V52l44-10v46", GOLD, 3.4), ("M60 98a8 6.4 0 1 0 16 0a8 6.4 0 1 0-16 0zM104 88a8 6.4 0 1 0 16 0a8 6.4 0 1 0-16 0z", GOLD, 0),
        ("M40 56h150M40 66h150M40 76h150M40 86h150", PALE, .7), ("M158 92V54l18 8", PALE, 2.6), ("M144 92a7 5.6 0 1 0 14 0a7 5.6 0 1 0-14 0z", PALE, 0))),
    "ev08": ("#33203c", (
        ("M90 106q0-28 8-34a12 12 0 1 1 16 0q8 6 8 34z", "#f4d9e1", 0), ("M134 106q6-38 16-46a15 15 0 1 1 20 0q12 8 16 46z", "#0c0a14", 0),
        ("M154 50q4-3 7 0M165 50q4-3 7 0", BLOOD, 2))),
    "ev09": ("#2a4258", (
        ("M60 96a6 9 0 1 0 .1 0M84 84a6 9 0 1 0 .1 0M108 94a6 9 0 1 0 .1 0M132 80a6 9 0 1 0 .1 0M156 90a6 9 0 1 0 .1 0", PALE, 0),
        ("M50 40h.1M80 52h.1M104 36h.1M130 50h.1M160 38h.1M186 56h.1M66 62h.1M176 70h.1", "#fff", 4))),
    "ev10": ("#2f2b52", (
        ("M92 44h40v56h-40z", GOLD, 2.6), ("M112 60l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z", GOLD, 0), ("M72 96q-16-28 8-48M72 48h10v10", PALE, 2.6),
        ("M152 50q16 28-8 48M152 98h-10v-10", PALE, 2.6))),
    "ev11": ("#3a3328", (
        ("M84 34h40l18 18v14l-8 6 6 8-8 6 6 8-10 6H84z", "#f1e6c8", 0), ("M92 54h30M92 64h34M92 74h28M92 84h32", "#7d6a48", 2),
        ("M152 60l18-4 8 30-14 18-14-6 6-10-8-8z", "#f1e6c8", 0))),
}  # fmt: skip
"""The night behind it, and the strokes."""
OWN_MOON: Final = "ev04"
"""The hunt goes on under a crescent: no night has two moons."""

_ROOFS: Final = (
    "M0 120V104H14V96L24 88 34 96V104H52V92H60V80L66 68 72 80V92H88V100H104V86Q118 72 132 86V100H150V92L160 84 170 92V102"
    "H190V90H198V74L203 58 208 74V90H222V102H240V120z"
)


@cache
def event_picture(key: str) -> Markup:
    """One event, in a box of 240 by 120."""
    night, strokes = _SCENES[key]
    return h(
        "svg.scene",
        h("path", d="M0 0H240V120H0z", fill=night),
        None if key == OWN_MOON else h("circle.moon", cx=222, cy=46, r=11, fill="#fff6d8", fill_opacity=0.9),
        h(
            "path",
            d="M20 36h.1M46 44h.1M30 62h.1M190 36h.1M228 68h.1M12 78h.1M52 32h.1",
            stroke="#fff",
            stroke_width=2,
            stroke_linecap="round",
        ),
        h("path", d=_ROOFS, fill="#0d101c", fill_opacity=0.75),
        [_stroke(*stroke) for stroke in strokes],
        viewBox="0 26 240 86",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden=True,
    )


def _stroke(d: str, colour: str, width: float) -> Markup:
    if not width:
        return h("path", d=d, fill=colour)
    return h(
        "path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def dial(hour: int, wide: int, high: int) -> Markup:
    """The clock of Ragnarök behind the whole city: what has been of the night is dark, and the hand goes on."""
    cx, cy, radius = wide // 2 - 60, high // 2, high // 2 - 34
    past = h("path.past", d=sector(radius, 30 * (hour - 1)), transform=f"translate({cx} {cy})") if hour > 1 else None
    tick = f"M0-{radius - 6}V-{radius - 34}"
    marks = [h("path.tick", d=tick, transform=f"translate({cx} {cy}) rotate({30 * n})") for n in range(12)]
    rings = [h("circle.ring", cx=cx, cy=cy, r=r) for r in (radius, radius - 42)]
    return join(past, rings, marks)


def sector(radius: float, degrees: float) -> str:
    """So much of a round dial, from XII on."""
    angle = math.radians(min(degrees, 359.9) - 90)
    large = 1 if degrees > 180 else 0
    x, y = radius * math.cos(angle), radius * math.sin(angle)
    return f"M0 0V-{radius}A{radius} {radius} 0 {large} 1 {x:.1f} {y:.1f}z"
