"""What a second reader of the rules tried: rulings and corners that no example of the rulebook covers."""

from __future__ import annotations

from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.board import symbol
from ludoteca.games.calamandara.content.chart import NORTH
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import PEGADA
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


def waits(t: Table, name: str) -> list[str]:
    return [SLUGS[t.g.memory(card)] for card in t.traveller(name).waiting]


# Symbols.


@rule("CAL-SYM-ESPELHO-03", "CAL-SYM-TORRE-03")
def test_an_espelho_in_a_torre_row_of_its_own_sleeps_too() -> None:
    """R-24: a Torre that protects the space of the Espelho makes it inactive."""
    t = Table().put("pegada", "B(3,2)", by="B").put("espelho", "B(3,4)", by="A").put("torre", "B(1,4)", by="B")
    t.stands("B", "B(3,3)").settle()
    assert t.is_on("B", "B(3,3)")
    t.symbols("C", "fogo").turn("C").does("C", "lay fogo", "at B(1,4)")
    assert t.is_on("B", "B(3,2)")


@rule("CAL-SYM-ESPELHO-01")
def test_the_active_travellers_token_is_pushed_first() -> None:
    """R-26: two tokens are mirrored at once; the active traveller moves first and takes the only way back."""
    for turn, left in (("A", "A"), ("B", "B")):
        t = Table().put("pegada", "(8,10)", by="C").stands("A", "(7,10)").stands("B", "(9,10)")
        for name in "AB":
            at = t.g.board.tokens["AB".index(name)]
            t.g.board.lift(at)
            t.g.board.put(at, symbol(PEGADA, NORTH))
        t.put("espelho", "(7,9)", "(9,9)", by="D", facing="S")
        t.g.turn = "AB".index(turn)
        t.settle()
        assert t.is_on(left, "(8,10)")
        assert t.is_on("B" if left == "A" else "A", "start")


@rule("CAL-SYM-TORRE-04", "CAL-SYM-TORRE-06")
def test_a_torre_is_never_protected_by_another() -> None:
    """R-29: two Torres came into one row by relocation."""
    t = Table().put("torre", "B(1,3)", "B(4,3)").put("asa", "B(2,3)", "D(1,1)").symbols("A", "fogo").turn("A")
    t.does("A", "lay fogo")
    assert t.cells("at") == t.at("B(1,3)", "B(4,3)", "D(1,1)")


@rule("CAL-SYM-TORRE-01", "CAL-CARD-LACERACAO-01")
def test_no_attack_symbol_is_relocated_into_a_torre_row_but_by_its_owner() -> None:
    """R-30."""
    for user, may in (("A", False), ("B", True)):
        t = Table().put("torre", "B(1,3)", by="B").put("montanha", "B(2,2)", by="B").hand(user, "laceracao").turn(user)
        t.does(user, "use laceracao", "lift B(2,2)")
        assert (t.cell("B(3,3)") in t.cells("at")) is may
        p = Table().put("torre", "B(1,3)", by="B").put("asa", "B(2,2)", by="B").hand(user, "laceracao").turn(user)
        p.does(user, "use laceracao", "lift B(2,2)")
        assert p.cell("B(3,3)") in p.cells("at")  # harmless symbols go anywhere


@rule("CAL-SYM-CACHOEIRA-01", "CAL-CARD-QUEDA-01")
def test_a_repeated_turn_is_the_next_turn_of_a_cachoeira() -> None:
    """R-34."""
    t = Table().symbols("A", "cachoeira").hand("A", "queda").turn("A").does("A", "lay cachoeira", "at A(3,4)")
    t.does("A", "end_turn", "use queda", "traveller A")
    assert t.cells("transform") == t.at("A(3,4)")


@rule("CAL-SYM-CACHOEIRA-06", "CAL-CARD-LACERACAO-01")
def test_relocation_changes_neither_owner_nor_turn_of_a_cachoeira() -> None:
    """R-34."""
    t = Table().symbols("A", "cachoeira").turn("A").does("A", "lay cachoeira", "at A(3,4)")
    t.hand("B", "laceracao").turn("B").does("B", "use laceracao", "at (8,10)")
    assert t.lies("(8,10)") == "cachoeira"
    t.turn("A", window=True)
    assert t.cells("transform") == t.at("(8,10)")


