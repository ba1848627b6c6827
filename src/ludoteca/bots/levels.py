"""The bots there are, ours and other people's, by name.

Ours are listed here, weakest first. A package of your own adds a bot through the entry-point group `ludoteca.bots`; it
then plays wherever a bot is named: `play`, `simulate`, `arena`, the web table, the benches. See docs/add-a-bot.md. A
name may say a temperament, too, if the box knows it: `mcts:raider`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from importlib.metadata import entry_points
from typing import Final, Protocol

from ludoteca.bots.bot import Bot
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.master import master
from ludoteca.bots.simple import CarefreeBot, GreedyBot, RandomBot
from ludoteca.kernel import Game, Refused

GROUP: Final = "ludoteca.bots"
NAMES: Final = ("random", "carefree", "greedy", "mcts-fast", "mcts", "mcts-strong", "master")
"""Ours, weakest first."""
FOR_PEOPLE: Final = ("carefree", "greedy", "mcts-fast", "mcts", "master", "random")
"""The five levels that a table offers, and pure chance for whoever wants it. `mcts-strong`, the strongest before there
was a master, stays to be measured against."""
DEFAULT: Final = "mcts"


class Maker(Protocol):
    """What an entry point of the group names: a class or a function that makes a bot for a game."""

    def __call__(self, game: Game, seed: int, *, timed: bool) -> Bot:
        """`timed=False`: the same seed must play the same game on any machine."""
        ...


@dataclass(frozen=True)
class Level:
    """How hard a searching bot thinks, unless the box says otherwise (`Judge.search`)."""

    iterations: int
    seconds: float
    """At a table nobody waits longer, whatever the machine. An arena counts iterations only."""


LEVELS: Final = {
    "mcts-fast": Level(8, 0.5),
    "mcts": Level(48, 0.5),
    "mcts-strong": Level(288, 1.5),
}


def random(game: Game, seed: int, *, timed: bool = True) -> Bot:
    return RandomBot(seed)


def carefree(game: Game, seed: int, *, timed: bool = True) -> Bot:
    return CarefreeBot(game.judge, seed)


def greedy(game: Game, seed: int, *, timed: bool = True) -> Bot:
    return GreedyBot(game.judge, seed, leaves=1, worlds=1)


def searching(name: str) -> Maker:
    """One of the three levels that search."""
    level, number = LEVELS[name], list(LEVELS).index(name)

    def make(game: Game, seed: int, *, timed: bool = True) -> Bot:
        search = game.judge.search[number]
        iterations = search.iterations or level.iterations
        return Searcher(game.judge.at(search), search, seed, iterations, level.seconds if timed else float("inf"))

    return make


OURS: Final[dict[str, Maker]] = {
    "random": random,
    "carefree": carefree,
    "greedy": greedy,
    **{name: searching(name) for name in LEVELS},
    "master": master,
}


@cache
def makers() -> dict[str, Maker]:
    """Every bot that can take a seat. A name of ours cannot be taken by another package."""
    found = {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}
    return {**{name: point.load() for name, point in found.items()}, **OURS}


def names() -> tuple[str, ...]:
    """Ours, weakest first, then those of other packages."""
    return (*NAMES, *(name for name in makers() if name not in NAMES))


def offered() -> tuple[str, ...]:
    """What a table offers, weakest first, then the bots of other packages."""
    return (*FOR_PEOPLE, *(name for name in names() if name not in NAMES))


def make(name: str, seed: int, game: Game, *, timed: bool = True) -> Bot:
    """A bot of this name for this game. `timed=False`: iterations only, so that a seed always plays the same."""
    level, temperament = split(name)
    if level not in makers():
        raise Refused(f"There is no bot {level!r}. The bots are: {', '.join(names())}.", "bot")
    return makers()[level](inclined(game, temperament) if temperament else game, seed, timed=timed)


def split(name: str) -> tuple[str, str]:
    """The level and the temperament, if any, of a bot's name."""
    level, _, temperament = name.partition(":")
    return level, temperament


def joined(level: str, temperament: str) -> str:
    """A bot's name. Pure chance has no temperament."""
    return f"{level}:{temperament}" if temperament and level != NAMES[0] else level


def understood(name: str, game: Game) -> bool:
    """Whether there is such a bot, with such a temperament, for this game."""
    level, temperament = split(name)
    return level in makers() and (not temperament or temperament in game.judge.temperaments)


def inclined(game: Game, temperament: str) -> Game:
    """The box as somebody of this temperament sees it."""
    return game.remembered(("inclined", temperament), lambda: _inclined(game, temperament))


def _inclined(game: Game, temperament: str) -> Game:
    known = game.judge.temperaments
    if temperament not in known:
        some = f"It knows: {', '.join(known)}." if known else "It knows none."
        raise Refused(f"{game.code} does not know the temperament {temperament!r}. {some}", "bot")
    return replace(game, temperament=temperament)
