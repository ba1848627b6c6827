"""A small language for scenes of Dune: Imperium: put things on the table, say who does what, look at what is true.

    g = dune("João Abgail Denis").hand("João", "Dune, the Desert Planet").turn("João")
    g.does("João", "Play Dune, the Desert Planet", "Go to Imperial Basin", "Deploy 2 troops", "Done")
    assert g.of("João").spice == 1

Cards, spaces and picks go by their English words, as the table says them; a pick may be given by its beginning.
"""

from __future__ import annotations

from typing import Any, Self

import pytest

from ludoteca.games.dune_imperium import GAME
from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE
from ludoteca.games.dune_imperium.player import Player, Turn
from ludoteca.games.dune_imperium.rules.agent_turn import BeginTurn
from ludoteca.games.dune_imperium.rules.combat import Combat
from ludoteca.games.dune_imperium.rules.round import Makers, PlayerTurns, Recall
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.testing.scenario import Curtain, Scenario
from tests.games.names import names_of

NAMES = names_of(GAME)
CARD = {NAMES[f"card-{card.id}"]: kind for kind, card in enumerate(DECK_CARDS)}
PLOT = {NAMES[f"intrigue-{card.id}"]: kind for kind, card in enumerate(INTRIGUE)}
SPACE = {NAMES[f"space-{space.id}"]: number for number, space in enumerate(SPACES)}
CONFLICT = {NAMES[f"conflict-{card.id}"]: number for number, card in enumerate(CONFLICTS)}
LEADER = {NAMES[f"leader-{leader.id}"]: number for number, leader in enumerate(LEADERS)}
FACTION = {NAMES[f"icon-{id}"]: number for number, id in enumerate(FACTION_IDS)}
PILES = ("deck", "hand", "discard", "played", "shown", "aside")
PLAIN = "Earl Memnon Thorvald"
"""A Leader whose left ability stays out of the way."""


