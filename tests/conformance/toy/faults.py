"""Toys that each break one promise, for the kit to catch."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import Any

from ludoteca.kernel import ELSEWHERE, Option, Random, Reason, Step, option
from tests.conformance.toy import Lay, Toy, TurnUp

dice = random.Random(1)


@dataclass(frozen=True)
class Loose(Lay):
    notes: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Reveal(Step):
    face: int

    def do(self, g: Toy) -> None:
        g.luck = 0


@dataclass(frozen=True)
class Peeked(Lay):
    def take(self, g: Toy, pick: Option) -> None:
        super().take(g, pick)
        g.agenda.insert(0, Reveal(g.cards.face[g.hands[(self.seat + 1) % g.seats][0]]))


@dataclass(frozen=True)
class PutDown(Step):
    card: int

    def do(self, g: Toy) -> None:
        g.laid.append(self.card)


@dataclass(frozen=True)
class Cruel(Lay):
    def take(self, g: Toy, pick: Option) -> None:
        super().take(g, pick)
        turn_up = max(i for i, step in enumerate(g.agenda) if isinstance(step, TurnUp))
        g.agenda.insert(turn_up + 1, PutDown(g.laid.pop()))


@dataclass(kw_only=True)
class Forgiving(Toy):
    def census(self) -> dict[str, object]:
        held = [step.card for step in self.agenda if isinstance(step, PutDown)]
        return {"cards": sorted([c for hand in self.hands for c in hand] + self.laid + self.used + held)}


@dataclass(frozen=True)
class Spying(Lay):
    def options(self, g: Toy) -> list[Option]:
        mine = super().options(g)
        other = [g.cards.face[c] for c in g.hands[(self.seat + 1) % g.seats]]
        return mine if 11 in other else mine[::-1]


@dataclass(kw_only=True)
class Careless(Toy):
    def choose(self, pick: Option) -> None:
        if pick in self.options:
            self.play(pick)


@dataclass(kw_only=True)
class Forgetful(Toy):
    def deal(self, seat: int, rng: Random) -> None:
        super().deal(seat, rng)
        rng.shuffle(self.cards.face)


@dataclass(frozen=True)
class Chatty(Lay):
    def take(self, g: Toy, pick: Option) -> None:
        g.tell("laid", face=g.cards.face[g.hands[(self.seat + 1) % g.seats][-1]])
        super().take(g, pick)


@dataclass(kw_only=True)
class Marked(Toy):
    def hide(self, seat: int) -> None:
        self.luck = self.cards.face[0]
        super().hide(seat)


@dataclass(frozen=True)
class Gamble(TurnUp):
    def do(self, g: Toy) -> None:
        super().do(g)
        g.points[0] += dice.randrange(100)


@dataclass(kw_only=True)
class Siamese(Toy):
    def clone(self) -> Siamese:
        other = Siamese(**{f: getattr(self, f) for f in self.__dataclass_fields__ if f not in ("heard", "listed")})
        other.agenda = self.agenda[:]
        return other


@dataclass(frozen=True)
class Burn(TurnUp):
    def do(self, g: Toy) -> None:
        super().do(g)
        g.used.pop()


@dataclass(frozen=True)
class Endless(Lay):
    def take(self, g: Toy, pick: Option) -> None:
        g.then(self)


@dataclass(kw_only=True)
class Short(Toy):
    def outcome(self) -> Any:
        whole = super().outcome()
        return replace(whole, scores=whole.scores[:1])


@dataclass(frozen=True)
class Rich(Lay):
    def options(self, g: Toy) -> list[Option]:
        return [*super().options(g), option("bribe")]

    def take(self, g: Toy, pick: Option) -> None:
        if pick.verb == "bribe":
            g.then(Lay(self.seat))
        else:
            super().take(g, pick)


@dataclass(frozen=True)
class Crash(TurnUp):
    def do(self, g: Toy) -> None:
        raise ZeroDivisionError


@dataclass(frozen=True)
class Betray(Lay):
    """What happens on the table depends on a card that nobody was shown."""

    def take(self, g: Toy, pick: Option) -> None:
        super().take(g, pick)
        g.luck = g.cards.face[g.hands[(self.seat + 1) % g.seats][0]]


@dataclass(frozen=True)
class Contrary(Lay):
    """Forbids a card that it offers."""

    def forbids(self, g: Toy, pick: Option) -> Reason | None:
        return Reason("TOY-01", "rule") if pick.number % 2 else super().forbids(g, pick)


@dataclass(frozen=True)
class Silent(Lay):
    """Says nothing against cards that are not in the hand."""

    def forbids(self, g: Toy, pick: Option) -> Reason | None:
        return None


@dataclass(frozen=True)
class Shrugging(Lay):
    """Says of its own cards that the question is not about them."""

    def forbids(self, g: Toy, pick: Option) -> Reason | None:
        return None if pick in g.options else ELSEWHERE


@dataclass(frozen=True)
class Betraying(Lay):
    """The reason tells what another seat holds."""

    def forbids(self, g: Toy, pick: Option) -> Reason | None:
        theirs = g.cards.face[g.hands[(self.seat + 1) % g.seats][0]]
        return None if pick in g.options else Reason("TOY-01", "rule" if theirs > 5 else "first", ask=self)


@dataclass(frozen=True)
class Mumbling(Lay):
    """A reason without words."""

    def forbids(self, g: Toy, pick: Option) -> Reason | None:
        return None if pick in g.options else Reason("TOY-01", "mumble")
