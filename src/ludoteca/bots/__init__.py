"""Honest bots of graded strength. They are given views only; what a seat cannot see, its bot cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.bots.bot import Bot, Clock, Manner, Mind, Thought
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.simple import GreedyBot, RandomBot
from ludoteca.kernel import Game, Refused, State

NAMES: Final = ("random", "greedy", "mcts-fast", "mcts", "mcts-strong")
"""Weakest first."""
DEFAULT: Final = "mcts"


@dataclass(frozen=True)
class Level:
    """How hard a searching bot thinks, unless the box says otherwise (`SEARCH` in its bot room)."""

    iterations: int
    seconds: float
    """At a table nobody waits longer, whatever the machine. An arena counts iterations only."""


LEVELS: Final = {
    "mcts-fast": Level(8, 1.5),
    "mcts": Level(48, 1.8),
    "mcts-strong": Level(288, 12.0),
}

__all__ = ["DEFAULT", "NAMES", "Bot", "Clock", "Mind", "Thought", "consider", "make"]


def make(name: str, seed: int, game: Game, *, timed: bool = True) -> Bot:
    """A bot of this level for this game. `timed=False`: iterations only, so that a seed always plays the same."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(Mind(game, Manner()), seed, leaves=1, worlds=1)
    if name in LEVELS:
        level = LEVELS[name]
        mind = Mind(game, level=list(LEVELS).index(name))
        iterations = mind.manner.iterations or level.iterations
        return Searcher(mind, seed, iterations, level.seconds if timed else float("inf"))
    raise Refused(f"There is no bot {name!r}. The bots are: {', '.join(NAMES)}.", "bot")


def consider(
    view: State, seed: int, game: Game, *, level: str = DEFAULT, clock: Clock | None = None, most: int = 3
) -> Sequence[Thought]:
    """The best options as a bot sees them, for a hint or beside a replay; it knows only what the view knows."""
    bot = make(level, seed, game)
    pick = bot.decide(view, clock)
    return list(bot.thoughts()[:most]) or [Thought(pick, 0, 0.5)]
