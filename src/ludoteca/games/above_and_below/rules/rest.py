"""Rest: potions and ciders first, then beds, and the Mechanical Man in his own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.above_and_below.content.goods import CIDER, ITEM_NUMBER, POTION
from ludoteca.games.above_and_below.content.picks import BED, GIVE_CIDER, GIVE_POTION, REST
from ludoteca.games.above_and_below.content.villagers import BIT, NO_CIDER_OR_POTION, OWN_BED
from ludoteca.games.above_and_below.rules.reasons import is_yours, owned
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule


@dataclass(frozen=True)
class Refresh(Choice):
    """A potion makes an injured villager exhausted, a cider an exhausted one ready; both may serve the same one."""

    rule = "AB-ROUND-07"
    rules = ("R-6", "R-7")
    idle = "rest"

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        village = g.villages[self.seat]
        options: tuple[Option, ...] = (REST,)
        if village.items[POTION] and village.injured:
            options += GIVE_POTION.of(drinking(village.injured))
        if village.items[CIDER] and village.exhausted:
            options += GIVE_CIDER.of(drinking(village.exhausted))
        return options

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb not in {"potion", "cider"}:
            return None if pick is REST else ELSEWHERE
        villager, village = pick.number, g.villages[self.seat]
        if reason := is_yours(g, self.seat, villager):
            return reason
        if NO_CIDER_OR_POTION >> villager & 1:
            return Reason("AB-SPECIAL-05", "drinks-nothing", villager=villager)
        helped, area = (village.injured, "injured") if pick.verb == "potion" else (village.exhausted, "exhausted")
        if not helped >> villager & 1:
            return Reason("AB-ROUND-07", "not-in-area", villager=villager, area=area)
        return owned(village, ITEM_NUMBER[pick.verb], "AB-ROUND-07")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is REST:
            return
        village = g.villages[self.seat]
        villager = BIT[pick.number]
        token = ITEM_NUMBER[pick.verb]
        g.remove(village, token, 1)
        g.supply[token] += 1
        rested(village, villager)
        g.tell("refreshed", seat=self.seat, villager=pick.args[0], token=pick.verb)
        g.then(self)


@rule("AB-SPECIAL-05", "AB-ICON-18")
def drinking(villagers: int) -> int:
    """Those of them who can use a cider or a potion: a Mechanical Man cannot."""
    return villagers & ~NO_CIDER_OR_POTION


@dataclass(frozen=True)
class Beds(Step):
    """Each bed moves one villager one step. Where there is a bed for everybody nobody needs to be asked."""

    rule = "AB-ROUND-08"
    rules = ("AB-ICON-04", "R-2")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        village = g.villages[self.seat]
        tired = (village.exhausted | village.injured) & ~OWN_BED
        if not tired:
            return
        beds = village.beds
        if beds >= tired.bit_count():
            rested(village, tired)
        elif beds:
            g.then(Sleep(self.seat, beds, tired))


@dataclass(frozen=True)
class Sleep(Choice):
    """Who gets a bed; a villager never uses two."""

    rule = "AB-ROUND-08"
    rules = ("AB-SPECIAL-05", "R-7")
    beds: int
    tired: int
    """Who has not slept in this rest."""

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        return BED.of(self.tired)

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "bed":
            return ELSEWHERE
        villager = pick.number
        if reason := is_yours(g, self.seat, villager):
            return reason
        if OWN_BED >> villager & 1:
            return Reason("AB-SPECIAL-05", "own-bed", villager=villager)
        return None if self.tired >> villager & 1 else Reason("AB-ROUND-08", "not-tired", villager=villager)

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        villager = BIT[pick.number]
        rested(g.villages[self.seat], villager)
        g.tell("slept", seat=self.seat, villager=pick.args[0])
        if self.beds > 1:
            g.then(Sleep(self.seat, self.beds - 1, self.tired ^ villager))


@dataclass(frozen=True)
class OwnBed(Step):
    """A Mechanical Man moves one step by his own bed, and nobody else by it."""

    rule = "AB-SPECIAL-05"
    rules = ("AB-ICON-18", "R-39")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        village = g.villages[self.seat]
        rested(village, (village.exhausted | village.injured) & OWN_BED)


def rested(village: Village, villagers: int) -> None:
    """These villagers move one step: exhausted ones become ready, injured ones exhausted."""
    ready = village.exhausted & villagers
    healed = village.injured & villagers
    village.ready |= ready
    village.exhausted = village.exhausted & ~ready | healed
    village.injured &= ~healed
