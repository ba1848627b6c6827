"""How a master considers options: as `policy` does, and with an eye for Asas.

An Asa in the row of the token, and the Pegada two rows on instead of one: that saves a Pegada, which is nearly a turn.
`policy` lays Asas somewhere beside the way and goes on step by step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.calamandara import policy
from ludoteca.games.calamandara.asks import PlanFacing, PlanSpace
from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import Cell, without
from ludoteca.games.calamandara.content.symbols import ASA, CACHOEIRA, CAVERNA, FOGO, PEGADA, Kind
from ludoteca.games.calamandara.policy import SPACES, USELESS, on, stock_of
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.ways import AT_HAND, BURN, PEGADA_LAID, QUENCH, Ways
from ludoteca.games.calamandara.wings import best_rows, cells_on
from ludoteca.kernel import Option, Policy, Seat, bits_of

SOARS: Final = 1.36
"""An Asa that shortens the way comes before the Pegadas."""


def sensible(g: Calamandara, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The cells on the way with its Asas, and where an Asa shortens it."""
    ask = g.ask
    if isinstance(ask, PlanSpace) and g.plan is not None:
        chosen = on(options, _cells(g, g.plan.ghosts[0], seat, g.plan.kind), SPACES)
        if chosen:
            return chosen
    elif isinstance(ask, PlanFacing) and g.plan is not None and g.plan.kind in (ASA, CAVERNA):
        return [o for o in options if o.number == g.chart.forward[seat]] or options
    return policy.sensible(g, seat, options)


def _cells(g: Calamandara, board: Board, seat: Seat, kind: Kind) -> list[Cell]:
    if kind == PEGADA:
        return own_way(g, board, seat)
    if kind == CACHOEIRA:
        ways = Ways(board, seat, g.long_with, waters=True)
        return cells_on(board, ways, ways.quenchable, QUENCH) + own_way(g, board, seat)
    return soaring(g, board, seat) if kind == ASA else []


def own_way(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """Empty cells on the own way."""
    stock = stock_of(g, seat)
    ways = Ways(board, seat, g.long_with, waters=CACHOEIRA in stock)
    return cells_on(board, ways, ways.empty, PEGADA_LAID, AT_HAND if FOGO in stock else BURN)


def soaring(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """Where an Asa shortens the own way: beside it, not on it."""
    stock = stock_of(g, seat)
    ways = Ways(board, seat, g.long_with, waters=CACHOEIRA in stock)
    burn = AT_HAND if FOGO in stock else BURN
    found: list[Cell] = []
    for row in best_rows(board, ways, seat, burn):
        found += bits_of(without(row, board.by[0]))
    if found:
        needed = cells_on(board, ways, ways.empty, PEGADA_LAID, burn)
        found = [cell for cell in found if cell not in needed] or found
    return found


def prefer(g: Calamandara, option: Option) -> float:
    """An Asa first where it is of use; without need it is not laid elsewhere. Otherwise as `policy` does."""
    ask = g.ask
    if option.verb != "lay" or option.number != ASA or ask is None:
        return policy.prefer(g, option)
    board = g.plan.ghosts[0] if g.plan is not None else g.board
    if soaring(g, board, ask.seat):
        return SOARS
    return USELESS if g.travellers[ask.seat].room else policy.prefer(g, option)


EXPERT: Final = Policy(prefer, sensible)
