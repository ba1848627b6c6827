"""Chapter "phase 3": steps, Cavernas, Asas, Involução, zones, the Fenda Dimensional."""

from __future__ import annotations

import pytest

from ludoteca.games.calamandara.content.chart import BIT
from ludoteca.games.calamandara.movement import reach
from ludoteca.kernel import bits_of, rule
from tests.games.calamandara.table import Table


@rule("CAL-P3-02", "CAL-P3-01", "CAL-SYM-PEGADA-01", "CAL-P3-05")
def test_a_gap_stops_the_token() -> None:
    t = Table().put("pegada", "A(3,1)", "A(3,4)").stands("A", "A(3,2)").turn("A")
    assert t.cells("go") == t.at("A(3,1)")


@rule("CAL-P3-02", "CAL-MOVE-01", "CAL-SYM-PEGADA-02")
def test_a_token_walks_to_the_next_pegada_and_beyond() -> None:
    t = Table().put("pegada", "A(3,1)", "A(3,3)", "A(2,3)", "A(1,3)").stands("A", "A(3,2)").turn("A")
    assert t.cells("go") == t.at("A(3,1)", "A(3,3)", "A(2,3)", "A(1,3)")


@rule("CAL-MOVE-01", "CAL-SYM-PEGADA-03", "CAL-SYM-CAVERNA-01", "CAL-SYM-CAVERNA-03")
def test_a_diagonal_needs_a_caverna_in_the_row_being_left() -> None:
    t = Table().put("pegada", "A(4,3)").stands("A", "A(3,2)").turn("A")
    assert not t.cells("go")
    t.put("caverna", "A(1,3)").turn("A")
    assert not t.cells("go")
    t.put("caverna", "A(1,2)").turn("A")
    assert t.cells("go") == t.at("A(4,3)")
    both = Table().put("pegada", "A(4,3)", "A(2,3)", "A(3,4)").stands("A", "A(3,2)").put("caverna", "A(1,2)").turn("A")
    assert both.cells("go") == both.at("A(4,3)", "A(2,3)")  # to either side, but it jumps over no row


@rule("CAL-SYM-CAVERNA-02")
def test_a_long_diagonal_needs_two_cavernas() -> None:
    t = Table().put("pegada", "A(4,3)").stands("A", "A(1,2)").put("caverna", "A(3,2)").turn("A")
    assert not t.cells("go")
    t.put("caverna", "A(5,2)").turn("A")
    assert t.cells("go") == t.at("A(4,3)")


@rule("CAL-SYM-CAVERNA-04", "CAL-SYM-MONTANHA-01")
def test_a_caverna_leads_past_a_montanha_and_an_espelho() -> None:
    t = Table().put("pegada", "A(4,3)").put("montanha", "A(3,3)").put("espelho", "A(4,2)").stands("A", "A(3,2)")
    t.turn("A")
    assert not t.cells("go")
    t.put("caverna", "A(1,2)").turn("A")
    assert t.cells("go") == t.at("A(4,3)")


@rule("CAL-SYM-ASA-01", "CAL-SYM-ASA-02")
def test_an_asa_jumps_over_a_blocked_row() -> None:
    t = Table().put("pegada", "A(3,4)").stands("A", "A(3,2)").put("montanha", *(f"A({c},3)" for c in range(1, 6)))
    t.turn("A")
    assert not t.cells("go")
    t.put("asa", "A(5,2)").turn("A")
    assert t.cells("go") == t.at("A(3,4)")


@rule("CAL-SYM-ASA-03", "CAL-SYM-GEN-10", "CAL-SYM-ASA-02")
def test_asa_and_caverna_together_shift_columns() -> None:
    t = Table().put("pegada", "A(4,4)", "A(1,4)").stands("A", "A(3,2)").put("asa", "A(5,2)").turn("A")
    assert not t.cells("go")
    t.put("caverna", "A(1,2)").turn("A")
    assert t.cells("go") == t.at("A(4,4)")
    t.put("caverna", "A(2,2)").turn("A")
    assert t.cells("go") == t.at("A(4,4)", "A(1,4)")
    left = Table().put("pegada", "A(2,4)").stands("A", "A(3,2)").put("asa", "A(5,2)").put("caverna", "A(1,2)").turn("A")
    assert left.cells("go") == left.at("A(2,4)")


