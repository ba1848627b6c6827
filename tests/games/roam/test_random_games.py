"""Random games at every player count, mode and variant: they end, nothing is lost, and nothing impossible happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.games.roam import GAME
from ludoteca.games.roam.content import CARDS_TO_END, LANDS, MARKERS, QUIET_ROUNDS
from ludoteca.games.roam.geometry import SLOTS, SQUARES_OF
from ludoteca.games.roam.state import GAP, Roam
from ludoteca.kernel import Event, Random, rule

TABLES = list(product((2, 3, 4), ("basic", "full"), ("no", "yes"), ("no", "yes")))


def play(seed: int, seats: int, **variants: str) -> Iterator[Roam]:
    """The table before every pick of a random game, and at its end."""
    g = cast(Roam, GAME.new(seats=seats, seed=seed, **variants))
    rng = Random.seeded(seed + 1)
    yield g
    while not g.over:
        g.play(rng.pick(g.options))
        yield g


def check(g: Roam) -> None:
    """What is true of any table, whatever was played."""
    for seat, explorer in enumerate(g.explorers):
        assert explorer.coins >= 0
        assert 0 <= explorer.supply <= MARKERS
        assert not explorer.tiles_up & ~explorer.tiles
        assert not explorer.up & ~sum(1 << c for c in explorer.cards)
        assert len(explorer.cards) == len(explorer.facing)
        assert not g.ground[seat] & ~g.land, "a marker lies beyond the map"
        assert not g.upper[seat] & ~g.taken, "the upper marker of a stack lies on nothing"
    if not g.stacking:
        assert g.upper == [0] * g.seats
    for slot, card in enumerate(g.slots):
        assert (card == GAP) == (not g.land & SQUARES_OF[slot])
    one, two, three = g.symbols
    assert not three & ~two
    assert not two & ~one
    assert not one & ~g.land


@pytest.mark.parametrize(("seats", "mode", "outpost", "stacking"), TABLES)
@rule("ROAM-SETUP-10", "ROAM-END-01", "ROAM-END-02", "ROAM-TURN-09", "ROAM-VAR-03")
def test_random_games_end_and_lose_nothing(seats: int, mode: str, outpost: str, stacking: str) -> None:
    for seed in range(4):
        census = None
        for picks, g in enumerate(play(seed, seats, mode=mode, outpost=outpost, stacking=stacking)):
            census = census or g.census()
            assert g.census() == census
            assert picks <= GAME.bound
            check(g)
        assert max(len(e.cards) for e in g.explorers) >= CARDS_TO_END or g.quiet >= QUIET_ROUNDS * seats
        assert g.result is not None
        assert 1 in g.result.ranks


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(
    seed=st.integers(0, 2**32),
    seats=st.sampled_from(GAME.seats),
    variants=st.fixed_dictionaries({v.name: st.sampled_from(v.values) for v in GAME.variants}),
    at=st.integers(0, 120),
)
def test_whatever_the_table_agreed_on_a_view_can_be_guessed(
    seed: int, seats: int, variants: dict[str, str], at: int
) -> None:
    for n, g in enumerate(play(seed, seats, **variants)):  # g is looked at after the loop
        check(g)
        if n == at:
            break
    for eyes in range(seats + 1):
        view = g.view(eyes)
        assert view.guess(Random.seeded(seed)).view(eyes) == view
    if g.ask is not None:
        assert list(g.view(g.ask.seat).options) == list(g.options)
        assert all(o in GAME.index for o in g.options)


@rule("ROAM-END-02")
def test_everybody_has_had_the_same_number_of_turns() -> None:
    for seed, seats in product(range(5), (2, 3, 4)):
        heard: list[Event] = []
        g = GAME.begin(seats, seed, {"mode": "full"}, heard)
        rng = Random.seeded(seed)
        while not g.over:
            g.play(rng.pick(g.options))
        turns = [sum(e.kind == "used" and e.data["seat"] == seat for e in heard) for seat in range(seats)]
        assert len(set(turns)) == 1


@rule("ROAM-SETUP-10", "ROAM-CLAIM-09")
def test_R_12_a_game_goes_on_when_the_pile_of_lands_has_run_out() -> None:
    gaps = 0
    for seed in range(12):
        g = cast(Roam, GAME.new(seats=4, seed=seed, mode="full"))
        g.laid = LANDS - 2
        rng = Random.seeded(seed)
        for _ in range(GAME.bound):
            if g.over:
                break
            check(g)
            g.play(rng.pick(g.options))
        assert g.over
        gaps += sum(card == GAP for card in g.slots)
    assert gaps > 12
    assert SLOTS == 6
