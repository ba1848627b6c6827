"""Who could finish on his next turn, and what others may have found out."""

from __future__ import annotations

import pytest

from ludoteca.games.zero11.bot import suspects, value
from ludoteca.games.zero11.content.city import DISTANCE, at
from ludoteca.games.zero11.content.gears import NO_MACHINE, TAXI
from ludoteca.games.zero11.race import UNFORESEEN, WAY, chance, this_hour
from ludoteca.games.zero11.state import FREE, NOWHERE, Zero11
from ludoteca.kernel import Random, rule
from tests.games.zero11.scenes import fenrir
from tests.games.zero11.table import Table, zero11
from tests.games.zero11.test_bot import who_knows

TRAIN = 1
WEST, EAST = at("x0y3"), at("x10y3")
"""Two stations of the train, at the two ends of the city."""


def test_a_ride_shortens_the_way() -> None:
    assert WAY[TRAIN][WEST][EAST] == 0
    assert WAY[TAXI][WEST][EAST] == DISTANCE[WEST][EAST] - 3
    assert WAY[NO_MACHINE] == DISTANCE
    assert all(way[a][a] == 0 for way in WAY for a in (WEST, EAST))


def test_whoever_has_everything_finishes_and_whoever_doubts_may_not() -> None:
    g = who_knows(pages=15).g
    assert chance(g, 0, doubts=1, ahead=0) > 0.9
    assert UNFORESEEN < chance(g, 0, doubts=2, ahead=0) < 0.5
    assert chance(g, 0, doubts=3, ahead=0) == 0.0


@pytest.mark.parametrize("lacking", [{"pages": 8}, {"pages": 15, "time": 3}])
def test_pages_and_time_are_needed(lacking: dict[str, int]) -> None:
    assert chance(who_knows(**lacking).g, 0, doubts=1, ahead=0) <= UNFORESEEN


def test_a_hero_needs_the_organ_and_the_wolf_does_not() -> None:
    t = fenrir()
    assert t.g.organ == NOWHERE
    assert chance(t.g, t.seat("Marco"), doubts=1, ahead=0) > 0.9
    assert chance(t.g, t.seat("Leonardo"), doubts=1, ahead=0) == 0.0


def test_whose_turn_is_over_does_not_win_in_this_hour() -> None:
    t = who_knows(pages=15).used("vidal", by="Marco")
    assert chance(t.g, 0, doubts=1, ahead=0) == 0.0


def both_ready(**has: int) -> Table:
    """Marco and Leonardo have everything; the Hour's first auction is about to begin."""
    t = who_knows(pages=15, time=20).has("Leonardo", **({"pages": 15, "time": 20} | has))
    t.g.people.show(t.g.chosen, to=t.seat("Leonardo"))
    t.g.order = [FREE] * t.g.seats
    return t


def chances(t: Table) -> tuple[float, float]:
    won = this_hour(t.g, [suspects(t.g, seat) for seat in t.g.everyone])
    return won[t.seat("Marco")], won[t.seat("Leonardo")]


def test_who_has_most_time_will_win_the_last_auction() -> None:
    marco, leonardo = chances(both_ready())
    assert marco == pytest.approx(leonardo)
    marco, leonardo = chances(both_ready(time=26))
    assert leonardo > 0.8
    assert marco < 0.2


def test_what_is_bid_for_the_first_position_is_well_spent() -> None:
    t = both_ready()
    low, high = t.g.clone(), t.g.clone()
    low.lot = high.lot = 0
    low.holder, low.price = t.seat("Leonardo"), 1
    high.holder, high.price = t.seat("Marco"), 12
    assert value(high, t.seat("Marco")) > value(low, t.seat("Marco")) + 0.5


# What others have found out is guessed at by how much they have looked.


def doubts_of_the_other(g: Zero11, guesses: int = 60) -> float:
    """How many suspects seat 1 has left on average, as seat 0 would guess."""
    view = g.view(0)
    return sum(suspects(view.guess(Random.seeded(seed)), 1) for seed in range(guesses)) / guesses


def test_who_has_looked_at_more_cards_is_taken_to_know_more() -> None:
    g = zero11().g
    nothing = doubts_of_the_other(g)
    g.unseen[1] = (500,) * len(g.unseen[1])
    half = doubts_of_the_other(g)
    g.unseen[1] = (0,) * len(g.unseen[1])
    assert nothing == 7  # all but the own character
    assert 3 < half < 6
    assert doubts_of_the_other(g) == 1


@rule("O11-ACTION-10")
def test_looks_are_counted() -> None:
    t = zero11().turn("Marco")
    seat, size = t.seat("Leonardo"), len(t.g.hands[t.seat("Leonardo")])
    t.says("Marco", "choose snowy", "power examine", "examine Leonardo")
    assert t.g.unseen[0][seat] == 1000 * (size - 3) // size
    assert t.g.unseen[0][t.seat("Mario")] == 1000
    assert len(t.g.unseen[0]) == 5  # four hands and the Unknown deck


@rule("O11-ACTION-10")
def test_who_has_looked_at_a_whole_hand_has_missed_nothing_there() -> None:
    t = zero11().played("Leonardo", "transport", "investigate", "compose").turn("Marco")
    t.says("Marco", "choose snowy", "power examine", "examine Leonardo")
    assert t.g.unseen[0][t.seat("Leonardo")] == 0


def test_a_guess_does_not_depend_on_what_the_other_has_really_seen() -> None:
    g = zero11().g
    before = doubts_of_the_other(g)
    name = g.people.face[g.chosen]
    rows = list(g.people.could)
    rows[1] = tuple(could if face == name else could & ~(1 << g.chosen) for face, could in enumerate(rows[1]))
    g.people.could = tuple(rows)
    assert suspects(g, 1) == 1
    assert doubts_of_the_other(g) == before


def test_nobody_else_is_taken_to_know_what_one_has_found_out_oneself() -> None:
    g = zero11().g
    before = doubts_of_the_other(g)
    name = g.people.face[g.chosen]
    rows = list(g.people.could)
    rows[0] = tuple(could if face == name else could & ~(1 << g.chosen) for face, could in enumerate(rows[0]))
    g.people.could = tuple(rows)
    assert suspects(g, 0) == 1
    assert doubts_of_the_other(g) == before
