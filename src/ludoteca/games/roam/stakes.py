"""How the lands of Roam stand: what a seat may hope for under them, and what a pattern would change.

Worth is counted in points.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ludoteca.games.roam.geometry import PLACEMENTS, SLOTS, SQUARES_OF, Placement
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.weights import COIN, LAND, chance_of
from ludoteca.kernel import Seat


@cache
def stake(mine: int, rivals: int, filled: int) -> float:
    """What a seat may expect of a land by its markers there."""
    chance = chance_of(mine, rivals, filled)  # multiplied in this order, so that kept games are played the same
    return LAND * chance * (0.25 + 0.75 * min(1.0, filled / 6)) * min(1.0, mine / 2) + 0.5 * COIN * (1 - chance)


class Stakes:
    """How the lands stand for a seat that is about to place a pattern."""

    def __init__(self, g: Roam) -> None:
        ask: Any = g.ask
        seat: Seat = ask.seat
        rivals = [other for other in g.everyone if other != seat]
        self.g = g
        self.places: tuple[Placement | None, ...] = PLACEMENTS[ask.character][ask.turns]
        self.taken = g.taken
        self.full = g.full
        self.mine = [g.count(seat, slot) for slot in range(SLOTS)]
        self.rivals = [max([g.count(other, slot) for other in rivals]) for slot in range(SLOTS)]

    def gain(self, at: int) -> float:
        """Markers placed, coins won, and whether lands are completed for oneself or for somebody else."""
        place = self.places[at]
        assert place is not None
        placed = place.markers & ~self.full
        gain: float = 0.2 * placed.bit_count() + COIN * self.g.coins_on(placed & ~self.taken)
        taken = self.taken | placed
        for slot in touched(placed):
            squares = SQUARES_OF[slot]
            mine, rivals = self.mine[slot] + (placed & squares).bit_count(), self.rivals[slot]
            if squares & ~taken:
                gain += 0.15 * (mine - rivals) * mine / 6
            else:
                gain += 2.5 if mine > rivals else 0.8 if mine == rivals else -1.5
        return gain


@cache
def touched(squares: int) -> tuple[int, ...]:
    """The slots in which these squares lie."""
    return tuple(slot for slot in range(SLOTS) if squares & SQUARES_OF[slot])
