"""The highest level: a search that judges by what was learned from many games, by a network or by weights."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import as_file, files
from typing import Any, Final

from ludoteca.bots import experience
from ludoteca.bots.bot import Bot, Clock
from ludoteca.bots.experience import Experience
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.lanes import Lanes
from ludoteca.bots.learned import Learned
from ludoteca.bots.network import load
from ludoteca.kernel import Game, Judge, Option, Search, State

FILE: Final = "master.net"
WEIGHTS: Final = "master.json"
"""Beside the rules of a box: what `ludoteca train` has learned, a network or weights."""
ITERATIONS: Final = 288
"""Of `mcts-strong`, unless a box says otherwise."""
SECONDS: Final = 1.5
"""At a table it never thinks longer about a decision."""


class Master(Searcher):
    """Searches as the strongest level does, and judges by what was learned."""

    def __init__(self, game: Game, judge: Judge[Any], counts: tuple[int, ...], seed: int, seconds: float) -> None:
        settings = settings_of(game, network=isinstance(judge, Learned))
        super().__init__(judge, settings, seed, settings.iterations, seconds)
        self.network = judge if isinstance(judge, Learned) else None
        """It is asked from the own seat how everybody stands."""
        if self.network is not None and settings.plainly:
            self.playing = self.network.own
        self.counts = counts
        self.below = strong(game, seed, seconds)
        """Who decides at player counts that were not learned."""

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        if self.counts and view.seats not in self.counts:
            pick = self.below.decide(view, clock)
            self.last, self.before = self.below.last, self.below.before
            return pick
        if self.network is not None:
            self.network.me = view.viewer
        return super().decide(view, clock)

    def ponder(self, clock: Clock) -> None:
        """Whoever decided thinks on."""
        if self.decided is None:
            self.below.ponder(clock)
        else:
            super().ponder(clock)


def settings_of(game: Game, *, network: bool) -> Search:
    """The settings of its search: those of the box (`Judge.master`), or else those of the level below. Asking a network
    takes long, so with one there are fewer iterations."""
    usual = game.judge.search[-1]
    iterations = usual.iterations or ITERATIONS
    if (own := game.judge.master) is not None:
        return replace(own, iterations=own.iterations or iterations)
    if network:
        return replace(usual, iterations=iterations // 2, leaves=min(usual.leaves, 3))
    return replace(usual, iterations=iterations)


def strong(game: Game, seed: int, seconds: float) -> Searcher:
    """The level below, which judges without a network."""
    search = game.judge.search[-1]
    return Searcher(game.judge.at(search), search, seed, search.iterations or ITERATIONS, seconds)


def untaught(game: Game, seed: int, seconds: float) -> Searcher:
    """Nobody has learned anything: a search with the settings that the box has for its master, or the level below."""
    search = settings_of(game, network=False)
    return Searcher(game.judge.at(search), search, seed, search.iterations, seconds)


def shipped(game: Game) -> Lanes | Experience | None:
    """What comes with the box, if anything was learned."""
    return game.remembered(("shipped", game.temperament), lambda: _shipped(game))


def _shipped(game: Game) -> Lanes | Experience | None:
    for name in (FILE, WEIGHTS):
        found = files(game.package).joinpath(name)
        if found.is_file():
            with as_file(found) as file:
                return Lanes(load(file, game)) if name == FILE else experience.load(file, game)
    return None


def taught(game: Game, learned: Lanes | Experience, seed: int, seconds: float) -> Master:
    """A master who has learned this."""
    judge = Learned(game, learned) if isinstance(learned, Lanes) else learned.judge(game)
    return Master(game, judge, learned.counts, seed, seconds)


def master(game: Game, seed: int, *, timed: bool = True) -> Bot:
    """With what was learned where there is something; else as the box says (`Judge.master`), or as `mcts-strong`."""
    seconds = SECONDS if timed else float("inf")
    learned = shipped(game)
    return untaught(game, seed, seconds) if learned is None else taught(game, learned, seed, seconds)
