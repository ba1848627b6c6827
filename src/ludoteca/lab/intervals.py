"""How sure one may be of what many games say: intervals, tests, and what many comparisons at once ask for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist
from typing import Final

Z: Final = 1.96
"""Standard deviations of a 95 % interval."""


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The 95 % interval of a rate (Wilson 1927): honest also near 0 and 1 and for few games."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(numbers: Sequence[float], z: float = Z) -> tuple[float, float, float]:
    """Mean, and where the true one lies in 95 of 100 studies."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count < 2:
        return mean, -math.inf, math.inf
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    reach = z * math.sqrt(variance / count)
    return mean, mean - reach, mean + reach


def chance_of(z: float) -> float:
    """How likely chance alone is at least so many standard deviations off, on either side."""
    return 2 * NormalDist().cdf(-abs(z))


def same_rate(wins_a: float, games_a: float, wins_b: float, games_b: float) -> float:
    """How likely two rates that are the same would look so different (two-proportion test)."""
    if not games_a or not games_b:
        return 1.0
    pooled = (wins_a + wins_b) / (games_a + games_b)
    spread = math.sqrt(pooled * (1 - pooled) * (1 / games_a + 1 / games_b))
    return chance_of((wins_a / games_a - wins_b / games_b) / spread) if spread else 1.0


def same_mean(a: Sequence[float], b: Sequence[float]) -> float:
    """How likely two means that are the same would look so different (Welch's test, for many games)."""
    if len(a) < 2 or len(b) < 2:
        return 1.0
    (mean_a, var_a), (mean_b, var_b) = _moments(a), _moments(b)
    spread = math.sqrt(var_a / len(a) + var_b / len(b))
    if not spread:
        return 1.0 if mean_a == mean_b else 0.0
    return chance_of((mean_a - mean_b) / spread)


def zero_mean(differences: Sequence[float]) -> float:
    """How likely differences that are nothing on average would look so large (paired test, for many games)."""
    if len(differences) < 2:
        return 1.0
    mean, variance = _moments(differences)
    if not variance:
        return 1.0 if not mean else 0.0
    return chance_of(mean / math.sqrt(variance / len(differences)))


def _moments(numbers: Sequence[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    return mean, sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)


def holm(chances: Sequence[float], level: float = 0.05) -> list[bool]:
    """Which of many findings stand when all were looked for at once (Holm 1979): at most one study in twenty claims
    anything that is only chance."""
    stands = [False] * len(chances)
    for tried, n in enumerate(sorted(range(len(chances)), key=lambda n: chances[n])):
        if chances[n] > level / (len(chances) - tried):
            break
        stands[n] = True
    return stands
