"""Harvest: each villager brings one good home from the own buildings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.above_and_below.content.buildings import GOOD_ON
from ludoteca.games.above_and_below.content.goods import GOODS, ITEMS
from ludoteca.games.above_and_below.content.picks import SELL, STORE, TAKE, item_in
from ludoteca.games.above_and_below.content.villagers import BIT
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent


@dataclass(frozen=True)
class Harvest(Step):
    """The villagers become exhausted; each takes one good."""

    rule = "AB-HARVEST-01"
    rules = ("R-1",)
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        goods = g.party.bit_count()
        g.villages[self.seat].exhausted |= g.party
        g.party = 0
        g.then(TakeGood(self.seat, goods, 0))


@dataclass(frozen=True)
class TakeGood(Choice):
    """For each villager, one good of an own house or outpost."""

    rule = "AB-HARVEST-02"
    rules = ("AB-ICON-02",)
    left: int
    taken: int
    """The kinds of goods taken so far, as bits."""

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        return TAKE.of(g.villages[self.seat].one)

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "take":
            return ELSEWHERE
        building, village = pick.number, g.villages[self.seat]
        if not village.built >> building & 1:
            return absent("AB-HARVEST-02", "not-your-building", building=building)
        return None if village.one >> building & 1 else Reason("AB-HARVEST-02", "no-good-on", building=building)

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        building = pick.number
        village = g.villages[self.seat]
        if village.two & BIT[building]:
            village.two ^= BIT[building]
        else:
            village.one ^= BIT[building]
        good = GOOD_ON[building]
        village.items[good] += 1
        g.tell("harvested", seat=self.seat, item=ITEMS[good], building=building)
        taken = self.taken | BIT[good]
        g.then(TakeGood(self.seat, self.left - 1, taken) if self.left > 1 else SellHarvest(self.seat, taken))


@dataclass(frozen=True)
class SellHarvest(Choice):
    """A good just harvested may be put on the sale circle, in place of what lies there."""

    rule = "AB-HARVEST-03"
    rules = ("R-36",)
    idle = "store"
    taken: int

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        sale = g.villages[self.seat].sale
        options = [SELL[good] for good in range(len(GOODS)) if self.taken & BIT[good] and good != sale]
        options.append(STORE)
        return options

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "sell":
            return None if pick is STORE else ELSEWHERE
        item = item_in(pick)
        if not self.taken >> item & 1:
            return Reason("R-36", "not-harvested", what=ITEMS[item])
        return Reason("AB-FREE-05", "for-sale-already") if item == g.villages[self.seat].sale else None

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is not STORE:
            g.villages[self.seat].sale = item_in(pick)
            g.tell("put_up", seat=self.seat, item=pick.args[0])
