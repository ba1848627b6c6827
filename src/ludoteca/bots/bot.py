"""What a bot is: something that decides on a view, can be told to hurry, and can say what it considered."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludoteca.kernel import Game, Option, State


@dataclass
class Clock:
    """How long a bot may think: seconds, iterations, or until somebody says hurry, whichever comes first."""

    seconds: float = float("inf")
    iterations: int = 1_000_000_000
    hurried: Callable[[], bool] = lambda: False
    started: float = field(default_factory=time.monotonic)

    def left(self, done: int) -> bool:
        """Whether there is time for another iteration."""
        if done >= self.iterations or self.hurried():
            return False
        return self.seconds == float("inf") or time.monotonic() - self.started < self.seconds


@dataclass(frozen=True)
class Thought:
    """One option as the bot saw it."""

    option: Option
    visits: int
    estimate: float
    """What the bot's own seat may expect, from 0 to 1."""


class Bot(Protocol):
    """All a bot writes. It is given views only, so it cannot cheat."""

    def decide(self, view: State, clock: Clock | None = None) -> Option: ...

    def thoughts(self) -> Sequence[Thought]:
        """What it considered for its last decision, best first."""
        ...


@dataclass(frozen=True)
class Manner:
    """How a search looks at a game. A box may say otherwise, as in `SEARCH = {"rounds": 3, "leaves": (1, 3, 3)}`: one
    number for all, or one for each searching level, weakest first. See bench/tune.py."""

    iterations: int = 0
    """How often a decision is thought through; 0: as often as the level says."""
    rounds: int = 1
    """After the tree everybody plays on like a beginner, until it is the bot's turn for so many times; 0: only to
    the end of its turn, for games in which others hardly matter. Then the game's `value` is asked."""
    leaves: int = 8
    """Ends of a turn that such a beginner compares."""
    explore: float = 0.5
    """Weight of curiosity in UCB1; rewards lie in 0..1."""
    widen: float = 1.0
    """A node visited n times looks at `widen * sqrt(n)` options, the likelier ones by the game's `prefer` first."""
    impression: int = 6
    """Visits that the beginner's opinion of an option counts for."""
    error: float = 0.0
    """How far the beginner's opinion is usually wrong. If it is given, his opinion counts for as many visits as it
    takes to know more than he does, by how far visits differ from each other; `impression` at least."""
    plans: int = 40
    """Ends of the own turn that the beginner compares for it."""
    guesses: int = 2
    """Ways the hidden cards could lie that the beginner takes into account for it."""
    worlds: int = 40
    """Ways the hidden cards could lie that are guessed at for one decision, and then looked at again and again."""
    experienced: bool = False
    """Whether it judges by what the game's `experienced` says instead of by a beginner's rules of thumb."""
    practised: bool = False
    """Whether it considers and prefers options as the game's `practice` does, instead of as a beginner."""


def settings(room: object, level: int) -> dict[str, Any]:
    """What a box says of this searching level."""
    said: dict[str, Any] = getattr(room, "SEARCH", {})
    return {name: value[level] if isinstance(value, tuple) else value for name, value in said.items()}


class Mind:
    """How a game judges itself: the `bot` room of its box."""

    def __init__(self, game: Game, manner: Manner | None = None, level: int = 0) -> None:
        room = game.room("bot")
        self.manner = manner or Manner(**settings(room, level))
        self.value: Callable[[State, int], float] = room.value
        self.prefer: Callable[[State, Option], float] = room.prefer
        self.values: Callable[[State], list[float]] = getattr(room, "values", self._one_by_one)
        """What `value` says of every seat; a box that can say it at one go does."""
        if self.manner.experienced:
            self.values = room.experienced
            self.value = self._one_of_all
        self.sensible: Callable[[State, int, Sequence[Option]], Sequence[Option]] = getattr(room, "sensible", _all)
        """The options that somebody who knows what this seat knows would consider. A search that knows the cards of a
        guess would otherwise bet on them."""
        if self.manner.practised:
            self.prefer, self.sensible = room.practice.prefer, room.practice.sensible

    def _one_by_one(self, g: State) -> list[float]:
        return [self.value(g, seat) for seat in g.everyone]

    def _one_of_all(self, g: State, seat: int) -> float:
        return self.values(g)[seat]


def _all(_g: State, _seat: int, options: Sequence[Option]) -> Sequence[Option]:
    return options


def standing(mind: Mind, g: State) -> list[float]:
    """What each seat may expect, from 0 to 1; a finished game is won or lost."""
    if not g.agenda:
        result = g.outcome()
        first = result.ranks.count(1)
        return [1 / first if rank == 1 else 0.0 for rank in result.ranks]
    return mind.values(g)
