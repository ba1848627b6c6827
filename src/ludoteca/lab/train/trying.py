"""Weights of a judgement, learned by players who search: who wins with weights that are a little off?

What a beginner learns by playing (`weighing.py`) need not suit whoever compares many plans, because of many plans one
takes the most overrated. So here everybody searches. Such games take longer, and more is asked of each: every seat has
nudges of its own, and all of them are asked at once by how likely they make the winners (conditional logit; McFadden
1974). Bold nudges tell most, as long as nobody plays like a fool.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ludoteca.lab.play import play_out, share_of_victory
from ludoteca.lab.train.weighing import Array, Weights, judge_with, player, signs_of
from ludoteca.registry import box

BOLD: Final = 3.0
"""How much larger these nudges are than a beginner's."""
STEP: Final = 5.0
"""Nudges that a weight is moved if a nudge makes one e times as likely to win."""
DOUBT: Final = 0.12
"""What is believed of the odds of a nudge beforehand: nothing, give or take so much."""
ROUNDS: Final = 6
"""Of Newton's method."""


@dataclass(frozen=True)
class Contest:
    """One game of searching players, each with nudges of its own."""

    game: str
    seats: int
    seed: int
    weights: Weights
    nudges: Weights
    looks: int


@dataclass(frozen=True)
class Contested:
    """Who won, by which nudges."""

    seed: int
    signs: tuple[tuple[int, ...], ...]
    shares: tuple[float, ...]


def contested(contest: Contest) -> Contested:
    game = box(contest.game)
    g = game.begin(contest.seats, contest.seed, {})
    signs = tuple(signs_of(contest.seed, seat, len(contest.weights)) for seat in g.everyone)
    moved = [[w + sign * by for w, sign, by in zip(contest.weights, own, contest.nudges, strict=True)] for own in signs]
    play_out(
        g,
        [
            player(game, judge_with(game, weights), contest.seed * 31 + seat, 0, contest.looks)
            for seat, weights in enumerate(moved)
        ],
    )
    ranks = g.outcome().ranks
    return Contested(contest.seed, signs, tuple(share_of_victory(ranks, seat) for seat in g.everyone))


def odds(found: Sequence[Contested]) -> Array:
    """By how much a nudge up raises the logarithm of the odds of winning; games that nobody won say nothing."""
    won = [one for one in found if sum(one.shares) > 0]
    count = len(found[0].signs[0])
    told = np.zeros(count)
    for _ in range(ROUNDS):
        slope, bend = -told / DOUBT**2, np.eye(count) / DOUBT**2
        for one in won:
            signs = np.array(one.signs, dtype=float)
            shares = np.array(one.shares) / sum(one.shares)
            chance = np.exp(signs @ told)
            chance /= chance.sum()
            slope += (shares - chance) @ signs
            off = signs - chance @ signs
            bend += (off * chance[:, None]).T @ off
        told += np.linalg.solve(bend, slope)
    return np.asarray(told)
