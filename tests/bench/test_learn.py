"""Learning from who won."""

from __future__ import annotations

import numpy as np
import pytest

from bench.games.zero11.learn import Likelihood, Noted, learned, played
from ludoteca.games.zero11.progress import NOBODY_WINS, WEIGHTS

Has = list[tuple[float, ...]]
RICH: Has = [(1.0, 0.3), (0.0, 0.3)]
POOR: Has = [(0.0, 0.3), (1.0, 0.3)]
ALIKE: Has = [(0.5, 0.3), (0.5, 0.3)]


def moment(has: Has) -> Noted:
    return Noted(has, (1.0,), [0.0, 0.0])


def games() -> Likelihood:
    """Who is richer mostly wins, the second aspect is the same for all, and once nobody won."""
    told = [(RICH, 0)] * 9 + [(POOR, 1)] * 9 + [(RICH, 1), (POOR, 0), (ALIKE, 2)]
    return Likelihood([([moment(has)], winner) for has, winner in told])


def test_what_decides_gets_weight_and_what_all_have_gets_none() -> None:
    weights = learned(games(), 3)
    riches, alike, nobody = weights
    assert riches > 1
    assert abs(alike) < 0.5
    assert nobody < riches
    assert games()(weights)[0] < games()(np.zeros(3))[0]


def test_the_slope_is_that_of_the_surprise() -> None:
    at, step = np.array([0.4, -0.2, 0.1]), 1e-6
    slope = games()(at)[1]
    for n in range(3):
        aside = at.copy()
        aside[n] += step
        assert (games()(aside)[0] - games()(at)[0]) / step == pytest.approx(slope[n], abs=1e-4)


def test_a_game_is_noted_between_turns() -> None:
    moments, winner = played(300_000, 3)
    assert len(moments) > 20
    assert 0 <= winner <= 3
    assert all(len(has) == len(WEIGHTS) for noted in moments for has in noted.has)
    assert all(len(noted.around) == len(NOBODY_WINS) for noted in moments)
