"""Chapter "turn" with phases 1 and 2."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.calamandara.table import Table

# Phase 1.


@rule("CAL-P1-01", "CAL-P1-02", "CAL-TURN-07")
def test_the_central_symbol_and_a_lower_one_go_from_the_depot_to_the_reserve() -> None:
    t = Table().top_card("A", 4).turn("A")
    card = t.traveller("A").faces[-1]
    assert t.offered("acquire") == {"none", "fogo", "montanha", "cachoeira"}
    t.does("A", "acquire montanha")
    assert t.in_rs("A") == ["montanha", "pegada"]
    assert (t.in_depot("A", "pegada"), t.in_depot("A", "montanha")) == (8, 4)
    assert t.traveller("A").used == [card]
    assert t.g.open_to_all(t.traveller("A").faces[-1])


@rule("CAL-P1-03", "CAL-P1-04", "CAL-P1-07")
def test_with_one_free_space_only_the_central_symbol_is_taken() -> None:
    t = Table().top_card("A", 4).symbols("A", "asa", "asa", "torre").turn("A")
    assert t.offered("acquire") == {"none"}
    assert not t.offers("skip_card")
    t.does("A", "acquire none")
    assert t.in_rs("A") == ["asa", "asa", "pegada", "torre"]
    assert len(t.traveller("A").used) == 1


@rule("CAL-P1-05")
def test_without_the_central_symbol_only_a_lower_one_is_taken() -> None:
    t = Table().top_card("A", 4).lacks("A", "pegada").turn("A")
    assert t.offered("acquire") == {"fogo", "montanha", "cachoeira"}
    t.does("A", "acquire fogo")
    assert t.in_rs("A") == ["fogo"]
    assert len(t.traveller("A").used) == 1
    few = Table().top_card("A", 4).lacks("A", "pegada", "fogo").turn("A")
    assert few.offered("acquire") == {"montanha", "cachoeira"}
    one = Table().top_card("A", 4).lacks("A", "fogo").turn("A")
    assert one.offered("acquire") == {"none", "montanha", "cachoeira"}


@rule("CAL-P1-01", "CAL-P1-05", "CAL-P1-06")
def test_an_acquisition_answered_by_something_else_stands() -> None:
    for lacking, given in ((), ["fogo", "pegada"]), (("pegada",), ["fogo"]):
        t = Table().top_card("A", 4).lacks("A", *lacking).put("asa", "D(1,1)", "D(2,1)").hand("B", "ruinas").turn("A")
        t.does("A", "acquire fogo").does("B", "use ruinas", "at D(1,1)", "stop").all_pass()
        assert t.in_rs("A") == given
        assert len(t.traveller("A").used) == 1


@rule("CAL-P1-01", "CAL-P1-03", "CAL-P1-06")
def test_an_acquisition_whose_place_was_filled_meanwhile_is_given_up() -> None:
    t = Table().top_card("A", 4).top_card("B", 7).symbols("A", "asa", "asa", "torre").hand("A", "terras")
    t.hand("B", "miragem").turn("A").does("A", "acquire none").does("B", "use miragem", "traveller B", "draw 1")
    t.does("A", "use terras", "traveller B").all_pass()
    assert t.question == "Redeclare"
    t.does("A", "give_up").all_pass()
    assert t.in_rs("A") == ["asa", "asa", "pegada", "torre"]
    assert t.traveller("A").used == []


@rule("CAL-P1-03", "CAL-P1-06", "CAL-P1-07")
def test_with_a_full_reserve_nothing_is_acquired_and_the_card_stays() -> None:
    t = Table().symbols("A", "asa", "asa", "torre", "torre").turn("A")
    assert not t.offered("acquire")
    assert not t.offers("skip_card")
    assert t.traveller("A").used == []


@rule("CAL-P1-09")
def test_with_no_lower_symbol_only_the_central_one_is_taken() -> None:
    t = Table().top_card("A", 4).lacks("A", "fogo", "montanha", "cachoeira").turn("A")
    assert t.offered("acquire") == {"none"}
    t.does("A", "acquire none")
    assert t.in_rs("A") == ["pegada"]
    assert len(t.traveller("A").used) == 1


@rule("CAL-P1-07", "CAL-P1-06", "CAL-TURN-08")
def test_a_card_without_any_available_symbol_may_be_passed_over_once_around() -> None:
    t = Table().top_card("A", 4).lacks("A", "pegada", "fogo", "montanha", "cachoeira").turn("A")
    assert not t.offered("acquire")
    t.does("A", "skip_card")
    assert len(t.traveller("A").used) == 1
    assert t.g.phase == 1
    t.lacks("A", "caverna", "torre", "espelho", "asa", "estrela").turn("A")
    t.g.skipped = 0
    for _ in range(9):
        t.does("A", "skip_card")
    assert not t.offers("skip_card")


@rule("CAL-P1-08")
def test_an_empty_symbol_deck_is_turned_over_in_its_old_order() -> None:
    t = Table(4).turn("A")
    deck = list(t.traveller("A").faces)
    for _ in range(9):
        t.traveller("A").symbols = []
        t.turn("A")
        t.does("A", next(f"acquire {w}" for w in sorted(t.offered("acquire"))))
    assert t.traveller("A").faces == deck
    assert t.traveller("A").used == []
    assert all(t.g.open_to_all(card) for card in deck)


# The order of phases.


@rule("CAL-TURN-04", "CAL-TURN-08", "CAL-TURN-02", "CAL-TURN-03")
def test_a_phase_is_taken_once_and_announcing_one_gives_up_the_earlier() -> None:
    t = Table().symbols("A", "pegada", "pegada").put("pegada", "A(1,1)").turn("A").does("A", "acquire none")
    assert not t.offered("acquire")
    t.does("A", "lay pegada", "at A(3,1)", "declare")
    assert not t.offered("acquire")
    assert not t.offered("lay")
    assert t.offered("go")
    t.does("A", "go A(3,1)")
    assert not t.offered("go")
    assert t.offers("memories")
    t.does("A", "memories", "draw 0")
    assert t.asked == "B"


@rule("CAL-TURN-03", "CAL-P3-03")
def test_no_phase_is_mandatory() -> None:
    t = Table().put("pegada", "A(3,1)").turn("A").does("A", "end_turn")
    assert t.asked == "B"
    assert t.is_on("A", "start")


@rule("CAL-TURN-03", "CAL-SETUP-12")
def test_who_holds_a_hidden_card_ends_the_turn_himself() -> None:
    """Not being asked would tell that no card of the hand could be used."""
    t = Table().hand("A", "ecos").turn("A").does("A", "memories", "reserve 0", "keep_all", "draw 0")
    assert (t.asked, [o.key for o in t.g.options]) == ("A", ["end_turn"])


@rule("CAL-TURN-09")
def test_in_the_final_zone_there_is_no_phase_four() -> None:
    t = Table().stands("A", "A(3,5)").turn("A")
    assert not t.offers("memories")


@rule("CAL-TURN-02", "CAL-TURN-03", "CAL-TURN-04")
def test_declared_phases_always_grow() -> None:
    """Property: over whole random games the open phase of a turn never falls."""
    import random

    from ludoteca.games.calamandara import GAME

    for seed in range(4):
        g = GAME.new(2 + seed % 3, seed)
        chance = random.Random(seed)
        last = (0, 0)
        for _ in range(900):
            if g.over:
                break
            g.play(chance.choice(g.options))
            now = (g.number, g.phase)  # type: ignore[attr-defined]
            assert now >= last
            last = now


# Phase 2.


@rule("CAL-P2-01", "CAL-P2-02", "CAL-ZONE-04")
def test_four_symbols_are_inserted_on_any_boards() -> None:
    t = Table().symbols("A", "pegada", "pegada", "montanha", "asa").turn("A")
    t.does(
        "A", "lay pegada", "at A(3,1)", "lay pegada", "at A(3,2)", "lay montanha", "at B(3,5)", "lay asa", "at A(1,2)"
    )
    places = {"A(3,1)": "pegada", "A(3,2)": "pegada", "B(3,5)": "montanha", "A(1,2)": "asa"}
    assert {place: t.lies(place) for place in places} == places
    assert t.in_rs("A") == []


@rule("CAL-P2-01", "CAL-P2-02")
def test_every_kind_of_the_reserve_is_offered_once() -> None:
    t = Table().symbols("A", "pegada", "montanha", "pegada").turn("A")
    assert [o.key for o in t.g.options if o.verb == "lay"] == ["lay:1", "lay:3"]


@rule("CAL-P2-02")
def test_symbols_may_be_left_in_the_reserve() -> None:
    t = Table().symbols("A", "pegada", "pegada").turn("A").does("A", "lay pegada", "at A(3,1)", "declare")
    assert t.in_rs("A") == ["pegada"]


@rule("CAL-P2-03", "CAL-SYM-FOGO-04")
def test_later_insertions_see_the_earlier_ones() -> None:
    t = Table().stands("A", "A(3,2)").put("montanha", "A(3,3)").symbols("A", "fogo", "pegada").turn("A")
    t.does("A", "lay fogo", "remove", "lay pegada", "at A(3,3)")
    assert t.lies("A(3,3)") == "pegada"
    assert (t.in_depot("A", "montanha"), t.in_depot("A", "fogo")) == (5, 6)


@rule("CAL-P2-01", "CAL-P2-03")
def test_a_pegada_left_by_a_pushed_token_may_burn_in_the_same_batch() -> None:
    for user, other in ("AB", "BA"):
        t = Table().put("pegada", f"{other}(3,2)", by=other).stands(other, f"{other}(3,3)")
        t.symbols(user, "espelho", "fogo").put("asa", "D(1,1)").turn(user)
        t.does(user, "lay espelho", f"at {other}(3,4)", "lay fogo")
        assert t.cell(f"{other}(3,3)") in t.cells("at")
        t.does(user, f"at {other}(3,3)")
        assert t.is_on(other, f"{other}(3,2)")
        assert t.lies(f"{other}(3,3)") == "fogo"


@rule("CAL-P2-03", "CAL-SYM-ESPELHO-03")
def test_with_espelhos_on_placement_one_that_slept_when_it_was_laid_wakes_in_no_plan_either() -> None:
    t = Table(espelho_mode="on_placement").put("pegada", "B(3,2)", by="B").stands("B", "B(3,3)").put("torre", "B(1,3)")
    t.symbols("A", "espelho", "fogo", "fogo").turn("A").does("A", "lay espelho", "at B(3,4)", "lay fogo", "at B(1,3)")
    t.does("A", "lay fogo")
    assert t.cell("B(3,3)") not in t.cells("at")


@rule("CAL-P2-03")
def test_an_insertion_made_illegal_by_the_retreat_is_skipped() -> None:
    # B may retreat left or right; A hopes for the left one and plans to burn the right one.
    t = (
        Table()
        .put("pegada", "B(2,3)", "B(4,3)", by="B")
        .stands("B", "B(3,3)")
        .symbols("A", "espelho", "fogo")
        .turn("A")
    )
    t.does("A", "lay espelho", "at B(3,4)", "lay fogo", "at B(4,3)")
    assert t.question == "Retreat"
    t.does("B", "at B(4,3)")
    assert t.lies("B(4,3)") == "pegada"
    assert t.in_rs("A") == ["fogo"]


@rule("CAL-TURN-07")
def test_what_is_declared_lies_on_no_board_before_its_window_closes() -> None:
    t = Table().symbols("A", "pegada").hand("B", "miragem").turn("A")
    t.does("A", "lay pegada", "at A(3,1)")
    assert t.asked == "B"
    for seat in range(5):
        view = t.g.view(seat)
        assert [lay.cell for lay in view.bases[-1].lays] == [t.cell("A(3,1)")]
        assert view.board.cells[t.cell("A(3,1)")] == 0
        assert view.travellers[0].symbols == [1]
    t.passes("B")
    assert t.lies("A(3,1)") == "pegada"


@rule("CAL-P1-01", "CAL-P1-04")
def test_two_free_spaces_take_both_symbols() -> None:
    assert Table().top_card("A", 4).symbols("A", "fogo", "fogo").turn("A").offers("acquire montanha")
