"""Gymnasium's own check passes; masks say what is on offer; many tables run at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludoteca.kernel import Refused
from ludoteca.lab.gym import SeatEnv, masks, register, vector
from ludoteca.registry import boxes

TABLES = [(code, seats) for code, game in sorted(boxes().items()) for seats in game.seats]


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_check_env_passes(code: str, seats: int) -> None:
    check_env(SeatEnv(code, seats), skip_render_check=True)
    check_env(SeatEnv(code, seats, named=True), skip_render_check=True)


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_whole_game_is_played_within_the_masks(code: str) -> None:
    env = gymnasium.make(f"ludoteca/{code}-v0", seat=0, disable_env_checker=True).unwrapped
    assert isinstance(env, SeatEnv)
    chance = np.random.default_rng(1)
    _, info = env.reset(seed=4)
    over, reward = False, 0.0
    while not over:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        _, reward, over, truncated, info = env.step(chance.choice(np.flatnonzero(env.action_masks())))
        assert not truncated
        assert "illegal" not in info
    assert -1 <= reward <= 1
    with pytest.raises(Refused):
        env.step(0)


def test_what_is_not_on_offer_loses() -> None:
    env = SeatEnv("roam")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, over) == (-1, True)
    assert info["illegal"]


def test_the_seat_changes_from_game_to_game_unless_it_is_said() -> None:
    env = SeatEnv("zero11", 3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = SeatEnv("zero11", 3, seat=2, against=("random", "greedy"))
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(3)} == {2}


@pytest.mark.parametrize("processes", [False, True])
def test_many_tables_at_once(processes: bool) -> None:
    env = vector("roam", 3, processes=processes)
    try:
        seen, _ = env.reset(seed=1)
        for _ in range(4):
            rows = masks(env)
            seen, *_ = env.step(np.array([int(np.flatnonzero(row)[0]) for row in rows]))
        assert seen.shape == (3, len(SeatEnv("roam").feature_names))
    finally:
        env.close()


def test_what_cannot_be_is_refused() -> None:
    for bad in ({"seats": 9}, {"seat": 5}, {"against": ("random", "random")}, {"against": "hal"}, {"mode": "huge"}):
        with pytest.raises(Refused):
            SeatEnv("roam", **bad)
    register()  # twice is once
