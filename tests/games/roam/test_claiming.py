"""Completing and claiming lands: ROAM-CLAIM."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.roam.scene import Scene, everything_of, roam


@rule("ROAM-CLAIM-01", "ROAM-CLAIM-02", "ROAM-CLAIM-10", "ROAM-CLAIM-11")
def test_RS_26_Cid_finds_a_character_and_three_others_are_consoled() -> None:
    g = roam(4, "Cid Zoey Ada Max").markers("Cid", "0,0 1,0").turn("Cid")
    g.markers("Zoey", "0,1").markers("Ada", "1,1").markers("Max", "2,1")
    found = g.under("N0")
    g.says("Cid", "use Pathfinder", "at 2,0")
    assert g.line("Cid")[3:] == [found]
    assert g.purse() == {"Cid": 0, "Zoey": 1, "Ada": 1, "Max": 1}


def tie_of_Cid_and_Zoey(**coins: int) -> Scene:
    """Cid's third marker makes it three to three on N0."""
    g = roam(2, "Cid Zoey").markers("Cid", "0,0 1,0").markers("Zoey", "0,1 1,1 2,1").coins(**coins).turn("Cid")
    return g.says("Cid", "use Pathfinder", "at 2,0")


@rule("ROAM-CLAIM-03", "ROAM-CLAIM-04", "ROAM-CLAIM-06", "ROAM-CLAIM-10")
def test_RS_27_Zoey_without_coins_cannot_answer_a_bid_of_nothing() -> None:
    g = tie_of_Cid_and_Zoey(Zoey=0)
    found = g.under("N0")
    g.says("Cid", "bid 0")
    assert g.line("Cid")[3:] == [found]
    assert g.purse() == {"Cid": 0, "Zoey": 1}
    assert g.told("passed") == [{"seat": 1}]
    assert g.verbs == {"use"}  # her turn has begun


def three_way_tie(**coins: int) -> Scene:
    g = roam(3, "A B C").markers("A", "0,0").markers("B", "0,1 1,1").markers("C", "2,1 1,0").coins(**coins).turn("A")
    return g.says("A", "use Pathfinder", "at 2,0")


@rule("ROAM-CLAIM-03", "ROAM-CLAIM-04", "ROAM-CLAIM-05", "ROAM-CLAIM-10")
def test_RS_28_only_the_winner_of_an_auction_pays() -> None:
    g = three_way_tie(A=3, B=3, C=3)
    found = g.under("N0")
    g.says("A", "bid 1").says("B", "bid 2").says("C", "pass")
    assert g.line("B")[3:] == [found]
    assert g.purse() == {"A": 4, "B": 1, "C": 4}


@rule("ROAM-CLAIM-04")
def test_RS_29_a_bid_is_higher_than_the_last_one() -> None:
    g = three_way_tie(A=5, B=5, C=5)
    g.says("A", "bid 2")
    g.refuses("B", "bid 2")
    g.refuses("B", "bid 1")
    assert g.offered("bid") == "3 4 5"


@rule("ROAM-CLAIM-04")
def test_a_bid_is_never_higher_than_the_purse() -> None:
    g = three_way_tie(A=2, B=1, C=0)
    assert g.offered("bid") == "0 1 2"
    g.refuses("A", "bid 3")


@rule("ROAM-CLAIM-04", "ROAM-CLAIM-05")
def test_each_tied_player_bids_once_and_cannot_come_back() -> None:
    g = three_way_tie(A=9, B=9, C=9)
    found = g.under("N0")
    g.says("A", "bid 1").says("B", "bid 4").says("C", "bid 6")
    assert g.line("C")[3:] == [found]
    assert g.purse() == {"A": 10, "B": 10, "C": 3}


@rule("ROAM-CLAIM-06")
def test_the_opening_bid_may_be_nothing_also_after_a_pass() -> None:
    g = three_way_tie(A=1, B=1, C=1)
    found = g.under("N0")
    g.says("A", "pass")
    assert g.offered("bid") == "0 1"
    g.says("B", "bid 0").says("C", "pass")
    assert g.line("B")[3:] == [found]
    assert g.purse() == {"A": 2, "B": 1, "C": 2}


@rule("ROAM-CLAIM-03", "ROAM-ART-10")
def test_RS_30_the_active_player_without_part_in_the_tie_does_not_bid() -> None:
    g = roam(3, "A B C", mode="full").owns("A", "Walking Stick").coins(B=1, C=1)
    g.markers("B", "0,0 0,1 1,0").markers("C", "1,1 2,0 2,2").turn("A")
    g.says("A", "use Pathfinder", "at 0,5", "slide 2,2", "to 2,1")
    assert g.asked == "B"
    g.says("B", "bid 0")
    assert g.asked == "C"
    g.says("C", "bid 1")
    assert len(g.line("C")) == 4
    assert g.purse() == {"A": 0, "B": 2, "C": 0}


@rule("ROAM-CLAIM-03")
def test_bidding_starts_with_the_active_player_and_goes_clockwise() -> None:
    g = roam(3, "A B C").markers("A", "0,0 0,1").markers("B", "1,0 1,1").markers("C", "2,1").coins(A=1, B=1, C=1)
    g.turn("C").owns("C", "Bellringer")  # C sits in the north: ### stays a row
    g.says("C", "use Bellringer", "at 2,0")
    order = []
    for _ in range(3):
        order.append(g.asked)
        g.says(str(g.asked), "pass")
    assert order == ["C", "A", "B"]


