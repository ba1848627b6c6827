"""The learned weights of the strongest level that searches with rules of thumb.

`bot.worth`, which the weaker levels count with ("a beginner's worth"), is put right by what became of such villages:
houses and income count for more than it says, the more so the more rounds are left; beds, goods that lie on houses and
cards that renew for less; people who are ready, and builders among them, for more. The weights are those of the third
round of a first form of bench/games/above_and_below/tastes.py, 4,000 games each.
"""

from __future__ import annotations

import math
from operator import mul
from typing import Final

from ludoteca.games.above_and_below.content.board import INCOME, ROUNDS
from ludoteca.games.above_and_below.content.buildings import RENEWING
from ludoteca.games.above_and_below.content.goods import GOODS
from ludoteca.games.above_and_below.content.villagers import HAMMER, NO_CIDER_OR_POTION
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village

WEIGHTS: Final = {
    "a beginner's worth": (0.99, -0.07),
    "coins": (0.05, -0.03),
    "coins beyond 6": (0.17, -0.05),
    "coins beyond 12": (-0.30, 0.0),
    "income": (0.41, 0.36),
    "villagers": (-0.08, 0.16),
    "beds": (-0.49, -0.20),
    "beds slept in, and one more": (0.41, -0.06),
    "ready villagers": (0.53, 0.07),
    "ready builders": (1.00, -0.26),
    "empty caves": (0.19, 0.25),
    "reputation": (-0.06, -0.08),
    "cards that renew": (-0.07, -0.25),
    "goods in the supply": (-0.09, -0.09),
    "goods on buildings": (-0.68, -0.21),
    "buildings": (0.20, 0.22),
}
"""What one of each adds to the points foretold, on top of what a beginner's worth says of it: in the last round, and
more for each round that is left after this one."""
SPREAD: Final = (2.57, 4.48, 5.44, 6.09, 6.53, 7.14, 7.82)
"""By the rounds that are left, how far ahead one must be to win e times as often as not."""
Weights = tuple[tuple[float, ...], ...]
"""By the rounds that are left, what one of each is worth."""
LEARNED: Final = tuple(tuple(last + left * more for last, more in WEIGHTS.values()) for left in range(ROUNDS))


def aspects(village: Village, worth: float, *, passed: bool) -> tuple[float, ...]:
    """What a village has, in the order of the weights."""
    people, ready = village.villagers, 0 if passed else village.ready
    beds = village.beds + (people & NO_CIDER_OR_POTION).bit_count()
    coins = village.coins
    return (
        worth,
        coins,
        max(0, coins - 6),
        max(0, coins - 12),
        village.income() - INCOME[0],
        people.bit_count(),
        beds,
        min(people.bit_count() + 1, beds),
        ready.bit_count(),
        (ready & HAMMER).bit_count(),
        village.empty_caves,
        village.reputation,
        (village.built & RENEWING).bit_count(),
        sum(village.items[: len(GOODS)]),
        village.harvest,
        village.built.bit_count(),
    )


def chances(g: AboveAndBelow, worths: list[float], weights: Weights = LEARNED) -> list[float]:
    """How likely each seat is to beat the best of the others, given what a beginner thinks of everybody."""
    left = max(0, ROUNDS - g.round)
    points = [
        sum(map(mul, weights[left], aspects(village, worths[seat], passed=bool(g.passed >> seat & 1))))
        for seat, village in enumerate(g.villages)
    ]
    return against_the_best(points, SPREAD[left])


def against_the_best(points: list[float], spread: float) -> list[float]:
    """How each seat's points compare with the best of the others', from 0 to 1."""
    first, second = sorted(points, reverse=True)[:2]
    return [1 / (1 + math.exp(((second if mine == first else first) - mine) / spread)) for mine in points]
