"""The beginner's judgement: what is lacking on the way to the Fenda, and that somebody gets there."""

from __future__ import annotations

import pytest

from ludoteca.bots.bot import Mind
from ludoteca.bots.simple import GreedyBot
from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.bot import cells_for, experienced, missing, next_cells, values
from ludoteca.games.calamandara.content.chart import FENDA, WIDTH
from ludoteca.games.calamandara.content.symbols import CAVERNA, FOGO, MONTANHA, PEGADA
from ludoteca.games.calamandara.experience import AT_HAND, BURN, lacking, short_of
from ludoteca.kernel import bits_of
from tests.games.calamandara.table import Table


def by_thumb(t: Table, seat: int = 0) -> float:
    return missing(t.g.board, seat, t.g.long_with)


def test_a_pegada_on_the_way_is_one_less_to_lay() -> None:
    t = Table(2).stands("A", "A(3,2)")
    before = by_thumb(t)
    (nearest, *_) = bits_of(cells_for(t.g, t.g.board, 0, PEGADA))
    t.g.board.put(nearest, PEGADA)
    assert by_thumb(t) == before - 1


def test_nobody_walks_through_another_traveller() -> None:
    """Two who stood in a row each counted on the other's Pegada, and waited for ever."""
    free = Table(2).stands("A", "A(3,2)").put("pegada", "A(3,3)", "A(3,4)")
    held = Table(2).stands("A", "A(3,2)").put("pegada", "A(3,3)", "A(3,4)")
    held.g.board.stand(1, held.cell("A(3,3)"))
    assert by_thumb(held) > by_thumb(free)


def test_what_helps_is_laid_beside_the_own_way() -> None:
    t = Table(2).stands("A", "A(3,2)")
    assert not cells_for(t.g, t.g.board, 0, CAVERNA) & next_cells(t.g.board, 0, t.g.long_with)


def test_the_longer_it_lasts_the_less_the_rival_is_watched() -> None:
    """Who only gains when the other loses would never begin."""

    def gain_of_both(current: int) -> float:
        before, after = (Table(2).stands("A", f"A(3,{row})").stands("B", f"B(3,{row})") for row in (2, 4))
        before.g.round = after.g.round = current
        return values(after.g)[0] - values(before.g)[0]

    assert gain_of_both(30) > 1.5 * gain_of_both(1)


@pytest.mark.parametrize("seed", [9602, 9604])
def test_careful_beginners_reach_the_fenda(seed: int) -> None:
    """They used to stop about the thirteenth round, each waiting for the other."""
    g, mind = GAME.new(2, seed), Mind(GAME)
    bots = [GreedyBot(mind, 3 * seed + seat, 40, 2) for seat in range(2)]
    while (ask := g.ask) is not None:
        g.play(bots[ask.seat].decide(g.view(ask.seat)))
    assert g.result is not None
    assert sorted(g.result.scores) == [0, 1]  # not the steps to go at the bound


def test_who_has_played_often_burns_what_lies_on_the_fenda() -> None:
    """A beginner despaired of it, and both ended their turns for ever."""
    t = Table(2).stands("A", "A(3,2)")
    t.g.travellers[0].symbols = []
    free = lacking(t.g, 0)
    t.g.board.put(FENDA, MONTANHA)
    assert lacking(t.g, 0) == free + BURN - 1
    assert by_thumb(t) > free + 2 * BURN
    t.g.travellers[0].symbols = [FOGO]
    assert lacking(t.g, 0) == free


def test_one_fogo_burns_one_obstacle() -> None:
    """A mountain on the Fenda, and a range of them across the board before it."""
    t = Table(2).stands("A", "A(3,2)")
    traveller = t.g.travellers[0]
    traveller.symbols = []
    free = lacking(t.g, 0)
    before = t.g.chart.row_of(FENDA, t.g.chart.forward[0])
    for cell in (FENDA, *bits_of(before << WIDTH | before >> WIDTH)):
        t.g.board.put(cell, MONTANHA)
    extra = BURN - AT_HAND
    assert lacking(t.g, 0) == free + 2 * extra
    for fires, burnt in ((1, 1), (2, 2), (3, 2)):
        traveller.symbols = [FOGO] * fires
        assert lacking(t.g, 0) == free + (2 - burnt) * extra


def test_a_way_takes_pegadas_that_must_be_there() -> None:
    t = Table(2).stands("A", "A(3,2)")
    traveller = t.g.travellers[0]
    traveller.symbols, traveller.depot[PEGADA] = [PEGADA], 2
    assert short_of(t.g, 0, 3) == 0
    assert short_of(t.g, 0, 5) == 2
    traveller.symbols = []
    assert short_of(t.g, 0, 5) == 3
    rich = experienced(t.g)[0]
    traveller.depot[PEGADA] = 0
    assert experienced(t.g)[0] < rich


def test_a_way_of_pegadas_lacks_nothing() -> None:
    t = Table(2).stands("A", "A(3,2)")
    while way := lacking(t.g, 0):
        t.g.travellers[0].symbols = []
        for cell in bits_of(cells_for(t.g, t.g.board, 0, PEGADA)):
            t.g.board.put(cell, PEGADA)
            break
        assert lacking(t.g, 0) == way - 1
