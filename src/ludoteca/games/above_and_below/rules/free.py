"""Free actions: the sale circle, offers to other players, a new row of buildings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.above_and_below.content.board import LEAST_PRICE, MOST_PRICE
from ludoteca.games.above_and_below.content.goods import ITEM_NUMBER, ITEMS, NO_ITEMS, NOTHING
from ludoteca.games.above_and_below.content.picks import (
    ACCEPT,
    OFFER,
    PRICE,
    REFUSE,
    SELL,
    SWAP_HOUSES,
    SWAP_OUTPOSTS,
    WITHDRAW,
    item_in,
)
from ludoteca.games.above_and_below.rules.build import refill
from ludoteca.games.above_and_below.rules.payment import Pay
from ludoteca.games.above_and_below.rules.reasons import affordable, owned
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, rule


@rule("AB-FREE-01")
def free_actions(g: AboveAndBelow, seat: Seat, options: list[Option]) -> None:
    """Add what may be done before the normal action without exhausting a villager."""
    village = g.villages[seat]
    if not g.circle_changed and village.items != NO_ITEMS:
        circle_changes(village, options)
    if village.coins >= LEAST_PRICE:
        offers_to(g, seat, options)
    if not g.row_swapped and village.purse:
        row_swaps(g, options)


@rule("AB-FREE-03", "AB-FREE-04", "AB-FREE-05")
def circle_changes(village: Village, options: list[Option]) -> None:
    """On the own turn the item for sale may be taken back, or another one of the own supply be put in its place."""
    sale = village.sale
    if sale != NOTHING:
        options.append(WITHDRAW)
    options += [SELL[item] for item, count in enumerate(village.items) if count and item != sale]


@rule("AB-FREE-06")
def row_swaps(g: AboveAndBelow, options: list[Option]) -> None:
    """For a coin, once a turn: the open houses or the open outposts, never star or key houses."""
    if g.house_row:
        options.append(SWAP_HOUSES)
    if g.outpost_row:
        options.append(SWAP_OUTPOSTS)


@rule("AB-FREE-02", "R-25")
def offers_to(g: AboveAndBelow, seat: Seat, options: list[Option]) -> None:
    """Whoever has something for sale may get an offer, so many times a turn."""
    for other, village in enumerate(g.villages):
        if village.sale != NOTHING and other != seat and g.offers[other] < g.offer_limit:
            options.append(OFFER[other])


def against_free_action(g: AboveAndBelow, seat: Seat, pick: Option) -> Reason | None:
    """The first rule against one of these."""
    village = g.villages[seat]
    if pick.verb in {"sell", "withdraw"}:
        changed = Reason("R-25", "circle-changed") if g.circle_changed else None
        return against_circle(village, pick) or changed
    if pick.verb == "offer":
        return against_offer(g, seat, pick.number) or affordable(village.coins, LEAST_PRICE, "AB-FREE-02")
    if pick.verb != "swap":
        return ELSEWHERE
    if g.row_swapped:
        return Reason("AB-FREE-06", "row-swapped")
    no_row = None if (g.house_row if pick is SWAP_HOUSES else g.outpost_row) else Reason("R-21", "nothing-for-sale")
    return no_row or affordable(village.purse, 1, "AB-FREE-06")


def against_circle(village: Village, pick: Option) -> Reason | None:
    """Something of the own supply that is not there yet, or what is there."""
    if pick is WITHDRAW:
        return Reason("AB-FREE-04", "nothing-up") if village.sale == NOTHING else None
    same = Reason("AB-FREE-05", "for-sale-already") if village.sale == item_in(pick) else None
    return owned(village, item_in(pick), "AB-FREE-03") or same


def against_offer(g: AboveAndBelow, seat: Seat, other: Seat) -> Reason | None:
    """To another player with something for sale, so many times a turn."""
    if other >= g.seats or other == seat:
        return absent("AB-FREE-02", "no-other-player")
    if g.villages[other].sale == NOTHING:
        return Reason("AB-FREE-02", "nothing-of-theirs", other=other)
    return Reason("R-25", "offers", count=g.offer_limit) if g.offers[other] >= g.offer_limit else None


def take_free_action(g: AboveAndBelow, seat: Seat, pick: Option) -> None:
    """The turn goes on afterwards."""
    verb = pick.verb
    if verb == "offer":
        seller = pick.number
        g.then(NamePrice(seat, seller))
    elif verb == "swap":
        g.row_swapped = True
        g.tell("swapped", seat=seat, row=pick.args[0])
        g.then(Pay(seat, 1), SwapRow(seat, "houses" if pick is SWAP_HOUSES else "outposts"))
    else:
        change_circle(g, seat, pick)


@rule("AB-FREE-03", "AB-FREE-04", "AB-FREE-05", "R-25")
def change_circle(g: AboveAndBelow, seat: Seat, pick: Option) -> None:
    """Put an item up for sale in place of the one that is there, or take it off; once a turn."""
    g.circle_changed = True
    if pick is WITHDRAW:
        g.villages[seat].sale = NOTHING
        g.tell("withdrew", seat=seat)
    else:
        g.villages[seat].sale = item_in(pick)
        g.tell("put_up", seat=seat, item=pick.args[0])


@dataclass(frozen=True)
class NamePrice(Choice):
    """An offer is in coins only, at least 3, and the buyer has them in hand."""

    rule = "AB-FREE-02"
    rules = ("R-25",)
    other: Seat

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        return PRICE[: min(g.villages[self.seat].coins, MOST_PRICE) - LEAST_PRICE + 1]

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "price":
            return ELSEWHERE
        return affordable(g.villages[self.seat].coins, pick.number, "AB-FREE-02")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        coins = pick.number
        seller = self.other
        g.offers = (*g.offers[:seller], g.offers[seller] + 1, *g.offers[seller + 1 :])
        item = ITEMS[g.villages[seller].sale]
        g.tell("offered", seat=self.seat, other=seller, item=item, coins=coins)
        g.then(Answer(seller, self.seat, item, coins))


@dataclass(frozen=True)
class Answer(Choice):
    """The seller agrees, and item and coins change hands; or refuses, for any reason."""

    rule = "AB-FREE-02"
    rules = ("R-25",)
    reaction = True
    idle = "refuse"
    other: Seat
    item: str
    coins: int

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        return ANSWERS

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        return None if pick in ANSWERS else ELSEWHERE

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is REFUSE:
            g.tell("refused", seat=self.seat, other=self.other, item=self.item, coins=self.coins)
            return
        seller, buyer, item = g.villages[self.seat], g.villages[self.other], ITEM_NUMBER[self.item]
        buyer.coins -= self.coins
        seller.coins += self.coins
        seller.sale = NOTHING
        seller.items[item] -= 1
        buyer.items[item] += 1
        g.tell("sold", seat=self.seat, other=self.other, item=self.item, coins=self.coins)


@dataclass(frozen=True)
class SwapRow(Step):
    """The open cards of a row go to the bottom of their pile, then four are turned up; never star or key houses."""

    rule = "AB-FREE-06"
    rules = ("R-23",)
    seat: Seat
    row: str

    def do(self, g: AboveAndBelow) -> None:
        houses = self.row == "houses"
        row, pile = (g.house_row, g.house_pile) if houses else (g.outpost_row, g.outpost_pile)
        pile[:0] = row
        row.clear()
        refill(g, row, pile)


ANSWERS: Final = (ACCEPT, REFUSE)
