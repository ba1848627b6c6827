"""Chapter "memory cards": declaring an action or a card, and asking who answers it.

Declare, show as provisional, collect answers, apply or drop. An action lies in `g.bases`, its `Carry` step on the
agenda under the questions; cards laid as answers lie on `g.pile`. When everybody has passed, the pile resolves from the
top without further questions, and the window opens again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludoteca.games.calamandara.content.memory import Memory
from ludoteca.games.calamandara.content.picks import ACCEPT, ACTIVATE, DECLINE, NOW, PASS, RECLAIM, USE, WAIT
from ludoteca.games.calamandara.rules.cards.effect import EFFECTS
from ludoteca.games.calamandara.rules.reasons import among, in_hand
from ludoteca.games.calamandara.rules.resolving import RESOLVE_PILE
from ludoteca.games.calamandara.rules.settling import RUN_QUEUE
from ludoteca.games.calamandara.rules.table import put_card
from ludoteca.games.calamandara.state import (
    FREE,
    IN_HAND,
    INSERT,
    ON_DECK,
    ON_RESERVE,
    TURN_END,
    TURN_START,
    Base,
    Calamandara,
    Card,
    Draft,
    Item,
    Place,
    Traveller,
    minus,
)
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule

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
        """It was impeded as a whole, or given up."""
        if base.given_up:
            g.tell("gave_up", seat=base.seat, action=base.kind)
        else:
            g.tell("impeded", seat=base.seat, action=base.kind)

    def legal(self, g: Calamandara, base: Base) -> bool:
        """Whether it still can be done after answers changed the table."""
        return True

    def again(self, g: Calamandara, base: Base) -> Choice | None:
        """The question that lets the actor declare it anew (R-78); without one it is dropped."""
        return ANEW[base.kind](base.seat) if base.kind in ANEW else None


ANEW: Final[dict[int, Callable[[Seat], Choice]]] = {}
"""How actions of the phases are declared anew, by their kind; the chapter on the turn fills it."""


@rule("CAL-TURN-07", "CAL-CARD-GEN-05", "CAL-FAQ-11")
def declare(g: Calamandara, base: Base, carry: Carry) -> None:
    """Announce an action, last thing in a step: its window opens, then it is carried out or dropped.

    So a linked card comes in time as long as its action has not taken effect."""
    if g.bases and g.bases[-1].kind == base.kind and g.agenda[-1] == carry:
        g.bases[-1] = base  # declared anew inside the same action
        ask_round(g)
    elif g.quiet:
        carry.carried_out(g, base)  # nobody could answer
    else:
        g.bases.append(base)
        g.then(carry)
        ask_round(g)


@dataclass(frozen=True)
class CardUsed(Carry):
    """A card used between phases interrupts them; afterwards they go on."""

    rule = "CAL-CARD-GEN-02"


CARD_USED: Final = CardUsed()
FREE_USE: Final = tuple(Base(FREE, seat) for seat in range(4))


# Asking.


@rule("CAL-CARD-GEN-01", "CAL-STACK-07", "CAL-FAQ-02")
def ask_round(g: Calamandara) -> None:
    """Whenever something new is on top, everybody who could answer is asked: its victims first, then clockwise."""
    ask_next(g, asking_order(g))


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
        return others
    return tuple([s for s in others if victims >> s & 1] + [s for s in others if not victims >> s & 1])


def ask_next(g: Calamandara, order: tuple[Seat, ...]) -> None:
    """Ask the next traveller who could hold an answer as far as the table knows; when all passed, resolve."""
    for i, seat in enumerate(order):
        if g.has_secrets(seat) or playable(g, seat):
            g.then(Respond(seat, order[i + 1 :]))
            return
    if g.pile:
        g.then(RESOLVE_PILE, RUN_QUEUE, RESUME)


@dataclass(frozen=True)
class Respond(Choice):
    """A traveller may use a card at any moment, in any turn; or pass."""

    rule = "CAL-CARD-GEN-01"
    rules = ("CAL-CARD-GEN-03", "CAL-CARD-GEN-04")
    reaction = True
    idle = "pass"
    rest: tuple[Seat, ...] = ()

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [PASS, *playable(g, self.seat)]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return None if pick is PASS else against_playing(g, self.seat, pick)

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick is PASS:
            ask_next(g, self.rest)
        else:
            begin(g, self.seat, pick, self)


@rule("CAL-LINK-02", "CAL-LINK-06", "CAL-RF-03", "CAL-P4-06")
def playable(g: Calamandara, seat: Seat) -> list[Option]:
    """The cards this traveller may use now: of the hand, never of the reserve, and linked ones that wait for him."""
    t = g.travellers[seat]
    found = [USE[memory] for memory in usable_among(g, seat, t.hand, len(t.hand) - 1)]
    if t.waiting:
        found += activatable(g, t)
    for other in g.travellers:
        if other.taken:
            found += reclaimable(g, t, other)
    return found


@rule("CAL-LINK-02")
def activatable(g: Calamandara, t: Traveller) -> list[Option]:
    """A linked card on the own deck waits there until its holder activates it."""
    return [ACTIVATE[memory] for memory in usable_among(g, t.seat, list(t.waiting), len(t.hand))]


@rule("CAL-LINK-06", "CAL-LINK-08")
def reclaimable(g: Calamandara, t: Traveller, owner: Traveller) -> list[Option]:
    """The taker decides whether to activate a linked card that lies on the reserve of the one who had used it."""
    taken = [card for card, taker, _ in owner.taken if taker == t.seat]
    return [RECLAIM[memory][owner.seat] for memory in usable_among(g, t.seat, taken, len(t.hand))]


@rule("CAL-CARD-GEN-03", "CAL-CARD-GEN-04")
def usable_among(g: Calamandara, seat: Seat, cards: list[Card], left: int) -> list[Memory]:
    """Which memory cards may be used of these, each once: linked ones only together with the action they name.

    `left` cards would remain in the hand."""
    found: list[Memory] = []
    for card in cards:
        memory = g.memories[g.cards.face[card]]
        if memory not in found and EFFECTS[memory].usable(g, seat, left):
            found.append(memory)
    if len(found) > 1:
        found.sort()
    return found


# Declaring a card.


def against_playing(g: Calamandara, seat: Seat, pick: Option) -> Reason | None:
    """A card of the own hand, or one that waits for this traveller, whose requirements hold now."""
    t, memory = g.travellers[seat], pick.number
    left = len(t.hand)
    if pick.verb == "use":
        missing = in_hand(g, seat, pick, "CAL-CARD-GEN-01")
        left -= 1
    elif pick.verb == "activate":
        missing = among(g, t.waiting, pick, "CAL-LINK-02")
    elif pick.verb == "reclaim":
        owner = int(pick.args[1])
        taken = g.travellers[owner].taken if owner < g.seats else ()
        missing = among(g, [card for card, taker, _ in taken if taker == seat], pick, "CAL-LINK-06")
    else:
        return ELSEWHERE
    effect = EFFECTS[memory]
    return missing or (
        None if effect.usable(g, seat, left) else Reason(effect.rule, "card-needs", memory=memory, effect=memory)
    )


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
        t = g.travellers[seat]
        card = next(card for card in t.waiting if g.memory(card) == memory)
        t.waiting = minus(t.waiting, card)
        return card, (ON_DECK, seat, seat, 0)
    owner = int(pick.args[1])
    t = g.travellers[owner]
    entry = next(entry for entry in t.taken if entry[1] == seat and g.memory(entry[0]) == memory)
    t.taken = minus(t.taken, entry)
    return entry[0], (ON_RESERVE, owner, seat, entry[2])


def pursue(g: Calamandara) -> None:
    """Ask for the next thing the card needs; with all said, lay it on the pile."""
    d = g.draft
    assert d is not None
    question = _next_question(g, d)
    if question is None:
        lay_on_pile(g, d)
    else:
        g.then(question)


def _next_question(g: Calamandara, d: Draft) -> Choice | None:
    question = EFFECTS[d.effect].ask(g, d) if d.acts and not d.undecided else None
    # A carrier that has just taken on a linked card leaves open when it is used.
    return NowOrWait(d.user, d.effect) if d.undecided else question


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
            victims=effect.victims(g, d) if d.acts else 0,
            ops=effect.ops(g, d) if d.acts else 0,
            reversed=d.reversed,
            waits=d.waits,
            idle=d.idle,
        )
    )
    g.tell("laid", seat=d.user, memory=d.effect)
    if not d.back.reaction:
        use_between_phases(g, d.user)
    ask_round(g)


@rule("CAL-TURN-05", "CAL-CARD-GEN-02")
def use_between_phases(g: Calamandara, user: Seat) -> None:
    """Using a card is no phase: it is an action of its own, and the phases go on where they were."""
    g.bases.append(FREE_USE[user])
    g.then(CARD_USED)


@dataclass(frozen=True)
class NowOrWait(Choice):
    """A linked card that was copied or revived is used at once if its action is there, or laid down to wait."""

    rule = "CAL-LINK-01"
    rules = ("CAL-CARD-QHOZ-04", "CAL-CARD-DOMINIO-05")
    memory: int = -1

    def options(self, g: Calamandara) -> Sequence[Option]:
        return (NOW, WAIT)

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return None if pick in (NOW, WAIT) else ELSEWHERE

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

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return None if pick in (ACCEPT, DECLINE) else ELSEWHERE

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
        if d.back.reaction:
            g.then(d.back)


# The window opens again.


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
            ask_round(g)
            return
        question = carry.again(g, base)
        if question is None:
            g.bases[-1] = replace(base, impeded=base.ops, given_up=True)
        else:
            g.then(question)


RESUME: Final = Resume()
