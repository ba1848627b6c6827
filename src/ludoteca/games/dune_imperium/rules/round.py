"""The round: start, player turns, combat, makers, recall, and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.content import DEFEND, DONE
from ludoteca.games.dune_imperium.content.spaces import MAKER_SPACES, SPACES
from ludoteca.games.dune_imperium.effects.cards import SKIP, draw
from ludoteca.games.dune_imperium.effects.troops import deploy_from_supply
from ludoteca.games.dune_imperium.icons import ENDGAME, HAND, NONE, VICTORY
from ludoteca.games.dune_imperium.rules.agent_turn import BeginTurn
from ludoteca.games.dune_imperium.rules.combat import Combat
from ludoteca.games.dune_imperium.rules.hagal import RivalTurn
from ludoteca.games.dune_imperium.rules.intrigue import against_window, intrigue_on_offer, play_intrigue
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule


@dataclass(frozen=True)
class Round(Step):
    """Round Start, Player Turns, Combat, Makers, Recall."""

    rule = "DI-ROUND-01"

    def do(self, g: Dune) -> None:
        g.then(TurnConflict(), DrawHands(), PlayerTurns(g.first), Combat(), Makers(), Recall())


@dataclass(frozen=True)
class TurnConflict(Step):
    """The top Conflict card is turned face up; that may bring the Rivals' third Agents, and somebody to defend."""

    rule = "DI-ROUND-02"
    rules = ("DI-CONTROL-03", "DI-HAGAL-48")

    def do(self, g: Dune) -> None:
        g.round += 1
        g.conflict = [g.conflict_deck.pop()]
        g.conflicts.show(g.conflict[0])
        g.tell("round", number=g.round, conflict=g.conflicts.face[g.conflict[0]])
        third_agents(g)
        call_defence(g)


@rule("DI-HAGAL-48")
def third_agents(g: Dune) -> None:
    """Both Rivals of the solo game get their third Agents when the card that lay above the Swordmasters is turned."""
    if g.solo and g.round == g.difficulty.swordmasters:
        for rival in g.players[1:]:
            rival.swordmaster = True
            rival.agents += 1


@rule("DI-CONTROL-03", "R-34", "DI-HAGAL-45")
def call_defence(g: Dune) -> None:
    """Who controls the space that is fought for may defend it before hands are drawn; a Rival does."""
    flag = g.fought_for.control
    holder = NONE if flag == NONE else g.control[flag]
    if holder != NONE and g.players[holder].supply:
        if g.players[holder].rival:
            deploy_from_supply(g, holder)
        else:
            g.then(Defend(holder))


@dataclass(frozen=True)
class Defend(Choice):
    """You may deploy one troop from your supply when a Conflict for a space you control is turned."""

    rule = "DI-CONTROL-03"
    rules = ("R-34",)
    idle = "skip"

    def options(self, g: Dune) -> Sequence[Option]:
        return _DEFENCE

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        return None if pick in _DEFENCE else ELSEWHERE

    def take(self, g: Dune, pick: Option) -> None:
        if pick is DEFEND:
            deploy_from_supply(g, self.seat)


_DEFENCE: Final = (DEFEND, SKIP)


@dataclass(frozen=True)
class DrawHands(Step):
    """Each player draws five cards."""

    rule = "DI-ROUND-02"

    def do(self, g: Dune) -> None:
        for seat in g.people(g.first):
            draw(g, seat, HAND)


@dataclass(frozen=True)
class PlayerTurns(Step):
    """Turns pass clockwise; who has taken a Reveal turn is skipped; the phase ends when everybody has. Rivals act
    while they have Agents.
    """

    rule = "DI-ROUND-05"
    rules = ("DI-ROUND-03", "DI-HAGAL-43", "H-13")
    who: int

    def do(self, g: Dune) -> None:
        ring = g.ring
        for step in range(ring):
            who = (self.who + step) % ring
            player = g.players[who]
            if player.agents if player.rival else not player.revealed:
                g.then(RivalTurn(who) if player.rival else BeginTurn(who), PlayerTurns((who + 1) % ring))
                return


