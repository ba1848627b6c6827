"""What an independent audit of the rules found: each test fails on the table as it was before."""

from __future__ import annotations

from ludoteca.games.calamandara import GAME
from ludoteca.kernel import rule
from tests.games.calamandara.table import Table

# Cards of a pile reach their discards together.


@rule("CAL-P4-09", "CAL-CARD-QHOZ-01", "CAL-CARD-DOMINIO-03")
def test_a_copy_does_not_foil_the_qhoz_it_copies() -> None:
    t = Table().symbols("C", "torre").symbols("D", "asa").hand("A", "qhoz").discard("B", "templo").hand("B", "dominio")
    t.turn("A").does("A", "use qhoz", "of D asa", "stop").does("B", "use dominio", "of C torre", "stop").all_pass()
    assert (t.in_rs("C"), t.in_rs("D")) == ([], [])
    assert t.held("A") == []
    assert (t.discarded("A"), t.discarded("B")) == (["qhoz"], ["dominio", "templo"])


@rule("CAL-P4-09", "CAL-CARD-QHOZ-01")
def test_an_answer_by_the_owner_of_the_discard_does_not_foil_qhoz() -> None:
    t = Table().symbols("C", "torre").hand("A", "qhoz").discard("B", "templo").hand("B", "miragem")
    t.turn("A").does("A", "use qhoz").does("B", "use miragem", "traveller B", "draw 1").all_pass()
    assert t.in_rs("C") == []
    assert (t.discarded("A"), t.discarded("B")) == (["qhoz", "templo"], ["miragem"])


@rule("CAL-CARD-QHOZ-01", "CAL-CARD-SOMBRA-01")
def test_a_card_laid_over_the_named_one_does_not_move_it() -> None:
    t = Table().symbols("D", "torre").hand("A", "qhoz").discard("B", "templo").hand("B", "ruinas").hand("C", "sombra")
    t.turn("A").does("A", "use qhoz").passes("B").does("C", "use sombra").all_pass()
    assert t.in_rs("D") == []
    assert (t.discarded("A"), t.discarded("B")) == (["qhoz", "templo"], ["ruinas"])


@rule("CAL-CARD-QHOZ-03", "CAL-STACK-05", "CAL-STACK-03")
def test_who_revives_the_named_card_first_foils_the_other_qhoz() -> None:
    t = Table().symbols("D", "torre", "asa").hand("A", "qhoz").hand("C", "qhoz").discard("B", "templo").turn("A")
    t.does("A", "use qhoz", "of D torre", "stop").does("C", "use qhoz", "of D asa", "stop").all_pass()
    assert t.in_rs("D") == ["torre"]
    assert t.held("A") == ["qhoz"]
    assert (t.discarded("B"), t.discarded("C")) == ([], ["qhoz", "templo"])


@rule("CAL-P4-09", "CAL-CARD-GEN-06")
def test_cards_of_a_pile_lie_in_the_middle_until_all_have_resolved() -> None:
    """Cards are counted in no discard while the pile resolves: the pause is B's choice of a retreat."""
    t = Table().put("pegada", "B(2,3)", "B(4,3)", by="B").stands("B", "B(3,3)").symbols("A", "espelho")
    t.hand("A", "entropia").hand("C", "miragem").turn("A").does("A", "use entropia", "at B(3,4)")
    t.does("C", "use miragem", "traveller C", "draw 1").all_pass()
    assert t.question == "Retreat"
    assert t.discarded("C") == []  # Miragem has resolved, its pile has not
    t.does("B", "at B(2,3)").all_pass()
    assert (t.discarded("A"), t.discarded("C")) == (["entropia"], ["miragem"])


# A copied card belongs to the copier.


@rule("CAL-FAQ-30", "CAL-CARD-DOMINIO-05", "CAL-STACK-05", "CAL-CARD-GEN-06")
def test_a_copied_card_lies_above_the_dominio_even_if_its_own_use_came_to_nothing() -> None:
    t = Table().hand("A", "qhoz").discard("D", "sombra").hand("B", "dominio").hand("C", "ruinas").turn("A")
    t.does("A", "use qhoz", "traveller C").passes("C").does("B", "use dominio").all_pass()
    assert t.held("C") == []  # the copy eliminated C's only card
    assert t.held("A") == ["qhoz"]  # so the Q'hoz lost its condition
    assert (t.discarded("B"), t.discarded("D")) == (["dominio", "sombra"], [])


# Oráculo lasts to the end of the turn.


