"""A policy that was learned from what a search finds: which options to look at first, without any library.

What an option promises is a sum: of the situation, with weights for each verb; of what is printed on what it points at;
and of what the game's own `prefer` says. What does not depend on the situation is counted once for every option, so
that it costs a search little more than `prefer` alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from typing import Any, Final

from ludoteca.kernel import Judge, Option, OptionFeatures, State

Row = list[float]
MOST: Final = 20_000
"""Options whose printed part is kept; a box has fewer."""


@dataclass(frozen=True)
class Habit:
    """What one verb promises."""

    trust: float
    """How much the game's own `prefer` counts."""
    moment: Row
    """A weight for each number of the situation."""
    marks: Row
    """A weight for each thing that may be printed."""


class Habits:
    """`prefers` as a search has taught it; a verb that it has never seen is left to the game's own."""

    def __init__(
        self, judge: Judge[Any], features: OptionFeatures[Any], habits: dict[str, Habit], own: dict[str, float]
    ) -> None:
        self.judge = judge
        self.moment = features.moment
        self.about = features.about
        self.habits = habits
        self.own = own
        """What is said of single options besides, by their key: of those that were met often."""
        self.printed: dict[Option, float] = {}

    def prefers(self, g: State, options: Sequence[Option]) -> list[float]:
        """What each option promises; only differences count."""
        likes = self.judge.prefers(g, options)
        situation: Row = self.moment(g, g.agenda[-1].seat)  # type: ignore[attr-defined]  # a Choice is on top
        heights: dict[str, float] = {}
        printed = self.printed
        found: list[float] = []
        for n, option in enumerate(options):
            verb = option.verb
            habit = self.habits.get(verb)
            if habit is None:
                found.append(likes[n])
                continue
            height = heights.get(verb)
            if height is None:
                height = heights[verb] = sum(map(mul, habit.moment, situation))
            fixed = printed.get(option)
            if fixed is None:
                fixed = self._printed(option, habit)
            found.append(height + fixed + habit.trust * likes[n])
        return found

    def prefer(self, g: State, option: Option) -> float:
        return self.prefers(g, [option])[0]

    def _printed(self, option: Option, habit: Habit) -> float:
        total: float = sum(map(mul, habit.marks, self.about(option))) + self.own.get(option.key, 0.0)
        if len(self.printed) < MOST:
            self.printed[option] = total
        return total
