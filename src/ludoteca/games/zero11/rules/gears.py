"""Phase 4.3: pushing the gears, and moving by what they show."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.zero11.content.gears import ACTIVITY, MACHINE, MOVEMENT, NO_MACHINE, TEETH
from ludoteca.games.zero11.content.gears import TAXI as TAXI_MACHINE
from ludoteca.games.zero11.picks import FINISH, PUSH_UP_TO, STOP, TAXI
from ludoteca.games.zero11.rules.cards import TurnChoice, could_interject
from ludoteca.games.zero11.rules.pointers import machine_shown, machines_are_banned, steps_shown
from ludoteca.games.zero11.rules.time import eliminate, pay, spare
from ludoteca.games.zero11.rules.walking import against_ride, against_walk, enter, ride, rides, walks
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import ELSEWHERE, Option, Reason, Seat, Step, lacking, rule


@rule("O11-GEAR-05", "O11-GEAR-07", "O11-GEAR-08", "R-5")
def turned(gears: list[int], gear: int, steps: int, opposed: bool) -> list[int]:
    """Pushing one gear turns all three, from where the last push left them: each arrow follows the spin, or (a
    variant) the middle gear runs backwards."""
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
    """Push one of the three gears 1, 2 or 3 steps and pay 1 time for each; what the pointers show then counts."""

    rule = "O11-GEAR-04"
    rules = ("O11-GEAR-06", "R-3")

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
        g.then(MoveOn(self.seat, steps_shown(g), machine_shown(g)))
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
    """Walk as far as the gear says and ride once, in any order; or do not move at all."""

    rule = "O11-MOVE-01"
    rules = ("O11-MOVE-02", "O11-MOVE-07", "O11-MOVE-08")
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
                banned = Reason("O11-EVENT-13", "no-machines") if machines_are_banned(g) else None
                return banned or Reason("O11-MOVE-08", "no-ride")
            return against_ride(g, (self.machine,), pick)
        return None if pick is STOP else ELSEWHERE

    def pick(self, g: Zero11, pick: Option) -> None:
        if pick.verb == "walk":
            g.then(MoveOn(self.seat, self.steps - 1, self.machine))
            walk(g, self.seat, pick.number)
        elif pick is not STOP:
            g.then(MoveOn(self.seat, self.steps, NO_MACHINE))
            ride(g, self.seat, pick)


@rule("O11-MOVE-02")
def walk(g: Zero11, seat: Seat, space: int) -> None:
    """Walking costs 1 time per space."""
    g.tell("walked", seat=seat, character=g.active, space=space)
    pay(g, seat, 1)
    enter(g, seat, g.active, space)


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
