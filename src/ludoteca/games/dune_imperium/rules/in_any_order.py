"""What an Agent turn and a Reveal turn have in common: effects in the order the player likes, until nothing is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from ludoteca.games.dune_imperium.content import DONE
from ludoteca.games.dune_imperium.icons import PLOT
from ludoteca.games.dune_imperium.rules.intrigue import against_intrigue, intrigue_on_offer, play_intrigue
from ludoteca.games.dune_imperium.rules.units import (
    against_unit,
    nothing_ready,
    resolve,
    resolved_by_itself,
    units_on_offer,
)
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Choice, Option, Reason, Seat, Step


@dataclass(frozen=True)
class EffectLoop(Step):
    """What needs no decision resolves by itself; then the player is asked, or the turn ends when nothing is left to do.
    Who holds an Intrigue card is always asked, so that not being asked betrays nothing.
    """

    rule = "R-6"
    seat: Seat

    def do(self, g: Dune) -> None:
        if resolved_by_itself(g, self.seat, self):
            self.resolved(g)
        elif g.players[self.seat].intrigue or not nothing_ready(g, self.seat) or self.more(g):
            g.then(self.question())
        else:
            self.end(g)

    def resolved(self, g: Dune) -> None:
        """A unit has just resolved by itself."""

    def more(self, g: Dune) -> bool:
        """Whether there is something to do besides units and Plot cards."""
        raise NotImplementedError

    def question(self) -> Choice:
        raise NotImplementedError

    def end(self, g: Dune) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class EffectsInAnyOrder(Choice):
    """The next unit, a Plot card, what this kind of turn allows besides, or the end of the turn."""

    rules: ClassVar[tuple[str, ...]] = ("R-1", "DI-ROUND-06", "DI-INTRIGUE-04", "R-3")
    auto = False
    idle = "done"

    def options(self, g: Dune) -> Sequence[Option]:
        offered, owed = units_on_offer(g, self.seat) if g.pending else ([], False)
        offered += self.besides(g)
        if g.players[self.seat].intrigue:
            offered += intrigue_on_offer(g, self.seat, PLOT)
        if not owed:
            offered.append(DONE)
        return offered

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb == "do":
            return against_unit(g, self.seat, pick.number)
        if pick.verb == "intrigue":
            return against_intrigue(g, self.seat, pick, PLOT)
        if pick is DONE:
            owed = g.pending and units_on_offer(g, self.seat)[1]
            return Reason("R-1", "owed") if owed else None
        return self.against_besides(g, pick)

    def take(self, g: Dune, pick: Option) -> None:
        loop = self.loop()
        if pick is DONE:
            loop.end(g)
            return
        g.then(loop)
        if pick.verb == "do":
            resolve(g, self.seat, pick)
            loop.resolved(g)
        elif pick.verb == "intrigue":
            play_intrigue(g, self.seat, pick)
            loop.resolved(g)
        else:
            self.take_besides(g, pick)

    def loop(self) -> EffectLoop:
        raise NotImplementedError

    def besides(self, g: Dune) -> Sequence[Option]:
        """Deployments, or cards to acquire."""
        raise NotImplementedError

    def against_besides(self, g: Dune, pick: Option) -> Reason | None:
        """The first rule against what this kind of turn allows besides."""
        raise NotImplementedError

    def take_besides(self, g: Dune, pick: Option) -> None:
        raise NotImplementedError
