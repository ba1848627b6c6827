"""Set-up, the city, the gears and the tiles as they lie in the box."""

from __future__ import annotations

import itertools

import pytest

from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.content.city import (
    AIRSHIP,
    ALL_BUILDINGS,
    BUILDINGS,
    DISTANCE,
    EDGES,
    LINES,
    MONORAIL,
    MYSTIC,
    NEAR,
    RUNES,
    SLOTS,
    SPACES,
    STATIONS,
    TRAIN,
    X,
    Y,
    at,
    place,
)
from ludoteca.games.zero11.content.city import (
    KIND as SPACE_KIND,
)
from ludoteca.games.zero11.content.gears import ACTIVITY, MOVE_CLUE, SYMBOLS, TEETH
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS
from ludoteca.games.zero11.content.tiles import KINDS, STONES, TILES
from ludoteca.games.zero11.rules.location import agrees
from ludoteca.games.zero11.state import FREE
from ludoteca.kernel import UNKNOWN, bits_of, rule
from tests.games.zero11.table import zero11


@rule("O11-SETUP-09", "O11-SETUP-11", "O11-SETUP-12", "O11-SETUP-13", "O11-SETUP-14", "O11-TIME-01")
@pytest.mark.parametrize(("seats", "unknown"), [(4, 3), (5, 2), (6, 1)])
def test_everybody_gets_one_character_and_four_powers(seats: int, unknown: int) -> None:
    g = zero11(seats).g
    for seat in range(seats):
        faces = [g.people.face[card] for card in g.hands[seat]]
        assert len(faces) == 5
        assert min(faces) < 8 <= sorted(faces)[1]
        assert g.powers[seat] == 0b1111
    assert len(g.unknown) == unknown
    assert g.people.face[g.chosen] < 8
    assert g.time == [45] * seats
    assert g.pages == [0] * seats
    assert sorted(g.before) == list(range(seats))


@rule("O11-SETUP-13")
def test_the_character_card_lies_anywhere_among_the_powers() -> None:
    places = set()
    for seed in range(12):
        g = zero11(4, seed=seed).g
        places.add([g.people.face[card] < 8 for card in g.hands[0]].index(True))
    assert len(places) > 2


@rule("O11-SETUP-09", "O11-SETUP-11", "O11-SETUP-12", "O11-SETUP-13")
def test_a_player_sees_his_own_hand_and_nothing_else() -> None:
    g = zero11(4).g
    for seat in range(4):
        view = g.view(seat)
        seen = {card for card, face in enumerate(view.people.face) if face != UNKNOWN}
        assert seen == set(g.hands[seat])


@rule("O11-SETUP-14", "O11-SETUP-17")
def test_the_first_order_is_random() -> None:
    orders = {tuple(zero11(4, seed=seed).g.before) for seed in range(40)}
    assert len(orders) > 10


@rule("O11-SETUP-17", "O11-AUCTION-03")
def test_the_first_of_the_random_order_opens_the_first_auction() -> None:
    t = zero11().last_order("Mario Marco Leonardo Cristiano")
    assert t.asks == "Mario OpenAuction"
    assert t.offered("position") == "I II III IV"


@rule("O11-SETUP-01", "O11-SETUP-02", "O11-SETUP-06", "O11-SETUP-07", "O11-SETUP-08", "O11-SETUP-15")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_board_at_the_start(seats: int) -> None:
    g = zero11(seats).g
    assert g.hour == 1
    assert SYMBOLS[ACTIVITY][g.gears[ACTIVITY]] == MOVE_CLUE
    assert g.where == list(RUNES)
    assert g.organ < 0
    assert g.slots == [FREE] * 4
    assert g.chart == [-1] * 8
    assert len(g.time) == len(g.clues) == len(g.racks) == seats  # colours nobody plays stay in the box
    assert bits_of(g.alive) == list(range(seats))
    assert (g.pages, g.clues) == ([0] * seats, [0] * seats)
    assert g.ask is not None  # and the first Hour has begun
    assert sorted(g.people.face) == list(range(8 + 4 * seats))
    assert (g.powers, g.lost) == ([0b1111] * seats, [0] * seats)  # every Power card is in the hand, none is played
    assert any(zero11(seats, seed=seed, gear_start="random").g.gears[:2] != [0, 0] for seed in range(4))


