"""Rulings of the ledger that no scenario of the rulebook covers: carriers inside carriers, deep piles, odd moments."""

from __future__ import annotations

from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-CARD-QHOZ-01", "CAL-CARD-DOMINIO-01", "CAL-FAQ-30")
def test_qhoz_revives_dominio_which_copies_the_card_below() -> None:
    # A uses Templo on C; B revives Domínio with Q'hoz and copies Templo against A.
    t = Table().symbols("A", "asa").symbols("C", "torre").hand("A", "templo").hand("B", "qhoz").discard("D", "dominio")
    t.turn("A").does("A", "use templo", "of C torre", "stop").does("B", "use qhoz", "now", "of A asa", "stop")
    assert (t.in_rs("A"), t.in_rs("C")) == ([], [])
    assert t.discarded("B") == ["qhoz", "dominio", "templo"]
    assert (t.discarded("A"), t.discarded("D")) == ([], [])


@rule("CAL-CARD-QHOZ-01", "CAL-CARD-ECOS-01", "CAL-FAQ-30")
def test_qhoz_revives_ecos_which_takes_the_attack() -> None:
    t = Table().symbols("A", "asa").symbols("B", "torre").hand("A", "templo").hand("B", "qhoz").discard("D", "ecos")
    t.turn("A").does("A", "use templo", "of B torre", "stop").does("B", "use qhoz", "now", "of A asa", "stop")
    assert (t.in_rs("A"), t.in_rs("B")) == ([], ["torre"])
    assert t.discarded("B") == ["qhoz", "ecos", "templo"]


@rule("CAL-CARD-QHOZ-01", "CAL-CARD-ELMO-01", "CAL-CARD-QHOZ-04")
def test_qhoz_revives_elmo_which_annuls_the_card_below() -> None:
    t = Table().symbols("C", "torre").hand("A", "templo").hand("B", "qhoz").discard("D", "elmo").turn("A")
    t.does("A", "use templo").does("B", "use qhoz", "now").all_pass()
    assert t.in_rs("C") == ["torre"]
    assert t.discarded("A") == ["templo"]
    assert t.discarded("B") == ["qhoz", "elmo"]


@rule("CAL-CARD-QHOZ-03", "CAL-STACK-05", "CAL-CARD-DOMINIO-05")
def test_a_copied_qhoz_leaves_the_card_with_the_copier() -> None:
    # the highest carrier that resolved gets the card.
    t = Table().symbols("B", "asa").symbols("C", "torre").hand("A", "qhoz").discard("D", "templo").hand("B", "dominio")
    t.turn("A").does("A", "use qhoz", "of B asa", "stop").does("B", "use dominio", "of C torre", "stop")
    assert (t.in_rs("B"), t.in_rs("C")) == ([], [])
    assert t.discarded("B") == ["dominio", "templo"]
    assert (t.discarded("A"), t.discarded("D")) == (["qhoz"], [])


@rule("CAL-LINK-05", "CAL-CARD-ECOS-03", "CAL-CARD-QHOZ-04")
def test_a_linked_card_revived_and_taken_waits_with_the_user_of_qhoz() -> None:
    t = Table().put("pegada", "B(3,1)").hand("A", "qhoz").discard("D", "monumento").hand("B", "ecos").turn("B")
    t.does("B", "go B(3,1)").does("A", "use qhoz", "now").does("B", "use ecos").all_pass()
    assert t.is_on("B", "B(3,1)")  # the taken Monumento does nothing yet
    assert [(t.g.memory(c), taker) for c, taker, _ in t.traveller("A").taken] == [(26, 1)]
    assert (t.discarded("A"), t.discarded("B"), t.discarded("D")) == (["qhoz"], ["ecos"], [])


