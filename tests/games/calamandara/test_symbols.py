"""Chapter "symbols": what each of the nine may do, and where; the Espelho has a page of its own."""

from __future__ import annotations

from ludoteca.games.calamandara.content.symbols import ASA, TORRE
from ludoteca.games.calamandara.placing import _serving
from ludoteca.games.calamandara.rules.planning import PlanLand
from ludoteca.kernel import bits_of, rule
from tests.games.calamandara.table import Table

# In general.


@rule("CAL-SYM-GEN-01", "CAL-SYM-GEN-02", "CAL-SYM-GEN-03", "CAL-SYM-PEGADA-05", "CAL-SYM-PEGADA-04")
def test_facing_is_forced_in_a_zona_inicial_and_free_in_the_final_zone() -> None:
    t = Table().symbols("A", "asa", "asa", "pegada").put("montanha", "A(1,1)").turn("A")
    t.does("A", "lay asa")
    assert t.cell("A(1,1)") not in t.cells("at")
    t.does("A", "at B(2,2)", "lay asa", "at (8,10)")
    assert {o.key for o in t.g.options} == {"face:0", "face:1", "face:2", "face:3"}
    t.does("A", "face W", "lay pegada", "at A(5,4)")
    assert (t.facing("B(2,2)"), t.facing("(8,10)"), t.facing("A(5,4)")) == ("E", "W", "N")
    a = Table().symbols("A", "asa", "espelho", "torre").turn("A").does("A", "lay asa", "at A(2,2)")
    a.does("A", "lay espelho", "at B(2,3)", "lay torre", "at (8,10)")
    assert (t.facing("B(2,2)"), {o.key for o in a.g.options}) == ("E", {"face:0", "face:1"})
    a.does("A", "face E")
    assert (a.facing("A(2,2)"), a.facing("B(2,3)"), a.facing("(8,10)")) == ("N", "W", "E")
    z = Table().symbols("A", "espelho").turn("A").does("A", "lay espelho", "at (8,10)")
    assert {o.key for o in z.g.options} == {"face:0", "face:1", "face:2", "face:3"}


@rule("CAL-SYM-PEGADA-04")
def test_a_pegada_in_the_final_zone_looks_forward_from_who_laid_it() -> None:
    t = (
        Table()
        .symbols("B", "pegada", "pegada", "pegada")
        .turn("B")
        .does("B", "lay pegada", "at (8,10)", "lay pegada", "at D(1,1)", "lay pegada", "at A(1,1)")
    )
    assert (t.facing("(8,10)"), t.facing("D(1,1)"), t.facing("A(1,1)")) == ("E", "W", "N")


@rule("CAL-SYM-GEN-04", "CAL-FD-02")
def test_an_empty_board_is_open_to_asa_torre_and_caverna_but_for_the_fenda() -> None:
    for kind in ("asa", "torre", "caverna"):
        t = Table().symbols("A", kind).turn("A").does("A", f"lay {kind}")
        assert t.cells("at") == {*bits_of(t.g.chart.cells)} - t.at("(8,8)")


@rule("CAL-SYM-GEN-04", "CAL-FD-02")
def test_where_only_the_fenda_is_free_a_pegada_has_a_space_and_an_asa_has_none() -> None:
    t = Table().symbols("A", "asa", "torre", "caverna", "pegada")
    others = {*bits_of(t.g.chart.cells)} - t.at("(8,8)")
    t.put("montanha", *(f"({cell % 18},{cell // 18})" for cell in others))
    assert t.turn("A").offered("lay") == {"pegada"}


@rule("CAL-SYM-GEN-04", "CAL-FD-02")
def test_asa_torre_and_caverna_never_lie_on_the_fenda() -> None:
    t = Table().put("montanha", "(8,9)")
    for kind in ("asa", "torre", "caverna", "pegada"):
        t.symbols("A", kind)
    for kind, may in (("asa", False), ("torre", False), ("caverna", False), ("pegada", True)):
        t.g.plan = None
        t.turn("A").does("A", f"lay {kind}")
        assert (t.cell("(8,8)") in t.cells("at")) is may
    for kind in ("cachoeira", "montanha", "espelho", "estrela"):
        c = Table().put("asa", "(7,8)", facing="N").symbols("A", kind).turn("A").does("A", f"lay {kind}")
        assert c.cell("(8,8)") in c.cells("at")
    f = Table().put("pegada", "(8,8)", "(7,8)").symbols("A", "fogo").turn("A").does("A", "lay fogo")
    assert f.cell("(8,8)") in f.cells("at")


