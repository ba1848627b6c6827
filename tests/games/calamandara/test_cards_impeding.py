"""Memory cards that impede an action, or give a turn again."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-CARD-CAMPOS-01", "CAL-CARD-CAMPOS-02")
def test_campos_takes_the_attack_symbols_out_of_a_batch_and_of_the_turn() -> None:
    t = Table().symbols("A", "pegada", "espelho", "fogo").put("asa", "C(1,1)", "C(2,1)").hand("A", "entropia")
    t.hand("B", "campos").turn("A").does("A", "lay pegada", "at A(3,2)", "lay espelho", "at B(3,4)", "declare")
    t.does("B", "use campos").passes("A")
    assert t.question == "Redeclare"
    assert t.offered("lay") == {"pegada"}
    t.does("A", "lay pegada", "at A(3,2)")
    assert t.in_rs("A") == ["espelho", "fogo"]
    assert (t.lies("A(3,2)"), t.lies("B(3,4)")) == ("pegada", "")
    assert not t.offers("use entropia")
    t.turn("A", window=True).does("A", "pass")
    assert t.offers("use entropia")


@rule("CAL-CARD-CAMPOS-02", "CAL-CARD-CAMPOS-01")
def test_campos_leaves_the_rest_of_a_card() -> None:
    t = Table().symbols("A", "pegada", "montanha").hand("A", "entropia").hand("B", "campos").turn("A")
    t.does("A", "use entropia", "lay montanha", "at B(1,1)", "lay pegada", "at A(3,1)").does("B", "use campos")
    assert (t.lies("A(3,1)"), t.lies("B(1,1)"), t.in_rs("A")) == ("pegada", "", ["montanha"])
    assert t.discarded("A") == ["entropia"]


@rule("CAL-CARD-QUEDA-01", "CAL-CARD-QUEDA-02", "CAL-CARD-ERRONIA-03", "CAL-TURN-02", "CAL-TURN-07")
def test_queda_repeats_the_turn_but_not_one_that_was_impeded() -> None:
    t = Table().hand("A", "queda").turn("A").does("A", "acquire none", "end_turn")
    assert (t.g.phase, t.question) == (5, "Respond")
    t.does("A", "use queda", "traveller A")
    assert t.g.turn == 0
    assert t.offered("acquire")
    s = Table().hand("A", "queda").hand("C", "erronia").turn("A", window=True).passes("C")
    assert (s.asked, s.question) == ("A", "Respond")  # before the turn there is nothing to repeat
    assert not s.offers("use queda")
    b = Table().hand("A", "queda").hand("C", "erronia").turn("A", window=True).does("C", "use erronia").passes("A")
    assert (b.asked, b.question) == ("A", "Respond")  # at the end of a turn that was not played
    assert not b.offers("use queda")
    b.passes("A").all_pass()
    assert (b.asked, b.question) == ("B", "ActOpenly")  # B's turn is played
    e = (
        Table()
        .hand("A", "queda")
        .hand("C", "erronia")
        .turn("A")
        .does("A", "end_turn", "use queda", "traveller A")
        .passes("C")
    )
    e.passes("C")
    assert e.asked == "C"  # the repeated turn has a start of its own
    e.does("C", "use erronia").all_pass()
    assert e.g.turn == 1


@rule("CAL-CARD-ERRONIA-01", "CAL-CARD-ERRONIA-02")
def test_erronia_only_before_phase_one() -> None:
    t = Table().hand("B", "erronia", "miragem").turn("A", window=True)
    assert t.offers("use erronia")
    t.passes("B").does("A", "acquire none")
    assert not t.offers("use erronia")
    t.passes("B").does("A", "end_turn")
    assert t.asked == "B"
    assert not t.offers("use erronia")


@rule("CAL-CARD-MONUMENTO-01")
def test_monumento_stops_a_move_even_to_the_fenda() -> None:
    t = Table().put("pegada", "(8,8)").stands("A", "(8,9)").hand("B", "monumento").turn("A").does("A", "go (8,8)")
    t.does("B", "use monumento")
    assert t.is_on("A", "(8,9)")
    assert not t.g.over
    assert not t.cells("go")
    m = Table().put("pegada", "C(3,1)", "C(4,1)").hand("A", "lamentos").hand("B", "monumento").turn("A")
    m.does("A", "use lamentos", "at C(3,1)").does("B", "use monumento")
    assert m.is_on("C", "start")
    assert m.discarded("A") == ["lamentos"]


@rule("CAL-CARD-MONUMENTO-02")
def test_monumento_does_not_stop_a_push() -> None:
    t = Table().put("pegada", "B(3,2)").stands("B", "B(3,3)").symbols("A", "espelho").hand("B", "monumento").turn("A")
    t.does("A", "lay espelho", "at B(3,4)")
    assert t.asked == "B"
    assert not t.offers("use monumento")
    t.passes("B")
    assert t.is_on("B", "B(3,2)")


@rule("CAL-CARD-ORACULO-01")
def test_oraculo_stops_miragem_too() -> None:
    t = Table().hand("A", "miragem").hand("B", "oraculo").turn("A").does("A", "use miragem", "traveller A", "draw 2")
    t.does("B", "use oraculo")
    assert t.held("A") == []
    assert t.discarded("A") == ["miragem"]


@rule("CAL-CARD-CAMPOS-01")
def test_campos_answers_only_insertions_of_attack_symbols() -> None:
    t = Table().symbols("A", "pegada").hand("B", "campos").turn("A").does("A", "lay pegada", "at A(3,1)")
    assert t.asked == "B"
    assert not t.offers("use campos")


@rule("CAL-CARD-ENTROPIA-01", "CAL-CARD-CAMPOS-02")
def test_an_entropia_that_campos_stopped_is_discarded() -> None:
    """R-55: it was impeded, it did not lose its condition."""
    t = Table().symbols("A", "montanha").hand("A", "entropia").hand("B", "campos").turn("A")
    t.does("A", "use entropia", "at B(1,1)").does("B", "use campos").all_pass()
    assert (t.lies("B(1,1)"), t.in_rs("A")) == ("", ["montanha"])
    assert (t.held("A"), t.discarded("A")) == ([], ["entropia"])
