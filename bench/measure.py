"""How fast something plays, how long a copy takes, how many Python calls a decision costs.

No imports of ours: the peer's environment runs this file too. Seconds are the process's own time on a core, so that a
busy machine disturbs less.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import Any

PlayOne = Callable[[int], int]
"""Plays the game of a seed to its end and returns the number of decisions."""


@dataclass(frozen=True)
class Figures:
    """What was measured."""

    decisions_per_second: float
    games_per_second: float
    clone_us: float
    calls_per_decision: float
    decisions_per_game: float


def measure(
    play: PlayOne, clone: Callable[[], Any] | None, seconds: float, rounds: int = 3, *, calls: bool = True
) -> Figures:
    """The best of some rounds: what else the machine does can only slow a round down. Calls are counted if wanted, and
    nothing is copied where there is no copying."""
    play(0)
    best = (0.0, 0.0)
    seed = decisions_in_all = 0
    for _ in range(rounds):
        decisions = games = 0
        start = time.process_time()
        while time.process_time() - start < seconds / rounds:
            seed += 1
            games += 1
            decisions += play(seed)
        spent = time.process_time() - start
        decisions_in_all += decisions
        best = max(best, (decisions / spent, games / spent))
    copying = clone_us(clone) if clone is not None else 0.0
    return Figures(*best, copying, calls_per_decision(play) if calls else 0.0, decisions_in_all / seed)


def clone_us(clone: Callable[[], Any], repeats: int = 5, times: int = 1000) -> float:
    best = float("inf")
    for _ in range(repeats):
        start = time.process_time()
        for _ in range(times):
            clone()
        best = min(best, time.process_time() - start)
    return best / times * 1e6


def calls_per_decision(play: PlayOne, games: int = 10) -> float:
    """Python-to-Python calls, counted; the count knows no noise."""
    calls = 0

    def count(_frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal calls
        calls += event == "call"

    decisions = 0
    sys.setprofile(count)
    try:
        for seed in range(1, games + 1):
            decisions += play(seed)
    finally:
        sys.setprofile(None)
    return calls / decisions
