"""Troops: recruited to the garrison, deployed to the Conflict, retreated, lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.icons import TROOPS
from ludoteca.games.dune_imperium.player import Player
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, absent, lacking, option, rule

ALL: Final = TROOPS
DEPLOY: Final = tuple(option("deploy", n) for n in range(TROOPS + 1))
RETREAT: Final = tuple(option("retreat", n) for n in range(TROOPS + 1))


@rule("DI-AGENT-14", "DI-AGENT-18", "DI-ICON-25")
def recruit(g: Board, who: int, amount: int) -> int:
    """Troops go from the supply to the garrison and stay there unless they are deployed. How many came."""
    player = g.players[who]
    amount = in_supply(player, amount)
    player.supply -= amount
    player.garrison += amount
    if g.active == who:
        count_recruits(g, amount)
    if amount:
        g.tell("recruited", seat=who, amount=amount)
    return amount


@rule("DI-GEN-07", "DI-GEN-08", "R-6")
def in_supply(player: Player, amount: int) -> int:
    """Troops are limited to the cubes: as many come as there are, possibly none."""
    return min(amount, player.supply)


@rule("DI-AGENT-17", "R-4")
def count_recruits(g: Board, amount: int) -> None:
    """Every troop recruited on the own turn may be deployed this turn, wherever it came from."""
    g.turn.recruited += amount
    g.turn.deployable = True


@rule("DI-AGENT-16", "DI-COMBAT-03", "R-5", "R-22")
def deploy(g: Board, who: int, amount: int) -> None:
    """Troops go from the garrison to the Conflict."""
    player = g.players[who]
    player.garrison -= amount
    player.conflict += amount
    _entered(g, who, amount)


def deploy_from_supply(g: Board, who: int) -> None:
    """One troop goes straight from the supply to the Conflict, if there is one."""
    player = g.players[who]
    if player.supply:
        player.supply -= 1
        player.conflict += 1
        _entered(g, who, 1)


def _entered(g: Board, who: int, amount: int) -> None:
    if amount:
        g.tell("deployed", seat=who, amount=amount)
    if g.active == who and amount:
        g.turn.moved += amount
        g.watch_deployment(who)


@rule("DI-ICON-19", "DI-COMBAT-03", "DI-REVEAL-07", "DI-HAGAL-09")
def lose_from_conflict(g: Board, who: int, amount: int) -> None:
    """Lost troops go to the supply, not to the garrison."""
    player = g.players[who]
    amount = min(amount, player.conflict)
    player.conflict -= amount
    player.supply += amount
    if amount:
        g.tell("lost_troops", seat=who, amount=amount)


@dataclass(frozen=True)
class Recruit(Effect):
    """Recruit troops; where it says so they may go straight to the Conflict."""

    rule = "DI-AGENT-14"
    rules = ("DI-ICON-25",)
    amount: int
    to_conflict: bool = False

    @property
    def at_once(self) -> bool:
        return not self.to_conflict

    def happen(self, g: Board, who: int, card: int) -> None:
        came = recruit(g, who, self.amount)
        if self.to_conflict and came:
            g.then(ChooseDeploy(who, came))


@dataclass(frozen=True)
class Deploy(Effect):
    """You may deploy up to so many troops from your garrison, also outside a combat space."""

    rule = "DI-AGENT-19"
    rules = ("R-3",)
    most: int

    @property
    def optional(self) -> bool:
        return True

    def ready(self, g: Board, who: int, card: int) -> bool:
        return g.players[who].garrison > 0

    def happen(self, g: Board, who: int, card: int) -> None:
        most = min(self.most, g.players[who].garrison)
        if most:
            g.then(ChooseDeploy(who, most))


@dataclass(frozen=True)
class ChooseDeploy(Choice):
    """How many troops a card sends to the Conflict: outside the limit of combat spaces."""

    rule = "R-3"
    most: int

    def options(self, g: Board) -> Sequence[Option]:
        return DEPLOY[: self.most + 1]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        return (
            lacking(self.most, pick.number, "R-3", "deployable", most=self.most) if pick.verb == "deploy" else ELSEWHERE
        )

    def take(self, g: Board, pick: Option) -> None:
        deploy(g, self.seat, pick.number)


@dataclass(frozen=True)
class DeployFromSupply(Effect):
    """One troop of your supply joins the Conflict; none there, none comes."""

    rule = "DI-CLAR-15"

    def happen(self, g: Board, who: int, card: int) -> None:
        deploy_from_supply(g, who)


@dataclass(frozen=True)
class Retreat(Effect):
    """You may retreat up to so many troops from the Conflict to your garrison."""

    rule = "DI-ICON-22"
    rules = ("DI-CLAR-23",)
    most: int

    @property
    def optional(self) -> bool:
        return True

    def ready(self, g: Board, who: int, card: int) -> bool:
        return g.players[who].conflict > 0

    def happen(self, g: Board, who: int, card: int) -> None:
        most = min(self.most, g.players[who].conflict)
        if most:
            g.then(ChooseRetreat(who, most))


@dataclass(frozen=True)
class ChooseRetreat(Choice):
    """Any number up to the printed one may retreat, zero too."""

    rule = "DI-CLAR-23"
    rules = ("DI-ICON-22",)
    most: int

    def options(self, g: Board) -> Sequence[Option]:
        return RETREAT[: self.most + 1]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "retreat":
            return ELSEWHERE
        return lacking(self.most, pick.number, "DI-CLAR-23", "retreatable", most=self.most)

    def take(self, g: Board, pick: Option) -> None:
        amount = pick.number
        player = g.players[self.seat]
        player.conflict -= amount
        player.garrison += amount
        if amount:
            g.tell("retreated", seat=self.seat, amount=amount)


@dataclass(frozen=True)
class LoseGarrison(Effect):
    """Lose one troop of the garrison; without one nothing happens."""

    rule = "DI-CLAR-17"
    rules = ("DI-ICON-19", "DI-HAGAL-09", "H-9")

    def happen(self, g: Board, who: int, card: int) -> None:
        player = g.players[who]
        if player.garrison:
            player.garrison -= 1
            player.supply += 1
            g.tell("lost_troops", seat=who, amount=1)


@dataclass(frozen=True)
class LoseInConflict(Effect):
    """Lose one troop of the Conflict."""

    rule = "DI-ICON-19"
    rules = ("DI-HAGAL-09", "H-9")

    def ready(self, g: Board, who: int, card: int) -> bool:
        return g.players[who].conflict > 0

    def happen(self, g: Board, who: int, card: int) -> None:
        lose_from_conflict(g, who, 1)


@dataclass(frozen=True)
class StrikeOpponent(Effect):
    """An opponent of your choice loses a troop of the Conflict."""

    rule = "DI-CLAR-15"
    rules = ("DI-HAGAL-09",)

    def happen(self, g: Board, who: int, card: int) -> None:
        g.then(ChooseVictim(who))


@dataclass(frozen=True)
class ChooseVictim(Choice):
    """The opponent must have a troop in the Conflict."""

    rule = "DI-CLAR-15"

    def options(self, g: Board) -> Sequence[Option]:
        enemies = [who for who, player in enumerate(g.players) if who != self.seat and player.conflict]
        return [option("against", g.target(who)) for who in enemies]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "against":
            return ELSEWHERE
        whom = [who for who in range(len(g.players)) if who != self.seat and g.target(who) == pick.args[0]]
        if not whom:
            return absent("DI-CLAR-15", "no-player")
        return None if g.players[whom[0]].conflict else Reason("DI-CLAR-15", "no-troops-there", player=pick.args[0])

    def take(self, g: Board, pick: Option) -> None:
        lose_from_conflict(g, g.targeted(pick.args[0]), 1)
