"""Random games: they end, nothing is lost, and every corner of the box is reached."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.book import BOOK
from ludoteca.games.above_and_below.content.board import DEPTHS, FOLLOW_UPS_FROM, ROUNDS, SURFACE
from ludoteca.games.above_and_below.content.buildings import FOR_SALE
from ludoteca.games.above_and_below.content.goods import NOTHING
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import Random, bits_of, rule


def sound(g: AboveAndBelow) -> None:
    """What is true of every table at every moment."""
    for village in g.villages:
        assert village.coins >= 0
        assert min(village.items) >= 0
        assert village.sale == NOTHING or village.items[village.sale]
        assert SURFACE <= village.reputation <= DEPTHS
        assert village.empty_caves >= 0
        assert not village.two & ~village.one
        assert not village.one & ~village.built
        assert not village.ready & village.exhausted
        assert not village.injured & (village.ready | village.exhausted)
        assert set(village.track) == {good for good, count in enumerate(village.placed) if count}
        assert len(set(village.track)) == len(village.track)
    assert min(g.supply) >= 0
    assert 1 <= g.round <= ROUNDS


@rule("R-21", "R-31", "AB-ROUND-05", "AB-ROUND-11", "AB-ICON-13", "AB-ICON-14", "AB-EXPLORE-01", "AB-EXPLORE-12")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_game_ends_and_nothing_is_lost(seats: int) -> None:
    rng = Random.seeded(seats)
    for seed in range(15):
        g = cast(AboveAndBelow, GAME.new(seats=seats, seed=seed))
        census = g.census()
        picks = 0
        while g.agenda:
            g.choose(rng.pick(g.options))
            picks += 1
            assert g.census() == census
            sound(g)
        assert picks < GAME.bound
        assert g.result is not None


def test_every_building_is_built_and_every_paragraph_read() -> None:
    """Players who pass rarely meet the whole box in a few hundred games."""
    rng = Random.seeded(7)
    built: set[int] = set()
    read: set[int] = set()
    for seed in range(900):
        g = cast(AboveAndBelow, GAME.new(seats=4, seed=seed))
        heard = g.heard = []
        while g.agenda:
            options = [option for option in g.options if option.verb != "pass"] or g.options
            g.play(rng.pick(options))
        read |= {event.data["paragraph"] for event in heard if event.kind == "read"}
        built |= {building for village in g.villages for building in bits_of(village.built)}
        if len(read) == len(BOOK) and built >= set(FOR_SALE):
            break
    assert built >= set(FOR_SALE)
    assert set(BOOK) - read == set()
    assert {number for number in BOOK if number >= FOLLOW_UPS_FROM} <= read
