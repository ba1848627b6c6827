"""The Outpost variant."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.roam.geometry import SURROUNDINGS
from ludoteca.games.roam.state import NOBODY, Roam
from ludoteca.kernel import Seat, Step


@dataclass(frozen=True)
class Surround(Step):
    """Whose markers are on all eight squares around a marker of an opponent claims the Outpost card, once for all."""

    rule = "ROAM-VAR-01"
    rules = ("ROAM-VAR-02",)
    seat: Seat

    def do(self, g: Roam) -> None:
        if g.outpost != NOBODY:
            return
        mine = g.on_top(self.seat)
        theirs = g.taken & ~mine
        if any(theirs >> square & 1 and mine & around == around for square, around in SURROUNDINGS):
            g.outpost = self.seat
            g.tell("outpost", seat=self.seat)
