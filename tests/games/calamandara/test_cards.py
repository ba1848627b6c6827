"""Chapter "the 28 memory cards": what each one does."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-CARD-POCO-01", "CAL-CARD-POCO-03", "CAL-CARD-POCO-05", "CAL-FAQ-34")
def test_o_poco_passes_all_hands_clockwise_once_per_copy() -> None:
    t = (
        Table()
        .hand("A", "poco", "ruinas")
        .hand("B", "sombra")
        .hand("C", "terras")
        .turn("A")
        .does("A", "use poco")
        .all_pass()
    )
    assert [t.held(n) for n in "ABCD"] == [[], ["ruinas"], ["sombra"], ["terras"]]
    assert t.g.cards.sees(t.traveller("B").hand[0], 1)
    c = Table().hand("A", "poco", "ruinas").hand("B", "dominio", "sombra").hand("C", "dominio", "terras").turn("A")
    c.does("A", "use poco").does("B", "use dominio").does("C", "use dominio").all_pass()
    assert [c.held(n) for n in "ABCD"] == [["sombra"], ["terras"], [], ["ruinas"]]


@rule("CAL-CARD-POCO-02")
def test_o_poco_leaves_three_cards_to_who_stands_in_the_final_zone() -> None:
    t = (
        Table()
        .stands("B", "B(3,6)")
        .hand("A", "poco", "ruinas", "sombra", "terras", "queda")
        .turn("A")
        .does("A", "use poco")
    )
    assert t.question() == "KeepThree"
    t.does("B", "card queda")
    assert t.held("B") == ["ruinas", "sombra", "terras"]
    assert t.g.memory(t.traveller("B").deck[-1]) == 21


@rule("CAL-CARD-POCO-04", "CAL-CARD-PINTURAS-02")
def test_taken_rotations_turn_the_other_way() -> None:
    t = Table().hand("A", "poco", "ruinas").hand("B", "ecos", "sombra").hand("C", "terras").turn("A")
    t.does("A", "use poco").does("B", "use ecos").all_pass()
    assert [t.held(n) for n in "ABCD"] == [["sombra"], ["terras"], [], ["ruinas"]]
    p = Table().hand("A", "pinturas").hand("B", "ecos").turn("A")
    tops = [x.faces[-1] for x in p.g.travellers]
    p.does("A", "use pinturas", "mode tops").does("B", "use ecos", "mode tops").all_pass()
    assert [x.faces[-1] for x in p.g.travellers] == [*tops[1:], tops[0]]


@rule("CAL-CARD-DIMENSOES-01", "CAL-CARD-DIMENSOES-02", "CAL-MOVE-03", "CAL-ZONE-01")
def test_dimensoes_lands_level_with_the_invaded_token_or_behind() -> None:
    t = Table().put("pegada", "B(1,3)", "B(3,2)", "B(3,4)").stands("B", "B(3,3)").hand("A", "dimensoes").turn("A")
    t.does("A", "use dimensoes")
    assert t.cells("at") == t.at("B(1,3)", "B(3,2)")
    t.does("A", "at B(1,3)")
    assert t.is_on("A", "B(1,3)")
    t.put("pegada", "B(1,2)").turn("A")
    assert t.cells("go") == t.at("B(1,2)")


@rule("CAL-CARD-DIMENSOES-03", "CAL-FAQ-23")
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
    t.g.board.guests[0] = 1
    t.turn("A")
    assert not t.cells("go")
    t.put("pegada", "B(2,2)", "B(2,3)", "B(2,4)").turn("A")
    assert t.cell("B(3,4)") in t.cells("go")


@rule("CAL-CARD-RUINAS-01", "CAL-FAQ-14", "CAL-SYM-GEN-08")
def test_ruinas_destroys_two_symbols_for_its_user() -> None:
    t = Table().put("asa", "B(1,1)", by="B").put("montanha", "C(1,1)", by="C").hand("A", "ruinas").turn("A")
    t.does("A", "use ruinas", "at B(1,1)", "at C(1,1)")
    assert (t.in_depot("A", "asa"), t.in_depot("A", "montanha")) == (4, 6)
    assert (t.lies("B(1,1)"), t.lies("C(1,1)")) == ("", "")


@rule("CAL-CARD-RUINAS-01", "CAL-SYM-TORRE-06")
def test_one_ruinas_never_hits_a_torre_and_what_it_protects() -> None:
    t = Table().put("torre", "B(1,3)").put("asa", "B(4,3)", "D(1,1)").hand("A", "ruinas").turn("A")
    t.does("A", "use ruinas", "at B(1,3)")
    assert t.cell("B(4,3)") not in t.cells("at")


@rule("CAL-CARD-PESADELO-01")
def test_pesadelo_takes_one_or_swaps_one_for_two() -> None:
    t = (
        Table()
        .symbols("A", "asa", "asa", "torre")
        .symbols("B", "fogo", "fogo", "caverna", "estrela")
        .hand("A", "pesadelo")
    )
    t.turn("A").does("A", "use pesadelo", "mode swap", "of B estrela", "symbol fogo", "symbol asa")
    assert t.in_rs("A") == ["asa", "estrela", "fogo", "torre"]
    assert t.in_rs("B") == ["asa", "caverna", "fogo"]
    k = Table().symbols("B", "fogo", "asa").hand("A", "pesadelo").turn("A").does("A", "use pesadelo", "of B asa")
    assert (k.in_rs("A"), k.in_rs("B")) == (["asa"], ["fogo"])
    full = (
        Table()
        .symbols("A", "asa", "asa", "torre", "torre")
        .symbols("B", "fogo", "fogo")
        .hand("A", "pesadelo")
        .turn("A")
    )
    assert not full.offers("use pesadelo")


@rule("CAL-CARD-TERRAS-01", "CAL-CARD-TERRAS-02", "CAL-CARD-TERRAS-03")
def test_terras_acquires_from_anothers_card_and_depot() -> None:
    t = Table().top_card("B", 9).hand("A", "terras").turn("A")
    card = t.traveller("B").faces[-1]
    t.does("A", "use terras", "traveller B", "acquire cachoeira")
    assert t.in_rs("A") == ["cachoeira", "pegada"]
    assert (t.in_depot("B", "pegada"), t.in_depot("A", "pegada")) == (8, 9)
    assert t.traveller("B").used == [card]
    assert t.g.open_to_all(t.traveller("B").faces[-1])


@rule("CAL-CARD-TERRAS-01", "CAL-ATK-01")
def test_terras_is_an_attack_only_on_another() -> None:
    t = Table().hand("A", "terras").hand("B", "ecos").turn("A").does("A", "use terras", "traveller A", "acquire none")
    assert t.asked() == "B"
    assert not t.offers("use ecos")
    o = Table().hand("A", "terras").hand("B", "ecos").turn("A").does("A", "use terras", "traveller B", "acquire none")
    assert o.offers("use ecos")


@rule("CAL-CARD-CAMPOS-01", "CAL-CARD-CAMPOS-02")
def test_campos_takes_the_attack_symbols_out_of_a_batch_and_of_the_turn() -> None:
    t = Table().symbols("A", "pegada", "espelho", "fogo").put("asa", "C(1,1)", "C(2,1)").hand("A", "entropia")
    t.hand("B", "campos").turn("A").does("A", "lay pegada", "at A(3,2)", "lay espelho", "at B(3,4)", "declare")
    t.does("B", "use campos").passes("A")
    assert t.question() == "Redeclare"
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


@rule("CAL-CARD-ELMO-01", "CAL-CARD-ELMO-03")
def test_elmo_impedes_an_insertion_too() -> None:
    t = Table().symbols("A", "pegada", "pegada", "asa").hand("C", "elmo").turn("A")
    t.does("A", "lay pegada", "at A(3,1)", "lay pegada", "at A(3,2)", "lay asa", "at A(1,2)").does("C", "use elmo")
    assert t.in_rs("A") == ["asa", "pegada", "pegada"]
    assert t.discarded("C") == ["elmo"]


@rule("CAL-CARD-PINTURAS-01")
def test_pinturas_turns_top_cards_or_whole_decks() -> None:
    t = Table().hand("A", "pinturas").turn("A")
    tops = [x.faces[-1] for x in t.g.travellers]
    t.does("A", "use pinturas", "mode tops")
    assert [x.faces[-1] for x in t.g.travellers] == [tops[3], *tops[:3]]
    d = Table().hand("A", "pinturas").turn("A").does("A", "acquire none")
    decks = [(x.faces, x.used) for x in d.g.travellers]
    d.does("A", "use pinturas", "mode decks")
    assert [(x.faces, x.used) for x in d.g.travellers] == [decks[3], *decks[:3]]
    assert d.in_depot("A", "pegada") + d.in_depot("B", "pegada") >= 17


@rule("CAL-CARD-QHOZ-01", "CAL-CARD-QHOZ-02", "CAL-CARD-QHOZ-03")
def test_qhoz_revives_the_top_card_of_anothers_discard() -> None:
    t = Table().put("asa", "C(1,1)", "C(2,1)", by="C").discard("B", "terras", "ruinas").hand("A", "qhoz").turn("A")
    t.does("A", "use qhoz", "at C(1,1)", "at C(2,1)")
    assert (t.lies("C(1,1)"), t.lies("C(2,1)")) == ("", "")
    assert t.discarded("A") == ["qhoz", "ruinas"]
    assert t.discarded("B") == ["terras"]
    n = Table().discard("A", "poco").discard("B", "qhoz").hand("A", "qhoz").turn("A")
    assert not n.offers("use qhoz")


@rule("CAL-CARD-QHOZ-01", "CAL-STACK-05")
def test_qhoz_returns_if_the_top_of_that_discard_changed() -> None:
    t = Table().put("asa", "C(1,1)", "C(2,1)").discard("B", "poco").hand("A", "qhoz").hand("B", "miragem").turn("A")
    t.does("A", "use qhoz").does("B", "use miragem", "traveller B", "draw 1").all_pass()
    assert t.held("A") == ["qhoz"]
    assert t.discarded("B") == ["poco", "miragem"]


@rule("CAL-CARD-SOMBRA-01")
def test_sombra_eliminates_a_hidden_card_or_names_a_revealed_one() -> None:
    t = Table().reserve("B", "ruinas", "terras", "elmo").hand("A", "sombra").turn("A")
    t.g.cards.show(next(c for c in t.traveller("B").reserve if t.g.memory(c) == 3))
    t.does("A", "use sombra")
    assert {o.key for o in t.g.options} == {"blind", "card:3"}
    t.does("A", "card elmo")
    assert t.discarded("B") == ["elmo"]
    b = Table().hand("B", "ruinas", "terras").hand("A", "sombra").turn("A").does("A", "use sombra").all_pass()
    assert len(b.held("B")) == 1
    assert b.discarded("B")[0] in ("ruinas", "terras")
    assert b.known(b.traveller("B").discard) == [True]


@rule("CAL-CARD-TEORIA-01")
def test_teoria_inserts_what_the_board_shows_and_discards_of_the_reserve() -> None:
    t = Table().put("asa", "D(1,1)", by="D").symbols("A", "fogo", "pegada").hand("A", "teoria").turn("A")
    t.does("A", "use teoria", "traveller A", "at A(1,2)", "symbol fogo")
    assert t.lies("A(1,2)") == "asa"
    assert t.in_rs("A") == ["pegada"]
    assert (t.in_depot("A", "asa"), t.in_depot("A", "fogo")) == (2, 6)
    e = (
        Table()
        .put("asa", "D(1,1)", by="D")
        .hand("A", "teoria")
        .turn("A")
        .does("A", "use teoria", "traveller A", "at A(1,2)")
    )
    assert e.lies("A(1,2)") == "asa"
    none = Table(2).put("asa", "B(1,1)", by="B").lacks("A", "asa").hand("A", "teoria").turn("A").does("A", "use teoria")
    assert none.question() == "Offer"  # only B could be helped


@rule("CAL-CARD-TEORIA-01", "CAL-CARD-GUARDIA-01", "CAL-CARD-DELIRIO-01")
def test_teoria_impeded() -> None:
    for slug, kept in (("guardia", []), ("delirio", ["asa"])):
        t = Table().put("asa", "D(1,1)", by="D").hand("A", "teoria").hand("B", slug).turn("A")
        t.does("A", "use teoria", "traveller A", "at A(1,2)").does("B", f"use {slug}")
        assert t.lies("A(1,2)") == ""
        assert t.in_rs("A") == kept


@rule("CAL-CARD-MENTES-01", "CAL-CARD-MENTES-02", "CAL-CARD-MENTES-03")
def test_mentes_copies_what_another_acquires() -> None:
    t = Table().top_card("B", 2).symbols("A", "fogo", "fogo", "fogo").hand("A", "mentes").turn("B")
    t.does("B", "acquire torre").does("A", "use mentes", "lay pegada", "at A(3,1)")
    assert t.lies("A(3,1)") == "pegada"
    assert t.in_rs("A") == ["fogo", "fogo", "fogo", "torre"]
    assert (t.in_depot("A", "pegada"), t.in_depot("A", "torre"), t.in_rs("B")) == (8, 2, ["pegada", "torre"])
    full = Table().top_card("B", 2).symbols("A", "fogo", "fogo", "fogo", "fogo").hand("A", "mentes").turn("B")
    full.does("B", "acquire torre").does("A", "use mentes", "lay torre", "at A(3,1)")
    assert full.lies("A(3,1)") == "torre"
    assert full.in_rs("A") == ["fogo"] * 4
    assert full.in_depot("A", "pegada") == 9


@rule("CAL-CARD-MENTES-04", "CAL-FAQ-24", "CAL-P2-04")
def test_an_impeded_mentes_keeps_its_symbols_in_reserve_or_depot() -> None:
    t = Table().top_card("B", 2).symbols("A", "fogo", "fogo", "fogo", "fogo").hand("A", "mentes").hand("C", "delirio")
    t.turn("B").does("B", "acquire torre").passes("C").does("A", "use mentes", "lay torre", "at A(3,1)")
    t.does("C", "use delirio").all_pass()
    assert t.lies("A(3,1)") == ""
    assert t.in_depot("A", "torre") == 3
    r = (
        Table()
        .top_card("B", 2)
        .hand("A", "mentes")
        .hand("C", "delirio")
        .turn("B")
        .does("B", "acquire torre")
        .passes("C")
    )
    r.does("A", "use mentes", "lay torre", "at A(3,1)").does("C", "use delirio").all_pass()
    assert r.in_rs("A") == ["pegada", "torre"]


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


@rule("CAL-CARD-QUEDA-01", "CAL-CARD-QUEDA-02", "CAL-CARD-ERRONIA-03")
def test_queda_repeats_the_turn_but_not_one_that_was_impeded() -> None:
    t = Table().hand("A", "queda").turn("A").does("A", "acquire none", "end_turn", "use queda", "traveller A")
    assert t.g.turn == 0
    assert t.offered("acquire")
    b = Table().hand("A", "queda").hand("C", "erronia").turn("A", window=True).does("C", "use erronia").passes("A")
    assert b.asked() == "A"
    assert not b.offers("use queda")
    e = (
        Table()
        .hand("A", "queda")
        .hand("C", "erronia")
        .turn("A")
        .does("A", "end_turn", "use queda", "traveller A")
        .passes("C")
    )
    e.passes("C")
    assert e.asked() == "C"  # the repeated turn has a start of its own
    e.does("C", "use erronia").all_pass()
    assert e.g.turn == 1


@rule("CAL-CARD-ERRONIA-01", "CAL-CARD-ERRONIA-02")
def test_erronia_only_before_phase_one() -> None:
    t = Table().hand("B", "erronia", "miragem").turn("A", window=True)
    assert t.offers("use erronia")
    t.passes("B").does("A", "acquire none")
    assert not t.offers("use erronia")
    t.passes("B").does("A", "end_turn")
    assert t.asked() == "B"
    assert not t.offers("use erronia")


@rule("CAL-CARD-TEMPLO-01", "CAL-CARD-TEMPLO-02")
def test_templo_discards_symbols_of_any_reserves_and_fails_for_all_if_annulled() -> None:
    t = Table().symbols("B", "asa").symbols("C", "fogo").hand("A", "templo").turn("A")
    t.does("A", "use templo", "of B asa", "of C fogo")
    assert (t.in_rs("B"), t.in_rs("C"), t.in_depot("B", "asa"), t.in_depot("C", "fogo")) == ([], [], 3, 6)
    a = Table().symbols("B", "asa").symbols("C", "fogo").hand("A", "templo").hand("C", "elmo").turn("A")
    a.does("A", "use templo", "of B asa", "of C fogo").does("C", "use elmo")
    assert (a.in_rs("B"), a.in_rs("C")) == (["asa"], ["fogo"])
    u = Table(templo_to="user_depot").symbols("B", "asa").hand("A", "templo").turn("A").does("A", "use templo")
    assert u.in_depot("A", "asa") == 4


@rule("CAL-CARD-PERCEPCAO-01", "CAL-CARD-PERCEPCAO-02", "CAL-CARD-PERCEPCAO-03", "CAL-FAQ-19")
def test_percepcao_reveals_reserved_cards_and_is_annulled_by_each_for_himself() -> None:
    t = Table().reserve("B", "ruinas").reserve("C", "terras").stands("D", "D(3,6)").hand("D", "poco").hand("B", "sopro")
    t.reserve("A", "miragem").hand("A", "percepcao").turn("A")
    t.does("A", "use percepcao", "traveller D", "traveller B", "traveller C")
    assert t.asked() == "B"
    t.does("B", "use sopro", "traveller A").all_pass()
    assert t.known(t.traveller("C").reserve) == [True]
    assert t.known(t.traveller("D").hand) == [True]
    assert t.known(t.traveller("B").reserve) == [False]
    assert t.known(t.traveller("A").reserve) == [False]
    t.hand("C", "queda").turn("C").does("C", "memories", "reserve 1", "draw 0").all_pass().does("C", "card queda")
    assert t.known(t.traveller("C").reserve) == [True, False]


@rule("CAL-CARD-PERCEPCAO-03", "CAL-FAQ-19")
def test_a_second_target_annuls_his_share_under_the_first_annulling_card() -> None:
    t = Table().reserve("B", "ruinas").reserve("C", "terras").hand("B", "sopro").hand("C", "elmo").hand("D", "elmo")
    t.hand("A", "percepcao").turn("A").does("A", "use percepcao", "traveller B", "traveller C")
    t.does("B", "use sopro", "traveller A")
    assert t.asked() == "C"
    t.does("C", "use elmo")
    assert {o.key for o in t.g.options} == {"aim:2", "aim:1"}  # the Sopro above, or his own share of Percepção
    t.does("C", "aim 1").all_pass()
    assert t.known(t.traveller("B").reserve + t.traveller("C").reserve) == [False, False]
    d = Table().reserve("B", "ruinas").hand("D", "sopro").hand("A", "percepcao").turn("A").does("A", "use percepcao")
    assert d.asked() == "D"
    assert not d.offers("use sopro")


@rule("CAL-CARD-GAVONIANO-01", "CAL-CARD-GAVONIANO-02")
def test_gavoniano_takes_one_card_or_gives_one_and_takes_two() -> None:
    t = Table().hand("A", "gavoniano").hand("C", "ruinas").reserve("B", "elmo").turn("A")
    t.does("A", "use gavoniano").all_pass()  # only one way: a blind card of C's hand
    assert t.held("A") == ["ruinas"]
    assert t.held("C") == []
    s = Table().hand("A", "gavoniano", "poco").reserve("B", "elmo", "terras").turn("A")
    s.does("A", "use gavoniano", "card poco", "zone hand", "zone reserve").all_pass()
    assert len(s.held("A")) == 1
    assert len(s.reserved("A")) == 1
    assert sorted(s.held("A") + s.reserved("A")) == ["elmo", "terras"]
    assert s.reserved("B") == ["poco"]
    assert s.known(s.traveller("A").hand + s.traveller("A").reserve) == [False, False]


@rule("CAL-CARD-GAVONIANO-02", "CAL-FAQ-31")
def test_revealed_cards_are_named_and_stay_revealed() -> None:
    t = Table().hand("A", "gavoniano").hand("C", "ruinas", "elmo").turn("A")
    card = next(c for c in t.traveller("C").hand if t.g.memory(c) == 3)
    t.g.cards.show(card)
    t.turn("A").does("A", "use gavoniano", "card elmo").all_pass()
    assert t.held("A") == ["elmo"]
    assert t.known(t.traveller("A").hand) == [True]
    assert t.known(t.traveller("C").hand) == [False]


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
    assert t.asked() == "B"
    assert not t.offers("use monumento")
    t.passes("B")
    assert t.is_on("B", "B(3,2)")


@rule("CAL-CARD-ENTROPIA-01", "CAL-ATK-02", "CAL-ATK-01", "CAL-TURN-05", "CAL-TURN-06")
def test_entropia_inserts_in_anothers_turn_and_is_an_attack_with_attack_symbols() -> None:
    t = (
        Table()
        .put("asa", "B(1,1)", "B(2,1)")
        .symbols("A", "fogo")
        .symbols("B", "pegada")
        .hand("A", "entropia")
        .hand("B", "ecos")
    )
    t.turn("B", window=True).does("A", "use entropia", "traveller A", "at B(1,1)")
    assert t.asked() == "B"
    assert t.offers("use ecos")
    t.passes("B")
    assert t.lies("B(1,1)") == "fogo"
    h = (
        Table()
        .symbols("A", "pegada")
        .symbols("B", "pegada")
        .hand("A", "entropia")
        .hand("B", "ecos")
        .turn("B", window=True)
    )
    h.does("A", "use entropia", "traveller A", "at A(3,1)")
    assert not h.offers("use ecos")


@rule("CAL-FAQ-20", "CAL-CARD-GEN-07")
def test_beneficial_cards_may_be_used_for_others_who_may_decline() -> None:
    t = Table().hand("A", "miragem", "sombra").hand("B", "terras").turn("A").does("A", "use miragem", "traveller B")
    assert t.question() == "Offer"
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


@rule("CAL-CARD-MIRAGEM-01", "CAL-CARD-MIRAGEM-02")
def test_miragem_draws_to_five_or_in_the_final_zone_to_three() -> None:
    t = Table().hand("A", "miragem", "sombra").turn("A").does("A", "use miragem", "traveller A")
    assert t.offered("draw") == {"1", "2", "3", "4"}
    t.does("A", "draw 4")
    assert len(t.held("A")) == 5
    z = Table().stands("A", "A(3,5)").hand("A", "miragem", "sombra").turn("A").does("A", "use miragem", "traveller A")
    assert z.offered("draw") == {"1", "2"}


@rule("CAL-CARD-ORACULO-01")
def test_oraculo_stops_miragem_too() -> None:
    t = Table().hand("A", "miragem").hand("B", "oraculo").turn("A").does("A", "use miragem", "traveller A", "draw 2")
    t.does("B", "use oraculo")
    assert t.held("A") == []
    assert t.discarded("A") == ["miragem"]