@rule("CAL-SYM-CACHOEIRA-05", "CAL-SYM-CACHOEIRA-01")
def test_a_cachoeira_that_put_out_a_fogo_transforms_in_the_next_turn() -> None:
    t = Table().put("fogo", "A(3,3)", by="B").symbols("A", "cachoeira").turn("A")
    t.does("A", "lay cachoeira", "at A(3,3)", "stay")
    t.turn("A", window=True)
    assert t.cells("transform") == t.at("A(3,3)")


# Attacks.


@rule("CAL-ATK-02", "CAL-ATK-04", "CAL-CARD-LACERACAO-01")
def test_a_relocation_attacks_where_it_takes_and_where_it_lays() -> None:
    """R-48."""
    t = Table().put("asa", "B(1,1)", by="B").hand("A", "laceracao").hand("B", "ecos").hand("C", "ecos").turn("A")
    t.does("A", "use laceracao", "at C(1,1)")
    for name in "BC":
        assert t.asked == name
        assert t.offers("use ecos")
        t.passes(name)
    own = Table().put("asa", "A(1,1)").hand("A", "laceracao").hand("B", "ecos").turn("A")
    own.does("A", "use laceracao", "at A(2,1)")
    assert not own.offers("use ecos")


@rule("CAL-FAQ-01", "CAL-FAQ-03", "CAL-CARD-DIMENSOES-06")
def test_a_copy_of_dimensoes_can_be_annulled_because_dominio_was_laid() -> None:
    """R-51."""
    t = Table().put("pegada", "C(1,1)", "D(1,1)").hand("A", "dimensoes").hand("B", "dominio").hand("C", "sopro")
    t.turn("A").does("A", "use dimensoes", "at C(1,1)").does("B", "use dominio", "at D(1,1)")
    assert t.asked == "C"
    t.does("C", "use sopro", "traveller D").all_pass()
    assert t.is_on("B", "start")
    assert t.is_on("A", "C(1,1)")
    assert t.discarded("B") == ["dominio"]


# Windows.


@rule("CAL-CARD-GEN-01", "CAL-CARD-ERRONIA-02", "CAL-TURN-02")
def test_who_is_asked_when_a_turn_begins_and_ends() -> None:
    """R-56: first the others, the active traveller last; at the end the active traveller first."""
    t = Table()
    for name in "ABCD":
        t.hand(name, "terras")
    t.turn("B", window=True)
    order = []
    while t.question == "Respond":
        order.append(t.asked)
        t.does(t.asked, "pass")
    assert order == ["C", "D", "A", "B"]
    t.does("B", "end_turn")
    order = []
    while t.question == "Respond" and t.g.turn == 1:
        order.append(t.asked)
        t.does(t.asked, "pass")
    assert order == ["B", "C", "D", "A"]


@rule("CAL-CARD-DELIRIO-01")
def test_delirio_stops_one_insertion_not_the_next() -> None:
    """R-61."""
    t = Table().symbols("A", "pegada", "asa").hand("A", "entropia").hand("B", "delirio").turn("A")
    t.does("A", "lay pegada", "at A(3,1)", "declare").does("B", "use delirio").all_pass()
    assert t.offers("use entropia")
    t.does("A", "use entropia", "lay pegada", "at A(3,1)", "declare")
    assert t.lies("A(3,1)") == "pegada"


@rule("CAL-CARD-MONUMENTO-01", "CAL-CARD-GUARDIA-01")
def test_monumento_and_guardia_do_not_reach_dimensoes_and_mentes() -> None:
    """R-62."""
    t = Table().put("pegada", "C(1,1)", "D(1,1)").hand("A", "dimensoes").hand("B", "monumento").turn("A")
    t.does("A", "use dimensoes", "at C(1,1)")
    assert t.asked == "B"
    assert not t.offers("use monumento")
    m = Table().top_card("B", 2).hand("A", "mentes").hand("C", "guardia").turn("B").does("B", "acquire torre")
    m.passes("C").does("A", "use mentes", "lay torre", "at A(3,1)").does("C", "use guardia")
    assert m.in_rs("B") == []  # what Guardiã stopped is B's own acquisition
    assert m.held("A") == ["mentes"]


@rule("CAL-CARD-GEN-02", "CAL-CARD-PINTURAS-01", "CAL-P1-01")
def test_an_acquisition_whose_card_was_turned_away_is_declared_anew() -> None:
    """R-78."""
    t = Table().top_card("A", 4).top_card("D", 7).hand("B", "pinturas").turn("A").does("A", "acquire fogo")
    t.does("B", "use pinturas", "mode tops").all_pass()
    assert t.question == "Redeclare"
    assert t.offered("acquire") == {"none", "montanha", "torre", "asa"}
    t.does("A", "acquire asa")
    assert t.in_rs("A") == ["asa", "pegada"]


