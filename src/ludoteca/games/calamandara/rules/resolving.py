"""Chapter "memory cards", the pile: cards resolve from the last to the first, and each goes to its place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ludoteca.games.calamandara.content.memory import DOMINIO, ECOS, QHOZ
from ludoteca.games.calamandara.rules.cards.effect import EFFECTS
from ludoteca.games.calamandara.rules.settling import SETTLE
from ludoteca.games.calamandara.rules.table import put_card
from ludoteca.games.calamandara.state import (
    ACTIVE,
    ANNULLED,
    IN_HAND,
    ON_DECK,
    ON_DISCARD,
    ON_RESERVE,
    TAKEN,
    Calamandara,
    Item,
    Place,
)
from ludoteca.kernel import Seat, Step, rule


@dataclass(frozen=True)
class ResolvePile(Step):
    """Cards used in sequence resolve from the last to the first; nobody answers while they do."""

    rule = "CAL-STACK-01"
    rules = ("CAL-STACK-03",)

    def do(self, g: Calamandara) -> None:
        if g.pile:
            g.resolving.append(g.pile.pop())
            resolve(g, g.resolving[-1])
        else:
            lay_down(g)


RESOLVE_PILE: Final = ResolvePile()


@rule("CAL-STACK-02", "CAL-STACK-03")
def resolve(g: Calamandara, item: Item) -> None:
    """Stopped cards are discarded, cards whose conditions vanished return to the hand, the others happen."""
    effect = EFFECTS[item.effect]
    if item.status != ACTIVE:
        _lose_effects(g, item)
        return
    if not _carrier_holds(g, item) or (item.acts and not item.impeded and not effect.holds(g, item)):
        _return(g, item)
        return
    _destine(g, item)
    _carry_over(g, item)
    g.then_all((*SETTLE, FINISH, RESOLVE_PILE))
    if item.ops and not item.open:
        g.tell("stopped", seat=item.user, memory=item.effect)
        effect.stopped(g, item)
    elif item.acts:
        g.tell("happens", seat=item.user, memory=item.effect)
        effect.happen(g, item)


@rule("CAL-STACK-06", "CAL-FAQ-04", "CAL-CARD-ECOS-05", "CAL-FAQ-08")
def _lose_effects(g: Calamandara, item: Item) -> None:
    """An annulled or taken card is discarded and does nothing; an annulled Ecos has not stopped the attack."""
    _destine(g, item)
    g.then(FINISH, RESOLVE_PILE)


@rule("CAL-CARD-QHOZ-01")
def _carrier_holds(g: Calamandara, item: Item) -> bool:
    """Q'hoz needs its card still in that discard; Ecos a card not yet stopped (R-89). A copy stays possible."""
    if QHOZ in item.chain:
        card, seat = item.revived
        if card not in g.travellers[seat].discard:
            return False
    if item.chain and item.chain[-1] == ECOS:
        source = g.item(item.source)
        return source is not None and source.status == ACTIVE and not source.impeded
    return True


@rule("CAL-CARD-DOMINIO-03", "CAL-FAQ-21", "CAL-CARD-ECOS-04", "CAL-FAQ-12")
def _carry_over(g: Calamandara, item: Item) -> None:
    """Copying leaves the original alone; taking stops everything below that carries the card."""
    if item.chain and item.chain[-1] == ECOS:
        for other in list(g.pile):
            if other.body == item.body:
                g.revise(replace(other, status=TAKEN))


@dataclass(frozen=True)
class Finish(Step):
    """The card has resolved."""

    rule = "CAL-STACK-03"

    def do(self, g: Calamandara) -> None:
        g.resolving.pop()


FINISH: Final = Finish()


# Where the cards of a pile go.


@rule("CAL-CARD-GEN-06", "CAL-LINK-09", "CAL-RF-04")
def _discard_of(item: Item) -> Place:
    """After use a card lies with its user, reserved before or not; one that waited, on the playboard where it did."""
    owner = item.user if item.place[0] == IN_HAND else item.place[1]
    return (ON_DISCARD, owner, owner, 0)


