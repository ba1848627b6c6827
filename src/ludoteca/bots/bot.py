"""What a bot is: something that decides on a view, can be told to hurry, and can say what it considered."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ludoteca.kernel import Option, State


@dataclass
class Clock:
    """How long a bot may think: seconds, iterations, or until somebody says hurry, whichever comes first."""

    seconds: float = float("inf")
    iterations: int = 1_000_000_000
    hurried: Callable[[], bool] = lambda: False
    started: float = field(default_factory=time.monotonic)

    def within(self, seconds: float, iterations: int) -> Clock:
        """This clock, and no longer than that."""
        return Clock(min(seconds, self.seconds), min(iterations, self.iterations), self.hurried)

    def rest(self, iterations: int) -> Clock:
        """What is left of this clock, for so many iterations."""
        spent = time.monotonic() - self.started
        return Clock(self.seconds - spent, iterations, self.hurried)

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
