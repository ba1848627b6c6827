"""The highest level: a search that judges by what was learned from many games, by a network or by weights, and looks
first at what it learned to prefer, by a policy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from typing import Final, Protocol, TypeVar

from ludoteca.bots import experience, hunches
from ludoteca.bots.belief import Belief
from ludoteca.bots.bot import Bot, Clock
from ludoteca.bots.experience import Experience
from ludoteca.bots.hunches import Hunch, judged_with
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.lanes import Lanes
from ludoteca.bots.learned import Learned, by_experience
from ludoteca.bots.network import load
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game, Option, Search, State

NAME: Final = "master"
NETWORK: Final = ".net"
WEIGHTS: Final = ".json"
"""Beside the rules of a box: what `ludoteca train` has learned, `master.net` or `master.json`; more of them, such as
`master-three.net`, where player counts were learned apart."""
HUNCHES: Final = "hunches"
"""`hunches.net`: a policy that `ludoteca train --teach hunches` has learned; others for player counts learned apart."""
ITERATIONS: Final = 288
"""Of `mcts-strong`, unless a box says otherwise."""
SECONDS: Final = 1.5
"""At a table it never thinks longer about a decision."""

Lesson = Lanes | Experience
"""One thing that was learned."""


class Counted(Protocol):
    """Whatever says with how many players it was learned; with any number, if it says nothing."""

    @property
    def counts(self) -> tuple[int, ...]: ...


T = TypeVar("T", bound=Counted)


class Master(Searcher):
    """Searches as the strongest level does, and judges by what was learned for so many players as sit at the table.
    Where nothing was, and the box has nothing to say of a master there either, it is the level below."""

    def __init__(
        self, game: Game, learned: Sequence[Lesson], seed: int, seconds: float, policies: Sequence[Hunch] = ()
    ) -> None:
        search = below(game)
        super().__init__(game.judge.at(search), search, seed, search.iterations, seconds)
        self.game = game
        self.learned = learned
        self.policies = policies
        self.seed = seed
        self.seats = 0
        """At the table it sits at; before it has seen one, none."""
        self.network: Learned | None = None
        """It is asked from the own seat how everybody stands."""

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        if view.seats != self.seats:
            self.sit_down(view.seats)
        if self.network is not None:
            self.network.me = view.viewer
        return super().decide(view, clock)

    def sit_down(self, seats: int) -> None:
        """At a table of so many: what was learned for it, if anything, comes to mind."""
        self.seats, self.network = seats, None
        found, hunch = of_count(self.learned, seats), of_count(self.policies, seats)
        search = settings_of(self.game, seats, found, hunch)
        if isinstance(found, Lanes):
            own = judged_with(by_experience(self.game), self.game, hunch) if hunch else None
            self.judge = self.network = Learned(self.game, found, own=own)
        else:
            judge = self.game.judge.at(search) if found is None else found.judge(self.game)
            self.judge = judged_with(judge, self.game, hunch) if hunch else judge
        self.playing = self.network.own if self.network is not None and search.plainly else self.judge
        self.search, self.iterations = search, search.iterations
        self.beginner = GreedyBot(self.judge, self.seed, search.plans, search.guesses)
        self.belief = None
        if search.belief:
            self.believe(Belief(self.playing, self.seed, search))

    def notices(self, seats: int) -> bool:
        if seats != self.seats:
            self.sit_down(seats)
        return super().notices(seats)


def below(game: Game) -> Search:
    """The settings of the level below, which judges without what was learned."""
    search = game.judge.search[-1]
    return replace(search, iterations=search.iterations or ITERATIONS)


def of_count(known: Sequence[T], seats: int) -> T | None:
    """What was learned with so many players, if anything."""
    return next((one for one in known if not one.counts or seats in one.counts), None)


def settings_of(game: Game, seats: int, learned: Lesson | None, hunch: Hunch | None = None) -> Search:
    """The settings of its search with so many players: those of the box (`Judge.master`), or else those of the level
    below. Asking a network takes long, so with one there are fewer iterations.

    What a box says for all player counts in one is meant for what it ships: where that has not learned this count, it
    does not hold. What it says of this count does, whether or not anything was learned; but where it ships a policy it
    means a master who prefers by one, and whoever has none yet (in a course that begins) needs the usual ones."""
    usual, own = below(game), game.judge.master
    if own is not None and not isinstance(own, Search):
        own = own.get(seats) if hunch is not None or of_count(shipped_hunches(game), seats) is None else None
    elif learned is None and shipped(game):
        own = None
    if own is not None:
        return replace(own, iterations=own.iterations or usual.iterations)
    if isinstance(learned, Lanes):
        return replace(usual, iterations=usual.iterations // 2, leaves=min(usual.leaves, 3))
    return usual


def shipped(game: Game) -> tuple[Lesson, ...]:
    """What comes with the box, if anything was learned."""
    return game.remembered(("shipped", game.temperament), lambda: _shipped(game))


def _shipped(game: Game) -> tuple[Lesson, ...]:
    found: list[Lesson] = []
    for one in files_of(game, NAME):
        with as_file(one) as file:
            found.append(Lanes(load(file, game)) if one.name.endswith(NETWORK) else experience.load(file, game))
    return tuple(found)


def shipped_hunches(game: Game) -> tuple[Hunch, ...]:
    """The policies that come with the box."""
    return game.remembered(("hunches", game.temperament), lambda: _shipped_hunches(game))


def _shipped_hunches(game: Game) -> tuple[Hunch, ...]:
    found: list[Hunch] = []
    for one in files_of(game, HUNCHES):
        with as_file(one) as file:
            found.append(hunches.load(file, game))
    return tuple(found)


def files_of(game: Game, name: str) -> list[Traversable]:
    """What was learned under this name, beside the rules of the box."""
    there = sorted(files(game.package).iterdir(), key=lambda file: file.name)
    return [one for one in there if one.name.startswith(name) and one.name.endswith((NETWORK, WEIGHTS))]


def master(game: Game, seed: int, *, timed: bool = True) -> Bot:
    """With what was learned where there is something; else a box is searched as deeply as `mcts-strong` does."""
    seconds = SECONDS if timed else float("inf")
    return Master(game, shipped(game), seed, seconds, shipped_hunches(game))