@dataclass(frozen=True)
class Makers(Step):
    """Each maker space without an Agent gets one more bonus spice."""

    rule = "DI-MAKER-01"
    rules = ("DI-MAKER-02",)

    def do(self, g: Dune) -> None:
        for space in MAKER_SPACES:
            if empty(g, space):
                g.bonus[SPACES[space].maker] += 1
                g.tell("maker", space=space, n=g.bonus[SPACES[space].maker])


@rule("DI-MAKER-01", "DI-MAKER-03", "DI-CLAR-08", "R-14")
def empty(g: Dune, space: int) -> bool:
    """No Agent of anybody stands there now, whoever did before."""
    return not any(space in player.places for player in g.players)


@dataclass(frozen=True)
class Recall(Step):
    """The end is checked first; otherwise the Mentat and all Agents return and the First Player marker passes on."""

    rule = "DI-RECALL-02"
    rules = ("DI-RECALL-01",)

    def do(self, g: Dune) -> None:
        if game_ends(g):
            g.tell("endgame")
            g.then(*(EndgameWindow(seat) for seat in g.people(g.first)))
            return
        for who in range(len(g.players)):
            come_home(g, who)
        return_mentat(g)
        pass_marker(g)
        g.then(Round())


@rule("DI-RECALL-02", "R-12")
def come_home(g: Dune, who: int) -> None:
    """All Agents return to their Leader, and no space is closed by The Voice any more."""
    player = g.players[who]
    player.places = []
    player.agents = agents_at_home(g, who)
    player.revealed = False
    player.voice = NONE
    player.swayed = 0


@rule("DI-RECALL-02", "R-33")
def return_mentat(g: Dune) -> None:
    """The Mentat goes back to its space, or to the Leader of whoever won it."""
    g.mentat, g.mentat_next = g.mentat_next, NONE


@rule("DI-RECALL-02", "H-13")
def pass_marker(g: Dune) -> None:
    """The First Player marker passes clockwise, never to House Hagal of two players."""
    g.first = (g.first + 1) % g.ring
    g.tell("first", seat=g.first)


@rule("DI-ICON-03", "DI-CLAR-26", "DI-HAGAL-20", "DI-HAGAL-41")
def agents_at_home(g: Dune, who: int) -> int:
    """Two, the Swordmaster, and the Mentat if it was won; House Hagal of two players has three."""
    player = g.players[who]
    return player.own_agents + player.swordmaster + (g.mentat_next == who)


@rule("DI-RECALL-01", "DI-GEN-02", "H-12")
def game_ends(g: Dune) -> bool:
    """Somebody, a Rival too, has ten Victory Points, or the Conflict Deck is empty."""
    return not g.conflict_deck or any(player.vp >= VICTORY for player in g.players)


@dataclass(frozen=True)
class EndgameWindow(Step):
    """From the First Player clockwise, each player may play any number of Endgame cards."""

    rule = "DI-END-01"
    rules = ("R-35",)
    seat: Seat

    def do(self, g: Dune) -> None:
        if g.players[self.seat].intrigue:
            g.then(EndgameCards(self.seat))


@dataclass(frozen=True)
class EndgameCards(Choice):
    """An Endgame card, or done."""

    rule = "DI-END-01"
    rules = ("DI-INTRIGUE-06", "R-35")
    reaction = True
    idle = "done"

    def options(self, g: Dune) -> Sequence[Option]:
        return [*intrigue_on_offer(g, self.seat, ENDGAME), DONE]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        return against_window(g, self.seat, pick, ENDGAME, DONE)

    def take(self, g: Dune, pick: Option) -> None:
        if pick is not DONE:
            g.then(EndgameWindow(self.seat))
            play_intrigue(g, self.seat, pick)
