"""What comes with playing often: the cheapest way round, through and over obstacles, and the moves that lead there."""

from __future__ import annotations

import pytest

from ludoteca.bots import make
from ludoteca.bots.bot import Manner, Mind
from ludoteca.bots.simple import GreedyBot, finish_turn
from ludoteca.games.calamandara import GAME, practice
from ludoteca.games.calamandara.beginner import cells_for, missing
from ludoteca.games.calamandara.bot import experienced
from ludoteca.games.calamandara.content.chart import FENDA, WIDTH
from ludoteca.games.calamandara.content.symbols import CACHOEIRA, FOGO, MONTANHA, PEGADA, TORRE
from ludoteca.games.calamandara.experience import lacking
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.ways import AT_HAND, BURN, PATIENCE, QUENCH, Ways
from ludoteca.kernel import bits_of
from tests.games.calamandara.table import Table

WALL = tuple(f"A({column},8)" for column in range(1, 6))
"""All of the row before the Fenda."""
PRACTISED = Manner(practised=True)


def on_the_way(*symbols: int, fenda: str = "") -> Table:
    """A stands in his second row with these in his reserve; something lies on the Fenda, perhaps."""
    t = Table(2).stands("A", "A(3,2)")
    t.g.travellers[0].symbols = list(symbols)
    if fenda:
        t.put(fenda, "(8,8)", by="B")
    return t


def before_the_fenda(*symbols: str) -> Table:
    """A is on the last cell but one, it is his turn, and with these in his reserve he could win in it."""
    t = Table(2).stands("A", "A(3,8)").stands("B", "B(3,2)").put("montanha", "(8,8)", by="B")
    t.symbols("A", *symbols)
    return t.turn("A")


# The cheapest way.


def test_obstacles_burn() -> None:
    """A beginner despaired of one on the Fenda, and both ended their turns for ever."""
    free = lacking(on_the_way().g, 0)
    t = on_the_way(fenda="montanha")
    assert lacking(t.g, 0) == free + BURN - 1
    assert missing(t.g.board, 0, t.g.long_with) > free + 2 * BURN
    assert lacking(on_the_way(FOGO, fenda="montanha").g, 0) == free


def test_one_fogo_burns_one_obstacle() -> None:
    """A mountain on the Fenda, and a range of them across the board before it."""
    t = on_the_way()
    free = lacking(t.g, 0)
    before = t.g.chart.row_of(FENDA, t.g.chart.forward[0])
    for cell in (FENDA, *bits_of(before << WIDTH | before >> WIDTH)):
        t.g.board.put(cell, MONTANHA)
    extra = BURN - AT_HAND
    for fires, burnt in ((0, 0), (1, 1), (2, 2), (3, 2)):
        t.g.travellers[0].symbols = [FOGO] * fires
        assert lacking(t.g, 0) == free + (2 - burnt) * extra


def test_a_fogo_does_not_burn_but_a_cachoeira_quenches_it() -> None:
    """Bots waited with a Fogo in the reserve before a Fogo on the Fenda."""
    free = lacking(on_the_way().g, 0)
    assert lacking(on_the_way(FOGO, fenda="fogo").g, 0) == free + PATIENCE - 1
    assert lacking(on_the_way(CACHOEIRA, fenda="fogo").g, 0) == free + QUENCH - 1


def test_what_a_torre_protects_does_not_burn() -> None:
    t = on_the_way(FOGO, fenda="montanha")
    free = lacking(t.g, 0)
    t.put("torre", "(6,8)", by="B", facing="N")
    assert t.g.board.shield >> FENDA & 1
    assert lacking(t.g, 0) == free + PATIENCE - 1


def test_an_own_cachoeira_is_as_good_as_a_pegada_but_not_that_of_somebody_else() -> None:
    free = lacking(on_the_way().g, 0)
    own, other = on_the_way().put("cachoeira", *WALL[:3], by="A"), on_the_way().put("cachoeira", *WALL[:3], by="B")
    assert lacking(own.g, 0) == free - 1
    assert lacking(other.g, 0) > free  # round it


def test_a_way_of_pegadas_lacks_nothing() -> None:
    t = on_the_way()
    while way := lacking(t.g, 0):
        for cell in bits_of(cells_for(t.g, t.g.board, 0, PEGADA))[:1]:
            t.g.board.put(cell, PEGADA)
        assert lacking(t.g, 0) == way - 1


def test_every_cell_on_a_cheapest_way_makes_it_shorter_and_no_other_does() -> None:
    t = on_the_way(fenda="montanha").put("montanha", "A(3,4)", "A(2,5)", by="B").put("pegada", "A(4,6)", by="B")
    ways = Ways(t.g.board, 0, t.g.long_with)
    cells, length = ways.cells(ways.empty, 1), ways.length()
    assert cells
    for cell in bits_of(ways.empty):
        laid = t.g.clone()
        laid.board.put(cell, PEGADA)
        assert (Ways(laid.board, 0, t.g.long_with).length() < length) == (cell in cells)


