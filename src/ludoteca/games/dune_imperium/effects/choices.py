"""Effects made of effects: arrows, conditions, "choose one", "each opponent"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import UNITS, Condition, Effect, Happens, happen, unit
from ludoteca.games.dune_imperium.effects.cards import ChooseTrash, trash
from ludoteca.games.dune_imperium.effects.gains import Cost
from ludoteca.games.dune_imperium.effects.influence import LoseInfluence
from ludoteca.games.dune_imperium.effects.troops import lose_from_conflict
from ludoteca.games.dune_imperium.icons import ANY, NONE
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Step, absent, option, rule

_DO: Final[list[Option]] = []


def do(number: int) -> Option:
    """The pick "resolve this unit"."""
    while len(_DO) <= number:
        _DO.append(option("do", len(_DO)))
    return _DO[number]


@dataclass(frozen=True)
class Arrow(Effect):
    """You may pay what stands left of the arrow, once, to get what stands right of it."""

    rule = "DI-AGENT-13"
    rules = ("DI-ICON-18", "DI-CLAR-30", "H-7")
    cost: Cost
    then: tuple[Effect, ...]

    @property
    def optional(self) -> bool:
        """Paying is never compulsory."""
        return True

    @property
    def weighs_influence(self) -> bool:
        return self.cost.influence > 0 or any(effect.weighs_influence for effect in self.then)

    def ready(self, g: Board, who: int, card: int) -> bool:
        return self.cost.payable(g, who) and all(effect.ready(g, who, card) for effect in self.then)

    def happen(self, g: Board, who: int, card: int) -> None:
        """A Rival, whom nobody asks, pays whenever it can."""
        if g.players[who].rival and not self.ready(g, who, card):
            return
        pay(g, who, self.cost, self.then, card)


@rule("DI-AGENT-13", "DI-INTRIGUE-08", "DI-CLAR-18", "DI-CLAR-28")
def pay(g: Board, who: int, cost: Cost, effects: tuple[Effect, ...], card: int) -> None:
    """First the whole cost, then the effects."""
    cost.pay(g, who)
    if cost.troops:
        lose_from_conflict(g, who, cost.troops)
    if cost.trash_self:
        trash(g, who, card, g.players[who].played)
    asked: list[Step] = []
    if cost.influence:
        asked.append(LoseInfluence(who))
    if cost.trash:
        asked.append(ChooseTrash(who, False))
    if asked:
        g.then_all([*asked, *[Happens(who, effect, card) for effect in effects]])
    else:
        happen(g, who, effects, card)


@dataclass(frozen=True)
class If(Effect):
    """Only while the condition holds: checked when it resolves, so it can become true later in the same turn."""

    rule = "R-7"
    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    @property
    def at_once(self) -> bool:
        """Not with a lesser alternative: the condition may still come true this turn."""
        return not self.otherwise and all(effect.at_once for effect in self.then)

    @property
    def optional(self) -> bool:
        return all(effect.optional for effect in self.then)

    def ready(self, g: Board, who: int, card: int) -> bool:
        if self.condition.holds(g, who, card):
            return all(effect.ready(g, who, card) for effect in self.then)
        return bool(self.otherwise)

    def happen(self, g: Board, who: int, card: int) -> None:
        branch = self.then if self.condition.holds(g, who, card) else self.otherwise
        if branch:
            happen(g, who, branch, card)


@dataclass(frozen=True)
class OneOf(Effect):
    """Choose exactly one of these that you can do."""

    rule = "DI-CLAR-11"
    branches: tuple[Effect, ...]
    count: int = 1

    def ready(self, g: Board, who: int, card: int) -> bool:
        return any(branch.ready(g, who, card) for branch in self.branches)

    def happen(self, g: Board, who: int, card: int) -> None:
        if self.ready(g, who, card):
            if g.players[who].rival:
                g.then(RivalBranch(g.decider(who), who, self, (), card, g.target(who)))
            else:
                g.then(ChooseBranch(who, who, self, (), card))


@dataclass(frozen=True)
class ChooseBranch(Choice):
    """All picks are made before any of them resolves."""

    rule = "R-31"
    rules = ("DI-CLAR-11", "H-7", "H-12")
    who: int
    effect: OneOf
    chosen: tuple[int, ...]
    card: int

    def options(self, g: Board) -> Sequence[Option]:
        return [
            do(unit(branch))
            for branch in self.effect.branches
            if branch.ready(g, self.who, self.card) and unit(branch) not in self.chosen
        ]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "do":
            return ELSEWHERE
        if pick.number in self.chosen:
            return Reason("R-31", "chosen")
        branch = next((one for one in self.effect.branches if unit(one) == pick.number), None)
        if branch is None:
            return absent("DI-CLAR-11", "not-printed")
        return None if branch.ready(g, self.who, self.card) else Reason("DI-CLAR-11", "cannot-now")

    def take(self, g: Board, pick: Option) -> None:
        chosen = (*self.chosen, pick.number)
        if len(chosen) < self.effect.count:
            g.then(replace(self, chosen=chosen))
        else:
            happen(g, self.who, tuple(UNITS[number] for number in chosen), self.card)


@dataclass(frozen=True)
class RivalBranch(ChooseBranch):
    """What a Rival cannot decide by its cards, the player decides."""

    rule = "DI-HAGAL-49"
    rules = ("H-7", "H-12", "DI-CLAR-11")
    rival: int | str


@dataclass(frozen=True)
class EachOpponent(Effect):
    """Every opponent suffers this, clockwise from your left."""

    rule = "DI-CLAR-24"
    rules = ("DI-CLAR-11", "DI-HAGAL-09")
    effect: Effect

    def happen(self, g: Board, who: int, card: int) -> None:
        g.then_all([Happens(other, self.effect, NONE) for other in g.opponents(who)])


@dataclass(frozen=True)
class InfluenceOf(Condition):
    """You have at least so much Influence with that Faction."""

    rule = "DI-ICON-15"
    faction: int
    least: int

    def holds(self, g: Board, who: int, card: int) -> bool:
        return g.players[who].influence[self.faction] >= self.least


@dataclass(frozen=True)
class Alliance(Condition):
    """You hold that Faction's Alliance token, or any."""

    rule = "DI-ICON-04"
    faction: int

    def holds(self, g: Board, who: int, card: int) -> bool:
        return who in g.alliances if self.faction == ANY else g.alliances[self.faction] == who