@rule("CAL-CARD-MENTES-01", "CAL-CARD-TERRAS-01", "CAL-CARD-GUARDIA-01")
def test_mentes_and_guardia_answer_terras_too() -> None:
    t = Table().top_card("C", 2).hand("A", "terras").hand("B", "mentes").turn("A")
    t.does("A", "use terras", "traveller C", "acquire torre").does("B", "use mentes", "lay torre", "at B(1,1)")
    assert t.lies("B(1,1)") == "torre"
    assert t.in_rs("B") == ["pegada"]
    assert t.in_rs("A") == ["pegada", "torre"]
    g = Table().top_card("C", 2).hand("A", "terras").hand("B", "guardia").turn("A")
    g.does("A", "use terras", "traveller C", "acquire torre").does("B", "use guardia")
    assert g.in_rs("A") == []
    assert g.traveller("C").used == []
    assert g.discarded("A") == ["terras"]


@rule("CAL-CARD-GEN-07", "CAL-CARD-ENTROPIA-01", "CAL-ATK-02")
def test_attacks_by_a_beneficiary_are_judged_from_his_seat() -> None:
    # A lets B insert; a Montanha in B's own ZI attacks nobody, one in C's ZI attacks C.
    t = Table().symbols("B", "montanha").hand("A", "entropia").hand("C", "ecos").symbols("C", "pegada").turn("A")
    t.does("A", "use entropia", "traveller B").does("B", "accept", "at B(1,1)")
    assert t.g.pile[-1].victims == 0
    o = Table().symbols("B", "montanha").hand("A", "entropia").hand("C", "ecos").symbols("C", "pegada").turn("A")
    o.does("A", "use entropia", "traveller B").does("B", "accept", "at C(1,1)")
    assert o.g.pile[-1].victims == 0b100
    assert o.asked == "C"
    assert o.offers("use ecos")
    o.passes("C")
    assert o.lies("C(1,1)") == "montanha"
    assert o.discarded("A") == ["entropia"]


@rule("CAL-STACK-05", "CAL-LINK-09")
def test_a_waiting_card_that_lost_its_condition_returns_to_its_place() -> None:
    # B activates a waiting Monumento on A's move; C impedes the same move on top of it.
    t = (
        Table()
        .put("pegada", "A(3,1)")
        .waiting("B", "monumento")
        .hand("C", "monumento")
        .turn("A")
        .does("A", "go A(3,1)")
    )
    t.does("B", "activate monumento").does("C", "use monumento").all_pass()
    assert t.is_on("A", "start")
    assert [t.g.memory(card) for card in t.traveller("B").waiting] == [26]
    assert t.discarded("C") == ["monumento"]


@rule("CAL-STACK-06", "CAL-LINK-09")
def test_an_annulled_waiting_card_is_discarded_where_it_lay() -> None:
    t = Table().put("pegada", "A(3,1)").waiting("B", "monumento").hand("A", "elmo").turn("A").does("A", "go A(3,1)")
    t.does("B", "activate monumento").does("A", "use elmo")
    assert t.is_on("A", "A(3,1)")
    assert t.discarded("B") == ["monumento"]
    assert t.traveller("B").waiting == ()


@rule("CAL-CARD-DIMENSOES-01", "CAL-RF-06", "CAL-INV-02", "CAL-FAQ-27")
def test_dimensoes_out_of_the_final_zone_restores_the_hand() -> None:
    t = Table().put("pegada", "B(1,1)").stands("A", "A(3,5)").hand("A", "dimensoes", "ruinas").turn("A")
    t.does("A", "use dimensoes").all_pass()
    assert t.is_on("A", "B(1,1)")
    assert t.reserved("A") == ["ruinas"]
    assert t.question == "DrawBack"
    t.does("A", "draw 2")
    assert len(t.held("A")) == 2
    assert t.discarded("A") == ["dimensoes"]


@rule("CAL-SYM-CACHOEIRA-01", "CAL-CARD-DELIRIO-01", "CAL-CARD-CAMPOS-01", "CAL-SYM-CACHOEIRA-03")
def test_a_transformation_is_an_insertion() -> None:
    # Delírio stops it, and the Cachoeira, no longer transformed in its turn, dries up.
    t = Table().symbols("A", "cachoeira").turn("A").does("A", "lay cachoeira", "at A(3,4)").hand("B", "delirio")
    t.turn("A", window=True).passes("B").does("A", "transform A(3,4)", "into pegada").does("B", "use delirio")
    assert t.lies("A(3,4)") == ""
    assert (t.in_depot("A", "cachoeira"), t.in_depot("A", "pegada")) == (3, 9)


