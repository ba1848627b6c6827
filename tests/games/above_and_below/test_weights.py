"""What somebody who has played often knows better."""

from __future__ import annotations

import pytest

from ludoteca.games.above_and_below.bot import learned, values, worth
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.weights import LEARNED, SPREAD, WEIGHTS, aspects, chances
from tests.games.above_and_below.scene import scene


def test_every_aspect_has_its_weight_in_every_round() -> None:
    g = scene(3).g
    has = aspects(g.villages[0], worth(g)[0], passed=False)
    assert len(has) == len(WEIGHTS)
    assert [len(weights) for weights in LEARNED] == [len(WEIGHTS)] * ROUNDS
    assert len(SPREAD) == ROUNDS
    assert list(SPREAD) == sorted(SPREAD)  # the end is easier to foretell


def test_who_has_just_a_beginners_worth_to_go_by_judges_like_one() -> None:
    g = scene(3).has("Ana", coins=9).g
    beginner = ((1.0, *[0.0] * (len(WEIGHTS) - 1)),) * ROUNDS
    ahead = chances(g, worth(g), beginner)
    assert (ahead[0] > ahead[1]) == (values(g)[0] > values(g)[1])
    assert ahead[0] + ahead[1] == pytest.approx(1.0)


def test_who_has_passed_has_nobody_ready() -> None:
    village = scene(3).g.villages[0]
    ready = list(WEIGHTS).index("ready villagers")
    assert aspects(village, 0.0, passed=False)[ready] == village.ready.bit_count() > 0
    assert aspects(village, 0.0, passed=True)[ready] == 0


def test_coins_that_cannot_be_spent_in_time_are_worth_little() -> None:
    """What the beginner counts for 0.9 each up to the fourteenth."""

    def gain(fewer: int, more: int) -> float:
        one, other = (learned(scene(3).has("Ana", coins=coins).g)[0] for coins in (fewer, more))
        return other - one

    assert gain(4, 6) > 2 * gain(12, 14)
