"""What comes with playing often: the cheapest way round, through and over obstacles, and the moves that lead there."""

from __future__ import annotations

import pytest

from ludoteca.bots import make
from ludoteca.bots.simple import finish_turn
from ludoteca.games.calamandara import GAME, beginner, policy, race, weights
from ludoteca.games.calamandara.beginner import cells_for, missing
from ludoteca.games.calamandara.bot import farsighted, learned, value
from ludoteca.games.calamandara.content.chart import FENDA, WIDTH
from ludoteca.games.calamandara.content.symbols import CACHOEIRA, FOGO, MONTANHA, PEGADA, TORRE
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.ways import AT_HAND, BURN, PATIENCE, QUENCH, Ways
from ludoteca.games.calamandara.weights import lacking
from ludoteca.kernel import Judge, bits_of
from tests.games.calamandara.table import Table

BEFORE = ("A(2,8)", "A(3,8)", "A(4,8)")
"""The cells before the Fenda, as A sees it."""


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
    own, other = on_the_way().put("cachoeira", *BEFORE, by="A"), on_the_way().put("cachoeira", *BEFORE, by="B")
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
    rich = learned(t.g)[0]
    t.g.travellers[0].depot[PEGADA] = 0
    assert learned(t.g)[0] < rich


def test_a_pegada_in_the_reserve_is_nearly_as_good_as_a_laid_one() -> None:
    without, kept = learned(on_the_way().g)[0], learned(on_the_way(PEGADA).g)[0]
    t = on_the_way()
    t.put("pegada", "A(3,3)")
    laid = learned(t.g)[0]
    assert without < kept < laid
    assert laid - kept < kept - without


def test_a_reserve_full_of_other_things_is_in_the_way() -> None:
    assert learned(on_the_way(*[MONTANHA] * 4).g)[0] < learned(on_the_way(*[MONTANHA] * 2).g)[0]


def test_a_torre_is_better_laid_than_kept() -> None:
    assert learned(on_the_way(TORRE).g)[0] < learned(on_the_way().g)[0]


def test_whoever_could_win_and_moves_first_stands_better() -> None:
    t = before_the_fenda("fogo", "pegada")
    mine = learned(t.g)[0]
    t.g.turn = 1
    assert learned(t.g)[0] < mine


def test_ready_is_better_than_nearly_ready() -> None:
    """By more than the Pegada that is still to be found."""
    nearly, ready = (weights.cost(before_the_fenda(*kinds).g, 0) for kinds in (("fogo",), ("fogo", "pegada")))
    assert nearly - ready > 1 - weights.TO_LAY


def test_to_leave_the_start_and_to_enter_the_zona_final_is_more_than_a_step() -> None:
    def cost(at: str) -> float:
        t = Table(2).put("pegada", "A(3,1)", "A(3,2)", "A(3,3)", "A(3,4)", "A(3,5)")
        return weights.cost(t.stands("A", at).g if at else t.g, 0)

    assert cost("") - cost("A(3,1)") > 1.5 * weights.STEP
    assert cost("A(3,1)") - cost("A(3,2)") == pytest.approx(weights.STEP)
    assert cost("A(3,4)") - cost("A(3,5)") > 1.5 * weights.STEP


# The moves.


@pytest.mark.parametrize("symbols", [("fogo", "pegada"), ("pegada", "fogo", "montanha")])
def test_who_follows_practice_alone_burns_lays_and_wins(symbols: tuple[str, ...]) -> None:
    """A beginner ended his turn, although the mountain on the Fenda was the last thing in his way."""
    t = before_the_fenda(*symbols)
    _, end, _ = finish_turn(GAME.judge, t.g.clone(), 0, leaves=1)
    assert not end.agenda  # who is nearer is also first of a game that goes on
    assert end.outcome().ranks == (1, 2)
    thumb = Judge(value=value, prefer=beginner.prefer, sensible=beginner.sensible)
    _, end, _ = finish_turn(thumb, t.g.clone(), 0, leaves=1)
    assert end.agenda


def test_nobody_burns_what_he_needs_himself() -> None:
    """With a path to the Fenda and a Fogo to spare, bots burnt their own last Pegada because the rival could use it."""
    t = Table(2).stands("A", "A(3,7)").stands("B", "B(3,8)").put("pegada", "A(3,8)", "(8,8)")
    t.symbols("A", "fogo").turn("A")
    assert not {t.cell("A(3,8)"), FENDA} & set(policy.their_pegadas(t.g, t.g.board, 0))


