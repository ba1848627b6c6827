"""Two futures of one moment say what a pick brings, whoever was ahead before."""

from __future__ import annotations

import random
from itertools import islice

import numpy as np
import pytest

from bench.games.above_and_below.twins import Pairs, Twins, compared, twins
from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.weights import WEIGHTS


def pairs(worth_of_coins: float) -> Pairs:
    """Coins bring so many points more than the learned weights say, in every round."""
    chance, found = random.Random(1), []
    for n in range(500):
        ahead = tuple(chance.gauss(0, 2) for _ in WEIGHTS)
        foretold = chance.gauss(0, 3)
        points = round(foretold + worth_of_coins * ahead[1] + chance.gauss(0, 1))
        found.append(Twins(n, chance.randrange(ROUNDS), ahead, foretold, points))
    return Pairs(found)


def test_what_the_weights_miss_is_found() -> None:
    some = pairs(0.8)
    off = some.off(np.ones(500, dtype=bool), 1.0)[1] / some.usual[1]
    assert off == pytest.approx(0.8, abs=0.15)
    assert some.explained(1.0) > 0.4


def test_where_they_miss_nothing_nothing_is_found() -> None:
    none = pairs(0.0)
    assert none.explained(10.0) < 0.05
    assert none.by_the_weights() > 0.8


def test_twins_differ_in_one_pick_and_in_nothing_else() -> None:
    g = GAME.new(2, 3)
    assert isinstance(g, AboveAndBelow)
    pick = g.options[0]
    same = compared(3, g, (pick, pick), 5)
    assert same is not None
    assert (same.points, same.foretold, set(same.ahead)) == (0, 0.0, {0.0})
    assert g == GAME.new(2, 3), "the table is as it was"


def test_a_game_has_twins_and_the_same_ones_again() -> None:
    found = list(islice(twins(11), 2))
    assert len(found) == 2
    assert found == list(islice(twins(11), 2))
    assert any(any(pair.ahead) for pair in found)
