"""Who reads the book. Only the reader knows what is written there until it is read aloud.

At the table that is what is printed. At a table somebody imagines nobody has read on: there a choice gives what choices
of its kind give elsewhere in the book.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.above_and_below.book import AT_ONCE, COMING_WITH, PENALTIES, REWARDS, UNROLLED, Decision, Effects
from ludoteca.kernel import Random, rule

WITHOUT_DICE: Final = 99
"""Instead of an explore number: the choice succeeded without a roll."""


class Reader:
    """Reads what is printed."""

    def comes_with(self, choice: Decision) -> bool:
        """Whether something could happen before the dice."""
        return choice.always is not None

    def before_the_dice(self, choice: Decision, rng: Random) -> Effects | None:
        """What comes with the choice itself."""
        return choice.always

    def way_on(self, choice: Decision, rng: Random) -> Decision:
        """Where the choice leads: the explore numbers are read aloud, the rest is not."""
        return choice

    @rule("AB-EXPLORE-06", "R-3")
    def reward(self, choice: Decision, reached: int, rng: Random) -> Effects:
        """What the number reached gives, or the choice without any dice."""
        return choice.auto if choice.auto is not None else choice.rewards[choice.numbers.index(reached)]

    def penalty(self, choice: Decision, rng: Random) -> Effects | None:
        """What a failure costs, if the choice has a failure text of its own."""
        return choice.fail


class Expectation(Reader):
    """Expects what stands in such places elsewhere in the book."""

    def comes_with(self, choice: Decision) -> bool:
        return True

    def before_the_dice(self, choice: Decision, rng: Random) -> Effects | None:
        return rng.pick(COMING_WITH)

    def way_on(self, choice: Decision, rng: Random) -> Decision:
        return choice if choice.numbers else rng.pick(UNROLLED)

    def reward(self, choice: Decision, reached: int, rng: Random) -> Effects:
        return rng.pick(AT_ONCE if reached == WITHOUT_DICE else REWARDS[reached])

    def penalty(self, choice: Decision, rng: Random) -> Effects | None:
        return rng.pick(PENALTIES)


BY_THE_BOOK: Final = Reader()
NOBODY_HAS_READ: Final = Expectation()