@rule("CAL-SYM-CACHOEIRA-01", "CAL-SYM-CACHOEIRA-03", "CAL-CARD-QUEDA-01")
def test_a_repeated_turn_is_the_next_turn_of_a_cachoeira() -> None:
    t = Table().symbols("A", "cachoeira").hand("A", "queda").turn("A").does("A", "lay cachoeira", "at A(3,4)")
    t.does("A", "end_turn", "use queda", "traveller A")
    assert t.cells("transform") == t.at("A(3,4)")


@rule("CAL-SYM-ESPELHO-05", "CAL-SYM-ESPELHO-04")
def test_in_the_final_zone_a_push_may_go_aside_over_a_link() -> None:
    # R-25 (3): A stands at (8,10); a Caverna that faces east in the column of (7,9) leads from there to A.
    t = Table().put("pegada", "(7,9)").stands("A", "(8,10)").put("caverna", "(7,6)", facing="E").symbols("B", "espelho")
    t.turn("B").does("B", "lay espelho", "at (8,9)", "face S").all_pass()
    assert t.is_on("A", "(7,9)")


@rule("CAL-CARD-SOMBRA-01", "CAL-CARD-DOMINIO-03", "CAL-STACK-01")
def test_the_copy_resolves_before_the_original() -> None:
    t = Table().hand("A", "sombra").hand("B", "dominio").hand("C", "ruinas").turn("A")
    t.does("A", "use sombra", "traveller C").passes("C").does("B", "use dominio").all_pass()
    assert t.held("C") == []
    # C's only card went to the copy; the original lost its condition, but its card now belongs to the copier.
    assert t.held("A") == []
    assert t.discarded("B") == ["dominio", "sombra"]


@rule("CAL-CARD-GAVONIANO-01", "CAL-CARD-ECOS-01")
def test_a_taken_gavoniano_works_for_the_taker() -> None:
    t = Table().hand("A", "gavoniano", "poco").hand("B", "ecos", "ruinas").turn("A")
    t.does("A", "use gavoniano", "mode take").does("B", "use ecos").all_pass()
    assert t.held("A") == []
    assert t.held("B") == ["poco", "ruinas"]
    assert t.discarded("B") == ["ecos", "gavoniano"]


@rule("CAL-CARD-POCO-05", "CAL-CARD-POCO-04", "CAL-CARD-DOMINIO-01")
def test_a_copy_of_a_taken_poco_turns_the_way_it_is_used() -> None:
    t = Table().hand("A", "poco", "ruinas").hand("B", "ecos").hand("C", "dominio").turn("A")
    t.does("A", "use poco").does("B", "use ecos").does("C", "use dominio").all_pass()
    assert [t.held(n) for n in "ABCD"] == [[], [], ["ruinas"], []]  # two seats back


@rule("CAL-CARD-LAMENTOS-01", "CAL-RF-02")
def test_lamentos_moves_another_into_the_final_zone_and_changes_his_hand() -> None:
    t = (
        Table()
        .put("pegada", "B(3,5)")
        .stands("B", "B(3,4)")
        .hand("B", "ruinas")
        .reserve("B", "elmo")
        .hand("A", "lamentos")
    )
    t.turn("A").does("A", "use lamentos").all_pass()
    assert t.is_on("B", "B(3,5)")
    assert t.held("B") == ["elmo"]
    assert t.g.turn == 0


@rule("CAL-CARD-GEN-06", "CAL-CARD-QHOZ-03", "CAL-FAQ-30")
def test_every_card_of_the_box_can_be_revived_the_very_first_too() -> None:
    t = Table()
    face, poco = t.g.cards.face, t.g.memories.index(SLUGS.index("poco"))
    other = face.index(poco)
    face[0], face[other] = poco, face[0]  # the card with the number 0 is an O Poço
    for traveller in t.g.travellers:
        if 0 in traveller.deck:
            traveller.deck.remove(0)
    t.g.cards.show(0)
    t.traveller("B").discard.append(0)
    t.hand("A", "qhoz").turn("A").does("A", "use qhoz").all_pass()
    assert (t.discarded("A"), t.discarded("B")) == (["qhoz", "poco"], [])
