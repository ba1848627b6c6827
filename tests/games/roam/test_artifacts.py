"""The full game: ROAM-ART."""

from __future__ import annotations

import pytest

from ludoteca.games.roam.content import ARTIFACTS
from ludoteca.kernel import rule
from tests.games.roam.scene import ARTIFACT, NAMES, Scene, roam

STARTING = {"Pathfinder", "Warden", "Strider"}


def full(seats: int = 2, names: str = "", **variants: str) -> Scene:
    return roam(seats, names, mode="full", **variants)


# Buying.


@rule("ROAM-ART-01")
def test_the_row_shows_four_tiles_and_the_order_of_the_rest_is_unknown() -> None:
    g = full().g
    view = g.view(0)
    assert len(view.row) == 4
    assert all(face == -1 for face in view.tiles.face[4:])


@rule("ROAM-ART-01", "ROAM-ART-02", "ROAM-ART-03", "ROAM-ART-04")
def test_RS_43_a_tile_of_three_coins_leaves_four_of_seven_and_the_row_is_full_again() -> None:
    g = full().row("Compass", "Hourglass", "Folded Map", "Royal Seal").coins(P1=7).turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0", "buy Compass")
    assert g.purse()["P1"] == 4
    assert len(g.g.row) == 4
    assert ARTIFACT["Compass"] not in g.g.row
    assert g.asked == "P2"  # no second purchase
    assert "Compass" in g.face_up("P1")


@rule("ROAM-ART-02")
def test_only_what_the_coins_pay_for_is_offered_at_its_printed_cost() -> None:
    g = full().row("Lucky Purse", "Compass", "Spyglass", "Royal Seal").coins(P1=3).turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.verbs == {"buy", "pass"}
    assert g.offered("buy") == f"{ARTIFACT['Lucky Purse']} {ARTIFACT['Compass']}"
    g.refuses("P1", "buy Spyglass")
    g.says("P1", "pass")
    assert g.purse()["P1"] == 3
    assert g.asked == "P2"


@rule("ROAM-ART-02")
def test_artifacts_are_bought_at_the_end_of_the_turn_and_not_before() -> None:
    g = full().coins(P1=9).turn("P1")
    assert "buy" not in g.verbs
    g.says("P1", "use Pathfinder")
    assert "buy" not in g.verbs


