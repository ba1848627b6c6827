"""Against foolishness: what any sensible player knows, every level from greedy on knows often enough."""

from __future__ import annotations

from functools import cache

import pytest

from bench import sense_scenes
from bench.sense import BAR, SURELY, VICTORY, Ends, Position, costs, positions, shown, verdict
from ludoteca.kernel import option
from ludoteca.registry import box, boxes

CODES = sorted(boxes())
FEW = {"greedy": 40, "mcts-fast": 12, "mcts": 16, "master": 24}
"""So many of each game are tried here, the shortest first; all of them by `make soak`."""
A, B, C = option("a", 1), option("b", 1), option("c", 1)


@cache
def shortest(code: str) -> tuple[Position, ...]:
    return tuple(sorted(positions(code), key=lambda one: len(one.picks)))


@pytest.mark.parametrize("code", CODES)
def test_there_are_forty_of_every_game(code: str) -> None:
    kept = positions(code)
    assert len({one.id for one in kept}) == len(kept) >= 40
    for one in kept:
        assert one.right
        assert one.wrong
        assert not set(one.right) & set(one.wrong)


@pytest.mark.parametrize("code", CODES)
def test_a_position_asks_what_it_says(code: str) -> None:
    game = box(code)
    for one in shortest(code)[:6]:
        state = one.state(game)
        assert state.ask is not None
        assert state.ask.seat == one.seat
        assert {*one.right, *one.wrong} <= {game.keys.spell(found) for found in state.options}


@pytest.mark.parametrize("level", FEW)
def test_a_level_knows_its_share(level: str) -> None:
    """Over all five games together: of a few positions of one game a share says little."""
    knows = asked = 0
    for code in CODES:
        for one in shortest(code)[: FEW[level]]:
            asked += 1
            knows += one.solved(box(code), level)
    assert asked == FEW[level] * len(CODES)
    assert knows >= BAR[level] * asked


def test_chance_does_not_know_it() -> None:
    """The positions can be failed: who picks anything fails more than beginners may."""
    asked = [(code, one) for code in CODES for one in shortest(code)[:12]]
    assert sum(one.solved(box(code), "random") for code, one in asked) < 0.6 * len(asked)


SCENES = [(code, one) for code in CODES for one in sense_scenes.scenes(code)]


@pytest.mark.parametrize("code", CODES)
def test_five_of_every_game_are_written_by_hand(code: str) -> None:
    """Each asks somebody, has a right answer and a foolish one, and says why."""
    written = sense_scenes.scenes(code)
    assert len({one.id for one in written}) == len(written) >= 5
    for one in written:
        table = one.table()
        foolish = one.foolish(table)
        assert 0 < len(foolish) < len(table.g.options), one.id
        assert one.kind in {"win", "keep", "gain"}
        assert one.why.endswith(".")


@pytest.mark.parametrize("level", BAR)
def test_a_level_knows_its_share_of_those(level: str) -> None:
    missed = [one.id for _, one in SCENES if not one.solved(level)]
    assert len(missed) <= (1 - BAR[level]) * len(SCENES), missed


@pytest.mark.parametrize("code", ["above_and_below", "dune_imperium", "roam"])
def test_playing_on_shows_what_was_written(code: str) -> None:
    """`python bench/sense.py check` plays the others, which take longer, and in more worlds."""
    for one in sense_scenes.scenes(code):
        if one.played:
            assert shown(one, worlds=4) > 0, one.id


def test_chance_does_not_know_those_either() -> None:
    assert sum(one.solved("random", seed) for _, one in SCENES for seed in range(3)) < 0.75 * 3 * len(SCENES)


def ends(victories: list[float], leads: list[float], *, at_once: bool = False) -> Ends:
    return Ends(victories, leads, [at_once] * len(victories))


def test_what_costs_the_game_is_wrong_and_what_costs_little_is_not() -> None:
    won, lost, even = [1.0] * 8, [0.0] * 8, [1.0] * 4 + [0.0] * 4
    assert costs(won, lost, VICTORY) == 1.0
    assert costs(won, won, VICTORY) == 0.0
    assert costs(won, even, VICTORY) == 0.0  # half a victory, but not by so many standard errors
    assert SURELY > 2
    flat = [0.0] * 8
    assert verdict({A: ends(won, flat, at_once=True), B: ends(lost, flat)}, 0.0) == ("win", [A], [B], 1.0)
    assert verdict({A: ends(won, flat), B: ends(lost, flat)}, 0.0) == ("keep", [A], [B], 1.0)
    assert verdict({A: ends(won, flat), B: ends(won, flat), C: ends(lost, flat)}, 0.0) is None  # most are right


def test_points_count_where_the_game_is_not_at_stake() -> None:
    won = [1.0] * 8
    told = verdict({A: ends(won, [9.0] * 8), B: ends(won, [2.0] * 8)}, 10.0)
    assert told == ("gain", [A], [B], 7.0)
    assert verdict({A: ends(won, [9.0] * 8), B: ends(won, [8.0] * 8)}, 10.0) is None
