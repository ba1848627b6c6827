"""Where two rules meet that no example of the rulebook brings together; each answer follows from the rulebook."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.roam.scene import CHARACTER, Scene, roam


def full(seats: int = 2) -> Scene:
    return roam(seats, mode="full")


@rule("ROAM-ART-10", "ROAM-CLAIM-01", "ROAM-TURN-08")
def test_a_land_completed_by_a_slide_lies_there_until_the_turn_ends_and_takes_no_marker() -> None:
    g = full().owns("P1", "Walking Stick").markers("P1", "0,0 0,1 1,0 2,2").markers("P2", "1,1 2,0").turn("P1")
    g.says("P1", "slide 2,2", "to 2,1", "use Pathfinder")
    assert len(g.line("P1")) == 3
    g.says("P1", "at 0,0")
    assert len(g.line("P1")) == 4
    assert g.where("P1") == ""
    assert g.player("P1").supply == 24


@rule("ROAM-TURN-13", "ROAM-CLAIM-04")
def test_coins_of_a_placement_may_be_bid_in_the_same_turn() -> None:
    g = roam().symbols(two="2,1").markers("P1", "0,0 0,1").markers("P2", "1,0 1,1 2,0").coins(P2=1).turn("P1")
    g.says("P1", "use Pathfinder", "at 2,1", "bid 2")
    assert len(g.line("P1")) == 4
    assert g.purse() == {"P1": 0, "P2": 2}


@rule("ROAM-END-01", "ROAM-END-02", "R-17")
def test_a_tenth_card_won_in_anothers_turn_makes_this_round_the_last() -> None:
    g = roam(3).owns("P3", *list(CHARACTER)[:6]).markers("P3", "0,0 0,1 1,0 1,1").markers("P1", "2,1").turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert len(g.line("P3")) == 10
    for name in ("P2", "P3"):
        g.says(name, "use Pathfinder", "at 3,2")
    assert g.g.over


@rule("ROAM-TURN-06", "ROAM-CLAIM-09", "R-12")
def test_a_blank_may_lie_over_the_gap_that_the_last_land_left_but_no_marker_may() -> None:
    g = roam().pile(0).markers("P1", "0,0 1,0 0,1 1,1 2,1").turn("P1").says("P1", "use Pathfinder", "at 2,0")
    assert g.land("N0") is None
    g.turn("P2").says("P2", "use Warden")  # from the north `o#` over `##`, named by the square of its first marker
    offered = g.offered("at").split()
    assert "2,2" in offered  # the blank at 2,1
    assert "2,1" not in offered
    g.says("P2", "at 2,2")
    assert g.where("P2") == "2,2 3,1 3,2"


@rule("ROAM-ART-13", "ROAM-ART-07", "ROAM-REST-01", "R-8")
def test_the_last_character_flipped_down_wakes_everything_for_nothing_and_only_once() -> None:
    g = full().owns("P1", "Warden", "Strider", down=True).owns("P1", "Hourglass").owns("P1", "Lucky Purse", down=True)
    g.turn("P1").says("P1", "flip Pathfinder")
    assert {"Pathfinder", "Warden", "Strider", "Hourglass", "Lucky Purse"} <= g.face_up("P1")
    assert g.purse()["P1"] == 0
    assert g.refuses("P1", "rest")


@rule("ROAM-ART-14", "ROAM-CLAIM-10")
def test_whose_only_marker_was_replaced_is_not_consoled() -> None:
    g = full(3).owns("P1", "Stone Hammer").markers("P3", "0,0").markers("P1", "0,1 1,1").markers("P2", "1,0 2,1")
    g.turn("P1").says("P1", "use Pathfinder", "at 0,0", "replace 0,0")
    assert len(g.line("P1")) == 4
    assert g.purse() == {"P1": 0, "P2": 1, "P3": 0}


@rule("ROAM-ART-14", "ROAM-TURN-16")
def test_a_replace_needs_a_marker_besides_those_that_the_pattern_places() -> None:
    for supply, offered in ((3, "0,0"), (2, "")):
        g = full().owns("P1", "Stone Hammer").markers("P2", "0,0").supply("P1", supply).turn("P1")
        g.says("P1", "use Pathfinder", "at 0,0")
        if offered:
            g.says("P1", "replace 0,0")
        assert g.where("P1") == ("0,0 1,0 2,0" if offered else "1,0 2,0")
