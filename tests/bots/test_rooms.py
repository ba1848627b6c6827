"""Every box judges itself: the bot room keeps its promises at any table."""

from __future__ import annotations

import pytest

from ludoteca.bots.bot import Manner, Mind
from ludoteca.kernel import Game, Random
from tests.bots.test_bots import GAMES

JUDGES = [
    *((game, Manner()) for game in GAMES),
    *((game, Manner(experienced=True)) for game in GAMES if hasattr(game.room("bot"), "experienced")),
    *((game, Manner(practised=True)) for game in GAMES if hasattr(game.room("bot"), "practice")),
]


@pytest.mark.parametrize(("game", "manner"), JUDGES, ids=lambda one: getattr(one, "code", ""))
def test_values_lie_between_0_and_1_and_every_option_has_a_preference(game: Game, manner: Manner) -> None:
    mind = Mind(game, manner)
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


def test_experience_is_another_judgement_than_a_beginners() -> None:
    """Wherever there is one: at some table of a random game they disagree."""
    for game, manner in JUDGES:
        if not manner.experienced:
            continue
        beginner, experienced = Mind(game, Manner()), Mind(game, manner)
        g, rng = game.new(game.seats[-1], 5), Random.seeded(5)
        for _ in range(40):
            g.play(rng.pick(g.options))
        assert beginner.values(g) != pytest.approx(experienced.values(g))
        assert experienced.value(g, 1) == experienced.values(g)[1]


@pytest.mark.parametrize(("game", "manner"), JUDGES, ids=lambda one: getattr(one, "code", ""))
def test_what_makes_sense_and_is_preferred_is_the_same_on_a_view(game: Game, manner: Manner) -> None:
    """A bot that must hurry asks for preferences on its view, where hidden faces are unknown."""
    g, rng = game.new(game.seats[-1], 8), Random.seeded(8)
    mind = Mind(game, manner)
    for n in range(game.bound):
        if g.ask is None:
            break
        if n % 7 == 0:
            view = g.view(g.ask.seat)
            assert all(isinstance(mind.prefer(view, option), float) for option in view.options)
            assert mind.sensible(view, g.ask.seat, view.options)
        g.play(rng.pick(g.options))
