"""Which way weights should go."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bench.nudges import entries, fitted, nudged, played
from ludoteca.games.calamandara import weights
from ludoteca.games.calamandara.content.symbols import FOGO

NAMES = ("NEXT", "USEFUL")


def test_a_nudge_leaves_the_weights_in_force_as_they_are() -> None:
    before = dict(weights.USEFUL)
    off = nudged(weights, {("USEFUL", FOGO): 1.0, ("NEXT", None): -1.0})
    assert off["USEFUL"] == {**before, FOGO: pytest.approx(before[FOGO] + 0.1)}
    assert off["NEXT"] == pytest.approx(0.6 * weights.NEXT)
    assert before == weights.USEFUL


def test_a_game_is_a_nudge_for_every_weight_and_a_winner() -> None:
    before = {name: getattr(weights, name) for name in NAMES}
    above, won = played("calamandara", "weights", NAMES, 3)
    assert len(above) == len(entries(weights, NAMES)) == 1 + len(weights.USEFUL)
    assert won in (0.0, 0.5, 1.0)
    assert (above, won) == played("calamandara", "weights", NAMES, 3)
    assert before == {name: getattr(weights, name) for name in NAMES}


def test_what_wins_is_found_and_what_does_not_matter_is_not() -> None:
    chance = random.Random(4)
    above = np.array([[chance.gauss(0, 1) for _ in range(3)] for _ in range(500)])
    won = np.array([float(chance.random() < 0.5 + 0.1 * row[0] - 0.05 * row[1]) for row in above])
    brings, errors = fitted(above, won)
    assert brings == pytest.approx([0.1, -0.05, 0.0], abs=3 * max(errors))
    assert all(0.015 < error < 0.03 for error in errors)
    assert abs(brings[2]) < 2 * errors[2]
    assert brings[0] > 3 * errors[0]
