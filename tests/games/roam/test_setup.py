"""Setup: ROAM-SETUP, and what everybody can see from the start."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.roam import GAME
from ludoteca.games.roam.content import CHARACTERS, LANDSCAPES, LOST, STARTING
from ludoteca.games.roam.geometry import SYMBOLS, on_map
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import UNKNOWN, rule
from tests.games.roam.scene import CHARACTER, everything_of, roam, spell, squares


def table(seats: int, **variants: str) -> Roam:
    return cast(Roam, GAME.new(seats=seats, seed=11, **variants))


@rule("ROAM-SETUP-01", "ROAM-SETUP-02", "ROAM-SETUP-03", "ROAM-SETUP-04", "ROAM-SETUP-09")
def test_RS_01_two_players_are_set_up() -> None:
    g = table(2, first_player="seat_0")
    for explorer in g.explorers:
        assert [CHARACTERS[c] for c in explorer.cards] == list(STARTING)
        assert explorer.up == sum(1 << card for card in explorer.cards), "all three face up"
        assert explorer.supply == 24
    assert len(set(g.slots)) == 6
    assert len(LOST) - g.laid == 37
    assert [e.coins for e in g.explorers] == [0, 1]


@rule("ROAM-SETUP-06")
def test_the_player_after_the_first_sits_at_the_next_edge_clockwise() -> None:
    for seed in range(6):
        g = cast(Roam, GAME.new(seats=3, seed=seed))
        assert g.order == tuple((g.order[0] + i) % 3 for i in range(3))


@rule("ROAM-SETUP-10")
def test_a_gap_of_the_map_is_no_card() -> None:
    g = roam().pile(0).markers("P1", everything_of("N0")).turn("P1")
    before = g.g.census()["cards"]
    g.says("P1", "use Pathfinder", "at 0,5")
    assert g.land("N0") is None
    assert g.g.census()["cards"] == before


@rule("ROAM-SETUP-01", "ROAM-SETUP-09")
def test_RS_02_four_players_use_all_twelve_starting_cards() -> None:
    g = table(4, first_player="seat_0")
    assert sum(len(e.cards) for e in g.explorers) == 12
    assert [g.explorers[seat].coins for seat in g.order] == [0, 1, 1, 2]


@rule("ROAM-SETUP-09")
def test_the_second_and_the_third_player_have_a_coin_whoever_begins() -> None:
    for seed in range(20):
        g = cast(Roam, GAME.new(seats=3, seed=seed))
        assert [g.explorers[seat].coins for seat in g.order] == [0, 1, 1]


@rule("ROAM-SETUP-03")
def test_the_pile_is_shuffled_and_holds_every_card_once() -> None:
    piles = [tuple(cast(Roam, GAME.new(seats=2, seed=seed)).lost.face) for seed in range(5)]
    assert len(set(piles)) == 5
    assert all(sorted(pile) == list(range(43)) for pile in piles)


@rule("ROAM-SETUP-05")
def test_RS_04_a_coin_left_at_the_scroll_end_is_right_below_when_the_land_lies_in_the_south() -> None:
    assert spell(1 << on_map(3, 0, 0)) == "5,1"
    landscape = LANDSCAPES.index(("coast", "10 00 00"))
    assert [spell(symbols) for symbols in SYMBOLS[landscape][3]] == ["5,1", "", ""]
    assert [spell(symbols) for symbols in SYMBOLS[landscape][0]] == ["0,0", "", ""]


@rule("ROAM-SETUP-05", "ROAM-CLAIM-09")
def test_every_land_has_its_scroll_on_the_outer_edge() -> None:
    for slot in range(6):
        outer = 0 if slot < 3 else 5
        assert {on_map(slot, 0, col) // 6 for col in range(2)} == {outer}


@rule("ROAM-SETUP-06")
def test_RS_06_an_edge_is_taken_once() -> None:
    g = roam(edges="chosen")
    g.says("P1", "edge south")
    g.refuses("P2", "edge south")
    g.says("P2", "edge east")
    assert [e.edge for e in g.g.explorers] == [0, 3]


@rule("ROAM-SETUP-06")
def test_the_cards_of_a_player_point_from_the_own_edge_to_the_map() -> None:
    for seats, edges in ((2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])):
        g = table(seats, first_player="seat_0")
        assert [e.edge for e in g.explorers] == edges
        assert [set(e.facing) for e in g.explorers] == [{edge} for edge in edges]


@rule("ROAM-SETUP-07")
def test_the_first_player_is_drawn_at_random_and_holds_the_aid() -> None:
    firsts = set()
    for seed in range(30):
        g = cast(Roam, GAME.new(seats=3, seed=seed))
        assert g.ask is not None
        assert g.ask.seat == g.order[0]
        firsts.add(g.order[0])
    assert firsts == {0, 1, 2}


@rule("ROAM-SETUP-07")
def test_by_a_table_option_the_first_seat_goes_first() -> None:
    tables = [cast(Roam, GAME.new(seats=3, seed=seed, first_player="seat_0")) for seed in range(8)]
    assert {g.order for g in tables} == {(0, 1, 2)}


@rule("ROAM-SETUP-08", "ROAM-TURN-01")
def test_RS_56_turns_go_clockwise_from_south_over_west_to_north() -> None:
    g = roam(3, "South West North")
    turns = []
    for character in ("Pathfinder", "Pathfinder", "Pathfinder", "Warden"):
        player = str(g.asked)
        turns.append(player)
        g.says(player, f"use {character}").says(player, f"at {g.offered('at').split()[0]}")
    assert turns == ["South", "West", "North", "South"]


@rule("ROAM-SETUP-08", "ROAM-SETUP-06")
def test_players_who_chose_their_edges_play_clockwise_over_the_edges_they_chose() -> None:
    g = roam(3, edges="chosen")
    g.says("P1", "edge west").says("P2", "edge south").says("P3", "edge north")
    assert [g.names[seat] for seat in g.g.order] == ["P1", "P3", "P2"]
    assert g.purse() == {"P1": 0, "P2": 1, "P3": 1}
    g = roam(3, edges="chosen")
    g.says("P1", "edge south").says("P2", "edge east").says("P3", "edge west")
    assert [g.names[seat] for seat in g.g.order] == ["P1", "P3", "P2"]


@rule("ROAM-SETUP-10")
def test_RS_58_coins_never_run_out() -> None:
    g = roam().coins(P1=60, P2=60).symbols(three="2,2").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,2")
    assert g.purse()["P1"] == 63  # the box holds coins worth 60


@rule("ROAM-SETUP-10", "ROAM-CLAIM-09")
def test_RS_58_an_empty_pile_leaves_a_gap_that_no_marker_can_cover() -> None:
    g = roam().pile(0).markers("P1", "0,0 0,1 1,0").markers("P2", "1,1 2,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.land("N0") is None
    g.says("P2", "use Pathfinder")
    assert not {"0,0", "0,1", "1,0"} & set(g.offered("at").split())
    assert "0,2" in g.offered("at").split()


@rule("ROAM-SETUP-10", "ROAM-TURN-12")
def test_R_12_a_blank_over_a_gap_cannot_be_paid() -> None:
    g = roam().coins(P1=4)
    g.g.land &= ~squares(everything_of("N1"))
    g.owns("P1", "Lamplighter").player("P1").facing = (0, 0, 0, 1)  # `#o` / `##`
    g.turn("P1").says("P1", "use Lamplighter")
    assert "0,1" not in g.offered("at").split()  # a marker would lie on the gap
    g = roam().coins(P1=4)
    g.g.land &= ~squares("1,1")
    g.turn("P1").says("P1", "use Warden", "at 0,0")
    assert g.asked == "P2"  # the blank would lie on the gap
    assert g.purse()["P1"] == 4


@rule("ROAM-SETUP-11")
def test_RS_42_the_basic_game_has_no_artifacts() -> None:
    g = roam(mode="basic").coins(P1=20)
    assert g.g.row == ()
    g.turn("P1").says("P1", "use Pathfinder", "at 0,0")
    assert g.asked == "P2"  # nothing was for sale at the end of the turn


@rule("ROAM-SETUP-11", "ROAM-ART-01")
def test_the_full_game_lays_out_four_of_the_24_artifacts() -> None:
    rows = [cast(Roam, GAME.new(seats=2, seed=seed, mode="full")) for seed in range(5)]
    assert all(len(set(g.row)) == 4 for g in rows)
    assert all(len(g.tiles.face) - g.drawn == 20 for g in rows)
    assert len({g.row for g in rows}) > 1


@rule("ROAM-SETUP-11")
@pytest.mark.parametrize("mode", ["basic", "full"])
def test_apart_from_the_artifacts_both_games_begin_alike(mode: str) -> None:
    g = cast(Roam, GAME.new(seats=3, seed=4, mode=mode))
    assert (g.ground, g.upper) == ([0, 0, 0], [0, 0, 0])  # nobody has a marker on the map
    assert g.ask is not None
    assert g.ask.seat == g.order[0]


@rule("ROAM-TURN-14")
def test_RS_57_everybody_sees_everybodys_coins() -> None:
    g = table(3)
    g.explorers[0].coins = 7
    for eyes in (1, 2, g.seats):
        assert g.view(eyes).explorers[0].coins == 7


@pytest.mark.parametrize("eyes", [0, 1, 2])
@rule("ROAM-SETUP-03", "ROAM-SETUP-04", "ROAM-SETUP-11")
def test_R_11_lands_are_seen_and_the_characters_under_them_are_not(eyes: int) -> None:
    g = table(2, mode="full")
    view = g.view(eyes)
    assert UNKNOWN not in [view.lands.face[card] for card in g.slots]
    assert view.lands.face[g.laid] != UNKNOWN, "the top of the pile lies terrain side up"
    assert set(view.lands.face[g.laid + 1 :]) == {UNKNOWN}
    assert set(view.lost.face) == {UNKNOWN}


def test_R_11_which_land_is_seen_does_not_tell_the_character_behind_it() -> None:
    pairs = set()
    for seed in range(60):
        g = cast(Roam, GAME.new(seats=2, seed=seed))
        for card in range(43):
            landscape, character = g.lands.face[card], g.lost.face[card]
            assert LANDSCAPES[landscape] == (LOST[character].biome, LOST[character].coins)
            pairs.add((landscape, character))
        assert sorted(g.lands.face) == list(range(43))
    assert sum(landscape == character for landscape, character in pairs) < 5, "a land's number is not its character's"
    plain = [CHARACTER["Reed Fisher"], CHARACTER["Hill Runner"]]  # two lands that look the same
    assert len({landscape for landscape, character in pairs if character == plain[0]}) == 2
