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
    useless = Table().discard("B", "ruinas").hand("A", "qhoz").turn("A")  # there is nothing to destroy
    assert not useless.offers("use qhoz")


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


@rule("CAL-CARD-SOPRO-01")
def test_sopro_gives_the_pegada_from_where_its_user_says_or_from_where_one_is_left() -> None:
    """R-66."""
    t = Table().symbols("B", "pegada").hand("A", "poco").hand("B", "sopro").turn("A").does("A", "use poco")
    t.does("B", "use sopro", "mode depot", "traveller D").all_pass()
    assert (t.in_rs("B"), t.in_depot("B", "pegada"), t.in_depot("D", "pegada")) == (["pegada"], 7, 10)
    # D empties B's depot before Sopro resolves: the Pegada of the reserve has to do.
    e = Table().symbols("B", "pegada").lacks("B", "pegada", but=1).top_card("B", 4).hand("A", "poco")
    e.hand("B", "sopro").hand("D", "terras").turn("A").does("A", "use poco")
    e.does("B", "use sopro", "mode depot", "traveller C").does("D", "use terras", "traveller B", "acquire none")
    e.all_pass()
    assert (e.in_rs("B"), e.in_depot("B", "pegada"), e.in_depot("C", "pegada")) == ([], 0, 17)


@rule("CAL-CARD-ECOS-06", "CAL-ATK-04", "CAL-FAQ-16")
def test_an_attack_that_dominio_copied_cannot_be_taken() -> None:
    t = Table().hand("A", "sombra").hand("B", "ecos", "ruinas").hand("C", "dominio").turn("A")
    t.does("A", "use sombra", "traveller B").passes("B").does("C", "use dominio")
    assert t.asked == "B"
    assert not t.offers("use ecos")


@rule("CAL-CARD-ECOS-01")
def test_an_attack_for_which_the_taker_has_no_use_is_only_taken_away() -> None:
    """R-86: nobody but B holds a card that his Sombra could eliminate."""
    t = Table().hand("A", "sombra").hand("B", "ecos", "ruinas").turn("A").does("A", "use sombra")
    t.does("B", "use ecos").all_pass()
    assert t.held("B") == ["ruinas"]
    assert t.discarded("B") == ["ecos", "sombra"]


@rule("CAL-FAQ-19", "CAL-FAQ-01", "CAL-STACK-04", "CAL-CARD-ECOS-01")
def test_a_percepcao_that_was_only_taken_away_is_annulled_like_any_card() -> None:
    """R-86: B has no use for it, nobody else has a reserve; C annuls his Ecos, and the attack is valid again."""
    t = Table().reserve("B", "ruinas").hand("A", "percepcao").hand("B", "ecos").hand("C", "sopro").turn("A")
    t.does("A", "use percepcao").does("B", "use ecos")
    assert t.asked == "C"
    t.does("C", "use sopro", "traveller D").all_pass()
    assert t.known(t.traveller("B").reserve) == [True]


@rule("CAL-STACK-04", "CAL-FAQ-15", "CAL-FAQ-19")
def test_over_a_shared_percepcao_only_the_last_annulling_card_can_be_annulled() -> None:
    """R-77 lets everybody annul his own share; B's Elmo under C's Sopro is out of reach all the same."""
    t = Table().reserve("B", "ruinas").reserve("C", "terras").hand("A", "percepcao").hand("B", "elmo")
    t.hand("C", "sopro").hand("D", "elmo").turn("A").does("A", "use percepcao", "traveller B", "traveller C")
    t.does("B", "use elmo").does("C", "use sopro", "traveller D")
    t.does("D", "use elmo").all_pass()
    assert t.known(t.traveller("B").reserve) == [False]
    assert t.known(t.traveller("C").reserve) == [True]


@rule("CAL-STACK-04", "CAL-FAQ-15", "CAL-FAQ-19")
def test_a_share_of_percepcao_lies_out_of_reach_under_any_other_card() -> None:
    t = Table().reserve("B", "ruinas").reserve("C", "terras").hand("A", "percepcao").hand("B", "miragem")
    t.hand("C", "sopro").turn("A").does("A", "use percepcao", "traveller B", "traveller C")
    t.does("B", "use miragem", "traveller B", "draw 2").does("C", "use sopro", "traveller D").all_pass()
    assert t.held("B") == []  # Miragem was annulled
    assert t.known(t.traveller("B").reserve + t.traveller("C").reserve) == [True, True]


