"""A turn: ROAM-TURN."""

from __future__ import annotations

import pytest

from ludoteca.games.roam.content import CHARACTERS
from ludoteca.games.roam.geometry import PLACEMENTS, cells
from ludoteca.kernel import rule
from tests.games.roam.scene import CHARACTER, roam, spell


def turned(name: str, turns: int) -> str:
    """A pattern after some quarter turns, printed as on the card."""
    marks, blanks = cells(CHARACTERS[CHARACTER[name]].pattern, turns)
    high = 1 + max(row for row, _ in marks + blanks)
    wide = 1 + max(col for _, col in marks + blanks)
    look = dict.fromkeys(marks, "#") | dict.fromkeys(blanks, "o")
    return "/".join("".join(look.get((row, col), ".") for col in range(wide)) for row in range(high))


@rule("ROAM-TURN-02", "ROAM-TURN-03", "ROAM-TURN-17")
def test_RS_07_the_pathfinder_walks_down_across_two_lands() -> None:
    g = roam().turn("P1")
    g.says("P1", "use Pathfinder", "at 2,2")
    assert g.where("P1") == "2,2 3,2 4,2"
    assert g.g.count(0, 1) == 1  # N1
    assert g.g.count(0, 4) == 2  # S1
    assert "Pathfinder" not in g.face_up("P1")
    assert g.player("P1").supply == 21
    assert g.asked == "P2"


@rule("ROAM-TURN-02")
def test_a_character_that_is_face_down_cannot_be_used_and_a_turn_uses_exactly_one() -> None:
    g = roam().owns("P1", "Warden", down=True).turn("P1")
    g.refuses("P1", "use Warden")
    g.says("P1", "use Pathfinder")
    g.refuses("P1", "use Strider")
    g.says("P1", "at 0,0")
    assert g.face_up("P1") == {"Strider"}
    assert g.asked == "P2"


@rule("ROAM-TURN-03", "ROAM-SETUP-06")
def test_RS_08_from_the_west_the_warden_lies_a_quarter_turned() -> None:
    assert turned("Warden", 1) == "##/o#"
    g = roam(3).turn("P2")  # the second of three sits in the west
    g.says("P2", "use Warden", "at 0,0")
    assert g.where("P2") == "0,0 0,1 1,1"


@rule("ROAM-TURN-03", "ROAM-SETUP-06")
def test_RS_09_from_the_north_the_strider_stands_on_its_head() -> None:
    assert turned("Strider", 2) == ".o./.#./#.#"
    g = roam().turn("P2")
    g.says("P2", "use Strider", "at 1,1")
    assert g.where("P2") == "1,1 2,0 2,2"


@rule("ROAM-TURN-03", "ROAM-SETUP-06")
def test_from_the_east_a_pattern_lies_three_quarters_turned() -> None:
    assert turned("Warden", 3) == "#o/##"
    g = roam(4).turn("P4")
    g.says("P4", "use Warden", "at 0,0")
    assert g.where("P4") == "0,0 1,0 1,1"


@rule("ROAM-TURN-04")
def test_a_pattern_is_neither_turned_nor_mirrored() -> None:
    g = roam().owns("P1", "Ladder Maker").turn("P1")  # `#.` / `#.` / `##`
    g.says("P1", "use Ladder Maker")
    assert g.verbs == {"at"}
    lies = {PLACEMENTS[CHARACTER["Ladder Maker"]][0][int(o.args[0])] for o in g.g.options}
    assert {spell(place.markers) for place in lies if place and place.markers & 1} == {"0,0 1,0 2,0 2,1"}
    assert len(lies) == 4 * 5


@rule("ROAM-TURN-05")
def test_RS_11_a_marker_of_the_pattern_cannot_leave_the_map() -> None:
    g = roam().turn("P1")
    g.says("P1", "use Pathfinder")
    g.refuses("P1", "at 4,0")
    g.refuses("P1", "at 5,0")
    assert len(g.offered("at").split()) == 4 * 6


@rule("ROAM-TURN-06")
def test_RS_12_a_blank_may_leave_the_map() -> None:
    g = roam().coins(P1=9).turn("P1")
    g.says("P1", "use Strider", "at 4,1")
    assert g.where("P1") == "4,1 4,3 5,2"
    assert g.asked == "P2"  # nothing to pay for: the blank would be at 6,2


@rule("ROAM-TURN-07")
def test_all_normal_markers_are_placed_and_none_may_be_left_out() -> None:
    g = roam().turn("P1")
    g.says("P1", "use Strider", "at 0,0")
    assert g.where("P1") == "0,0 0,2 1,1"
    assert g.asked == "P2"


