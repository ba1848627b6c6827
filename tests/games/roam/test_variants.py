"""The two variants: ROAM-VAR."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.roam.scene import roam

RING = "1,1 1,2 1,3 2,1 2,3 3,1 3,2"  # seven of the eight squares around 2,2; 3,3 is missing


@rule("ROAM-VAR-01", "ROAM-VAR-02")
def test_RS_52_who_closes_the_ring_takes_the_outpost() -> None:
    g = roam(outpost="yes").markers("P2", "2,2").markers("P1", RING).turn("P1")
    g.says("P1", "use Pathfinder", "at 3,3")
    assert g.g.outpost == 0
    assert g.g.score(0) == 3
    assert len(g.line("P1")) == 3, "it is no character (R-19)"


@rule("ROAM-VAR-02")
def test_RS_52_nobody_can_take_the_outpost_away() -> None:
    g = roam(outpost="yes").markers("P1", "2,2").markers("P2", RING)
    g.g.outpost = 0
    g.turn("P2").says("P2", "use Pathfinder", "at 3,3")
    assert g.g.outpost == 0
    assert [g.g.score(seat) for seat in (0, 1)] == [3, 0]


@rule("ROAM-VAR-01", "ROAM-CLAIM-08")
def test_RS_52_the_outpost_is_taken_although_the_same_turn_clears_a_land() -> None:
    ring = f"{RING} 3,3".removeprefix("1,1 ")
    g = roam(outpost="yes").markers("P2", "2,2").markers("P1", f"{ring} 0,0 0,1 1,0 2,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 1,1")
    assert g.g.outpost == 0
    assert len(g.line("P1")) == 4, "N0 was complete as well"
    assert "1,1" not in g.where("P1").split()


@rule("ROAM-VAR-01")
def test_RS_53_at_the_edge_of_the_map_nobody_is_surrounded() -> None:
    g = roam(outpost="yes").markers("P2", "0,2").markers("P1", "0,1 1,1 0,3 1,3").turn("P1")
    g.says("P1", "use Pathfinder", "at 1,2")
    assert g.g.outpost == -1


@rule("ROAM-VAR-01")
def test_an_own_marker_in_the_middle_is_not_surrounded() -> None:
    g = roam(outpost="yes").markers("P1", f"{RING} 2,2").turn("P1")
    g.says("P1", "use Pathfinder", "at 3,3")
    assert g.g.outpost == -1


@rule("ROAM-VAR-01")
def test_a_ring_of_two_colors_is_no_ring() -> None:
    g = roam(3, outpost="yes").markers("P2", "2,2").markers("P1", RING.removeprefix("1,1 ")).markers("P3", "1,1")
    g.turn("P1").says("P1", "use Pathfinder", "at 3,3")
    assert g.g.outpost == -1


@rule("ROAM-VAR-01")
def test_without_the_variant_there_is_no_outpost() -> None:
    g = roam().markers("P2", "2,2").markers("P1", RING).turn("P1")
    g.says("P1", "use Pathfinder", "at 3,3")
    assert g.g.outpost == -1
    assert g.g.score(0) == 0


@rule("ROAM-VAR-01", "ROAM-ART-10")
def test_R_19_a_slide_may_close_the_ring() -> None:
    g = roam(outpost="yes", mode="full").owns("P1", "Walking Stick")
    g.markers("P2", "2,2").markers("P1", f"{RING} 3,4").turn("P1")
    g.says("P1", "slide 3,4", "to 3,3")
    assert g.g.outpost == 0


@rule("ROAM-VAR-01")
def test_R_10_the_last_markers_may_close_the_ring() -> None:
    g = roam(outpost="yes").markers("P2", "2,2").markers("P1", RING).supply("P1", 1).turn("P1")
    g.says("P1", "use Pathfinder", "at 3,3", "put 3,3")
    assert g.g.outpost == 0


@rule("ROAM-VAR-01")
def test_without_the_variant_the_last_markers_close_no_ring() -> None:
    g = roam().markers("P2", "2,2").markers("P1", RING).supply("P1", 1).turn("P1")
    g.says("P1", "use Pathfinder", "at 3,3", "put 3,3")
    assert g.g.outpost != 0


@rule("ROAM-VAR-03", "ROAM-ART-14")
def test_R_20_with_too_few_markers_none_takes_the_place_of_another() -> None:
    g = roam(stacking="yes", mode="full").owns("P1", "Stone Hammer").markers("P2", "1,0").supply("P1", 2).turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert "replace" not in g.verbs


@rule("ROAM-VAR-03")
def test_RS_54_a_marker_goes_on_top_without_coins_and_a_third_is_skipped() -> None:
    g = roam(stacking="yes").symbols(two="1,0").markers("P2", "1,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.where("P1") == "0,0 1,0 2,0"
    assert g.where("P2") == "1,0"
    assert g.purse()["P1"] == 0
    supply = g.player("P2").supply
    g.says("P2", "use Pathfinder", "at 1,0")
    assert g.where("P2") == "1,0 2,0 3,0"
    assert g.player("P2").supply == supply - 2, "1,0 is full"


@rule("ROAM-VAR-03")
def test_R_20_also_over_the_own_marker() -> None:
    g = roam(stacking="yes").markers("P1", "1,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.g.count(0, 0) == 4
    assert g.player("P1").supply == 20


@rule("ROAM-VAR-03", "ROAM-TURN-09")
def test_without_the_variant_nothing_is_stacked() -> None:
    g = roam().markers("P2", "1,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.g.upper == [0, 0]


@rule("ROAM-VAR-04", "ROAM-CLAIM-02", "ROAM-CLAIM-10")
def test_RS_55_all_markers_of_a_stack_count() -> None:
    g = roam(stacking="yes").markers("P1", "0,0 0,1 1,0").markers("P2", "1,1 2,1")
    g.markers("P2", "0,0 0,1 1,0", on_top=True).turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")  # P1 4 markers, P2 5, no square empty
    assert len(g.line("P2")) == 4
    assert g.purse() == {"P1": 1, "P2": 0}
    assert g.where("P2") == ""
    assert g.player("P2").supply == 24


@rule("ROAM-VAR-04", "ROAM-CLAIM-03")
def test_a_tie_of_stacks_is_settled_by_bids() -> None:
    g = roam(stacking="yes").markers("P1", "0,0 0,1 1,0").markers("P2", "1,1 2,1")
    g.markers("P2", "0,0 0,1", on_top=True).turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.verbs == {"bid", "pass"}


@rule("ROAM-VAR-03", "ROAM-VAR-04")
def test_R_20_a_land_with_an_empty_square_is_not_complete_however_many_markers_it_holds() -> None:
    g = roam(stacking="yes").markers("P1", "0,0 0,1 1,0 1,1").markers("P1", "0,0 0,1 1,0", on_top=True).turn("P1")
    g.says("P1", "use Pathfinder", "at 2,0")
    assert g.line("P1") == ["Pathfinder", "Warden", "Strider"]


@rule("ROAM-VAR-03", "ROAM-ART-10")
def test_R_20_slide_moves_the_top_marker_to_an_empty_square() -> None:
    g = roam(stacking="yes", mode="full").owns("P1", "Walking Stick")
    g.markers("P1", "0,0 0,1").markers("P2", "0,0", on_top=True).turn("P1")
    g.says("P1", "slide 0,0")
    assert g.told("slid") == [{"seat": 0, "owner": 1, "square": 0, "to_square": 6}]  # 0,1 is not empty
    assert g.where("P2") == "1,0"
    assert g.where("P1") == "0,0 0,1"


@rule("ROAM-VAR-03", "ROAM-ART-14")
def test_R_20_replace_exchanges_the_top_marker() -> None:
    g = roam(stacking="yes", mode="full").owns("P1", "Stone Hammer").symbols(one="1,0")
    g.markers("P1", "1,0").markers("P2", "1,0", on_top=True).turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0", "replace 1,0")
    assert g.where("P2") == ""
    assert g.g.count(0, 0) == 4
    assert g.purse()["P1"] == 0, "not the first marker of its square"


@rule("ROAM-VAR-03", "ROAM-ART-14")
def test_R_20_replace_needs_no_marker_more_than_lying_on_top() -> None:
    g = roam(stacking="yes", mode="full").owns("P1", "Stone Hammer").markers("P2", "1,0").supply("P1", 3).turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.offered("replace") == "1,0"


@rule("ROAM-VAR-03", "ROAM-ART-14")
def test_R_20_replace_may_take_a_single_marker_instead_of_lying_on_it() -> None:
    g = roam(stacking="yes", mode="full").owns("P1", "Stone Hammer").symbols(one="1,0").markers("P2", "1,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 0,0")
    assert g.offered("replace") == "1,0"
    g.says("P1", "replace 1,0")
    assert g.where("P2") == ""
    assert g.g.upper == [0, 0]
    assert g.player("P1").supply == 21
    assert g.purse()["P1"] == 1


@rule("ROAM-VAR-01", "ROAM-VAR-03")
def test_R_20_for_the_outpost_the_top_markers_count() -> None:
    g = roam(stacking="yes", outpost="yes").markers("P1", f"{RING} 2,2").markers("P2", "2,2", on_top=True).turn("P1")
    g.says("P1", "use Pathfinder", "at 3,3")
    assert g.g.outpost == 0
    g = roam(stacking="yes", outpost="yes").markers("P2", "2,2").markers("P1", RING)
    g.markers("P2", "1,1", on_top=True).turn("P1")
    g.says("P1", "use Pathfinder", "at 3,3")
    assert g.g.outpost == -1