@rule("CAL-SYM-GEN-05", "CAL-FAQ-25")
def test_a_line_holds_one_torre_that_protects_it() -> None:
    t = Table().put("torre", "A(1,2)").put("torre", "(8,10)", facing="N").symbols("A", "torre").turn("A")
    t.does("A", "lay torre")
    spaces = t.cells("at")
    assert t.cell("A(4,2)") not in spaces
    assert t.cell("A(4,3)") in spaces
    assert t.cell("(6,10)") in spaces  # across the line it does not protect it
    t.does("A", "at (6,10)")
    assert t.facing("(6,10)") == "E"  # the only facing left: across


@rule("CAL-SYM-GEN-05", "CAL-SYM-TORRE-09", "CAL-FAQ-25")
def test_a_torre_that_looks_aside_keeps_another_out_of_its_column() -> None:
    t = Table().put("torre", "(6,8)", facing="E").put("torre", "D(1,2)").symbols("A", "torre").turn("A")
    t.does("A", "lay torre")
    assert t.cell("D(4,2)") not in t.cells("at")
    t.does("A", "at (6,10)")
    assert t.facing("(6,10)") == "N"  # the only facing left: across


@rule("CAL-SYM-GEN-06", "CAL-SYM-GEN-07", "CAL-SYM-GEN-03")
def test_a_line_holds_one_asa_and_two_cavernas_of_a_facing() -> None:
    t = Table().put("asa", "A(1,2)").put("caverna", "A(2,2)", "A(3,2)").symbols("A", "asa", "caverna")
    t.put("asa", "(6,8)", facing="N").turn("A").does("A", "lay asa")
    assert t.cell("A(4,2)") not in t.cells("at")
    t.does("A", "at (10,8)")
    assert not t.offers("face N")
    assert t.offers("face S")
    t.does("A", "face S", "lay caverna")
    assert t.cell("A(4,2)") not in t.cells("at")
    assert t.cell("A(4,3)") in t.cells("at")


@rule("CAL-SYM-GEN-08", "CAL-SYM-FOGO-01", "CAL-SYM-FOGO-03")
def test_fogo_destroys_for_its_user_and_stays_in_a_foreign_zona_inicial() -> None:
    t = Table().put("asa", "B(2,2)", "D(1,1)", by="B").symbols("A", "fogo").turn("A").does("A", "lay fogo", "at B(2,2)")
    assert t.lies("B(2,2)") == "fogo"
    assert (t.in_depot("A", "asa"), t.in_depot("B", "asa"), t.in_depot("A", "fogo")) == (4, 1, 5)


@rule("CAL-SYM-FOGO-04", "CAL-ZONE-04")
def test_fogo_at_home_and_in_the_final_zone_may_be_taken_off() -> None:
    for place in ("A(2,2)", "(8,10)"):
        t = Table().put("asa", place, "D(1,1)", by="B").symbols("A", "fogo").turn("A")
        t.does("A", "lay fogo", f"at {place}", "remove")
        assert t.lies(place) == ""
        assert t.in_depot("A", "fogo") == 6


@rule("CAL-SYM-FOGO-02", "CAL-SYM-FOGO-05", "CAL-SYM-CACHOEIRA-07", "CAL-SYM-GEN-09")
def test_fogo_spares_tokens_cachoeiras_other_fogos_and_empty_spaces() -> None:
    t = Table().stands("B", "B(3,3)").put("cachoeira", "B(1,1)").put("fogo", "B(2,2)").put("asa", "C(1,1)", "C(2,2)")
    t.symbols("A", "fogo").turn("A").does("A", "lay fogo")
    assert t.cells("at") == t.at("C(1,1)", "C(2,2)")