@rule("CAL-STACK-05")
def test_an_impeding_card_whose_action_is_already_impeded_returns() -> None:
    """R-89."""
    t = Table().symbols("A", "pegada").hand("B", "delirio").hand("C", "delirio").turn("A")
    t.does("A", "lay pegada", "at A(3,1)").does("B", "use delirio")
    assert t.asked == "C"
    t.does("C", "use delirio").all_pass()
    assert t.in_rs("A") == ["pegada"]
    assert (t.discarded("C"), t.held("C")) == (["delirio"], [])
    assert (t.discarded("B"), t.held("B")) == ([], ["delirio"])


@rule("CAL-CARD-QHOZ-04", "CAL-LINK-01")
def test_qhoz_revives_sopro_and_annuls_at_once() -> None:
    """R-88: it acts on the card that was on top when Q'hoz was laid."""
    t = Table().hand("A", "poco", "terras").hand("B", "qhoz", "ruinas").discard("C", "sopro").turn("A")
    t.does("A", "use poco").does("B", "use qhoz", "now", "traveller D").all_pass()
    assert (t.held("A"), t.held("B")) == (["terras"], ["ruinas"])
    assert t.discarded("A") == ["poco"]
    assert t.discarded("B") == ["qhoz", "sopro"]
    assert t.discarded("C") == []


@rule("CAL-CARD-MENTES-01", "CAL-CARD-TERRAS-01")
def test_mentes_answers_terras_too() -> None:
    """R-74."""
    t = Table().top_card("B", 2).hand("B", "terras").hand("A", "mentes").turn("B")
    t.does("B", "use terras", "traveller B", "acquire torre").does("A", "use mentes", "lay pegada", "at A(3,1)")
    assert t.lies("A(3,1)") == "pegada"
    assert (t.in_rs("A"), t.in_rs("B")) == (["torre"], ["pegada", "torre"])


@rule("CAL-CARD-POCO-01")
def test_between_two_travellers_o_poco_is_a_swap() -> None:
    """R-71."""
    t = Table(2).hand("A", "poco", "ruinas").hand("B", "sombra").reserve("B", "terras").turn("A").does("A", "use poco")
    t.all_pass()
    assert (t.held("A"), t.held("B"), t.reserved("B")) == (["sombra"], ["ruinas"], ["terras"])


@rule("CAL-LINK-03", "CAL-LINK-01")
def test_several_cards_wait_side_by_side_and_nobody_can_touch_them() -> None:
    """R-59."""
    t = Table().waiting("B", "queda").waiting("B", "erronia").hand("A", "sombra", "gavoniano").turn("A")
    assert not t.offers("use sombra")
    assert not t.offers("use gavoniano")
    t.hand("B", "terras").turn("B").does("B", "memories", "reserve 0", "drop_waiting queda").all_pass()
    assert (t.held("B"), waits(t, "B"), t.discarded("B")) == (["terras"], ["erronia"], ["queda"])  # nothing was drawn


@rule("CAL-CARD-DIMENSOES-01", "CAL-MOVE-03")
def test_an_invader_uses_that_board_until_he_is_back_in_his_own_zone() -> None:
    """R-65."""
    t = Table().put("pegada", "B(3,1)", "B(3,2)").hand("A", "dimensoes").turn("A").does("A", "use dimensoes")
    t.does("A", "at B(3,1)")
    assert t.cells("go") == t.at("B(3,2)")
    t.stands("A", "A(3,4)").put("pegada", "A(3,3)").turn("A")
    assert t.g.board.guests[0] == -1


@rule("CAL-CARD-PESADELO-01")
def test_pesadelo_never_fills_a_reserve_beyond_four() -> None:
    """R-67: with three symbols the swap ends at four; it needs two symbols of one victim."""
    t = Table().symbols("A", "asa").symbols("B", "fogo").symbols("C", "torre").hand("A", "pesadelo").turn("A")
    t.does("A", "use pesadelo")
    assert not t.offers("mode swap")
    assert {o.key for o in t.g.options} == {"of:1:2", "of:2:6"}


