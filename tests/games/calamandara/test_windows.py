"""Chapter "memory cards", the windows: who is asked and when, and what becomes of an action that was answered."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-FAQ-26", "CAL-CARD-GEN-05", "CAL-FAQ-11")
def test_a_phase_is_beyond_reach_once_its_window_closed() -> None:
    t = Table().symbols("A", "pegada").hand("B", "delirio", "guardia", "miragem").turn("A")
    t.does("A", "lay pegada", "at A(3,1)").passes("B").does("A", "go A(3,1)")
    assert t.asked == "B"
    assert not t.offers("use delirio")
    assert not t.offers("use guardia")


@rule("CAL-FAQ-37", "CAL-TURN-08", "CAL-CARD-ORACULO-01")
def test_who_announced_phase_four_cannot_go_back_to_move() -> None:
    t = Table().put("pegada", "A(3,1)").hand("A", "sombra", "poco").hand("B", "oraculo", "miragem").turn("A")
    t.does("A", "memories", "reserve 1", "drop", "draw 2").does("B", "use oraculo").all_pass()
    assert t.question == "DiscardCard"
    t.does("A", "card sombra")
    assert t.discarded("A") == ["sombra"]
    assert (t.held("A"), t.reserved("A")) == (["poco"], [])
    assert not t.cells("go")
    assert t.asked == "A"


@rule("CAL-CARD-GEN-02", "CAL-TURN-07", "CAL-P3-01", "CAL-P3-04")
def test_a_move_whose_path_was_destroyed_is_declared_anew() -> None:
    t = Table().put("pegada", "A(3,1)", "A(3,2)", "A(4,1)").hand("B", "ruinas").turn("A").does("A", "go A(3,2)")
    t.does("B", "use ruinas", "at A(3,1)", "stop")
    assert t.question == "Redeclare"
    assert t.cells("go") == t.at("A(4,1)")
    t.does("A", "go A(4,1)")
    assert t.is_on("A", "A(4,1)")
    g = Table().put("pegada", "A(3,1)", "A(3,2)", "A(4,1)").hand("B", "ruinas").turn("A").does("A", "go A(3,2)")
    g.does("B", "use ruinas", "at A(3,1)", "stop").does("A", "give_up")
    assert g.is_on("A", "start")
    assert not g.cells("go")


@rule("CAL-CARD-GEN-02")
def test_an_action_still_possible_stands_and_its_window_opens_again() -> None:
    t = Table().put("pegada", "A(3,1)").put("asa", "D(1,1)", "D(2,1)").hand("B", "ruinas", "monumento").turn("A")
    t.does("A", "go A(3,1)").does("B", "use ruinas", "at D(1,1)", "stop")
    assert t.asked == "B"
    assert t.offers("use monumento")
    t.passes("B")
    assert t.is_on("A", "A(3,1)")


@rule("CAL-CARD-GEN-01", "CAL-STACK-07")
def test_victims_are_asked_first_then_clockwise() -> None:
    t = Table().hand("A", "sombra").hand("B", "miragem").hand("C", "terras").hand("D", "terras").turn("A")
    t.does("A", "use sombra", "traveller C")
    order = []
    while t.question == "Respond":
        order.append(t.asked)
        t.does(t.asked, "pass")
    assert order == ["C", "B", "D"]
    n = Table().hand("A", "sombra").hand("C", "terras").turn("A").does("A", "use sombra")
    assert n.asked == "C"  # who holds nothing is never asked


@rule("CAL-CARD-GEN-03", "CAL-CARD-GEN-04")
def test_linked_cards_wait_for_their_action_the_others_do_not() -> None:
    t = Table().put("pegada", "A(3,1)").hand("B", "miragem", "monumento").turn("A", window=True)
    assert t.asked == "B"
    assert t.offered("use") == {"miragem"}
    t.passes("B").does("A", "acquire none")
    assert t.offered("use") == {"miragem"}
    t.passes("B").does("A", "go A(3,1)")
    assert t.offered("use") == {"miragem", "monumento"}


@rule("CAL-TURN-05", "CAL-TURN-06", "CAL-CARD-GEN-02")
def test_using_a_card_takes_up_no_phase() -> None:
    t = Table().top_card("A", 4).hand("A", "terras").turn("A").does("A", "use terras", "traveller B", "acquire none")
    assert t.g.phase == 1
    assert t.offered("acquire")


@rule("CAL-TURN-02", "CAL-TURN-03", "CAL-TURN-05", "CAL-TURN-08")
def test_cards_are_used_between_the_phases_and_give_none_of_them_up() -> None:
    """R-81."""
    t = Table().top_card("A", 4).put("pegada", "A(3,1)").hand("A", "terras", "pinturas", "miragem").turn("A")
    t.does("A", "use terras", "traveller B", "acquire none", "acquire none", "use pinturas", "mode tops")
    assert t.offers("lay pegada")
    t.does("A", "go A(3,1)")
    assert not t.offered("acquire")
    assert not t.offered("lay")
    assert t.offers("use miragem")


@rule("CAL-TURN-05", "CAL-CARD-GEN-02", "CAL-CARD-GEN-03")
def test_once_a_card_between_phases_has_resolved_nobody_is_asked_about_it_again() -> None:
    t = Table().top_card("A", 4).hand("A", "terras", "miragem").hand("B", "sombra").turn("A")
    uses = [option.number for option in t.g.options if option.verb == "use"]
    assert uses == sorted(uses)  # the order in the hand is nobody's business
    t.does("A", "use terras", "traveller B", "acquire none")
    assert t.asked == "B"
    t.passes("B")
    assert (t.asked, t.question) == ("A", "Act")


@rule("CAL-TURN-07", "CAL-CARD-GEN-02")
def test_a_turn_answered_by_anything_but_erronia_is_played() -> None:
    t = Table().hand("B", "miragem").turn("A", window=True)
    t.does("B", "use miragem", "traveller B", "draw 1").all_pass()
    assert t.asked == "A"
    assert t.offered("acquire")


@rule("CAL-CARD-GEN-02", "CAL-CARD-GEN-01")
def test_after_an_answer_the_end_of_a_turn_may_be_answered_again() -> None:
    t = Table().hand("A", "queda").hand("B", "miragem").turn("A").does("A", "end_turn").passes("A")
    t.does("B", "use miragem", "traveller B", "draw 1").passes("A")
    assert (t.asked, t.g.turn) == ("A", 0)
    assert t.offers("use queda")


@rule("CAL-CARD-GEN-02")
def test_who_has_to_declare_anew_may_use_a_card_first() -> None:
    t = Table().put("pegada", "A(3,1)", "A(3,2)", "A(4,1)").hand("A", "miragem").hand("B", "ruinas").turn("A")
    t.does("A", "go A(3,2)").does("B", "use ruinas", "at A(3,1)", "stop").all_pass()
    t.does("A", "use miragem", "traveller A", "draw 1").all_pass()
    assert t.question == "Redeclare"
    t.does("A", "go A(4,1)").all_pass()
    assert t.is_on("A", "A(4,1)")
