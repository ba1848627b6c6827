"""The map: a grid of 6 x 6 squares as bits of one int, six lands of 2 x 3, and where every pattern may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.roam.content import AT, CHARACTERS, LANDSCAPES
from ludoteca.kernel import Option, rule

SIDE: Final = 6
SQUARES: Final = SIDE * SIDE
WHOLE: Final = (1 << SQUARES) - 1
SLOTS: Final = 6
SLOT_NAMES: Final = ("N0", "N1", "N2", "S0", "S1", "S2")

Cell = tuple[int, int]


def square(row: int, col: int) -> int:
    return row * SIDE + col


def bit(row: int, col: int) -> int:
    """The bit of a square, or 0 beyond the edge of the map."""
    return 1 << square(row, col) if 0 <= row < SIDE and 0 <= col < SIDE else 0


@rule("ROAM-SETUP-05")
def on_map(slot: int, row: int, col: int) -> int:
    """The map square of a land's own square, counted from its scroll end: the scroll is always on the outer edge."""
    k = slot % 3
    return square(row, 2 * k + col) if slot < 3 else square(5 - row, 2 * k + 1 - col)


SQUARES_OF: Final = tuple(sum(1 << on_map(slot, r, c) for r in range(3) for c in range(2)) for slot in range(SLOTS))
FACING_OF_SLOT: Final = (0, 0, 0, 2, 2, 2)  # quarter turns: the south row lies upside down


def _symbols(coins: str, slot: int) -> tuple[int, int, int]:
    """The squares with at least one, two and three coin symbols."""
    masks = [0, 0, 0]
    for row, digits in enumerate(coins.split()):
        for col, digit in enumerate(digits):
            for n in range(int(digit)):
                masks[n] |= 1 << on_map(slot, row, col)
    return masks[0], masks[1], masks[2]


SYMBOLS: Final = tuple(tuple(_symbols(coins, slot) for slot in range(SLOTS)) for _, coins in LANDSCAPES)
"""SYMBOLS[landscape][slot]"""


# Patterns.


@rule("ROAM-TURN-03")
def cells(pattern: str, turns: int) -> tuple[list[Cell], list[Cell]]:
    """The markers and the blanks of a pattern as it is printed, after some quarter turns clockwise."""
    rows = pattern.split("/")
    for _ in range(turns):
        rows = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    marks = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "#"]
    blanks = [(r, c) for r, row in enumerate(rows) for c, x in enumerate(row) if x == "o"]
    return marks, blanks


@dataclass(frozen=True)
class Placement:
    """A pattern lying on the map: its markers, and those of its blanks that are not beyond the edge."""

    markers: int
    blanks: int


@rule("ROAM-TURN-05", "ROAM-TURN-17")
def _markers_at(marks: list[Cell], down: int, right: int) -> int:
    """Every normal square has to lie on the map, on whatever lands; nothing where one would stick out."""
    bits = [bit(r + down, c + right) for r, c in marks]
    return sum(bits) if all(bits) else 0


@rule("ROAM-TURN-06", "ROAM-TURN-12")
def _blanks_at(blanks: list[Cell], down: int, right: int) -> int:
    """Blank squares may stick out over the edge of the map: the others, where alone a blank marker can go."""
    return sum(bit(r + down, c + right) for r, c in blanks)


def _placements(pattern: str, turns: int) -> tuple[Placement | None, ...]:
    """For each square the pattern's first marker could take: the placement, or none if a marker would leave the map."""
    marks, blanks = cells(pattern, turns)
    first = marks[0]
    found: list[Placement | None] = []
    for at in range(SQUARES):
        down, right = at // SIDE - first[0], at % SIDE - first[1]
        markers = _markers_at(marks, down, right)
        found.append(Placement(markers, _blanks_at(blanks, down, right)) if markers else None)
    return tuple(found)


PLACEMENTS: Final = tuple(tuple(_placements(c.pattern, turns) for turns in range(4)) for c in CHARACTERS)
"""PLACEMENTS[character][quarter turns][square of the first marker]"""
EVERYWHERE: Final = tuple(
    tuple([AT[at] for at in range(SQUARES) if places[at] is not None] for places in turned) for turned in PLACEMENTS
)
"""EVERYWHERE[character][quarter turns]: the positions on a map without gaps."""


def positions(character: int, turns: int, land: int) -> Sequence[Option]:
    """Where a pattern may go on a map of which only these squares are covered by cards (R-12)."""
    if land == WHOLE:
        return EVERYWHERE[character][turns]
    places = PLACEMENTS[character][turns]
    return [AT[at] for at in range(SQUARES) if (p := places[at]) is not None and not p.markers & ~land]


# Neighbours.

_WEST_EDGE: Final = sum(bit(r, 0) for r in range(SIDE))
_EAST_EDGE: Final = sum(bit(r, SIDE - 1) for r in range(SIDE))


def beside(mask: int) -> int:
    """The squares directly above, below, left and right of these."""
    return (mask << SIDE | mask >> SIDE | (mask & ~_WEST_EDGE) >> 1 | (mask & ~_EAST_EDGE) << 1) & WHOLE


SURROUNDINGS: Final = tuple(
    (square(r, c), sum(bit(r + i, c + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j))
    for r in range(1, SIDE - 1)
    for c in range(1, SIDE - 1)
)
"""The sixteen squares that can be surrounded, each with its eight neighbours."""
