"""A policy learned from what a search finds (expert iteration; Anthony, Tian, Barber 2017).

The searching bot plays against itself. Of every decision is noted how the options are described, in a guess of what the
seat cannot see, and what the search thinks each of them brings. A policy then learns to share out its preference as
those thoughts say: of two options that the search thinks alike neither is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludoteca.bots import hunches
from ludoteca.bots.bot import Clock, Thought
from ludoteca.bots.experience import Experience, features_of, load
from ludoteca.bots.habits import Habit
from ludoteca.bots.hunches import judged_with
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.learned import by_experience
from ludoteca.bots.master import NETWORK, settings_of
from ludoteca.bots.simple import likeliest
from ludoteca.kernel import Game, Judge, Option, Random, State
from ludoteca.lab.play import play_out, share_of_victory
from ludoteca.registry import box

EXPLORE: Final = 12
"""One pick in so many is left to chance, so that positions come up that nobody would choose."""
LONGEST: Final = 4000
"""Picks after which a game is given up."""
CARE: Final = 0.02
"""Of two options that the search thinks are so far apart the worse one should be preferred e times less."""
OFTEN: Final = 40
"""An option that was met less often has no weight of its own: only what is printed on it counts."""
PASSES: Final = 250
RATE: Final = 0.05
COST: Final = 2e-4
"""Of large weights, so that what was seen by chance is not believed."""
TRUST: Final = 5.0
"""How much the game's own preference counts in the beginning."""

Array = np.ndarray[Any, np.dtype[np.float32]]


@dataclass(frozen=True)
class Task:
    """One game to be played by the search and noted down."""

    game: str
    seats: int
    seed: int
    known: str = ""
    """A file of what is known already; empty: the strongest level plays."""


@dataclass(frozen=True)
class Noted:
    """One decision: the situation, the options, what the game's own `prefer` and what the search says of each."""

    moment: list[float]
    keys: list[str]
    likes: list[float]
    estimates: list[float]
    bearings: list[list[float]] = field(default_factory=list)
    """What each option would bring about, if the box tells."""


@dataclass(frozen=True)
class Watched:
    """The decisions of one game."""

    seed: int
    decisions: list[Noted]


def watched(task: Task) -> Watched:
    """One game of the search against itself."""
    search = settings_of(box(task.game), task.seats, Experience())
    judge = experienced(task.known, task.game)
    return watch(task, [Searcher(judge, search, task.seed * 31 + s, search.iterations) for s in range(task.seats)])


def watch(task: Task, bots: Sequence[Searcher]) -> Watched:
    """One game of these bots."""
    game = box(task.game)
    rng = Random.seeded(task.seed)
    g = game.begin(task.seats, task.seed, {})
    decisions: list[Noted] = []
    for _ in range(LONGEST):
        ask = g.ask
        if ask is None:
            break
        view = g.view(ask.seat)
        if rng.below(EXPLORE) == 0:
            pick = rng.pick(view.options)
        else:
            pick = bots[ask.seat].decide(view)
            decisions += note(game, view, bots[ask.seat], rng)
        g.choose(pick)
    return Watched(task.seed, decisions)


def note(game: Game, view: State, bot: Searcher, rng: Random) -> list[Noted]:
    """What the bot has just thought, if there was a choice; everything in a guess of what its seat cannot see."""
    thoughts = bot.thoughts()
    if len(thoughts) < 2:
        return []
    world, features = view.guess(rng), features_of(game)
    options = [thought.option for thought in thoughts]
    return [
        Noted(
            features.moment(world, view.viewer),
            [option.key for option in options],
            by_experience(game).prefers(world, options),
            [thought.estimate for thought in thoughts],
            features.bearing(world, view.viewer, options) if features.bearing else [],
        )
    ]


