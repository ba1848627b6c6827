"""What somebody who has played often knows better than a beginner: obstacles can be burnt, and Pegadas run out.

A beginner goes round an obstacle however far it is, and despairs when there is no way round. Nine Pegadas are just
enough for the shortest way, so whoever lays them here and there has none left at the end.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import BIT, FENDA, START, WIDTH, Mask
from ludoteca.games.calamandara.content.symbols import FOGO, PEGADA
from ludoteca.games.calamandara.movement import reach
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import Seat

BURN: Final = 3
"""What an obstacle on the way counts for, in Pegadas: a Fogo must be found and laid before the Pegada."""
AT_HAND: Final = 1
"""With a Fogo in the reserve: just the Pegada."""
HOPELESS: Final = 40


def lacking(g: Calamandara, seat: Seat) -> int:
    """What must still be laid or burnt until a path leads from the token to the Fenda."""
    way = _way(g.board, seat, g.long_with, BURN)
    fires = g.travellers[seat].symbols.count(FOGO)
    if not fires or not way:
        return way
    return max(_way(g.board, seat, g.long_with, AT_HAND), way - fires * (BURN - AT_HAND))


def short_of(g: Calamandara, seat: Seat, way: int) -> int:
    """Pegadas that this way takes and the traveller does not have, neither in the reserve nor in the depot."""
    t = g.travellers[seat]
    return max(0, way - t.symbols.count(PEGADA) - t.depot[PEGADA])


def _way(board: Board, seat: Seat, long_with: int, burn: int) -> int:
    """The cheapest way, an empty cell counting for one and an obstacle for `burn`: after each Pegada spent, how far
    the path could have come by then."""
    fenda, at = BIT[FENDA], board.tokens[seat]
    allowed = board.allowed(seat)
    others = board.standing if at == START else board.standing & ~BIT[at]
    pegadas = board.by[PEGADA] & allowed & ~others
    empty = allowed & ~board.by[0]
    obstacles = allowed & ~pegadas & ~empty
    first = board.chart.first_row[seat] if at == START else 0
    come = reach(board, seat, long_with) | (0 if at == START else BIT[at])
    if come & fenda:
        return 0
    before = [come]
    for spent in range(1, HOPELESS):
        come |= (_beside(come) | first) & empty
        if spent >= burn:
            come |= (_beside(before[spent - burn]) | first) & obstacles
        while walked := _beside(come) & pegadas & ~come:
            come |= walked
        if come & fenda:
            return spent
        before.append(come)
    return HOPELESS


def _beside(cells: Mask) -> Mask:
    return cells << WIDTH | cells >> WIDTH | cells << 1 | cells >> 1
