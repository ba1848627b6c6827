"""A course of hunches: the same seed learns the same, a stopped course goes on as if it had not been stopped, and what
is written down promises without PyTorch what PyTorch promises.

    make check-training
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from ludoteca.bots import master
from ludoteca.bots.experience import features_of
from ludoteca.bots.hunches import load
from ludoteca.kernel import Option, Refused, Search, option
from ludoteca.lab.runner import here, runner
from ludoteca.lab.train import hunch_fitting
from ludoteca.lab.train.hunch_fitting import Model, Sheet, fit
from ludoteca.lab.train.hunching import hunches_of, learn_hunches, watched
from ludoteca.lab.train.imitation import Noted, Task
from ludoteca.lab.train.plan import Lap, Plan, laps
from ludoteca.registry import box
from tests.cli.conftest import Run, run
from tests.conftest import lantern

__all__ = ["lantern", "run"]  # the fixtures

ROAM = box("roam")
SMALL = Plan("roam", rounds=2, games=2, checks=2, seats=2, seed=3, teach="hunches")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Search(iterations=4, rounds=0, leaves=1, plans=4, guesses=1)
    monkeypatch.setattr(master, "settings_of", lambda *_: few)


def course(plan: Plan, folder: Path, jobs: int = 1) -> list[Lap]:
    return list(learn_hunches(plan, folder, here if jobs == 1 else runner("", jobs), lambda *_: None))


def noted(count: int = 300) -> list[Noted]:
    """A search that likes patterns that win lands, and cheap artifacts only where there are coins."""
    chance, features = np.random.default_rng(4), features_of(ROAM)
    won, coins = features.bearings.index("lands won"), features.moments.index("coins")
    found = []
    for _ in range(count):
        moment = [1.0, *chance.random(len(features.moments) - 1).tolist()]
        keys = [f"at:{n}" for n in chance.choice(36, 4, replace=False)] + [f"buy:{chance.integers(24)}", "pass"]
        bearings = [[0.0] * len(features.bearings) for _ in keys]
        for row in bearings[:4]:
            row[won] = float(chance.integers(2))
        dear = features.about(option("buy", int(keys[4][4:])))[features.marks.index("artifact's cost")]
        worth = [row[won] for row in bearings[:4]] + [3.0 * moment[coins] - dear, 0.2]
        best = sorted(range(6), key=lambda n: -worth[n])
        found.append(
            Noted(
                moment, [keys[n] for n in best], [0.5] * 6, [0.1 * worth[n] for n in best], [bearings[n] for n in best]
            )
        )
    return found


def test_it_learns_what_the_search_prefers_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether an artifact is better than a land depends on the coins."""
    monkeypatch.setattr(hunch_fitting, "BATCH", 64)
    torch.manual_seed(1)
    model, decisions = Model(ROAM), noted(900)
    sheet = Sheet(ROAM, decisions[600:])
    with torch.no_grad():
        before = sheet.named(model(sheet.rows, sheet.verbs)), sheet.missed(model(sheet.rows, sheet.verbs))
    hunch, loss = fit(model, ROAM, decisions[:600], seed=1, passes=40)
    with torch.no_grad():
        after = sheet.named(model(sheet.rows, sheet.verbs)), sheet.missed(model(sheet.rows, sheet.verbs))
    assert after[0] > max(0.8, before[0])
    assert after[1] < 0.25 * before[1]
    assert hunch.verbs == ("at", "buy", "pass")
    assert loss < fit(Model(ROAM), ROAM, decisions[:600], seed=1, passes=2)[1]


def test_what_is_named_is_counted_with_ties() -> None:
    one = Noted([0.0] * len(features_of(ROAM).moments), ["coin", "rest", "pass"], [0.0] * 3, [0.5, 0.4, 0.1])
    sheet = Sheet(ROAM, [replace(one, bearings=[[0.0] * len(features_of(ROAM).bearings)] * 3)] * 2)
    promises = torch.tensor([2.0, 2.0, 1.0, 0.0, 0.0, 3.0])
    assert sheet.named(promises) == pytest.approx(0.25)
    assert sheet.missed(promises) == pytest.approx((0.05 + 0.4) / 2)


def test_a_written_policy_promises_without_pytorch_what_it_promises_with_it(tmp_path: Path) -> None:
    course(replace(SMALL, rounds=1), tmp_path)
    hunch, features = load(hunches_of(tmp_path, 1), ROAM), features_of(ROAM)
    model = Model(ROAM)
    model.take(hunch)
    assert model.plain(hunch.verbs) == replace(hunch, counts=())
    decisions = watched(Task("roam", 2, 9)).decisions
    sheet = Sheet(ROAM, decisions)
    with torch.no_grad():
        promises = iter(model(sheet.rows, sheet.verbs).tolist())
    for one in decisions:
        for key, like, bearing in zip(one.keys, one.likes, one.bearings, strict=True):
            pick, said = Option.parse(key), next(promises)
            if pick.verb in hunch.verbs:
                told = hunch.promise(pick.verb, one.moment, features.about(pick), bearing, like)
                assert told == pytest.approx(said, abs=1e-4)


def test_a_stopped_course_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = course(SMALL, tmp_path / "whole")
    course(replace(SMALL, rounds=1), tmp_path / "stopped")
    assert course(SMALL, tmp_path / "stopped") == whole == laps(tmp_path / "stopped")
    texts = [hunches_of(tmp_path / name, 2).read_bytes() for name in ("whole", "stopped")]
    assert texts[0] == texts[1] != hunches_of(tmp_path / "whole", 1).read_bytes()
    assert load(hunches_of(tmp_path / "whole", 2), ROAM).counts == (2,)
    with pytest.raises(Refused, match="another course"):
        course(replace(SMALL, games=5), tmp_path / "whole")


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    course(replace(SMALL, rounds=1), tmp_path / "one")
    course(replace(SMALL, rounds=1, seed=4), tmp_path / "two")
    one, two = (hunches_of(tmp_path / name, 1).read_bytes() for name in ("one", "two"))
    assert one != two


def test_the_command_teaches_hunches(run: Run, tmp_path: Path) -> None:
    said = ("train", "roam", "--teach", "hunches", "-o", str(tmp_path), "-n", "2", "--checks", "2", "--seats", "2")
    told = run(*said, "--rounds", "1")
    assert told.code == 0, told.err
    assert load(tmp_path / "hunches.net", ROAM).counts == (2,)
    assert (tmp_path / "hunches.net").read_bytes() == hunches_of(tmp_path, 1).read_bytes()
