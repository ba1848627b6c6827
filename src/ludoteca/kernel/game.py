"""The box: what a game is, before anybody sits down."""

from __future__ import annotations

import importlib
import itertools
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from ludoteca.kernel.chance import Random
from ludoteca.kernel.event import Event
from ludoteca.kernel.option import Option
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.state import State

Variants = dict[str, str]
Setup = Callable[[int, Random, Variants], State]


@dataclass(frozen=True)
class Variant:
    """Something the players agree on before they begin."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str = ""

    def __post_init__(self) -> None:
        if self.default not in self.values:
            raise ValueError(f"variant {self.name}: the default {self.default!r} is not one of its values")


@dataclass(frozen=True)
class Game:
    """One box. Everything that is not a rule (text, page, bot) lies in rooms of its package, found by name."""

    code: str
    package: str
    version: str
    seats: tuple[int, ...]
    setup: Setup
    actions: tuple[Option, ...]
    bound: int
    """A random game surely ends within so many picks."""
    variants: tuple[Variant, ...] = ()

    def new(self, seats: int, seed: int, **variants: str) -> State:
        """A table laid and ready for the first decision."""
        return self.begin(seats, seed, variants)

    def begin(self, seats: int, seed: int, variants: Variants, heard: list[Event] | None = None) -> State:
        """The same, with somebody listening to what is told on the way."""
        if seats not in self.seats:
            raise Refused(f"{self.code} is played by {words(self.seats)} players, not {seats}.", "seats")
        state = self.setup(seats, Random.seeded(seed), self.settled(variants))
        state.heard = heard
        state.settle()
        return state

    def settled(self, variants: Variants) -> Variants:
        """Every variant with the value that was asked for, or its default."""
        known = {variant.name: variant for variant in self.variants}
        for name, value in variants.items():
            if name not in known:
                has = f"It has {', '.join(known)}." if known else "It has none."
                raise Refused(f"{self.code} has no variant {name!r}. {has}", "variant")
            if value not in known[name].values:
                raise Refused(
                    f"Variant {name} of {self.code} is {words(known[name].values)}, not {value!r}.", "variant"
                )
        return {name: variants.get(name, variant.default) for name, variant in known.items()}

    def tables(self) -> Iterator[tuple[int, Variants]]:
        """Every player count with the defaults and with each single deviation; each pair of deviations at one count."""
        for seats in self.seats:
            yield seats, {}
            for variant in self.variants:
                for value in variant.values:
                    if value != variant.default:
                        yield seats, {variant.name: value}
        for one, two in itertools.combinations(self.variants, 2):
            for a, b in itertools.product(one.values, two.values):
                if a != one.default and b != two.default:
                    yield self.seats[len(self.seats) // 2], {one.name: a, two.name: b}

    @cached_property
    def index(self) -> dict[Option, int]:
        """The RL action index of every option."""
        return {action: i for i, action in enumerate(self.actions)}

    def room(self, name: str) -> types.ModuleType:
        """A room of the box: `view`, `bot`, `features`, `content` ..."""
        return importlib.import_module(f"{self.package}.{name}")


def words(things: tuple[object, ...]) -> str:
    """2, 3 or 4."""
    *most, last = map(str, things)
    return f"{', '.join(most)} or {last}" if most else last
