"""Chapter "setup": the box, the boards, the decks, the three modes."""

from __future__ import annotations

import pytest

from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.content.chart import CHARTS, FENDA, cell_at
from ludoteca.games.calamandara.content.memory import MEMORIES, SLUGS, faces
from ludoteca.games.calamandara.content.symbols import DEPOT, SYMBOL_CARDS, SYMBOL_NAMES
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import option, rule
from tests.games.calamandara.table import NAMES, Table


def new(seats: int, seed: int = 1, **variants: str) -> Calamandara:
    g = GAME.new(seats, seed, **variants)
    assert isinstance(g, Calamandara)
    return g


def say(g: Calamandara, *keys: str) -> None:
    for key in keys:
        verb, *args = key.split(":")
        g.choose(option(verb, *(int(a) if a.isdigit() else a for a in args)))


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CAL-COMP-01", "CAL-COMP-02", "CAL-COMP-03", "CAL-SETUP-01", "CAL-SETUP-02")
def test_every_depot_holds_37_symbols(seats: int) -> None:
    g = new(seats)
    for t in g.travellers:
        assert t.depot == [0, 9, 6, 5, 3, 3, 3, 3, 3, 2]
    assert sum(g.census()["symbols"]) == 37 * seats  # type: ignore[call-overload]
    assert g.board.tokens == (-1,) * seats


@rule("CAL-COMP-01", "CAL-COMP-04", "CAL-ICON-01")
def test_the_box_holds_72_memory_cards_of_28_kinds_and_36_symbol_cards() -> None:
    assert len(faces("table")) == len(faces("alternative")) == 72
    assert len(MEMORIES) == 28
    assert sum(card.linked for card in MEMORIES) == 12
    assert len(set(SYMBOL_CARDS)) == 36
    centres = [SYMBOL_NAMES[card[0]] for card in SYMBOL_CARDS]
    assert [centres.count(n) for n in SYMBOL_NAMES[1:]] == [9, 5, 5, 3, 3, 3, 3, 3, 2]
    assert all(len(set(card)) == 4 for card in SYMBOL_CARDS)
    assert sum(1 in card for card in SYMBOL_CARDS) == 34
    assert faces("alternative").count(SLUGS.index("dimensoes")) == 2


@pytest.mark.parametrize(("seats", "symbols", "memories"), [(2, 18, 36), (3, 12, 24), (4, 9, 18)])
@rule("CAL-SETUP-04", "CAL-SETUP-05", "CAL-SETUP-06", "CAL-SETUP-12", "CAL-MODE-01")
def test_cards_are_dealt_evenly_and_only_the_top_symbol_card_is_seen(seats: int, symbols: int, memories: int) -> None:
    g = new(seats)
    for t in g.travellers:
        assert (len(t.faces), len(t.deck)) == (symbols, memories)
        assert [g.open_to_all(card) for card in t.faces] == [False] * (symbols - 1) + [True]
        assert not any(g.cards.seen[card] for card in t.deck)
    assert g.cards.face[: len(g.memories)] != list(range(72))
    assert g.cards.face[len(g.memories) :] != list(range(72, 108))


@rule("CAL-SETUP-07", "CAL-SETUP-12")
def test_the_opening_hand_is_up_to_five_cards_only_their_owner_sees() -> None:
    g = new(2)
    assert [o.key for o in g.options] == [f"draw:{n}" for n in (5, 4, 3, 2, 1, 0)]
    top = g.travellers[0].deck[-5:]
    say(g, "draw:5", "draw:2")
    assert sorted(g.travellers[0].hand) == sorted(top)
    assert (len(g.travellers[0].hand), len(g.travellers[1].hand)) == (5, 2)
    assert all(g.cards.seen[card] == 1 for card in top)
    assert all(g.view(1).cards.face[card] == -1 for card in top)


@rule("CAL-SETUP-08", "CAL-SETUP-09")
def test_initial_symbols_are_chosen_in_secret_from_the_own_depot() -> None:
    g = new(2)
    say(g, "draw:0", "draw:0", "begin:8", "begin:8")
    assert g.view(1).travellers[0].secret == (0, 0)
    assert g.view(0).travellers[0].secret == (8, 8)
    say(g, "begin:1", "begin:2")
    a, b = g.travellers
    assert (a.symbols, b.symbols) == ([8, 8], [1, 2])
    assert (a.depot[8], b.depot[1], b.depot[2]) == (1, 8, 5)
    assert (a.secret, b.secret) == ((), ())


@rule("CAL-SETUP-10", "CAL-SETUP-11", "CAL-TURN-01", "CAL-OBJ-01", "CAL-MODE-01")
def test_marker_one_begins_and_every_round_returns_to_it() -> None:
    firsts = set()
    for seed in range(12):
        g = new(3, seed)
        say(g, *["draw:0"] * 3, *["begin:1"] * 6)
        firsts.add(g.first)
        assert g.turn == g.first
        order = []
        for _ in range(6):
            order.append((g.turn, g.round))
            say(g, "end_turn")
        n = g.first
        assert order == [((n + i) % 3, 1) for i in range(3)] + [((n + i) % 3, 2) for i in range(3)]
    assert firsts == {0, 1, 2}


