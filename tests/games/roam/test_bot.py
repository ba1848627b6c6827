"""The bot's judgement and the learner's numbers."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.bots import make
from ludoteca.bots.experience import Experience
from ludoteca.bots.master import Master, shipped
from ludoteca.games.roam import GAME, bot, weights
from ludoteca.games.roam import features as room
from ludoteca.games.roam.content import CARDS_TO_END
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import Random
from tests.games.roam.scene import roam


def some_tables() -> list[Roam]:
    """Tables before every seventh pick of a few random games."""
    found = []
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        g = cast(Roam, GAME.new(seats=seats, seed=seed, mode="full", outpost="yes", stacking="yes", edges="chosen"))
        rng = Random.seeded(seed)
        n = 0
        while not g.over:
            if n % 7 == 0:
                found.append(g.clone())
            g.play(rng.pick(g.options))
            n += 1
    return found


def test_a_value_is_between_0_and_1_and_every_option_has_a_preference() -> None:
    for g in some_tables():
        assert all(0 <= bot.value(g, seat) <= 1 for seat in g.everyone)
        assert all(isinstance(bot.prefer(g, option), float) for option in g.options)


def test_who_is_far_ahead_stands_well() -> None:
    g = roam().owns("P1", "Kite Flyer", "Cartwright", "Bellringer").g
    assert bot.value(g, 0) > 0.8
    assert bot.value(g, 1) < 0.2
    assert bot.value(roam().g, 0) == pytest.approx(0.5)


def test_a_beginner_completes_a_land_for_himself_and_not_for_somebody_else() -> None:
    g = roam().markers("P1", "0,0 0,1 1,0 1,1 2,1").turn("P1").says("P1", "use Pathfinder").g
    best = max(g.options, key=lambda o: bot.prefer(g, o))
    assert best.key in {"at:0", "at:6", "at:12"}  # every column that covers 2,0
    g = roam().markers("P2", "0,0 0,1 1,0 1,1 2,1").turn("P1").says("P1", "use Pathfinder").g
    worst = min(g.options, key=lambda o: bot.prefer(g, o))
    assert worst.key in {"at:0", "at:6", "at:12"}


@pytest.mark.parametrize(("seats", "mode"), [(2, "basic"), (3, "full")])
def test_the_greedy_bot_beats_random_players(seats: int, mode: str) -> None:
    won = 0.0
    for seed in range(4):
        g = GAME.new(seats=seats, seed=seed, mode=mode)
        me = seed % seats
        bots = [make("greedy" if seat == me else "random", seed, GAME) for seat in range(seats)]
        while g.ask is not None:
            g.choose(bots[g.ask.seat].decide(g.view(g.ask.seat)))
        result = g.result
        assert result is not None
        won += result.ranks[me] == 1
    assert won >= 3


def test_features_have_a_name_each_and_see_only_what_the_seat_sees() -> None:
    assert len(set(room.NAMES)) == len(room.NAMES)
    for g in some_tables():
        for seat in g.everyone:
            numbers = room.features(g.view(seat), seat)
            assert len(numbers) == len(room.NAMES)
            assert numbers == room.features(g, seat), "nothing hidden is among them"
            assert all(isinstance(number, float) for number in numbers)


def test_a_feature_says_what_its_name_says() -> None:
    g = roam(3).markers("P2", "2,2").coins(P2=5).symbols(three="0,1").g
    numbers = dict(zip(room.NAMES, room.features(g.view(1), 1), strict=True))
    assert numbers["marker-0-14"] == 0.5
    assert numbers["marker-2-14"] == 0
    assert numbers["coins-0"] == 0.5
    assert numbers["symbols-1"] == 1
    assert numbers["present-2"] == 1
    assert numbers["present-3"] == 0
    assert numbers["ask-UseCharacter"] == 1
    assert numbers["character-0-start-warden"] == 1


def test_the_master_of_two_prefers_what_a_search_has_found() -> None:
    """It learned from games of two; with three it looks at options as everybody does."""
    for seats in (2, 3):
        bot = make("master", 1, GAME, timed=False)
        assert isinstance(bot, Master)
        bot.sit_down(seats)
        g = GAME.new(seats, 3)
        learned, own = bot.judge.prefers(g, g.options), bot.game.judge.prefers(g, g.options)
        assert (learned != own) == (seats == 2)
        assert bot.search.leaves == (1 if seats == 2 else 8)


def test_what_it_learned_looks_first_at_the_land_that_is_won() -> None:
    """Six squares of a land explored by this pattern: nobody needs a search for that."""
    g = roam().symbols().markers("P1", "0,0 0,1 1,0 1,1 2,1").turn("P1").says("P1", "use Pathfinder").g
    bot = make("master", 1, GAME, timed=False)
    assert isinstance(bot, Master)
    bot.sit_down(2)
    tastes = dict(zip([o.key for o in g.options], bot.judge.prefers(g, g.options), strict=True))
    assert max(tastes, key=lambda key: tastes[key]) in {"at:0", "at:6", "at:12"}


@pytest.mark.parametrize("seats", [3, 4])
def test_the_master_of_more_than_two_judges_by_weights_and_not_by_the_network(seats: int) -> None:
    one = make("master", 1, GAME, timed=False)
    assert isinstance(one, Master)
    one.sit_down(seats)
    assert one.network is None
    g = next(g for g in some_tables() if g.seats == seats and max(map(g.score, g.everyone)) > 9)
    assert one.judge.values(g) != pytest.approx(bot.values(g))
    assert (one.iterations, one.search.leaves) == (288, 8)


def test_a_point_late_in_the_game_counts_for_more_by_the_learned_weights() -> None:
    """How late it is, is told by how many characters whoever has most of them has."""
    learned = shipped(GAME)[0]
    assert isinstance(learned, Experience)
    assert learned.counts == (3, 4)
    named = dict(zip(weights.NAMES, learned.weights, strict=True))
    assert named["points, the later the more"] > 0.5
    g = roam(3).owns("P1", "Kite Flyer").g
    row = dict(zip(weights.NAMES, weights.rows(g)[0], strict=True))
    most = max(len(explorer.cards) for explorer in g.explorers)
    assert row["points, the later the more"] == pytest.approx(row["points"] * most / CARDS_TO_END)
    assert row["points"] == g.score(0) > 0
