"""Phase 4.3: pushing the gears, and moving by what they show."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.zero11.content.gears import (
    ACTIVITY,
    MACHINE,
    MOVEMENT,
    NO_MACHINE,
    SYMBOLS,
    TEETH,
)
from ludoteca.games.zero11.content.gears import TAXI as TAXI_MACHINE
from ludoteca.games.zero11.picks import FINISH, PUSH_UP_TO, STOP, TAXI
from ludoteca.games.zero11.rules.cards import TurnChoice, could_interject
from ludoteca.games.zero11.rules.time import eliminate, pay, spare
from ludoteca.games.zero11.rules.walking import against_ride, against_walk, enter, ride, rides, walks
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import ELSEWHERE, Option, Reason, Seat, Step, lacking, rule


@rule("O11-GEAR-05", "O11-GEAR-08", "R-5")
def turned(gears: list[int], gear: int, steps: int, opposed: bool) -> list[int]:
    """Pushing one gear turns all three: each arrow follows the spin, or (a variant) the middle gear runs backwards."""
    if not opposed:
        return [(tooth + steps) % teeth for tooth, teeth in zip(gears, TEETH, strict=True)]
    with_it = (MOVEMENT,) if gear == MOVEMENT else (MACHINE, ACTIVITY)
    return [(gears[g] + (steps if g in with_it else -steps)) % TEETH[g] for g in range(3)]


@dataclass(frozen=True)
class MustPush(Step):
    """After the ability one gear must be pushed; who has no Time Point left for it is out."""

    rule = "O11-GEAR-04"
    seat: Seat

    def do(self, g: Zero11) -> None:
        if g.time[self.seat] > 0:
            g.then(PushGear(self.seat))
        else:
            eliminate(g, self.seat)


@dataclass(frozen=True)
class PushGear(TurnChoice):
    """Push one of the three gears 1, 2 or 3 steps and pay 1 time for each."""

    rule = "O11-GEAR-04"
    rules = ("O11-GEAR-01", "O11-GEAR-02", "O11-GEAR-06", "O11-GEAR-07", "R-3", "R-4", "O11-EVENT-13")

    def own(self, g: Zero11) -> list[Option]:
        return [*PUSH_UP_TO[min(3, max(1, spare(g, self.seat)))]]

    def against(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "push":
            return ELSEWHERE
        steps = int(pick.args[1])
        return lacking(max(1, spare(g, self.seat)), steps, "R-3", "time")

    def pick(self, g: Zero11, pick: Option) -> None:
        gear, steps = pick.args
        assert isinstance(gear, int)
        assert isinstance(steps, int)
        g.gears = turned(g.gears, gear, steps, g.house.opposed_arrows)
        g.tell("pushed", seat=self.seat, gear=gear, steps=steps)
        banned = g.card is not None and g.card.no_machines
        machine = NO_MACHINE if banned else SYMBOLS[MACHINE][g.gears[MACHINE]]
        g.then(MoveOn(self.seat, SYMBOLS[MOVEMENT][g.gears[MOVEMENT]], machine))
        pay(g, self.seat, steps)


@dataclass(frozen=True)
class MoveOn(Step):
    """Who has no step and no ride left, and nothing that he might play, is not asked whether he stops."""

    rule = "O11-MOVE-01"
    rules = ("R-18",)
    seat: Seat
    steps: int
    machine: int

    def do(self, g: Zero11) -> None:
        move = Move(self.seat, self.steps, self.machine)
        if len(move.own(g)) > 1 or could_interject(g, self.seat):
            g.then(move)


@dataclass(frozen=True)
class Move(TurnChoice):
    """Walk up to the number shown, at 1 time a space, and ride the machine shown once and for free, in any order."""

    rule = "O11-MOVE-01"
    rules = ("O11-MOVE-02", "O11-MOVE-07", "O11-MOVE-08", "O11-MOVE-09", "O11-GEAR-01", "O11-GEAR-02")
    idle = "stop"
    steps: int
    machine: int

    def own(self, g: Zero11) -> list[Option]:
        found = walks(g, g.active) if self.steps and spare(g, self.seat) > 0 else []
        if self.machine == TAXI_MACHINE:
            found.append(TAXI)
        elif self.machine != NO_MACHINE:
            found += rides(g, self.machine)
        found.append(STOP)
        return found

    def against(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb == "walk":
            no_steps = None if self.steps else Reason("O11-MOVE-02", "no-steps")
            return no_steps or lacking(spare(g, self.seat), 1, "R-3", "time") or against_walk(g, g.active, pick.number)
        if pick is TAXI or pick.verb == "ride":
            if self.machine == NO_MACHINE:
                banned = g.card is not None and g.card.no_machines
                return Reason("O11-EVENT-13", "no-machines") if banned else Reason("O11-MOVE-08", "no-ride")
            return against_ride(g, (self.machine,), pick)
        return None if pick is STOP else ELSEWHERE

    def pick(self, g: Zero11, pick: Option) -> None:
        if pick is STOP:
            return
        if pick.verb == "walk":
            space = pick.number
            g.then(MoveOn(self.seat, self.steps - 1, self.machine))
            g.tell("walked", seat=self.seat, character=g.active, space=space)
            pay(g, self.seat, 1)
            enter(g, self.seat, g.active, space)
        else:
            g.then(MoveOn(self.seat, self.steps, NO_MACHINE))
            ride(g, self.seat, pick)


@dataclass(frozen=True)
class LastWord(Step):
    """Until the turn ends, cards and items may still be played."""

    rule = "O11-POWER-09"
    rules = ("R-18",)
    seat: Seat

    def do(self, g: Zero11) -> None:
        if could_interject(g, self.seat):
            g.then(FinishTurn(self.seat))


@dataclass(frozen=True)
class FinishTurn(TurnChoice):
    """The last moment to play something."""

    rule = "O11-POWER-09"
    rules = ("R-18",)
    idle = "finish"

    def own(self, g: Zero11) -> list[Option]:
        return [FINISH]

    def against(self, g: Zero11, pick: Option) -> Reason | None:
        return None if pick is FINISH else ELSEWHERE

    def pick(self, g: Zero11, pick: Option) -> None:
        return
