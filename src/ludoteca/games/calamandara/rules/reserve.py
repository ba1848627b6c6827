"""Chapter "Reserva Final" and phase 4: reserving, discarding, acquiring, and the change of hands at the Zona Final."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludoteca.games.calamandara.content.memory import HAND, RESERVED
from ludoteca.games.calamandara.content.picks import CARD, DRAW, DROP, DROP_WAITING, KEEP_ALL, RESERVE
from ludoteca.games.calamandara.rules.reasons import among, in_hand, up_to
from ludoteca.games.calamandara.rules.responses import Carry, declare
from ludoteca.games.calamandara.rules.settling import QUEUED, KeepThree
from ludoteca.games.calamandara.rules.table import can_draw, can_reserve, discard, draw, mix
from ludoteca.games.calamandara.state import (
    ACQ_MEM,
    EXIT_RECOVER,
    MEMORY,
    RES_MEM,
    RF_PICKUP,
    RF_TAKE,
    Base,
    Calamandara,
    minus,
)
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule

NOTHING, FROM_HAND = 0, 1
WAITING: Final = 2
"""A phase-4 discard: none, one of the hand, or (2 + the card) one that waits on the deck."""

# Entering and leaving the Zona Final.


@dataclass(frozen=True)
class PickUpReserve(Step):
    """Whoever reached the ZF takes the reserved cards; what could not be taken is owed at the next turn."""

    rule = "CAL-RF-07"
    rules = ("CAL-LINK-07", "CAL-FAQ-32", "CAL-RF-05")
    seat: Seat

    def do(self, g: Calamandara) -> None:
        t = g.travellers[self.seat]
        t.owed = False
        if not t.inside or not t.reserve:
            return
        if t.taken or g.forgetful >> self.seat & 1:
            t.owed = True
        else:
            declare(g, Base(RF_PICKUP, self.seat, RF_TAKE), TAKE_RESERVE)


@dataclass(frozen=True)
class TakeReserve(Carry):
    """The reserved cards become the hand; three at most."""

    rule = "CAL-RF-02"
    rules = ("CAL-CARD-ORACULO-02", "CAL-RF-03")

    def legal(self, g: Calamandara, base: Base) -> bool:
        t = g.travellers[base.seat]
        return t.inside and bool(t.reserve) and not t.taken and not g.forgetful >> base.seat & 1

    def carried_out(self, g: Calamandara, base: Base) -> None:
        t = g.travellers[base.seat]
        t.hand += t.reserve
        t.reserve = []
        g.tell("took_reserve", seat=base.seat, count=len(t.hand))
        if len(t.hand) > RESERVED:
            g.then(KeepThree(base.seat))

    def dropped(self, g: Calamandara, base: Base) -> None:
        t = g.travellers[base.seat]
        t.owed = t.inside and bool(t.reserve)
        super().dropped(g, base)


@dataclass(frozen=True)
class RecoverHand(Step):
    """Whoever left the ZF may at once draw from the own deck up to five cards."""

    rule = "CAL-RF-06"
    seat: Seat

    def do(self, g: Calamandara) -> None:
        t = g.travellers[self.seat]
        if not t.inside and can_draw(g, self.seat, len(t.hand)):
            g.then(DrawBack(self.seat))


@dataclass(frozen=True)
class DrawBack(Choice):
    """How many cards to draw after leaving the ZF."""

    rule = "CAL-RF-06"

    def options(self, g: Calamandara) -> Sequence[Option]:
        return DRAW[: can_draw(g, self.seat, len(g.travellers[self.seat].hand)) + 1]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        most = can_draw(g, self.seat, len(g.travellers[self.seat].hand))
        return up_to("draw", most, pick, "CAL-P4-04")

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick.args[0]:
            declare(g, Base(EXIT_RECOVER, self.seat, ACQ_MEM, (int(pick.args[0]),)), RECOVERED)


@dataclass(frozen=True)
class Recovered(Carry):
    """The hand is filled from the deck. Impeded, it has to wait for a later phase 4."""

    rule = "CAL-RF-08"
    rules = ("CAL-FAQ-33",)

    def legal(self, g: Calamandara, base: Base) -> bool:
        t = g.travellers[base.seat]
        return not t.inside and base.params[0] <= can_draw(g, base.seat, len(t.hand))

    def again(self, g: Calamandara, base: Base) -> Choice | None:
        t = g.travellers[base.seat]
        if t.inside or not can_draw(g, base.seat, len(t.hand)):
            return None
        return DrawBackAnew(base.seat)

    def carried_out(self, g: Calamandara, base: Base) -> None:
        draw(g, base.seat, base.params[0])


@dataclass(frozen=True)
class DrawBackAnew(DrawBack):
    """The number has to be said again because the hand or the deck changed."""

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick.args[0]:
            super().take(g, pick)
        else:
            g.bases[-1] = replace(g.bases[-1], impeded=g.bases[-1].ops, given_up=True)


TAKE_RESERVE: Final = TakeReserve()
RECOVERED: Final = Recovered()


# Phase 4.


@rule("CAL-TURN-09", "CAL-P4-08")
def memories_to_tend(g: Calamandara, seat: Seat) -> bool:
    """Whether phase 4 has anything to offer: not in the ZF, and not without cards to reserve, discard or acquire."""
    t = g.travellers[seat]
    return not t.inside and bool(t.hand or t.waiting or (t.deck and not g.forgetful >> seat & 1))


@dataclass(frozen=True)
class DeclareReserve(Choice):
    """Phase 4, first step: how many cards are reserved."""

    rule = "CAL-P4-01"
    rules = ("CAL-P4-02", "CAL-P4-05")

    def options(self, g: Calamandara) -> Sequence[Option]:
        return RESERVE[: can_reserve(g, self.seat) + 1]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return up_to("reserve", can_reserve(g, self.seat), pick, "CAL-P4-02")

    def take(self, g: Calamandara, pick: Option) -> None:
        g.then(DeclareDiscard(self.seat, pick.number))


@dataclass(frozen=True)
class DeclareDiscard(Choice):
    """Phase 4, second step: at most one card is discarded, of the hand or waiting on the deck."""

    rule = "CAL-P4-03"
    rules = ("CAL-LINK-04",)
    reserved: int = 0

    def options(self, g: Calamandara) -> Sequence[Option]:
        t = g.travellers[self.seat]
        found = [KEEP_ALL]
        if len(t.hand) > self.reserved:
            found.append(DROP)
        return found + [DROP_WAITING[kind] for kind in sorted({g.memory(card) for card in t.waiting})]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        t = g.travellers[self.seat]
        if pick is DROP:
            return None if len(t.hand) > self.reserved else Reason("CAL-P4-03", "hand-reserved")
        if pick.verb == "drop_waiting":
            return among(g, t.waiting, pick, "CAL-LINK-04")
        return None if pick is KEEP_ALL else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick.verb == "drop_waiting":
            dropped = WAITING + int(pick.args[0])
        else:
            dropped = FROM_HAND if pick is DROP else NOTHING
        g.then(DeclareDraw(self.seat, self.reserved, dropped))


def may_acquire(g: Calamandara, seat: Seat, reserved: int, dropped: int) -> int:
    """How many cards phase 4 may acquire after reserving and discarding so."""
    t = g.travellers[seat]
    if g.forgetful >> seat & 1 or len(t.waiting) > (dropped >= WAITING):
        return 0
    held = len(t.hand) - reserved - (dropped == FROM_HAND)
    return max(0, min(HAND - held, len(t.deck)))


@dataclass(frozen=True)
class DeclareDraw(Choice):
    """Phase 4, third step: how many cards are acquired, up to five in hand. Discards never come back."""

    rule = "CAL-P4-04"
    rules = ("CAL-P4-08", "CAL-LINK-03")
    reserved: int = 0
    dropped: int = 0

    def options(self, g: Calamandara) -> Sequence[Option]:
        return DRAW[: may_acquire(g, self.seat, self.reserved, self.dropped) + 1]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return up_to("draw", may_acquire(g, self.seat, self.reserved, self.dropped), pick, "CAL-P4-04")

    def take(self, g: Calamandara, pick: Option) -> None:
        drawn = int(pick.args[0])
        ops = (RES_MEM if self.reserved else 0) | (ACQ_MEM if drawn else 0)
        if ops or self.dropped:
            g.tell("declares_memory", seat=self.seat, reserved=self.reserved, discarded=bool(self.dropped), drawn=drawn)
            declare(g, Base(MEMORY, self.seat, ops, (self.reserved, self.dropped, drawn)), MEMORY_PHASE)
        elif g.agenda[-1] is MEMORY_PHASE:
            g.bases[-1] = Base(MEMORY, self.seat, 0, (0, 0, 0))  # given up while declaring anew


@dataclass(frozen=True)
class MemoryPhase(Carry):
    """Reserve, then discard, then acquire, as declared. What was impeded is left out; discarding never is."""

    rule = "CAL-P4-01"
    rules = ("CAL-CARD-ORACULO-01",)

    def legal(self, g: Calamandara, base: Base) -> bool:
        reserved, dropped, drawn = base.params
        t = g.travellers[base.seat]
        if t.inside or (base.open & RES_MEM and reserved > can_reserve(g, base.seat)):
            return False
        if dropped >= WAITING and not any(g.memory(card) == dropped - WAITING for card in t.waiting):
            return False
        if len(t.hand) < reserved + (dropped == FROM_HAND):
            return False
        return not base.open & ACQ_MEM or drawn <= may_acquire(g, base.seat, reserved, dropped)

    def again(self, g: Calamandara, base: Base) -> Choice | None:
        return None if g.travellers[base.seat].inside else DeclareReserve(base.seat)

    def carried_out(self, g: Calamandara, base: Base) -> None:
        reserved, dropped, drawn = base.params
        seat = base.seat
        steps: list[Step] = []
        if reserved and not base.impeded & RES_MEM:
            steps += [ReserveCard(seat)] * reserved
        if dropped and not g.travellers[seat].inside:
            steps.append(DiscardCard(seat) if dropped == FROM_HAND else DropWaiting(seat, dropped - WAITING))
        if drawn and not base.impeded & ACQ_MEM:
            steps.append(Acquire(seat, drawn))
        g.then(*steps)

    def dropped(self, g: Calamandara, base: Base) -> None:
        super().dropped(g, base)
        t = g.travellers[base.seat]
        if not t.inside and (base.params[1] != FROM_HAND or t.hand):
            self.carried_out(g, base)


MEMORY_PHASE: Final = MemoryPhase()


@dataclass(frozen=True)
class ReserveCard(Choice):
    """A card of the hand goes face down to the Reserva Final."""

    rule = "CAL-P4-02"
    rules = ("CAL-RF-01",)
    auto = False

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [CARD[kind] for kind in sorted({g.memory(card) for card in g.travellers[self.seat].hand})]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return in_hand(g, self.seat, pick, "CAL-P4-02") if pick.verb == "card" else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        t = g.travellers[self.seat]
        mix(g, t.hand, self.seat)
        card = next(card for card in t.hand if g.memory(card) == pick.args[0])
        t.hand.remove(card)
        t.reserve.append(card)
        g.tell("reserved", seat=self.seat)


@dataclass(frozen=True)
class DiscardCard(Choice):
    """One card of the hand goes face up to the own discard."""

    rule = "CAL-P4-03"
    auto = False

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [CARD[kind] for kind in sorted({g.memory(card) for card in g.travellers[self.seat].hand})]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return in_hand(g, self.seat, pick, "CAL-P4-03") if pick.verb == "card" else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        t = g.travellers[self.seat]
        card = next(card for card in t.hand if g.memory(card) == pick.args[0])
        t.hand.remove(card)
        discard(g, self.seat, card)
        g.tell("discarded", seat=self.seat, memory=pick.args[0])


@dataclass(frozen=True)
class DropWaiting(Step):
    """The holder of a waiting card may discard it in phase 4, if he has not activated it meanwhile."""

    rule = "CAL-LINK-04"
    seat: Seat
    memory: int

    def do(self, g: Calamandara) -> None:
        t = g.travellers[self.seat]
        card = next((card for card in t.waiting if g.memory(card) == self.memory), None)
        if card is None:
            return
        t.waiting = minus(t.waiting, card)
        discard(g, self.seat, card)
        g.tell("discarded", seat=self.seat, memory=self.memory)


@dataclass(frozen=True)
class Acquire(Step):
    """Draw the declared number of cards."""

    rule = "CAL-P4-04"
    seat: Seat
    count: int

    def do(self, g: Calamandara) -> None:
        draw(g, self.seat, self.count)


QUEUED.update({RF_PICKUP: PickUpReserve, EXIT_RECOVER: RecoverHand})