def test_a_blocked_cell_is_judged_as_if_it_were_an_obstacle() -> None:
    t = on_the_way().put("pegada", "A(3,3)", "A(3,4)")
    cell = t.cell("A(3,3)")
    asked = Ways(t.g.board, 0, t.g.long_with, blocked=1 << cell).length()
    t.g.board.lift(cell)
    t.g.board.put(cell, MONTANHA)
    assert asked == Ways(t.g.board, 0, t.g.long_with).length()


# The judgement.


def test_a_way_takes_pegadas_that_must_be_there() -> None:
    t = on_the_way(PEGADA)
    t.g.travellers[0].depot[PEGADA] = 9
    rich = experienced(t.g)[0]
    t.g.travellers[0].depot[PEGADA] = 0
    assert experienced(t.g)[0] < rich


def test_a_pegada_in_the_reserve_is_nearly_as_good_as_a_laid_one() -> None:
    without, kept = experienced(on_the_way().g)[0], experienced(on_the_way(PEGADA).g)[0]
    t = on_the_way()
    t.put("pegada", "A(3,3)")
    laid = experienced(t.g)[0]
    assert without < kept < laid
    assert laid - kept < kept - without


def test_a_reserve_full_of_other_things_is_in_the_way() -> None:
    assert experienced(on_the_way(*[MONTANHA] * 4).g)[0] < experienced(on_the_way(*[MONTANHA] * 2).g)[0]


def test_a_torre_is_better_laid_than_kept() -> None:
    assert experienced(on_the_way(TORRE).g)[0] < experienced(on_the_way().g)[0]


def test_whoever_could_win_and_moves_first_stands_better() -> None:
    t = before_the_fenda("fogo", "pegada")
    mine = experienced(t.g)[0]
    t.g.turn = 1
    assert experienced(t.g)[0] < mine


# The moves.


@pytest.mark.parametrize("symbols", [("fogo", "pegada"), ("pegada", "fogo", "montanha")])
def test_who_follows_practice_alone_burns_lays_and_wins(symbols: tuple[str, ...]) -> None:
    """A beginner ended his turn, although the mountain on the Fenda was the last thing in his way."""
    t = before_the_fenda(*symbols)
    _, end, _ = finish_turn(Mind(GAME, PRACTISED), t.g.clone(), 0, leaves=1)
    assert end.outcome().ranks == (1, 2)
    _, end, _ = finish_turn(Mind(GAME, Manner()), t.g.clone(), 0, leaves=1)
    assert end.agenda


def test_nobody_burns_what_he_needs_himself() -> None:
    """With a path to the Fenda and a Fogo to spare, bots burnt their own last Pegada because the rival could use it."""
    t = Table(2).stands("A", "A(3,7)").stands("B", "B(3,8)").put("pegada", "A(3,8)", "(8,8)")
    t.symbols("A", "fogo").turn("A")
    assert not {t.cell("A(3,8)"), FENDA} & set(practice.their_pegadas(t.g, t.g.board, 0))


def test_an_obstacle_goes_where_it_costs_the_rival_most_and_oneself_nothing() -> None:
    t = Table(2).stands("A", "A(3,2)").stands("B", "B(3,2)")
    cells = practice.their_way(t.g, t.g.board, 0)
    own = Ways(t.g.board, 0, t.g.long_with)
    lengths = [Ways(t.g.board, 1, t.g.long_with, blocked=1 << cell).length() for cell in cells]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > Ways(t.g.board, 1, t.g.long_with).length()
    assert not set(cells) & set(own.cells(own.empty, 1))


@pytest.mark.parametrize("seed", [940003, 940010])
def test_with_practice_nobody_waits_for_ever(seed: int) -> None:
    """At both tables two who judged by experience but planned like beginners still waited in the thirtieth round."""
    mind = Mind(GAME, Manner(experienced=True, practised=True))
    g = GAME.new(2, seed)
    assert isinstance(g, Calamandara)
    bots = [GreedyBot(mind, 10 * seed + seat, 12, 1) for seat in range(2)]
    while (ask := g.ask) is not None and g.round < 30:
        g.play(bots[ask.seat].decide(g.view(ask.seat)))
    assert g.winner >= 0


def test_the_usual_bot_has_practice_and_the_strongest_experience_too() -> None:
    manners = [make(level, 1, GAME).manner for level in ("mcts-fast", "mcts", "mcts-strong")]  # type: ignore[attr-defined]  # all search
    assert [(manner.practised, manner.experienced) for manner in manners] == [
        (False, False),
        (True, False),
        (True, True),
    ]
