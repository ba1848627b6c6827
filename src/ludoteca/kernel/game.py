"""The box: what a game is, before anybody sits down."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import Any, TypeVar

from ludoteca.kernel.chance import Random
from ludoteca.kernel.edition import Edition, copy_of
from ludoteca.kernel.event import Event
from ludoteca.kernel.facts import Facts
from ludoteca.kernel.guide import Guide
from ludoteca.kernel.naming import Keys, Names
from ludoteca.kernel.option import Option
from ludoteca.kernel.plain import Numbers
from ludoteca.kernel.primer import Primer
from ludoteca.kernel.printed import Printed
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.rooms import Features, Judge, View
from ludoteca.kernel.state import State

Room = TypeVar("Room")
Made = TypeVar("Made")
Variants = dict[str, str]
Setup = Callable[[int, Random, Variants], State]
EDITION = "edition"
"""Among the variants of a game that is played with an edition: its hash."""


@dataclass(frozen=True)
class Variant:
    """Something the players agree on before they begin."""

    name: str
    values: tuple[str, ...]
    default: str
    rule: str = ""
    formerly: str = ""
    """How it was played before one could choose: what a record means that does not name this variant."""
    endless: tuple[str, ...] = ()
    """Values with which people play until somebody wins, but bots that pick at random nearly for ever."""

    def __post_init__(self) -> None:
        if self.name == EDITION:
            raise ValueError("a variant cannot be called edition: that is what owners call theirs")
        if self.default not in self.values:
            raise ValueError(f"variant {self.name}: the default {self.default!r} is not one of its values")


class Memory(dict[Hashable, Any]):
    """What the program remembers of a box in order to be quick. Nobody else keeps it: it is forgotten with the box."""


@dataclass(frozen=True, eq=False)
class Game:
    """One box. What is not a rule lies in rooms of its package: `view.VIEW`, `bot.JUDGE`, `features.FEATURES`. A room
    is opened when somebody asks for it, and one that is missing is furnished plainly."""

    code: str
    package: str
    version: str
    seats: tuple[int, ...]
    setup: Setup
    actions: tuple[Option, ...]
    bound: int
    """A random game surely ends within so many picks."""
    variants: tuple[Variant, ...] = ()
    verbs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the arguments of each verb are: `{"use": ("character",)}`."""
    names: Names = field(default_factory=dict)
    """What their numbers are called in keys: `{"character": ("scout", "smith")}` makes `use:smith` of `use:1`. Names
    stay, numbers are free to change."""
    former: Names = field(default_factory=dict)
    """What the numbers of old records meant, written before the box had names."""
    edition: Edition | None = None
    """What an owner corrected in this copy of the box."""
    temperament: str = ""
    """How a bot with a temperament sees the box: its judge leans that way."""
    memory: Memory = field(default_factory=Memory, repr=False)
    """The same for all that are made of this one by `replace`: as long as any of them is held, an edition is open."""

    @property
    def home(self) -> str:
        """The package in which its texts and drawings lie: a copy with an edition uses those of the box."""
        copy = copy_of(self.package)
        return copy.original if copy else self.package

    def new(self, seats: int, seed: int, **variants: str) -> State:
        """A table laid and ready for the first decision."""
        return self.begin(seats, seed, variants)

    def begin(self, seats: int, seed: int, variants: Variants, heard: list[Event] | None = None) -> State:
        """The same, with somebody listening to what is told on the way."""
        if seats not in self.seats:
            raise Refused(f"{self.code} is played by {words(self.seats)} players, not {seats}.", "seats")
        settled = self.settled(variants)
        settled.pop(EDITION, None)
        state = self.setup(seats, Random.seeded(seed), settled)
        state.heard = heard
        state.settle()
        return state

    def settled(self, variants: Variants) -> Variants:
        """Every variant with the value that was asked for, or its default; and which edition this is, if it is one."""
        known = {variant.name: variant for variant in self.variants}
        edition = {EDITION: self.edition.hash} if self.edition else {}
        for name, value in variants.items():
            if name == EDITION and (self.edition or value):
                if edition.get(EDITION) != value:
                    raise Refused(f"This is not the edition {value!r} of {self.code}: bring that one.", "edition")
                continue
            if name not in known:
                has = f"It has {', '.join(known)}." if known else "It has none."
                raise Refused(f"{self.code} has no variant {name!r}. {has}", "variant")
            if value not in known[name].values:
                raise Refused(
                    f"Variant {name} of {self.code} is {words(known[name].values)}, not {value!r}.", "variant"
                )
        return {name: variants.get(name, variant.default) for name, variant in known.items()} | edition

    def recorded(self, variants: Variants) -> Variants:
        """Every variant as a record means it: what it does not name had not been there to choose."""
        before = {variant.name: variant.formerly or variant.default for variant in self.variants}
        return self.settled({**before, **variants})

    def tables(self) -> Iterator[tuple[int, Variants]]:
        """Every player count with the defaults and with each single deviation; each pair of deviations at one count.

        Endless values are left out: a random game has to end."""
        for seats in self.seats:
            yield seats, {}
            for variant in self.variants:
                for value in variant.values:
                    if value != variant.default and value not in variant.endless:
                        yield seats, {variant.name: value}
        for one, two in itertools.combinations(self.variants, 2):
            for a, b in itertools.product(one.values, two.values):
                if a not in (one.default, *one.endless) and b not in (two.default, *two.endless):
                    yield self.seats[len(self.seats) // 2], {one.name: a, two.name: b}

    def remembered(self, what: Hashable, make: Callable[[], Made]) -> Made:
        """What follows from the box alone, made when it is first asked for."""
        if what not in self.memory:
            self.memory[what] = make()
        found: Made = self.memory[what]
        return found

    @cached_property
    def index(self) -> dict[Option, int]:
        """The RL action index of every option."""
        return {action: i for i, action in enumerate(self.actions)}

    @cached_property
    def keys(self) -> Keys:
        """How its options are spelled in records, databases, pages and protocols."""
        return Keys(self.actions, self.verbs, self.names, self.former)

    @cached_property
    def view(self) -> View[Any]:
        """How it looks."""
        return self._room("view", "VIEW", View) or View()

    @cached_property
    def judge(self) -> Judge[Any]:
        """What its bots go by."""
        judge = self._room("bot", "JUDGE", Judge) or Judge()
        return judge.inclined(self.temperament) if self.temperament else judge

    @cached_property
    def features(self) -> Features[Any]:
        """The table as numbers."""
        found = self._room("features", "FEATURES", Features)
        if found is not None:
            return found
        numbers = Numbers(self.new(max(self.seats), seed=0))
        return Features(numbers.names, numbers, numbers.about)

    @property
    def lesson(self) -> Features[Any]:
        """The table as a network reads it: all features, unless the judge names better ones."""
        return self.judge.lesson or self.features

    @cached_property
    def guide(self) -> Guide | None:
        """A guided first game, if the box has one."""
        return self._room("guide", "GUIDE", Guide)

    @cached_property
    def primer(self) -> Primer | None:
        """The illustrated pages of its rules; without any, the lessons of its guided game."""
        return self._room("primer", "PRIMER", Primer) or Primer.plain(self.guide)

    @cached_property
    def facts(self) -> Facts[Any]:
        """What is worth counting when it is studied."""
        return self._room("facts", "FACTS", Facts) or Facts()

    @cached_property
    def printed(self) -> Printed | None:
        """What is in the box, where it comes from and what an edition may correct, if the box says it."""
        return self._room("edition", "PRINTED", Printed)

    def _room(self, module: str, name: str, kind: type[Room]) -> Room | None:
        """What this room of the package says, if the box has it."""
        try:
            found = vars(import_module(f"{self.package}.{module}")).get(name)
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.{module}":
                raise
            return None
        if not isinstance(found, kind):
            raise TypeError(f"{self.package}.{module} says nothing: write {name} = {kind.__name__}(...) in it.")
        return found


def words(things: tuple[object, ...]) -> str:
    """2, 3 or 4."""
    *most, last = map(str, things)
    return f"{', '.join(most)} or {last}" if most else last
