"""Paying to the supply, in coins or in the tokens that a building lets you spend as coins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.above_and_below.content.buildings import TAKES
from ludoteca.games.above_and_below.content.goods import CIDER, ITEMS, POTION
from ludoteca.games.above_and_below.content.picks import PAY_CIDER, PAY_COINS, PAY_POTION
from ludoteca.games.above_and_below.rules.reasons import affordable, owned
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step


@dataclass(frozen=True)
class Pay(Step):
    """The price goes to the supply, in coins unless tokens may be spent as coins."""

    rule = "AB-ICON-03"
    seat: Seat
    price: int

    def do(self, g: AboveAndBelow) -> None:
        village = g.villages[self.seat]
        if self.price and village.purse > village.coins:
            g.then(PayWith(self.seat, self.price))
        else:
            g.pay(self.seat, self.price)


@dataclass(frozen=True)
class PayWith(Choice):
    """Each cider or potion, as the owned card shows, may be spent as 1 coin."""

    rule = "AB-ICON-08"
    rules = ("R-14",)
    price: int

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        village = g.villages[self.seat]
        options = [PAY_COINS] if village.coins >= self.price else []
        if village.items[POTION] and village.built & TAKES[POTION]:
            options.append(PAY_POTION)
        if village.items[CIDER] and village.built & TAKES[CIDER]:
            options.append(PAY_CIDER)
        return options

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        village = g.villages[self.seat]
        if pick is PAY_COINS:
            return affordable(village.coins, self.price, "AB-ICON-03")
        if pick.verb != "pay":
            return ELSEWHERE
        token = POTION if pick is PAY_POTION else CIDER
        not_taken = None if village.built & TAKES[token] else Reason("AB-ICON-08", "not-as-coins", what=ITEMS[token])
        return not_taken or owned(village, token, "AB-ICON-08")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is PAY_COINS:
            g.pay(self.seat, self.price)
            return
        g.lose(self.seat, POTION if pick is PAY_POTION else CIDER, 1)
        g.then(Pay(self.seat, self.price - 1))
