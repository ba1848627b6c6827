"""The cheapest ways to the Fenda, as somebody counts them who knows what can be done about an obstacle.

An empty cell takes a Pegada. A Fogo burns most of what lies in the way, but no other Fogo: that takes a Cachoeira.
Where
somebody else stands or a Torre protects nothing helps but patience, or a way round.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.calamandara.board import Board, seat_of
from ludoteca.games.calamandara.content.chart import BIT, FENDA, START, Cell, Mask, beside, without
from ludoteca.games.calamandara.content.symbols import CACHOEIRA, FOGO
from ludoteca.games.calamandara.movement import enterable, reach
from ludoteca.kernel import Seat, bits_of

PEGADA_LAID: Final = 1
BURN: Final = 3
"""What an obstacle that burns counts for, in Pegadas: a Fogo must be found and laid before the Pegada."""
AT_HAND: Final = 1
"""With a Fogo in the reserve: just the Pegada."""
QUENCH: Final = 2
"""A Fogo in the way, with a Cachoeira in the reserve."""
PATIENCE: Final = 5
"""What neither burns nor can be quenched."""
HOPELESS: Final = 40

Reached = tuple[Mask, ...]
"""For each price, from 0 on, the cells that can be reached for it."""


class Ways:
    """The ways of one traveller to the Fenda, on this board or with one cell of it `blocked`."""

    __slots__ = ("begin", "empty", "first", "free", "obstacles", "quenchable", "stubborn")

    def __init__(self, board: Board, seat: Seat, long_with: int, *, waters: bool = False, blocked: Mask = 0) -> None:
        allowed, at = board.allowed(seat), board.tokens[seat]
        pegadas = without(enterable(board, seat), blocked)
        becoming = 0
        for cell in bits_of(without(board.by[CACHOEIRA] & allowed, blocked)):
            if seat_of(board.cells[cell]) == seat:
                becoming |= BIT[cell]
        self.free = pegadas | becoming
        """Pegadas, and own Cachoeiras: those will be Pegadas by the next turn."""
        self.empty = without(allowed, board.by[0] | blocked)
        closed = without(allowed, self.free | self.empty)
        burning = without(closed & board.touchable, board.by[FOGO] | board.by[CACHOEIRA])
        self.obstacles = (burning | blocked) & board.passable(seat)
        """What burns."""
        self.quenchable = without(closed & board.by[FOGO], self.obstacles) if waters else 0
        self.stubborn = without(closed, self.obstacles | self.quenchable)
        self.first = board.chart.first_row[seat] if at == START else 0
        self.begin = reach(board, seat, long_with, closed=blocked) | (0 if at == START else BIT[at])

    def length(self, burn: int = BURN) -> int:
        """What the cheapest way costs, in Pegadas."""
        return len(self._there(burn)) - 1

    def cells(self, among: Mask, price: int, burn: int = BURN) -> list[Cell]:
        """The cells among these, each of which costs so much, that lie on one of the cheapest ways; nearest first."""
        there = self._there(burn)
        length = len(there) - 1
        back = _spread(0, BIT[FENDA], self.free, self.prices(burn), 0, length + PATIENCE)
        found: list[Cell] = []
        for spent in range(1 if price else 0, length + 1):
            found += bits_of(just(there, spent) & just(back, length - spent + price) & among)
        return found

    def _there(self, burn: int) -> Reached:
        return _spread(self.begin, self.first, self.free, self.prices(burn), BIT[FENDA], HOPELESS)

    def prices(self, burn: int) -> tuple[tuple[int, Mask], ...]:
        """What each kind of cell costs."""
        return (
            (PEGADA_LAID, self.empty),
            (burn, self.obstacles),
            (QUENCH, self.quenchable),
            (PATIENCE, self.stubborn),
        )


def just(reached: Reached, price: int) -> Mask:
    """The cells that cost so much and no less."""
    return without(reached[price], reached[price - 1]) if price else reached[0]


@lru_cache(maxsize=1 << 14)
def _spread(
    come: Mask, first: Mask, free: Mask, prices: tuple[tuple[int, Mask], ...], target: Mask, limit: int
) -> Reached:
    """How far one comes for each price, until the target; `first` are the cells where one may begin.

    Remembered, because plans for one turn have most of their ways in common.
    """
    reached = [_walked(come | first & free, free)]
    for spent in range(1, limit + 1):
        come = reached[-1]
        if come & target:
            break
        for price, cells in prices:
            if spent >= price:
                come |= (beside(reached[spent - price]) | first) & cells
        reached.append(_walked(come, free))
    return tuple(reached)


def _walked(come: Mask, free: Mask) -> Mask:
    while more := without(beside(come) & free, come):
        come |= more
    return come
