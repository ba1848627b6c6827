"""Seven rounds, and what happens at the end of each, in its exact order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ludoteca.games.above_and_below.content.board import FIRST_VILLAGER, ROUNDS
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, GOOD_ON, RENEWING, WITH_INCOME
from ludoteca.games.above_and_below.content.goods import CIDER, ITEMS, NOTHING, POTION
from ludoteca.games.above_and_below.content.villagers import BIT, PILE
from ludoteca.games.above_and_below.rules.rest import Beds, OwnBed, Refresh
from ludoteca.games.above_and_below.rules.track import Progress
from ludoteca.games.above_and_below.rules.turn import NextTurn
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import Seat, Step, bits_of, rule


@dataclass(frozen=True)
class Round(Step):
    """Players take turns until all have passed; then the round ends."""

    rule = "AB-ROUND-01"
    rules = ("AB-ROUND-02", "AB-ROUND-13")

    def do(self, g: AboveAndBelow) -> None:
        g.passed = 0
        g.tell("round", round=g.round, seat=g.first)
        g.then(NextTurn(g.first), ROUND_MARKER)


@dataclass(frozen=True)
class RoundMarker(Step):
    """The marker moves one cave down; if it cannot, the game ends at once. Else the other steps follow, in order."""

    rule = "AB-ROUND-04"
    rules = ("AB-ROUND-03", "AB-END-01", "R-4")

    def do(self, g: AboveAndBelow) -> None:
        seats = tuple(g.around(g.first))
        if g.round == ROUNDS:
            g.tell("ended")
            g.then(*(Progress(seat) for seat in seats))
            return
        g.round += 1
        g.then_all(end_of_round(seats))


@cache
def end_of_round(seats: tuple[Seat, ...]) -> tuple[Step, ...]:
    return (
        NEW_CIDER,
        NEW_VILLAGERS,
        *(step for seat in seats for step in (Refresh(seat), Beds(seat), OwnBed(seat))),
        *(step for seat in seats for step in (Progress(seat), Income(seat))),
        *(NewGoods(seat) for seat in seats),
        FIRST_PLAYER,
        ROUND,
    )


@dataclass(frozen=True)
class NewCider(Step):
    """A cider goes on the cider space if there is none, and if one is left."""

    rule = "AB-ROUND-05"
    rules = ("R-21",)

    def do(self, g: AboveAndBelow) -> None:
        if not g.cider and g.supply[CIDER]:
            g.supply[CIDER] -= 1
            g.cider = 1


@dataclass(frozen=True)
class NewVillagers(Step):
    """Villagers slide to the cheapest spaces, and new ones fill the free spaces on the right."""

    rule = "AB-ROUND-06"
    rules = ("R-21",)

    def do(self, g: AboveAndBelow) -> None:
        spaces = len(g.villager_row)
        g.villager_row = [villager for villager in g.villager_row if villager != NOTHING]
        while len(g.villager_row) < spaces:
            g.villager_row.append(draw_villager(g))


@rule("AB-SETUP-08", "R-21")
def draw_villager(g: AboveAndBelow) -> int:
    """The top of the villager pile is turned up; nobody comes when the pile is empty."""
    if not g.villager_pile:
        return NOTHING
    card = g.villager_pile.pop()
    g.cards.show(card)
    return g.cards.face[card] - FIRST_VILLAGER + PILE.start


@dataclass(frozen=True)
class Income(Step):
    """Coins for the level of the track and from buildings; potions too, where a card shows them."""

    rule = "AB-ROUND-09"
    rules = ("AB-ROUND-10", "AB-ICON-23", "R-28")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        village = g.villages[self.seat]
        coins = village.income()
        g.earn(self.seat, coins)
        g.tell("income", seat=self.seat, coins=coins)
        potions = sum(BUILDINGS[building].potion_income for building in bits_of(village.built & WITH_INCOME))
        if potions:
            g.gain(self.seat, POTION, potions)


@dataclass(frozen=True)
class NewGoods(Step):
    """A building with an arrow and no good on it receives one, if the supply has one."""

    rule = "AB-ROUND-11"
    rules = ("AB-ICON-14", "AB-ICON-13", "R-21")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        village = g.villages[self.seat]
        for building in bits_of(village.built & RENEWING & ~village.one):
            good = GOOD_ON[building]
            if g.supply[good]:
                g.supply[good] -= 1
                village.one |= BIT[building]
                g.tell("renewed", seat=self.seat, item=ITEMS[good], building=building)


@dataclass(frozen=True)
class FirstPlayer(Step):
    """The first-player card passes to the left."""

    rule = "AB-ROUND-12"

    def do(self, g: AboveAndBelow) -> None:
        g.first = (g.first + 1) % g.seats


ROUND: Final = Round()
ROUND_MARKER: Final = RoundMarker()
NEW_CIDER: Final = NewCider()
NEW_VILLAGERS: Final = NewVillagers()
FIRST_PLAYER: Final = FirstPlayer()