@rule("O11-SETUP-02", "R-6")
def test_machine_and_movement_may_start_anywhere() -> None:
    starts = {tuple(zero11(4, seed=seed, gear_start="random").g.gears) for seed in range(60)}
    assert len(starts) > 20
    assert {activity for _, _, activity in starts} == {0}
    assert {tuple(zero11(4, seed=seed).g.gears) for seed in range(10)} == {(0, 0, 0)}


@rule("O11-SETUP-03", "O11-SETUP-04", "O11-SETUP-05", "O11-SETUP-16")
def test_decks_are_shuffled_and_face_down() -> None:
    one, two = zero11(4, seed=1).g, zero11(4, seed=2).g
    tops = [[g.tiles.face[t] for t in g.deck] for g in (one, two)]
    assert tops[0] != tops[1]
    assert sorted(tops[0]) == list(range(50))
    assert [one.events.face[e] for e in one.coming] != [two.events.face[e] for e in two.coming]
    assert len(one.coming) == 10  # one of the eleven is the event of Hour I
    spectator = one.view(4)
    assert all(spectator.tiles.face[t] == UNKNOWN for t in one.deck)
    assert all(spectator.events.face[e] == UNKNOWN for e in one.coming)
    assert one.clues == [0] * 4
    assert one.role == [-1] * 4
    assert one.clued == 0


@rule("O11-3P-01", "O11-3P-03", "O11-3P-04", "O11-3P-05", "O11-3P-07")
def test_three_players_hold_two_characters_each() -> None:
    g = zero11(3).g
    for hand in g.hands:
        assert len(hand) == 6
        assert sum(g.people.face[card] < 8 for card in hand) == 2
    assert g.time == [36] * 3
    assert g.pages == [0] * 3
    assert g.unknown == []
    assert len(g.face_up) == 1
    assert all(g.view(seat).people.face[g.face_up[0]] != UNKNOWN for seat in range(4))
    assert len(g.deck) == 49
    assert STONES not in [g.tiles.face[t] for t in g.deck]
    assert [g.view(0).tiles.face[t] for t in g.box] == [STONES]  # everybody knows what lies in the box


@rule("O11-CLAR-06")
def test_beginners_see_the_unknown_characters() -> None:
    g = zero11(4, unknown_deck="face_up").g
    assert all(g.view(4).people.face[card] != UNKNOWN for card in g.unknown)
    assert g.view(4).people.face[g.chosen] == UNKNOWN


def test_the_city_is_the_one_of_the_ledger() -> None:
    kinds = [SPACE_KIND[space] for space in range(SPACES)]
    assert SPACES == 75
    assert len(BUILDINGS) == 55
    assert [kinds.count(kind) for kind in (TRAIN, MONORAIL, AIRSHIP, MYSTIC)] == [5, 5, 5, 5]
    assert len(EDGES) == len(set(EDGES)) == 128
    assert min(map(len, NEAR)) == 2
    pairs = [DISTANCE[a][b] for a in range(SPACES) for b in range(SPACES) if a != b]
    assert round(sum(pairs) / len(pairs), 2) == 5.20
    assert max(pairs) == 12
    assert min(map(max, DISTANCE)) == 7
    starts = [DISTANCE[a][b] for a, b in itertools.combinations(RUNES, 2)]
    assert min(starts) == 2
    assert round(sum(starts) / len(starts), 2) == 5.11
    assert all(SPACE_KIND[rune] == 0 for rune in RUNES)
    nearest = [min(DISTANCE[s][station] for row in STATIONS for station in row) for s in range(SPACES)]
    assert max(nearest) == 3