@dataclass(frozen=True)
class AnotherInPlay(Condition):
    """Another card of that Faction is in play before you: for Fremen this is the Fremen Bond, and two Bonds enable
    each other.
    """

    rule = "DI-ICON-16"
    faction: int

    def holds(self, g: Board, who: int, card: int) -> bool:
        return g.in_play(who, self.faction, besides=card) > 0


@dataclass(frozen=True)
class OnRevealTurn(Condition):
    """It is your Reveal turn."""

    rule = "DI-ROUND-07"

    def holds(self, g: Board, who: int, card: int) -> bool:
        return g.revealing(who)


@dataclass(frozen=True)
class Councillor(Condition):
    """You have a seat in the High Council."""

    rule = "DI-SPACE-09"

    def holds(self, g: Board, who: int, card: int) -> bool:
        return g.players[who].council


@dataclass(frozen=True)
class Tracks(Condition):
    """At least so much Influence on that many tracks."""

    rule = "DI-CLAR-20"
    least: int
    tracks: int

    def holds(self, g: Board, who: int, card: int) -> bool:
        return sum(level >= self.least for level in g.players[who].influence) >= self.tracks


@dataclass(frozen=True)
class DeckNotEmpty(Condition):
    """There is a card to look at; the discard pile is not reshuffled for a look."""

    rule = "R-25"
    rules = ("R-49",)

    def holds(self, g: Board, who: int, card: int) -> bool:
        return bool(g.players[who].deck)


@dataclass(frozen=True)
class EnemyInConflict(Condition):
    """An opponent has a troop in the Conflict."""

    rule = "DI-CLAR-15"
    rules = ("R-49",)

    def holds(self, g: Board, who: int, card: int) -> bool:
        return any(player.conflict for other, player in enumerate(g.players) if other != who)
