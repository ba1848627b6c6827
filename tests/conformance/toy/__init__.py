"""A toy that keeps every promise: lay a card face down, turn all up together, the highest takes a point."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.kernel import Cards, Choice, Game, Option, Random, Result, Seat, State, Step, Variants, option

ROUNDS = 3
LAY = tuple(option("lay", face) for face in range(12))


@dataclass(kw_only=True)
class Toy(State):
    cards: Cards
    hands: list[list[int]]
    laid: list[int]
    used: list[int]
    points: list[int]
    luck: int = 0

    def outcome(self) -> Result:
        return Result.of(self.points)

    def census(self) -> dict[str, object]:
        return {"cards": sorted([c for hand in self.hands for c in hand] + self.laid + self.used)}


@dataclass(frozen=True)
class Lay(Choice):
    """Lay one card of your hand face down."""

    rule = "TOY-01"

    def options(self, g: Toy) -> list[Option]:
        return [LAY[g.cards.face[card]] for card in sorted(g.hands[self.seat])]

    def take(self, g: Toy, pick: Option) -> None:
        card = next(c for c in g.hands[self.seat] if g.cards.face[c] == pick.args[0])
        g.hands[self.seat].remove(card)
        g.laid.append(card)
        g.tell("laid", seat=self.seat)
        g.tell("hidden", to=1 << self.seat, seat=self.seat, face=pick.args[0])


@dataclass(frozen=True)
class TurnUp(Step):
    """Turn the cards up; the highest takes a point, by luck two."""

    rule = "TOY-02"

    def do(self, g: Toy) -> None:
        g.cards.show_all(g.laid)
        best = max(range(g.seats), key=lambda seat: g.cards.face[g.laid[seat]])
        g.luck = g.rng.below(2)
        g.points[best] += 1 + g.luck
        g.used += g.laid
        g.laid = []
        g.tell("won", seat=best)


def deal(seats: int, rng: Random, variants: Variants, kind: type[Toy] = Toy) -> Toy:
    cards = Cards.deck(12, seats)
    cards.shuffle(range(12), rng)
    hands = [list(range(4 * seat, 4 * seat + 4)) for seat in range(seats)]
    for seat, hand in enumerate(hands):
        cards.show_all(hand, to=seat)
    return kind(seats=seats, rng=rng, cards=cards, hands=hands, laid=[], used=[], points=[0] * seats)


def setup(seats: int, rng: Random, variants: Variants) -> Toy:
    g = deal(seats, rng, variants)
    a_round: list[Step] = [*(Lay(Seat(seat)) for seat in range(seats)), TurnUp()]
    g.then(*a_round * ROUNDS)
    return g


GAME = Game(
    code="toy",
    package=__name__,
    version="1",
    seats=(2, 3),
    setup=setup,
    actions=LAY,
    verbs={"lay": ("face",)},
    bound=20,
)