def test_an_obstacle_goes_where_it_costs_the_rival_most_and_oneself_nothing() -> None:
    """A range of mountains has one gap, to which more than one way leads."""
    range_of_mountains = ("B(1,4)", "B(2,4)", "B(4,4)", "B(5,4)")
    t = Table(2).stands("A", "A(3,2)").stands("B", "B(2,2)").put("montanha", *range_of_mountains)
    cells = policy.their_way(t.g, t.g.board, 0)
    own = Ways(t.g.board, 0, t.g.long_with)
    lengths = [Ways(t.g.board, 1, t.g.long_with, blocked=1 << cell).length() for cell in cells]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] > lengths[-1]
    assert t.cell("B(3,4)") in cells[: lengths.count(lengths[0])]
    assert not set(cells) & set(own.cells(own.empty, 1))


def liking(t: Table) -> dict[str, float]:
    """What A thinks of each of his options."""
    return {o.key: policy.prefer(t.g, o) for o in policy.sensible(t.g, 0, t.g.options)}


def test_first_burn_then_lay_then_hinder() -> None:
    t = Table(2).stands("A", "A(3,7)").stands("B", "B(3,2)").put("montanha", "(8,8)", by="B")
    liked = liking(t.symbols("A", "fogo", "pegada", "montanha").turn("A"))
    assert liked["lay:2"] > liked["lay:1"] > liked["lay:3"]


def test_with_a_path_to_the_fenda_nothing_else_is_laid() -> None:
    t = Table(2).stands("A", "A(3,8)").stands("B", "B(3,2)").symbols("A", "pegada", "montanha").turn("A")
    t.does("A", "lay pegada", "at (8,8)")
    liked = liking(t)
    assert max(liked, key=lambda key: liked[key]) == "declare"


def test_a_fogo_goes_from_the_own_way_and_stays_on_that_of_the_rival() -> None:
    own = before_the_fenda("fogo", "pegada")
    own.does("A", "lay fogo")  # there is nothing else to burn
    assert liking(own)["remove"] > liking(own)["stay"]
    theirs = Table(2).stands("A", "A(3,2)").stands("B", "B(3,5)").put("pegada", "B(3,6)", "B(3,7)", by="B")
    theirs.symbols("A", "fogo").turn("A").does("A", "lay fogo", "at B(3,7)")
    assert liking(theirs)["stay"] > liking(theirs)["remove"]


def test_nobody_walks_back_for_nothing() -> None:
    t = Table(2).stands("A", "A(3,2)").put("pegada", "A(3,1)", "A(3,3)").turn("A").does("A", "acquire none")
    liked = liking(t)
    back, ahead = (f"go:{t.cell(place)}" for place in ("A(3,1)", "A(3,3)"))
    assert liked[ahead] > liked["end_turn"] > liked[back]


def test_with_a_fogo_the_way_leads_through_the_mountain_and_without_round_it() -> None:
    t = Table(2).stands("A", "A(3,7)").put("montanha", "A(3,8)", by="B").symbols("A", "fogo", "pegada")
    assert policy.own_way(t.g, t.g.board, 0) == [FENDA]
    t.g.travellers[0].symbols.remove(FOGO)
    assert set(policy.own_way(t.g, t.g.board, 0)) > {t.cell("A(2,7)"), t.cell("A(4,7)")}


def test_a_cachoeira_quenches_the_fire_on_the_own_way_first() -> None:
    t = Table(2).stands("A", "A(3,7)").put("fogo", "(8,8)", by="B").symbols("A", "cachoeira").turn("A")
    assert policy.own_fires(t.g, t.g.board, 0)[0] == FENDA


def test_a_card_that_destroys_is_used_on_the_own_way_first() -> None:
    t = Table(2).stands("A", "A(3,8)").stands("B", "B(3,5)").put("pegada", "B(3,6)", by="B")
    t.put("montanha", "(8,8)", "A(1,1)", by="B").hand("A", "ruinas").turn("A").does("A", "use ruinas")
    options = policy.sensible(t.g, 0, t.g.options)
    assert [o.key for o in options[:2]] == [f"at:{FENDA}", f"at:{t.cell('B(3,6)')}"]