@rule("CAL-STACK-04", "CAL-FAQ-15", "CAL-FAQ-19")
def test_a_share_of_percepcao_lies_out_of_reach_under_an_elmo_that_impedes_something_else() -> None:
    t = Table().symbols("A", "pegada").reserve("D", "ruinas").hand("A", "entropia").hand("B", "percepcao")
    t.hand("C", "elmo").hand("D", "sopro").turn("A").does("A", "use entropia", "at A(3,1)")
    t.does("B", "use percepcao").passes("D").does("C", "use elmo")
    assert t.asked == "D"
    assert not t.offers("use sopro")


@rule("CAL-FAQ-12", "CAL-FAQ-21", "CAL-CARD-ECOS-04", "CAL-CARD-ECOS-02")
def test_ecos_leaves_the_cards_below_the_one_it_takes_alone() -> None:
    t = Table().hand("C", "miragem").hand("A", "sombra").hand("B", "ecos", "ruinas").turn("C")
    t.does("C", "use miragem", "traveller C", "draw 2").does("A", "use sombra")
    t.does("B", "use ecos").all_pass()
    assert len(t.held("C")) == 2
    assert (t.held("A"), t.held("B")) == ([], ["ruinas"])


@rule("CAL-CARD-QHOZ-01", "CAL-STACK-05")
def test_qhoz_returns_if_the_attack_its_ecos_should_take_was_impeded() -> None:
    """R-89."""
    t = Table().symbols("A", "montanha").hand("A", "entropia").hand("B", "qhoz").discard("D", "ecos")
    t.symbols("B", "pegada").hand("C", "delirio").turn("A").does("A", "use entropia", "traveller A", "at B(1,1)")
    t.does("B", "use qhoz", "now", "traveller B", "at B(3,1)").does("C", "use delirio", "aim 1").all_pass()
    assert (t.in_rs("A"), t.in_rs("B")) == (["montanha"], ["pegada"])
    assert (t.held("B"), t.discarded("D")) == (["qhoz"], ["ecos"])
    assert (t.discarded("A"), t.discarded("C")) == (["entropia"], ["delirio"])


@rule("CAL-CARD-QHOZ-03", "CAL-LINK-01", "CAL-CARD-DOMINIO-05")
def test_a_revived_dominio_lies_on_the_discard_and_only_what_it_copied_waits() -> None:
    t = Table().hand("A", "queda").hand("B", "qhoz").discard("D", "dominio").turn("A").does("A", "end_turn")
    t.does("A", "use queda", "traveller A").does("B", "use qhoz", "now").all_pass()
    assert [t.g.memory(card) for card in t.traveller("B").waiting] == [21]
    assert t.discarded("B") == ["qhoz", "dominio"]


@rule("CAL-LINK-01", "CAL-CARD-QHOZ-04")
def test_a_revived_linked_card_may_wait_although_its_action_is_there() -> None:
    t = Table().put("pegada", "A(3,1)").hand("C", "qhoz").discard("B", "monumento").turn("A").does("A", "go A(3,1)")
    t.does("C", "use qhoz", "wait").all_pass()
    assert t.is_on("A", "A(3,1)")
    assert [t.g.memory(card) for card in t.traveller("C").waiting] == [26]


@rule("CAL-CARD-GEN-07", "CAL-FAQ-20")
def test_whose_help_was_declined_in_anothers_window_is_asked_again() -> None:
    t = Table().put("pegada", "A(3,1)").hand("B", "miragem", "monumento").turn("A").does("A", "go A(3,1)")
    t.does("B", "use miragem", "traveller C").does("C", "decline")
    assert (t.asked, t.question) == ("B", "Respond")
    t.does("B", "use monumento").all_pass()
    assert t.is_on("A", "start")
    assert t.held("B") == ["miragem"]