@rule("CAL-MODE-02")
def test_sequencia_lets_everybody_order_both_decks_once() -> None:
    g = new(2, deck_mode="sequencia")
    own, other = g.view(0), g.view(1)
    assert all(own.cards.face[card] >= 0 > other.cards.face[card] for card in g.travellers[0].deck)
    deck = [SLUGS[g.memory(card)] for card in g.travellers[0].deck]
    wanted = [deck[0], deck[5], deck[11]]
    say(g, *(f"card:{SLUGS.index(slug)}" for slug in wanted), "rest")
    faces_before = list(g.travellers[0].faces)
    bottom = g.cards.face[faces_before[0]] - 72
    say(g, f"next_face:{bottom}", "rest")
    assert g.travellers[0].faces[-1] == faces_before[0]
    assert g.ask is not None
    assert g.ask.seat == 1
    assert g.open_to_all(faces_before[0]) is False
    say(g, "rest", "rest")
    assert g.open_to_all(faces_before[0])
    say(g, "draw:3")
    assert sorted(SLUGS[g.memory(card)] for card in g.travellers[0].hand) == sorted(wanted)
    assert type(g.ask).__name__ == "OpeningHand"
    assert g.ask.seat == 1


@rule("CAL-MODE-03")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_triagem_drafts_all_memory_cards_one_by_one_and_shuffles_the_decks(seed: int) -> None:
    g = new(3, seed, deck_mode="triagem")
    order = []
    while type(g.ask).__name__ == "PickMemory":
        assert g.ask is not None
        order.append(g.ask.seat)
        g.choose(g.options[0])
    assert order == [(g.first + i) % 3 for i in range(len(order))]
    assert len(order) > 60  # the last cards of one kind need no question
    assert [len(t.deck) for t in g.travellers] == [24, 24, 24]
    assert g.circle == ()
    assert not any(g.cards.seen[card] for t in g.travellers for card in t.deck)
    say(g, *["draw:0"] * 3, *["begin:1"] * 6)
    assert g.turn == order[0]  # the markers are drawn once, before the draft


@rule("CAL-MODE-03")
def test_the_cards_that_go_round_in_triagem_are_seen_by_all() -> None:
    g = new(3, deck_mode="triagem")
    for seat in range(4):
        assert all(g.view(seat).cards.face[card] >= 0 for card in g.circle)


@rule("CAL-MODE-02")
def test_in_sequencia_a_card_that_has_its_place_is_not_named_again() -> None:
    g = new(2, deck_mode="sequencia")
    deck = [g.memory(card) for card in g.travellers[0].deck]
    single = next(memory for memory in deck if deck.count(memory) == 1)
    say(g, f"card:{single}")
    assert f"card:{single}" not in [o.key for o in g.options]


@rule("CAL-MODE-02")
def test_in_sequencia_a_whole_deck_is_ordered_when_one_card_is_left() -> None:
    g = new(2, deck_mode="sequencia")
    before = list(g.travellers[0].deck)
    for card in before[:0:-1]:
        assert type(g.ask).__name__ == "OrderMemories"
        say(g, f"card:{g.memory(card)}")
    assert type(g.ask).__name__ == "OrderSymbolCards"
    assert [g.memory(card) for card in g.travellers[0].deck] == [g.memory(card) for card in before]


@rule("CAL-FD-01", "CAL-ZONE-02", "CAL-SETUP-02", "CAL-SETUP-03")
def test_the_board_for_two_three_and_four_travellers() -> None:
    sizes = {(2, 2): (85, 45), (3, 2): (115, 55), (4, 2): (145, 65), (2, 1): (75, 35), (4, 1): (125, 45)}
    for key, (cells, final) in sizes.items():
        chart = CHARTS[key]
        assert (chart.cells.bit_count(), chart.final.bit_count()) == (cells, final)
        for seat in range(chart.seats):
            assert chart.local(seat, 3, chart.straight) == FENDA == cell_at(8, 8)
            assert chart.initial[seat].bit_count() == 20
            assert chart.boards[seat].bit_count() == 20 + 5 * chart.arm
    four = CHARTS[4, 2]
    assert [four.local(s, 3, 5) for s in range(4)] == [cell_at(8, 12), cell_at(4, 8), cell_at(8, 4), cell_at(12, 8)]
    assert CHARTS[2, 2].sides == (0, 2)
    assert CHARTS[3, 2].sides == (0, 1, 3)


@rule("CAL-ZONE-02", "CAL-OBJ-04")
def test_lines_of_the_final_zone_span_the_arms_and_never_enter_a_zona_inicial() -> None:
    chart = CHARTS[4, 2]
    east_west, north_south = chart.lines[1], chart.lines[0]
    assert east_west[cell_at(8, 8)].bit_count() == 9
    assert north_south[cell_at(8, 8)].bit_count() == 9
    assert CHARTS[2, 2].lines[1][FENDA].bit_count() == 5
    assert CHARTS[3, 2].lines[0][FENDA].bit_count() == 7
    assert east_west[chart.local(0, 3, 2)].bit_count() == 5
    assert north_south[chart.local(0, 3, 2)].bit_count() == 4


@rule("CAL-COMP-04", "CAL-COMP-03")
def test_the_census_names_every_symbol_and_card_once() -> None:
    t = Table(3)
    assert t.g.census()["cards"] == list(range(108))
    assert sum(DEPOT) == 37
    assert NAMES[: t.g.seats] == "ABC"