class Page:
    """All decisions as tables: a row for each option, and where each decision begins."""

    def __init__(self, game: Game, decisions: Sequence[Noted]) -> None:
        features = features_of(game)
        options = [Option.parse(key) for one in decisions for key in one.keys]
        self.verbs = sorted({option.verb for option in options})
        number = {verb: n for n, verb in enumerate(self.verbs)}
        self.verb = np.array([number[option.verb] for option in options])
        count = Counter(option.key for option in options)
        self.keys = ["", *sorted(key for key, met in count.items() if met >= OFTEN and ":" in key)]
        known = {key: n for n, key in enumerate(self.keys)}
        self.key = np.array([known.get(option.key, 0) for option in options])
        self.lengths = np.array([len(one.keys) for one in decisions])
        self.starts = np.concatenate(([0], np.cumsum(self.lengths)[:-1]))
        likes = np.array([like for one in decisions for like in one.likes], dtype=np.float32)
        moments = np.repeat(np.array([one.moment for one in decisions], dtype=np.float32), self.lengths, axis=0)
        printed = {option: features.about(option) for option in set(options)}
        marks = np.array([printed[option] for option in options], dtype=np.float32)
        self.rows: Array = np.hstack([likes[:, None], moments, marks])
        self.wanted = self.shares(
            np.array([e for one in decisions for e in one.estimates], dtype=np.float32) / np.float32(CARE)
        )

    def shares(self, powers: Array) -> Array:
        """Of each option within its decision."""
        top = np.repeat(np.maximum.reduceat(powers, self.starts), self.lengths)
        raised = np.exp(powers - top)
        return np.asarray(raised / np.repeat(np.add.reduceat(raised, self.starts), self.lengths), dtype=np.float32)

    def agrees(self, powers: Array) -> float:
        """How often the most preferred option is the one that the search thinks best; it is the first of each."""
        top = np.repeat(np.maximum.reduceat(powers, self.starts), self.lengths)
        return float((powers >= top)[self.starts].mean())


def fit(
    game: Game, decisions: Sequence[Noted], passes: int = PASSES
) -> tuple[dict[str, Habit], dict[str, float], float]:
    """The policy, what it says of single options, and its loss (Adam, all decisions at once)."""
    page = Page(game, decisions)
    wide = page.rows.shape[1]
    sizes = (len(page.verbs) * wide, len(page.keys))
    weights = np.zeros(sum(sizes), dtype=np.float32)
    weights[: sizes[0]].reshape(-1, wide)[:, 0] = TRUST
    of_verb = [np.flatnonzero(page.verb == n) for n in range(len(page.verbs))]
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    count = len(decisions)
    loss = 0.0
    powers = page.wanted
    for step in range(1, passes + 1):
        table, own = weights[: sizes[0]].reshape(-1, wide), weights[sizes[0] :]
        powers = (table[page.verb] * page.rows).sum(1) + own[page.key]
        off = page.shares(powers) - page.wanted
        loss = float(-(page.wanted * np.log(page.shares(powers) + 1e-9)).sum() / count)
        slope = np.zeros_like(weights)
        steep = slope[: sizes[0]].reshape(-1, wide)
        for n, which in enumerate(of_verb):
            steep[n] = off[which] @ page.rows[which]
        slope[sizes[0] :] = np.bincount(page.key, off, len(page.keys))
        slope[sizes[0]] = 0.0  # what has no weight of its own
        slope = slope / count + COST * weights
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        rate = RATE * (1 - step / (passes + 1))
        weights -= rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    table, own = weights[: sizes[0]].reshape(-1, wide).astype(float), weights[sizes[0] :].astype(float)
    moments = len(features_of(game).moments)
    habits = {
        verb: Habit(float(row[0]), row[1 : 1 + moments].tolist(), row[1 + moments :].tolist())
        for verb, row in zip(page.verbs, table, strict=True)
    }
    options = {key: float(weight) for key, weight in zip(page.keys, own, strict=True) if key}
    return habits, options, loss


@dataclass(frozen=True)
class Alone:
    """One game of the policy alone, without looking at anything, among players by the game's own preference."""

    game: str
    seats: int
    seed: int
    seat: int
    known: str


def alone(one: Alone) -> tuple[int, float]:
    """The number of seats, and the policy's share of the victory."""
    game = box(one.game)
    g = game.begin(one.seats, one.seed, {})
    own, learned = by_experience(game), experienced(one.known, one.game)
    play_out(g, [Hasty(learned if seat == one.seat else own, one.seed * 31 + seat) for seat in g.everyone])
    return one.seats, share_of_victory(g.outcome().ranks, one.seat)


class Hasty:
    """Takes what it prefers, in a guess of what it cannot see."""

    def __init__(self, judge: Judge[Any], seed: int) -> None:
        self.judge = judge
        self.rng = Random.seeded(seed)

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        options = self.judge.sensible(view, view.viewer, view.options)
        return likeliest(options, self.judge.prefers(view.guess(self.rng), options))

    def thoughts(self) -> Sequence[Thought]:
        return ()


@cache
def experienced(file: str, code: str) -> Judge[Any]:
    """The judge of the strongest level, with what is known: weights and habits, or hunches."""
    game = box(code)
    if file.endswith(NETWORK):
        return judged_with(by_experience(game), game, hunches.load(Path(file), game))
    return load(Path(file), game).judge(game) if file else by_experience(game)
