"""A review judges all picks at the same moment, and knows that the future is open."""

from __future__ import annotations

from ludoteca.kernel import Random, State
from ludoteca.registry import box
from ludoteca.review.playing import LONGEST, LOOSE, brings, loosely, strongest, whim_of

CALAMANDARA = box("calamandara")


def after_some_picks() -> State:
    g = CALAMANDARA.new(seats=2, seed=4)
    rng = Random.seeded(4)
    for _ in range(40):
        g.play(g.options[rng.below(len(g.options))])
    return g


def test_it_plays_on_to_the_same_round_whatever_was_picked() -> None:
    g = after_some_picks()
    by, facts = CALAMANDARA.judge.at(strongest(CALAMANDARA)), CALAMANDARA.facts
    assert facts.settles
    assert facts.round is not None
    until = facts.round(g) + facts.settles
    ends = set()
    for pick in g.options[:6]:
        after = g.clone()
        after.play(pick)
        end = loosely(by, after, facts.round, until, 1)
        ends.add("over" if end.over else facts.round(end))
    assert ends <= {"over", until}


def test_one_fate_is_one_luck_and_another_may_end_otherwise() -> None:
    g = after_some_picks()
    seat = g.ask.seat if g.ask else 0
    same = {brings(CALAMANDARA, g.clone(), seat, 7) for _ in range(2)}
    many = {brings(CALAMANDARA, g.clone(), seat, fate) for fate in range(8)}
    assert len(same) == 1
    assert len(many) > 1


def test_a_players_whims_in_a_round_are_the_same_whatever_happened_before() -> None:
    moods: dict[int, Random] = {}
    alone = [whim_of(moods, 3, 5, 1) for _ in range(200)]
    others: dict[int, Random] = {}
    whim_of(others, 3, 4, 1)
    between = [(whim_of(others, 3, 5, 0), whim_of(others, 3, 5, 1))[1] for _ in range(200)]
    assert alone == between
    assert 200 / LOOSE / 2 < sum(whim is not None for whim in alone) < 200 / LOOSE * 2
    assert alone != [whim_of(others, 4, 6, 1) for _ in range(200)]


def test_a_table_on_which_nothing_more_happens_is_judged_all_the_same() -> None:
    g = after_some_picks()
    by = CALAMANDARA.judge
    picks = [0]

    def never(_g: State) -> int:
        picks[0] += 1
        return 0

    loosely(by, g, never, 1, 1)
    assert picks[0] <= LONGEST


def test_a_box_that_says_nothing_is_played_on_as_its_search_does() -> None:
    roam = box("roam")
    assert not roam.facts.settles
    g = roam.new(seats=2, seed=1)
    assert brings(roam, g.clone(), 0, 1) == brings(roam, g.clone(), 0, 2)
