"""Cards of the players' decks: drawn, discarded, trashed, taken back, looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.icons import DISCARD_ZONE, HAND_ZONE, PLAY_ZONE, ZONES
from ludoteca.kernel import ELSEWHERE, Choice, Numbered, Option, Reason, absent, option, rule

TRASH: Final = {zone: Numbered("trash", zone) for zone in ZONES}
DISCARD: Final = Numbered("discard")
TAKE: Final = Numbered("take")
SKIP: Final = option("skip")


@rule("DI-GEN-04", "DI-ICON-07", "DI-REVEAL-05", "R-41")
def draw(g: Board, who: int, amount: int) -> None:
    """From the deck to the hand; an empty deck is made anew of the discard pile, and when both are empty the rest is
    lost.
    """
    player = g.players[who]
    drawn = []
    for _ in range(amount):
        if not player.deck and not reshuffle(g, who):
            break
        card = player.deck.pop()
        g.cards.seen[card] |= 1 << who
        drawn.append(card)
    if drawn:
        g.tell("drew", seat=who, amount=len(drawn))
        g.tell("got_cards", to=1 << who, seat=who, cards=drawn)
    if g.revealing(who):
        if drawn:
            g.tell("reveals", seat=who, cards=drawn)
        for card in drawn:
            g.reveal(who, card)
    else:
        player.hand += drawn
    g.glance(who)


def reshuffle(g: Board, who: int) -> bool:
    """The discard pile becomes the deck, if there is one."""
    player = g.players[who]
    if not player.discard:
        return False
    player.deck, player.discard = player.discard, player.deck
    g.cards.shuffle(player.deck, g.rng)
    g.tell("reshuffled", seat=who)
    return True


@dataclass(frozen=True)
class Draw(Effect):
    """Draw cards of your own deck."""

    rule = "DI-ICON-07"
    rules = ("DI-REVEAL-05",)
    amount: int = 1

    def happen(self, g: Board, who: int, card: int) -> None:
        draw(g, who, self.amount)


@rule("DI-GEN-05", "DI-ICON-12")
def trash(g: Board, who: int, card: int, zone: list[int]) -> None:
    """A card leaves its owner's deck for the rest of the game."""
    zone.remove(card)
    g.cards.show(card)
    g.put_away(who, card)
    lose_units(g, card)
    g.tell("trashed", seat=who, card=card)
    g.trashed(who, card)


@rule("DI-CLAR-27", "R-24")
def lose_units(g: Board, card: int) -> None:
    """What a trashed card still had to give is lost; what it gave stays."""
    g.pending = [entry for entry in g.pending if entry[1] != card]


@dataclass(frozen=True)
class TrashCard(Effect):
    """You may trash a card from your hand, your discard pile or in play."""

    rule = "DI-ICON-12"
    rules = ("DI-CLAR-30",)

    @property
    def optional(self) -> bool:
        return True

    def happen(self, g: Board, who: int, card: int) -> None:
        if not g.players[who].rival:
            g.then(ChooseTrash(who, True))


@dataclass(frozen=True)
class ChooseTrash(Choice):
    """Which card, from your hand, your discard pile or in play; as a cost one must go."""

    rule = "DI-ICON-12"
    rules = ("R-24", "R-48")
    auto = False
    idle = "skip"
    may: bool

    def options(self, g: Board) -> Sequence[Option]:
        player = g.players[self.seat]
        found = {SKIP: None} if self.may else {}
        for zone, pile in ((HAND_ZONE, player.hand), (DISCARD_ZONE, player.discard)):
            table = TRASH[zone]
            for card in pile:
                found[table[g.kind(card)]] = None
        table = TRASH[PLAY_ZONE]
        for card in player.played + player.shown:
            found[table[g.kind(card)]] = None
        return list(found)

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick is SKIP:
            return None if self.may else Reason("DI-ICON-12", "must-trash")
        if pick.verb != "trash":
            return ELSEWHERE
        kind, zone = pick.args
        return None if pick in self.options(g) else absent("DI-ICON-12", "not-there", card=kind, zone=zone)

    def take(self, g: Board, pick: Option) -> None:
        if pick is SKIP:
            return
        player = g.players[self.seat]
        kind, zone = pick.args
        piles = {HAND_ZONE: (player.hand,), DISCARD_ZONE: (player.discard,), PLAY_ZONE: (player.played, player.shown)}
        alike = [(card, pile) for pile in piles[str(zone)] for card in pile if g.kind(card) == kind]
        # Of equal cards in play the one with least left to give goes.
        card, pile = min(alike, key=lambda found: sum(entry[1] == found[0] for entry in g.pending))
        trash(g, self.seat, card, pile)


