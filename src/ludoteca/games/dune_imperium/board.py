"""What lies on the table in Dune: Imperium, and who sits around it; but not what is printed on any card.

Effects are printed on cards, and happen to a board. The board therefore knows no card: what it must ask of one it asks
by the methods that `state.Dune`, which has the whole box at hand, fills in.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.player import Player, Turn
from ludoteca.kernel import Cards, Result, Seat, State, rule

CLOCKWISE: Final = tuple(
    tuple(tuple((start + step) % count for step in range(count)) for start in range(count)) for count in range(5)
)
"""CLOCKWISE[count][start]: everybody at a table without House Hagal of two players, beginning with one of them."""


@dataclass(kw_only=True)
class Board(State):
    """The board, the decks and the players. Rivals sit after the human seats."""

    players: list[Player]
    first: int
    """Who holds the First Player marker."""
    active: int = NONE
    """Whose turn it is."""
    turn: Turn = field(default_factory=Turn)
    round: int = 0
    pending: list[tuple[int, int]] = field(default_factory=list)
    """Units of the boxes in play that are still to resolve, each with the card it is printed on."""

    alliances: list[int] = field(default_factory=lambda: [NONE] * 4)
    control: list[int] = field(default_factory=lambda: [NONE] * 3)
    bonus: list[int] = field(default_factory=lambda: [0] * 3)
    """Bonus spice on the three maker spaces."""
    mentat: int = NONE
    """Who has the Mentat this round; NONE while it lies at its place."""
    mentat_next: int = NONE
    """Who has won it for the next round."""
    fought: list[tuple[int, int, int]] = field(default_factory=list)
    """How the last Conflict ended, for everybody to read: who, strength, and the place taken or 0."""

    cards: Cards
    """Imperium, Reserve and starting cards."""
    row: list[int] = field(default_factory=list)
    imperium: list[int] = field(default_factory=list)
    reserve: list[list[int]] = field(default_factory=list)
    box: list[int] = field(default_factory=list)
    """Cards out of the game."""

    intrigues: Cards
    intrigue_deck: list[int] = field(default_factory=list)
    intrigue_discard: list[int] = field(default_factory=list)
    resolving: list[int] = field(default_factory=list)
    """Intrigue cards played and not yet done with."""

    conflicts: Cards
    conflict_deck: list[int] = field(default_factory=list)
    conflict: list[int] = field(default_factory=list)
    """The Conflict card of this round."""
    conflict_used: list[int] = field(default_factory=list)
    conflict_box: list[int] = field(default_factory=list)
    """Conflict cards set aside unseen."""

    tokens: Cards
    """The Baron's four tokens."""
    hagal: Cards
    hagal_kinds: tuple[int, ...] = ()
    hagal_deck: list[int] = field(default_factory=list)
    hagal_discard: list[int] = field(default_factory=list)
    solo: bool = False
    level: int = NONE
    distinct: bool = False
    """No two Leaders of one House."""

    # Who is who.

    @property
    def duel(self) -> bool:
        """Two players with one House Hagal between them."""
        return self.seats == 2

    @rule("H-13")
    def clockwise(self, start: int) -> tuple[int, ...]:
        """Everybody, beginning with this player. House Hagal of two players comes right after the First Player."""
        if not self.duel:
            return CLOCKWISE[len(self.players)][start]
        ring = (self.first, 2, 1 - self.first)
        at = ring.index(start)
        return ring[at:] + ring[:at]

    def opponents(self, who: int) -> tuple[int, ...]:
        """Everybody else, clockwise from the left."""
        return self.clockwise(who)[1:]

    @property
    @rule("H-13")
    def ring(self) -> int:
        """How many take turns and hold the First Player marker: House Hagal of two players does neither."""
        return self.seats if self.duel else len(self.players)

    def people(self, start: int) -> tuple[Seat, ...]:
        """The seats, clockwise, without Rivals."""
        return tuple(who for who in self.clockwise(start) if not self.players[who].rival)

    @property
    def rivals(self) -> tuple[int, ...]:
        """Whom House Hagal's cards move."""
        return tuple(range(self.seats, len(self.players)))

    @property
    def me(self) -> Seat | None:
        """The seat that looks at this view; a spectator has none."""
        return self.viewer if 0 <= self.viewer < self.seats else None

    def eyes(self, who: int) -> int:
        """Who may look at this player's cards, as bits: a Rival's lie face down for everybody."""
        return 0 if self.players[who].rival else 1 << who

    @rule("DI-HAGAL-49", "H-7")
    def decider(self, who: int) -> Seat:
        """Who picks for this player: a Rival's choices are made by the human player."""
        return 0 if self.players[who].rival else who

    def targeted(self, target: int | str) -> int:
        """The player an option points at."""
        return next(who for who in range(len(self.players)) if self.target(who) == target)

    # What can be seen on the table.

    def revealing(self, who: int) -> bool:
        """Whether it is this player's Reveal turn."""
        return self.active == who and self.players[who].revealed

    @rule("DI-CLAR-14", "DI-HAGAL-50")
    def owned(self, who: int, kind: int) -> int:
        """Copies of a card in a player's deck, hand, discard pile and in play; solo Rivals count as owning two."""
        player = self.players[who]
        if player.rival:
            return 2 if player.collects else 0
        cards = player.deck + player.hand + player.discard + player.played + player.shown
        return sum(self.kind(card) == kind for card in cards)

    # What only the box can tell.

    @property
    def spaces(self) -> int:
        """How many spaces an Agent may be sent to."""
        raise NotImplementedError

    def kind(self, card: int) -> int:
        """Which card of the players' decks it is."""
        raise NotImplementedError

    def cost(self, card: int) -> int:
        """The Persuasion printed on it."""
        raise NotImplementedError

    def factions(self, card: int) -> int:
        """The Factions it belongs to, as bits."""
        raise NotImplementedError

    def in_play(self, who: int, faction: int, besides: int = NONE) -> int:
        """Cards of a Faction in play before a player."""
        raise NotImplementedError

    def target(self, who: int) -> int | str:
        """How an option points at a player: by seat, a Rival by its Leader, the House of two players as `hagal`."""
        raise NotImplementedError

    def on_top_allowed(self, who: int) -> bool:
        """A posted Intrigue card lets acquired cards go on top of the deck."""
        raise NotImplementedError

    # What cards and Leaders make of what happens.

    def acquired(self, who: int, card: int) -> None:
        """A card has come into a player's deck."""
        raise NotImplementedError

    def put_away(self, who: int, card: int) -> None:
        """A trashed card: back to its Reserve stack, or into the box."""
        raise NotImplementedError

    def trashed(self, who: int, card: int) -> None:
        """A card has been trashed by an effect."""
        raise NotImplementedError

    def reveal(self, who: int, card: int) -> None:
        """A card is put face up in play on the Reveal turn."""
        raise NotImplementedError

    def glance(self, who: int) -> None:
        """The top of a player's deck has changed."""
        raise NotImplementedError

    def watch_deployment(self, who: int) -> None:
        """Troops entered the Conflict on this player's own turn."""
        raise NotImplementedError

    # What the kernel asks.

    @rule("DI-END-02", "DI-GEN-01")
    def outcome(self) -> Result:
        """The most Victory Points win."""
        everybody = self.ranking()
        return Result(everybody.scores[: self.seats], everybody.ranks[: self.seats])

    @rule("DI-END-03", "R-35")
    def ranking(self) -> Result:
        """Ties are broken by spice, Solari, water, garrisoned troops; what is still tied is shared."""
        ranked = self.ranked
        return Result.of(
            [p.vp for p in ranked],
            [p.spice for p in ranked],
            [p.solari for p in ranked],
            [p.water for p in ranked],
            [p.garrison for p in ranked],
        )

    @property
    @rule("H-12")
    def ranked(self) -> list[Player]:
        """Rivals of the solo game have a rank like players; House Hagal of two players has none."""
        return [player for player in self.players if player.collects]

    @rule("DI-GEN-07", "R-39")
    def census(self) -> dict[str, object]:
        """Bank tokens are not limited; troops, Agents and cards are."""
        decks = [pile for p in self.players for pile in (p.deck, p.hand, p.discard, p.played, p.shown, p.aside)]
        intrigues = [pile for p in self.players for pile in (p.intrigue, p.posted)]
        return {
            "troops": [p.supply + p.garrison + p.conflict for p in self.players],
            "cards": _count(*decks, self.row, self.imperium, *self.reserve, self.box),
            "intrigue": _count(*intrigues, self.intrigue_deck, self.intrigue_discard, self.resolving),
            "conflicts": _count(self.conflict_deck, self.conflict, self.conflict_used, self.conflict_box),
            "hagal": _count(self.hagal_deck, self.hagal_discard),
        }


def _count(*piles: list[int]) -> tuple[int, int]:
    """How many cards there are, and how many different ones: equal while each lies in one place."""
    cards = Counter(card for pile in piles for card in pile)
    return sum(cards.values()), len(cards)
