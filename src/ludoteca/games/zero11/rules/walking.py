"""Walking and riding: what moves a miniature one space or one ride further."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.zero11.content.city import KIND, NEAR, STATIONS
from ludoteca.games.zero11.content.gears import TAXI as TAXI_MACHINE
from ludoteca.games.zero11.picks import RIDE, STOP, TAXI, WALK
from ludoteca.games.zero11.rules.clues import pick_up
from ludoteca.games.zero11.rules.victory import came, judge
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, rule

WALKS = tuple(tuple((space, WALK[space]) for space in near) for near in NEAR)
ALL_WALKS = tuple([WALK[space] for space in near] for near in NEAR)
RIDES = tuple(tuple((space, RIDE[space]) for space in stations) for stations in STATIONS)
TAXI_STEPS = 3


@rule("O11-MOVE-05", "O11-MOVE-06", "O11-MOVE-13")
def walks(g: Zero11, who: int) -> list[Option]:
    """One step, onto any kind of space without a miniature; a declarer may enter the others too."""
    here = g.where[who]
    if enters_occupied(g, who):
        return ALL_WALKS[here][:]
    where, organ = g.where, g.organ
    return [pick for space, pick in WALKS[here] if space not in where and space != organ]


@rule("O11-MOVE-06", "O11-WIN-11", "R-25")
def enters_occupied(g: Zero11, who: int) -> bool:
    """While the declaration is open, the declarer's character may enter occupied spaces, walking or riding."""
    return g.declared and who == g.active


@rule("O11-MOVE-10", "O11-MOVE-11", "O11-MOVE-12")
def rides(g: Zero11, machine: int) -> list[Option]:
    """From a station of a colour to any other of it. The taxi has no stations."""
    here = g.where[g.active]
    return landings(g, machine, here) if KIND[here] == machine else []


@rule("R-8", "R-41")
def landings(g: Zero11, machine: int, here: int) -> list[Option]:
    """The other stations that hold no miniature; a declarer may land on those too."""
    if enters_occupied(g, g.active):
        return [pick for space, pick in RIDES[machine] if space != here]
    where, organ = g.where, g.organ
    return [pick for space, pick in RIDES[machine] if space not in where and space != organ]


def against_walk(g: Zero11, who: int, space: int) -> Reason | None:
    """One step, onto a space without a miniature."""
    here = g.where[who]
    if space == here:
        return Reason("O11-MOVE-03", "here-already")
    if space not in NEAR[here]:
        return Reason("O11-MOVE-03", "not-beside", space=space, target=here)
    return alone(g, who, space)


def against_ride(g: Zero11, machines: tuple[int, ...], pick: Option) -> Reason | None:
    """From a station of one of these machines to another of the same."""
    if pick is TAXI:
        return None if TAXI_MACHINE in machines else Reason("O11-GEAR-01", "other-machine", machine=TAXI_MACHINE)
    here, there = g.where[g.active], pick.number
    if KIND[there] not in machines:
        return Reason("O11-GEAR-01", "other-machine", machine=KIND[there])
    if KIND[here] != KIND[there]:
        return Reason("O11-MOVE-08", "not-at-station", character=g.active, machine=KIND[there])
    return Reason("O11-MOVE-08", "here-already") if here == there else alone(g, g.active, there)


def alone(g: Zero11, who: int, space: int) -> Reason | None:
    """Nobody enters the space of another miniature, but a declarer with the active character."""
    free = enters_occupied(g, who) or not g.occupied(space)
    return None if free else Reason("O11-MOVE-06", "occupied", space=space)


@rule("O11-CLUE-05", "O11-MOVE-14", "O11-WIN-04", "O11-WIN-07")
def enter(g: Zero11, seat: Seat, who: int, space: int) -> None:
    """A miniature walks or rides onto a space; its player takes the clue there."""
    g.where[who] = space
    pick_up(g, seat, space)
    if not g.declared:
        return
    if who == g.active:
        came(g, seat)
        judge(g, seat)
    elif who == g.people.face[g.chosen]:
        g.reached = False  # the goal itself has walked away


@dataclass(frozen=True)
class Stroll(Choice):
    """A free walk of up to so many spaces in one go; it does not count against the Movement Gear."""

    rule = "O11-CHAR-08"
    rules = ("R-35",)
    idle = "stop"
    who: int
    left: int

    def options(self, g: Zero11) -> Sequence[Option]:
        steps = walks(g, self.who)
        steps.append(STOP)
        return steps

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "walk":
            return None if pick is STOP else ELSEWHERE
        return against_walk(g, self.who, pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is STOP:
            return
        if self.left > 1:
            g.then(Stroll(self.seat, self.who, self.left - 1))
        space = pick.number
        g.tell("strolled", seat=self.seat, character=self.who, space=space)
        enter(g, self.seat, self.who, space)


def ride(g: Zero11, seat: Seat, pick: Option) -> None:
    """Carry out a ride on the taxi or to a station."""
    if pick is TAXI:
        take_taxi(g, seat)
        return
    space = pick.number
    g.tell("rode", seat=seat, character=g.active, space=space, machine=KIND[space])
    enter(g, seat, g.active, space)


@rule("O11-MOVE-09", "R-7")
def take_taxi(g: Zero11, seat: Seat) -> None:
    """The Steam Taxi moves up to 3 spaces as if walking, free of charge and in one go."""
    g.then(Stroll(seat, g.active, TAXI_STEPS))
    g.tell("taxi", seat=seat, character=g.active)


@dataclass(frozen=True)
class FreeRide(Choice):
    """One free ride on one of these machines, on top of normal movement."""

    rule = "O11-POWER-04"
    rules = ("O11-ITEM-05", "R-13", "R-19")
    machines: tuple[int, ...]

    def options(self, g: Zero11) -> Sequence[Option]:
        return free_rides(g, self.machines)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        return against_ride(g, self.machines, pick) if pick.verb in {"ride", "taxi"} else ELSEWHERE

    def take(self, g: Zero11, pick: Option) -> None:
        ride(g, self.seat, pick)


def free_rides(g: Zero11, machines: tuple[int, ...]) -> list[Option]:
    """What these machines offer from where the active character stands."""
    found = [pick for machine in machines for pick in rides(g, machine)]
    if TAXI_MACHINE in machines:
        found.append(TAXI)
    return found
