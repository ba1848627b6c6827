"""The Reveal turn: reveal cards, resolve their effects and buy, set strength, clean up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.content import BUY, CLAIM, DECK_CARDS, INTRIGUE_OF, KIND_OF
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.effects.acquire import (
    BUYABLE,
    CLAIM_DISCOUNT,
    FOLDSPACE,
    on_offer,
    receive,
)
from ludoteca.games.dune_imperium.rules.in_any_order import EffectLoop, EffectsInAnyOrder
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, lacking, rule

SEAT_PERSUASION: Final = 2
HALL_PERSUASION: Final = 1


@dataclass(frozen=True)
class RevealCards(Step):
    """All cards left in hand are put face up in play, apart from those of the Agent turns; after this turn the player
    is skipped.
    """

    rule = "DI-REVEAL-02"
    rules = ("DI-ROUND-05",)
    seat: Seat

    def do(self, g: Dune) -> None:
        player = g.players[self.seat]
        player.revealed = True
        gather(g, self.seat)
        hand, player.hand = player.hand, []
        g.tell("reveals", seat=self.seat, cards=hand)
        for card in hand:
            g.reveal(self.seat, card)
        g.then(RevealLoop(self.seat))


@rule("DI-REVEAL-14", "R-15", "R-27", "DI-INTRIGUE-09")
def gather(g: Dune, seat: Seat) -> None:
    """Persuasion that no revealed card gives: of the Council seat, the Hall of Oratory, a posted Intrigue card."""
    player = g.players[seat]
    player.persuasion = 0
    if player.council:
        player.persuasion += SEAT_PERSUASION
        g.tell("persuasion_council", seat=seat, n=SEAT_PERSUASION)
    if g.at_hall(seat):
        player.persuasion += HALL_PERSUASION
        g.tell("persuasion_hall", seat=seat, n=HALL_PERSUASION)
    for card in player.posted:
        kind = INTRIGUE_OF[g.intrigues.face[card]]
        player.persuasion += INTRIGUE[kind].stays
        g.tell("persuasion_posted", seat=seat, n=INTRIGUE[kind].stays, intrigue=card)


@dataclass(frozen=True)
class RevealLoop(EffectLoop):
    """Effects resolve and cards are acquired until the player is done or nothing is left to do; then strength is set
    and all is cleaned up.
    """

    rule = "DI-REVEAL-04"
    rules = ("DI-REVEAL-01", "R-6")

    def more(self, g: Dune) -> bool:
        return bool(goods(g, self.seat))

    def question(self) -> Choice:
        return RevealEffects(self.seat)

    def end(self, g: Dune) -> None:
        g.then(SetStrength(self.seat), CleanUp(self.seat))


@rule("DI-REVEAL-10", "DI-REVEAL-11", "DI-ICON-20", "R-27")
def goods(g: Dune, seat: Seat) -> list[Option]:
    """What the Persuasion gained so far can buy: the row, two of the Reserve stacks, the own set-aside card."""
    player = g.players[seat]
    persuasion = player.persuasion
    offered: list[Option] = []
    face = g.cards.face
    for card in g.row if persuasion else ():
        kind = KIND_OF[face[card]]
        if DECK_CARDS[kind].cost <= persuasion and BUY[kind] not in offered:
            offered.append(BUY[kind])
    for stack in BUYABLE:
        pile = g.reserve[stack]
        if pile:
            kind = KIND_OF[face[pile[-1]]]
            if g.cost_of(kind) <= persuasion:
                offered.append(BUY[kind])
    if player.aside:
        offered += claimable(g, seat)
    return offered


@rule("R-23")
def claimable(g: Dune, seat: Seat) -> list[Option]:
    """The card set aside for this player alone, for one Persuasion less."""
    player = g.players[seat]
    kinds = [g.kind(card) for card in player.aside]
    return [CLAIM[kind] for kind in kinds if DECK_CARDS[kind].cost - CLAIM_DISCOUNT <= player.persuasion]


def against_goods(g: Dune, seat: Seat, pick: Option) -> Reason | None:
    """A card of the row, of two Reserve stacks or set aside for this player, and Persuasion enough."""
    player, kind = g.players[seat], pick.number
    if pick.verb == "claim":
        if all(g.kind(card) != kind for card in player.aside):
            return absent("R-23", "not-aside", card=kind)
        return lacking(player.persuasion, DECK_CARDS[kind].cost - CLAIM_DISCOUNT, "DI-REVEAL-11", "persuasion")
    if any(g.kind(card) == kind for card in g.row):
        return lacking(player.persuasion, max(1, DECK_CARDS[kind].cost), "DI-REVEAL-11", "persuasion")
    if any(g.reserve[stack] and g.kind(g.reserve[stack][-1]) == kind for stack in BUYABLE):
        return lacking(player.persuasion, g.cost_of(kind), "DI-REVEAL-11", "persuasion")
    if g.reserve[FOLDSPACE] and g.kind(g.reserve[FOLDSPACE][-1]) == kind:
        return Reason("DI-REVEAL-10", "foldspace")
    return absent("DI-REVEAL-10", "not-for-sale", card=kind)


@dataclass(frozen=True)
class RevealEffects(EffectsInAnyOrder):
    """The next effect, a card to acquire, a Plot card, or the end of the turn."""

    rule = "DI-REVEAL-04"
    rules = ("DI-REVEAL-11",)
    see = ("DI-REVEAL-10", "DI-REVEAL-12", "DI-REVEAL-13", "DI-ROUND-06", "R-1", "R-7")

    def loop(self) -> EffectLoop:
        return RevealLoop(self.seat)

    def besides(self, g: Dune) -> Sequence[Option]:
        return goods(g, self.seat)

    def against_besides(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb not in {"buy", "claim"}:
            return ELSEWHERE
        return against_goods(g, self.seat, pick)

    def take_besides(self, g: Dune, pick: Option) -> None:
        buy(g, self.seat, pick.number, pick.verb == "claim")


@rule("DI-REVEAL-11")
def buy(g: Dune, seat: Seat, kind: int, aside: bool) -> None:
    """One card, from the set-aside ones, the row or the Reserve; Persuasion that is left may buy another."""
    player = g.players[seat]
    price = DECK_CARDS[kind].cost - CLAIM_DISCOUNT if aside else g.cost_of(kind)
    player.persuasion -= price
    player.swayed += price
    card, pile = next(
        (card, pile) for card, pile in on_offer(g, seat) if g.kind(card) == kind and (pile is player.aside) == aside
    )
    receive(g, seat, card, pile)


@dataclass(frozen=True)
class SetStrength(Step):
    """Announce the strength. What could not resolve before is lost."""

    rule = "DI-REVEAL-08"
    rules = ("R-7",)
    seat: Seat

    def do(self, g: Dune) -> None:
        g.pending = []
        g.tell("strength", seat=self.seat, amount=g.players[self.seat].strength)


@dataclass(frozen=True)
class CleanUp(Step):
    """All your cards in play, of Agent turns and of the Reveal turn, go to the discard pile; nothing else that was
    for this turn is left.
    """

    rule = "DI-REVEAL-09"
    rules = ("DI-REVEAL-11", "DI-INTRIGUE-09", "R-23")
    seat: Seat

    def do(self, g: Dune) -> None:
        player = g.players[self.seat]
        player.discard += player.played + player.shown
        player.played, player.shown = [], []
        lose_persuasion(g, self.seat)
        discard_posted(g, self.seat)
        lose_aside(g, self.seat)


@rule("DI-REVEAL-11")
def lose_persuasion(g: Dune, seat: Seat) -> None:
    """Unused Persuasion is lost."""
    player = g.players[seat]
    player.swayed += player.persuasion
    if player.persuasion:
        g.tell("unspent", seat=seat, n=player.persuasion)
    player.persuasion = 0


@rule("DI-INTRIGUE-09")
def discard_posted(g: Dune, seat: Seat) -> None:
    """Intrigue cards that waited for this Reveal turn lie face up no longer."""
    player = g.players[seat]
    g.intrigue_discard += player.posted
    player.posted = []


@rule("DI-LEADER-09", "R-23")
def lose_aside(g: Dune, seat: Seat) -> None:
    """A card set aside for this player and not bought by now leaves the game."""
    player = g.players[seat]
    for card in player.aside:
        g.tell("aside_left", seat=seat, card=card)
    g.box += player.aside
    player.aside = []