@rule("O11-MOVE-03", "O11-MOVE-04")
def test_streets_are_orthogonal_and_lines_join_what_does_not_touch() -> None:
    for a, b in EDGES:
        far = abs(X[a] - X[b]) + abs(Y[a] - Y[b])
        assert (far == 1) == ((a, b) not in LINES)
    assert at("x11y6") not in NEAR[at("x10y6")]  # the river
    assert at("x5y3") in NEAR[at("x5y1")]  # across Piazza della Repubblica
    assert [place(s) for s in range(3)] == ["x2y0", "x3y0", "x4y0"]


@rule("O11-LOC-09", "O11-ITEM-16")
def test_fifty_tiles() -> None:
    assert len(TILES) == 50
    assert [sum(t.building == b for t in TILES) for b in range(5)] == [6] * 5
    assert sum(t.organ for t in TILES) == 8
    assert sum(t.wolf for t in TILES) == 10
    assert sum(t.wolf > 0 for t in TILES) == 9
    assert len(KINDS) == 35
    assert len({t.key for t in TILES if t.building < 0}) == 20


def test_twenty_six_effects_on_eleven_events() -> None:
    assert len(EVENTS) == 11
    assert sum(e.gift is not None for e in EVENTS) == 10
    assert sorted(e.favours for e in EVENTS if e.favours is not None) == list(range(8))
    assert sum((e.bans is not None) + e.no_cards + e.no_machines for e in EVENTS) == 8
    assert all(e.favours != e.bans for e in EVENTS if e.bans is not None)
    assert len({c.rune for c in CHARACTERS}) == 8


@rule("O11-GEAR-01", "O11-GEAR-02", "O11-GEAR-03", "O11-GEAR-08")
def test_the_teeth_of_the_gears() -> None:
    assert TEETH == (8, 9, 7)
    assert tuple(map(len, SYMBOLS)) == TEETH
    seen = {tuple(n % teeth for teeth in TEETH) for n in range(8 * 9 * 7)}
    assert len(seen) == 504
    for symbols, different in zip(SYMBOLS, (3, None, 3), strict=True):
        for n in range(len(symbols)):
            three = [symbols[(n + k) % len(symbols)] for k in (1, 2, 3)]
            assert max(three) >= 3 if different is None else len(set(three)) == different


@rule("O11-LOC-04", "O11-ORGAN-07", "R-20", "R-21")
def test_how_many_placements_are_legal() -> None:
    def tuples(filled: int) -> list[tuple[int, ...]]:
        return [b for b in itertools.product(range(-1, 5), repeat=4) if b.count(FREE) == 4 - filled and agrees(b)]

    singles = tuples(1)
    assert len(singles) == 19
    south = SLOTS.index("south")
    assert all(b[south] != 0 for b in singles)  # Cimitero never goes south
    threes, fours = tuples(3), tuples(4)
    assert len(threes) == 152
    assert len(fours) == 70
    stuck = [b for b in threes if not any(all(x in (y, FREE) for x, y in zip(b, f, strict=True)) for f in fours)]
    assert len(stuck) == 19  # only a tile with the Organ symbol helps there
    assert len(tuples(2)) == sum(
        any(all(x in (y, FREE) for x, y in zip(b, three, strict=True)) for three in threes) for b in tuples(2)
    )


def test_the_areas_of_four_tiles() -> None:
    g = zero11(4).g
    assert bits_of(g.area()) == bits_of(ALL_BUILDINGS)
    t = zero11(4).slot("tempio south", "museo west", "obelisco north", "mole east")
    assert [place(s) for s in bits_of(t.g.area())] == ["x7y3", "x8y4", "x7y5", "x8y5", "x7y6", "x8y6"]


def test_every_variant_of_the_rulings_can_be_chosen() -> None:
    assert {v.name for v in GAME.variants} == {
        "mesh_mode", "gear_start", "lewis_event", "examine_split", "max_bid", "win_at_zero", "unknown_deck",
    }  # fmt: skip
