"""The plus-shaped board as bit masks: zones, lines, rows ahead, for every number of travellers and both arm depths.

A cell is a number, x + 18 y on a grid of 17 by 17 whose eighteenth column is a margin, so that one step is a shift:
north -18, east +1, south +18, west -1. The Fenda Dimensional is (8, 8). Boards lie at the sides south, west, north
and east (clockwise); local (column, row) count from a traveller's left hand and from the start point.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 18
SIZE: Final = 17
CELLS: Final = WIDTH * SIZE
MIDDLE: Final = 8
COLUMNS: Final = 5
ZI_ROWS: Final = 4
MOST: Final = 4
"""Travellers at one table."""
START: Final = -1
"""Where a token stands that is on its start point, off the grid (R-17)."""

Cell = int
Mask = int
Facing = int
NORTH, EAST, SOUTH, WEST = range(4)
DELTA: Final = (-WIDTH, 1, WIDTH, -1)
ASIDE: Final = (1, WIDTH, 1, WIDTH)
"""For each direction, the step perpendicular to it."""
UNIT: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
FORWARD_OF_SIDE: Final = (NORTH, EAST, SOUTH, WEST)
"""A traveller at the south side looks north, at the west side east, and so on (sides S, W, N, E)."""
SIDES: Final = {2: (0, 2), 3: (0, 1, 3), 4: (0, 1, 2, 3)}
"""Opposite seats, a T, a plus (R-4)."""
FENDA: Final = MIDDLE + WIDTH * MIDDLE
BIT: Final = tuple(1 << cell for cell in range(CELLS + WIDTH))
BUT: Final = tuple((1 << CELLS) - 1 ^ bit for bit in BIT[:CELLS])
"""For each cell all the others: `mask & BUT[cell]` takes it out. (Masks below zero, as `~` makes them, are slow.)"""


def cell_at(x: int, y: int) -> Cell:
    return x + WIDTH * y


def place_of(cell: Cell) -> tuple[int, int]:
    return cell % WIDTH, cell // WIDTH


def beside(cells: Mask) -> Mask:
    """One step north, south, east and west of these; also where the board has no cells."""
    return cells << WIDTH | cells >> WIDTH | cells << 1 | cells >> 1


BESIDE: Final = tuple(beside(bit) for bit in BIT[:CELLS])
"""The same for each cell."""


def without(cells: Mask, others: Mask) -> Mask:
    """Those of the cells that are not among the others: `cells & ~others`, but faster (see `BUT`)."""
    return cells ^ (cells & others)


@dataclass(frozen=True, eq=False)
class Chart:
    """Everything about the board that never changes during a game. There is one of each shape in `CHARTS`."""

    seats: int
    arm: int
    sides: tuple[int, ...]
    forward: tuple[Facing, ...]
    """For each seat, where it looks."""
    cells: Mask
    final: Mask
    """The Zona Final."""
    initial: tuple[Mask, ...]
    """The Zona Inicial of each seat."""
    open_to: tuple[Mask, ...]
    """Where the token of each seat may stand unless it invades: the Zona Final and its own ZI."""
    boards: tuple[Mask, ...]
    """The individual board of each seat: its ZI and its own rows of the ZF."""
    first_row: tuple[Mask, ...]
    home: tuple[int, ...]
    """For each cell the seat whose ZI it is, or -1."""
    row_from: tuple[tuple[int, ...], ...]
    """For each seat and cell the row as counted from that seat."""
    lines: tuple[tuple[Mask, ...], tuple[Mask, ...]]
    """For each axis (0 north-south, 1 east-west) and cell the line through it (R-21)."""
    all_lines: tuple[Mask, ...]
    cross: Mask
    """Both diagonals through the Fenda inside the central board, without the Fenda (R-32)."""
    ahead: tuple[tuple[tuple[Mask, ...], ...], ...]
    """ahead[n][direction][cell]: the row n rows ahead in that direction, as Caverna and Asa count it."""
    far: tuple[tuple[tuple[Mask, ...], ...], ...]
    """far[n][direction][cell]: those of its cells that are two or more columns aside."""
    along: tuple[Mask, Mask]
    """For each axis (0 north-south, 1 east-west) the Zona Final and the ZIs that lie along it, beyond its arms."""
    steps: tuple[int, ...]
    """Orthogonal steps from each cell to the Fenda, ignoring symbols (R-79)."""
    straight: int
    """Cells on the straight path from the start point to the Fenda: 9, or 8 with shallow arms."""
    may_face: tuple[Mask, ...]
    """For each facing the cells where a symbol that looks forward in a ZI may have it; free in the ZF."""

    def local(self, seat: int, column: int, row: int) -> Cell:
        """The cell that a seat calls (column, row)."""
        return local_cell(self.sides[seat], self.straight, column, row)

    def row_of(self, cell: Cell, facing: Facing) -> Mask:
        """The row of a symbol: the line perpendicular to its facing."""
        return self.lines[1 - (facing & 1)][cell]


def local_cell(side: int, straight: int, column: int, row: int) -> Cell:
    fx, fy = UNIT[FORWARD_OF_SIDE[side]]
    rx, ry = -fy, fx  # the right hand of someone looking forward, on a grid whose y grows to the south
    back, right = straight - row, column - 3
    return cell_at(MIDDLE - fx * back + rx * right, MIDDLE - fy * back + ry * right)


def _mask(cells: list[Cell]) -> Mask:
    mask = 0
    for cell in cells:
        mask |= BIT[cell]
    return mask


def _run(zone: Mask, cell: Cell, step: int) -> Mask:
    """The maximal run of cells of one zone through a cell."""
    run = BIT[cell]
    for sign in (step, -step):
        at = cell + sign
        while 0 <= at < CELLS and zone & BIT[at]:
            run |= BIT[at]
            at += sign
    return run


def _row_ahead(cells: Mask, final: Mask, cell: Cell, facing: Facing, rows: int) -> Mask:
    if not cells & BIT[cell]:
        return 0
    dx, dy = UNIT[facing]
    x, y = place_of(cell)
    x, y = x + dx * rows, y + dy * rows
    if not (0 <= x < SIZE and 0 <= y < SIZE):
        return 0
    row = cells & _mask([cell_at(x, i) if dx else cell_at(i, y) for i in range(SIZE)])
    if row & final:
        return row & final
    # Only one Zona Inicial has cells so far out; rows of the boards at the sides all cross the Zona Final.
    return row


def _far(row: Mask, rows: int, facing: Facing, cell: Cell) -> Mask:
    centre = cell + rows * DELTA[facing]
    near = [centre, centre + ASIDE[facing], centre - ASIDE[facing]]
    return row & ~_mask([c for c in near if 0 <= c < CELLS])


def _chart(seats: int, arm: int) -> Chart:
    sides = SIDES[seats]
    straight = ZI_ROWS + arm + 3
    initial, boards, first = [], [], []
    for side in sides:
        columns, depth = range(1, COLUMNS + 1), range(1, ZI_ROWS + arm + 1)
        rows = [_mask([local_cell(side, straight, c, r) for c in columns]) for r in depth]
        first.append(rows[0])
        initial.append(sum(rows[:ZI_ROWS]))
        boards.append(sum(rows))
    centre = _mask([cell_at(x, y) for x in range(6, 11) for y in range(6, 11)])
    cells = centre | sum(boards)
    final = cells & ~sum(initial)
    zones = [*initial, final]
    lines = tuple(
        tuple(next((_run(z, c, (WIDTH, 1)[axis]) for z in zones if z & BIT[c]), 0) for c in range(CELLS))
        for axis in (0, 1)
    )
    forward = tuple(FORWARD_OF_SIDE[side] for side in sides)
    ahead = tuple(
        tuple(tuple(_row_ahead(cells, final, c, d, n) if n else 0 for c in range(CELLS)) for d in range(4))
        for n in (0, 1, 2)
    )
    return Chart(
        seats=seats,
        arm=arm,
        sides=sides,
        forward=forward,
        cells=cells,
        final=final,
        initial=tuple(initial),
        open_to=tuple(final | zone for zone in initial),
        boards=tuple(boards),
        first_row=tuple(first),
        home=tuple(next((s for s in range(seats) if initial[s] & BIT[c]), -1) for c in range(CELLS)),
        row_from=tuple(tuple(_row_number(side, straight, c) for c in range(CELLS)) for side in sides),
        lines=(lines[0], lines[1]),
        all_lines=tuple(dict.fromkeys(line for axis in lines for line in axis if line)),
        cross=_mask([cell_at(8 + i, 8 + j) for i in (-2, -1, 1, 2) for j in (i, -i)]),
        ahead=ahead,
        far=tuple(
            tuple(tuple(_far(row, n, d, c) for c, row in enumerate(ahead[n][d])) for d in range(4)) for n in (0, 1, 2)
        ),
        along=(
            final | sum(initial[s] for s in range(seats) if not forward[s] & 1),
            final | sum(initial[s] for s in range(seats) if forward[s] & 1),
        ),
        steps=tuple(abs(c % WIDTH - MIDDLE) + abs(c // WIDTH - MIDDLE) for c in range(CELLS)),
        straight=straight,
        may_face=tuple(final | sum(initial[s] for s in range(seats) if forward[s] == f) for f in range(4)),
    )


def _row_number(side: int, straight: int, cell: Cell) -> int:
    fx, fy = UNIT[FORWARD_OF_SIDE[side]]
    x, y = place_of(cell)
    return straight + fx * (x - MIDDLE) + fy * (y - MIDDLE)


CHARTS: Final = {(seats, arm): _chart(seats, arm) for seats in SIDES for arm in (2, 1)}
"""By number of travellers and rows of the ZF on an individual board (R-3)."""
