"""The highest level: a search that judges by what a network learned from many games against itself."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from importlib.resources import as_file, files
from typing import Final

from ludoteca.bots.bot import Bot, Clock
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.network import Learned, Network, load
from ludoteca.kernel import Game, Option, Search, State

FILE: Final = "master.net"
"""Beside the rules of a box: what `ludoteca train` has learned."""
ITERATIONS: Final = 288
"""Of `mcts-strong`, unless a box says otherwise."""
SECONDS: Final = 1.5
"""At a table it never thinks longer about a decision."""


class Master(Searcher):
    """Searches as the strongest level does, and asks the network, from its own seat, how everybody stands."""

    def __init__(self, game: Game, network: Network, seed: int, seconds: float) -> None:
        settings = settings_of(game)
        self.learned = Learned(game, network)
        super().__init__(self.learned, settings, seed, settings.iterations, seconds)
        self.counts = network.counts
        self.below = strong(game, seed, seconds)
        """Who decides at player counts that the network has not learned."""

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        if self.counts and view.seats not in self.counts:
            pick = self.below.decide(view, clock)
            self.last, self.before = self.below.last, self.below.before
            return pick
        self.learned.me = view.viewer
        return super().decide(view, clock)

    def ponder(self, clock: Clock) -> None:
        """Whoever decided thinks on."""
        if self.decided is None:
            self.below.ponder(clock)
        else:
            super().ponder(clock)


def settings_of(game: Game) -> Search:
    """How it searches in this game: as the box says, or like the level below with fewer iterations."""
    usual = game.judge.search[-1]
    return game.judge.master or replace(
        usual, iterations=(usual.iterations or ITERATIONS) // 2, leaves=min(usual.leaves, 3)
    )


def strong(game: Game, seed: int, seconds: float) -> Searcher:
    """The level below, which judges without a network."""
    search = game.judge.search[-1]
    return Searcher(game.judge.at(search), search, seed, search.iterations or ITERATIONS, seconds)


@cache
def shipped(game: Game) -> Network | None:
    """The network that comes with the box, if one has been trained."""
    found = files(game.package).joinpath(FILE)
    if not found.is_file():
        return None
    with as_file(found) as file:
        return load(file, game)


def master(game: Game, seed: int, *, timed: bool = True) -> Bot:
    """With a network where there is one; a box without one is searched as deeply as `mcts-strong` does."""
    seconds = SECONDS if timed else float("inf")
    network = shipped(game)
    if network is not None:
        return Master(game, network, seed, seconds)
    return strong(game, seed, seconds)
