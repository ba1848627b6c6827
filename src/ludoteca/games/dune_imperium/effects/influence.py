"""Influence with the four Factions, their bonuses and their Alliances."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.effects.gains import Gain, score
from ludoteca.games.dune_imperium.effects.intrigue import DrawIntrigue
from ludoteca.games.dune_imperium.effects.troops import Recruit
from ludoteca.games.dune_imperium.icons import (
    ALLIANCE_AT,
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FACTION_ICONS,
    FACTIONS,
    FREMEN,
    GUILD,
    INFLUENCE_MAX,
    NONE,
    VP_AT,
)
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, absent, option, rule

FACTION: Final = tuple(option("faction", f) for f in FACTIONS)
_AMONG: Final = tuple([FACTION[f] for f in FACTIONS if mask >> f & 1] for mask in range(16))

BONUS: Final[dict[int, Effect]] = {
    EMPEROR: Recruit(2),
    GUILD: Gain(solari=3),
    BENE_GESSERIT: DrawIntrigue(1),
    FREMEN: Gain(water=1),
}
"""What the fourth space of each track gives."""


@rule("DI-FACTION-01", "DI-FACTION-03", "R-8", "R-10")
def raise_influence(g: Board, who: int, faction: int, amount: int) -> None:
    """Up the track one space at a time, never past the sixth: a point at 2, the bonus and perhaps the Alliance at 4."""
    track = g.players[who].influence
    for _ in range(amount):
        if track[faction] >= INFLUENCE_MAX:
            return
        track[faction] += 1
        level = track[faction]
        g.tell("influence", seat=who, faction=faction, level=level)
        if level == VP_AT:
            score(g, who, 1, "influence")
        if level == ALLIANCE_AT:
            track_bonus(g, who, faction)
        if level >= ALLIANCE_AT:
            _contest(g, who, faction, level)


@rule("DI-FACTION-04", "DI-FACTION-05", "DI-HAGAL-05", "DI-HAGAL-46")
def track_bonus(g: Board, who: int, faction: int) -> None:
    """Whoever reaches 4 gains the bonus of the track, each time anew; Rivals never do."""
    if not g.players[who].rival:
        BONUS[faction].happen(g, who, NONE)


@rule("DI-FACTION-06", "DI-FACTION-07", "R-9", "H-6")
def _contest(g: Board, who: int, faction: int, level: int) -> None:
    """The first to reach 4 takes the Alliance; whoever climbs above its holder takes it from there."""
    holder = g.alliances[faction]
    if holder == NONE or (holder != who and level > g.players[holder].influence[faction]):
        take_alliance(g, who, faction)


def take_alliance(g: Board, who: int, faction: int) -> None:
    """The token and its Victory Point move together. NONE puts it back on the board."""
    holder = g.alliances[faction]
    g.alliances[faction] = who
    if holder != NONE:
        score(g, holder, -1, "alliance")
    if who != NONE:
        g.tell("alliance", seat=who, faction=faction)
        score(g, who, 1, "alliance")


@rule("DI-FACTION-03", "DI-FACTION-08", "R-9")
def lower_influence(g: Board, who: int, faction: int) -> None:
    """Down one space: below 2 the point is lost, and a holder may lose the Alliance."""
    track = g.players[who].influence
    track[faction] -= 1
    level = track[faction]
    g.tell("influence_lost", seat=who, faction=faction, level=level)
    if level == VP_AT - 1:
        score(g, who, -1, "influence")
    if g.alliances[faction] != who:
        return
    best = max(player.influence[faction] for player in g.players)
    if best < ALLIANCE_AT:
        take_alliance(g, NONE, faction)
    elif level < best:
        g.then(AllianceHeir(g.decider(who), who, faction))


@dataclass(frozen=True)
class AllianceHeir(Choice):
    """A holder who falls behind hands the token to whoever leads now, choosing among several."""

    rule = "DI-FACTION-08"
    who: int
    faction: int

    def options(self, g: Board) -> Sequence[Option]:
        levels = [player.influence[self.faction] for player in g.players]
        best = max(levels)
        return [option("to", g.target(other)) for other, level in enumerate(levels) if level == best]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "to":
            return ELSEWHERE
        if all(g.target(who) != pick.args[0] for who in range(len(g.players))):
            return absent("DI-FACTION-08", "no-player")
        return None if pick in self.options(g) else Reason("DI-FACTION-08", "not-leading", faction=self.faction)

    def take(self, g: Board, pick: Option) -> None:
        take_alliance(g, g.targeted(pick.args[0]), self.faction)


@dataclass(frozen=True)
class ChooseFaction(Choice):
    """All the Influence of one icon goes to a single Faction of your choice."""

    rule = "DI-FACTION-09"
    rules = ("DI-ICON-14",)
    who: int
    among: int
    amount: int

    def options(self, g: Board) -> Sequence[Option]:
        return _AMONG[self.among]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "faction":
            return ELSEWHERE
        return None if self.among >> pick.number & 1 else Reason(self.rule, "not-this-faction", faction=pick.number)

    def take(self, g: Board, pick: Option) -> None:
        raise_influence(g, self.who, pick.number, self.amount)


@dataclass(frozen=True)
class RivalFaction(ChooseFaction):
    """A Rival's Influence goes where it has least; among equals the player decides."""

    rule = "DI-HAGAL-49"
    rival: int | str