@rule("CAL-SYM-FOGO-08", "CAL-SYM-TORRE-04", "CAL-SYM-TORRE-01")
def test_in_a_torre_row_only_the_torre_burns_even_for_the_owner() -> None:
    for user in ("A", "B"):
        t = Table().put("torre", "B(1,3)").put("asa", "B(4,3)", "D(1,1)").symbols(user, "fogo").turn(user)
        t.does(user, "lay fogo")
        assert t.cells("at") == t.at("B(1,3)", "D(1,1)")


@rule("CAL-SYM-FOGO-06", "CAL-SYM-FOGO-05", "CAL-SYM-GEN-08")
def test_a_relocated_fogo_destroys_nothing() -> None:
    t = Table().put("fogo", "A(1,2)").put("asa", "A(2,2)").symbols("B", "estrela").turn("B")
    t.does("B", "lay estrela", "at A(3,2)", "lift A(1,2)")
    assert t.cell("A(5,2)") in t.cells("at")
    t.does("B", "at A(5,2)", "stop")
    assert (t.lies("A(5,2)"), t.lies("A(2,2)"), t.lies("A(1,2)")) == ("fogo", "asa", "")


@rule("CAL-SYM-FOGO-07", "CAL-SYM-CACHOEIRA-04", "CAL-SYM-CACHOEIRA-05")
def test_a_cachoeira_puts_out_a_fogo_and_stays_or_leaves() -> None:
    for pick, left in (("stay", "cachoeira"), ("remove", "")):
        t = Table().put("fogo", "A(3,3)", by="B").symbols("A", "cachoeira").turn("A")
        t.does("A", "lay cachoeira", "at A(3,3)", pick)
        assert t.lies("A(3,3)") == left
        assert (t.in_depot("A", "fogo"), t.in_depot("B", "fogo")) == (7, 5)
    dry = Table().symbols("A", "cachoeira").turn("A").does("A", "lay cachoeira", "at A(3,3)")
    assert dry.lies("A(3,3)") == "cachoeira"  # where there was no Fogo it stays without a question


# Torre.


@rule("CAL-SYM-MONTANHA-02", "CAL-SYM-TORRE-01", "CAL-FAQ-18", "CAL-SYM-ESPELHO-03", "CAL-SYM-ESTRELA-06")
def test_a_torre_row_takes_attack_symbols_only_from_the_owner_of_its_zona_inicial() -> None:
    for kind in ("montanha", "espelho", "estrela"):
        t = Table().put("torre", "B(1,3)").put("asa", "B(5,3)", "B(4,1)").symbols("A", kind).symbols("B", kind)
        t.turn("A").does("A", f"lay {kind}")
        assert t.cell("B(4,3)") not in t.cells("at")
        t.g.plan = None
        t.turn("B").does("B", f"lay {kind}")
        assert t.cell("B(4,3)") in t.cells("at")
    z = Table().put("torre", "(6,8)", facing="N", by="A").symbols("A", "montanha").turn("A").does("A", "lay montanha")
    assert z.cell("(9,8)") not in z.cells("at")


@rule("CAL-SYM-TORRE-07", "CAL-SYM-TORRE-08")
def test_a_torre_leaves_what_lies_there_and_lets_harmless_symbols_in() -> None:
    t = Table().put("montanha", "B(2,3)").symbols("B", "torre").turn("B").does("B", "lay torre", "at B(1,3)")
    assert t.lies("B(2,3)") == "montanha"
    for kind in ("pegada", "caverna", "asa", "cachoeira"):
        t.g.plan = None
        t.symbols("A", kind).turn("A").does("A", f"lay {kind}")
        assert t.cell("B(4,3)") in t.cells("at")


@rule("CAL-FAQ-25", "CAL-SYM-TORRE-09")
def test_a_torre_in_the_final_zone_protects_its_line_by_its_facing() -> None:
    t = Table().put("torre", "(6,8)", facing="N")
    shield = t.g.board.shield
    protected = {c for c in range(306) if shield >> c & 1}
    assert protected == t.at(*(f"({x},8)" for x in (4, 5, 7, 8, 9, 10, 11, 12)))
    e = Table().put("torre", "(6,8)", facing="E")
    protected = {c for c in range(306) if e.g.board.shield >> c & 1}
    assert protected == e.at(*(f"(6,{y})" for y in (4, 5, 6, 7, 9, 10, 11, 12)))