def test_who_can_acquire_does_and_a_full_reserve_is_emptied() -> None:
    """Bots kept the space for a Pegada, so that no symbol card was ever turned: both ended their turns for ever."""
    t = Table(2).stands("A", "A(3,2)").put("pegada", "A(3,3)").symbols("A", "torre", "torre").turn("A")
    assert not {"end_turn", "memories", "go"} & {o.verb for o in policy.sensible(t.g, 0, t.g.options)}
    t.does("A", "acquire none") if t.offers("acquire none") else t.g.choose(t.g.options[1])
    assert "end_turn" in {o.verb for o in policy.sensible(t.g, 0, t.g.options)}
    full = Table(2).stands("A", "A(3,2)").symbols("A", "torre", "torre", "asa", "asa").turn("A")
    assert {o.verb for o in policy.sensible(full.g, 0, full.g.options)} == {"lay"}


def test_the_fenda_comes_before_all_work() -> None:
    t = Table(2).stands("A", "A(3,8)").put("pegada", "(8,8)").turn("A")
    liked = liking(t)
    assert max(liked, key=lambda key: liked[key]) == f"go:{FENDA}"


def test_with_an_empty_depot_old_pegadas_are_burnt_to_be_acquired_again() -> None:
    t = Table(2).stands("A", "A(3,7)").put("pegada", "A(1,1)", "A(3,8)").symbols("A", "fogo")
    assert policy.spare_pegadas(t.g, t.g.board, 0) == []
    t.lacks("A", "pegada")
    assert policy.spare_pegadas(t.g, t.g.board, 0) == [t.cell("A(1,1)")]


def test_nobody_plays_a_card_that_could_only_help_a_rival() -> None:
    """Bots offered Miragem to their rivals again and again: asking cost them nothing, and mostly they accepted."""
    t = Table(3).hand("A", "miragem", "ruinas").turn("A").does("A", "use miragem")
    assert t.offered("traveller") == {"A", "B", "C"}
    assert [o.key for o in policy.sensible(t.g, 0, t.g.options)] == ["traveller:0"]
    t = Table(3).hand("A", "miragem").waiting("A", "queda").turn("A")  # A himself may not draw
    assert t.offers("use miragem")
    assert t.option("use miragem") not in policy.sensible(t.g, 0, t.g.options)


@pytest.mark.parametrize("seed", [103, 106, 108])
def test_equal_beginners_do_not_wait_for_ever(seed: int) -> None:
    """At these tables two greedy bots still waited in the sixtieth round."""
    g = GAME.new(2, seed)
    assert isinstance(g, Calamandara)
    bots = [make("greedy", 10 * seed + seat, GAME) for seat in range(2)]
    while (ask := g.ask) is not None and g.round < 40:
        g.play(bots[ask.seat].decide(g.view(ask.seat)))
    assert g.winner >= 0


def test_the_higher_the_level_the_further_it_judges_by_experience() -> None:
    parts = [0.0, *(search.learned for search in GAME.judge.search)]  # greedy has none
    assert parts == sorted(set(parts))
    assert parts[-1] == 1.0
    assert [search.farsighted for search in GAME.judge.search] == [False, False, True]


# Who may be there first.


def test_who_is_about_to_win_counts_for_more_than_the_pegadas_say() -> None:
    """A can burn the mountain, lay the Pegada and walk: whoever only counts Pegadas thinks B nearly as well off."""
    g = before_the_fenda("fogo", "pegada").g
    assert race.to_find(g, 0) == 0
    assert farsighted(g)[0] > learned(g)[0]
    assert farsighted(g)[1] < 0.5 * learned(g)[1]
    assert sum(farsighted(g)) <= sum(learned(g))


def test_a_pegada_that_cannot_be_acquired_now_is_no_threat_in_this_turn() -> None:
    t = before_the_fenda("fogo")
    assert race.to_find(t.g, 0) == 1
    t.g.travellers[0].depot[PEGADA] = 0
    assert race.to_find(t.g, 0) == 2


def test_far_from_the_fenda_nothing_is_foreseen() -> None:
    g = Table(2).turn("A").g
    assert farsighted(g) == learned(g)


def test_the_one_to_move_comes_first() -> None:
    """Both may be on the Fenda within a turn: it matters whose turn it is."""
    t = before_the_fenda("fogo", "pegada").stands("B", "B(3,8)")
    t.symbols("B", "fogo", "pegada")
    assert race.to_find(t.g, 1) == 0
    first, second = farsighted(t.g)
    assert first > 0.6
    assert second < 0.4
