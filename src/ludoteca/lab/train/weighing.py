"""Weights of a judgement, learned by playing: who wins with weights that are a little off?

What foretells the winner need not be what makes one win: who is ahead has more of everything. So nothing is foretold
here. Two beginners who look one turn ahead play against each other, one with every weight nudged up or down by chance,
the other with every weight nudged the other way; least squares over many games tell what each nudge brought, and the
weights go that way (Spall 1992; Salimans and others 2017). It takes thousands of games, but a beginner's game takes
milliseconds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np

from ludoteca.bots import Bot
from ludoteca.bots.experience import judged_by, weighing_of
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.learned import by_experience
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Choice, Game, Judge, Option, Random, State
from ludoteca.lab.play import play_out, share_of_victory
from ludoteca.registry import box

NUDGE: Final = 0.3
"""What a nudge adds to or takes from the points of somebody who has a usual deal more of one thing than the others."""
STEP: Final = 10.0
"""Nudges that a weight is moved for each standard deviation of the outcome that a nudge brought."""
KEPT: Final = 0.6
"""How much of the last step's direction is kept."""
SAMPLED: Final = 40
SELDOM: Final = 8
"""Games that are played to see how far players usually differ, and one decision in so many that is looked at."""
FIRST: Final = 770_001
"""Their first seed: every course of a game nudges alike."""

Weights = tuple[float, ...]
Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Trial:
    """One game: pairs of players whose weights are off in opposite directions."""

    game: str
    seats: int
    seed: int
    weights: Weights
    nudges: Weights
    leaves: int = 1
    """Ends of a turn that the players compare."""


@dataclass(frozen=True)
class Tried:
    """By how much the first of a pair did better, in points and in victories."""

    seed: int
    signs: tuple[int, ...]
    points: float
    victory: float


def signs_of(seed: int, pair: int, count: int) -> tuple[int, ...]:
    """Which way each weight is off."""
    chance = random.Random(f"{seed}/{pair}")
    return tuple(chance.choice((-1, 1)) for _ in range(count))


def judge_with(game: Game, weights: Sequence[float]) -> Judge[Any]:
    """The game's own judge, but for how it values a table."""
    own = by_experience(game)
    return Judge(values=judged_by(game, weights), prefer=own.prefer, prefers=own.prefers, sensible=own.sensible)


def tried(trial: Trial) -> list[Tried]:
    """Whoever has no partner plays by the weights as they are."""
    game = box(trial.game)
    g = game.begin(trial.seats, trial.seed, {})
    order = list(g.everyone)
    random.Random(trial.seed).shuffle(order)
    pairs = [(order[n], order[n + 1]) for n in range(0, trial.seats - 1, 2)]
    signs = [signs_of(trial.seed, n, len(trial.weights)) for n in range(len(pairs))]
    judges = [judge_with(game, trial.weights)] * trial.seats
    for (one, other), ways in zip(pairs, signs, strict=True):
        for seat, way in ((one, 1), (other, -1)):
            moved = [w + way * s * n for w, s, n in zip(trial.weights, ways, trial.nudges, strict=True)]
            judges[seat] = judge_with(game, moved)
    play_out(g, [GreedyBot(judges[seat], trial.seed * 31 + seat, trial.leaves) for seat in g.everyone])
    end = g.outcome()
    return [
        Tried(
            trial.seed,
            ways,
            float(end.scores[one] - end.scores[other]),
            share_of_victory(end.ranks, one) - share_of_victory(end.ranks, other),
        )
        for (one, other), ways in zip(pairs, signs, strict=True)
    ]


def brought(found: Sequence[Tried]) -> Array:
    """What a nudge up brought, in standard deviations of the outcome: points and victories count alike."""
    signs: Array = np.array([one.signs for one in found], dtype=float)
    total = np.zeros(len(found))
    for outcomes in ([one.points for one in found], [one.victory for one in found]):
        spread = float(np.std(outcomes))
        total += np.array(outcomes) / (2 * spread) if spread else 0.0
    ridge = np.eye(signs.shape[1])
    answer: Array = np.linalg.solve(signs.T @ signs + ridge, signs.T @ total) / 2  # the two were two nudges apart
    return answer


def nudges(game: Game, seats: int, seed: int = FIRST) -> Weights:
    """So large that each of them matters alike: by how far players usually differ in what the weight is about."""
    weighing = weighing_of(game)
    rows: list[Array] = []
    rng = Random.seeded(seed)

    def watch(g: State, ask: Choice, _: Option) -> None:
        if rng.below(SELDOM) == 0:
            have = np.array(weighing.aspects(g.view(ask.seat).guess(rng))[:seats], dtype=float)
            rows.extend(have - have.mean(0))

    for n in range(SAMPLED):
        g = game.begin(seats, seed + n, {})
        bots = [GreedyBot(judge_with(game, weighing.weights), (seed + n) * 31 + seat) for seat in g.everyone]
        play_out(g, bots, watch)
    usual = np.sqrt((np.array(rows) ** 2).mean(0))
    least = float(np.median(usual))  # what few people have would else be nudged until they play like fools
    return tuple((NUDGE / np.maximum(usual, least)).tolist())


@dataclass(frozen=True)
class Progress:
    """Where a course stands: what is believed, and which way it went last."""

    weights: Weights
    way: Weights

    @staticmethod
    def at(weights: Weights) -> Progress:
        return Progress(tuple(weights), (0.0,) * len(weights))

    def after(self, found: Sequence[Tried], nudges: Weights, step: float = STEP) -> tuple[Progress, float]:
        """Go the way that nudges have told; and how much they told, on average."""
        return self.gone(brought(found), nudges, step)

    def gone(self, told: Array, nudges: Weights, step: float) -> tuple[Progress, float]:
        """What each nudge told is believed in part."""
        way = KEPT * np.array(self.way) + (1 - KEPT) * told
        weights = np.array(self.weights) + step * way * np.array(nudges)
        return Progress(tuple(weights.tolist()), tuple(way.tolist())), float(np.sqrt((told**2).mean()))


@dataclass(frozen=True)
class Duel:
    """One game of somebody with these weights alone among those who judge as the strongest level does."""

    game: str
    seats: int
    seed: int
    seat: int
    weights: Weights
    leaves: int = 1
    looks: int = 0
    """How often everybody searches; 0: they compare so many leaves."""


def duel(one: Duel) -> tuple[int, float]:
    """The number of seats, and the share of the victory."""
    game = box(one.game)
    g = game.begin(one.seats, one.seed, {})
    own, learned = by_experience(game), judge_with(game, one.weights)
    judges = [learned if seat == one.seat else own for seat in g.everyone]
    play_out(g, [player(game, judge, one.seed * 31 + n, one.leaves, one.looks) for n, judge in enumerate(judges)])
    return one.seats, share_of_victory(g.outcome().ranks, one.seat)


def player(game: Game, judge: Judge[Any], seed: int, leaves: int, looks: int) -> Bot:
    """A beginner who compares so many ends of a turn, or somebody who searches as `mcts` does, with so many looks."""
    if not looks:
        return GreedyBot(judge, seed, leaves)
    return Searcher(judge, replace(game.judge.search[1], iterations=looks), seed, looks)