@rule("ROAM-ART-02", "ROAM-CLAIM-10")
def test_R_7_coins_of_this_turns_claims_can_buy_an_artifact() -> None:
    g = full().row("Lucky Purse", "Compass", "Spyglass", "Royal Seal").coins(P1=1)
    g.markers("P2", "0,0 0,1 1,0 1,1").markers("P1", "2,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.purse()["P1"] == 2
    g.says("P1", "buy Lucky Purse")


@rule("ROAM-ART-03", "ROAM-SETUP-10")
def test_R_12_when_the_pile_is_empty_the_row_gets_shorter() -> None:
    g = full().row("Lucky Purse", "Compass").coins(P1=9)
    g.g.drawn = len(ARTIFACTS)
    g.turn("P1").says("P1", "use Pathfinder", "at 0,0", "buy Compass")
    assert g.g.row == (ARTIFACT["Lucky Purse"],)


@rule("ROAM-ART-04")
def test_there_is_no_limit_to_the_artifacts_a_player_owns() -> None:
    everything = [NAMES[f"artifact-{tile.id}"] for tile in ARTIFACTS[:20]]
    g = full().owns("P1", *everything, down=True).row("Stone Hammer", "Iron Boots", "Royal Seal", "Dragon Horn")
    g.g.drawn = len(ARTIFACTS)  # none is left that could be drawn twice
    g.coins(P1=9).turn("P1").says("P1", "use Pathfinder", "at 0,0", "buy Stone Hammer")
    assert g.player("P1").tiles.bit_count() == 21


# Using.


@rule("ROAM-ART-05", "ROAM-ART-06", "ROAM-ART-09")
def test_RS_44_a_gained_coin_turns_the_tile_down_until_a_rest() -> None:
    g = full().owns("P1", "Lucky Purse").turn("P1")
    g.says("P1", "coin")
    assert g.purse()["P1"] == 1
    assert g.face_up("P1") == STARTING
    g.refuses("P1", "coin")
    g.says("P1", "use Pathfinder", "at 0,0")


@rule("ROAM-ART-06")
def test_RS_44_in_another_players_turn_an_artifact_is_of_no_use() -> None:
    g = full().owns("P1", "Lucky Purse", "Walking Stick", "Hourglass").markers("P1", "3,3").turn("P2")
    assert g.asked == "P2"
    assert g.verbs == {"use"}


@rule("ROAM-ART-06", "ROAM-CLAIM-04")
def test_a_tied_player_gains_no_coin_in_another_players_auction() -> None:
    g = full().owns("P1", "Lucky Purse").markers("P2", "0,0 1,0").markers("P1", "0,1 1,1 2,1").coins(P1=1).turn("P2")
    g.says("P2", "use Pathfinder", "at 2,0", "pass")
    assert g.asked == "P1"
    assert "coin" not in g.verbs


@rule("ROAM-ART-06")
def test_any_number_of_artifacts_may_be_used_in_a_turn() -> None:
    g = full().owns("P1", "Lucky Purse", "Beggar's Bowl", "Silver Bell", "Backpack").turn("P1")
    g.says("P1", "coin", "coin", "coin", "coin")
    assert g.purse()["P1"] == 4


@rule("ROAM-ART-06", "ROAM-ART-04")
def test_R_13_a_tile_bought_now_works_from_the_next_turn() -> None:
    g = full().row("Lucky Purse", "Compass", "Spyglass", "Royal Seal").coins(P1=2).turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0", "buy Lucky Purse")
    assert g.asked == "P2"
    g.says("P2", "use Pathfinder", "at 0,5")
    assert "coin" in g.verbs


@rule("ROAM-ART-07", "ROAM-REST-01")
def test_a_free_rest_turns_the_artifacts_up_as_well() -> None:
    g = full().owns("P1", *STARTING, "Lucky Purse", "Compass", down=True).turn("P1")
    assert g.face_up("P1") == {*STARTING, "Lucky Purse", "Compass"}


@rule("ROAM-ART-07", "ROAM-ART-08", "ROAM-REST-03")
def test_RS_50_an_early_rest_costs_for_characters_only() -> None:
    g = full().owns("P1", "Warden", "Strider", "Wind Fan", "Tide Glass", down=True).coins(P1=2)
    g.owns("P1", "Lucky Purse", "Compass", "Hourglass").turn("P1")
    g.says("P1", "rest")
    assert g.purse()["P1"] == 1
    assert g.face_up("P1") == {*STARTING, "Wind Fan", "Tide Glass", "Lucky Purse", "Compass", "Hourglass"}


# Gain a coin.


@rule("ROAM-ART-09", "ROAM-ART-02", "ROAM-CLAIM-04")
def test_R_13_a_coin_is_gained_at_any_moment_of_the_own_turn() -> None:
    g = full().owns("P1", "Lucky Purse", "Beggar's Bowl", "Silver Bell", "Backpack").coins(P1=1)
    g.markers("P1", "0,0 0,1").markers("P2", "2,0 2,1 1,1").turn("P1")
    g.says("P1", "coin", "use Warden", "at 0,0")  # while placing: to pay for a blank
    assert "coin" in g.verbs
    g.says("P1", "done")
    assert "coin" in g.verbs  # after placing
    g.says("P1", "done", "coin")  # during the auction of N0
    g.says("P1", "bid 3")
    g.says("P1", "coin")  # before buying
    assert g.purse()["P1"] == 1


@rule("ROAM-ART-09", "ROAM-TURN-10")
def test_R_13_a_coin_gained_while_placing_pays_for_a_blank() -> None:
    g = full().owns("P1", "Lucky Purse").coins(P1=1).turn("P1")
    g.says("P1", "use Warden", "at 0,0", "coin")
    assert g.purse()["P1"] == 2
    assert g.offered("blank")


# Slide.


@rule("ROAM-ART-10")
def test_a_marker_slides_to_an_empty_square_beside_it_without_collecting_coins() -> None:
    g = full().owns("P1", "Walking Stick").symbols(three="1,2").markers("P2", "2,2 2,3").turn("P1")
    g.says("P1", "slide 2,2")
    assert g.offered("to") == "1,2 2,1 3,2"  # 2,3 is taken; diagonals are no neighbours
    g.says("P1", "to 1,2")
    assert g.where("P2") == "1,2 2,3"
    assert g.purse() == {"P1": 0, "P2": 0}
    assert "Walking Stick" not in g.face_up("P1")
    assert g.verbs == {"use"}


@rule("ROAM-ART-10")
def test_a_marker_does_not_slide_over_the_edge_of_the_map() -> None:
    g = full().owns("P1", "Walking Stick").markers("P1", "0,0 3,5").turn("P1")
    g.says("P1", "slide 0,0")
    assert g.offered("to") == "0,1 1,0"
    g = full().owns("P1", "Walking Stick").markers("P1", "3,5").turn("P1")
    g.says("P1", "slide 3,5")
    assert g.offered("to") == "2,5 3,4 4,5"
    g = full().owns("P1", "Walking Stick").markers("P1", "3,0").turn("P1")
    g.says("P1", "slide 3,0")
    assert g.offered("to") == "2,0 3,1 4,0"


@rule("ROAM-ART-10", "ROAM-ART-13", "ROAM-ART-06")
def test_R_13_slide_and_flip_work_before_and_after_placing_and_not_while_placing() -> None:
    g = full().owns("P1", "Walking Stick", "Hourglass").markers("P2", "5,5").turn("P1")
    assert {"slide", "flip"} <= g.verbs
    g.says("P1", "use Warden")
    assert g.verbs == {"at"}
    g.says("P1", "at 0,0")
    assert {"slide", "flip", "done"} <= g.verbs
    g.says("P1", "flip Warden")
    assert "Warden" in g.face_up("P1")


@rule("ROAM-ART-10", "ROAM-CLAIM-01")
def test_R_13_a_slide_can_complete_a_land() -> None:
    g = full().owns("P1", "Walking Stick").markers("P1", "0,0 0,1 1,0 1,1 2,0").markers("P2", "3,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,5", "slide 3,1", "to 2,1")
    assert len(g.line("P1")) == 4
    assert g.purse()["P2"] == 1


@rule("ROAM-ART-10")
def test_without_a_marker_that_can_move_no_slide_is_offered() -> None:
    g = full().owns("P1", "Walking Stick").turn("P1")
    assert g.verbs == {"use"}


# Rotate.


@rule("ROAM-ART-11", "ROAM-TURN-04")
def test_a_rotated_pathfinder_is_a_row() -> None:
    g = full().owns("P1", "Compass").turn("P1")
    g.says("P1", "use Pathfinder")
    assert "rotate" in g.verbs
    g.says("P1", "rotate", "at 5,3")
    assert g.where("P1") == "5,3 5,4 5,5"
    assert "Compass" not in g.face_up("P1")


@rule("ROAM-ART-11")
def test_R_14_each_rotate_adds_a_quarter_clockwise() -> None:
    g = full().owns("P1", "Compass", "Spinning Top", "Weathervane", "Wizard's Hat").turn("P1")
    g.says("P1", "use Warden", "rotate")
    first = g.g.clone()
    g.says("P1", "at 0,0")
    assert g.where("P1") == "0,0 0,1 1,1"  # `##` / `o#`
    g.g = first
    g.says("P1", "rotate", "at 0,1")
    assert g.where("P1") == "0,1 1,0 1,1"  # `o#` / `##`


@rule("ROAM-ART-11")
def test_R_14_four_rotates_turn_the_pattern_all_the_way_round() -> None:
    g = full().owns("P1", "Compass", "Spinning Top", "Weathervane", "Wizard's Hat").turn("P1")
    g.says("P1", "use Warden", "rotate", "rotate", "rotate", "rotate", "at 0,0")
    assert g.where("P1") == "0,0 0,1 1,0"  # `##` / `#o`, as it is printed


@rule("ROAM-ART-11")
def test_rotate_is_for_the_pattern_being_placed_only() -> None:
    g = full().owns("P1", "Compass").turn("P1")
    assert "rotate" not in g.verbs
    g.says("P1", "use Pathfinder", "at 0,0")
    assert "rotate" not in g.verbs
    assert g.player("P1").facing == (0, 0, 0)


@rule("ROAM-ART-11", "ROAM-TURN-05")
def test_R_12_where_a_pattern_fits_nowhere_nobody_is_forced_to_rotate_it() -> None:
    g = full().owns("P1", "Compass", "Long Serpent").turn("P1")
    g.g.land = 0b111111  # gaps everywhere but on one row: five in a row fit, five in a column do not
    g.g.explorers[0].facing = (0, 0, 0, 1)
    g.says("P1", "use Long Serpent")
    assert g.verbs == {"done", "rotate"}
    g.says("P1", "rotate")
    assert g.offered("at") == "0,0 0,1"


# Free blank.


@rule("ROAM-ART-12", "ROAM-TURN-10")
def test_RS_47_a_free_blank_is_the_fourth_marker_of_the_warden() -> None:
    g = full().owns("P1", "Folded Map").turn("P1")
    assert g.verbs == {"use"}  # without a character in use the ability does nothing
    g.says("P1", "use Warden", "at 0,0")
    assert g.offered("free") == "1,1"
    g.says("P1", "free 1,1")
    assert g.where("P1") == "0,0 0,1 1,0 1,1"
    assert g.purse()["P1"] == 0
    assert "Folded Map" not in g.face_up("P1")


@rule("ROAM-ART-12", "ROAM-TURN-11")
def test_one_free_blank_pays_for_one_blank_and_coins_for_the_other() -> None:
    g = full().owns("P1", "Folded Map", "Salt Miner").coins(P1=2).turn("P1")
    g.says("P1", "use Salt Miner", "at 0,0", "free 0,1")
    assert g.offered("free") == ""
    g.says("P1", "blank 2,0")
    assert g.where("P1") == "0,0 0,1 1,1 2,0 2,1"
    assert g.purse()["P1"] == 0


@rule("ROAM-ART-12")
def test_a_free_blank_cannot_lie_on_an_occupied_square_or_beyond_the_edge() -> None:
    g = full().owns("P1", "Folded Map").markers("P2", "1,1").turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert "free" not in g.verbs
    g = full().owns("P1", "Folded Map").turn("P1")
    g.says("P1", "use Strider", "at 4,0")
    assert "free" not in g.verbs


# Flip.


@rule("ROAM-ART-13", "ROAM-REST-01", "ROAM-ART-07")
def test_flipping_the_last_character_down_wakes_everybody() -> None:
    g = full().owns("P1", "Warden", "Strider", down=True).owns("P1", "Hourglass").turn("P1")
    g.says("P1", "flip Pathfinder")
    assert g.face_up("P1") == {*STARTING, "Hourglass"}
    assert g.purse()["P1"] == 0


@rule("ROAM-ART-13", "ROAM-REST-01", "R-8")
def test_R_8_the_free_rest_comes_at_once_and_cannot_be_put_off() -> None:
    g = full().owns("P1", "Warden", "Strider", down=True).owns("P1", "Hourglass", "Coffee Pot").turn("P1")
    g.says("P1", "flip Pathfinder")
    assert g.told("rested") == [{"seat": 0, "coins": 0}]
    assert g.face_up("P1") == {*STARTING, "Hourglass", "Coffee Pot"}
    g.refuses("P1", "rest")


@rule("ROAM-ART-13")
def test_a_flip_turns_a_used_character_up_again() -> None:
    g = full().owns("P1", "Warden", down=True).owns("P1", "Hourglass").turn("P1")
    g.says("P1", "flip Warden")
    assert g.face_up("P1") == STARTING
    g.says("P1", "use Warden", "at 0,0")


@rule("ROAM-ART-13", "ROAM-REST-02")
def test_R_8_after_this_turns_rest_the_last_character_cannot_be_flipped_down() -> None:
    g = full().owns("P1", "Hourglass", "Coffee Pot", "Rooster Clock", "Two-Faced Mask")
    g.owns("P1", *STARTING, down=True).turn("P1")  # the free rest is taken
    g.says("P1", "flip Pathfinder", "flip Warden")
    g.refuses("P1", "flip Strider")
    g.says("P1", "flip Warden")


@rule("ROAM-ART-13", "ROAM-ART-06")
def test_after_placing_the_last_character_may_be_flipped_down() -> None:
    g = full().owns("P1", "Warden", down=True).owns("P1", "Hourglass").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0", "flip Strider")
    assert g.face_up("P1") == set()


# Replace.


@rule("ROAM-ART-14")
def test_a_replaced_marker_goes_home_and_its_square_pays() -> None:
    g = full().owns("P1", "Stone Hammer").symbols(two="1,0").markers("P2", "1,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.offered("replace") == "1,0"
    g.says("P1", "replace 1,0")
    assert g.where("P1") == "0,0 1,0 2,0"
    assert g.where("P2") == ""
    assert g.player("P2").supply == 24
    assert g.player("P1").supply == 21
    assert g.purse()["P1"] == 2
    assert "Stone Hammer" not in g.face_up("P1")


@rule("ROAM-ART-14")
def test_R_14_replace_needs_the_pattern_an_opponents_marker_and_one_of_your_own() -> None:
    g = full().owns("P1", "Stone Hammer").markers("P2", "1,1").markers("P1", "1,0").turn("P1")
    assert g.verbs == {"use"}  # never without a character
    g.says("P1", "use Pathfinder", "at 0,0")
    assert "replace" not in g.verbs  # 1,0 is the own one, 1,1 is not under the pattern
    g = full().owns("P1", "Stone Hammer").markers("P2", "1,0").supply("P1", 2).turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert "replace" not in g.verbs  # both markers go on empty squares


@rule("ROAM-ART-14")
def test_R_14_each_replace_is_for_one_square() -> None:
    g = full().owns("P1", "Stone Hammer", "Iron Boots").markers("P2", "0,0 1,0 2,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0", "replace 0,0", "replace 2,0")
    assert g.where("P1") == "0,0 2,0"
    assert g.where("P2") == "1,0"


@rule("ROAM-ART-14", "ROAM-ART-12")
def test_a_replace_costs_no_free_blank() -> None:
    g = full().owns("P1", "Stone Hammer", "Folded Map").markers("P2", "0,0").turn("P1")
    g.says("P1", "use Warden", "at 0,0", "replace 0,0")
    assert g.offered("free") == "1,1"


@pytest.mark.parametrize("way", ["free_over 1,1", "blank_over 1,1"])
@rule("ROAM-ART-14", "ROAM-ART-12")
def test_R_14_a_blank_may_replace_if_it_is_paid_or_free(way: str) -> None:
    g = full().owns("P1", "Stone Hammer", "Folded Map").coins(P1=2).markers("P2", "1,1").turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert g.offered("blank") == g.offered("free") == ""  # nothing is sold there without a Replace, and it is said
    g.says("P1", way)
    assert g.where("P1") == "0,0 0,1 1,0 1,1"
    assert g.where("P2") == ""
    assert "Stone Hammer" not in g.face_up("P1")
    assert g.purse()["P1"] == (0 if way.startswith("blank") else 2)


@rule("ROAM-ART-14", "ROAM-TURN-10", "ROAM-TURN-12")
def test_a_blank_takes_the_place_of_a_marker_under_the_pattern_only() -> None:
    g = full().owns("P1", "Stone Hammer").markers("P2", "1,1 4,4").coins(P1=2).turn("P1")
    g.says("P1", "use Warden", "at 0,0")
    assert g.offered("blank_over") == "1,1"


# Scoring.


@pytest.mark.parametrize(("artifact_points", "score"), [("yes", 16), ("no", 14)])
@rule("ROAM-END-03", "R-2")
def test_RS_51_artifacts_score_unless_the_table_said_no(artifact_points: str, score: int) -> None:
    g = full(artifact_points=artifact_points)
    g.owns("P1", "Kite Flyer", "Cartwright", "Bellringer", "Moth Collector")  # 4 + 4 + 3 + 3
    g.owns("P1", "Silver Bell", "Backpack", "Compass")  # 1 + 1 + 0
    g.g.agenda = []
    result = g.g.result
    assert result is not None
    assert result.scores == (score, 0)
