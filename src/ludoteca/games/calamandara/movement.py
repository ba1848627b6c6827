"""Where tokens can go: steps, Cavernas, Asas, the way back, and the push of an Espelho. Only questions."""

from __future__ import annotations

from ludoteca.games.calamandara.board import Board, Passage
from ludoteca.games.calamandara.content.chart import (
    ASIDE,
    BESIDE,
    BIT,
    BUT,
    CELLS,
    DELTA,
    MOST,
    START,
    Cell,
    Facing,
    Mask,
    beside,
    without,
)
from ludoteca.games.calamandara.content.symbols import ESPELHO, PEGADA
from ludoteca.kernel import Seat, bits_of, rule


def _shift(mask: Mask, by: int) -> Mask:
    return mask << by if by > 0 else mask >> -by


@rule("CAL-P3-01", "CAL-SYM-PEGADA-01", "CAL-SYM-MONTANHA-01", "CAL-ZONE-03")
def enterable(board: Board, seat: Seat) -> Mask:
    """Cells this token may enter: a Pegada, whoever laid it, and no other symbol; where it may stand at all."""
    return board.by[PEGADA] & board.allowed(seat) & board.passable(seat)


@rule("CAL-P3-05", "CAL-P3-06", "CAL-MOVE-05")
def reach(board: Board, seat: Seat, long_with: int, closed: Mask = 0) -> Mask:
    """Every Pegada this token can go to in one move, forwards or backwards; from the start point by any of the first
    row, and never back to it.

    Somebody may ask how it would be if some cells were closed. Without that the board remembers the answer."""
    if closed:
        return _reach(board, seat, long_with, without(enterable(board, seat), closed))
    asked = long_with * MOST + seat
    found = board.reached.get(asked)
    if found is None:
        found = board.reached[asked] = _reach(board, seat, long_with, enterable(board, seat))
    return found


def _reach(board: Board, seat: Seat, long_with: int, open_cells: Mask) -> Mask:
    at = board.tokens[seat]
    if at != START:
        return _walk(board, BIT[at], BESIDE[at] & open_cells, open_cells, long_with) & BUT[at]
    first = board.chart.first_row[seat] & open_cells
    return first and _walk(board, first, first, open_cells, long_with)


@rule("CAL-P3-02", "CAL-MOVE-01", "CAL-SYM-PEGADA-02", "CAL-SYM-PEGADA-03")
def _walk(board: Board, seen: Mask, frontier: Mask, open_cells: Mask, long_with: int) -> Mask:
    """All cells on the way on from this frontier and from what was seen before, themselves included: steps in front and
    beside, and what links besides."""
    seen |= frontier
    unseen = without(open_cells, seen)
    while unseen:
        frontier = beside(frontier) & unseen or _follow(board, seen, unseen, long_with)
        if not frontier:
            break
        seen |= frontier
        unseen ^= frontier
    return seen


@rule("CAL-SYM-CAVERNA-03", "CAL-SYM-CAVERNA-04")
def links(board: Board, cells: Mask, open_cells: Mask, long_with: int) -> Mask:
    """Which of the open cells Cavernas and Asas link with any of these, whatever lies between."""
    return _follow(board, cells, without(open_cells, cells), long_with)


@rule("CAL-INV-01", "CAL-FAQ-07")
def _follow(board: Board, cells: Mask, beyond: Mask, long_with: int) -> Mask:
    """The cells beyond that are linked with any of these: ahead from the rows served, and back into them (R-20)."""
    found = 0
    if not board.passages or not cells & board.linked:
        return found
    for passage in board.passages:
        for cell in bits_of(cells & (passage.rows | passage.ahead)):
            found |= linked(passage, cell, long_with)
    return found & beyond


def linked(passage: Passage, cell: Cell, long_with: int) -> Mask:
    """The cells that links of one facing lead to from this one, and from which they lead to it. Remembered, because
    many boards have the same passage."""
    asked = long_with * CELLS + cell
    found = passage.linked.get(asked)
    if found is None:
        found = _ahead(passage, BIT[cell], long_with) | _back(passage, BIT[cell], passage.rows, long_with)
        passage.linked[asked] = found
    return found


@rule("CAL-SYM-CAVERNA-01", "CAL-SYM-ASA-01", "CAL-SYM-ASA-02")
def _ahead(passage: Passage, cells: Mask, long_with: int) -> Mask:
    """Where links of this facing lead: a Caverna one row on and one column aside, an Asa over a row in the same column.

    A row of the ZF goes on into no ZI beside it, only into the one beyond."""
    facing, chart = passage.facing, passage.chart
    step, aside = DELTA[facing], ASIDE[facing]
    caves = cells & passage.caves
    wings = cells & passage.wings
    found = 0
    if caves:
        found |= _shift(caves, step + aside) | _shift(caves, step - aside) | _long_diagonals(passage, caves)
    if wings:
        found |= _shift(wings, 2 * step) | _jumps_aside(passage, wings, long_with)
    return found & chart.along[facing & 1]


@rule("CAL-SYM-CAVERNA-02")
def _long_diagonals(passage: Passage, caves: Mask) -> Mask:
    """Two Cavernas in the row: to the next row, more than one column aside."""
    found = 0
    far = passage.chart.far[1][passage.facing]
    for cell in bits_of(caves & passage.deep):
        found |= far[cell]
    return found


