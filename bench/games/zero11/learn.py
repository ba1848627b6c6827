"""What things are worth at 011, learned from who won (the weights of games/zero11/progress.py).

    python bench/games/zero11/learn.py --games 1000 --jobs 2

Greedy bots play, one pick in twelve is left to chance so that everything happens, and between turns it is noted what
everybody has. Then those weights are searched for (Adam; Kingma, Ba 2014) that make the winners likeliest. A fifth of
the games is kept aside to see whether what was learned holds there.
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
from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.bot import suspects
from ludoteca.games.zero11.progress import NOBODY_WINS, WEIGHTS, aspects, surroundings
from ludoteca.games.zero11.race import this_hour
from ludoteca.kernel import Choice, Option, Search
from ludoteca.lab.play import Astray, play_out
from ludoteca.lab.runner import runner

AT_RANDOM = 1 / 12
"""Picks left to chance."""
SMALL = 3e-4
"""What large weights cost, so that what does not matter gets none."""
STEPS = 1200
RATE = 0.03
IN_AUCTIONS = 0.25
"""How many of the many small picks of an auction are noted."""

Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Noted:
    """One moment: what everybody has, what surrounds them, who may win in this Hour."""

    has: list[tuple[float, ...]]
    around: tuple[float, ...]
    soon: list[float]


def played(seed: int, seats: int) -> tuple[list[Noted], int]:
    """The moments of one game, and who won it: as many as there are seats if nobody did."""
    chance = random.Random(seed)
    judge = GAME.judge.at(Search(learned=True))
    bots = [Astray(GreedyBot(judge, 10 * seed + seat), AT_RANDOM, chance) for seat in range(seats)]
    g: Any = GAME.new(seats, seed)
    moments: list[Noted] = []
    last = [-1]

    def note(g: Any, ask: Choice, _: Option) -> None:
        auction = g.lot >= 0
        if chance.random() < IN_AUCTIONS if auction else ask.seat != last[0]:
            doubts = [suspects(g, seat) for seat in g.everyone]
            has = [aspects(g, seat, doubts[seat]) for seat in g.everyone]
            moments.append(Noted(has, surroundings(g), this_hour(g, doubts)))
        last[0] = ask.seat

    play_out(g, bots, note)
    return moments, g.winner if g.winner >= 0 else seats


class Likelihood:
    """How likely the weights make what happened."""

    def __init__(self, games: Sequence[tuple[list[Noted], int]]) -> None:
        moments = [(noted, winner) for moments, winner in games for noted in moments]
        self.has: Array = np.array([noted.has for noted, _ in moments])
        self.around: Array = np.array([noted.around for noted, _ in moments])
        soon: Array = np.array([noted.soon for noted, _ in moments])
        self.rest: Array = np.clip(1 - soon.sum(axis=1), 0.02, 1.0)
        self.soon: Array = np.hstack([soon, np.zeros((len(moments), 1))])
        self.winner = np.array([winner for _, winner in moments])
        self.each = np.arange(len(moments))

    def __call__(self, weights: Array) -> tuple[float, Array]:
        """The mean surprise, and how it changes with each weight."""
        aspects = self.has.shape[2]
        own, nobody = weights[:aspects], weights[aspects:]
        standing = np.hstack([self.has @ own, (self.around @ nobody)[:, None]])
        shares = np.exp(standing - standing.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        happened = self.soon[self.each, self.winner] + self.rest * shares[self.each, self.winner] + 1e-9
        pull = (self.rest * shares[self.each, self.winner] / happened)[:, None]
        slope = pull * shares
        slope[self.each, self.winner] -= pull[:, 0]
        slope /= len(self.each)
        by_aspect = np.einsum("ns,nsf->f", slope[:, :-1], self.has)
        return float(-np.log(happened).mean()), np.concatenate([by_aspect, self.around.T @ slope[:, -1]])


def learned(likelihood: Likelihood, count: int) -> Array:
    """Adam, with steps that become smaller."""
    weights, mean, square = np.zeros(count), np.zeros(count), np.zeros(count)
    for n in range(1, STEPS + 1):
        slope = likelihood(weights)[1] + 2 * SMALL * weights
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = RATE * (1 - 0.9 * n / STEPS)
        weights = weights - rate * (mean / (1 - 0.9**n)) / (np.sqrt(square / (1 - 0.999**n)) + 1e-9)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=300_000)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    seeds = range(asked.seed, asked.seed + asked.games)
    playing = runner("", asked.jobs)(partial(played, seats=asked.seats), seeds)
    games = list(track(playing, "playing", total=asked.games))
    kept = Likelihood(games[::5])
    now = np.array([*WEIGHTS.values(), *NOBODY_WINS.values()])
    some = learned(Likelihood([game for n, game in enumerate(games) if n % 5]), len(now))
    print(f"{asked.games} games, {sum(winner == asked.seats for _, winner in games)} of them won by nobody")
    print(f"surprise in games kept aside: {kept(now)[0]:.3f} as it is, {kept(some)[0]:.3f} learned from the others")
    weights = learned(Likelihood(games), len(now))
    for name, before, after in zip((*WEIGHTS, *NOBODY_WINS), now, weights, strict=True):
        print(f"{name:50} {before:+.2f} -> {after:+.2f}")


if __name__ == "__main__":
    main()
