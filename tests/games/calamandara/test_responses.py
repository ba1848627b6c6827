"""Chapter "memory cards": the pile, what reaches which card, and where cards end."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule(
    "CAL-FAQ-08",
    "CAL-CARD-ECOS-05",
    "CAL-ATK-03",
    "CAL-STACK-01",
    "CAL-STACK-06",
    "CAL-CARD-ECOS-01",
    "CAL-CARD-SOPRO-01",
)
def test_an_annulled_ecos_leaves_the_original_attack_valid() -> None:
    t = Table().put("asa", "B(1,1)", "B(2,1)", by="B").put("torre", "A(1,1)")
    t.hand("A", "ruinas", "sopro").hand("B", "ecos").turn("A").does("A", "use ruinas", "at B(1,1)", "at B(2,1)")
    t.does("B", "use ecos", "at A(1,1)", "stop")
    t.does("A", "use sopro", "traveller C")
    assert (t.lies("B(1,1)"), t.lies("B(2,1)"), t.lies("A(1,1)")) == ("", "", "torre")
    assert t.discarded("B") == ["ecos"]
    assert t.discarded("A") == ["sopro", "ruinas"]
    assert (t.in_depot("A", "asa"), t.in_depot("A", "pegada"), t.in_depot("C", "pegada")) == (5, 8, 10)


@rule("CAL-FAQ-11", "CAL-CARD-GUARDIA-01", "CAL-CARD-GUARDIA-02", "CAL-CARD-GEN-05")
def test_guardia_sends_acquired_symbols_back() -> None:
    t = Table().top_card("A", 4).hand("B", "guardia").turn("A").does("A", "acquire fogo").does("B", "use guardia")
    assert t.in_rs("A") == []
    assert t.in_depot("A", "pegada") == 9
    assert t.traveller("A").used == []
    assert t.asked == "A"
    assert not t.offered("acquire")
    assert t.discarded("B") == ["guardia"]


@rule("CAL-FAQ-12", "CAL-CARD-ECOS-04", "CAL-CARD-ECOS-02")
def test_ecos_on_ecos_takes_the_card_again() -> None:
    t = Table().hand("A", "sombra", "templo").hand("B", "ecos", "miragem").hand("C", "ecos", "terras").turn("A")
    t.does("A", "use sombra", "traveller B").does("B", "use ecos", "traveller C")
    t.does("C", "use ecos", "traveller A").all_pass()
    assert t.held("A") == []
    assert t.discarded("A") == ["templo"]
    assert (t.held("B"), t.held("C")) == (["miragem"], ["terras"])
    assert t.discarded("C") == ["ecos", "sombra"]
    assert t.discarded("B") == ["ecos"]


@rule("CAL-LINK-05", "CAL-LINK-06", "CAL-LINK-07", "CAL-CARD-ECOS-03", "CAL-FAQ-13")
def test_a_taken_linked_card_lies_on_the_attackers_reserve_for_one_turn() -> None:
    t = Table().hand("A", "erronia").hand("B", "ecos").turn("B", window=True)
    t.does("A", "use erronia").does("B", "use ecos")
    assert t.g.turn == 1
    assert t.question == "ActOpenly"  # B plays
    assert [(t.g.memory(c), taker) for c, taker, _ in t.traveller("A").taken] == [(1, 1)]
    t.hand("A", "miragem").turn("A", window=True)
    assert t.asked == "B"
    assert t.offers("reclaim erronia A")
    t.passes("B", "A").does("A", "memories")
    assert not t.offered("reserve")
    t.does("A", "keep_all", "draw 0", "end_turn").all_pass()
    assert t.traveller("A").taken == ()
    assert t.discarded("A") == ["erronia"]


@rule("CAL-LINK-05", "CAL-LINK-06")
def test_a_card_taken_in_the_own_turn_lies_there_for_the_next_one_too() -> None:
    t = Table().top_card("A", 4).top_card("B", 2).hand("A", "guardia").hand("B", "terras", "ecos").turn("A")
    t.does("A", "acquire none").does("B", "use terras", "traveller B", "acquire torre")
    t.does("A", "use guardia").does("B", "use ecos").all_pass()
    assert len(t.traveller("A").taken) == 1
    t.does("A", "end_turn").all_pass()
    assert t.g.turn == 1
    assert len(t.traveller("A").taken) == 1


@rule("CAL-STACK-05", "CAL-FAQ-28")
def test_a_waiting_card_whose_condition_vanished_waits_on_whatever_is_in_the_hand() -> None:
    t = Table().put("pegada", "B(3,1)", by="B").waiting("A", "monumento").hand("C", "monumento")
    t.hand("A", "ruinas", "sombra", "terras", "poco", "pinturas").turn("B").does("B", "go B(3,1)").passes("C")
    t.does("A", "activate monumento").does("C", "use monumento").all_pass()
    assert t.is_on("B", "start")
    assert len(t.traveller("A").waiting) == 1
    assert t.discarded("A") == []


@rule("CAL-LINK-08", "CAL-LINK-09", "CAL-FAQ-13")
def test_an_activated_card_can_be_answered_and_goes_to_the_discard_where_it_waited() -> None:
    t = Table().hand("A", "erronia").hand("B", "ecos").turn("B", window=True)
    t.does("A", "use erronia").does("B", "use ecos").hand("C", "dominio", "elmo")
    t.turn("A", window=True).does("B", "reclaim erronia A")
    assert t.asked == "C"
    assert t.offers("use dominio")
    assert t.offers("use elmo")
    t.passes("C").all_pass()
    assert t.g.turn == 1  # A's turn was not played
    assert t.discarded("A") == ["erronia"]


@rule("CAL-FAQ-15", "CAL-STACK-04", "CAL-FAQ-13")
def test_only_the_top_card_can_be_annulled() -> None:
    t = Table().hand("A", "queda").hand("B", "dominio").hand("C", "elmo").turn("A").does("A", "end_turn")
    t.does("A", "use queda", "traveller A").does("B", "use dominio")
    assert t.g.pile[-1].waits
    t.does("C", "use elmo")
    assert t.discarded("B") == ["dominio"]
    assert t.traveller("B").waiting == ()
    assert t.g.turn == 0
    assert t.question == "ActOpenly"  # A repeats his turn


@rule("CAL-FAQ-16", "CAL-CARD-ECOS-06")
def test_ecos_never_takes_elmo_sopro_or_campos() -> None:
    t = Table().hand("A", "ruinas", "ecos").put("asa", "B(1,1)", "B(2,1)").hand("B", "sopro").turn("A")
    t.does("A", "use ruinas", "at B(1,1)", "stop").does("B", "use sopro", "traveller C")
    assert t.asked == "A"
    assert not t.offers("use ecos")
    c = Table().symbols("A", "montanha").hand("A", "ecos").hand("B", "campos", "elmo").turn("A")
    c.does("A", "lay montanha", "at B(1,1)").does("B", "use campos")
    assert c.asked == "A"
    assert not c.offers("use ecos")


@rule("CAL-FAQ-17", "CAL-CARD-DOMINIO-02", "CAL-CARD-DIMENSOES-06", "CAL-CARD-SOPRO-02")
def test_dominio_copies_sopro_now_and_saves_the_card_below() -> None:
    t = Table().hand("A", "ruinas", "dominio").put("asa", "B(1,1)", "B(2,1)").hand("B", "sopro").turn("A")
    t.does("A", "use ruinas", "at B(1,1)", "stop").does("B", "use sopro", "traveller C")
    t.does("A", "use dominio", "now", "traveller D").all_pass()
    assert t.lies("B(1,1)") == ""
    assert t.discarded("A") == ["dominio", "sopro", "ruinas"]
    assert t.in_depot("B", "pegada") == 9  # the annulled Sopro gave nothing
    e = Table().hand("A", "ruinas").put("asa", "B(1,1)", "B(2,1)").hand("B", "elmo").hand("C", "dominio").turn("A")
    e.does("A", "use ruinas", "at B(1,1)", "stop").does("B", "use elmo")
    assert e.asked == "C"
    assert not e.offers("use dominio")
    d = Table().hand("A", "dimensoes").hand("B", "dominio", "elmo", "sopro").put("pegada", "C(1,1)", "D(1,1)").turn("A")
    d.does("A", "use dimensoes", "at C(1,1)")
    assert d.offered("use") == {"dominio"}


@rule(
    "CAL-FAQ-22",
    "CAL-FAQ-36",
    "CAL-CARD-DOMINIO-04",
    "CAL-CARD-DOMINIO-01",
    "CAL-CARD-DOMINIO-03",
    "CAL-CARD-DOMINIO-05",
)
def test_a_second_dominio_copies_what_the_first_one_copied() -> None:
    t = Table().hand("A", "miragem").hand("B", "dominio").hand("C", "dominio").turn("A")
    t.does("A", "use miragem", "traveller A", "draw 3").does("B", "use dominio", "traveller B", "draw 2")
    t.does("C", "use dominio", "traveller C", "draw 1").all_pass()
    assert (len(t.held("A")), len(t.held("B")), len(t.held("C"))) == (3, 2, 1)
    assert t.discarded("C") == ["dominio", "miragem"]
    assert t.discarded("B") == ["dominio"]
    assert t.discarded("A") == []


@rule("CAL-FAQ-35", "CAL-LINK-08", "CAL-LINK-01", "CAL-LINK-02", "CAL-CARD-DOMINIO-05")
def test_a_copy_that_waits_is_copied_only_when_it_is_activated() -> None:
    t = Table().hand("A", "queda").hand("B", "dominio").hand("C", "dominio").turn("A").does("A", "end_turn")
    t.does("A", "use queda", "traveller A").does("B", "use dominio")
    assert t.asked == "C"
    assert not t.offers("use dominio")
    t.all_pass()
    assert [t.g.memory(card) for card in t.traveller("B").waiting] == [21]
    t.turn("B").does("B", "end_turn", "activate queda", "traveller B")
    assert t.asked == "C"
    assert t.offers("use dominio")


@rule("CAL-FAQ-26", "CAL-CARD-DELIRIO-01", "CAL-CARD-DELIRIO-02")
def test_delirio_returns_the_whole_batch() -> None:
    t = Table().symbols("A", "pegada", "pegada").hand("B", "delirio").turn("A")
    t.does("A", "lay pegada", "at A(3,1)", "lay pegada", "at A(3,2)").does("B", "use delirio")
    assert t.in_rs("A") == ["pegada", "pegada"]
    assert t.lies("A(3,1)") == ""
    assert not t.offered("lay")
    assert t.asked == "A"


@rule("CAL-FAQ-28", "CAL-STACK-05", "CAL-CARD-GEN-06")
def test_a_card_whose_condition_vanished_returns_to_the_hand_or_is_discarded() -> None:
    t = Table().put("pegada", "C(3,1)").stands("C", "C(3,2)").hand("A", "lamentos").hand("B", "ruinas").turn("A")
    t.does("A", "use lamentos").does("B", "use ruinas")
    assert t.lies("C(3,1)") == ""
    assert t.is_on("C", "C(3,2)")
    assert t.held("A") == ["lamentos"]
    full = Table().put("pegada", "C(3,1)").stands("C", "C(3,2)").hand("A", "lamentos", "miragem").hand("B", "ruinas")
    full.turn("A").does("A", "use lamentos").does("B", "use ruinas").does("A", "use miragem", "traveller A", "draw 5")
    full.all_pass()
    assert len(full.held("A")) == 5
    assert full.discarded("A") == ["miragem", "lamentos"]


@rule("CAL-STACK-02", "CAL-STACK-03")
def test_opposite_effects_discard_both_cards() -> None:
    t = Table().symbols("A", "pegada", "asa").hand("A", "entropia").hand("B", "delirio").turn("A")
    t.does("A", "use entropia", "lay pegada", "at A(3,1)", "declare").does("B", "use delirio")
    assert t.in_rs("A") == ["asa", "pegada"]
    assert t.lies("A(3,1)") == ""
    assert (t.discarded("A"), t.discarded("B"), t.held("A")) == (["entropia"], ["delirio"], [])


@rule(
    "CAL-FAQ-09", "CAL-FAQ-10", "CAL-FAQ-03", "CAL-FAQ-01", "CAL-CARD-ELMO-02", "CAL-CARD-SOPRO-02", "CAL-CARD-ELMO-01"
)
def test_elmo_annuls_elmo_and_sopro_annuls_sopro_but_not_elmo() -> None:
    t = Table().put("asa", "B(1,1)", "B(2,1)").hand("A", "ruinas", "elmo", "sopro").hand("B", "elmo").turn("A")
    t.does("A", "use ruinas", "at B(1,1)", "stop").does("B", "use elmo")
    assert t.offers("use elmo")
    assert not t.offers("use sopro")
    t.does("A", "use elmo").all_pass()
    assert t.lies("B(1,1)") == ""
    s = Table().put("asa", "B(1,1)", "B(2,1)").hand("A", "ruinas", "sopro").hand("B", "sopro").turn("A")
    s.does("A", "use ruinas", "at B(1,1)", "stop").does("B", "use sopro", "traveller C")
    assert s.offers("use sopro")
    d = Table().put("pegada", "C(1,1)").hand("A", "dimensoes").hand("B", "elmo", "sopro").turn("A")
    d.does("A", "use dimensoes")
    assert d.asked == "B"
    assert not d.offered("use")


@rule("CAL-FAQ-02", "CAL-STACK-07", "CAL-FAQ-04", "CAL-STACK-06")
def test_attacks_on_third_parties_may_be_annulled_too() -> None:
    t = Table().symbols("B", "asa", "torre").hand("A", "pesadelo").hand("D", "sopro").turn("A")
    t.does("A", "use pesadelo", "of B asa").does("D", "use sopro", "traveller A")
    assert t.in_rs("B") == ["asa", "torre"]
    assert t.discarded("A") == ["pesadelo"]


@rule("CAL-FAQ-30", "CAL-CARD-ECOS-02", "CAL-CARD-QHOZ-03", "CAL-FAQ-21")
def test_a_taken_card_lies_above_ecos_in_the_takers_discard() -> None:
    t = Table().symbols("A", "asa").symbols("B", "torre").hand("A", "templo").hand("B", "ecos").turn("A")
    t.does("A", "use templo", "of B torre", "stop").does("B", "use ecos", "of A asa", "stop")
    assert t.in_rs("A") == []
    assert t.in_rs("B") == ["torre"]
    assert t.discarded("B") == ["ecos", "templo"]
    assert t.discarded("A") == []


@rule("CAL-STACK-05", "CAL-CARD-MENTES-01", "CAL-STACK-03")
def test_mentes_needs_an_acquisition_that_was_not_impeded_before() -> None:
    def table() -> Table:
        t = Table().top_card("A", 4).hand("B", "mentes").hand("C", "guardia").turn("A")
        return t.does("A", "acquire montanha")

    t = table().does("B", "use mentes", "lay pegada", "at B(3,1)").does("C", "use guardia")
    assert t.in_rs("A") == []
    assert t.held("B") == ["mentes"]
    assert t.lies("B(3,1)") == ""
    t = table().passes("B").does("C", "use guardia").does("B", "use mentes", "lay pegada", "at B(3,1)").all_pass()
    assert t.lies("B(3,1)") == "pegada"
    assert t.in_rs("B") == ["montanha"]
    assert t.in_rs("A") == []


@rule("CAL-ATK-04", "CAL-ATK-01")
def test_only_attacks_are_taken_and_only_by_the_attacked() -> None:
    t = Table().hand("A", "sombra", "miragem").hand("B", "ecos").hand("C", "ecos").hand("D", "terras").turn("A")
    t.does("A", "use sombra", "traveller B")
    assert t.offers("use ecos")
    t.passes("B")
    assert t.asked == "C"
    assert not t.offers("use ecos")
    m = Table().put("pegada", "B(3,1)", "B(4,1)").hand("A", "lamentos").hand("B", "ecos").turn("A")
    m.does("A", "use lamentos", "at B(3,1)")
    assert m.asked == "B"
    assert not m.offers("use ecos")


@rule("CAL-STACK-02", "CAL-CARD-DELIRIO-01")
def test_a_card_that_was_impeded_and_lost_its_condition_too_is_discarded() -> None:
    """R-55."""
    t = Table().symbols("A", "pegada").hand("A", "entropia").hand("B", "delirio").hand("C", "templo").turn("A")
    t.does("A", "use entropia", "at A(3,1)").does("B", "use delirio").does("C", "use templo").all_pass()
    assert t.in_rs("A") == []
    assert (t.held("A"), t.discarded("A"), t.discarded("B")) == ([], ["entropia"], ["delirio"])


@rule("CAL-STACK-01", "CAL-STACK-04")
def test_impeding_cards_reach_any_depth() -> None:
    t = (
        Table()
        .symbols("A", "pegada")
        .hand("A", "entropia")
        .hand("B", "miragem", "delirio")
        .hand("C", "delirio")
        .turn("A")
    )
    t.does("A", "use entropia", "at A(3,1)").does("B", "use miragem", "traveller B", "draw 1")
    assert t.asked == "C"
    t.does("C", "use delirio").all_pass()
    assert t.lies("A(3,1)") == ""
    assert len(t.held("B")) == 2


@rule("CAL-CARD-QHOZ-04", "CAL-LINK-01", "CAL-LINK-02", "CAL-FAQ-13", "CAL-CARD-QHOZ-03")
def test_a_revived_linked_card_waits_or_is_used_at_once() -> None:
    t = Table().hand("A", "qhoz").discard("B", "queda").turn("A").does("A", "use qhoz").all_pass()
    assert [t.g.memory(card) for card in t.traveller("A").waiting] == [21]
    assert t.discarded("A") == ["qhoz"]
    now = Table().put("pegada", "A(3,1)").hand("C", "qhoz").discard("B", "monumento").turn("A").does("A", "go A(3,1)")
    now.does("C", "use qhoz", "now").all_pass()
    assert now.is_on("A", "start")
    assert now.discarded("C") == ["qhoz", "monumento"]


@rule("CAL-CARD-QHOZ-03", "CAL-CARD-ECOS-02")
def test_a_taken_qhoz_leaves_the_revived_card_with_the_taker() -> None:
    t = Table().symbols("B", "asa").symbols("A", "torre").hand("A", "qhoz").discard("C", "templo").hand("B", "ecos")
    t.turn("A").does("A", "use qhoz", "of B asa", "stop").does("B", "use ecos", "of A torre", "stop")
    assert t.in_rs("B") == ["asa"]
    assert t.in_rs("A") == []
    assert (t.discarded("A"), t.discarded("B"), t.discarded("C")) == (["qhoz"], ["ecos", "templo"], [])


@rule("CAL-STACK-05")
def test_an_annulling_card_whose_target_is_gone_returns() -> None:
    # Two Sopros on Sombra: the upper one annuls the lower, so the lower never annuls Sombra.
    t = Table().hand("A", "sombra", "elmo").hand("B", "sopro", "terras").turn("A").does("A", "use sombra")
    t.does("B", "use sopro", "traveller C").does("A", "use elmo").all_pass()
    assert t.discarded("B")[-2:] == ["terras", "sopro"]  # the cards of the pile come last
    # Delírio and a copy of it on one insertion: the copy is enough; the original goes to the copier.
    d = Table().symbols("A", "pegada").hand("B", "delirio").hand("C", "dominio").turn("A")
    d.does("A", "lay pegada", "at A(3,1)").does("B", "use delirio").does("C", "use dominio", "now")
    assert d.in_rs("A") == ["pegada"]
    assert (d.held("B"), d.discarded("C")) == ([], ["dominio", "delirio"])
