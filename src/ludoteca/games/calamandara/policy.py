"""The policy of all levels: which options are considered, and which of them first. It follows the way to the Fenda.

`beginner` thinks of one symbol at a time, next to the token. This policy burns the mountain, lays the Pegada beyond it
and walks, all in one turn, and never burns what its own way needs. A plan that takes what `prefer` puts first is then
nearly as good as the best of many plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.games.calamandara import beginner
from ludoteca.games.calamandara.asks import PlanSpace, WhichSpace
from ludoteca.games.calamandara.beginner import leader
from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import BIT, FENDA, START, Cell
from ludoteca.games.calamandara.content.memory import LAMENTOS
from ludoteca.games.calamandara.content.symbols import CACHOEIRA, ESPELHO, FOGO, MONTANHA, PEGADA, Kind
from ludoteca.games.calamandara.movement import reach
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.ways import AT_HAND, BURN, PEGADA_LAID, QUENCH, Ways
from ludoteca.kernel import Option, Seat, bits_of

SPACES: Final = 4
"""Cells considered for one symbol."""
TARGETS: Final = 5
"""Cells considered for a card."""


def sensible(g: Calamandara, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """The cells that matter for the own way or for that of the rival, best first; otherwise as `beginner` does."""
    ask = g.ask
    if isinstance(ask, PlanSpace) and g.plan is not None:
        chosen = on(options, CELLS.get(g.plan.kind, _anywhere)(g, g.plan.ghosts[0], seat), SPACES)
    elif isinstance(ask, WhichSpace) and g.draft is not None and g.draft.effect != LAMENTOS:
        chosen = on(options, own_obstacles(g, g.board, seat) + their_pegadas(g, g.board, seat), TARGETS)
    else:
        chosen = []
    return chosen or beginner.sensible(g, seat, options)


def on(options: Sequence[Option], cells: Sequence[Cell], most: int) -> list[Option]:
    """The options on these cells, in their order, and those without a cell; none if there are no such cells."""
    by_cell: dict[Cell, Option] = {o.number: o for o in options if o.args}
    chosen = [by_cell[cell] for cell in cells if cell in by_cell][:most]
    return chosen and [*chosen, *(o for o in options if not o.args)]


# Where a symbol is of use.


def stock_of(g: Calamandara, seat: Seat) -> Sequence[Kind]:
    """The symbols that can still be laid."""
    return g.plan.stock if g.plan is not None else g.travellers[seat].symbols


def own_way(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """Empty cells on the own way."""
    stock = stock_of(g, seat)
    ways = Ways(board, seat, g.long_with, waters=CACHOEIRA in stock)
    return ways.cells(ways.empty, PEGADA_LAID, AT_HAND if FOGO in stock else BURN)


def own_fires(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """Fogos on the own way, which a Cachoeira quenches; then where it could become a Pegada."""
    ways = Ways(board, seat, g.long_with, waters=True)
    return ways.cells(ways.quenchable, QUENCH) + own_way(g, board, seat)


def own_obstacles(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """What a Fogo could burn on the own way: the two nearest."""
    ways = Ways(board, seat, g.long_with)
    return ways.cells(ways.obstacles, AT_HAND, AT_HAND)[:2]


def their_pegadas(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """Pegadas on the way of whoever is ahead that are not needed for the own; first those that would be missed most."""
    other = leader(g, seat)
    own = Ways(board, seat, g.long_with)
    theirs = Ways(board, other, g.long_with)
    needed = own.cells(own.free, 0, AT_HAND)
    cells = theirs.cells(theirs.free & board.touchable, 0)
    return _worst(g, board, other, [cell for cell in cells if cell not in needed])


def their_way(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """Empty cells on the way of whoever is ahead, but not on the own; first where an obstacle costs most."""
    other = leader(g, seat)
    own = Ways(board, seat, g.long_with)
    theirs = Ways(board, other, g.long_with)
    needed = own.cells(own.empty, PEGADA_LAID)
    cells = theirs.cells(theirs.empty, PEGADA_LAID)
    return _worst(g, board, other, [cell for cell in cells if cell not in needed])


def _worst(g: Calamandara, board: Board, other: Seat, cells: Sequence[Cell]) -> list[Cell]:
    """These cells, those first that would make the way longest if they were blocked."""
    return sorted(cells, key=lambda cell: -Ways(board, other, g.long_with, blocked=BIT[cell]).length())


def spare_pegadas(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    """With an empty depot: Pegadas beside the own way, which a Fogo turns into Pegadas to be acquired again."""
    if g.travellers[seat].depot[PEGADA]:
        return []
    own = Ways(board, seat, g.long_with)
    needed = own.cells(own.free, 0, AT_HAND)
    return [cell for cell in bits_of(board.by[PEGADA] & board.touchable) if cell not in needed][:2]


def _burning(g: Calamandara, board: Board, seat: Seat) -> list[Cell]:
    cells = own_obstacles(g, board, seat) + their_pegadas(g, board, seat) + spare_pegadas(g, board, seat)
    return list(dict.fromkeys(cells))


def _anywhere(_g: Calamandara, _board: Board, _seat: Seat) -> list[Cell]:
    return []


CELLS: Final[dict[Kind, Callable[[Calamandara, Board, Seat], list[Cell]]]] = {
    PEGADA: own_way,
    CACHOEIRA: own_fires,
    MONTANHA: their_way,
    ESPELHO: their_way,
    FOGO: _burning,
}

# What comes first.

USELESS: Final = 0.3


def prefer(g: Calamandara, option: Option) -> float:
    """Burn, lay and walk in this order as far as it leads; hinder with what is left."""
    verb, ask = option.verb, g.ask
    assert ask is not None
    seat = ask.seat
    if verb in ("at", "lift"):
        return 0.5  # `sensible` has put them in order
    if verb == "go":
        return _going(g, seat, int(option.args[0]))
    if verb == "lay":
        return _laying(g, seat, int(option.args[0]))
    if g.plan is not None:
        board = g.plan.ghosts[0]
        if verb == "declare" and reach(board, seat, g.long_with) & BIT[FENDA]:
            return 2.5
        if verb in ("stay", "remove") and g.plan.cell >= 0:
            theirs = board.cells[g.plan.cell] & 15 == PEGADA  # a Fogo stays where it hinders somebody else
            return 0.5 if (verb == "stay") == theirs else 0.4
    return beginner.prefer(g, option)


def _going(g: Calamandara, seat: Seat, cell: Cell) -> float:
    """Forward."""
    if cell == FENDA:
        return 3.0
    at, steps = g.board.tokens[seat], g.chart.steps
    if at != START and steps[cell] >= steps[at]:
        return 0.2
    return 1.1 - 0.04 * steps[cell]


def _laying(g: Calamandara, seat: Seat, kind: Kind) -> float:
    """A Fogo on the own way comes before the Pegadas, everything else after them."""
    board = g.plan.ghosts[0] if g.plan is not None else g.board
    if kind == PEGADA:
        return 1.32 if own_way(g, board, seat) else USELESS
    if kind == CACHOEIRA:
        return 0.9 if own_way(g, board, seat) else USELESS
    if kind == FOGO:
        if own_obstacles(g, board, seat):
            return 1.4
        return 0.62 if their_pegadas(g, board, seat) else USELESS
    if kind in (MONTANHA, ESPELHO):
        return 0.65 if their_way(g, board, seat) else USELESS
    return beginner.ORDER["lay"] + beginner.WISHED.get(kind, 0.1)