@rule("ROAM-TURN-08")
def test_a_square_of_an_opponent_is_skipped_and_the_rest_is_placed() -> None:
    g = roam().markers("P2", "1,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.where("P1") == "0,0 2,0"
    assert g.where("P2") == "1,0"
    assert g.player("P1").supply == 22


@pytest.mark.parametrize(("coins", "more", "where"), [(0, [], "0,1 1,0"), (2, ["blank 1,1"], "0,1 1,0 1,1")])
@rule("ROAM-TURN-08", "ROAM-TURN-10")
def test_who_stands_under_a_pattern_stays_there_with_a_blank_and_without(
    coins: int, more: list[str], where: str
) -> None:
    g = roam().markers("P2", "0,0").coins(P1=coins).turn("P1")
    g.says("P1", "use Warden", "at 0,0", *more)
    assert g.where("P1") == where
    assert g.where("P2") == "0,0"


@rule("ROAM-TURN-08")
def test_RS_14_an_own_marker_of_an_earlier_turn_is_skipped() -> None:
    g = roam().markers("P1", "3,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 3,0")
    assert g.where("P1") == "3,0 4,0 5,0"
    assert g.player("P1").supply == 24 - 1 - 2


@pytest.mark.parametrize("owner", ["P1", "P2"])
@rule("ROAM-TURN-09", "ROAM-TURN-08")
def test_RS_15_a_square_never_holds_two_markers(owner: str) -> None:
    for top in ("0,2", "1,2", "2,2"):
        g = roam().markers(owner, "2,2").turn("P1")
        g.says("P1", "use Pathfinder", f"at {top}")
        holding = [g.g.ground[seat] >> 14 & 1 for seat in (0, 1)]
        assert sum(holding) == 1
        assert g.g.upper == [0, 0]
        assert g.g.census()["one marker to a square"]


@rule("ROAM-TURN-08")
def test_R_9_a_position_where_everything_is_skipped_is_legal_but_passing_is_not() -> None:
    g = roam().markers("P2", "0,0 1,0 2,0").turn("P1")
    assert "pass" not in g.verbs
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.where("P1") == ""
    assert g.player("P1").supply == 24
    assert g.asked == "P2"


@rule("ROAM-TURN-10", "ROAM-TURN-12")
def test_two_coins_buy_the_blank_marker_of_the_character_in_use() -> None:
    g = roam().coins(P1=2).turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert g.offered("blank") == "1,1"
    g.says("P1", "blank 1,1")
    assert g.where("P1") == "0,0 0,1 1,0 1,1"
    assert g.purse()["P1"] == 0
    assert g.asked == "P2"


@rule("ROAM-TURN-12")
def test_a_blank_lies_where_the_pattern_lies() -> None:
    g = roam().coins(P1=2).turn("P1").says("P1", "use Warden", "at 2,3")
    assert g.offered("blank") == "3,4"


@rule("ROAM-TURN-10")
def test_nobody_has_to_pay_for_a_blank() -> None:
    g = roam().coins(P1=5).turn("P1")
    g.says("P1", "use Warden", "at 0,0", "done")
    assert g.where("P1") == "0,0 0,1 1,0"
    assert g.purse()["P1"] == 5


@rule("ROAM-TURN-11", "ROAM-TURN-10")
def test_RS_20_three_coins_pay_one_blank_and_four_coins_two() -> None:
    g = roam().owns("P1", "Salt Miner").coins(P1=3).turn("P1")
    g.says("P1", "use Salt Miner", "at 0,0")
    assert g.offered("blank") == "0,1 2,0"
    g.says("P1", "blank 0,1")
    assert g.asked == "P2"  # one coin is left: no second blank
    assert g.where("P1") == "0,0 0,1 1,1 2,1"

    g = roam().owns("P1", "Salt Miner").coins(P1=4).turn("P1")
    g.says("P1", "use Salt Miner", "at 0,0", "blank 0,1", "blank 2,0")
    assert g.where("P1") == "0,0 0,1 1,1 2,0 2,1"
    assert g.purse()["P1"] == 0


@rule("ROAM-TURN-11")
def test_each_blank_is_bought_once() -> None:
    g = roam().owns("P1", "Salt Miner").coins(P1=20).turn("P1")
    g.says("P1", "use Salt Miner", "at 0,0", "blank 0,1")
    g.refuses("P1", "blank 0,1")
    g.says("P1", "blank 2,0")
    assert g.asked == "P2"
    assert g.purse()["P1"] == 16


@rule("ROAM-TURN-12", "ROAM-TURN-06")
def test_RS_21_a_blank_beyond_the_edge_cannot_be_paid() -> None:
    g = roam().owns("P1", "Salt Miner").coins(P1=4).turn("P1")
    g.says("P1", "use Strider", "at 4,0")
    assert g.asked == "P2"
    assert g.purse()["P1"] == 4


@rule("ROAM-TURN-12", "ROAM-TURN-09")
def test_R_16_a_blank_on_an_occupied_square_cannot_be_paid() -> None:
    g = roam().markers("P2", "1,1").coins(P1=4).turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert g.asked == "P2"
    assert g.purse()["P1"] == 4


@rule("ROAM-TURN-12")
def test_blanks_of_other_characters_are_of_no_use() -> None:
    g = roam().coins(P1=4).turn("P1")  # Warden and Strider have blanks, the Pathfinder has none
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.asked == "P2"


@rule("ROAM-TURN-10", "ROAM-TURN-13")
def test_RS_22_coins_of_this_placement_do_not_pay_for_its_blanks() -> None:
    g = roam().symbols(two="0,0").coins(P1=1).turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert g.asked == "P2"  # there was nothing to ask
    assert g.purse()["P1"] == 3
    assert g.where("P1") == "0,0 0,1 1,0"


@rule("ROAM-TURN-13")
def test_RS_17_three_symbols_are_three_coins() -> None:
    g = roam().symbols(three="2,2").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,2")
    assert g.purse()["P1"] == 3


@rule("ROAM-TURN-13", "ROAM-TURN-08")
def test_RS_18_a_skipped_square_pays_nothing() -> None:
    g = roam().symbols(one="0,0", two="2,0").markers("P2", "2,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.purse()["P1"] == 1


@rule("ROAM-TURN-13")
def test_a_blank_collects_coins_too() -> None:
    g = roam().symbols(one="1,1").coins(P1=2).turn("P1")
    g.says("P1", "use Warden", "at 0,0", "blank 1,1")
    assert g.purse()["P1"] == 1


@rule("ROAM-TURN-14")
def test_coins_are_open_to_every_eye() -> None:
    g = roam(3).coins(P1=4, P2=6, P3=1)
    for eyes in range(4):
        assert [e.coins for e in g.g.view(eyes).explorers] == [4, 6, 1]


@rule("ROAM-TURN-15", "ROAM-CLAIM-01")
def test_RS_23_five_occupied_squares_do_not_free_a_marker() -> None:
    g = roam().markers("P1", "0,0 0,1").markers("P2", "1,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 1,0")
    assert g.where("P1") == "0,0 0,1 1,0 2,0 3,0"
    assert g.player("P1").supply == 24 - 5
    assert g.line("P1") == ["Pathfinder", "Warden", "Strider"]


@rule("ROAM-TURN-16")
def test_without_markers_a_turn_is_played_and_none_is_placed() -> None:
    g = roam().symbols(three="0,0").supply("P1", 0).coins(P1=4).turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert g.where("P1") == ""
    assert g.face_up("P1") == {"Pathfinder", "Strider"}
    assert g.purse()["P1"] == 4
    assert g.asked == "P2"
    assert g.told("no_markers") == [{"seat": 0}]
    assert g.told("nothing") == []


@rule("ROAM-TURN-16")
def test_the_log_tells_no_room_no_markers_and_no_place_apart() -> None:
    taken = roam().markers("P2", "0,0 1,0 2,0").turn("P1").says("P1", "use Pathfinder", "at 0,0")
    assert taken.told("nothing") == [{"seat": 0}]
    few = roam().supply("P1", 2).turn("P1").says("P1", "use Pathfinder", "at 3,0")
    assert few.told("few_markers") == [{"seat": 0, "count": 2}]
    nowhere = roam()
    nowhere.g.land = 1  # but for one square the map is a gap
    nowhere.turn("P1").says("P1", "use Pathfinder")
    assert nowhere.told("fits_nowhere") == [{"seat": 0, "character": CHARACTER["Pathfinder"]}]
    assert nowhere.told("nothing") == nowhere.told("no_markers") == []


@rule("ROAM-TURN-07", "ROAM-SETUP-10")
def test_RS_25_with_two_markers_left_the_player_chooses_two_of_three_squares() -> None:
    g = roam().symbols(one="5,0").supply("P1", 2).turn("P1")
    g.says("P1", "use Pathfinder", "at 3,0")
    assert g.offered("put") == "3,0 4,0 5,0"
    g.says("P1", "put 5,0", "put 3,0")
    assert g.where("P1") == "3,0 5,0"
    assert g.player("P1").supply == 0
    assert g.purse()["P1"] == 1
    assert g.asked == "P2"


@rule("ROAM-TURN-12", "ROAM-SETUP-10")
def test_a_blank_needs_a_marker_of_the_supply() -> None:
    g = roam().supply("P1", 3).coins(P1=2).turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert g.asked == "P2"
    assert g.purse()["P1"] == 2


@rule("ROAM-TURN-17")
def test_a_pattern_may_lie_on_four_lands_at_once() -> None:
    g = roam().owns("P1", "Stonecutter").turn("P1")
    g.says("P1", "use Stonecutter", "at 2,1")
    assert [g.g.count(0, slot) for slot in range(6)] == [1, 1, 0, 1, 1, 0]