@rule("ROAM-CLAIM-05")
def test_RS_31_when_all_pass_the_last_one_claims_for_nothing() -> None:
    g = tie_of_Cid_and_Zoey(Cid=2, Zoey=2)
    found = g.under("N0")
    g.says("Cid", "pass").says("Zoey", "pass")
    assert g.line("Zoey")[3:] == [found]
    assert g.purse() == {"Cid": 3, "Zoey": 2}


@rule("ROAM-CLAIM-08", "ROAM-CLAIM-09", "ROAM-TURN-15")
def test_RS_32_markers_go_home_and_the_top_land_takes_the_place() -> None:
    g = roam().markers("P1", "3,4 4,4 3,5").markers("P2", "4,5 5,5").turn("P1")
    g.says("P1", "use Pathfinder")
    top = g.g.laid
    g.says("P1", "at 3,4")
    assert g.where("P1") == g.where("P2") == ""
    assert [g.player(p).supply for p in ("P1", "P2")] == [24, 24]
    assert g.g.slots[5] == top
    assert g.g.laid == top + 1
    land = g.land("S2")
    assert land is not None
    coins_at_scroll_end = [int(digit) for digit in land[1].split()[0]]
    shown = [g.g.coins_on(1 << square) for square in (35, 34)]  # 5,5 and 5,4: the left square is in the east
    assert shown == coins_at_scroll_end


@rule("ROAM-CLAIM-07", "ROAM-CLAIM-02", "R-1")
def test_RS_33_a_claimed_character_faces_the_map_like_the_others() -> None:
    g = roam().hides("S0", "Ladder Maker").markers("P1", "3,0 4,0").markers("P2", "3,1 4,1").turn("P1")
    g.owns("P1", "Bellringer")
    g.says("P1", "use Bellringer", "at 5,0")
    assert g.line("P1")[-1] == "Ladder Maker"
    assert "Ladder Maker" in g.face_up("P1")
    g.says("P2", "use Pathfinder", "at 0,5").says("P1", "use Ladder Maker", "at 0,0")
    assert g.where("P1") == "0,0 1,0 2,0 2,1 5,2"


@rule("ROAM-CLAIM-07", "R-1")
def test_RS_34_as_on_the_map_it_keeps_the_direction_of_its_land() -> None:
    g = roam(claimed_card_facing="as_on_map")
    g.hides("S0", "Ladder Maker").markers("P1", "3,0 4,0").markers("P2", "3,1 4,1").turn("P1")
    g.owns("P1", "Bellringer")
    g.says("P1", "use Bellringer", "at 5,0")
    g.says("P2", "use Pathfinder", "at 0,5").says("P1", "use Ladder Maker", "at 0,0")
    assert g.where("P1") == "0,0 0,1 1,1 2,1 5,2"


@rule("ROAM-CLAIM-01", "ROAM-CLAIM-03")
def test_RS_35_the_active_player_orders_two_claims_and_coins_of_one_count_for_the_other() -> None:
    # P1's row completes N0, which P2 holds, and N1, where they tie three to three.
    g = roam().markers("P1", "0,2 1,2").markers("P2", "0,0 0,1 1,0 1,1 2,0 0,3 1,3 2,3").turn("P1")
    g.owns("P1", "Bellringer")
    g.says("P1", "use Bellringer", "at 2,0")
    assert g.offered("claim") == "0 1"
    g.refuses("P1", "claim S0")
    g.says("P1", "claim N0")
    assert len(g.line("P2")) == 4
    assert g.purse()["P1"] == 1
    assert g.offered("bid") == "0 1"  # the consolation for N0 is in the purse
    g.says("P1", "bid 1")
    assert len(g.line("P1")) == 5
    assert g.purse() == {"P1": 0, "P2": 1}


@rule("ROAM-CLAIM-02", "ROAM-CLAIM-01")
def test_R_24_who_completes_a_land_has_no_priority() -> None:
    g = roam().markers("P2", "0,0 0,1 1,0 1,1").markers("P1", "2,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert len(g.line("P2")) == 4
    assert len(g.line("P1")) == 3
    assert g.purse() == {"P1": 1, "P2": 0}


@rule("ROAM-CLAIM-10", "ROAM-CLAIM-11")
def test_nobody_gains_more_than_one_coin_for_a_land_and_the_claimer_none() -> None:
    g = roam().markers("P2", "0,0 0,1").markers("P1", "1,0 1,1 2,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.purse() == {"P1": 0, "P2": 1}


@rule("ROAM-CLAIM-10")
def test_who_has_no_marker_there_gains_nothing() -> None:
    g = roam(3).markers("P2", "0,0 0,1").markers("P1", "1,0 1,1 2,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.purse() == {"P1": 0, "P2": 1, "P3": 0}


@rule("ROAM-CLAIM-07")
def test_a_found_character_is_known_to_all_and_usable_from_the_next_turn() -> None:
    g = roam().markers("P1", "0,0 0,1 1,0 1,1 2,1").turn("P1")
    card = g.g.slots[0]
    found = g.under("N0")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.asked == "P2"  # not in the same turn
    assert all(g.g.lost.sees(card, eyes) for eyes in range(3))
    g.says("P2", "use Pathfinder", "at 0,5").says("P1", f"use {found}")


@rule("ROAM-CLAIM-08")
def test_markers_on_other_lands_stay() -> None:
    g = roam().markers("P1", "0,0 0,1 1,0 1,1 2,1 5,5").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.where("P1") == "3,0 4,0 5,5"
    assert everything_of("N0") == "0,0 0,1 1,0 1,1 2,0 2,1"
