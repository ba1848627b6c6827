"""What a network reads of the table."""

from __future__ import annotations

import pytest

from ludoteca.bots import make
from ludoteca.bots.lanes import MOST
from ludoteca.bots.master import Master, below
from ludoteca.games.dune_imperium.practice import practised
from ludoteca.games.dune_imperium.reading import HOUSE, LESSON, NAMES, TABLE, reading
from ludoteca.kernel import Random
from ludoteca.registry import box
from tests.games.dune_imperium.scene import dune

GAME = box("dune_imperium")


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_has_a_name_and_is_small(seats: int) -> None:
    """Through whole games of chance, from every seat; whoever is not there is told as nothing."""
    assert len(NAMES) == len(set(NAMES))
    g, chance = GAME.new(seats, 5), Random.seeded(5)
    houses = 3 if seats == 1 else seats
    while not g.over:
        for seat in g.everyone:
            said = reading(g.view(seat).guess(chance), seat)  # type: ignore[arg-type]
            assert len(said) == len(NAMES)
            assert max(map(abs, said)) <= MOST
            assert not any(said[len(TABLE) + houses * len(HOUSE) :])
        for _ in range(12):
            if not g.over:
                g.play(chance.pick(g.options))


def test_it_is_what_a_network_learns_from() -> None:
    assert GAME.lesson is LESSON
    assert set(LESSON.about) == {name.split("-")[0] for name in NAMES}


def test_the_others_intrigue_cards_count_and_are_not_read() -> None:
    said = [
        reading(dune().intrigue("Ana", "Ambush").intrigue("Bia", card).turn("Ana").g, 0)
        for card in ("Windfall", "Tiebreaker")
    ]
    assert said[0] == said[1]
    named = dict(zip(NAMES, said[0], strict=True))
    assert named["sleeve-swords"] == 0.8
    assert named["intrigue-1"] == pytest.approx(1 / 3)


def test_practice_weighs_what_is_read() -> None:
    """Goods are worth something, the chances of two add up, and nobody peeks at the Intrigue cards of others."""
    even, ahead = dune("Ana Bia").turn("Ana"), dune("Ana Bia").give("Bia", solari=8).turn("Ana")
    assert practised(ahead.g)[1] > practised(even.g)[1]
    assert sum(practised(ahead.g)) == pytest.approx(1.0)
    cards = [practised(dune("Ana Bia").intrigue("Bia", card).turn("Ana").g) for card in ("Windfall", "Ambush")]
    assert cards[0] == cards[1]


def test_the_master_of_two_judges_by_practice_and_with_more_it_is_the_level_below() -> None:
    bot = make("master", 1, GAME, timed=False)
    assert isinstance(bot, Master)
    g = dune("Ana Bia").give("Bia", solari=8).turn("Ana").g
    bot.sit_down(2)
    assert bot.judge.values(g) == practised(g)
    bot.sit_down(3)
    assert bot.search == below(GAME)
    assert bot.judge.values(g) == GAME.judge.values(g)


@pytest.mark.parametrize("seats", GAME.seats)
def test_practice_judges_every_table(seats: int) -> None:
    g, chance = GAME.new(seats, 6), Random.seeded(6)
    while not g.over:
        said = practised(g)  # type: ignore[arg-type]
        assert len(said) == seats
        assert all(0 < one < 1 for one in said)
        for _ in range(12):
            if not g.over:
                g.play(chance.pick(g.options))


def test_an_alliance_within_a_step_is_told() -> None:
    g = dune().influence("Ana", fremen=4).influence("Bia", fremen=4, emperor=3).turn("Ana").g
    named = dict(zip(NAMES, reading(g, 0), strict=True))
    assert named["alliance-near-1"] >= 0.5
    assert named["tracks-3-1"] == 0.5