@dataclass(frozen=True)
class TrashSelf(Effect):
    """This card trashes itself: compulsory, and the last thing it does."""

    rule = "DI-GEN-05"
    rules = ("DI-ICON-12", "DI-CLAR-30", "R-43")

    def ready(self, g: Board, who: int, card: int) -> bool:
        """After the card's other units, which it would lose."""
        return sum(entry[1] == card for entry in g.pending) == 1

    def happen(self, g: Board, who: int, card: int) -> None:
        player = g.players[who]
        if card in player.played:
            trash(g, who, card, player.played)


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards of your hand, of your choice, as many as you can."""

    rule = "DI-ICON-09"
    rules = ("DI-CLAR-24", "R-6")
    amount: int

    def ready(self, g: Board, who: int, card: int) -> bool:
        return has_hand(g, who)

    def happen(self, g: Board, who: int, card: int) -> None:
        hand = g.players[who].hand
        if len(hand) > self.amount:
            g.then(ChooseDiscard(who, self.amount))
            return
        while hand:
            discard(g, who, hand[-1])


@rule("DI-CLAR-11", "R-38", "H-9")
def has_hand(g: Board, who: int) -> bool:
    """A Rival, and whoever has revealed already, has nothing to discard."""
    return bool(g.players[who].hand)


@rule("DI-ICON-09")
def discard(g: Board, who: int, card: int) -> None:
    """From the hand, face up, to the discard pile."""
    player = g.players[who]
    player.hand.remove(card)
    player.discard.append(card)
    g.cards.show(card)
    g.tell("discarded", seat=who, card=card)


@dataclass(frozen=True)
class ChooseDiscard(Choice):
    """The one who discards picks the cards."""

    rule = "DI-CLAR-24"
    rules = ("DI-CLAR-11", "DI-ICON-09")
    auto = False
    amount: int

    def options(self, g: Board) -> Sequence[Option]:
        return list({DISCARD[g.kind(card)]: None for card in g.players[self.seat].hand})

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "discard":
            return ELSEWHERE
        held = any(g.kind(card) == pick.number for card in g.players[self.seat].hand)
        return None if held else absent("DI-CLAR-24", "not-in-hand", card=pick.number)

    def take(self, g: Board, pick: Option) -> None:
        kind = pick.number
        discard(g, self.seat, next(card for card in g.players[self.seat].hand if g.kind(card) == kind))
        if self.amount > 1:
            g.then(ChooseDiscard(self.seat, self.amount - 1))


@dataclass(frozen=True)
class TakeFromDiscard(Effect):
    """Take a card of a Faction from your discard pile to your hand."""

    rule = "R-45"
    faction: int

    def ready(self, g: Board, who: int, card: int) -> bool:
        return any(g.factions(other) >> self.faction & 1 for other in g.players[who].discard)

    def happen(self, g: Board, who: int, card: int) -> None:
        g.then(ChooseFromDiscard(who, self.faction))


@dataclass(frozen=True)
class ChooseFromDiscard(Choice):
    """Which card of that Faction comes back."""

    rule = "R-45"
    faction: int

    def options(self, g: Board) -> Sequence[Option]:
        pile = g.players[self.seat].discard
        return list({TAKE[g.kind(c)]: None for c in pile if g.factions(c) >> self.faction & 1})

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "take":
            return ELSEWHERE
        if all(g.kind(card) != pick.number for card in g.players[self.seat].discard):
            return absent("R-45", "not-in-discard", card=pick.number)
        return None if pick in self.options(g) else Reason("R-45", "not-of-faction", faction=self.faction)

    def take(self, g: Board, pick: Option) -> None:
        player = g.players[self.seat]
        card = next(c for c in player.discard if g.kind(c) == pick.number)
        player.discard.remove(card)
        player.hand.append(card)
        g.tell("took", seat=self.seat, card=card)


@dataclass(frozen=True)
class Refocus(Effect):
    """Shuffle your discard pile into your deck; without a discard pile the deck is just shuffled."""

    rule = "DI-CLAR-22"

    def happen(self, g: Board, who: int, card: int) -> None:
        player = g.players[who]
        player.deck = player.discard + player.deck
        player.discard = []
        g.cards.shuffle(player.deck, g.rng)
        g.tell("reshuffled", seat=who)
        g.glance(who)


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at the top card of your deck."""

    rule = "DI-CLAR-09"
    rules = ("R-25",)

    def ready(self, g: Board, who: int, card: int) -> bool:
        return bool(g.players[who].deck)

    def happen(self, g: Board, who: int, card: int) -> None:
        deck = g.players[who].deck
        if deck:
            g.cards.show(deck[-1], to=who)
            g.tell("looked", to=1 << who, seat=who, card=deck[-1])


@dataclass(frozen=True)
class TrashTop(Effect):
    """Trash the top card of your deck, at which you have looked."""

    rule = "R-25"
    rules = ("R-24",)

    def happen(self, g: Board, who: int, card: int) -> None:
        deck = g.players[who].deck
        trash(g, who, deck[-1], deck)
        g.glance(who)
