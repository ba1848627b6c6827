"""Weights of 011 by phase."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench.games.zero11.phases import BEGINNING, NAMES, PHASES, judged_by, likeliest, phase, row, surprise
from ludoteca.bots.learned import by_experience
from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.bot import suspects
from ludoteca.games.zero11.state import NOWHERE
from ludoteca.kernel import Random

AS_BEFORE = [BEGINNING] * len(PHASES)


@pytest.mark.parametrize("seats", [3, 5])
def test_learning_begins_with_what_the_strongest_level_believes(seats: int) -> None:
    g: Any = GAME.new(seats, seats)
    rng, usual, now = Random.seeded(seats), by_experience(GAME), judged_by(AS_BEFORE)
    for _ in range(300):
        if g.over or g.organ != NOWHERE:
            break
        assert phase(g) in range(len(PHASES))
        assert now(g) == pytest.approx(usual.values(g))
        for seat in g.everyone:
            has = row(g, seat, suspects(g, seat))
            assert len(has) == len(NAMES)
            assert all(0 <= number <= 2 for number in has)
        g.play(rng.pick(g.options))


def test_what_a_seat_cannot_see_does_not_change_what_it_counts_of_itself() -> None:
    g: Any = GAME.new(3, 5)
    rng = Random.seeded(5)
    for _ in range(120):
        g.play(rng.pick(g.options))
    for seat in g.everyone:
        view, counted = g.view(seat), []
        for _ in range(5):
            guess = view.guess(rng)
            counted.append(row(guess, seat, suspects(guess, seat)))
        assert all(one == counted[0] for one in counted)


def test_what_decides_gets_weight_and_what_all_have_gets_none() -> None:
    rows = np.array([[[1.0, 0.5], [0.0, 0.5]], [[0.0, 0.5], [1.0, 0.5]]] * 10 + [[[1.0, 0.5], [0.0, 0.5]]])
    winner = np.array([0, 1] * 10 + [1])
    before = np.zeros(2)
    weights = likeliest(rows, winner, before)
    assert weights[0] > 1
    assert abs(weights[1]) < 1e-6
    assert surprise(rows, winner, weights) < surprise(rows, winner, before)
