"""Situations and options in numbers, for whoever learns which to prefer: every box, and what it must not see."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.bots.experience import features_of
from ludoteca.kernel import Game, Random, State
from ludoteca.registry import boxes

ABLE = [game for game in boxes().values() if game.judge.option_features is not None]
MOST = 12
"""No number is larger: a course learns at the same rate from all of them."""


def decisions(game: Game) -> Iterator[State]:
    """Tables at which somebody has a choice, of two random games at every player count."""
    for seats in game.seats:
        for seed in (5, 6):
            g, chance = game.new(seats, seed), Random.seeded(seed)
            for n in range(300):
                if g.over:
                    break
                if not n % 5 and g.ask is not None and len(g.options) > 1:
                    yield g
                g.play(chance.pick(g.options))


@pytest.mark.parametrize("game", ABLE, ids=lambda game: game.code)
def test_every_number_has_a_name_and_is_small(game: Game) -> None:
    features = features_of(game)
    for names in (features.moments, features.marks, features.bearings):
        assert len(set(names)) == len(names)
    assert all(len(features.about(one)) == len(features.marks) for one in game.actions)
    met = 0
    for g in decisions(game):
        assert g.ask is not None
        rows = [features.moment(g, g.ask.seat)]
        assert len(rows[0]) == len(features.moments)
        if features.bearing is not None:
            told = features.bearing(g, g.ask.seat, g.options)
            assert len(told) == len(g.options)
            assert all(len(row) == len(features.bearings) for row in told)
            rows += told
            met += any(any(row) for row in told)
        rows += [features.about(option) for option in g.options]
        assert all(abs(number) <= MOST for row in rows for number in row)
    assert met or features.bearing is None


@pytest.mark.parametrize("game", ABLE, ids=lambda game: game.code)
def test_nothing_hidden_is_among_them(game: Game) -> None:
    """In a guess of what the seat cannot see the numbers are the same as at the table itself."""
    features, rng = features_of(game), Random.seeded(9)
    for g in decisions(game):
        assert g.ask is not None
        seat, options = g.ask.seat, g.options
        guess = g.view(seat).guess(rng)
        assert features.moment(guess, seat) == features.moment(g, seat)
        if features.bearing is not None:
            assert features.bearing(guess, seat, options) == features.bearing(g, seat, options)
