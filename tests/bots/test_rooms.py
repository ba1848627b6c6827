"""Every box judges itself: the bot room keeps its promises at any table."""

from __future__ import annotations

import pytest

from ludoteca.bots.levels import inclined
from ludoteca.kernel import Game, Random, Search
from tests.bots.test_bots import GAMES

JUDGES = [
    *((game, Search()) for game in GAMES),
    *((game, Search(learned=True)) for game in GAMES if game.judge.learned is not None),
    *((game, Search(farsighted=True)) for game in GAMES if game.judge.farsighted is not None),
    *((game, Search(expert=True)) for game in GAMES if game.judge.expert is not None),
    *((inclined(game, name), game.judge.search[-1]) for game in GAMES for name in game.judge.temperaments),
]


@pytest.mark.parametrize(("game", "search"), JUDGES, ids=lambda one: getattr(one, "code", ""))
def test_values_lie_between_0_and_1_and_every_option_has_a_preference(game: Game, search: Search) -> None:
    judge = game.judge.at(search)
    for seats in game.seats:
        g, rng = game.new(seats, 3), Random.seeded(seats)
        for n in range(game.bound):
            if g.ask is None:
                break
            if n % 5 == 0:
                values = judge.values(g)
                assert len(values) == seats
                assert all(0 <= v <= 1 for v in values)
                assert values == pytest.approx([judge.value(g, seat) for seat in g.everyone])
            options = g.options
            tastes = [judge.prefer(g, option) for option in options]
            assert all(isinstance(taste, float) for taste in tastes)
            assert judge.prefers(g, options) == tastes
            kept = judge.sensible(g, g.ask.seat, options)
            assert kept
            assert set(kept) <= set(options)
            g.play(rng.pick(options))


def test_learned_weights_judge_otherwise_than_a_beginner() -> None:
    """Wherever there is one: at some table of a random game they disagree."""
    for game, search in JUDGES:
        if not search.learned:
            continue
        beginner, learned = game.judge, game.judge.at(search)
        g, rng = game.new(game.seats[-1], 5), Random.seeded(5)
        for _ in range(40):
            g.play(rng.pick(g.options))
        assert beginner.values(g) != pytest.approx(learned.values(g))
        assert learned.value(g, 1) == learned.values(g)[1]


def test_who_has_learned_a_part_of_it_judges_in_between() -> None:
    for game in (game for game in GAMES if game.judge.learned is not None):
        g, rng = game.new(game.seats[-1], 5), Random.seeded(5)
        for _ in range(40):
            g.play(rng.pick(g.options))
        thumb, quarter, weighed = (game.judge.at(Search(learned=part)).values(g) for part in (0.0, 0.25, 1.0))
        assert quarter == pytest.approx([0.75 * a + 0.25 * b for a, b in zip(thumb, weighed, strict=True)])
        assert thumb != pytest.approx(weighed)


@pytest.mark.parametrize(("game", "search"), JUDGES, ids=lambda one: getattr(one, "code", ""))
def test_what_makes_sense_and_is_preferred_is_the_same_on_a_view(game: Game, search: Search) -> None:
    """A bot that must hurry asks for preferences on its view, where hidden faces are unknown."""
    g, rng = game.new(game.seats[-1], 8), Random.seeded(8)
    judge = game.judge.at(search)
    for n in range(game.bound):
        if g.ask is None:
            break
        if n % 7 == 0:
            view = g.view(g.ask.seat)
            assert all(isinstance(judge.prefer(view, option), float) for option in view.options)
            assert judge.sensible(view, g.ask.seat, view.options)
        g.play(rng.pick(g.options))
