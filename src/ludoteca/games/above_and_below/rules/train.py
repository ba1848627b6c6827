"""Train: a villager with a quill teaches a new one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.above_and_below.content.board import TRAINING
from ludoteca.games.above_and_below.content.buildings import WITH_TRAINED_READY
from ludoteca.games.above_and_below.content.goods import NOTHING
from ludoteca.games.above_and_below.content.picks import ENTER_EXHAUSTED, ENTER_READY, HIRE, SEND
from ludoteca.games.above_and_below.content.villagers import BIT, PILE, QUILL, QUILL_PLUS
from ludoteca.games.above_and_below.rules.payment import Pay
from ludoteca.games.above_and_below.rules.reasons import affordable, is_ready
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, rule


def cheapest(g: AboveAndBelow) -> int:
    """What the cheapest villager on the board costs; more than anybody has if there is none."""
    for space, villager in enumerate(g.villager_row):
        if villager != NOTHING:
            return TRAINING[space]
    return 1 << 30


@rule("R-1", "AB-TRAIN-01", "AB-ICON-17")
def can_train(g: AboveAndBelow, seat: Seat) -> bool:
    """There must be a ready quill, and a villager on the board that it can pay for."""
    village = g.villages[seat]
    if not village.ready & QUILL:
        return False
    return cheapest(g) <= village.purse + (1 if village.ready & QUILL_PLUS else 0)


def against_training(g: AboveAndBelow, seat: Seat) -> Reason | None:
    """Why nobody can be trained."""
    village = g.villages[seat]
    if not village.ready & QUILL:
        return Reason("AB-TRAIN-01", "no-quill")
    if all(villager == NOTHING for villager in g.villager_row):
        return Reason("AB-TRAIN-04", "nobody-to-train")
    return affordable(village.purse + (1 if village.ready & QUILL_PLUS else 0), cheapest(g), "AB-TRAIN-02")


@dataclass(frozen=True)
class Trainer(Choice):
    """One ready villager with a quill becomes exhausted."""

    rule = "AB-TRAIN-01"
    rules = ("AB-ICON-17",)

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        village = g.villages[self.seat]
        trainers = village.ready & QUILL
        if cheapest(g) > village.purse:  # only a discount makes it possible
            trainers &= QUILL_PLUS
        return SEND.of(trainers)

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "send":
            return ELSEWHERE
        villager = pick.number
        if reason := is_ready(g, self.seat, villager):
            return reason
        if not QUILL >> villager & 1:
            return Reason("AB-TRAIN-01", "has-no-quill", villager=villager)
        plus = QUILL_PLUS >> villager & 1
        return None if plus else affordable(g.villages[self.seat].purse, cheapest(g), "AB-TRAIN-02")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        trainer = BIT[pick.number]
        g.villages[self.seat].exhaust(trainer)
        g.then(Recruit(self.seat, 1 if trainer & QUILL_PLUS else 0))


@dataclass(frozen=True)
class Recruit(Choice):
    """Any villager on the board, for the cost below it; quill + pays 1 coin less. The space stays empty this round."""

    rule = "AB-TRAIN-02"
    rules = ("AB-TRAIN-04", "AB-ICON-19", "R-13")
    discount: int

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        reach = g.villages[self.seat].purse + self.discount
        return [
            HIRE[villager - PILE.start]
            for villager, cost in zip(g.villager_row, TRAINING, strict=True)
            if villager != NOTHING and cost <= reach
        ]

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "hire":
            return ELSEWHERE
        villager = pick.number
        if villager not in g.villager_row:
            return absent("AB-TRAIN-02", "not-on-board", villager=villager)
        cost = TRAINING[g.villager_row.index(villager)]
        return affordable(g.villages[self.seat].purse + self.discount, cost, "AB-TRAIN-02")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        villager = pick.number
        space = g.villager_row.index(villager)
        g.villager_row[space] = NOTHING
        price = TRAINING[space] - self.discount
        g.tell("trained", seat=self.seat, villager=villager, coins=price)
        ready = g.villages[self.seat].built & WITH_TRAINED_READY
        g.party = BIT[villager]  # on the way from the board to the village
        g.then(Pay(self.seat, price), Welcome(self.seat) if ready else Enter(self.seat))


@dataclass(frozen=True)
class Enter(Step):
    """The new villager enters the exhausted area."""

    rule = "AB-TRAIN-03"
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        enter(g, self.seat, ready=False)


@dataclass(frozen=True)
class Welcome(Choice):
    """With this symbol a newly trained villager may enter the ready area."""

    rule = "AB-ICON-05"

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        return ENTERING

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        return None if pick in ENTERING else ELSEWHERE

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        enter(g, self.seat, ready=pick is ENTER_READY)


def enter(g: AboveAndBelow, seat: Seat, *, ready: bool) -> None:
    villager = g.party.bit_length() - 1
    g.party = 0
    g.join(seat, villager, ready=ready)


ENTERING: Final = (ENTER_READY, ENTER_EXHAUSTED)
