"""Many games side by side are the games that they would be one by one."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Random, Refused, State
from ludoteca.lab.many import Many, best_picks
from ludoteca.registry import box


def test_games_side_by_side_are_the_same_games() -> None:
    game = box("roam")
    many = Many(game, seats=2, tables=3, seed=5)
    while len(many.ended) < 4:
        many.play([table.options[-1] for table in many.tables])
    for ended in many.ended:
        g, picks = game.new(2, ended.seed), 0
        while not g.over:
            g.play(g.options[-1])
            picks += 1
        assert (picks, g.outcome()) == (ended.picks, ended.result)
    assert len({ended.seed for ended in many.ended}) == 4


def test_all_leaves_are_judged_in_one_call_and_the_best_is_picked() -> None:
    game = box("roam")
    many, asked = Many(game, seats=3, tables=4), list[int]()

    def judge_all(leaves: list[State]) -> list[list[float]]:
        asked.append(len(leaves))
        return [game.judge.expects(leaf) for leaf in leaves]

    for _ in range(6):
        offered = [len(table.options) for table in many.tables]
        picks = best_picks(many, judge_all, Random.seeded(1))
        assert asked.pop() == sum(offered)
        assert not asked
        assert all(pick in table.options for pick, table in zip(picks, many.tables, strict=True))
        many.play(picks)


def test_a_pick_that_is_not_on_offer_is_refused() -> None:
    many = Many(box("roam"), seats=2, tables=1)
    wrong = next(option for option in many.game.actions if option not in many.tables[0].options)
    with pytest.raises(Refused):
        many.play([wrong])