@rule("CAL-SYM-ESPELHO-05", "CAL-SYM-ESPELHO-04")
def test_in_the_final_zone_a_pushed_token_may_go_aside_over_an_asa() -> None:
    """R-25: with nothing behind and nothing beside, by a link that lies in the row of the Pegada it leads from."""
    for away, asa, facing in (("(6,10)", "(6,7)", "E"), ("(10,10)", "(10,7)", "W")):
        t = Table().stands("A", "(8,10)").put("pegada", away).put("asa", asa, facing=facing).symbols("B", "espelho")
        t.turn("B").does("B", "lay espelho", "at (8,9)", "face S")
        assert t.is_on("A", away)


@rule("CAL-CARD-GEN-01", "CAL-P2-01")
def test_an_insertion_is_answered_first_by_those_it_touches() -> None:
    """R-56: owners of foreign ZIs, and of tokens that would be pushed."""
    t = Table().symbols("A", "montanha").hand("B", "terras").hand("D", "terras").turn("A")
    t.does("A", "lay montanha", "at D(1,1)")
    assert t.asked == "D"
    p = Table().stands("C", "(8,6)").symbols("A", "espelho").hand("B", "terras").hand("C", "terras").turn("A")
    p.does("A", "lay espelho", "at (8,7)", "face N")
    assert p.asked == "C"


@rule("CAL-RF-06")
def test_recovering_a_hand_ends_with_the_deck() -> None:
    t = Table().put("pegada", "A(3,4)").deck("A", "terras", "sombra", "poco").stands("A", "A(3,5)").turn("A")
    t.does("A", "go A(3,4)")
    assert t.offered("draw") == {"0", "1", "2", "3"}


@rule("CAL-SYM-ESTRELA-01", "CAL-SYM-ESTRELA-03")
def test_rows_and_columns_of_the_final_zone_are_named_from_the_travellers_seat() -> None:
    """R-21: what is a row for A, who looks north, is a column for B, who looks east."""
    for name, line in (("A", "row"), ("B", "column")):
        t = Table().put("montanha", "(7,10)").put("asa", "(9,7)", facing="N").symbols(name, "estrela").turn(name)
        t.does(name, "lay estrela", "at (9,10)", f"line {line}")
        assert t.cells("at") <= t.at(*(f"({x},10)" for x in range(4, 13)))


@rule("CAL-ATK-04", "CAL-CARD-POCO-01")
def test_o_poco_attacks_everybody_else_whoever_uses_it() -> None:
    for user in "ABCD":
        t = Table().hand(user, "poco")
        for other in "ABCD":
            if other != user:
                t.hand(other, "ecos")
        t.turn(user).does(user, "use poco")
        for _ in range(3):
            assert t.offers("use ecos")
            t.passes(t.asked)


@rule("CAL-CARD-GAVONIANO-01")
def test_gavoniano_swaps_as_long_as_two_cards_find_a_place() -> None:
    """R-70: a full reserve and five cards, Gavoniano among them: the two taken fill the hand exactly."""
    t = Table().hand("A", "gavoniano", "poco", "queda", "terras", "sombra").reserve("A", "elmo", "campos", "guardia")
    t.hand("B", "ruinas", "delirio").turn("A").does("A", "use gavoniano", "mode swap", "zone hand", "card poco")
    t.all_pass()
    assert len(t.held("A")) == 5
    assert t.held("B") == ["poco"]
    assert t.reserved("A") == ["campos", "elmo", "guardia"]


@rule("CAL-CARD-GEN-02", "CAL-SETUP-12")
def test_an_action_that_can_only_be_given_up_is_still_asked_about() -> None:
    """Not being asked would tell that the hand holds nothing of use."""
    t = Table().put("pegada", "A(3,1)").hand("A", "ecos").hand("B", "ruinas").turn("A").does("A", "go A(3,1)")
    t.does("B", "use ruinas").all_pass()
    assert t.question == "Redeclare"
    assert [o.key for o in t.g.options] == ["give_up"]


@rule("CAL-MODE-03")
def test_in_triagem_everybody_gets_the_cards_he_picks() -> None:
    g = GAME.new(2, 5, deck_mode="triagem")
    assert isinstance(g, Calamandara)
    picked: list[list[int]] = [[], []]
    while g.ask is not None and type(g.ask).__name__ == "PickMemory" and len(picked[1]) < 20:
        seat, pick = g.ask.seat, g.options[len(picked[0]) % len(g.options)]
        picked[seat].append(int(pick.args[0]))
        g.choose(pick)
        assert [g.memory(card) for card in g.travellers[seat].deck] == picked[seat]
    assert len(picked[1]) == 20
