"""Honest bots of graded strength. They are given views only; what a seat cannot see, its bot cannot know."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.bot import Bot, Clock, Thought
from ludoteca.bots.hints import Hint, hints
from ludoteca.bots.levels import DEFAULT, LEVELS, NAMES, joined, make, names, offered, split, understood
from ludoteca.kernel import Game, State

__all__ = [
    "DEFAULT",
    "LEVELS",
    "NAMES",
    "Bot",
    "Clock",
    "Hint",
    "Thought",
    "consider",
    "hints",
    "joined",
    "make",
    "names",
    "offered",
    "split",
    "understood",
]


def consider(
    view: State, seed: int, game: Game, *, level: str = DEFAULT, clock: Clock | None = None, most: int = 3
) -> Sequence[Thought]:
    """The best options as a bot sees them, for a hint or beside a replay; it knows only what the view knows."""
    bot = make(level, seed, game)
    pick = bot.decide(view, clock)
    return list(bot.thoughts()[:most]) or [Thought(pick, 0, 0.5)]
