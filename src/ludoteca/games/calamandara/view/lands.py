"""What the land of each traveller looks like under its cells: a sea, a mountain of fire, dunes, a wood."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from ludoteca.paper import Markup, h

SIDE: Final = 200
"""A land is as long as this, and less deep: what is cut off is sky."""


class Scenery(NamedTuple):
    """Three layers, painted one after the other before a glowing horizon: far off, near, and what shines."""

    far: str
    near: str
    shines: str


SEA: Final = Scenery(
    far="M0 112Q26 100 52 112T104 112T156 112T208 112V200H0z",
    near="M0 150Q20 138 40 150T80 150T120 150T160 150T200 150T240 150V200H0zM128 128l34 0-7 13h-20zM144 92v32l-18 0z",
    shines="M56 66a15 15 0 1 0 .1 0zM20 124h24v2H20zM74 130h38v2H74zM30 168h46v2H30zM104 182h60v2h-60z",
)
FIRE: Final = Scenery(
    far="M0 134 34 92l22 20 34-54h26l40 62 20-16 30 34V200H0z",
    near="M0 176 40 142l30 20 36-28 40 32 26-16 34 24V200H0z",
    shines="M92 58h22l-5 12 7 22-10 26 5 20-9 14-5-30 6-24-9-20zM84 40q8-10 4-20q14 8 10 22zM112 30q8-6 6-16 9 8 4 20z",
)
SAND: Final = Scenery(
    far="M0 128Q50 88 104 124T200 110V200H0z",
    near="M0 166Q40 150 84 168T160 158T200 172V200H0zM140 134l24-36 24 36zM112 138l16-24 16 24z",
    shines="M62 52a22 22 0 1 0 .1 0zM0 182q60-14 112 2t94-6v3q-44 18-94 6T0 185zM164 98l24 36h-8z",
)
WOOD: Final = Scenery(
    far="M0 132l12-34 12 34 10-44 12 44 12-52 14 52 22-48 12 48 12-40 12 40 12-54 14 54 10-36 12 36 14-44 14 44V200H0z",
    near="M0 178l16-44 16 44 18-56 20 56 16-40 16 40 20-60 20 60 16-42 16 42 14-50 18 50V200H0z",
    shines="M150 40a17 17 0 1 0 14 28a20 20 0 0 1-14-28zM52 186h3v3h-3zM96 178h3v3h-3zM134 190h3v3h-3zM176 180h3v3h-3z",
)
LANDS: Final = (SEA, FIRE, SAND, WOOD)
"""By seat, as their colours are: blue, red, gold, green."""


@cache
def scenery(seat: int, x: float, y: float, width: float, height: float) -> Markup:
    """A land's picture fills its bounds, upright for whoever looks, and standing on their lower edge."""
    painted = LANDS[seat]
    dusk = [h(f"stop.d{n}", offset=f".{n}") for n in (1, 6, 9)]
    return h(
        "svg.scenery",
        h("linearGradient", dusk, id=f"cal-dusk-{seat}", x2=0, y2=1),
        h("rect", width=SIDE, height=SIDE, fill=f"url(#cal-dusk-{seat})"),
        h("path.far", d=painted.far),
        h("path.shines", d=painted.shines),
        h("path.near", d=painted.near),
        x=x, y=y, width=width, height=height,
        viewBox=f"0 0 {SIDE} {SIDE}",
        preserveAspectRatio="xMidYMax slice",
        class_=f"hue-{seat}",
        aria_hidden="true",
    )  # fmt: skip
