"""What could be inserted or transformed on a board, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import BIT, Cell, Mask, without
from ludoteca.games.calamandara.content.symbols import ATTACKING, CACHOEIRA, WATERFALL_BECOMES, Kind
from ludoteca.games.calamandara.placing import has_space, is_due, transformable
from ludoteca.games.calamandara.rules.reasons import on_board
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import Reason, Seat, bits_of, rule


@rule("CAL-P2-01", "CAL-P2-02", "CAL-CARD-CAMPOS-01")
def insertable(g: Calamandara, ghosts: list[Board], stock: list[Kind], seat: Seat) -> list[Kind]:
    """The kinds of a stock of symbols that have somewhere to go; sealed travellers lay no attack symbols."""
    sealed = g.sealed >> seat & 1
    found: list[Kind] = []
    for kind in stock:
        if kind in found or (sealed and kind in ATTACKING):
            continue
        for ghost in ghosts:
            if has_space(ghost, kind, seat):
                found.append(kind)
                break
    if len(found) > 1:
        found.sort()
    return found


def due_waterfalls(g: Calamandara, ghosts: list[Board], depot: list[int], seat: Seat) -> Mask:
    """The own Cachoeiras that may be transformed now."""
    found = 0
    for ghost in ghosts:
        for cell in bits_of(without(ghost.due, found)):
            if is_due(ghost, cell, seat) and any(becomes(g, [ghost], depot, cell, seat)):
                found |= BIT[cell]
    return found


def becomes(g: Calamandara, ghosts: list[Board], depot: list[int], cell: int, seat: Seat) -> Iterator[Kind]:
    """What a Cachoeira may be turned into."""
    sealed = g.sealed >> seat & 1
    for kind in WATERFALL_BECOMES:
        if not depot[kind] or (sealed and kind in ATTACKING):
            continue
        if any(transformable(ghost, cell, kind, seat) for ghost in ghosts):
            yield kind


def against_laying(g: Calamandara, ghosts: list[Board], stock: list[Kind], seat: Seat, kind: Kind) -> Reason | None:
    """A symbol of the reserve that is not sealed and has somewhere to go."""
    if kind not in stock:
        return Reason("CAL-P2-01", "no-symbol", symbol=kind)
    if g.sealed >> seat & 1 and kind in ATTACKING:
        return Reason("CAL-CARD-CAMPOS-01", "sealed", symbol=kind)
    free = any(has_space(ghost, kind, seat) for ghost in ghosts)
    return None if free else Reason("CAL-SYM-GEN-01", "no-space-for", symbol=kind)


def against_transforming(
    g: Calamandara, ghosts: list[Board], depot: list[int], seat: Seat, cell: Cell
) -> Reason | None:
    """An own Cachoeira of an earlier turn, and something in the depot that it can become."""
    if due_waterfalls(g, ghosts, depot, seat) >> cell & 1:
        return None
    if reason := on_board(g.board, cell):
        return reason
    if not any(ghost.cells[cell] & 15 == CACHOEIRA for ghost in ghosts):
        return Reason("CAL-SYM-CACHOEIRA-01", "no-waterfall", cell=cell)
    due = any(is_due(ghost, cell, seat) for ghost in ghosts)
    return Reason("CAL-SYM-CACHOEIRA-01", "becomes-nothing") if due else Reason("R-34", "not-due", cell=cell)
