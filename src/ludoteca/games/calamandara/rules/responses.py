"""Chapter "memory cards": using a card, answering it, and the pile that resolves from the top.

Declare, show as provisional, collect answers, apply or drop. An action lies in `g.bases` and its `Carry` step on the agenda
under the questions; cards laid as answers lie on `g.pile`. When everybody has passed, the pile resolves from the top without
further questions, and the window opens again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final

from ludoteca.games.calamandara.content.memory import DOMINIO, ECOS, LINKED, QHOZ
from ludoteca.games.calamandara.content.picks import (
    ACCEPT,
    ACTIVATE,
    DECLINE,
    NOW,
    PASS,
    RECLAIM,
    USE,
    WAIT,
)
from ludoteca.games.calamandara.rules.cards.effect import EFFECTS
from ludoteca.games.calamandara.rules.settling import SETTLE, RunQueue
from ludoteca.games.calamandara.rules.table import put_card
from ludoteca.games.calamandara.state import (
    ACTIVE,
    ANNULLED,
    FREE,
    IN_HAND,
    INSERT,
    ON_DECK,
    ON_DISCARD,
    ON_RESERVE,
    TAKEN,
    TURN_END,
    TURN_START,
    Base,
    Calamandara,
    Card,
    Draft,
    Item,
    Place,
)
from ludoteca.kernel import Choice, Option, Seat, Step, rule

# Declaring an action.


@dataclass(frozen=True)
class Carry(Step):
    """What becomes of a declared action once its window has closed: carried out, or dropped if it was impeded."""

    rule = "CAL-TURN-07"

    def do(self, g: Calamandara) -> None:
        base = g.bases.pop()
        if base.impeded == base.ops and base.ops:
            self.dropped(g, base)
        else:
            self.carried_out(g, base)

    def carried_out(self, g: Calamandara, base: Base) -> None:
        """Apply it."""

    def dropped(self, g: Calamandara, base: Base) -> None:
        """It was impeded as a whole."""
        g.tell("impeded", seat=base.seat, action=base.kind)

    def legal(self, g: Calamandara, base: Base) -> bool:
        """Whether it still can be done after answers changed the table."""
        return True

    def again(self, g: Calamandara, base: Base) -> Choice | None:
        """The question that lets the actor declare it anew (R-78); without one it is dropped."""
        return None


def declare(g: Calamandara, base: Base, carry: Carry) -> None:
    """Announce an action: its window opens, then it is carried out or dropped."""
    if g.bases and g.bases[-1].kind == base.kind and g.agenda[-1] == carry:
        g.bases[-1] = base  # declared anew inside the same action
        g.then(ASK)
    else:
        g.bases.append(base)
        g.then(ASK, carry)


@dataclass(frozen=True)
class CardUsed(Carry):
    """A card used between phases interrupts them and uses none up."""

    rule = "CAL-CARD-GEN-02"
    rules = ("CAL-TURN-05",)


CARD_USED: Final = CardUsed()


# Asking.


@dataclass(frozen=True)
class AskRound(Step):
    """Whenever something new is on top, everybody who could answer is asked: its victims first, then clockwise."""

    rule = "CAL-CARD-GEN-01"
    rules = ("CAL-STACK-07", "CAL-FAQ-02")

    def do(self, g: Calamandara) -> None:
        ask_next(g, asking_order(g))


ASK: Final = AskRound()


def asking_order(g: Calamandara) -> tuple[Seat, ...]:
    """Victims of the top, clockwise, then the others; nobody is asked about his own top (R-56)."""
    if g.pile:
        top = g.pile[-1]
        seat, victims = top.user, top.victims
    else:
        base = g.bases[-1]
        seat = base.seat
        if base.kind == TURN_START:
            return (*g.clockwise(seat), seat)
        if base.kind == TURN_END:
            return (seat, *g.clockwise(seat))
        victims = base.params[0] if base.kind == INSERT else 0
    others = g.clockwise(seat)
    if not victims:
        return tuple(others)
    return tuple([s for s in others if victims >> s & 1] + [s for s in others if not victims >> s & 1])


def ask_next(g: Calamandara, order: tuple[Seat, ...]) -> None:
    """Ask the next traveller who could hold an answer as far as the table knows; when all passed, resolve."""
    for i, seat in enumerate(order):
        if g.has_secrets(seat) or playable(g, seat):
            g.then(RESPOND[seat, order[i + 1 :]])
            return
    if g.pile:
        g.then(RESOLVE_PILE)


@dataclass(frozen=True)
class Respond(Choice):
    """A traveller may use a card at any moment, in any turn; or pass."""

    rule = "CAL-CARD-GEN-01"
    rules = ("CAL-CARD-GEN-03", "CAL-CARD-GEN-04", "CAL-CARD-GEN-05", "CAL-FAQ-11")
    reaction = True
    idle = "pass"
    rest: tuple[Seat, ...] = ()

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [PASS, *playable(g, self.seat)]

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick is PASS:
            ask_next(g, self.rest)
        else:
            begin(g, self.seat, pick, self)


RESPOND: Final = {
    (seat, rest): Respond(seat, rest)
    for seat in range(4)
    for length in range(4)
    for rest in permutations([s for s in range(4) if s != seat], length)
}


@rule("CAL-LINK-02", "CAL-LINK-06", "CAL-LINK-08", "CAL-RF-03", "CAL-P4-06")
def playable(g: Calamandara, seat: Seat) -> list[Option]:
    """The cards this traveller may use now: of the hand, waiting on the deck, or taken and waiting on a reserve."""
    t = g.travellers[seat]
    face, memories = g.cards.face, g.memories
    found = []
    if t.hand:
        kinds = 0
        for card in t.hand:
            kinds |= 1 << memories[face[card]]
        left = len(t.hand) - 1
        while kinds:
            low = kinds & -kinds
            kinds ^= low
            memory = low.bit_length() - 1
            if EFFECTS[memory].usable(g, seat, left):
                found.append(USE[memory])
    held = len(t.hand)
    for memory in sorted({memories[face[card]] for card in t.waiting}) if t.waiting else ():
        if EFFECTS[memory].usable(g, seat, held):
            found.append(ACTIVATE[memory])
    for other in g.travellers:
        for memory in sorted({memories[face[c]] for c, taker, _ in other.taken if taker == seat}) if other.taken else ():
            if EFFECTS[memory].usable(g, seat, held):
                found.append(RECLAIM[memory][other.seat])
    return found


# Declaring a card.


def begin(g: Calamandara, seat: Seat, pick: Option, back: Choice) -> None:
    """Show the card and begin to say what it shall do."""
    memory = int(pick.args[0])
    card, place = _fetch(g, seat, pick, memory)
    g.cards.show(card)
    g.draft = Draft(user=seat, actor=seat, card=card, place=place, effect=memory, body=card, back=back)
    g.tell("uses", seat=seat, memory=memory)
    pursue(g)


def _fetch(g: Calamandara, seat: Seat, pick: Option, memory: int) -> tuple[Card, Place]:
    if pick.verb == "use":
        hand = g.travellers[seat].hand
        of_kind = [card for card in hand if g.memory(card) == memory]
        card = next((card for card in of_kind if g.open_to_all(card)), of_kind[0])
        hand.remove(card)
        return card, (IN_HAND, seat, seat, 0)
    if pick.verb == "activate":
        waiting = g.travellers[seat].waiting
        card = next(card for card in waiting if g.memory(card) == memory)
        waiting.remove(card)
        return card, (ON_DECK, seat, seat, 0)
    owner = int(pick.args[1])
    taken = g.travellers[owner].taken
    entry = next(entry for entry in taken if entry[1] == seat and g.memory(entry[0]) == memory)
    taken.remove(entry)
    return entry[0], (ON_RESERVE, owner, seat, entry[2])


def pursue(g: Calamandara) -> None:
    """Ask for the next thing the card needs; with all said, lay it on the pile."""
    d = g.draft
    assert d is not None
    if d.undecided:
        g.then(NowOrWait(d.user, d.effect))
        return
    question = None if d.waits else EFFECTS[d.effect].ask(g, d)
    if d.undecided:
        g.then(NowOrWait(d.user, d.effect))
    elif question is not None:
        g.then(question)
    else:
        lay_on_pile(g, d)


@rule("CAL-P4-09", "CAL-STACK-01")
def lay_on_pile(g: Calamandara, d: Draft) -> None:
    """The card lies on the table, on top of those already there, with everything that was declared."""
    effect = EFFECTS[d.effect]
    g.laid += 1
    g.draft = None
    g.pile.append(
        Item(
            id=g.laid,
            user=d.user,
            actor=d.actor,
            card=d.card,
            place=d.place,
            effect=d.effect,
            body=d.body,
            chain=d.chain,
            revived=d.revived,
            source=d.source,
            target=d.target,
            params=d.params,
            lays=d.lays,
            victims=0 if d.waits else effect.victims(g, d),
            ops=0 if d.waits else effect.ops(g, d),
            reversed=d.reversed,
            waits=d.waits,
        )
    )
    g.tell("laid", seat=d.user, memory=d.effect)
    if d.back.reaction:  # type: ignore[attr-defined]  # always a Choice
        g.then(ASK)
    else:
        g.bases.append(Base(FREE, d.user))
        g.then(ASK, CARD_USED)


@dataclass(frozen=True)
class NowOrWait(Choice):
    """A linked card that was copied or revived is used at once if its action is there, or laid down to wait."""

    rule = "CAL-LINK-01"
    rules = ("CAL-CARD-QHOZ-04", "CAL-CARD-DOMINIO-05")
    memory: int = -1

    def options(self, g: Calamandara) -> Sequence[Option]:
        return (NOW, WAIT)

    def take(self, g: Calamandara, pick: Option) -> None:
        assert g.draft is not None
        g.draft.undecided = False
        g.draft.waits = pick is WAIT
        pursue(g)


@dataclass(frozen=True)
class Offer(Choice):
    """A beneficial card may be used for another traveller, who accepts and makes its choices, or declines."""

    rule = "CAL-CARD-GEN-07"
    rules = ("CAL-FAQ-20",)
    reaction = True
    idle = "decline"
    memory: int = -1
    other: Seat = -1

    def options(self, g: Calamandara) -> Sequence[Option]:
        return (ACCEPT, DECLINE)

    def take(self, g: Calamandara, pick: Option) -> None:
        d = g.draft
        assert d is not None
        if pick is ACCEPT:
            d.stage += 1
            pursue(g)
            return
        g.refused |= 1 << (self.memory * 4 + self.seat)
        g.draft = None
        g.tell("declined", seat=self.seat, memory=self.memory)
        put_card(g, d.card, d.place)
        if d.back.reaction:  # type: ignore[attr-defined]  # always a Choice
            g.then(d.back)


# The pile resolves.


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
            g.then(RunQueue(), RESUME)


@dataclass(frozen=True)
class Resume(Step):
    """The interrupted action goes on if it can; made impossible, it may be declared anew."""

    rule = "CAL-CARD-GEN-02"

    def do(self, g: Calamandara) -> None:
        base = g.bases[-1]
        carry = g.agenda[-1]
        assert isinstance(carry, Carry)
        if base.kind == FREE or (base.ops and base.impeded == base.ops):
            return
        if carry.legal(g, base):
            g.then(ASK)
            return
        question = carry.again(g, base)
        if question is None:
            g.bases[-1] = replace(base, impeded=base.ops)
        else:
            g.then(question)


RESOLVE_PILE: Final = ResolvePile()
RESUME: Final = Resume()


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
    """Back to the hand, or discarded if that is full; a waiting card back to its place; a claimed one to its new owner."""
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


def linked(memory: int) -> bool:
    return LINKED[memory]
