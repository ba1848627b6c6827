"""Every box judges itself: the bot room keeps its promises at any table."""

from __future__ import annotations

import pytest

from ludoteca.bots.bot import Mind
from ludoteca.kernel import Game, Random
from tests.bots.test_bots import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_values_lie_between_0_and_1_and_every_option_has_a_preference(game: Game) -> None:
    mind = Mind(game)
    for seats in game.seats:
        g, rng = game.new(seats, 3), Random.seeded(seats)
        for n in range(game.bound):
            if g.ask is None:
                break
            if n % 5 == 0:
                values = mind.values(g)
                assert len(values) == seats
                assert all(0 <= v <= 1 for v in values)
                assert values == pytest.approx([mind.value(g, seat) for seat in g.everyone])
            options = g.options
            assert all(isinstance(mind.prefer(g, option), float) for option in options)
            kept = mind.sensible(g, g.ask.seat, options)
            assert kept
            assert set(kept) <= set(options)
            g.play(rng.pick(options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_what_makes_sense_and_is_preferred_is_the_same_on_a_view(game: Game) -> None:
    """A bot that must hurry asks for preferences on its view, where hidden faces are unknown."""
    g, rng = game.new(game.seats[-1], 8), Random.seeded(8)
    mind = Mind(game)
    for n in range(game.bound):
        if g.ask is None:
            break
        if n % 7 == 0:
            view = g.view(g.ask.seat)
            assert all(isinstance(mind.prefer(view, option), float) for option in view.options)
            assert mind.sensible(view, g.ask.seat, view.options)
        g.play(rng.pick(g.options))
