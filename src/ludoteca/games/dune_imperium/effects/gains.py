"""Solari, spice, water, Victory Points, Persuasion, swords: taken from the bank and paid to it."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.effects.rivals import spend_for_victory
from ludoteca.kernel import Reason, lacking, rule


@rule("DI-ICON-21", "DI-HAGAL-22", "R-36")
def score(g: Board, who: int, points: int, why: str) -> None:
    """The score marker moves up, or down when a point is lost. The two-player House Hagal never scores."""
    if not g.players[who].collects:
        return
    g.players[who].vp += points
    g.tell("scored" if points > 0 else "unscored", seat=who, points=abs(points), why=why)


@dataclass(frozen=True)
class Gain(Effect):
    """Take these from the bank; Persuasion and swords last until they are spent or the Combat is over."""

    rule = "DI-ICON-23"
    rules = ("DI-GEN-07", "DI-ICON-11", "DI-ICON-21")
    solari: int = 0
    spice: int = 0
    water: int = 0
    vp: int = 0
    persuasion: int = 0
    swords: int = 0

    @property
    def at_once(self) -> bool:
        return True

    def happen(self, g: Board, who: int, card: int) -> None:
        player = g.players[who]
        player.solari += self.solari
        player.spice += self.spice
        player.water += self.water
        player.persuasion += self.persuasion
        player.swords += self.swords
        self.tell(g, who)
        if self.vp:
            score(g, who, self.vp, "effect")
        if player.rival:
            spend_for_victory(g, who)

    def tell(self, g: Board, who: int) -> None:
        """Each thing is a line of the log; points tell of themselves."""
        if self.solari:
            g.tell("gained_solari", seat=who, n=self.solari)
        if self.spice:
            g.tell("gained_spice", seat=who, n=self.spice)
        if self.water:
            g.tell("gained_water", seat=who, n=self.water)
        if self.persuasion:
            g.tell("gained_persuasion", seat=who, n=self.persuasion)
        if self.swords:
            g.tell("gained_swords", seat=who, n=self.swords)


@dataclass(frozen=True)
class GainPer(Effect):
    """Persuasion for each card of a Faction in play: those of your Agent turns and those just revealed, this one
    too.
    """

    rule = "DI-CLAR-19"
    faction: int
    persuasion: int

    def happen(self, g: Board, who: int, card: int) -> None:
        amount = self.persuasion * g.in_play(who, self.faction)
        g.players[who].persuasion += amount
        g.tell("gained_persuasion", seat=who, n=amount)


@dataclass(frozen=True)
class Cost:
    """What stands left of an arrow, on a space or on an Intrigue card."""

    solari: int = 0
    spice: int = 0
    water: int = 0
    influence: int = 0
    trash: bool = False
    trash_self: bool = False
    troops: int = 0

    @rule("DI-AGENT-06", "DI-INTRIGUE-08", "R-11", "R-48")
    def payable(self, g: Board, who: int) -> bool:
        """It can be paid now, with what is there now."""
        player = g.players[who]
        return (
            player.solari >= self.solari
            and player.spice >= self.spice
            and player.water >= self.water
            and player.conflict >= self.troops
            and (not self.influence or any(player.influence))
            and (not self.trash or bool(player.hand or player.discard or player.played or player.shown))
        )

    def against(self, g: Board, who: int, rule: str) -> Reason | None:
        """What is missing to pay it."""
        player = g.players[who]
        resources = (
            lacking(player.solari, self.solari, rule, "solari")
            or lacking(player.spice, self.spice, rule, "spice")
            or lacking(player.water, self.water, rule, "water")
            or lacking(player.conflict, self.troops, rule, "troops-there")
        )
        if resources is not None or self.payable(g, who):
            return resources
        return Reason("R-11" if self.influence and not any(player.influence) else "R-48", "nothing-to-give")

    @rule("DI-ICON-23")
    def pay(self, g: Board, who: int) -> None:
        """Resources go to the bank; what else is owed is paid by the steps that ask how."""
        player = g.players[who]
        player.solari -= self.solari
        player.spice -= self.spice
        player.water -= self.water
        if self.solari:
            g.tell("paid_solari", seat=who, n=self.solari)
        if self.spice:
            g.tell("paid_spice", seat=who, n=self.spice)
        if self.water:
            g.tell("paid_water", seat=who, n=self.water)


FREE = Cost()
