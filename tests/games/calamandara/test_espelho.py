"""Chapter "symbols", the Espelho: whom it pushes, where to, and when it sleeps."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table


@rule("CAL-SYM-ESPELHO-01", "CAL-SYM-ESPELHO-02", "CAL-SYM-ESPELHO-06")
def test_an_espelho_pushes_the_token_whose_toes_it_touches() -> None:
    t = Table().put("pegada", "B(3,2)", by="B").stands("B", "B(3,3)").symbols("A", "espelho").turn("A")
    t.does("A", "lay espelho", "at B(3,4)")
    assert t.is_on("B", "B(3,2)")
    assert (t.lies("B(3,4)"), t.lies("B(3,3)")) == ("espelho", "pegada")
    assert t.traveller("A").depot == [0, 9, 6, 5, 3, 3, 3, 2, 3, 2]  # nothing is gained


@rule("CAL-SYM-ESPELHO-02")
def test_an_espelho_beside_the_token_pushes_nobody() -> None:
    t = Table().put("pegada", "B(3,2)", by="B").stands("B", "B(3,3)").symbols("A", "espelho").turn("A")
    t.does("A", "lay espelho", "at B(2,3)")
    assert t.is_on("B", "B(3,3)")
    z = Table().put("pegada", "(8,11)").stands("A", "(8,10)").put("espelho", "(8,9)", by="B", facing="E").settle()
    assert z.is_on("A", "(8,10)")


@rule("CAL-SYM-ESPELHO-01")
def test_who_laid_the_espelho_is_not_pushed() -> None:
    t = Table().put("pegada", "A(3,2)").stands("A", "A(3,3)").symbols("A", "espelho").turn("A")
    t.does("A", "lay espelho", "at A(3,4)")
    assert t.is_on("A", "A(3,3)")


@rule("CAL-SYM-ESPELHO-04", "CAL-DEC-01", "CAL-FAQ-29", "CAL-DEC-02")
def test_with_nowhere_to_go_back_the_token_decays_to_its_own_start_point() -> None:
    t = Table().stands("B", "B(3,3)").symbols("A", "espelho").turn("A").does("A", "lay espelho", "at B(3,4)")
    assert t.is_on("B", "start")
    assert t.lies("B(3,3)") == "pegada"
    i = Table().stands("C", "B(3,3)").symbols("A", "espelho")
    i.g.board.invade(2, 1)
    i.turn("A").does("A", "lay espelho", "at B(3,4)")
    assert i.is_on("C", "start")
    assert i.g.board.guests[2] == -1


@rule("CAL-SYM-ESPELHO-05")
def test_links_in_the_row_of_the_previous_pegada_count_for_going_back() -> None:
    t = Table().put("pegada", "B(3,1)", by="B").put("asa", "B(5,1)").stands("B", "B(3,3)").symbols("A", "espelho")
    t.turn("A").does("A", "lay espelho", "at B(3,4)")
    assert t.is_on("B", "B(3,1)")
    c = Table().put("pegada", "B(2,2)", "B(4,2)", by="B").put("caverna", "B(5,2)").stands("B", "B(3,3)")
    c.symbols("A", "espelho").turn("A").does("A", "lay espelho", "at B(3,4)")
    assert c.question == "Retreat"
    assert c.cells("at") == c.at("B(2,2)", "B(4,2)")


@rule("CAL-SYM-ESPELHO-04", "CAL-SYM-ESPELHO-01", "CAL-P2-03")
def test_a_chain_of_espelhos_never_pushes_back_to_a_space_already_left() -> None:
    t = Table().put("pegada", "B(3,3)", by="B").stands("B", "B(2,3)").put("espelho", "B(3,4)", by="C")
    t.symbols("C", "espelho", "fogo").turn("C").does("C", "lay espelho", "at B(2,4)", "lay fogo")
    assert {t.cell("B(2,3)"), t.cell("B(3,3)")} <= t.cells("at")  # later insertions see that the token is gone
    t.does("C", "at B(3,4)")
    assert t.is_on("B", "start")


@rule("CAL-SYM-ESPELHO-04")
def test_with_nothing_behind_a_pushed_token_goes_aside() -> None:
    t = Table().put("pegada", "B(4,3)", by="B").stands("B", "B(3,3)").symbols("A", "espelho").turn("A")
    t.does("A", "lay espelho", "at B(3,4)")
    assert t.is_on("B", "B(4,3)")


@rule("CAL-SYM-ESPELHO-01", "CAL-SYM-ESPELHO-03")
def test_with_espelhos_on_placement_one_pushes_once() -> None:
    t = Table(espelho_mode="on_placement").put("pegada", "B(3,2)", by="B").stands("B", "B(3,3)").symbols("A", "espelho")
    t.turn("A").does("A", "lay espelho", "at B(3,4)")
    assert t.is_on("B", "B(3,2)")
    t.turn("B").does("B", "go B(3,3)")
    assert t.is_on("B", "B(3,3)")


@rule("CAL-SYM-TORRE-03", "CAL-SYM-ESPELHO-03", "CAL-SYM-ESPELHO-07")
def test_an_espelho_sleeps_while_a_torre_protects_the_token_and_wakes_afterwards() -> None:
    t = Table().put("pegada", "B(3,2)", by="B").stands("B", "B(3,3)").put("torre", "B(1,3)")
    t.symbols("A", "espelho", "fogo").turn("A").does("A", "lay espelho", "at B(3,4)", "declare")
    assert t.is_on("B", "B(3,3)")
    t.turn("A").does("A", "lay fogo", "at B(1,3)")
    assert t.is_on("B", "B(3,2)")


@rule("CAL-SYM-ESPELHO-03")
def test_with_espelhos_on_placement_a_sleeping_one_stays_asleep() -> None:
    t = Table(espelho_mode="on_placement").put("pegada", "B(3,2)", by="B").stands("B", "B(3,3)").put("torre", "B(1,3)")
    t.symbols("A", "espelho", "fogo").turn("A").does("A", "lay espelho", "at B(3,4)", "declare")
    t.turn("A").does("A", "lay fogo", "at B(1,3)")
    assert t.is_on("B", "B(3,3)")
    p = Table(espelho_mode="on_placement").put("pegada", "B(3,2)", by="B").stands("B", "B(3,3)").symbols("A", "espelho")
    p.turn("A").does("A", "lay espelho", "at B(3,4)")
    assert p.is_on("B", "B(3,2)")


@rule("CAL-SYM-ESPELHO-07", "CAL-SYM-ESPELHO-01", "CAL-P3-04")
def test_an_espelho_waits_as_a_trap() -> None:
    t = Table().put("espelho", "A(3,3)", by="B").put("pegada", "A(3,1)", "A(3,2)").turn("A").does("A", "go A(3,2)")
    assert t.is_on("A", "A(3,1)")
    assert not t.cells("go")  # releasing the token ended the phase
