"""What lies behind the cells: the night sky, the light of the Fenda, the zones with their names, the coordinates."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin
from typing import Final

from ludoteca.games.calamandara.content.chart import FENDA, SIZE, Mask, cell_at, place_of
from ludoteca.games.calamandara.view.drawing import CELL, Drawing
from ludoteca.games.calamandara.view.lands import scenery
from ludoteca.games.calamandara.view.words import COLUMNS
from ludoteca.kernel import bits_of
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Markup, h, join

RAYS: Final = 16
FAR: Final = 470
"""How far the light of the Fenda reaches."""
MIDDLE: Final = SIZE * CELL / 2
"""The Fenda lies in the middle, however the board is turned."""
RINGS: Final = (3.1, 5.2, 7.3)
"""Circles of a star chart around the Fenda, in cells."""
APART: Final = 20
"""Two labels nearer than this to each other cannot be read."""
ROOM: Final = 110
"""What the name of a zone needs on the page."""


@cache
def lights() -> Markup:
    """Gradients, defined once in a page."""
    return join(
        h(
            "radialGradient",
            h("stop.g0", offset=0), h("stop.g1", offset=".12"), h("stop.g2", offset=".45"), h("stop.g3", offset=1),
            id="cal-glow",
        ),
        h(
            "radialGradient",
            h("stop.g4", offset=0), h("stop.g5", offset=1),
            id="cal-ray", gradientUnits="userSpaceOnUse", cx=0, cy=0, r=FAR,
        ),
        h(
            "radialGradient",
            h("stop.f0", offset=0), h("stop.f1", offset=".3"), h("stop.f2", offset=1),
            id="cal-final", gradientUnits="userSpaceOnUse", cx=MIDDLE, cy=MIDDLE, r=FAR * 0.6,
        ),
    )  # fmt: skip


def sky(d: Drawing) -> Iterator[Markup]:
    """Light that comes from the Fenda, in rays and as a glow."""
    x, y = d.place(FENDA)
    yield h("circle.glow", cx=x, cy=y, r=FAR, fill="url(#cal-glow)")
    rays = "".join(_ray(360 / RAYS * i, 3.4 if i % 2 else 1.6) for i in range(RAYS))
    yield h("path.rays", d=rays, fill="url(#cal-ray)", transform=f"translate({x:g} {y:g})")


def rings(d: Drawing) -> Markup:
    """A star chart is drawn around the Fenda, over the lands and under their cells."""
    x, y = d.place(FENDA)
    circles = [h("circle", r=CELL * r) for r in RINGS]
    return h("g.rings", circles, h("circle.ticks", r=CELL * RINGS[0] - 5), transform=f"translate({x:g} {y:g})")


@cache
def _ray(turn: float, wide: float) -> str:
    ends = [(FAR * sin(radians(turn + side)), -FAR * cos(radians(turn + side))) for side in (-wide, wide)]
    return "M0 0L" + "L".join(f"{u:.0f} {v:.0f}" for u, v in ends) + "z"


def halo(d: Drawing) -> Markup:
    """The Fenda shines over the cells around it."""
    x, y = d.place(FENDA)
    return h("circle.halo", cx=x, cy=y, r=CELL * 4.5, fill="url(#cal-glow)")


def zones(d: Drawing, t: Text) -> Iterator[Markup]:
    """The lands under the cells, each with its name written along its edge."""
    chart = d.map
    for seat in d.view.everyone:
        yield _land(d, chart.initial[seat], f"land hue-{seat}")
        yield scenery(seat, *_ground(d, chart.initial[seat]))
    for mask in _arms(d):
        yield _land(d, mask, "land final")
    for seat in d.view.everyone:
        yield _name(d, chart.initial[seat], t("zone-initial-name"), f"hue-{seat}")
    yield _name(d, _centre(d), t("zone-final"), "final")


def _centre(d: Drawing) -> Mask:
    x, y = place_of(FENDA)
    return sum(1 << cell_at(x + i, y + j) for i in range(-2, 3) for j in range(-2, 3))


def _arms(d: Drawing) -> Iterator[Mask]:
    """The Zona Final as rectangles: along each axis the centre with its arms."""
    centre = _centre(d)
    yield centre
    for seat in d.view.everyone:
        yield d.map.final & d.map.boards[seat]


def _bounds(d: Drawing, mask: Mask) -> tuple[float, float, float, float]:
    places = [d.place(cell) for cell in bits_of(mask)]
    left, top = min(x for x, _ in places), min(y for _, y in places)
    return left, top, max(x for x, _ in places) - left, max(y for _, y in places) - top


def _ground(d: Drawing, mask: Mask, margin: float = 0) -> tuple[float, float, float, float]:
    """What the cells of a land take up, and a margin."""
    left, top, width, height = _bounds(d, mask)
    grow = CELL / 2 + margin
    return left - grow, top - grow, width + 2 * grow, height + 2 * grow


def _land(d: Drawing, mask: Mask, kind: str) -> Markup:
    x, y, width, height = _ground(d, mask, 3)
    return h("rect", x=x, y=y, width=width, height=height, rx=9, class_=kind)


def _name(d: Drawing, mask: Mask, name: str, kind: str) -> Markup:
    """Along the left edge of a land before or behind the Fenda, along the top of one beside it."""
    left, top, width, height = _bounds(d, mask)
    x, _ = d.place(FENDA)
    edge = CELL / 2 + 9
    if kind == "final" and d.view.seats > 2:
        if left - d.left < ROOM:
            beside = left + width + CELL / 2 + 26  # the letters of the rows stand in between
            return h("text.zone.beside", name, x=beside, y=top - edge, class_=kind, aria_hidden="true")
        return h("text.zone.corner", name, x=left - CELL / 2 - 6, y=top - edge, class_=kind, aria_hidden="true")
    if abs(left + width / 2 - x) > 1:
        return h("text.zone", name, x=left + width / 2, y=top - edge, class_=kind, aria_hidden="true")
    along = f"translate({left - edge:g} {top + height / 2:g}) rotate(-90)"
    return h("text.zone", name, transform=along, class_=kind, aria_hidden="true")


def coordinates(d: Drawing) -> Iterator[Markup]:
    """Letters and numbers at the end of every column and row, as in the log."""
    for name, x, y in labels(d):
        yield h("text.at", name, x=x, y=y, aria_hidden="true")


def labels(d: Drawing) -> Iterator[tuple[str, float, float]]:
    """Each with its place; where a line that stands meets one that lies, the latter's label makes room."""
    cells = bits_of(d.map.cells)
    lines = [([cell for cell in cells if place_of(cell)[0] == i], COLUMNS[i]) for i in range(SIZE)]
    lines += [([cell for cell in cells if place_of(cell)[1] == i], str(SIZE - i)) for i in range(SIZE)]
    found = [(name, *_label([d.place(cell) for cell in line])) for line, name in lines if line]
    under = [(x, y) for _, x, y, stands in found if stands]
    for name, x, y, stands in found:
        crowded = not stands and any(abs(x - u) < APART and abs(y - v) < APART for u, v in under)
        yield name, x, y + (APART / 2 if crowded else 0)


def _label(places: list[tuple[float, float]]) -> tuple[float, float, bool]:
    """Under a line that stands upright on the page, to the right of one that lies."""
    xs, ys = {x for x, _ in places}, {y for _, y in places}
    if len(xs) == 1:
        return places[0][0], max(ys) + CELL / 2 + 15, True
    return max(xs) + CELL / 2 + 15, places[0][1] + 5, False
