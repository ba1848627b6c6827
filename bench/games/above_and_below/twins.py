"""What one pick brings at Above and Below: two futures of the same moment, which differ in nothing else.

    python bench/games/above_and_below/twins.py --pairs 2000

Whoever is ahead has more of everything, so that what foretells the winner need not be what brings it about. Twins do
not have that flaw: at some moments of a game the best option by the learned weights and another good one are both
played, with the same luck, by the same players, to the end. By how many points the ends differ is told by what the two
villages have more and less of at the end of that turn. Least squares say by how much the learned weights are off; a
fifth of the games at a time is kept aside to see whether that holds.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import mul
from typing import Any, cast

import numpy as np

from ludoteca.bots.learned import by_experience
from ludoteca.bots.simple import TURN, GreedyBot
from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.bot import worth
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.weights import LEARNED, WEIGHTS, aspects
from ludoteca.kernel import Option, Random

SPLIT = 0.1
"""Decisions at which a game has twins."""
OTHERS = 5
"""How many options after the best one may be the other twin's."""
ASTRAY = 0.05
"""Picks left to chance, so that villages differ."""
PARTS = 5
Array = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Twins:
    """By how much the first future is ahead of the second, at the end of the turn and at the end of the game."""

    game: int
    left: int
    ahead: tuple[float, ...]
    """In each aspect, own village less the other."""
    foretold: float
    """Points, by the learned weights."""
    points: int


def twins(seed: int) -> Iterator[Twins]:
    """The twins of one game for two."""
    chance, judge = random.Random(seed), by_experience(GAME)
    g = cast(AboveAndBelow, GAME.new(2, seed))
    players = [GreedyBot(judge, 31 * seed + seat) for seat in range(2)]
    while (ask := g.ask) is not None:
        view, player = g.view(ask.seat), players[ask.seat]
        pick = player.decide(view)
        thoughts = player.thoughts()
        if len(thoughts) > 1 and chance.random() < SPLIT:
            other = thoughts[chance.randrange(1, min(OTHERS + 1, len(thoughts)))].option
            pair = compared(seed, g, (pick, other), chance.randrange(1 << 30))
            yield from [pair] if pair is not None else []
        if chance.random() < ASTRAY:
            pick = chance.choice(list(judge.sensible(view, ask.seat, view.options)))
        g.choose(pick)


def compared(game: int, g: AboveAndBelow, picks: tuple[Option, Option], luck: int) -> Twins | None:
    """Both futures; nothing if one of them was over before the turn was, or in another round."""
    assert g.ask is not None
    seat = g.ask.seat
    (one, won), (two, lost) = (future(g, pick, seat, luck) for pick in picks)
    if one is None or two is None or one[0] != two[0]:
        return None
    left = one[0]
    ahead = tuple(a - b for a, b in zip(one[1], two[1], strict=True))
    return Twins(game, left, ahead, sum(map(mul, LEARNED[left], ahead)), won - lost)


def future(g: AboveAndBelow, pick: Option, seat: int, luck: int) -> tuple[tuple[int, tuple[float, ...]] | None, int]:
    """What the seat is ahead by when its turn is over, with the rounds left, and by how many points in the end."""
    g = g.clone()
    g.rng.deal(0, Random.seeded(luck))
    players = [GreedyBot(by_experience(GAME), luck + other) for other in range(2)]
    g.play(pick)
    noted, own = None, 0
    while (ask := g.ask) is not None:
        if noted is None and (ask.seat != seat or own == TURN):
            noted = max(0, ROUNDS - g.round), ahead_of(g, seat)
        own += ask.seat == seat
        g.choose(players[ask.seat].decide(g.view(ask.seat)))
    scores = g.outcome().scores
    return noted, scores[seat] - scores[1 - seat]


def ahead_of(g: AboveAndBelow, seat: int) -> tuple[float, ...]:
    """In each aspect, by how much this seat's village is ahead of the other."""
    worths = worth(g)
    mine, theirs = (aspects(g.villages[s], worths[s], passed=bool(g.passed >> s & 1)) for s in (seat, 1 - seat))
    return tuple(a - b for a, b in zip(mine, theirs, strict=True))


class Pairs:
    """Twins as a table of numbers: each aspect, and each aspect for every round that is left."""

    def __init__(self, found: Sequence[Twins]) -> None:
        self.game = np.array([pair.game for pair in found])
        left = np.array([pair.left for pair in found])
        ahead: Array = np.array([pair.ahead for pair in found])
        self.usual: Array = ahead.std(0) + 1e-9
        self.rows: Array = np.hstack([ahead / self.usual, ahead / self.usual * left[:, None] / (ROUNDS - 1)])
        self.foretold: Array = np.array([pair.foretold for pair in found])
        self.points: Array = np.array([float(pair.points) for pair in found])
        spread = {n: self.points[left == n].std() + 1.0 for n in set(left.tolist())}
        self.trust: Array = np.array([1 / spread[n] ** 2 for n in left.tolist()])

    def off(self, which: Array, cost: float) -> Array:
        """By how much the learned weights are off, by least squares over these pairs; large answers cost something."""
        rows, trust = self.rows[which], self.trust[which]
        weighed = rows * trust[:, None]
        missed = (self.points - self.foretold)[which]
        found: Array = np.linalg.solve(weighed.T @ rows + cost * np.eye(rows.shape[1]), weighed.T @ missed)
        return found

    def explained(self, cost: float) -> float:
        """How much of what the learned weights miss is told in games kept aside."""
        told = np.zeros(len(self.points))
        for part in range(PARTS):
            aside = self.game % PARTS == part
            told[aside] = self.rows[aside] @ self.off(~aside, cost)
        missed = self.points - self.foretold
        return float(1 - (self.trust * (missed - told) ** 2).sum() / (self.trust * missed**2).sum())

    def by_the_weights(self) -> float:
        """How much of what the ends differ by the learned weights tell."""
        missed = self.points - self.foretold
        return float(1 - (self.trust * missed**2).sum() / (self.trust * self.points**2).sum())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=700_000)
    asked = parser.parse_args()
    found: list[Twins] = []
    seed = asked.seed
    while len(found) < asked.pairs:
        found += twins(seed)
        seed += 1
    pairs = Pairs(found)
    print(f"{len(found)} pairs of {seed - asked.seed} games: the learned weights tell {pairs.by_the_weights():.3f}")
    costs = (10.0, 30.0, 100.0, 300.0, 1000.0)
    held = {cost: pairs.explained(cost) for cost in costs}
    for cost, part in held.items():
        print(f"of the rest {part:+.4f} in games kept aside, if large changes cost {cost:.0f}")
    best = max(costs, key=lambda cost: held[cost])
    off = pairs.off(np.ones(len(found), dtype=bool), best) / np.tile(pairs.usual, 2)
    for n, aspect in enumerate(WEIGHTS):
        print(f"{aspect:30} {off[n]:+.2f} {off[len(WEIGHTS) + n] / (ROUNDS - 1):+.2f}")


if __name__ == "__main__":
    main()
