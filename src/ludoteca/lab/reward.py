"""What a game was worth to each seat, for learners."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.kernel import Result
from ludoteca.lab.play import share_of_victory

Reward = Callable[[Result], list[float]]


def victory(result: Result) -> list[float]:
    """The winner has 1, the others share -1: with two players 1 and -1, with three 1, -0.5 and -0.5. Who shares the
    victory shares the 1 too; a game that nobody wins is lost by everybody."""
    lost = -1.0 / max(1, len(result.ranks) - 1)
    shares = [share_of_victory(result.ranks, seat) for seat in range(len(result.ranks))]
    return [share * (1.0 - lost) + lost for share in shares]


def lead(result: Result) -> list[float]:
    """How many points ahead of the best other."""
    scores = result.scores
    if len(scores) == 1:
        return [float(scores[0])]
    return [float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)]
