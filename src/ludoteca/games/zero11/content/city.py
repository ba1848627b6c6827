"""The city of Turin: spaces, streets, stations and where the Organ could stand.

The rulebook's text names the five Mystic Buildings, the three colours of stations, the eight rune spaces and some
geography; the artwork of the board is not available. So the street map is reconstructed, after the real city.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.content.sources import RECONSTRUCTED
from ludoteca.kernel import Refused, figure, rule

Space = int
Mask = int

SOURCE: Final = RECONSTRUCTED

PLAIN, TRAIN, MONORAIL, AIRSHIP, MYSTIC = range(5)
"""Kinds of spaces. The numbers of the stations are those of their Transport Machines."""

_LETTERS: Final = {"o": PLAIN, "r": PLAIN, "Y": TRAIN, "G": MONORAIL, "B": AIRSHIP, "M": MYSTIC}

# x grows to the east, y to the south.  o building, r building with a rune, M Mystic Building,
# Y yellow station (train), G green (monorail), B blue (airship), + piazza crossed by printed lines: not a space.
_PLAN: Final = """
.  .  o  Y  M  o  B  .  .  .  .  .
.  o  o  o  o  r  o  Y  .  .  .  .
o  M  o  G  o  +  o  r  o  .  .  .
Y  o  o  r  o  o  o  o  G  r  Y  .
o  o  B  o  o  o  B  +  o  M  o  .
o  r  o  +  r  o  M  o  o  o  +  o
.  o  o  G  o  +  o  o  o  o  r  B
.  .  o  o  Y  M  o  r  G  o  .  .
.  .  .  o  o  G  o  B  o  .  .  .
"""
MAP: Final = figure(__name__, "map", _PLAN.strip())
WIDTH: Final = 12
HEIGHT: Final = 9

_CELLS: Final = [(x, y, c) for y, row in enumerate(MAP.split("\n")) for x, c in enumerate(row.replace(" ", ""))]
_FOUND: Final = [(x, y, _LETTERS[c]) for x, y, c in _CELLS if c in _LETTERS]

SPACES: Final = len(_FOUND)
X: Final = tuple(x for x, _, _ in _FOUND)
Y: Final = tuple(y for _, y, _ in _FOUND)
KIND: Final = tuple(kind for _, _, kind in _FOUND)
PIAZZAS: Final = tuple((x, y) for x, y, c in _CELLS if c == "+")
_AT: Final = {(x, y): i for i, (x, y, _) in enumerate(_FOUND)}


def at(place: str) -> Space:
    """`at("x7y2")` is the number of that space."""
    x, y = place[1:].split("y")
    if (int(x), int(y)) not in _AT:
        raise Refused(f"The map has no space at {place}.", "edition")
    return _AT[int(x), int(y)]


def place(space: Space) -> str:
    """The way the ledger writes a space: `x7y2`."""
    return f"x{X[space]}y{Y[space]}"


# A printed line joins two spaces that do not touch; it is no space itself (O11-MOVE-04).
_LINES: Final = (
    ("x5y1", "x5y3"),  # Piazza della Repubblica
    ("x4y2", "x6y2"),
    ("x7y3", "x7y5"),  # Piazza Castello
    ("x6y4", "x8y4"),
    ("x2y5", "x4y5"),  # Piazza Solferino
    ("x5y5", "x5y7"),  # Piazza San Carlo
    ("x4y6", "x6y6"),
    ("x10y4", "x10y6"),  # Piazza Vittorio
    ("x9y5", "x11y5"),  # the bridge of the Gran Madre
    ("x9y7", "x11y6"),  # Ponte Isabella
)
LINE_PLACES: Final = figure(__name__, "lines", _LINES)
LINES: Final = tuple((at(a), at(b)) for a, b in LINE_PLACES)
RIVER: Final = (at("x10y6"), at("x11y6"))
"""Neighbours that do not touch: the Po runs between them and has no bridge here."""


@rule("O11-MOVE-03", "O11-MOVE-04")
def _edges() -> tuple[tuple[Space, Space], ...]:
    """Spaces touch to the east and to the south, never diagonally; printed lines join others."""
    touching = [(a, _AT[beside]) for (x, y), a in _AT.items() for beside in ((x + 1, y), (x, y + 1)) if beside in _AT]
    return (*(pair for pair in touching if pair != RIVER), *LINES)


EDGES: Final = _edges()
NEAR: Final[tuple[tuple[Space, ...], ...]] = tuple(
    tuple(b if a == space else a for a, b in EDGES if space in (a, b)) for space in range(SPACES)
)


def _distances(start: Space) -> tuple[int, ...]:
    far = {start: 0}
    front = [start]
    for here in front:
        for there in NEAR[here]:
            if there not in far:
                far[there] = far[here] + 1
                front.append(there)
    if len(far) < SPACES:
        raise Refused(f"On the map no street leads from {place(start)} to every other space.", "edition")
    return tuple(far[space] for space in range(SPACES))


DISTANCE: Final = tuple(_distances(space) for space in range(SPACES))

BIT: Final = tuple(1 << space for space in range(SPACES))
EVERYWHERE: Final[Mask] = (1 << SPACES) - 1
BUILDINGS: Final = tuple(space for space in range(SPACES) if KIND[space] == PLAIN)
"""Plain buildings: where clues are placed in phase 3 and where the Organ may stand."""
STATIONS: Final = tuple(
    tuple(space for space in range(SPACES) if kind and KIND[space] == kind)
    for kind in (PLAIN, TRAIN, MONORAIL, AIRSHIP)
)
"""For each Transport Machine its stations; the Steam Taxi has none."""

CIMITERO, OBELISCO, MOLE, MUSEO, TEMPIO = range(5)
MYSTIC_PLACES: Final = figure(__name__, "mystic_buildings", ("x4y0", "x1y2", "x9y4", "x6y5", "x5y7"))
MYSTIC_SPACE: Final = tuple(at(p) for p in MYSTIC_PLACES)
MYSTIC_KEYS: Final = ("cimitero", "obelisco", "mole", "museo", "tempio")
MYSTICS: Final[Mask] = sum(BIT[space] for space in MYSTIC_SPACE)

_RUNES: Final = ("x7y2", "x1y5", "x9y3", "x10y6", "x3y3", "x5y1", "x7y7", "x4y5")
RUNE_PLACES: Final = figure(__name__, "runes", _RUNES)
RUNES: Final = tuple(at(p) for p in RUNE_PLACES)
"""The space with the rune of each character, in the order of `CHARACTERS`."""

NORTH, EAST, SOUTH, WEST = range(4)
SLOTS: Final = ("north", "east", "south", "west")


@rule("O11-LOC-03", "O11-LOC-05", "O11-LOC-06", "R-20")
def _area(slot: int, building: int) -> Mask:
    """A tile says that its building lies on that side of the Organ. Comparisons are strict: nothing lies on two
    opposite sides of it, nor beyond an edge."""
    x, y = X[MYSTIC_SPACE[building]], Y[MYSTIC_SPACE[building]]
    fits = {
        NORTH: [space for space in BUILDINGS if Y[space] > y],
        SOUTH: [space for space in BUILDINGS if Y[space] < y],
        WEST: [space for space in BUILDINGS if X[space] > x],
        EAST: [space for space in BUILDINGS if X[space] < x],
    }
    return sum(BIT[space] for space in fits[slot])


AREA: Final = tuple(tuple(_area(slot, building) for building in range(5)) for slot in range(4))
ALL_BUILDINGS: Final[Mask] = sum(BIT[space] for space in BUILDINGS)
