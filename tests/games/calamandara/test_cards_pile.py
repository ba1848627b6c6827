"""Memory cards about other memory cards: annulling, reviving, copying, using them for others."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-CARD-ELMO-01", "CAL-CARD-ELMO-03")
def test_elmo_impedes_an_insertion_too() -> None:
    t = Table().symbols("A", "pegada", "pegada", "asa").hand("C", "elmo").turn("A")
    t.does("A", "lay pegada", "at A(3,1)", "lay pegada", "at A(3,2)", "lay asa", "at A(1,2)").does("C", "use elmo")
    assert t.in_rs("A") == ["asa", "pegada", "pegada"]
    assert t.discarded("C") == ["elmo"]


@rule("CAL-CARD-QHOZ-01", "CAL-CARD-QHOZ-02", "CAL-CARD-QHOZ-03")
def test_qhoz_revives_the_top_card_of_anothers_discard() -> None:
    t = Table().put("asa", "C(1,1)", "C(2,1)", by="C").discard("B", "terras", "ruinas").hand("A", "qhoz").turn("A")
    t.does("A", "use qhoz", "at C(1,1)", "at C(2,1)")
    assert (t.lies("C(1,1)"), t.lies("C(2,1)")) == ("", "")
    assert t.discarded("A") == ["qhoz", "ruinas"]
    assert t.discarded("B") == ["terras"]
    n = Table().discard("A", "poco").discard("B", "qhoz").hand("A", "qhoz").turn("A")
    assert not n.offers("use qhoz")


@rule("CAL-FAQ-20", "CAL-CARD-GEN-07")
def test_beneficial_cards_may_be_used_for_others_who_may_decline() -> None:
    t = Table().hand("A", "miragem", "sombra").hand("B", "terras").turn("A").does("A", "use miragem", "traveller B")
    assert t.question == "Offer"
    t.does("B", "accept", "draw 2").all_pass()
    assert len(t.held("B")) == 3
    assert t.held("A") == ["sombra"]
    assert t.discarded("A") == ["miragem"]
    n = (
        Table()
        .hand("A", "miragem")
        .hand("B", "terras")
        .turn("A")
        .does("A", "use miragem", "traveller B")
        .does("B", "decline")
    )
    assert n.held("A") == ["miragem"]
    n.does("A", "use miragem")
    assert "B" not in n.offered("traveller")
    q = Table().hand("A", "queda").turn("A").does("A", "end_turn", "use queda", "traveller C").does("C", "accept")
    assert q.g.turn == 2
    q.does("C", "end_turn")
    assert q.g.turn == 1  # then on to the left of the holder


@rule("CAL-FAQ-21", "CAL-CARD-DOMINIO-03")
def test_copied_both_effects_happen_taken_only_one() -> None:
    t = Table().symbols("B", "asa").symbols("C", "torre").hand("A", "templo").hand("D", "dominio").turn("A")
    t.does("A", "use templo", "of B asa", "stop").does("D", "use dominio", "of C torre", "stop")
    assert (t.in_rs("B"), t.in_rs("C")) == ([], [])
    assert t.discarded("D") == ["dominio", "templo"]


@rule("CAL-CARD-SOPRO-01", "CAL-CARD-SOPRO-02")
def test_sopro_gives_a_pegada_of_depot_or_reserve_if_there_is_one() -> None:
    t = Table().symbols("B", "pegada").hand("A", "poco").hand("B", "sopro", "terras").turn("A").does("A", "use poco")
    t.does("B", "use sopro", "mode reserve", "traveller D").all_pass()
    assert t.in_rs("B") == []
    assert t.in_depot("D", "pegada") == 10
    assert t.held("B") == ["terras"]
    none = Table().lacks("B", "pegada").hand("A", "poco").hand("B", "sopro", "terras").turn("A").does("A", "use poco")
    none.does("B", "use sopro").all_pass()
    assert none.held("B") == ["terras"]
