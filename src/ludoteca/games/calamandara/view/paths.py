"""How a token would walk to a Pegada: the cells on the way, and which symbol makes each link."""

from __future__ import annotations

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import BIT, START, Cell, beside, place_of
from ludoteca.games.calamandara.movement import enterable, links
from ludoteca.kernel import Seat, bits_of

STEP, ASA, CAVERNA = "step", "asa", "caverna"


def paths(board: Board, seat: Seat, long_with: int) -> dict[Cell, list[Cell]]:
    """A shortest path to every cell within reach, from the token's own (or the first row) to it."""
    open_cells = enterable(board, seat)
    at = board.tokens[seat]
    first = bits_of(open_cells & board.chart.first_row[seat]) if at == START else [at]
    found = {cell: [cell] for cell in first}
    queue = list(first)
    for cell in queue:
        bit = BIT[cell]
        near = beside(bit) | links(board, bit, open_cells, long_with)
        for other in bits_of(near & open_cells):
            if other not in found:
                found[other] = [*found[cell], other]
                queue.append(other)
    return found


def link(one: Cell, other: Cell) -> str:
    """What makes two cells neighbours on a path."""
    (x, y), (u, v) = place_of(one), place_of(other)
    across, along = sorted((abs(x - u), abs(y - v)))
    if across + along == 1:
        return STEP
    return ASA if across in {0, 2} else CAVERNA
