"""Learning from players with tastes of their own."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bench.games.above_and_below.tastes import BEGINNER, USUAL, Games, Noted, learned, played, taste, told
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.weights import LEARNED, WEIGHTS


def games(worth_of_coins: float) -> Games:
    """Coins bring so many points each, the more rounds are left the more; a beginner's worth says nothing."""
    chance = random.Random(1)
    found = []
    for _ in range(400):
        left = chance.randrange(ROUNDS)
        ahead = tuple(chance.gauss(0, 3) for _ in USUAL)
        lead = worth_of_coins * (1 + left) * ahead[1] + chance.gauss(0, 2)
        found.append(([Noted(left, ahead, 1)], round(lead)))
    return Games(found)


def test_what_brings_points_gets_weight_by_the_rounds_left() -> None:
    few = games(0.5)
    found = told(few, learned(few))
    assert found.weights[0][1] == pytest.approx(0.5, abs=0.2)
    assert found.weights[-1][1] == pytest.approx(0.5 * ROUNDS, abs=0.3)
    assert abs(found.weights[3][5]) < 0.3
    assert all(0.8 < spread < 2 for spread in found.spread)
    assert min(few.explained(learned(few))) > 0.3
    assert max(few.explained(np.zeros(2 * len(USUAL) + 1))) == 0


def test_tastes_differ_but_a_beginners_worth_is_nobodys_taste() -> None:
    chance = random.Random(2)
    one, two = taste(chance, BEGINNER), taste(chance, BEGINNER)
    assert one != two
    assert one[0][0] == two[0][0] == 1.0
    between = taste(chance, LEARNED)[2][0]
    assert LEARNED[2][0] <= between <= 1.0


def test_a_game_is_noted_between_turns() -> None:
    moments, lead = played(500_000, BEGINNER)
    assert len(moments) > 10
    assert {noted.left for noted in moments} >= {0, ROUNDS - 1}
    assert all(len(noted.ahead) == len(WEIGHTS) == len(USUAL) for noted in moments)
    assert played(500_000, BEGINNER)[1] == lead
