"""PettingZoo's own tests pass for every game at every player count; copies go on as the original would."""

from __future__ import annotations

import copy
import pickle
import re
import warnings
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from ludoteca.kernel import Game, Random, Refused, Result
from ludoteca.kernel.plain import Numbers
from ludoteca.lab import seeing
from ludoteca.lab.pettingzoo import env, raw_env
from ludoteca.lab.reward import lead, victory
from ludoteca.registry import boxes

TABLES = [(code, seats) for code, game in sorted(boxes().items()) for seats in game.seats]


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """`api_test` warns of every environment whose observations are dictionaries, except those whose names stand on two
    lists of PettingZoo's own dictionaries: with ours on them it has nothing left to say."""
    module = import_module("pettingzoo.test.api_test")
    for known in ("env_obs_dicts", "env_obs_space"):
        monkeypatch.setattr(module, known, [*getattr(module, known), *(f"{code}_v0" for code in boxes())])


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_the_api_test_passes_without_a_warning(code: str, seats: int, flat: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        api_test(env(code, seats, flat=flat), num_cycles=25)


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_the_seed_test_passes(code: str, seats: int) -> None:
    seed_test(lambda: env(code, seats), num_cycles=20)


@pytest.mark.parametrize("code", sorted(boxes()))
def test_the_render_test_passes_in_every_mode(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown: list[Any] = []

    def look(picture: Any) -> bool:
        shown.append(picture)
        return True

    render_test(lambda **how: env(code, **how), {"rgb_array": look})
    assert capsys.readouterr().out  # mode human
    assert len(shown) == 5
    assert all(picture.std() > 10 for picture in shown)  # something is to be seen
    assert any((shown[0] != picture).any() for picture in shown[1:])


@pytest.mark.parametrize(("code", "seats"), TABLES)
def test_the_performance_benchmark_runs(code: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes a thousand times as fast; `make soak` lets it take its time."""
    ticks: Iterator[float] = iter(np.arange(0, 100, 0.05).tolist())
    module = __import__("pettingzoo.test.performance_benchmark", fromlist=["time"])
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(env(code, seats))


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_copy_goes_on_as_the_original_would(code: str) -> None:
    table = env(code)
    table.reset(seed=5)
    play(table, 30, 1)
    others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table)), env(code)]
    others[2].reset(seed=99)
    others[2].unwrapped.set_state(table.unwrapped.get_state())
    told = play(table, 40, 2)
    for other in others:
        assert play(other, 40, 2) == told


def play(table: Any, picks: int, seed: int) -> list[tuple[str, int, float]]:
    chance = np.random.default_rng(seed)
    told = []
    for agent in table.agent_iter(picks):
        seen, reward, over, _, _ = table.last()
        action = None if over else int(chance.choice(np.flatnonzero(seen["action_mask"])))
        told.append((agent, -1 if action is None else action, reward))
        table.step(action)
    return told


def test_rewards_add_up_and_come_at_the_end() -> None:
    table = env("roam", 3)
    table.reset(seed=1)
    rewards = [row for row in play(table, 10_000, 1) if row[1] == -1]
    assert len(rewards) == 3
    assert sum(reward for _, _, reward in rewards) == pytest.approx(0)
    assert victory(Result((3, 1, 1), (1, 2, 2))) == [1, -0.5, -0.5]
    assert victory(Result((3, 3, 1), (1, 1, 3))) == [0.25, 0.25, -0.5]
    assert victory(Result((0, 0), (2, 2))) == [-1, -1]
    assert victory(Result((9,), (1,))) == [1]
    assert lead(Result((5, 3, 1), (1, 2, 3))) == [2, -2, -4]


def test_what_is_not_on_offer_loses_or_is_refused() -> None:
    table = env("roam")
    table.reset(seed=1)
    seen, *_ = table.last()
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    table.step(wrong)
    assert all(table.terminations.values())
    bare = raw_env("roam")
    bare.reset(seed=1)
    before = bare.get_state()
    with pytest.raises(Refused):
        bare.step(wrong)
    with pytest.raises(Refused):
        bare.step(10**6)
    assert bare.get_state() == before


def test_there_are_only_tables_of_the_box() -> None:
    for bad in ({"seats": 9}, {"mode": "huge"}, {"render_mode": "smell"}):
        with pytest.raises(Refused):
            env("roam", **bad)


@pytest.mark.parametrize("code", sorted(boxes()))
def test_features_are_within_their_bounds_and_every_block_has_all_of_its_own(code: str) -> None:
    eyes = seeing.eyes(boxes()[code])
    found = sorted(number for block in eyes.blocks for number in block.index)
    assert found == list(range(len(eyes.names)))
    flat = np.arange(len(eyes.names), dtype=np.float32)
    for block in eyes.blocks:
        assert [eyes.names[int(n)] for n in eyes.named(flat)[block.name]] == list(block.features)


@pytest.mark.parametrize("code", sorted(boxes()))
def test_every_block_of_features_says_what_it_is(code: str) -> None:
    blocks = seeing.eyes(boxes()[code]).blocks
    assert [block.name for block in blocks if not block.about] == []
    assert set(boxes()[code].features.about) == {block.name for block in blocks}


def test_a_box_without_features_of_its_own_says_what_its_numbers_are(lantern: Game) -> None:
    numbers = Numbers(lantern.new(max(lantern.seats), seed=0))
    assert {re.split("[-_]", name)[0] for name in numbers.names} == set(numbers.about)
    assert all(numbers.about.values())


@pytest.mark.parametrize(("code", "seats"), [(code, max(game.seats)) for code, game in sorted(boxes().items())])
def test_no_observation_or_text_tells_what_the_seat_cannot_see(code: str, seats: int) -> None:
    """Deal what a seat cannot see some other way: not a number and not a letter of what it gets changes."""
    table = raw_env(code, seats, render_mode="ansi")
    table.reset(seed=4)
    rng, others = Random.seeded(5), 0
    for n in range(90):
        ask = table._state.ask
        if ask is None:
            break
        if n % 15 == 14:
            truth = table._state
            for seat, agent in enumerate(table.possible_agents):
                seen = table.observe(agent), table.render() if ask.seat == seat else ""
                table._state = truth.view(seat).guess(rng)
                others += table._state != truth
                again = table.observe(agent), table.render() if ask.seat == seat else ""
                table._state = truth
                assert seen[1] == again[1]
                for name, block in seen[0]["observation"].items():
                    assert (block == again[0]["observation"][name]).all(), name
                assert (seen[0]["action_mask"] == again[0]["action_mask"]).all()
        table._state.play(rng.pick(table._state.options))
    assert others > 3, "the other worlds were other worlds"
