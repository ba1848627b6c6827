"""Verbs of the table that several chapters use: drawing, discarding, laying cards in their places, mixing a hand."""

from __future__ import annotations

from ludoteca.games.calamandara.content.memory import RESERVED
from ludoteca.games.calamandara.state import (
    IN_HAND,
    ON_DECK,
    ON_DISCARD,
    Calamandara,
    Card,
    Place,
)
from ludoteca.kernel import Seat, rule


@rule("CAL-SETUP-12")
def draw(g: Calamandara, seat: Seat, count: int) -> None:
    """Cards from the top of the own deck L, seen only by who draws them."""
    t = g.travellers[seat]
    for _ in range(count):
        card = t.deck.pop()
        g.cards.show(card, seat)
        t.hand.append(card)
    if count:
        g.tell("drew", seat=seat, count=count)


@rule("CAL-P4-07")
def discard(g: Calamandara, seat: Seat, card: Card) -> None:
    """Face up on the discard of a playboard."""
    g.cards.show(card)
    g.travellers[seat].discard.append(card)


@rule("CAL-LINK-01", "CAL-LINK-05", "CAL-CARD-GEN-06")
def put_card(g: Calamandara, card: Card, place: Place) -> None:
    """Lay a used, copied, revived or taken card where it belongs."""
    kind, seat, taker, number = place
    t = g.travellers[seat]
    g.cards.show(card)
    if kind == IN_HAND:
        t.hand.append(card)
    elif kind == ON_DISCARD:
        t.discard.append(card)
    elif kind == ON_DECK:
        t.waiting += (card,)
        g.tell("waits", seat=seat, memory=g.memory(card))
    else:
        t.taken += ((card, taker, number),)
        g.tell("lies_taken", seat=seat, other=taker, memory=g.memory(card))


def mix(g: Calamandara, cards: list[Card], owner: Seat) -> None:
    """Mix cards out of the others' sight, so that who once saw one cannot follow it by its back."""
    hidden = [card for card in cards if not g.open_to_all(card)]
    others = ~(1 << owner)
    if len(hidden) > 1 and any(g.cards.seen[card] & others for card in hidden):
        g.cards.shuffle(hidden, g.rng)
        g.cards.show_all(hidden, owner)


def can_draw(g: Calamandara, seat: Seat, held: int) -> int:
    """How many cards a traveller holding so many may acquire now (CAL-P4-04, CAL-CARD-MIRAGEM-01)."""
    t = g.travellers[seat]
    if t.waiting or g.forgetful >> seat & 1:
        return 0
    if t.inside and t.owed:
        held += len(t.reserve)
    return max(0, min(t.hand_limit - held, len(t.deck)))


def can_reserve(g: Calamandara, seat: Seat) -> int:
    """How many cards a traveller may reserve now (CAL-P4-02, CAL-LINK-07)."""
    t = g.travellers[seat]
    if t.taken or g.forgetful >> seat & 1:
        return 0
    return min(RESERVED - len(t.reserve), len(t.hand))