@rule("CAL-SYM-TORRE-02", "CAL-SYM-TORRE-06")
def test_memory_cards_reach_the_torre_but_nothing_in_its_row() -> None:
    t = (
        Table()
        .put("torre", "B(1,3)")
        .put("asa", "B(4,3)", "D(1,1)")
        .hand("A", "ruinas")
        .turn("A")
        .does("A", "use ruinas")
    )
    assert t.cells("at") == t.at("B(1,3)", "D(1,1)")
    c = Table().put("torre", "B(1,3)").put("asa", "B(4,3)").hand("A", "laceracao").turn("A").does("A", "use laceracao")
    assert c.question == "WhichSpace"
    assert c.cell("B(4,3)") not in c.cells("lift")


# Estrela.


@rule("CAL-SYM-ESTRELA-01", "CAL-SYM-ESTRELA-03")
def test_an_estrela_rearranges_one_line() -> None:
    t = Table().put("pegada", "A(1,2)").put("montanha", "A(4,2)").put("asa", "A(3,4)").symbols("B", "estrela").turn("B")
    t.does("B", "lay estrela", "at A(3,2)", "line row")
    assert t.cells("lift") == t.at("A(1,2)", "A(4,2)")
    t.does("B", "lift A(1,2)")
    assert t.cells("at") == t.at("A(2,2)", "A(4,2)", "A(5,2)")
    t.does("B", "at A(4,2)", "at A(1,2)")
    assert (t.lies("A(1,2)"), t.lies("A(4,2)"), t.lies("A(3,4)"), t.lies("A(3,2)")) == (
        "montanha", "pegada", "asa", "estrela",
    )  # fmt: skip
    b = (
        Table()
        .put("asa", "B(1,2)")
        .symbols("A", "estrela")
        .turn("A")
        .does("A", "lay estrela", "at B(3,2)", "at B(5,2)")
    )
    assert (b.lies("B(5,2)"), b.facing("B(5,2)")) == ("asa", "E")  # as if A had just inserted it there


@rule("CAL-SYM-ESTRELA-02")
def test_an_estrela_needs_something_to_move() -> None:
    t = Table().put("asa", "A(1,1)").symbols("B", "estrela").turn("B").does("B", "lay estrela")
    spaces = t.cells("at")
    assert t.cell("A(3,3)") not in spaces
    assert {t.cell("A(3,1)"), t.cell("A(1,3)")} <= spaces
    t.does("B", "at A(3,1)")
    assert not t.offers("stop")
    assert t.g.ask == PlanLand(1, ASA)
    t.does("B", "at A(5,1)")
    assert (t.lies("A(3,1)"), t.lies("A(5,1)"), t.lies("A(1,1)")) == ("estrela", "asa", "")
    empty = Table().symbols("B", "estrela").turn("B")
    assert not empty.offers("lay estrela")


@rule("CAL-SYM-ESTRELA-02", "R-30")
def test_an_estrela_lifts_nothing_that_has_nowhere_to_go() -> None:
    """Torres protect every other space of the row, so that the Fogo in it stays; the Torre between them may move."""
    t = Table().put("torre", "A(2,1)", "A(4,2)", "A(5,2)", facing="E").put("torre", "A(2,2)", facing="E", by="C")
    t.put("fogo", "A(1,1)", by="B").symbols("B", "estrela").turn("B").does("B", "lay estrela", "at A(3,1)")
    assert t.g.ask == PlanLand(1, TORRE)
    assert t.cells("at") == t.at("A(4,1)", "A(5,1)")


@rule("CAL-SYM-ESTRELA-03", "CAL-FAQ-05")
def test_an_estrela_never_crosses_the_border_of_the_zones() -> None:
    t = Table().put("asa", "A(3,2)", "A(3,5)").symbols("B", "estrela").turn("B").does("B", "lay estrela", "at A(3,4)")
    assert t.question == "PlanLand"
    assert t.cells("at") == t.at("A(3,1)", "A(3,3)")
    z = Table().put("asa", "A(3,4)").put("asa", "A(3,7)", facing="N").symbols("A", "estrela").turn("A")
    z.does("A", "lay estrela", "at A(3,5)")
    assert z.cell("A(3,4)") not in z.cells("at")
    assert z.cell("A(3,6)") in z.cells("at")


