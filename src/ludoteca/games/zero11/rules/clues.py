"""Phase 3 and clues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.zero11.content.city import ALL_BUILDINGS, BIT, MYSTICS, NEAR, Mask
from ludoteca.games.zero11.picks import CLUE_ON_BUILDING, CLUE_ON_MYSTIC, DROP, LEAVE, LIFT, TAKE
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, bits_of, rule


@rule("R-15", "R-23")
def full(g: Zero11) -> Mask:
    """The spaces that are not empty: a character, the Organ or a clue is there."""
    mask = g.clued
    for space in g.where:
        mask |= BIT[space]
    return mask | BIT[g.organ] if g.organ >= 0 else mask


@rule("O11-SETUP-05", "O11-CLAR-04")
def gain_clue(g: Zero11, seat: Seat, count: int) -> None:
    """The supply of clues never ends."""
    g.clues[seat] += count
    g.tell("clue_gained", seat=seat, count=count)


@dataclass(frozen=True)
class PlaceClues(Step):
    """From position II on each player in turn order places one clue."""

    rule = "O11-CLUE-01"
    rules = ("O11-CLUE-04",)
    position: int

    def do(self, g: Zero11) -> None:
        if self.position < len(g.order):
            g.then(PlaceClues(self.position + 1))
            seat = g.order[self.position]
            if g.plays(seat) and ALL_BUILDINGS & ~full(g):
                g.then(PlaceClue(seat))


def empty(g: Zero11, space: int) -> Reason | None:
    """No character, no Organ and no clue stands there."""
    return Reason("R-15", "occupied", space=space) if full(g) >> space & 1 else None


@dataclass(frozen=True)
class PlaceClue(Choice):
    """The clue goes on any empty building that is neither a station nor a Mystic Building."""

    rule = "O11-CLUE-02"

    def options(self, g: Zero11) -> Sequence[Option]:
        busy = full(g)
        return [pick for bit, pick in CLUE_ON_BUILDING if not busy & bit]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "clue":
            return ELSEWHERE
        mystic = Reason("O11-CLUE-02", "not-on-mystic") if MYSTICS >> pick.number & 1 else None
        return mystic or empty(g, pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        lay_clue(g, self.seat, pick)


@dataclass(frozen=True)
class PlaceMysticClue(Choice):
    """A clue on any empty Mystic Building."""

    rule = "O11-CLUE-03"
    rules = ("O11-CHAR-09", "O11-ITEM-06")

    def options(self, g: Zero11) -> Sequence[Option]:
        busy = full(g)
        return [pick for bit, pick in CLUE_ON_MYSTIC if not busy & bit]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "clue":
            return ELSEWHERE
        plain = None if MYSTICS >> pick.number & 1 else Reason("O11-CLUE-03", "only-mystic")
        return plain or empty(g, pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        lay_clue(g, self.seat, pick)


def mystic_is_free(g: Zero11) -> bool:
    """Whether some Mystic Building is empty."""
    return bool(MYSTICS & ~full(g))


def lay_clue(g: Zero11, seat: Seat, pick: Option) -> None:
    space = pick.number
    g.clued |= BIT[space]
    g.tell("clue_placed", seat=seat, space=space)


@rule("O11-CLUE-05")
def pick_up(g: Zero11, seat: Seat, space: int) -> None:
    """Who enters a space with a clue takes it, without stopping."""
    if g.clued & BIT[space]:
        g.clued ^= BIT[space]
        g.clues[seat] += 1
        g.tell("clue_found", seat=seat, space=space)


@rule("O11-ACTION-06", "R-17")
def drops(g: Zero11, space: int) -> list[Option]:
    """Where a clue may go: one space along streets and lines, not onto a clue, the Organ or another character."""
    others = [at for character, at in enumerate(g.where) if character != g.active]
    clued = g.clued
    return [DROP[s] for s in NEAR[space] if not clued & BIT[s] and s != g.organ and s not in others]


@rule("R-17")
def lifts(g: Zero11) -> list[Option]:
    """The clues that can be moved."""
    return [LIFT[space] for space in bits_of(g.clued) if drops(g, space)]


@dataclass(frozen=True)
class LiftClue(Choice):
    """Move Clue: one clue of the board is moved."""

    rule = "O11-ACTION-06"
    rules = ("R-17",)

    def options(self, g: Zero11) -> Sequence[Option]:
        return lifts(g)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "lift":
            return ELSEWHERE
        if not g.clued >> pick.number & 1:
            return Reason("O11-ACTION-06", "no-clue", space=pick.number)
        return None if drops(g, pick.number) else Reason("R-17", "clue-stuck", space=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        g.then(DropClue(self.seat, pick.number))


@dataclass(frozen=True)
class DropClue(Choice):
    """It moves one space; if it reaches the active character, the player may take it."""

    rule = "O11-ACTION-06"
    rules = ("R-17", "O11-MOVE-04")
    space: int

    def options(self, g: Zero11) -> Sequence[Option]:
        return drops(g, self.space)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "drop":
            return ELSEWHERE
        if pick.number not in NEAR[self.space]:
            return Reason("O11-ACTION-06", "not-beside", space=pick.number, target=self.space)
        return None if pick in drops(g, self.space) else Reason("R-17", "occupied", space=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        target = pick.number
        g.clued ^= BIT[self.space] | BIT[target]
        g.tell("clue_moved", seat=self.seat, space=self.space, target=target)
        if target == g.where[g.active]:
            g.then(TakeClue(self.seat))


@dataclass(frozen=True)
class TakeClue(Choice):
    """The clue has reached the active character: take it, or leave it lying."""

    rule = "O11-ACTION-06"
    idle = "leave"

    def options(self, g: Zero11) -> Sequence[Option]:
        return (TAKE, LEAVE)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        return None if pick in (TAKE, LEAVE) else ELSEWHERE

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is TAKE:
            pick_up(g, self.seat, g.where[g.active])