@rule("CAL-CARD-ORACULO-02", "CAL-RF-07")
def test_oraculo_on_a_miragem_also_keeps_the_reserve_from_being_taken() -> None:
    t = Table().put("pegada", "A(3,5)").stands("A", "A(3,4)").reserve("A", "ruinas")
    t.hand("B", "miragem").hand("C", "oraculo").turn("A")
    t.does("A", "go A(3,5)").passes("B", "C")
    t.does("B", "use miragem", "traveller A").does("A", "accept", "draw 3").does("C", "use oraculo", "aim 1").all_pass()
    assert (t.held("A"), t.reserved("A")) == ([], ["ruinas"])
    assert t.traveller("A").owed
    t.turn("A", window=True).all_pass()
    assert t.held("A") == ["ruinas"]


# Teoria discards one symbol if there is any.


@rule("CAL-CARD-TEORIA-01")
def test_teoria_discards_another_symbol_if_the_named_one_is_gone() -> None:
    t = Table().put("asa", "C(1,1)", by="C").symbols("A", "fogo", "torre").hand("A", "teoria").hand("B", "templo")
    t.turn("A").does("A", "use teoria", "traveller A", "at A(1,1)", "symbol fogo")
    t.does("B", "use templo", "of A fogo", "stop").all_pass()
    assert t.lies("A(1,1)") == "asa"
    assert t.in_rs("A") == []
    assert t.in_depot("A", "torre") == 3


@rule("CAL-CARD-TEORIA-01")
def test_teoria_asks_which_if_several_are_left_and_looks_at_the_reserve_when_it_resolves() -> None:
    t = Table().put("asa", "C(1,1)", by="C").symbols("A", "fogo", "torre", "asa").hand("A", "teoria")
    t.hand("B", "templo").turn("A").does("A", "use teoria", "traveller A", "at A(1,1)", "symbol fogo")
    t.does("B", "use templo", "of A fogo", "stop").all_pass()
    assert (t.asked, t.offered("symbol")) == ("A", {"torre", "asa"})
    t.does("A", "symbol torre").all_pass()
    assert t.in_rs("A") == ["asa"]
    empty = Table().put("asa", "C(1,1)", by="C").top_card("A", 4).hand("A", "teoria").hand("B", "terras").turn("A")
    empty.does("A", "use teoria", "traveller A", "at A(1,1)").all_pass()
    assert empty.lies("A(1,1)") == "asa"


# Ecos is a defence first.


@rule("CAL-CARD-ECOS-01", "CAL-CARD-ECOS-02", "CAL-ATK-04", "CAL-STACK-02")
def test_ecos_takes_an_attack_away_even_if_its_user_has_no_use_for_it() -> None:
    t = Table().hand("A", "sombra").hand("B", "ecos", "ruinas").turn("A")
    t.does("A", "use sombra")
    assert t.asked == "B"
    t.does("B", "use ecos").all_pass()
    assert t.held("B") == ["ruinas"]
    assert (t.discarded("A"), t.discarded("B")) == ([], ["ecos", "sombra"])


@rule("CAL-CARD-ECOS-05", "CAL-CARD-ECOS-01")
def test_an_annulled_ecos_without_use_leaves_the_attack_valid() -> None:
    t = Table().symbols("B", "asa").hand("A", "sopro", "templo").hand("B", "ecos").turn("A")
    t.does("A", "use templo").does("B", "use ecos").does("A", "use sopro", "traveller C").all_pass()
    assert t.in_rs("B") == []


# The bound is a draw.


@rule("CAL-OBJ-04")
def test_out_of_rounds_nobody_wins() -> None:
    t = Table(3, max_rounds="50").put("pegada", "A(3,1)").stands("A", "A(3,2)")
    t.g.round, t.g.first = 50, 0
    t.turn("C").does("C", "end_turn")
    assert t.g.over
    result = t.g.outcome()
    assert result.ranks == (1, 1, 1)
    assert result.winners == ()
    assert result.scores == (2, 0, 0)  # how near each token came


@rule("CAL-OBJ-04")
def test_a_table_may_play_without_a_bound() -> None:
    t = Table(2, max_rounds="none")
    t.g.round, t.g.first = 10_000, 0
    t.turn("B").does("B", "end_turn")
    assert not t.g.over
    assert t.g.round == 10_001
    first = Table(2, max_rounds="none").turn("B").does("B", "end_turn")
    assert (first.g.over, first.g.round) == (False, 2)
    assert "none" in next(v.values for v in GAME.variants if v.name == "max_rounds")


# Obstacles.


@rule("CAL-SYM-MONTANHA-01", "CAL-SYM-GEN-01")
def test_no_pegada_fits_on_a_montanha_and_no_token_passes_it() -> None:
    t = Table().put("montanha", "A(3,2)", by="B").put("pegada", "A(3,3)").stands("A", "A(3,1)")
    t.symbols("A", "pegada").turn("A")
    assert t.cells("go") == set()
    t.does("A", "lay pegada")
    assert t.cell("A(3,2)") not in t.cells("at")
    assert t.cell("A(2,2)") in t.cells("at")