@rule("CAL-SYM-ASA-03")
def test_a_variant_lets_one_caverna_do_for_the_long_jump() -> None:
    t = Table(asa_caverna_long="1").put("pegada", "A(1,4)").stands("A", "A(3,2)")
    t.put("asa", "A(5,2)").put("caverna", "A(2,2)").turn("A")
    assert t.cells("go") == t.at("A(1,4)")


@rule("CAL-SYM-CAVERNA-05", "CAL-SYM-ASA-04", "CAL-SYM-CAVERNA-01")
def test_in_the_final_zone_the_row_is_perpendicular_to_the_facing() -> None:
    t = Table().put("pegada", "(10,10)").stands("A", "(8,10)").put("asa", "(6,10)", facing="E").turn("A")
    assert not t.cells("go")
    t.put("asa", "(8,6)", facing="E").turn("A")
    assert t.cells("go") == t.at("(10,10)")
    c = Table().put("pegada", "(9,9)").stands("A", "(8,10)").put("caverna", "(8,6)", facing="W").turn("A")
    assert not c.cells("go")
    c.put("caverna", "(8,7)", facing="E").turn("A")
    assert c.cells("go") == c.at("(9,9)")


@rule("CAL-SYM-CAVERNA-01", "CAL-MOVE-01")
def test_a_row_of_the_final_zone_does_not_go_on_into_the_zona_inicial_beside_it() -> None:
    # B's arm ends at x 4, his ZI at x 3; a Caverna that looks south serves the row y 9 and leads to the row y 10.
    t = Table().put("pegada", "(3,10)", "(5,10)", by="B").stands("B", "(4,9)").put("caverna", "(6,9)", facing="S")
    t.turn("B")
    assert t.cells("go") == t.at("(5,10)")
    back = Table().put("pegada", "(4,9)", by="C").stands("B", "(3,10)").put("caverna", "(6,9)", facing="S").turn("B")
    assert not back.cells("go")
    beyond = Table().put("pegada", "(3,10)", by="B").stands("B", "(4,9)").put("caverna", "(4,6)", facing="W").turn("B")
    assert beyond.cells("go") == beyond.at("(3,10)")


@rule("CAL-P3-06", "CAL-P3-04")
def test_from_the_start_point_every_pegada_of_the_first_row_is_open() -> None:
    t = Table().put("pegada", "A(2,1)", "A(3,1)", "A(3,2)", "A(5,1)").turn("A")
    assert t.cells("go") == t.at("A(2,1)", "A(3,1)", "A(3,2)", "A(5,1)")
    t.does("A", "go A(3,2)")
    assert t.is_on("A", "A(3,2)")
    assert not t.cells("go")


@rule("CAL-P3-06", "CAL-P3-05")
def test_whoever_asks_what_if_a_pegada_were_not_there_is_told() -> None:
    for at, closed in (("start", "A(3,2)"), ("A(3,4)", "A(3,3)")):
        t = Table().put("pegada", *(f"A(3,{row})" for row in range(1, 5)))
        if at != "start":
            t.stands("A", at)
        ways = reach(t.g.board, 0, 2, BIT[t.cell(closed)])
        assert {*bits_of(ways)} == (t.at("A(3,1)") if at == "start" else set())


@rule("CAL-MOVE-05")
def test_the_start_point_is_never_entered_by_moving() -> None:
    t = Table().put("pegada", "A(2,1)").stands("A", "A(3,1)").turn("A")
    assert t.cells("go") == t.at("A(2,1)")


@rule("CAL-INV-01", "CAL-FAQ-07", "CAL-P3-05")
def test_involucao_goes_back_over_an_asa_that_still_lies_there() -> None:
    t = Table().put("pegada", "A(3,3)").stands("A", "A(3,5)").turn("A")
    assert not t.cells("go")
    t.put("asa", "A(1,3)").turn("A")
    assert t.cells("go") == t.at("A(3,3)")
    c = Table().put("pegada", "A(3,3)").put("caverna", "A(1,3)").stands("A", "A(4,4)").turn("A")
    assert c.cells("go") == c.at("A(3,3)")
    both = Table().put("pegada", "A(3,1)", "A(4,4)", "A(1,1)").stands("A", "A(3,3)").put("caverna", "A(1,3)")
    both.put("asa", "A(5,1)").turn("A")
    assert both.cells("go") == both.at("A(3,1)", "A(4,4)")  # ahead and back, and nowhere else


