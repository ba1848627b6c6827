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
            g.claims.clear()


RESOLVE_PILE: Final = ResolvePile()


@rule("CAL-STACK-02", "CAL-STACK-05", "CAL-STACK-06", "CAL-FAQ-04", "CAL-FAQ-28")
def resolve(g: Calamandara, item: Item) -> None:
    """Stopped cards are discarded, cards whose conditions vanished return to the hand, the others happen."""
    effect = EFFECTS[item.effect]
    if item.status != ACTIVE:
        g.then(FINISH, RESOLVE_PILE)
        return
    stopped = item.ops and not item.open
    if not _carrier_holds(g, item) or not (item.waits or item.impeded or effect.holds(g, item)):
        _lose(g, item)
        return
    _carry_over(g, item)
    g.then(*SETTLE, FINISH, RESOLVE_PILE)
    if stopped:
        g.tell("stopped", seat=item.user, memory=item.effect)
        effect.stopped(g, item)
    elif not item.waits:
        g.tell("happens", seat=item.user, memory=item.effect)
        effect.happen(g, item)


def _carrier_holds(g: Calamandara, item: Item) -> bool:
    """Q'hoz needs its card still on top of that discard; Ecos a card not yet stopped (R-89). A copy stays possible."""
    if QHOZ in item.chain:
        card, seat = item.revived
        if g.travellers[seat].discard[-1:] != [card]:
            return False
    if item.chain and item.chain[-1] == ECOS:
        source = g.item(item.source)
        return source is not None and source.status == ACTIVE and not source.impeded
    return True


@rule("CAL-CARD-DOMINIO-03", "CAL-FAQ-21", "CAL-CARD-ECOS-03", "CAL-CARD-ECOS-04", "CAL-FAQ-12")
def _carry_over(g: Calamandara, item: Item) -> None:
    """Copying leaves the original alone but claims the card; taking stops everything below that carries it (R-52)."""
    carrier = item.chain[-1] if item.chain else -1
    if carrier == DOMINIO:
        place = (ON_DECK if item.waits else ON_DISCARD, item.user, item.user, g.number)
        g.claims.setdefault(item.body, place)
    elif carrier == ECOS:
        source = g.item(item.source)
        assert source is not None
        if item.waits:
            g.claims.setdefault(item.body, (ON_RESERVE, source.user, item.user, g.number))
        else:
            g.claims.setdefault(item.body, (ON_DISCARD, item.user, item.user, g.number))
        for other in list(g.pile):
            if other.body == item.body:
                g.revise(replace(other, status=TAKEN))


def _lose(g: Calamandara, item: Item) -> None:
    """Back to the hand, or discarded if that is full; a waiting card to its place, a claimed one to its new owner."""
    g.resolving.pop()
    g.tell("returns", seat=item.user, memory=g.memory(item.card))
    t = g.travellers[item.user]
    if item.card in g.claims:
        put_card(g, item.card, g.claims.pop(item.card))
    elif item.place[0] != IN_HAND or len(t.hand) < t.hand_limit:
        put_card(g, item.card, item.place)
    else:
        put_card(g, item.card, (ON_DISCARD, item.user, item.user, 0))
    g.then(RESOLVE_PILE)


@dataclass(frozen=True)
class Finish(Step):
    """After its effects a card goes to its place; a revived or taken one lies above the card that carried it."""

    rule = "CAL-CARD-GEN-06"
    rules = ("CAL-LINK-09", "CAL-FAQ-30", "CAL-CARD-QHOZ-03", "CAL-CARD-ECOS-02", "CAL-FAQ-13", "CAL-RF-04")

    def do(self, g: Calamandara) -> None:
        item = g.resolving.pop()
        owner = item.user if item.place[0] == IN_HAND else item.place[1]
        put_card(g, item.card, g.claims.pop(item.card, (ON_DISCARD, owner, owner, 0)))
        if item.status != ACTIVE:
            return
        card, seat = item.revived
        if card >= 0:
            waits = item.waits and item.chain == (QHOZ,)
            place = g.claims.pop(card, (ON_DECK if waits else ON_DISCARD, item.user, item.user, g.number))
            g.travellers[seat].discard.remove(card)
            put_card(g, card, place)
        if item.chain and item.chain[-1] == ECOS and item.body in g.claims:
            # The body of a taken Q'hoz still lies in the discard it was revived from.
            for t in g.travellers:
                if item.body in t.discard:
                    t.discard.remove(item.body)
                    put_card(g, item.body, g.claims.pop(item.body))
                    break


FINISH: Final = Finish()


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
