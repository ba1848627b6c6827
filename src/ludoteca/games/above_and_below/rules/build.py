"""Build: a villager with a hammer, a price, a card with abilities."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.above_and_below.content.board import ROW
from ludoteca.games.above_and_below.content.buildings import (
    BUILDINGS,
    COST,
    HOUSES,
    KEYS,
    OUTPOSTS,
    WITH_COIN_ON_BUILD,
)
from ludoteca.games.above_and_below.content.goods import NOTHING, POTION
from ludoteca.games.above_and_below.content.picks import BUY, SEND
from ludoteca.games.above_and_below.content.villagers import BIT, HAMMER, HAMMER_PLUS
from ludoteca.games.above_and_below.rules.payment import Pay
from ludoteca.games.above_and_below.rules.reasons import affordable, is_ready
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, bits_of, rule

NEVER: Final = 1 << 30
"""A price that nobody can pay."""


@rule("AB-BUILD-02", "AB-BUILD-03")
def on_offer(g: AboveAndBelow, seat: Seat) -> list[int]:
    """Open houses, star and key houses; open outposts too if the village has an empty cave."""
    face = g.cards.face
    cards = [face[card] for card in g.house_row]
    cards += g.key_row
    cards += g.star_row
    if g.villages[seat].empty_caves:
        cards += [face[card] for card in g.outpost_row]
    return cards


@rule("R-1", "AB-BUILD-01", "AB-ICON-15")
def can_build(g: AboveAndBelow, seat: Seat) -> bool:
    """There must be a ready hammer, and something on offer that it can pay for."""
    village = g.villages[seat]
    if not village.ready & HAMMER:
        return False
    reach = village.purse + (1 if village.ready & HAMMER_PLUS else 0)
    face = g.cards.face
    for card in g.house_row:  # asked at every turn, so the list of all that is on offer is made only if it must be
        if COST[face[card]] <= reach:
            return True
    return any(COST[building] <= reach for building in on_offer(g, seat))


def against_building(g: AboveAndBelow, seat: Seat) -> Reason | None:
    """Why nothing can be built."""
    village = g.villages[seat]
    if not village.ready & HAMMER:
        return Reason("AB-BUILD-01", "no-hammer")
    reach = village.purse + (1 if village.ready & HAMMER_PLUS else 0)
    cheapest = min((COST[building] for building in on_offer(g, seat)), default=NEVER)
    return affordable(reach, cheapest, "AB-BUILD-02") if cheapest < NEVER else Reason("R-21", "nothing-for-sale")


@dataclass(frozen=True)
class Builder(Choice):
    """One ready villager with a hammer becomes exhausted."""

    rule = "AB-BUILD-01"
    rules = ("AB-ICON-15",)

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        village = g.villages[self.seat]
        builders = village.ready & HAMMER
        if builders & HAMMER_PLUS and builders & ~HAMMER_PLUS:
            cheapest = min(COST[building] for building in on_offer(g, self.seat))
            if cheapest > village.purse:  # only a discount makes it possible
                builders &= HAMMER_PLUS
        return SEND.of(builders)

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "send":
            return ELSEWHERE
        villager, village = pick.number, g.villages[self.seat]
        if reason := is_ready(g, self.seat, villager):
            return reason
        if not HAMMER >> villager & 1:
            return Reason("AB-BUILD-01", "has-no-hammer", villager=villager)
        cheapest = min(COST[building] for building in on_offer(g, self.seat))
        return None if HAMMER_PLUS >> villager & 1 else affordable(village.purse, cheapest, "AB-BUILD-02")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        builder = BIT[pick.number]
        g.villages[self.seat].exhaust(builder)
        g.then(BuyBuilding(self.seat, 1 if builder & HAMMER_PLUS else 0))


@dataclass(frozen=True)
class BuyBuilding(Choice):
    """Buy one available building; hammer + and Glogo pay 1 coin less, but never less than nothing."""

    rule = "AB-BUILD-02"
    rules = ("AB-ICON-19", "AB-SPECIAL-03", "R-13")
    discount: int

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        reach = g.villages[self.seat].purse + self.discount
        return [BUY[building] for building in on_offer(g, self.seat) if COST[building] <= reach]

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "buy":
            return ELSEWHERE
        building = pick.number
        if building not in on_offer(g, self.seat):
            return self.against_place(g, building)
        return affordable(g.villages[self.seat].purse + self.discount, COST[building], "AB-BUILD-02")

    def against_place(self, g: AboveAndBelow, building: int) -> Reason:
        """An open outpost takes a cave; everything else lies in a pile or in a village."""
        if any(g.cards.face[card] == building for card in g.outpost_row):
            return Reason("AB-BUILD-03", "no-empty-cave")
        return absent("AB-BUILD-02", "not-for-sale", building=building)

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        building = pick.number
        price = max(0, COST[building] - self.discount)
        g.tell("built", seat=self.seat, building=building, coins=price)
        g.then(Pay(self.seat, price), Build(self.seat, building))


@dataclass(frozen=True)
class Build(Step):
    """Houses lie beside the starting house, outposts on own caves below. The card gives what it shows."""

    rule = "AB-BUILD-04"
    rules = ("AB-BUILD-03", "AB-BUILD-05", "AB-BUILD-06")
    seat: Seat
    building: int

    def do(self, g: AboveAndBelow) -> None:
        village = g.villages[self.seat]
        building = self.building
        if building in HOUSES:
            take_from_row(g, g.house_row, g.house_pile, building)
        elif building in OUTPOSTS:
            take_from_row(g, g.outpost_row, g.outpost_pile, building)
        elif building in KEYS:
            g.key_row = tuple(card for card in g.key_row if card != building)
        else:
            g.star_row = tuple(card for card in g.star_row if card != building)
        paying = village.built & WITH_COIN_ON_BUILD
        village.built |= BIT[building]
        move_in(g, self.seat, building)
        if paying:
            reward_builder(g, self.seat, paying)


@rule("AB-BUILD-06", "R-21")
def take_from_row(g: AboveAndBelow, row: list[int], pile: list[int], building: int) -> None:
    """The card leaves its row, which is filled up to four from the pile."""
    face = g.cards.face
    row.remove(next(card for card in row if face[card] == building))
    refill(g, row, pile)


def refill(g: AboveAndBelow, row: list[int], pile: list[int]) -> None:
    while len(row) < ROW and pile:
        card = pile.pop()
        g.cards.show(card)
        row.append(card)


@rule("AB-BUILD-05", "AB-ICON-10", "AB-ICON-22")
def move_in(g: AboveAndBelow, seat: Seat, building: int) -> None:
    """What a card gives once, when it is bought: goods on it, potions, reputation."""
    card = BUILDINGS[building]
    stock(g, g.villages[seat], building)
    if card.potion_now:
        g.gain(seat, POTION, card.potion_now)
    if card.reputation_now:
        g.esteem(seat, card.reputation_now)


@rule("AB-ICON-13", "AB-ICON-14")
def stock(g: AboveAndBelow, village: Village, building: int) -> None:
    """Two goods lie on a card that is never refilled, one on a card that renews its own, as long as there are any."""
    card = BUILDINGS[building]
    good, bit = max(card.stock, card.renew), BIT[building]
    if good != NOTHING and g.supply[good]:
        g.supply[good] -= 1
        village.one |= bit
        if card.stock != NOTHING and g.supply[good]:
            g.supply[good] -= 1
            village.two |= bit


@rule("AB-ICON-06", "R-13")
def reward_builder(g: AboveAndBelow, seat: Seat, paying: int) -> None:
    """Cards that were there before pay 1 coin, once the price has been paid in full."""
    coins = sum(BUILDINGS[building].coin_on_build for building in bits_of(paying))
    g.earn(seat, coins)
    g.tell("earned", seat=seat, coins=coins)