@rule("CAL-INV-02", "CAL-FAQ-07", "CAL-SYM-GEN-09")
def test_the_pegada_left_behind_is_exposed() -> None:
    t = Table().put("pegada", "A(3,1)").put("asa", "D(1,1)").stands("A", "A(3,2)").symbols("B", "fogo")
    t.turn("B").does("B", "lay fogo")
    assert t.cells("at") == t.at("A(3,1)", "D(1,1)")
    t.g.agenda, t.g.plan = [], None
    t.turn("A").does("A", "go A(3,1)")
    t.turn("B").does("B", "lay fogo")
    assert t.cells("at") == t.at("A(3,2)", "D(1,1)")


@rule("CAL-MOVE-02", "CAL-FAQ-06")
def test_tokens_neither_meet_nor_cross() -> None:
    t = Table().put("pegada", "(7,9)", "(9,9)", "(10,9)").stands("A", "(6,9)").stands("B", "(8,9)").turn("A")
    assert t.cells("go") == t.at("(7,9)")


@rule("CAL-MOVE-03", "CAL-ZONE-01", "CAL-MOVE-04")
def test_another_zona_inicial_is_closed_but_its_rows_of_the_final_zone_are_open() -> None:
    t = Table(2).put("pegada", *(f"(8,{y})" for y in range(3, 8)), *(f"(8,{y})" for y in (9, 10)), by="B")
    t.put("pegada", "(8,11)", "(7,7)", "(7,8)", "(7,9)").stands("A", "(8,12)").turn("A")
    goes = t.cells("go")
    assert t.cell("(8,4)") in goes
    assert t.cell("(8,3)") not in goes


@rule("CAL-MOVE-04", "CAL-ZONE-03")
def test_all_pegadas_of_the_final_zone_serve_everybody() -> None:
    t = Table().put("pegada", "B(3,6)", by="B").put("pegada", "(6,8)", by="C").stands("A", "(7,8)").turn("A")
    assert t.cell("B(3,6)") == t.cell("(5,8)")
    assert t.cells("go") == t.at("(6,8)", "(5,8)")


@rule("CAL-OBJ-02", "CAL-OBJ-03", "CAL-FD-01")
def test_the_first_token_on_the_fenda_wins_at_once() -> None:
    t = Table().put("pegada", *(f"A(3,{r})" for r in range(1, 10))).turn("A").does("A", "go A(3,9)")
    assert t.g.over
    assert t.g.winner == 0
    assert t.g.result is not None
    assert t.g.result.ranks == (1, 2, 2, 2)


@rule("CAL-OBJ-03")
def test_without_a_pegada_on_the_fenda_nobody_stands_there() -> None:
    t = Table().put("pegada", *(f"A(3,{r})" for r in range(1, 9))).put("montanha", "A(3,9)").turn("A")
    assert t.cell("A(3,9)") not in t.cells("go")


@rule("CAL-OBJ-02")
def test_an_espelho_before_the_fenda_comes_too_late() -> None:
    t = Table().put("pegada", *(f"A(3,{r})" for r in range(1, 10))).put("espelho", "(8,7)", by="C", facing="S")
    t.turn("A").does("A", "go A(3,9)")
    assert (t.g.winner, t.g.over) == (0, True)
    assert t.is_on("A", "A(3,9)")
    short = Table().put("pegada", "A(3,6)", "A(3,8)").put("espelho", "A(3,9)", by="C", facing="S").stands("A", "A(3,7)")
    short.turn("A").does("A", "go A(3,8)")  # one space before it the Espelho acts
    assert short.is_on("A", "A(3,7)")


@rule("CAL-OBJ-04")
def test_a_table_out_of_rounds_is_a_draw_and_tells_how_near_each_came() -> None:
    t = Table(3, max_rounds="50").stands("B", "(6,8)").stands("C", "C(3,6)")
    t.g.round = 50
    t.turn("C").does("C", "end_turn")
    assert t.g.over
    assert t.g.winner == -1
    assert t.g.result is not None
    assert (t.g.result.ranks, t.g.result.scores) == ((1, 1, 1), (0, 7, 6))
    assert t.g.result.winners == ()


@pytest.mark.parametrize("way", ["asa", "caverna"])
@rule("CAL-SYM-GEN-10", "CAL-MOVE-01")
def test_links_pass_over_tokens(way: str) -> None:
    t = Table().put("pegada", "(8,8)" if way == "asa" else "(9,9)").stands("B", "(8,9)").stands("A", "(8,10)")
    t.put(way, "(6,10)", facing="N").turn("A")
    assert t.cells("go") == t.at("(8,8)" if way == "asa" else "(9,9)")
