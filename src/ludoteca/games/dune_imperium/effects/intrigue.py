"""Intrigue cards change hands."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.effects.rivals import spend_for_victory
from ludoteca.games.dune_imperium.icons import STEAL_FROM
from ludoteca.kernel import rule


@rule("DI-INTRIGUE-10")
def renew_deck(g: Board) -> None:
    """An empty Intrigue Deck is made anew of its discard pile."""
    g.intrigue_deck, g.intrigue_discard = g.intrigue_discard, []
    g.intrigues.shuffle(g.intrigue_deck, g.rng)


@rule("DI-ICON-08", "DI-INTRIGUE-01", "DI-INTRIGUE-07", "H-8")
def draw_intrigue(g: Board, who: int, amount: int) -> None:
    """Drawn face down for the drawer's eyes, as many as there are. No hand limit."""
    drawn = []
    for _ in range(amount):
        if not g.intrigue_deck:
            if not g.intrigue_discard:
                break
            renew_deck(g)
        card = g.intrigue_deck.pop()
        g.intrigues.seen[card] |= g.eyes(who)
        drawn.append(card)
    g.players[who].intrigue += drawn
    if drawn:
        g.tell("drew_intrigue", seat=who, amount=len(drawn))
        if not g.players[who].rival:
            for card in drawn:
                g.tell("got_intrigue", to=g.eyes(who), seat=who, intrigue=card)
    if g.players[who].rival:
        spend_for_victory(g, who)


@dataclass(frozen=True)
class DrawIntrigue(Effect):
    """Draw Intrigue cards."""

    rule = "DI-ICON-08"
    amount: int = 1

    @property
    def at_once(self) -> bool:
        return True

    def happen(self, g: Board, who: int, card: int) -> None:
        draw_intrigue(g, who, self.amount)


@dataclass(frozen=True)
class StealIntrigue(Effect):
    """Each opponent with four or more Intrigue cards gives you one at random."""

    rule = "DI-ICON-24"
    rules = ("DI-INTRIGUE-07", "R-37", "DI-HAGAL-09")

    @property
    def at_once(self) -> bool:
        return True

    def happen(self, g: Board, who: int, card: int) -> None:
        for other in g.opponents(who):
            hand = g.players[other].intrigue
            if len(hand) < STEAL_FROM:
                continue
            stolen = hand.pop(g.rng.below(len(hand)))
            g.intrigues.seen[stolen] |= g.eyes(who)
            g.players[who].intrigue.append(stolen)
            g.tell("stole", seat=who, victim=other)
            g.tell("stolen", to=g.eyes(who) | g.eyes(other), seat=who, intrigue=stolen)
