"""What a village of Above and Below is worth, learned from players with tastes of their own.

    python bench/games/above_and_below/tastes.py --games 4000 --rounds 3 --jobs 2

To foretell the final lead from what players have misleads if all of them play alike: who is ahead has more of
everything, whatever it was that brought him there. So each player of each game has a taste of his own: he likes some
things more and others less than they seem to be worth, and what he has differs from what the other one has because he
wanted it. Least squares then find what it brought. In the second round and later players judge somewhere between a
beginner and what the round before has found. A fifth of the games is kept aside to see whether what was learned holds.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from rich.progress import track

from ludoteca.bots.simple import GreedyBot
from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.bot import worth
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.weights import WEIGHTS, Weights, aspects, chances
from ludoteca.kernel import Choice, Judge, Option
from ludoteca.lab.play import Astray, play_out
from ludoteca.lab.runner import runner

AT_RANDOM = 0.03
"""Picks left to chance."""
NOTED = 0.5
"""Turns that are noted."""
USUAL = (10, 10, 10, 10, 5, 5, 5, 5, 5, 2, 3, 5, 3, 5, 3, 10)
"""How many of each aspect make a difference; a beginner's worth is taken as it is."""
TASTE = 2.5
"""Points by which somebody may over- or underrate that many; less in the last rounds, when it is clear what scores."""
SMALL = 5e-4
"""What large weights cost, so that what does not matter gets none."""
BEGINNER: Weights = ((1.0, *[0.0] * (len(WEIGHTS) - 1)),) * ROUNDS

Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Noted:
    """One moment: the rounds left, how far the first player is ahead of the second in each aspect, whose turn it is."""

    left: int
    ahead: tuple[float, ...]
    turn: int


@dataclass(frozen=True)
class Found:
    """What one round of games has taught: weights by the rounds left, and how far off they usually are."""

    weights: Weights
    spread: tuple[float, ...]


def taste(chance: random.Random, learned: Weights) -> Weights:
    """Somewhere between a beginner and what is known, and on top of that as one likes."""
    mix = chance.random()
    likes = [0.0, *(chance.gauss(0, TASTE) / usual for usual in USUAL[1:])]
    return tuple(
        tuple(
            mix * known + (1 - mix) * thumb + like * min(1.0, (left + 1) / 4)
            for known, thumb, like in zip(learned[left], BEGINNER[left], likes, strict=True)
        )
        for left in range(ROUNDS)
    )


def somebody(weights: Weights, seed: int) -> GreedyBot:
    usual = GAME.judge
    judge = Judge(values=lambda g: chances(g, worth(g), weights), prefer=usual.prefer, sensible=usual.sensible)
    return GreedyBot(judge, seed)


def played(seed: int, learned: Weights) -> tuple[list[Noted], int]:
    """The moments of one game of two, and by how many points the first player won it."""
    chance = random.Random(seed)
    g: Any = GAME.new(2, seed)
    players = [somebody(taste(chance, learned), 10 * seed + seat) for seat in range(2)]
    moments: list[Noted] = []
    last = [-1]

    def note(g: Any, ask: Choice, _: Option) -> None:
        if ask.seat != last[0] and chance.random() < NOTED:
            worths = worth(g)
            one, two = (aspects(g.villages[s], worths[s], passed=bool(g.passed >> s & 1)) for s in range(2))
            ahead = tuple(a - b for a, b in zip(one, two, strict=True))
            moments.append(Noted(max(0, ROUNDS - g.round), ahead, 1 if ask.seat == 0 else -1))
        last[0] = ask.seat

    play_out(g, [Astray(player, AT_RANDOM, chance) for player in players], note)
    first, second = g.outcome().scores
    return moments, first - second


class Games:
    """Moments as a table of numbers: each aspect, each aspect for every round left, whose turn it is."""

    def __init__(self, games: Sequence[tuple[list[Noted], int]]) -> None:
        told = [(noted, lead) for moments, lead in games for noted in moments]
        self.left = np.array([noted.left for noted, _ in told])
        ahead: Array = np.array([noted.ahead for noted, _ in told]) / USUAL
        turn = np.array([[noted.turn] for noted, _ in told])
        self.rows: Array = np.hstack([ahead, ahead * self.left[:, None] / (ROUNDS - 1), turn])
        self.lead: Array = np.array([float(lead) for _, lead in told])

    def fit(self, trust: Array) -> Array:
        """Weighted least squares; large weights cost a little, but for a beginner's worth and whose turn it is."""
        cost = np.full(self.rows.shape[1], SMALL * trust.sum())
        cost[0] /= 100
        cost[-1] = 0
        weighed = self.rows * trust[:, None]
        found: Array = np.linalg.solve(weighed.T @ self.rows + np.diag(cost), weighed.T @ self.lead)
        return found

    def off(self, weights: Array) -> Array:
        """How far the lead that was foretold is usually off, by the rounds left."""
        errors = self.lead - self.rows @ weights
        return np.array(
            [errors[self.left == left].std() if (self.left == left).any() else 1.0 for left in range(ROUNDS)]
        )

    def explained(self, weights: Array) -> list[float]:
        """How much of what leads differ by was foretold, by the rounds left."""
        errors = (self.lead - self.rows @ weights) ** 2
        return [
            float(1 - errors[self.left == left].sum() / (self.lead[self.left == left] ** 2).sum())
            for left in range(ROUNDS)
            if (self.left == left).any()
        ]


def learned(games: Games) -> Array:
    """What is far from the end foretells little, so it counts for less: fitted twice, to know how little."""
    first = games.fit(np.ones(len(games.lead)))
    return games.fit(1 / games.off(first)[games.left] ** 2)


def told(games: Games, weights: Array) -> Found:
    """The same by single things and rounds."""
    count = len(USUAL)
    last, more = weights[:count] / USUAL, weights[count : 2 * count] / USUAL / (ROUNDS - 1)
    by_round = tuple(tuple(float(w) for w in last + left * more) for left in range(ROUNDS))
    return Found(by_round, tuple(float(off) / 1.7 for off in games.off(weights)))  # a logistic curve of that width


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=4000, help="in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=500_000)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    found = Found(BEGINNER, ())
    for n in range(asked.rounds):
        seeds = range(asked.seed + n * asked.games, asked.seed + (n + 1) * asked.games)
        playing = runner("", asked.jobs)(partial(played, learned=found.weights), seeds)
        games = list(track(playing, f"round {n + 1}", total=asked.games))
        kept, others = Games(games[::5]), Games([game for i, game in enumerate(games) if i % 5])
        print("explained in games kept aside, by the rounds left:", end=" ")
        print(" ".join(f"{part:.2f}" for part in kept.explained(learned(others))))
        found = told(Games(games), learned(Games(games)))
    for aspect, last, first in zip(WEIGHTS, found.weights[0], found.weights[-1], strict=True):
        print(f"{aspect:30} {last:+.2f} {(first - last) / (ROUNDS - 1):+.2f}")
    print("spread", " ".join(f"{spread:.2f}" for spread in found.spread))


if __name__ == "__main__":
    main()
