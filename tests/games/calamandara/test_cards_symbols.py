"""Memory cards that acquire, insert, take or discard symbols."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


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
    assert t.asked == "B"
    assert not t.offers("use ecos")
    o = Table().hand("A", "terras").hand("B", "ecos").turn("A").does("A", "use terras", "traveller B", "acquire none")
    assert o.offers("use ecos")


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
    none = Table(3).put("asa", "B(1,1)", by="B").put("asa", "C(1,1)", "C(2,2)", "A(2,2)", by="C").lacks("A", "asa")
    none.hand("A", "teoria").turn("A").does("A", "use teoria")
    assert none.question == "Offer"  # only B could be helped
    rival = Table(2).put("asa", "B(1,1)", by="B").lacks("A", "asa").hand("A", "teoria").turn("A")
    assert not rival.offers("use teoria")  # nobody is asked whether to help the only rival


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


@rule("CAL-CARD-MENTES-04", "CAL-FAQ-24", "CAL-P2-04", "CAL-STACK-02")
def test_an_impeded_mentes_keeps_its_symbols_in_reserve_or_depot() -> None:
    t = Table().top_card("B", 2).symbols("A", "fogo", "fogo", "fogo", "fogo").hand("A", "mentes").hand("C", "delirio")
    t.turn("B").does("B", "acquire torre").passes("C").does("A", "use mentes", "lay torre", "at A(3,1)")
    t.does("C", "use delirio").all_pass()
    assert t.lies("A(3,1)") == ""
    assert t.in_depot("A", "torre") == 3
    assert (t.discarded("A"), t.discarded("C")) == (["mentes"], ["delirio"])
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


@rule("CAL-CARD-TEMPLO-01", "CAL-CARD-TEMPLO-02")
def test_templo_discards_symbols_of_any_reserves_and_fails_for_all_if_annulled() -> None:
    t = Table().symbols("B", "asa").symbols("C", "fogo").hand("A", "templo").turn("A")
    t.does("A", "use templo", "of B asa", "of C fogo")
    assert (t.in_rs("B"), t.in_rs("C"), t.in_depot("B", "asa"), t.in_depot("C", "fogo")) == ([], [], 3, 6)
    a = Table().symbols("B", "asa").symbols("C", "fogo").hand("A", "templo").hand("C", "elmo").turn("A")
    a.does("A", "use templo", "of B asa", "of C fogo").does("C", "use elmo")
    assert (a.in_rs("B"), a.in_rs("C")) == (["asa"], ["fogo"])
    b = Table().symbols("C", "fogo").hand("B", "templo").hand("A", "ecos").hand("C", "ecos").turn("B")
    b.does("B", "use templo")
    assert b.offers("use ecos")
    b.passes("C")
    assert b.asked == "A"
    assert not b.offers("use ecos")  # only C was attacked
    u = Table(templo_to="user_depot").symbols("B", "asa").hand("A", "templo").turn("A").does("A", "use templo")
    assert u.in_depot("A", "asa") == 4


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
    assert t.asked == "B"
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


@rule("CAL-CARD-ENTROPIA-01", "CAL-STACK-05")
def test_an_entropia_whose_symbol_is_gone_returns_to_the_hand() -> None:
    t = Table().symbols("A", "pegada").hand("A", "entropia").hand("B", "templo").turn("A")
    t.does("A", "use entropia", "at A(3,1)").does("B", "use templo").all_pass()
    assert (t.lies("A(3,1)"), t.in_rs("A")) == ("", [])
    assert (t.held("A"), t.discarded("A")) == (["entropia"], [])


@rule("CAL-CARD-TERRAS-01", "CAL-CARD-TERRAS-02")
def test_terras_needs_room_in_the_reserve_and_the_card_it_named() -> None:
    full = Table().symbols("A", "asa", "asa", "torre", "torre").hand("A", "terras").turn("A")
    assert not full.offers("use terras")
    # Another card of the same symbols lies there now: the one declared is gone, and Terras returns.
    t = Table().top_card("B", 4).top_card("A", 5).hand("A", "terras").hand("C", "pinturas").turn("A")
    t.does("A", "use terras", "traveller B", "acquire fogo").does("C", "use pinturas", "mode tops").all_pass()
    assert t.in_rs("A") == []
    assert t.held("A") == ["terras"]


@rule("CAL-CARD-TEMPLO-01", "CAL-CARD-TEMPLO-02", "CAL-CARD-PESADELO-01")
def test_templo_discards_what_is_left_of_its_two_symbols() -> None:
    t = Table().symbols("B", "asa").symbols("C", "fogo").hand("A", "templo").hand("D", "pesadelo").turn("A")
    t.does("A", "use templo", "of B asa", "of C fogo").does("D", "use pesadelo", "of B asa").all_pass()
    assert (t.in_rs("B"), t.in_rs("C"), t.in_rs("D")) == ([], [], ["asa"])
    assert (t.in_depot("C", "fogo"), t.discarded("A")) == (6, ["templo"])


@rule("CAL-CARD-MENTES-01", "CAL-CARD-MENTES-02", "CAL-CARD-MENTES-03")
def test_mentes_copies_a_single_symbol_and_keeps_none() -> None:
    """R-74."""
    t = Table().top_card("B", 2).hand("A", "mentes").turn("B").does("B", "acquire none")
    t.does("A", "use mentes", "at A(3,1)")
    assert (t.lies("A(3,1)"), t.in_rs("A"), t.in_rs("B")) == ("pegada", [], ["pegada"])


@rule("CAL-CARD-MENTES-03")
def test_mentes_copies_the_last_symbol_of_its_kind() -> None:
    t = Table().top_card("B", 2).lacks("A", "torre", but=1).hand("A", "mentes").turn("B").does("B", "acquire torre")
    t.does("A", "use mentes", "lay torre", "at A(3,1)").all_pass()
    assert (t.lies("A(3,1)"), t.in_depot("A", "torre")) == ("torre", 0)


@rule("CAL-CARD-MENTES-01")
def test_mentes_does_not_answer_what_is_acquired_without_a_symbol_card() -> None:
    t = Table().put("pegada", "A(1,1)").hand("A", "teoria").hand("B", "mentes").turn("A")
    t.does("A", "use teoria", "traveller A", "at A(1,2)")
    assert t.asked == "B"
    assert not t.offers("use mentes")


@rule("CAL-CARD-MENTES-01")
def test_mentes_reaches_a_terras_under_another_card() -> None:
    t = Table().top_card("A", 2).hand("A", "terras").hand("B", "miragem").hand("C", "mentes").turn("A")
    t.does("A", "use terras", "traveller A", "acquire torre").does("B", "use miragem", "traveller B", "draw 1")
    t.does("C", "use mentes", "lay pegada", "at C(3,1)").all_pass()
    assert (t.lies("C(3,1)"), t.in_rs("C"), t.discarded("C")) == ("pegada", ["torre"], ["mentes"])


@rule("CAL-CARD-MENTES-04", "CAL-FAQ-24", "CAL-P2-04", "CAL-CARD-CAMPOS-02")
def test_a_symbol_of_mentes_that_campos_stops_goes_to_the_reserve() -> None:
    t = Table().top_card("B", 4).hand("A", "mentes").hand("C", "campos").turn("B").does("B", "acquire montanha")
    t.passes("C").does("A", "use mentes", "lay montanha", "at C(1,1)").does("C", "use campos").all_pass()
    assert (t.lies("C(1,1)"), t.in_rs("A"), t.discarded("A")) == ("", ["montanha", "pegada"], ["mentes"])
    assert t.in_depot("A", "montanha") == 4


def mentes_for_the_last_torre() -> Table:
    """A has one Torre left and means to insert it by Mentes; D takes it from the depot with Terras."""
    t = Table().top_card("B", 2).lacks("A", "torre", but=1).top_card("A", 8).hand("A", "mentes").hand("D", "terras")
    return t.hand("C", "delirio").turn("B").does("B", "acquire torre").passes("C", "D")


@rule("CAL-CARD-MENTES-03", "CAL-STACK-05")
def test_mentes_returns_if_the_depot_no_longer_has_its_symbol() -> None:
    t = mentes_for_the_last_torre().does("A", "use mentes", "lay torre", "at A(1,1)").passes("C")
    t.does("D", "use terras", "traveller A", "acquire torre").all_pass()
    assert (t.lies("A(1,1)"), t.in_rs("A"), t.held("A")) == ("", [], ["mentes"])


@rule("CAL-CARD-MENTES-04", "CAL-FAQ-24")
def test_an_impeded_mentes_keeps_nothing_that_the_depot_no_longer_has() -> None:
    t = mentes_for_the_last_torre().does("A", "use mentes", "lay torre", "at A(1,1)").passes("C")
    t.does("D", "use terras", "traveller A", "acquire torre").does("C", "use delirio").all_pass()
    assert (t.in_rs("A"), t.in_depot("A", "torre"), t.in_rs("D")) == (["pegada"], 0, ["pegada", "torre"])
    assert t.discarded("A") == ["mentes"]
