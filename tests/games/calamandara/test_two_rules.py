"""Where two rules meet that no example of the rulebook brings together; each answer follows from the rulebook."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


def templo_taken_by_ecos() -> Table:
    """A attacks B with Templo, B takes it and turns it on A."""
    t = Table().symbols("A", "asa").symbols("B", "torre").symbols("C", "fogo").hand("A", "templo", "dominio")
    t.hand("B", "ecos").hand("D", "sopro").turn("A").does("A", "use templo", "of B torre", "stop")
    t.does("B", "use ecos", "of A asa", "stop")
    return t.does("A", "use dominio", "of C fogo", "stop")


@rule("CAL-FAQ-36", "CAL-CARD-ECOS-04", "CAL-FAQ-30")
def test_who_copies_his_own_card_back_from_ecos_gets_it_and_suffers_it() -> None:
    t = templo_taken_by_ecos().all_pass()
    assert (t.in_rs("A"), t.in_rs("B"), t.in_rs("C")) == ([], ["torre"], [])
    assert (t.discarded("A"), t.discarded("B")) == (["dominio", "templo"], ["ecos"])


@rule("CAL-STACK-04", "CAL-CARD-ECOS-02", "CAL-STACK-06")
def test_if_that_copy_is_annulled_the_card_stays_with_who_took_it() -> None:
    t = templo_taken_by_ecos().does("D", "use sopro", "traveller A").all_pass()
    assert (t.in_rs("A"), t.in_rs("B"), t.in_rs("C")) == ([], ["torre"], ["fogo"])
    assert (t.discarded("A"), t.discarded("B")) == (["dominio"], ["ecos", "templo"])


@rule("CAL-OBJ-02", "CAL-SYM-ESPELHO-01")
def test_a_token_that_an_espelho_pushes_onto_the_fenda_wins() -> None:
    """A has walked past the Fenda: what is behind him is the Fenda itself (R-27)."""
    t = Table().put("pegada", "(8,8)").put("pegada", "(8,7)").stands("A", "(8,7)").symbols("C", "espelho").turn("C")
    t.does("C", "lay espelho", "at (8,6)", "Facing south")
    assert t.g.over
    assert t.g.winner == 0


@rule("CAL-DEC-02", "CAL-CARD-DIMENSOES-01")
def test_an_invader_who_decays_is_at_home_again_and_may_not_return() -> None:
    t = Table().put("pegada", "B(3,2)", by="B").stands("B", "B(3,4)").hand("A", "dimensoes").turn("A")
    t.does("A", "use dimensoes")
    assert t.is_on("A", "B(3,2)")
    t.symbols("C", "espelho").turn("C").does("C", "lay espelho", "at B(3,3)")
    assert t.is_on("A", "start")
    assert not t.g.board.allowed(0) & t.g.chart.initial[1]


@rule("CAL-CARD-GEN-07", "CAL-CARD-ECOS-01", "CAL-ATK-02")
def test_an_attack_by_a_beneficiary_is_taken_from_the_user_and_made_by_the_taker() -> None:
    t = Table().put("asa", "B(2,2)", by="B").put("montanha", "D(1,1)", by="D").symbols("D", "fogo")
    t.symbols("B", "fogo").hand("A", "entropia").hand("B", "ecos").turn("A")
    t.does("A", "use entropia", "traveller D").does("D", "accept", "at B(2,2)")
    t.does("B", "use ecos", "traveller B", "at D(1,1)").all_pass()
    assert (t.lies("B(2,2)"), t.lies("D(1,1)")) == ("asa", "fogo")
    assert (t.in_rs("B"), t.in_rs("D")) == ([], ["fogo"])
    assert (t.discarded("A"), t.discarded("B")) == ([], ["ecos", "entropia"])


@rule("CAL-P2-03", "CAL-SYM-TORRE-03", "CAL-SYM-FOGO-08")
def test_a_torre_burnt_in_a_batch_wakes_an_espelho_before_the_next_symbol_is_laid() -> None:
    t = Table().put("pegada", "B(3,2)", "B(3,3)", by="B").stands("B", "B(3,3)").put("torre", "B(1,3)", by="B")
    t.put("espelho", "B(3,4)", by="A").symbols("A", "fogo", "fogo").turn("A")
    t.does("A", "lay fogo", "at B(1,3)", "lay fogo", "at B(3,3)")
    assert t.is_on("B", "B(3,2)")
    assert t.lies("B(3,3)") == "fogo"


@rule("CAL-CARD-ORACULO-01", "CAL-CARD-GEN-07")
def test_who_may_not_acquire_this_turn_may_still_let_another_use_his_miragem() -> None:
    t = Table().hand("A", "ruinas", "miragem").hand("B", "oraculo").turn("A")
    t.does("A", "memories", "reserve 1", "keep_all", "draw 0").does("B", "use oraculo").all_pass()
    assert t.reserved("A") == []
    t.does("A", "use miragem")
    assert t.offered("traveller") == {"B", "C", "D"}


@rule("CAL-CARD-MONUMENTO-01", "CAL-CARD-LAMENTOS-01", "CAL-STACK-02")
def test_a_bystander_stops_a_token_that_another_moves() -> None:
    t = Table().put("pegada", "B(3,1)", "B(3,2)", by="B").stands("B", "B(3,1)").hand("A", "lamentos")
    t.hand("C", "monumento").turn("A").does("A", "use lamentos").does("C", "use monumento").all_pass()
    assert t.is_on("B", "B(3,1)")
    assert (t.discarded("A"), t.discarded("C")) == (["lamentos"], ["monumento"])


@rule("CAL-CARD-TERRAS-03", "CAL-P1-05")
def test_terras_gives_one_lower_symbol_where_the_other_depot_lacks_the_central_one() -> None:
    t = Table().top_card("B", 4).lacks("B", "pegada").hand("A", "terras").turn("A")
    t.does("A", "use terras", "traveller B")
    assert t.offered("acquire") == {"fogo", "montanha", "cachoeira"}
    t.does("A", "acquire montanha").all_pass()
    assert t.in_rs("A") == ["montanha"]
