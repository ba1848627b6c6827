"""Lay a card; the next seat may trump it with a higher one. The one who lies on top takes the points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ludoteca.kernel import Cards, Choice, Option, Random, Result, State, Step, Variants, option
from tests.table.toy.content import FACES, TRUMPED

LAY = tuple(option("lay", c) for c in range(FACES))
TRUMP = tuple(option("trump", c) for c in range(FACES))
PASS = option("pass")
DRAW = option("draw")
ACTIONS = (*LAY, *TRUMP, PASS, DRAW)


@dataclass(kw_only=True)
class Toy(State):
    cards: Cards
    deck: list[int] = field(default_factory=list)
    hands: list[list[int]] = field(default_factory=list)
    table: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def outcome(self) -> Result:
        return Result.of(self.points)

    def census(self) -> dict[str, object]:
        return {"cards": sorted([*self.deck, *self.table, *(c for hand in self.hands for c in hand)])}


@dataclass(frozen=True)
class Turn(Choice):
    """Lay a card, or draw one."""

    rule = "TOY-01"
    auto = False

    def options(self, g: Toy) -> Sequence[Option]:
        laid = [LAY[c] for c in g.hands[self.seat]]
        return [*laid, DRAW] if g.deck else laid

    def take(self, g: Toy, pick: Option) -> None:
        me = self.seat
        if pick is DRAW:
            card = g.deck.pop()
            g.cards.show(card, to=me)
            g.hands[me].append(card)
            g.tell("drew", to=1 << me, seat=me, face=g.cards.face[card])
            g.tell("drew-something", to=~(1 << me), seat=me)
            g.then(Next(me))
            return
        card = int(pick.args[0])
        g.hands[me].remove(card)
        g.cards.show(card)
        g.table.append(card)
        g.tell("laid", seat=me, card=card, face=g.cards.face[card])
        g.then(Answer((me + 1) % g.seats, card, me), Next(me))


@dataclass(frozen=True)
class Answer(Choice):
    """Who sits next may trump."""

    rule = "TOY-03"
    reaction = True
    idle = "pass"

    card: int
    by: int

    def options(self, g: Toy) -> Sequence[Option]:
        top = g.cards.face[self.card]
        return [PASS, *(TRUMP[c] for c in g.hands[self.seat] if g.cards.face[c] > top)]

    def take(self, g: Toy, pick: Option) -> None:
        if pick is PASS:
            g.points[self.by] += 1
            g.tell("passed", seat=self.seat)
            return
        card = int(pick.args[0])
        g.hands[self.seat].remove(card)
        g.cards.show(card)
        g.table.append(card)
        g.points[self.seat] += TRUMPED
        g.tell("trumped", seat=self.seat, card=card, face=g.cards.face[card])


@dataclass(frozen=True)
class Next(Step):
    """Turns go round until every hand is empty."""

    rule = "TOY-02"
    seat: int

    def do(self, g: Toy) -> None:
        for ahead in range(1, g.seats + 1):
            seat = (self.seat + ahead) % g.seats
            if g.hands[seat]:
                g.then(Turn(seat))
                return
        g.agenda.clear()


def setup(seats: int, rng: Random, variants: Variants) -> Toy:
    cards = Cards.deck(FACES, seats=seats)
    deck = list(range(FACES))
    cards.shuffle(deck, rng)
    each = 2 if variants["length"] == "short" else 4
    hands = [[deck.pop() for _ in range(each)] for _ in range(seats)]
    for seat, hand in enumerate(hands):
        for card in hand:
            cards.show(card, to=seat)
    g = Toy(seats=seats, rng=rng, cards=cards, deck=deck[:4], hands=hands, points=[0] * seats)
    g.table = deck[4:]
    g.then(Turn(0))
    return g
