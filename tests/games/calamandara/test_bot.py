"""The beginner's judgement: what is lacking on the way to the Fenda, and that somebody gets there."""

from __future__ import annotations

import pytest

from ludoteca.bots.simple import GreedyBot
from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.beginner import cells_for, missing, next_cells
from ludoteca.games.calamandara.bot import values
from ludoteca.games.calamandara.content.symbols import CAVERNA, PEGADA
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
    g, judge = GAME.new(2, seed), GAME.judge
    bots = [GreedyBot(judge, 3 * seed + seat, 40, 2) for seat in range(2)]
    while (ask := g.ask) is not None:
        g.play(bots[ask.seat].decide(g.view(ask.seat)))
    assert g.result is not None
    assert g.result.winners