@rule("CAL-SYM-GEN-09", "CAL-SYM-ESTRELA-01")
def test_the_pegada_under_a_token_stays_where_it_is() -> None:
    t = Table().stands("B", "B(3,3)").put("asa", "B(1,3)").symbols("A", "estrela").turn("A").does("A", "lay estrela")
    t.does("A", "at B(5,3)")
    assert t.cell("B(3,3)") not in t.cells("at")
    assert t.question == "PlanLand"  # the Asa is the only symbol that can move
    for slug in ("ruinas", "laceracao"):
        c = Table().stands("B", "B(3,3)").hand("A", slug).turn("A")
        assert not c.offers(f"use {slug}")


@rule("CAL-SYM-TORRE-05", "CAL-SYM-ESTRELA-06")
def test_an_estrela_moves_nothing_that_a_torre_protects() -> None:
    t = Table().put("torre", "B(1,3)").put("asa", "B(3,3)").put("montanha", "B(3,1)").symbols("A", "estrela").turn("A")
    t.does("A", "lay estrela")
    assert t.cell("B(4,3)") not in t.cells("at")
    t.does("A", "at B(3,2)")
    assert t.lies("B(3,4)") == "montanha"  # the only symbol, and its only way
    r = Table().put("torre", "B(1,3)").symbols("A", "estrela").turn("A").does("A", "lay estrela", "at B(1,1)")
    r.does("A", "at B(1,4)")
    assert r.lies("B(1,4)") == "torre"


@rule("CAL-SYM-ESTRELA-07", "CAL-SYM-ESTRELA-04")
def test_singularidade_rearranges_both_diagonals() -> None:
    t = Table().put("asa", "(7,7)", "(9,7)", facing="N").symbols("A", "estrela").turn("A").does("A", "lay estrela")
    t.does("A", "at (8,8)", "lift (7,7)")
    assert t.cells("at") == t.at("(6,6)", "(9,9)", "(10,10)", "(6,10)", "(7,9)", "(9,7)", "(10,6)")
    t.does("A", "at (10,10)", "face W", "stop")
    assert (t.lies("(10,10)"), t.facing("(10,10)"), t.lies("(8,8)")) == ("asa", "W", "estrela")


@rule("CAL-SYM-ESTRELA-04", "CAL-SYM-ESTRELA-05", "CAL-CARD-LACERACAO-01")
def test_an_estrela_stays_and_shines_only_once() -> None:
    t = Table().put("estrela", "A(1,1)").put("asa", "A(2,1)").hand("A", "laceracao").turn("A")
    t.does("A", "use laceracao", "lift A(1,1)", "at A(3,1)", "stop")
    assert (t.lies("A(3,1)"), t.lies("A(2,1)")) == ("estrela", "asa")
    assert t.question == "ActOpenly"


# Cachoeira.


def with_waterfall(place: str = "A(3,4)") -> Table:
    t = Table().symbols("A", "cachoeira").turn("A").does("A", "lay cachoeira", f"at {place}")
    return t.turn("A", window=True)


@rule("CAL-SYM-CACHOEIRA-01", "CAL-SYM-CACHOEIRA-02")
def test_a_cachoeira_becomes_a_pegada_in_the_next_turn() -> None:
    t = with_waterfall().does("A", "transform A(3,4)", "into pegada")
    assert t.lies("A(3,4)") == "pegada"
    assert (t.in_depot("A", "pegada"), t.in_depot("A", "cachoeira"), t.in_rs("A")) == (8, 3, [])


@rule("CAL-SYM-CACHOEIRA-01")
def test_a_cachoeira_does_not_transform_in_the_turn_it_was_laid() -> None:
    t = Table().symbols("A", "cachoeira", "pegada").turn("A").does("A", "lay cachoeira", "at A(3,4)")
    assert not t.cells("transform")


@rule("CAL-SYM-CACHOEIRA-03")
def test_an_untransformed_cachoeira_returns_to_the_depot_when_phase_two_is_over() -> None:
    t = with_waterfall().put("pegada", "A(3,1)").turn("A", window=True).does("A", "go A(3,1)")
    assert t.lies("A(3,4)") == ""
    assert t.in_depot("A", "cachoeira") == 3
    e = with_waterfall().does("A", "end_turn")
    assert e.lies("A(3,4)") == ""


