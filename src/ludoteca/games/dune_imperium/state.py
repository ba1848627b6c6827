"""The table of Dune: Imperium: the board, and what the cards, Leaders and spaces of the box make of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.content import (
    DECK_CARDS,
    INTRIGUE_OF,
    KIND_OF,
    REVEAL_BOX,
)
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS, ConflictCard
from ludoteca.games.dune_imperium.content.deck import DeckCard
from ludoteca.games.dune_imperium.content.hagal import LEVELS, Level
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import HALL, SPACES
from ludoteca.games.dune_imperium.effects.acquire import SPICE_MUST_FLOW
from ludoteca.games.dune_imperium.effects.base import happen
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.kernel import Say, rule


@dataclass(kw_only=True)
class Dune(Board):
    """The board, with everything that is printed in the box."""

    def told(self, data: dict[str, Any]) -> dict[str, Any]:
        """A card is told by what is printed on it; Rivals have no seat, so they are called by their Leader's name."""
        for name, thing in data.items():
            if name in {"seat", "victim"}:
                data[name] = self.called(thing)
            elif name == "card":
                data[name] = self.kind(thing)
            elif name == "cards":
                data[name] = tuple(self.kind(card) for card in thing)
            elif name == "intrigue":
                data[name] = self.intrigue_kind(thing)
        return data

    def called(self, who: int) -> int | Say:
        if not self.players[who].rival:
            return who
        leader = self.players[who].leader
        return Say("house-hagal") if leader == NONE else Say(f"leader-{LEADERS[leader].id}")

    def target(self, who: int) -> int | str:
        """How an option points at a player: by seat, a Rival by its Leader, the House of two players as `hagal`."""
        if not self.players[who].rival:
            return who
        leader = self.players[who].leader
        return "hagal" if leader == NONE else LEADERS[leader].id

    # What is printed on what.

    @property
    def spaces(self) -> int:
        return len(SPACES)

    def kind(self, card: int) -> int:
        return KIND_OF[self.cards.face[card]]

    def deck_card(self, card: int) -> DeckCard:
        return DECK_CARDS[KIND_OF[self.cards.face[card]]]

    def cost(self, card: int) -> int:
        return DECK_CARDS[KIND_OF[self.cards.face[card]]].cost

    def factions(self, card: int) -> int:
        return DECK_CARDS[KIND_OF[self.cards.face[card]]].factions

    def intrigue_kind(self, card: int) -> int:
        return INTRIGUE_OF[self.intrigues.face[card]]

    @rule("DI-CLAR-16")
    def cost_of(self, kind: int) -> int:
        """The Persuasion a card costs this turn."""
        card = DECK_CARDS[kind]
        return max(0, card.cost - self.turn.discount) if card.stack == SPICE_MUST_FLOW else card.cost

    @property
    def fought_for(self) -> ConflictCard:
        """The Conflict card of this round."""
        return CONFLICTS[self.conflicts.face[self.conflict[0]]]

    @property
    def difficulty(self) -> Level:
        return LEVELS[self.level]

    @rule("DI-ICON-10")
    def in_play(self, who: int, faction: int, besides: int = NONE) -> int:
        """Cards of a Faction in play before a player: those of the Agent turns and the revealed ones."""
        player = self.players[who]
        count = 0
        for card in player.played + player.shown:
            if card != besides and DECK_CARDS[KIND_OF[self.cards.face[card]]].factions >> faction & 1:
                count += 1
        return count

    # What changes hands.

    @rule("DI-LEADER-02", "DI-CLAR-09")
    def glance(self, who: int) -> None:
        """A Leader with foresight knows the top card of the own deck; a look costs nothing, so it is always taken."""
        player = self.players[who]
        if LEADERS[player.leader].foresight and player.deck:
            self.cards.seen[player.deck[-1]] |= 1 << who

    @rule("DI-CLAR-21")
    def on_top_allowed(self, who: int) -> bool:
        """A posted Intrigue card lets acquired cards go on top of the deck."""
        return any(INTRIGUE[self.intrigue_kind(card)].on_top for card in self.players[who].posted)

    def watch_deployment(self, who: int) -> None:
        """Troops entered the Conflict on this player's own turn."""
        player = self.players[who]
        if not player.rival:
            LEADERS[player.leader].deployed(self, who)

    @rule("DI-REVEAL-03", "DI-REVEAL-05", "DI-ROUND-07")
    def reveal(self, who: int, card: int) -> None:
        """A card is put face up in play on the Reveal turn, and its Reveal box counts."""
        player = self.players[who]
        player.shown.append(card)
        self.cards.seen[card] = self.cards.everyone
        box = REVEAL_BOX[KIND_OF[self.cards.face[card]]]
        for effect in box.now:
            effect.happen(self, who, card)
        for number in box.units:
            self.pending.append((number, card))

    @rule("DI-REVEAL-12")
    def acquired(self, who: int, card: int) -> None:
        """Its acquire effect happens, once."""
        kind = self.deck_card(card)
        self.players[who].movers += kind.any_space
        if kind.acquire:
            happen(self, who, kind.acquire, card)

    @rule("DI-GEN-05", "DI-ICON-12")
    def put_away(self, who: int, card: int) -> None:
        """A trashed card: back to its Reserve stack, or into the box."""
        kind = self.deck_card(card)
        self.players[who].movers -= kind.any_space
        (self.box if kind.stack == NONE else self.reserve[kind.stack]).append(card)

    @rule("DI-CLAR-12")
    def trashed(self, who: int, card: int) -> None:
        """Some cards pay their owner then."""
        self.deck_card(card).trashed(self, who, card)

    @rule("R-15")
    def at_hall(self, who: int) -> bool:
        """An Agent of this player stands in the Hall of Oratory."""
        return HALL in self.players[who].places
