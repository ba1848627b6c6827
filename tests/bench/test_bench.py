"""What of the bench is free of noise is a test: calls are counted, not timed."""

from __future__ import annotations

import random

import pytest

from bench.engine import TABLES, half_way
from bench.measure import calls_per_decision, clone_us, measure
from ludoteca.kernel import Game
from ludoteca.kernel.playout import play_out
from ludoteca.registry import boxes

CALLS = {"roam": 60}
"""At most so many Python calls per decision of a random game; a box that is not named here has twice the room."""


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_decision_costs_few_calls(code: str) -> None:
    game = boxes()[code]
    seats = 3 if 3 in game.seats else game.seats[0]
    variants = dict(TABLES.get(code, {}))

    def play(seed: int) -> int:
        return play_out(game.new(seats, seed, **variants), random.Random(seed))

    assert calls_per_decision(play, games=4) <= CALLS.get(code, 120)


def test_calls_are_counted_exactly() -> None:
    def nothing() -> None: ...

    def play(_seed: int) -> int:
        for _ in range(6):
            nothing()
        return 2

    assert calls_per_decision(play) == 3.5  # six calls and the game itself, for two decisions


def test_the_measured_table_is_half_way_and_the_figures_add_up(lantern: Game) -> None:
    half = half_way(lantern, 3, {})
    assert not half.over
    assert half.played or half.trick  # type: ignore[attr-defined]  # the example's own fields

    def play(seed: int) -> int:
        return play_out(lantern.new(3, seed), random.Random(seed))

    figures = measure(play, half.clone, seconds=0.05)
    assert figures.decisions_per_game >= 12
    assert figures.decisions_per_second > figures.games_per_second * 10
    assert 0 < figures.clone_us < 10_000
    assert clone_us(half.clone, repeats=1, times=10) > 0