@dataclass(frozen=True)
class LoseInfluence(Choice):
    """Give up one Influence with a Faction where you have some."""

    rule = "R-11"
    rules = ("DI-CLAR-25", "DI-ICON-14")

    def options(self, g: Board) -> Sequence[Option]:
        track = g.players[self.seat].influence
        return [FACTION[f] for f in FACTIONS if track[f]]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "faction":
            return ELSEWHERE
        some = g.players[self.seat].influence[pick.number]
        return None if some else Reason("R-11", "no-influence-there", faction=pick.number)

    def take(self, g: Board, pick: Option) -> None:
        lower_influence(g, self.seat, pick.number)


@rule("R-44")
def behind(g: Board, who: int) -> int:
    """The Factions with which somebody else has more Influence than this player."""
    mine = g.players[who].influence
    mask = 0
    for other, player in enumerate(g.players):
        if other != who:
            for f in FACTIONS:
                if player.influence[f] > mine[f]:
                    mask |= 1 << f
    return mask


@rule("DI-HAGAL-49", "H-12")
def lowest(g: Board, who: int, among: int) -> int:
    """Of these Factions, those where the Rival has least."""
    track = g.players[who].influence
    least = min(track[f] for f in FACTIONS if among >> f & 1)
    return sum(1 << f for f in FACTIONS if among >> f & 1 and track[f] == least)


@dataclass(frozen=True)
class Influence(Effect):
    """Gain Influence with one Faction: a printed one, or one of your choice."""

    rule = "DI-ICON-14"
    rules = ("DI-FACTION-09", "DI-FACTION-02")
    faction: int
    amount: int = 1
    among: int = FACTION_ICONS
    trailing: bool = False
    """Only where an opponent has more."""

    @property
    def at_once(self) -> bool:
        return self.faction != ANY

    @property
    def weighs_influence(self) -> bool:
        return self.trailing

    def ready(self, g: Board, who: int, card: int) -> bool:
        return not self.trailing or behind(g, who) != 0

    def happen(self, g: Board, who: int, card: int) -> None:
        if self.faction != ANY:
            raise_influence(g, who, self.faction, self.amount)
            return
        among = behind(g, who) if self.trailing else self.among
        if g.players[who].rival:
            g.then(RivalFaction(g.decider(who), who, lowest(g, who, among), self.amount, g.target(who)))
        else:
            g.then(ChooseFaction(who, who, among, self.amount))


@dataclass(frozen=True)
class SpaceInfluence(Effect):
    """The Influence of the Faction whose space was visited."""

    rule = "DI-AGENT-09"
    rules = ("DI-FACTION-02", "R-43")
    faction: int

    def happen(self, g: Board, who: int, card: int) -> None:
        raise_influence(g, who, self.faction, g.turn.influence)


@dataclass(frozen=True)
class WeighedInfluence(SpaceInfluence):
    """The same, where the card played can give or take Influence too: then the order is the player's."""

    rule = "DI-AGENT-12"


@dataclass(frozen=True)
class InfluenceEach(Effect):
    """Gain Influence with every Faction."""

    rule = "DI-ICON-01"
    amount: int = 1

    @property
    def at_once(self) -> bool:
        return True

    def happen(self, g: Board, who: int, card: int) -> None:
        for f in FACTIONS:
            raise_influence(g, who, f, self.amount)


@dataclass(frozen=True)
class TwoFactions(Effect):
    """Choose two different Factions, then gain one Influence with each."""

    rule = "R-31"
    rules = ("DI-ICON-14",)

    def happen(self, g: Board, who: int, card: int) -> None:
        if g.players[who].rival:
            g.then(RivalTwoFactions(g.decider(who), who, 0, g.target(who)))
        else:
            g.then(ChooseTwoFactions(who, who, 0))


@dataclass(frozen=True)
class ChooseTwoFactions(Choice):
    """Both Factions are named before either Influence is gained."""

    rule = "R-31"
    rules = ("H-12",)
    who: int
    chosen: int

    def open(self, g: Board) -> int:
        """The Factions that may be named now, as bits."""
        return FACTION_ICONS & ~self.chosen

    def options(self, g: Board) -> Sequence[Option]:
        return _AMONG[self.open(g)]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "faction":
            return ELSEWHERE
        if self.chosen >> pick.number & 1:
            return Reason("R-31", "chosen")
        return None if self.open(g) >> pick.number & 1 else Reason(self.rule, "not-this-faction", faction=pick.number)

    def take(self, g: Board, pick: Option) -> None:
        both = self.chosen | 1 << pick.number
        if not self.chosen:
            g.then(replace(self, chosen=both))
            return
        for f in FACTIONS:
            if both >> f & 1:
                raise_influence(g, self.who, f, 1)


@dataclass(frozen=True)
class RivalTwoFactions(ChooseTwoFactions):
    """A Rival's two Factions are those where it has least; among equals the player decides."""

    rule = "DI-HAGAL-49"
    rules = ("H-12",)
    rival: int | str

    def open(self, g: Board) -> int:
        return lowest(g, self.who, super().open(g))
