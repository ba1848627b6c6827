"""Whole games: random ones end in time and lose nothing, a beginner finds the Fenda."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from ludoteca.bots.bot import Clock
from ludoteca.bots.simple import GreedyBot, RandomBot
from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.beginner import missing
from ludoteca.games.calamandara.board import Board, symbol
from ludoteca.games.calamandara.bot import value
from ludoteca.games.calamandara.content.chart import BIT, BUT, FENDA, START
from ludoteca.games.calamandara.content.symbols import ESTRELA, MONTANHA, PEGADA, SYMBOLS
from ludoteca.games.calamandara.features import NAMES, features
from ludoteca.games.calamandara.movement import reach
from ludoteca.games.calamandara.placing import has_space, is_space, spaces, star_lines
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.view.paths import paths
from ludoteca.kernel import bits_of, rule, save
from tests.games.calamandara.table import Table


@pytest.mark.parametrize("mode", ["padrao", "sequencia", "triagem"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CAL-OBJ-01", "CAL-OBJ-04", "CAL-COMP-03", "CAL-COMP-04", "CAL-MODE-01")
def test_a_random_game_ends_and_loses_nothing(seats: int, mode: str) -> None:
    g = GAME.new(seats, 7 * seats, deck_mode=mode, max_rounds="50")
    assert isinstance(g, Calamandara)
    chance = random.Random(seats)
    census = g.census()
    assert sum(census["symbols"]) == 37 * seats  # type: ignore[call-overload]
    picks = 0
    while not g.over:
        g.play(chance.choice(g.options))
        picks += 1
        if picks % 5 == 0:
            assert g.census() == census
    assert g.winner >= 0 or g.round == 50
    assert picks < GAME.bound


@rule("CAL-OBJ-02")
def test_a_beginner_reaches_the_fenda() -> None:
    g = GAME.new(2, 1)
    judge = GAME.judge
    bots = (GreedyBot(judge, 1), RandomBot(2))
    while not g.over:
        assert g.ask is not None
        g.choose(bots[g.ask.seat].decide(g.view(g.ask.seat), Clock(iterations=1)))
    assert isinstance(g, Calamandara)
    assert g.winner == 0
    assert g.round < 25


@rule("CAL-OBJ-02")
def test_a_seat_stands_better_the_fewer_pegadas_it_lacks() -> None:
    t = Table(2).turn("A")
    even = value(t.g, 0)
    assert even == pytest.approx(value(t.g, 1))
    assert missing(t.g.board, 0, 2) == 9
    t.put("pegada", "A(3,1)", "A(3,2)")
    assert missing(t.g.board, 0, 2) == 7
    assert value(t.g, 0) > even > value(t.g, 1)


def test_features_have_names_and_turn_with_the_viewer() -> None:
    t = Table().put("asa", "A(1,2)", "B(1,2)").turn("A")
    rows = [features(t.g.view(seat), seat) for seat in range(4)]
    assert all(len(row) == len(NAMES) for row in rows)
    wings = [i for i, name in enumerate(NAMES) if name.startswith("asa-")]
    # A sees its own Asa where B sees his: the board is turned to the viewer.
    own = next(i for i in wings if NAMES[i] == f"asa-{t.cell('A(1,2)')}")
    assert rows[0][own] == rows[1][own] == 1.0
    assert rows[2][own] == 0.0


def tables_on_the_way(every: int) -> Iterator[Calamandara]:
    """Tables of random games of every size, every so many picks."""
    for seed in range(6):
        g = GAME.new(2 + seed % 3, seed)
        assert isinstance(g, Calamandara)
        chance = random.Random(seed)
        for n in range(900):
            if g.over:
                break
            g.play(chance.choice(g.options))
            if n % every == 0:
                yield g


@rule("CAL-MOVE-01", "CAL-SYM-CAVERNA-01", "CAL-SYM-CAVERNA-03", "CAL-SYM-ASA-01", "CAL-SYM-TORRE-01", "CAL-ZONE-04")
def test_what_a_board_remembers_is_what_would_be_found_anew() -> None:
    """Rows served and ways to walk, kept while symbols come and go, against a board laid out from nothing."""
    walked = 0
    for g in tables_on_the_way(every=5):
        board = g.board
        anew = Board(seats=board.seats, arm=board.arm, tokens=board.tokens[:], guests=board.guests[:], due=0)
        for cell in reversed(bits_of(board.by[0])):
            anew.put(cell, board.cells[cell])
        anew.fresh = board.fresh
        assert anew == board
        assert anew.passages == board.passages
        assert (anew.touchable, anew.standing, anew.near) == (board.touchable, board.standing, board.near)
        for seat, kind in product(g.everyone, SYMBOLS):
            assert spaces(anew, kind, seat) == spaces(board, kind, seat)
        for seat in g.everyone:
            found = reach(board, seat, g.long_with)
            at = board.tokens[seat]
            assert {*bits_of(found), at} == {*paths(board, seat, g.long_with), at}
            walked += found.bit_count()
    assert walked > 100


@rule("CAL-MOVE-02", "CAL-SYM-GEN-01")
def test_what_happens_on_a_copy_of_a_board_stays_there() -> None:
    """Copies share what was found out, until something changes on one of them."""
    for g in tables_on_the_way(every=60):
        board, seat = g.board, g.turn
        known = (
            save(g),
            reach(board, seat, g.long_with),
            [spaces(board, kind, seat) for kind in SYMBOLS],
            board.touchable,
        )
        other = g.clone()
        for cell in bits_of(other.board.by[0]):
            other.board.lift(cell)
        other.board.put(FENDA, symbol(MONTANHA))
        for who in g.everyone:
            other.board.stand(who, START)
        assert spaces(other.board, PEGADA, seat) == g.chart.cells & BUT[FENDA]
        assert reach(other.board, seat, g.long_with) == 0
        now = save(g), reach(board, seat, g.long_with), [spaces(board, kind, seat) for kind in SYMBOLS], board.touchable
        assert now == known


@rule("CAL-SYM-ESTRELA-02", "CAL-SYM-TORRE-05")
def test_where_an_estrela_fits_is_found_the_quick_way_and_the_slow_way() -> None:
    """`spaces` reasons about whole lines; trying every cell must give the same."""
    compared = 0
    for g in tables_on_the_way(every=45):
        board = g.board
        for seat in g.everyone:
            cells = board.empty & (~board.shield | g.chart.initial[seat])
            slow = sum(BIT[cell] for cell in bits_of(cells) if star_lines(board, cell, seat))
            assert spaces(board, ESTRELA, seat) == slow
            assert has_space(board, ESTRELA, seat) == bool(slow)
            single = (cell for cell in bits_of(g.chart.cells) if is_space(board, ESTRELA, cell, seat))
            assert sum(BIT[cell] for cell in single) == slow
            compared += 1
    assert compared > 100
