"""How far everybody has come, as the bots see it."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.bot import suspects
from ludoteca.games.zero11.progress import (
    BEGINNER,
    EXPERIENCED,
    NOBODY_WINS,
    THUMB,
    WEIGHTS,
    aspects,
    later,
    surroundings,
)
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import Random
from tests.games.zero11.scenes import fenrir
from tests.games.zero11.table import Table, zero11


def chances(t: Table) -> list[float]:
    return later(t.g, [suspects(t.g, seat) for seat in t.g.everyone], EXPERIENCED)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_every_weight_has_its_aspect_and_all_chances_make_a_whole(seats: int) -> None:
    g, rng = cast(Zero11, GAME.new(seats=seats, seed=seats)), Random.seeded(seats)
    while not g.over:
        doubts = [suspects(g, seat) for seat in g.everyone]
        for seat in g.everyone:
            found = aspects(g, seat, doubts[seat])
            assert len(found) == len(WEIGHTS)
            assert all(0 <= aspect <= 1 for aspect in found)
        assert len(surroundings(g)) == len(NOBODY_WINS)
        for weights in (BEGINNER, EXPERIENCED):
            assert 0 < sum(later(g, doubts, weights)) < 1  # the rest is the end of the world
        g.play(rng.pick(g.options))


def test_a_beginner_weighs_aspects_that_there_are() -> None:
    assert set(THUMB) < set(WEIGHTS)
    assert sum(weight != 0 for weight in BEGINNER) == len(THUMB)


@pytest.mark.parametrize("more", [{"pages": 8}, {"time": 30}, {"clues": 3}])
def test_who_has_more_is_likelier_to_win_and_the_others_less(more: dict[str, int]) -> None:
    before = chances(zero11().has("Marco", pages=3, time=12, clues=0))
    after = chances(zero11().has("Marco", pages=3, time=12, clues=0).has("Marco", **more))
    assert after[0] > before[0]
    assert all(now < then for now, then in zip(after[1:], before[1:], strict=True))


def test_a_card_is_not_played_for_what_it_brings_at_once() -> None:
    kept = zero11().has("Marco", pages=0)
    played = zero11().has("Marco", pages=3).played("Marco", "compose")
    assert chances(kept)[0] > chances(played)[0]


def test_what_is_bid_is_as_good_as_spent() -> None:
    t = zero11().last_order("Marco Mario Cristiano Leonardo").says("Marco", "position I")
    low, high = t.g.clone(), t.g.clone()
    low.choose(t.option("bid 1"))
    high.choose(t.option("bid 20"))
    doubts = [suspects(t.g, seat) for seat in t.g.everyone]
    assert later(low, doubts, EXPERIENCED)[0] > later(high, doubts, EXPERIENCED)[0]


def test_the_wolf_needs_his_marks() -> None:
    bare = fenrir()
    bare.g.deck += bare.g.racks[0]
    bare.g.racks[0] = []
    assert chances(fenrir())[0] > chances(bare)[0] + 0.05


def test_whoever_is_out_has_no_chance() -> None:
    t = zero11()
    t.g.alive &= ~1
    assert chances(t)[0] == 0.0
