"""A player's turn: free actions, one normal action or a pass, goods on the track; then the next player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludoteca.games.above_and_below.content.goods import NO_ITEMS
from ludoteca.games.above_and_below.content.picks import (
    BACK,
    BUILD,
    EXPLORE,
    GO,
    HARVEST,
    LABOR,
    PASS,
    SEND,
    TRAIN,
    item_in,
)
from ludoteca.games.above_and_below.content.villagers import BIT, CAVE_CAT
from ludoteca.games.above_and_below.rules.build import Builder, against_building, can_build
from ludoteca.games.above_and_below.rules.explore import Explore
from ludoteca.games.above_and_below.rules.free import against_free_action, free_actions, take_free_action
from ludoteca.games.above_and_below.rules.harvest import Harvest
from ludoteca.games.above_and_below.rules.labor import Labor
from ludoteca.games.above_and_below.rules.reasons import is_ready, owned
from ludoteca.games.above_and_below.rules.track import Progress, goods_for_track, place
from ludoteca.games.above_and_below.rules.train import Trainer, against_training, can_train
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, lacking, rule

UNTOUCHED: Final = (0, 0, 0, 0)
AT_FIRST: Final = False
BALKED: Final = True
PARTY: Final = 99
"""There is no upper limit."""


@dataclass(frozen=True)
class NextTurn(Step):
    """Clockwise from this seat, whoever has not passed takes a turn; when all have passed, nobody does."""

    rule = "AB-ROUND-02"
    rules = ("AB-PASS-03", "AB-SETUP-13", "R-34")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        seat = self.seat
        for _ in range(g.seats):
            if not g.passed & BIT[seat]:
                g.row_swapped = False
                g.circle_changed = False
                g.offers = UNTOUCHED
                g.then_all(a_turn(seat, g.seats))
                return
            seat = (seat + 1) % g.seats


@dataclass(frozen=True)
class Turn(Choice):
    """Any number of free actions, then one normal action; or pass. Goods may go on the track meanwhile."""

    rule = "AB-ROUND-02"
    rules = ("AB-FREE-01", "AB-PASS-02", "AB-TRACK-01")
    idle = "pass"

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        village = g.villages[self.seat]
        options = [PASS]
        if village.ready:
            normal_actions(g, self.seat, options)
        free_actions(g, self.seat, options)
        if village.items != NO_ITEMS:
            options += goods_for_track(village)
        return options

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick is PASS:
            return None
        village = g.villages[self.seat]
        if pick in ACTIONS:
            nobody = None if village.ready else Reason("AB-PASS-02", "nobody-ready")
            return nobody or self.against_action(g, pick)
        if pick.verb == "place":
            return owned(village, item_in(pick), "AB-TRACK-01")
        return against_free_action(g, self.seat, pick)

    def against_action(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        """What an action takes besides a ready villager."""
        village = g.villages[self.seat]
        if pick is EXPLORE:
            no_cave = None if g.cave_pile else Reason("R-22", "no-cave")
            return lacking(village.ready.bit_count(), 2, "AB-EXPLORE-02", "party") or no_cave
        if pick is HARVEST:
            return None if village.one else Reason("AB-HARVEST-02", "nothing-to-harvest")
        if pick is BUILD:
            return against_building(g, self.seat)
        return against_training(g, self.seat) if pick is TRAIN else None

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        seat = self.seat
        if pick is PASS:
            pass_for_good(g, seat)
        elif pick is BUILD:
            g.then(Builder(seat))
        elif pick is TRAIN:
            g.then(Trainer(seat))
        elif pick in SENDS:
            g.then(Send(seat, pick.verb, AT_FIRST))
        else:
            g.then(self)
            if pick.verb == "place":
                place(g, seat, pick)
            else:
                take_free_action(g, seat, pick)


@rule("R-1")
def normal_actions(g: AboveAndBelow, seat: Seat, options: list[Option]) -> None:
    """Add the actions that have something to act on; labor always has."""
    village = g.villages[seat]
    options.append(LABOR)
    if can_explore(g, village):
        options.append(EXPLORE)
    if village.one:
        options.append(HARVEST)
    if can_build(g, seat):
        options.append(BUILD)
    if can_train(g, seat):
        options.append(TRAIN)


@rule("AB-EXPLORE-02", "R-22")
def can_explore(g: AboveAndBelow, village: Village) -> bool:
    """There must be two ready villagers, and a cave card."""
    return village.ready & (village.ready - 1) != 0 and bool(g.cave_pile)


@rule("AB-PASS-01")
def pass_for_good(g: AboveAndBelow, seat: Seat) -> None:
    """Who passes takes no action for the rest of the round."""
    g.passed |= BIT[seat]
    g.tell("passed", seat=seat)


@rule("AB-EXPLORE-02", "AB-HARVEST-01", "AB-LABOR-01")
def fewest(action: str) -> int:
    """Two or more explore, one or more harvest or labor."""
    return 2 if action == "explore" else 1


@rule("R-1")
def most(village: Village, action: str) -> int:
    """Not more harvest than there are goods; otherwise there is no upper limit."""
    return village.harvest if action == "harvest" else PARTY


@dataclass(frozen=True)
class Send(Choice):
    """Which ready villagers go, one after another."""

    rule = "AB-EXPLORE-02"
    rules = ("AB-HARVEST-01", "AB-LABOR-01")
    action: str
    balked: bool
    """A cat has just refused this action, so the player may do something else instead."""

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        village = g.villages[self.seat]
        count, least = g.party.bit_count(), fewest(self.action)
        options: tuple[Option, ...] = ()
        if count < most(village, self.action) and count + village.ready.bit_count() >= least:
            options = SEND.of(village.ready)
        if count >= least:
            options += (GO,)
        if self.balked:
            options += (BACK,)
        return options

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        village = g.villages[self.seat]
        count, least = g.party.bit_count(), fewest(self.action)
        if pick is GO:
            return lacking(count, least, SENT_BY[self.action], "party")
        if pick is BACK:
            return None if self.balked else Reason("R-11", "no-way-back")
        if pick.verb != "send":
            return ELSEWHERE
        if self.action == "harvest" and count >= village.harvest:
            return Reason("R-1", "no-more-goods", count=village.harvest)
        too_few = lacking(count + village.ready.bit_count(), least, SENT_BY[self.action], "party")
        return too_few or is_ready(g, self.seat, pick.number)

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is GO:
            g.then(WORK[self.action](self.seat))
        elif pick is BACK:
            give_up(g, self.seat)
        elif joins(g, self.seat, pick):
            g.then(self)
        else:
            g.then(Send(self.seat, self.action, BALKED))


@rule("R-11")
def give_up(g: AboveAndBelow, seat: Seat) -> None:
    """Whoever was ready to go is ready again, and the turn is not lost."""
    g.villages[seat].ready |= g.party
    g.party = 0
    g.then(Turn(seat))


@rule("R-10", "R-12")
def joins(g: AboveAndBelow, seat: Seat, pick: Option) -> bool:
    """A villager joins the party; a cat rolls first, and if it refuses stays behind exhausted."""
    village, villager = g.villages[seat], BIT[pick.number]
    if villager & CAVE_CAT and not obeys(g, seat, pick):
        village.exhaust(villager)
        return False
    village.ready ^= villager
    g.party |= villager
    return True


@rule("AB-SPECIAL-04", "AB-ICON-25", "R-33")
def obeys(g: AboveAndBelow, seat: Seat, pick: Option) -> bool:
    """Each time a Cave Cat is used a die is rolled, never again; on 1 or 2 the cat does nothing."""
    die = g.rng.below(6) + 1
    g.tell("cat_obeyed" if die > 2 else "cat_balked", seat=seat, villager=pick.args[0], die=die)
    return die > 2


SENT_BY: Final = {"explore": "AB-EXPLORE-02", "harvest": "AB-HARVEST-01", "labor": "AB-LABOR-01"}
ACTIONS: Final = (EXPLORE, BUILD, HARVEST, TRAIN, LABOR)
SENDS: Final = (EXPLORE, HARVEST, LABOR)
WORK: Final[dict[str, Callable[[Seat], Step]]] = {"explore": Explore, "harvest": Harvest, "labor": Labor}


@cache
def a_turn(seat: Seat, seats: int) -> tuple[Step, ...]:
    return Turn(seat), Progress(seat), NextTurn((seat + 1) % seats)
