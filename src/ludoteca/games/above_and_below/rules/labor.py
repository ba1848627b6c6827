"""Labor: a coin for each villager, and the cider for whoever is first."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.above_and_below.content.goods import CIDER
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import Seat, Step


@dataclass(frozen=True)
class Labor(Step):
    """The villagers become exhausted and earn 1 coin each; the first of the round to labor also takes the cider."""

    rule = "AB-LABOR-01"
    rules = ("AB-LABOR-02", "AB-LABOR-03")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        village = g.villages[self.seat]
        coins = g.party.bit_count()
        village.exhausted |= g.party
        g.party = 0
        g.earn(self.seat, coins)
        village.items[CIDER] += g.cider
        g.tell("labored", seat=self.seat, coins=coins)
        if g.cider:
            g.tell("took_cider", seat=self.seat)
        g.cider = 0