class Scene(Scenario[Dune]):
    """A table in the first round, with empty hands and purses, everybody's Agents at home and no turn begun."""

    def __init__(self, names: str, variants: dict[str, str]) -> None:
        super().__init__(GAME, names, 1, **{"leaders": "beginner"} | variants)
        g = self.g
        g.agenda = []
        for player in g.players[: g.seats]:
            player.leader = LEADER[PLAIN]
            player.deck += player.hand
            player.hand, player.places = [], []
            player.agents = 2
            player.water = player.solari = player.spice = 0
        for who in range(g.seats, len(g.players)):
            rival = g.players[who]
            rival.agents, rival.places = (2 if g.solo else 3), []
        g.turn = Turn()
        self.start_troops()

    def start_troops(self) -> None:
        for player in self.g.players:
            player.supply, player.garrison, player.conflict, player.swords = 9, 3, 0, 0

    # Who and what.

    def who(self, name: str) -> int:
        return self.names.index(name) if name in self.names else int(name.removeprefix("Rival ")) + self.g.seats - 1

    def of(self, name: str) -> Player:
        return self.g.players[self.who(name)]

    def cards(self, name: str, pile: str) -> list[str]:
        """The names of the cards in one of a player's piles."""
        return [NAMES[f"card-{self.g.deck_card(card).id}"] for card in getattr(self.of(name), pile)]

    def plots(self, name: str, pile: str = "intrigue") -> list[str]:
        return [NAMES[f"intrigue-{INTRIGUE[self.g.intrigue_kind(card)].id}"] for card in getattr(self.of(name), pile)]

    @property
    def row(self) -> list[str]:
        return [NAMES[f"card-{self.g.deck_card(card).id}"] for card in self.g.row]

    # Before: what lies where.

    def give(self, name: str, **things: Any) -> Self:
        """Set numbers of a player: `give("Ana", solari=5, garrison=2)`; troops come from or go to the supply."""
        player = self.of(name)
        for thing, amount in things.items():
            setattr(player, thing, amount)
        player.supply = 12 - player.garrison - player.conflict
        return self

    def influence(self, name: str, **levels: int) -> Self:
        """`influence("Ana", fremen=2)`; the points of the second space are counted."""
        player = self.of(name)
        for faction, level in levels.items():
            number = FACTION_IDS.index(faction)
            player.vp += (level >= 2) - (player.influence[number] >= 2)
            player.influence[number] = level
        return self

    def alliance(self, name: str, faction: str) -> Self:
        self.g.alliances[FACTION_IDS.index(faction)] = self.who(name)
        self.of(name).vp += 1
        return self

    def leader(self, name: str, leader: str) -> Self:
        self.of(name).leader = LEADER[leader]
        return self

    def put(self, name: str, pile: str, *cards: str) -> Self:
        """These cards, and no others, lie in a player's pile; for a deck the last one is on top."""
        g, player = self.g, self.of(name)
        g.box += getattr(player, pile)
        setattr(player, pile, [])
        found = [self.fetch(CARD[card]) for card in cards]
        setattr(player, pile, found)
        for card in found:
            g.cards.show(card, to=self.who(name))
            if pile not in {"deck", "hand"}:
                g.cards.show(card)
            player.movers += g.deck_card(card).any_space
        return self

    def hand(self, name: str, *cards: str) -> Self:
        return self.put(name, "hand", *cards)

    def deck(self, name: str, *cards: str) -> Self:
        return self.put(name, "deck", *cards)

    def fetch(self, kind: int) -> int:
        """A card of this kind from a place where it is not missed: the box, the Imperium Deck, the Reserve, another
        deck.
        """
        g = self.g
        piles = [g.box, g.imperium, *g.reserve, *(p.deck for p in g.players), *(p.discard for p in g.players), g.row]
        for pile in piles:
            for card in pile:
                if g.kind(card) == kind:
                    pile.remove(card)
                    return card
        pytest.fail(f"no {DECK_CARDS[kind].id} left")

    def offer(self, *cards: str) -> Self:
        """The Imperium Row shows these cards first."""
        g = self.g
        found = [self.fetch(CARD[card]) for card in cards]
        g.imperium = g.row[5 - len(found) :] + g.imperium if len(g.row) == 5 else g.imperium
        g.row = found + g.row[: 5 - len(found)]
        g.cards.show_all(g.row)
        return self

    def next_in_row(self, card: str) -> Self:
        """The top card of the Imperium Deck."""
        self.g.imperium.append(self.fetch(CARD[card]))
        return self

    def intrigue(self, name: str, *cards: str) -> Self:
        """These Intrigue cards, and no others, are in a player's hand."""
        g, player = self.g, self.of(name)
        g.intrigue_deck = player.intrigue + g.intrigue_discard + g.intrigue_deck
        player.intrigue, g.intrigue_discard = [], []
        for card in cards:
            found = next(c for c in g.intrigue_deck if g.intrigue_kind(c) == PLOT[card])
            g.intrigue_deck.remove(found)
            player.intrigue.append(found)
            g.intrigues.show(found, to=self.who(name))
        return self

    def next_intrigue(self, card: str) -> Self:
        """The top card of the Intrigue Deck."""
        deck = self.g.intrigue_deck
        found = next(c for c in deck if self.g.intrigue_kind(c) == PLOT[card])
        deck.remove(found)
        deck.append(found)
        return self

    def conflict(self, name: str) -> Self:
        """This is the Conflict of the round."""
        g = self.g
        card = g.conflicts.face.index(CONFLICT[name])
        for pile in (g.conflict_deck, g.conflict_box, g.conflict_used):
            if card in pile:
                pile[pile.index(card)] = g.conflict[0]
        g.conflict = [card]
        g.conflicts.show(card)
        return self

    def control(self, name: str, space: str) -> Self:
        self.g.control[SPACES[SPACE[space]].control] = self.who(name)
        return self

    def bonus(self, **spice: int) -> Self:
        """Bonus spice on the maker spaces: `bonus(hagga_basin=3)`."""
        for space in SPACES:
            if space.id in spice:
                self.g.bonus[space.maker] = spice[space.id]
        return self

    def agent(self, name: str, *spaces: str) -> Self:
        """Agents of a player stand on these spaces."""
        player = self.of(name)
        for space in spaces:
            player.agents -= 1
            player.places.append(SPACE[space])
        return self

    # Then: who does what.

    def turn(self, name: str) -> Self:
        """It is this player's turn; after it the curtain falls."""
        return self.owe(BeginTurn(self.who(name)), Curtain(0))

    def turns(self, name: str) -> Self:
        """It is this player's turn, and the round goes on after it."""
        g, seat = self.g, self.who(name)
        ring = g.seats if g.duel else len(g.players)
        return self.owe(BeginTurn(seat), PlayerTurns((seat + 1) % ring), Combat(), Makers(), Recall())

    def combat(self) -> Self:
        """The turns are over: Combat, then Makers and Recall."""
        for player in self.g.players:
            player.revealed = True
            player.agents = 0
        return self.owe(Combat(), Makers(), Recall())

    def goes(self, name: str, card: str, space: str) -> Self:
        """Play this card and go there; with a single space to go to nobody is asked."""
        self.does(name, f"Play {card}")
        if self.question == "SendAgent" and self.asked == name:
            self.does(name, f"Go to {space}")
        assert SPACE[space] in self.of(name).places
        return self

    # Afterwards: what is true.

    def can(self, pick: str) -> bool:
        """Whether something on offer is said like this, or begins like this."""
        return any(text == pick or text.startswith(pick) for text in self.said)

    def spaces(self) -> set[str]:
        """The spaces on offer."""
        return {text.removeprefix("Go to ") for text in self.said if text.startswith("Go to ")}


def dune(names: str = "Ana Bia Caio", **variants: str) -> Scene:
    """A table for these players; the first one named holds the First Player marker."""
    scene = Scene(names, variants)
    scene.g.first = 0
    return scene


def holder(scene: Scene, faction: str) -> str:
    """Who holds an Alliance token."""
    who = scene.g.alliances[FACTION_IDS.index(faction)]
    return "" if who == NONE else scene.names[who]
