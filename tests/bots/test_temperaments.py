"""Temperaments: what a bot wants for its own sake, for variety at the table."""

from __future__ import annotations

import math
from typing import Any

import pytest

from ludoteca.bots import joined, make, split, understood
from ludoteca.bots.bot import Clock
from ludoteca.bots.levels import inclined
from ludoteca.bots.measured import UNKNOWN, strength
from ludoteca.kernel import Game, Random, Refused
from ludoteca.kernel.rooms import wishful
from ludoteca.registry import box, boxes
from tests.bots.test_bots import moments
from tests.conformance.toy import GAME as TOY

FOND = [(game, name) for game in boxes().values() for name in game.judge.temperaments]
"""Every temperament there is."""
DUNE = box("dune_imperium")


def test_who_has_one_more_of_what_he_wants_feels_e_times_as_likely_to_win() -> None:
    even = [0.5, 0.5]
    found = wishful(even, [{"coins": 3.0, "lands": 9.0}, {"coins": 2.0, "lands": 0.0}], {"coins": 1.0})
    assert found[0] / (1 - found[0]) == pytest.approx(math.e)
    assert found[1] / (1 - found[1]) == pytest.approx(1 / math.e)


def test_what_is_compared_with_is_the_average_of_the_others() -> None:
    has = [{"coins": 3.0}, {"coins": 1.0}, {"coins": 5.0}]
    assert wishful([0.5, 0.2, 0.3], has, {"coins": 1.0})[0] == pytest.approx(0.5)


def test_a_victory_stays_a_victory() -> None:
    assert wishful([1.0, 0.0], [{"coins": 0.0}, {"coins": 90.0}], {"coins": 1.0}) == [1.0, 0.0]


def test_who_plays_alone_has_nobody_to_compare_with() -> None:
    assert wishful([0.5], [{"coins": 0.0}], {"coins": 1.0}) == [0.5]


@pytest.mark.parametrize(("game", "name"), FOND, ids=lambda one: getattr(one, "code", one))
def test_a_temperament_leans_on_terms_of_its_judge(game: Game, name: str) -> None:
    terms = game.judge.terms
    assert terms is not None
    for seats in game.seats:
        g, rng = game.new(seats, 3), Random.seeded(3)
        for _ in range(30):
            g.play(rng.pick(g.options))
        assert game.judge.temperaments[name].keys() <= terms(g, 0).keys()


@pytest.mark.parametrize(("game", "name"), FOND, ids=lambda one: getattr(one, "code", one))
def test_a_bot_with_a_temperament_decides_the_same_whatever_it_cannot_see(game: Game, name: str) -> None:
    for g in moments(game, seed=6, every=11, most=3):
        assert g.ask is not None
        seat = g.ask.seat
        other = g.view(seat).guess(Random.seeded(78))
        here, there = (
            make(f"mcts-fast:{name}", 3, game, timed=False).decide(table.view(seat), Clock(iterations=8))
            for table in (g, other)
        )
        assert here is there


def test_a_raider_sees_more_in_the_conflict_than_others_do() -> None:
    g: Any = DUNE.new(2, 4)
    rng = Random.seeded(4)
    while not any(g.players[seat].conflict for seat in g.everyone):
        g.play(rng.pick(g.options))
    fighting = next(seat for seat in g.everyone if g.players[seat].conflict)
    sober, fond = DUNE.judge.value(g, fighting), inclined(DUNE, "raider").judge.value(g, fighting)
    assert fond > sober
    assert inclined(DUNE, "raider").judge.search == DUNE.judge.search


def test_a_bots_name_may_say_its_temperament() -> None:
    assert split("mcts:raider") == ("mcts", "raider")
    assert split("mcts") == ("mcts", "")
    assert joined("mcts", "raider") == "mcts:raider"
    assert joined("mcts", "") == "mcts"
    assert joined("random", "raider") == "random"
    assert understood("greedy:raider", DUNE)
    assert not understood("greedy:raider", TOY)
    assert not understood("hal9000:raider", DUNE)


def test_a_temperament_that_a_box_does_not_know_is_refused() -> None:
    with pytest.raises(Refused, match="raider, diplomat, gambler"):
        make("greedy:host", 1, DUNE)
    with pytest.raises(Refused, match="none"):
        make("greedy:raider", 1, TOY)


def test_somebody_with_a_temperament_is_rated_like_the_level_but_less_surely() -> None:
    sober, fond = strength("roam", "mcts"), strength("roam", "mcts:raider")
    assert fond[0] == sober[0]
    assert sober[1] < fond[1] < UNKNOWN[1]
