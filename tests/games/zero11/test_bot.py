"""The beginner's judgement, and the features."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.bot import learned, prefer, ready, sensible, suspects, value, values
from ludoteca.games.zero11.content.people import CHARACTERS
from ludoteca.games.zero11.features import NAMES, features
from ludoteca.games.zero11.state import Zero11
from ludoteca.games.zero11.view.notes import notes
from ludoteca.kernel import Random
from tests.games.zero11.scenes import hero
from tests.games.zero11.table import PEOPLE, Table, zero11


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_judgements_and_features_of_random_games(seats: int) -> None:
    g = cast(Zero11, GAME.new(seats=seats, seed=seats))
    rng, n = Random.seeded(seats), 0
    while not g.over:
        if n % 7 == 0:
            assert all(0 <= v <= 1 for v in values(g))
            ask = g.ask
            assert ask is not None
            view = g.view(ask.seat)
            kept = sensible(view, ask.seat, view.options)
            assert kept
            assert set(kept) <= set(view.options)
            assert all(-1 <= prefer(view, o) <= 3.1 for o in view.options)
            assert len(features(view, ask.seat)) == len(NAMES)
            exact = len(notes(view).suspects)
            assert suspects(g, ask.seat) >= exact
        g.play(rng.pick(g.options))
        n += 1
    assert len(set(NAMES)) == len(NAMES)


def told(g: Zero11, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(g, seat), strict=True))


def test_features_tell_what_a_seat_knows_in_a_guess_too() -> None:
    """There all cards lie open, and what was noted of them says no more what the seat knew."""
    t = zero11()
    rng = Random.seeded(3)
    before = told(t.g.view(0).guess(rng), 0)
    t.g.people.show_all(t.g.unknown, to=0)
    after = told(t.g.view(0).guess(rng), 0)
    assert before["knows0_sure"] == 0.0
    assert 0.0 < after["knows0_doubts"] < before["knows0_doubts"]
    t.g.people.show(t.g.chosen, to=0)
    sure = told(t.g.view(0).guess(rng), 0)
    assert (sure["knows0_doubts"], sure["knows0_sure"]) == (0.0, 1.0)


def test_where_all_cards_lie_open_the_features_are_those_of_the_notes() -> None:
    world = zero11().g.view(0).guess(Random.seeded(5))
    sheet = notes(world)
    found = told(world, 0)
    for character, places in zip(CHARACTERS, sheet.places, strict=True):
        assert found[f"{character.key}_suspect"] == ("chosen" in places) / len(sheet.suspects)
        assert found[f"{character.key}_held"] == (len(places) == 1)


@pytest.mark.parametrize(("track", "more"), [("pages", 9), ("time", 30), ("clues", 3)])
def test_more_is_better(track: str, more: int) -> None:
    poor = zero11().has("Marco", pages=3, time=12, clues=0)
    rich = zero11().has("Marco", pages=3, time=12, clues=0).has("Marco", **{track: more})
    assert value(rich.g, 0) > value(poor.g, 0)


def test_knowing_more_is_better() -> None:
    t = zero11()
    before = value(t.g, 0)
    t.g.people.show_all(t.g.unknown, to=0)
    assert value(t.g, 0) > before


def test_a_high_bid_is_as_good_as_spent() -> None:
    t = zero11().last_order("Marco Mario Cristiano Leonardo").says("Marco", "position I")
    low, high = t.g.clone(), t.g.clone()
    low.choose(t.option("bid 1"))
    high.choose(t.option("bid 20"))
    assert learned(low)[0] > learned(high)[0]


def test_a_beginner_minds_the_time_once_it_is_scarce() -> None:
    def gain(fewer: int, more: int) -> float:
        return value(zero11().has("Marco", time=more).g, 0) - value(zero11().has("Marco", time=fewer).g, 0)

    assert gain(6, 16) > 0
    assert gain(30, 40) == 0


def test_an_eliminated_player_has_nothing_to_hope_for() -> None:
    t = zero11()
    t.g.alive &= ~1
    assert value(t.g, 0) == 0.0


def test_nobody_declares_on_a_guess() -> None:
    t = zero11().holds("Marco", "snowy").chosen("lilja").organ("x7y5").turn("Marco")
    view = t.g.view(0)
    assert "declare" in {o.verb for o in view.options}
    assert "declare" not in {o.verb for o in sensible(view, 0, view.options)}
    for hand in t.g.hands:
        t.g.people.show_all(hand, to=0)
    t.g.people.show_all(t.g.unknown, to=0)
    view = t.g.view(0)
    assert "declare" in {o.verb for o in sensible(view, 0, view.options)}
    t.says("Marco", "declare")
    view = t.g.view(0)
    assert [o.args for o in sensible(view, 0, view.options)] == [(PEOPLE.index("lilja"),)]


def considered(t: Table, name: str) -> list[str]:
    view = t.g.view(t.seat(name))
    return [
        t.spelled(GAME.verbs[o.verb][0], o.number) if o.args else o.verb
        for o in sensible(view, t.seat(name), view.options)
    ]


def test_a_position_is_worth_one_hour_s_share_of_the_time() -> None:
    """Of 36 Time Points in eleven Hours that is 3; nobody bids one up to half of what he has."""
    t = zero11().last_order("Marco Mario Cristiano Leonardo").has("Mario", time=36).says("Marco", "position I")
    t.has("Marco", time=36)
    assert considered(t, "Marco") == ["0", "1", "2", "3"]
    t.says("Marco", "bid 2")
    assert considered(t, "Mario") == ["pass", "3"]
    t.says("Mario", "bid 3")
    assert considered(t, "Cristiano") == ["pass", "4"]  # of 45 it is 4
    t.has("Cristiano", time=36)
    assert considered(t, "Cristiano") == ["pass"]


def test_who_may_win_in_this_hour_bids_in_strides() -> None:
    t = zero11().organ("x7y5").last_order("Marco Mario Cristiano Leonardo").says("Marco", "position I", "bid 0")
    t.has("Mario", time=39)
    assert considered(t, "Mario") == ["pass", "7"]
    t.says("Mario", "bid 18").has("Cristiano", time=39)
    assert considered(t, "Cristiano") == ["pass", "19"]


def test_nobody_walks_to_and_fro() -> None:
    """Two steps lead to a clue; after it is taken, or where none is within reach, one stays."""
    t = zero11().far_away("vikstrom").stands("vikstrom x7y3").gears(2, 1, 2).clued("x7y5").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    walks = {o.args for o in t.g.options if o.verb == "walk"}
    assert len(walks) > 1
    assert [word for word in considered(t, "Marco") if word.startswith("x")] == ["x7y5"]
    t.says("Marco", "walk x7y5")
    assert any(o.verb == "walk" for o in t.g.options)
    assert not [word for word in considered(t, "Marco") if word.startswith("x")]


def who_knows(**has: int) -> Table:
    t = hero(**has)
    t.g.people.show(t.g.chosen, to=0)
    return t


def test_a_beginner_declares_when_he_will_win_and_walks_straight_to_it() -> None:
    """Playing on without a look ahead must see victories coming, one's own and the others'."""
    t = who_knows(pages=15)
    g = t.g.clone()
    while (ask := g.ask) is not None and ask.seat == 0:
        g.play(max(sensible(g, 0, g.options), key=lambda o: prefer(g, o)))
    assert g.winner == 0


@pytest.mark.parametrize("lacking", [{"pages": 10}, {"pages": 15, "time": 2}])
def test_a_beginner_does_not_declare_without_pages_or_time(lacking: dict[str, int]) -> None:
    assert not ready(who_knows(**lacking).g, 0)


def test_a_beginner_counts_the_pages_that_a_card_will_bring() -> None:
    t = who_knows(pages=12)
    assert ready(t.g, 0)
    g = t.g.clone()
    while (ask := g.ask) is not None and ask.seat == 0:
        g.play(max(sensible(g, 0, g.options), key=lambda o: prefer(g, o)))
    assert g.winner == 0
    t.played("Marco", "compose")
    assert not ready(t.g, 0)


def test_a_beginner_does_not_declare_a_name_he_only_guesses() -> None:
    assert ready(who_knows(pages=15).g, 0)
    assert not ready(hero(pages=15).g, 0)


def test_who_can_win_in_this_hour_wants_to_be_first() -> None:
    t = who_knows(pages=15).has("Leonardo", pages=15, time=10)
    t.g.people.show(t.g.chosen, to=t.seat("Leonardo"))
    early, late = t.g.clone(), t.g.clone()
    early.order, late.order = [0, 1, 2, 3], [1, 2, 3, 0]
    assert value(early, 0) > value(late, 0) + 0.5