@rule("CAL-FAQ-13", "CAL-FAQ-30")
def _destine(g: Calamandara, item: Item) -> None:
    """A card will lie on a discard, and a carried card above the one carrying it.

    Of several cards that carry the same one the highest that resolved gets it: it came first (R-52).
    """
    lies = g.destined.setdefault
    lies(item.card, _discard_of(item))
    if item.status != ACTIVE:
        return
    if item.revived[0] >= 0:
        lies(item.revived[0], _place_of_revived(g, item))
    if item.chain and item.chain[-1] in (DOMINIO, ECOS):
        lies(item.body, _place_of_body(g, item))


@rule("CAL-CARD-QHOZ-03")
def _place_of_revived(g: Calamandara, item: Item) -> Place:
    """Q'hoz fetches its card; it will lie with the reviver, on the discard or waiting."""
    card, seat = item.revived
    g.travellers[seat].discard.remove(card)
    waits = item.waits and item.chain == (QHOZ,)
    return (ON_DECK if waits else ON_DISCARD, item.user, item.user, g.number)


@rule("CAL-CARD-DOMINIO-05", "CAL-CARD-ECOS-02", "CAL-CARD-ECOS-03")
def _place_of_body(g: Calamandara, item: Item) -> Place:
    """A copied or taken card will lie on the discard of who copied or took it; a linked one waits.

    It waits on the copier's deck, or on the reserve of the traveller it was taken from.
    """
    if not item.waits:
        return (ON_DISCARD, item.user, item.user, g.number)
    if item.chain[-1] == DOMINIO:
        return (ON_DECK, item.user, item.user, g.number)
    source = g.item(item.source)
    assert source is not None
    return (ON_RESERVE, source.user, item.user, g.number)


@rule("CAL-STACK-05", "CAL-FAQ-28")
def _return(g: Calamandara, item: Item) -> None:
    """Back to the hand, or discarded if that is full; a waiting card to its place. A copied one stays the copier's."""
    g.resolving.pop()
    g.then(RESOLVE_PILE)
    if item.card in g.destined:
        return
    g.tell("returns", seat=item.user, memory=g.memory(item.card))
    t = g.travellers[item.user]
    if item.place[0] != IN_HAND or len(t.hand) < t.hand_limit:
        put_card(g, item.card, item.place)
    else:
        g.destined[item.card] = (ON_DISCARD, item.user, item.user, 0)


@rule("CAL-P4-09", "CAL-CARD-GEN-06")
def lay_down(g: Calamandara) -> None:
    """When the whole pile has resolved its cards go to their places together, in the order of resolution (R-90)."""
    for card, place in g.destined.items():
        for t in g.travellers:
            if card in t.discard:  # to be revived by a Q'hoz that was copied or taken
                t.discard.remove(card)
        put_card(g, card, place)
    g.destined.clear()


# What cards of cards do to the pile.


@rule("CAL-CARD-PERCEPCAO-03", "CAL-CARD-TEMPLO-02")
def annul(g: Calamandara, target: int, by: Seat, individual: bool) -> None:
    """The card loses its effects; where annulling is individual, only the share of who annulled it."""
    item = g.item(target)
    assert item is not None
    g.tell("annulled", seat=by, other=item.user, memory=item.effect)
    if individual:
        params = tuple(seat for seat in item.params if seat != by)
        if params:
            g.revise(replace(item, params=params, victims=item.victims & ~(1 << by)))
            return
    g.revise(replace(item, status=ANNULLED))


def impede(g: Calamandara, target: int, op: int) -> None:
    """An operation of the base action, or of a card at any depth of the pile, will not happen (R-54)."""
    if target == 0:
        g.bases[-1] = replace(g.bases[-1], impeded=g.bases[-1].impeded | g.bases[-1].ops & op)
        return
    item = g.item(target)
    assert item is not None
    g.revise(replace(item, impeded=item.impeded | item.ops & op))


def anything_pending(g: Calamandara, op: int, user: Seat) -> bool:
    """Whether another's operation of that kind is pending at all: most of the time none is."""
    if g.bases:
        base = g.bases[-1]
        if base.ops & ~base.impeded & op and base.seat != user:
            return True
    return bool(g.pile) and bool(pending(g, op, user))


def pending(g: Calamandara, op: int, user: Seat) -> list[int]:
    """Depths (0 the base action, then up the pile) of another's pending operations of that kind."""
    found = []
    base = g.bases[-1] if g.bases else None
    if base is not None and base.open & op and base.seat != user:
        found.append(0)
    for i, item in enumerate(g.pile):
        if item.open & op and item.actor != user:
            found.append(i + 1)
    return found
