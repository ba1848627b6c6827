"""Memory cards that change what lies and stands on the board."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-CARD-DIMENSOES-01", "CAL-CARD-DIMENSOES-02", "CAL-MOVE-03", "CAL-ZONE-01", "CAL-FAQ-27")
def test_dimensoes_lands_level_with_the_invaded_token_or_behind() -> None:
    t = Table().put("pegada", "B(1,3)", "B(3,2)", "B(3,4)").stands("B", "B(3,3)").hand("A", "dimensoes").turn("A")
    t.does("A", "use dimensoes")
    assert t.cells("at") == t.at("B(1,3)", "B(3,2)")
    t.does("A", "at B(1,3)")
    assert t.is_on("A", "B(1,3)")
    t.put("pegada", "B(1,2)").turn("A")
    assert t.cells("go") == t.at("B(1,2)")


@rule("CAL-CARD-DIMENSOES-03", "CAL-FAQ-23", "CAL-FAQ-27")
def test_dimensoes_takes_any_pegada_of_a_board_its_owner_is_not_on() -> None:
    t = (
        Table()
        .put("pegada", "B(3,6)", "B(1,1)", "C(1,1)", "(8,10)")
        .hand("A", "dimensoes", "ruinas")
        .reserve("A", "elmo")
    )
    t.turn("A").does("A", "use dimensoes")
    assert t.cells("at") == t.at("B(3,6)", "B(1,1)", "C(1,1)")
    t.does("A", "at B(3,6)")
    assert t.held("A") == ["elmo"]  # landing in the Zona Final changes hands


@rule("CAL-CARD-DIMENSOES-04", "CAL-FAQ-27", "CAL-SYM-TORRE-02")
def test_dimensoes_lands_in_a_torre_row_but_does_not_leave_one() -> None:
    t = Table().put("torre", "B(1,2)").put("pegada", "B(3,2)", "B(2,1)").stands("B", "B(3,4)").hand("A", "dimensoes")
    t.turn("A").does("A", "use dimensoes")
    assert t.cell("B(3,2)") in t.cells("at")
    s = Table().put("torre", "A(1,2)").stands("A", "A(3,2)").put("pegada", "B(3,2)").hand("A", "dimensoes").turn("A")
    assert not s.offers("use dimensoes")


@rule("CAL-CARD-DIMENSOES-05", "CAL-FAQ-06")
def test_an_invader_needs_another_path_to_overtake() -> None:
    t = Table().put("pegada", "B(3,4)").stands("B", "B(3,3)").stands("A", "B(3,2)")
    t.g.board.invade(0, 1)
    t.turn("A")
    assert not t.cells("go")
    t.put("pegada", "B(2,2)", "B(2,3)", "B(2,4)").turn("A")
    assert t.cell("B(3,4)") in t.cells("go")


@rule("CAL-CARD-RUINAS-01", "CAL-FAQ-14", "CAL-SYM-GEN-08")
def test_ruinas_destroys_two_symbols_for_its_user() -> None:
    t = Table().put("asa", "B(1,1)", by="B").put("montanha", "C(1,1)", by="C").hand("A", "ruinas").turn("A")
    t.does("A", "use ruinas", "at B(1,1)")
    assert t.cells("at") == t.at("C(1,1)")
    assert t.offers("stop")  # up to two
    t.does("A", "at C(1,1)")
    assert (t.in_depot("A", "asa"), t.in_depot("A", "montanha")) == (4, 6)
    assert (t.lies("B(1,1)"), t.lies("C(1,1)")) == ("", "")


@rule("CAL-CARD-RUINAS-01", "CAL-SYM-TORRE-06")
def test_one_ruinas_never_hits_a_torre_and_what_it_protects() -> None:
    t = Table().put("torre", "B(1,3)").put("asa", "B(4,3)", "D(1,1)").hand("A", "ruinas").turn("A")
    t.does("A", "use ruinas", "at B(1,3)")
    assert t.cell("B(4,3)") not in t.cells("at")


@rule("CAL-CARD-LACERACAO-01", "CAL-FAQ-05")
def test_laceracao_relocates_one_anywhere_or_two_inside_their_zones() -> None:
    t = Table().put("pegada", "A(3,2)").put("asa", "A(1,1)").hand("A", "laceracao").turn("A").does("A", "use laceracao")
    t.does("A", "lift A(3,2)", "at (8,9)")
    assert t.lies("(8,9)") == "pegada"  # crossing the border leaves no second move
    two = (
        Table().put("pegada", "A(3,2)").put("asa", "A(1,1)").hand("A", "laceracao").turn("A").does("A", "use laceracao")
    )
    two.does("A", "lift A(3,2)", "at B(3,2)", "lift A(1,1)")
    assert two.cell("(8,9)") not in two.cells("at")
    two.does("A", "at A(2,1)")
    assert (two.lies("B(3,2)"), two.lies("A(2,1)"), two.facing("B(3,2)")) == ("pegada", "asa", "E")


@rule("CAL-CARD-LACERACAO-01")
def test_a_symbol_relocated_into_the_final_zone_is_turned_as_the_user_likes() -> None:
    t = Table().put("asa", "A(1,1)").hand("A", "laceracao").turn("A").does("A", "use laceracao", "at (8,9)")
    assert t.question == "WhichFacing"
    t.does("A", "face W").all_pass()
    assert (t.lies("(8,9)"), t.facing("(8,9)")) == ("asa", "W")


@rule("CAL-CARD-LACERACAO-01")
def test_one_laceracao_may_exchange_two_symbols() -> None:
    t = (
        Table()
        .put("pegada", "A(3,2)")
        .put("montanha", "B(1,1)")
        .hand("A", "laceracao")
        .turn("A")
        .does("A", "use laceracao")
    )
    t.does("A", "lift A(3,2)", "at B(1,1)", "at A(3,2)")
    assert (t.lies("B(1,1)"), t.lies("A(3,2)")) == ("pegada", "montanha")


@rule("CAL-CARD-LACERACAO-01", "R-30")
def test_a_symbol_does_not_take_the_place_of_one_that_cannot_move_on() -> None:
    """Torres protect every empty space of the final zone: a Pegada could still move on, a Fogo could not."""
    t = Table().put("torre", "A(1,7)", "A(2,8)", "A(3,7)", facing="E").put("torre", "A(4,7)", facing="E", by="B")
    t.put("torre", "A(2,7)", "A(1,8)", facing="N", by="B").put("torre", "A(1,9)", "A(1,10)", "A(1,11)", by="C")
    t.put("pegada", "A(5,6)", "A(5,12)", "A(5,13)").put("fogo", "A(5,5)", by="D").hand("A", "laceracao").turn("A")
    t.does("A", "use laceracao", "lift A(1,7)")
    assert t.at("A(5,6)") <= t.cells("at")
    assert not t.at("A(5,5)") & t.cells("at")


@rule("CAL-CARD-LAMENTOS-01", "CAL-TURN-06", "CAL-OBJ-02")
def test_lamentos_moves_any_token_by_the_rules_of_phase_three() -> None:
    t = Table().put("pegada", "B(3,1)", "B(3,2)", "A(3,1)").hand("A", "lamentos").turn("A").does("A", "use lamentos")
    assert t.offered("traveller") == {"A", "B"}
    t.does("A", "traveller B")
    assert t.cells("at") == t.at("B(3,1)", "B(3,2)")
    t.does("A", "at B(3,2)")
    assert t.is_on("B", "B(3,2)")
    assert t.cells("go") == t.at("A(3,1)")
    p = Table().put("pegada", "B(3,1)").put("torre", "B(1,2)").stands("B", "B(3,2)").hand("A", "lamentos").turn("A")
    assert not p.offers("use lamentos")
    w = Table().put("pegada", "(8,8)").stands("B", "(8,9)").hand("A", "lamentos").turn("A").does("A", "use lamentos")
    assert w.g.winner == 1


@rule("CAL-CARD-DIMENSOES-03", "CAL-FAQ-23", "CAL-FAQ-27")
def test_a_board_whose_owner_waits_at_his_start_point_is_open_from_the_first_row_to_the_last() -> None:
    for owner in "BCD":
        t = Table().put("pegada", f"{owner}(1,1)", f"{owner}(2,4)", f"{owner}(3,6)").hand("A", "dimensoes").turn("A")
        t.does("A", "use dimensoes")
        assert t.cells("at") == t.at(f"{owner}(1,1)", f"{owner}(2,4)", f"{owner}(3,6)")


@rule("CAL-CARD-DIMENSOES-01", "CAL-MOVE-03", "CAL-ZONE-01")
def test_the_board_of_the_first_traveller_can_be_invaded_like_any_other() -> None:
    t = Table().put("pegada", "A(3,1)", "A(3,2)").hand("B", "dimensoes").turn("B").does("B", "use dimensoes")
    t.does("B", "at A(3,1)")
    assert t.cells("go") == t.at("A(3,2)")


@rule("CAL-ATK-01", "CAL-ATK-02", "CAL-ATK-03", "CAL-CARD-RUINAS-01")
def test_what_happens_in_the_final_zone_attacks_everybody_else() -> None:
    """R-48."""
    t = Table().put("asa", "(8,10)", facing="N").hand("B", "ruinas").hand("A", "ecos").hand("C", "ecos")
    t.hand("D", "ecos").turn("B").does("B", "use ruinas")
    assert t.g.pile[-1].victims == 0b1101
    for name in "CDA":
        assert t.asked == name
        assert t.offers("use ecos")
        t.passes(name)
    assert t.lies("(8,10)") == ""


@rule("CAL-CARD-LACERACAO-01")
def test_laceracao_needs_a_symbol_to_relocate() -> None:
    assert not Table().hand("A", "laceracao").turn("A").offers("use laceracao")