@rule("CAL-SYM-CACHOEIRA-01", "CAL-FAQ-18")
def test_a_cachoeira_becomes_what_could_lie_there() -> None:
    """R-33."""
    t = with_waterfall("(8,10)").turn("A", window=True).does("A", "transform (8,10)")
    assert t.offered("into") == {"pegada", "torre", "montanha"}
    own = with_waterfall().put("torre", "A(1,4)").turn("A", window=True).does("A", "transform A(3,4)")
    assert own.offered("into") == {"pegada", "montanha"}  # the line holds a Torre, but it is the own Zona Inicial
    other = with_waterfall("B(3,4)").put("torre", "B(1,4)").turn("A", window=True).does("A", "transform B(3,4)")
    assert other.lies("B(3,4)") == "pegada"  # nothing else could lie there


@rule("CAL-SYM-CACHOEIRA-01", "CAL-SYM-CACHOEIRA-06", "CAL-CARD-GEN-02")
def test_a_cachoeira_that_was_moved_away_is_not_transformed_where_it_lay() -> None:
    t = with_waterfall().hand("B", "laceracao").turn("A", window=True).passes("B")
    t.does("A", "transform A(3,4)", "into pegada").does("B", "use laceracao", "at (8,10)").all_pass()
    assert t.question == "Redeclare"
    assert t.cells("transform") == t.at("(8,10)")


@rule("CAL-ZONE-04", "CAL-P2-03")
def test_an_estrela_is_planned_for_the_retreat_that_leaves_it_something_to_move() -> None:
    for column in (2, 4):
        t = Table().put("pegada", "B(2,3)", "B(4,3)", by="B").stands("B", "B(3,3)").symbols("A", "espelho", "estrela")
        t.turn("A").does("A", "lay espelho", "at B(3,4)", "lay estrela", f"at B({column},1)")
        assert t.question == "PlanLand"


@rule("CAL-SYM-CACHOEIRA-03", "CAL-P2-01", "CAL-CARD-DELIRIO-02")
def test_a_cachoeira_that_the_batch_leaves_alone_dries_up_with_it() -> None:
    t = with_waterfall().symbols("A", "pegada").turn("A", window=True).does("A", "lay pegada", "at A(3,1)", "declare")
    assert (t.lies("A(3,1)"), t.lies("A(3,4)"), t.asked) == ("pegada", "", "A")
    d = with_waterfall().symbols("A", "pegada").put("pegada", "A(2,1)").hand("B", "delirio").turn("A", window=True)
    d.passes("B").does("A", "lay pegada", "at A(3,1)", "declare").does("B", "use delirio").all_pass()
    assert (d.lies("A(3,1)"), d.lies("A(3,4)"), d.asked) == ("", "", "A")


@rule("CAL-SYM-CACHOEIRA-03", "CAL-CARD-ERRONIA-01")
def test_a_turn_that_is_not_played_dries_the_cachoeira_up_too() -> None:
    t = Table().symbols("A", "cachoeira").turn("A").does("A", "lay cachoeira", "at A(3,4)")
    t.hand("B", "erronia").turn("A", window=True).does("B", "use erronia")
    assert t.lies("A(3,4)") == ""
    assert t.asked == "B"
    assert t.g.turn == 1


@rule("CAL-SYM-CACHOEIRA-06", "CAL-ZONE-03")
def test_only_its_owner_transforms_a_cachoeira() -> None:
    t = with_waterfall("(8,10)").does("A", "end_turn")
    assert t.lies("(8,10)") == ""
    o = Table().symbols("B", "cachoeira").turn("B").does("B", "lay cachoeira", "at (8,10)").turn("A", window=True)
    assert not o.cells("transform")
    assert o.lies("(8,10)") == "cachoeira"
    o.does("A", "end_turn")
    assert o.cells("transform") == o.at("(8,10)")


@rule("CAL-SYM-GEN-06", "CAL-SYM-GEN-07")
def test_lines_that_are_full_for_one_facing_may_take_another() -> None:
    board = Table().g.board
    full = (board.chart.cells, 0, 0, 0)
    assert _serving(board, full, one=True)
    assert _serving(board, full) & ~board.empty == 0