@rule("CAL-SYM-ASA-03", "CAL-SYM-GEN-10")
def _jumps_aside(passage: Passage, wings: Mask, long_with: int) -> Mask:
    """With Cavernas in the same row the jump may shift columns too: one for a short diagonal, two for a long one."""
    both = wings & passage.caves
    if not both:
        return 0
    facing = passage.facing
    ahead, aside = 2 * DELTA[facing], ASIDE[facing]
    found = _shift(both, ahead + aside) | _shift(both, ahead - aside)
    far = passage.chart.far[2][facing]
    for cell in bits_of(both if long_with == 1 else both & passage.deep):
        found |= far[cell]
    return found


def _back(passage: Passage, cells: Mask, open_cells: Mask, long_with: int) -> Mask:
    """Cells from which a link of this facing leads to one of the given cells."""
    facing, chart = passage.facing, passage.chart
    step, aside = DELTA[facing], ASIDE[facing]
    cells &= chart.along[facing & 1]
    caves = open_cells & passage.caves
    wings = open_cells & passage.wings
    found = 0
    if caves:
        found |= caves & (_shift(cells, -step - aside) | _shift(cells, aside - step))
        far = chart.far[1][facing]
        for cell in bits_of(caves & passage.deep):
            if far[cell] & cells:
                found |= BIT[cell]
    if wings:
        found |= wings & _shift(cells, -2 * step)
        both = wings & passage.caves
        if both:
            found |= both & (_shift(cells, -2 * step - aside) | _shift(cells, aside - 2 * step))
            far = chart.far[2][facing]
            for cell in bits_of(both if long_with == 1 else both & passage.deep):
                if far[cell] & cells:
                    found |= BIT[cell]
    return found


@rule("CAL-SYM-ESPELHO-01", "CAL-SYM-ESPELHO-02", "CAL-SYM-ESPELHO-03", "CAL-SYM-TORRE-03")
def mirrored(board: Board, seat: Seat, on_placement: bool) -> bool:
    """Whether an adversary's Espelho touches the toes of the Pegada this token stands on, and no Torre prevents it."""
    at = board.tokens[seat]
    if at == START:
        return False
    facing = board.cells[at] >> 4 & 3
    mirror = at + DELTA[facing]
    value = board.cells[mirror] if 0 <= mirror < len(board.cells) else 0
    if value & 15 != ESPELHO or value >> 4 & 3 != facing ^ 2 or value >> 6 & 7 == seat:
        return False
    if on_placement and not board.fresh & BIT[mirror]:
        return False
    return not board.shield & (BIT[at] | BIT[mirror])


def next_pushed(board: Board, turn: Seat, on_placement: bool) -> Seat:
    """Whose token is pushed next: the active traveller's, else clockwise; -1 if no Espelho mirrors any."""
    if board.by[ESPELHO] & board.near:
        for i in range(board.seats):
            seat = (turn + i) % board.seats
            if mirrored(board, seat, on_placement):
                return seat
    return -1


@rule("CAL-SYM-ESPELHO-04", "CAL-SYM-ESPELHO-05")
def retreats(board: Board, seat: Seat, left: Mask, long_with: int) -> Mask:
    """Where a pushed token may go back to: straight behind, else by links behind, else aside (R-25)."""
    at = board.tokens[seat]
    away = board.cells[at] >> 4 & 3 ^ 2
    ahead = away ^ 2
    here = BIT[at]
    open_cells = without(enterable(board, seat), left | here)
    behind = _shift(here, DELTA[away]) & open_cells
    if behind:
        return behind
    behind = _lead_back(board, here, open_cells, (ahead,), long_with)
    if behind:
        return behind
    aside = ASIDE[away]
    found = (here << aside | here >> aside) & open_cells
    if board.chart.final & here:
        found |= _lead_back(board, here, open_cells, ((away + 1) & 3, (away + 3) & 3), long_with)
    return found


def _lead_back(board: Board, here: Mask, open_cells: Mask, facings: tuple[Facing, ...], long_with: int) -> Mask:
    """Open cells from which a link of one of these facings leads here."""
    found = 0
    for passage in board.passages:
        if passage.facing in facings:
            found |= _back(passage, here, open_cells, long_with)
    return found


def steps_to_fenda(board: Board, seat: Seat) -> int:
    """Orthogonal steps from a token to the Fenda, ignoring symbols; from the start point the whole straight path."""
    at: Cell = board.tokens[seat]
    return board.chart.straight if at == START else board.chart.steps[at]


@rule("CAL-P2-03")
def after_pushes(board: Board, turn: Seat, on_placement: bool, long_with: int) -> list[Board]:
    """The boards that could follow from the pushes of Espelhos, one for each choice of retreats (R-13)."""
    if next_pushed(board, turn, on_placement) < 0:
        board.fresh = 0
        return [board]
    done: list[Board] = []
    open_boards = [(board, (0,) * board.seats)]
    while open_boards:
        now, left = open_boards.pop()
        seat = next_pushed(now, turn, on_placement)
        if seat < 0 or now.winner() >= 0:
            now.fresh = 0
            done.append(now)
            continue
        gone = tuple(mask | BIT[now.tokens[s]] if s == seat else mask for s, mask in enumerate(left))
        for way in bits_of(retreats(now, seat, left[seat], long_with)) or [START]:
            future = now.clone()
            future.stand(seat, way)
            open_boards.append((future, left if way == START else gone))
    return done
