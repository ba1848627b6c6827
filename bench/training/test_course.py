"""A course of training: the same seed learns the same, a stopped course goes on as if it had not been stopped, and what
is written down is judged without PyTorch as PyTorch judges it.

    make check-training
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
import torch

from ludoteca.bots.network import load
from ludoteca.kernel import Random, Refused
from ludoteca.lab.runner import here, runner
from ludoteca.lab.train.course import network_of, train
from ludoteca.lab.train.fitting import Book, Model, ending, fit, spread_of, targets
from ludoteca.lab.train.plan import CURVE, Lap, Plan, laps
from ludoteca.lab.train.playing import Diary, Page, Task, page, played
from ludoteca.registry import box
from tests.cli.conftest import Run, run
from tests.conftest import lantern

__all__ = ["lantern", "run"]  # the fixtures

ROAM = box("roam")
MOST = max(ROAM.seats)
SMALL = Plan("roam", rounds=3, games=4, checks=3, seed=5)


def course(plan: Plan, folder: Path, jobs: int = 1) -> list[Lap]:
    return list(train(plan, folder, here if jobs == 1 else runner("", jobs), lambda *_: None))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A course of three rounds that nobody has stopped."""
    folder = tmp_path_factory.mktemp("whole")
    course(SMALL, folder)
    return folder


def networks(folder: Path) -> list[bytes]:
    return [network_of(folder, number).read_bytes() for number in range(1, SMALL.rounds + 1)]


def test_the_same_seed_learns_the_same_in_one_process_or_two(whole: Path, tmp_path: Path) -> None:
    assert course(SMALL, tmp_path, jobs=2) == laps(whole)
    assert networks(tmp_path) == networks(whole)


def test_another_seed_learns_something_else(whole: Path, tmp_path: Path) -> None:
    course(replace(SMALL, seed=6, rounds=1), tmp_path)
    assert network_of(tmp_path, 1).read_bytes() != network_of(whole, 1).read_bytes()


@pytest.mark.parametrize("stopped", [1, 2])
def test_a_stopped_course_goes_on_as_if_it_had_not_been(whole: Path, tmp_path: Path, stopped: int) -> None:
    course(replace(SMALL, rounds=stopped), tmp_path)
    assert course(SMALL, tmp_path) == laps(whole)
    assert networks(tmp_path) == networks(whole)


def test_a_course_that_was_killed_within_a_round_plays_it_again(whole: Path, tmp_path: Path) -> None:
    """The network of the second round was written, how it went was not, and of the third only the diaries are there."""
    course(replace(SMALL, rounds=2), tmp_path)
    first = (tmp_path / CURVE).read_text("utf-8").splitlines()[0]
    (tmp_path / CURVE).write_text(first + "\n", "utf-8")
    (tmp_path / "diaries-3.npz").write_bytes(b"half of it")
    course(SMALL, tmp_path)
    assert networks(tmp_path) == networks(whole)
    assert laps(tmp_path) == laps(whole)


def test_a_folder_belongs_to_one_course(whole: Path) -> None:
    before = networks(whole)
    with pytest.raises(Refused, match="another course"):
        course(replace(SMALL, games=5), whole)
    assert networks(whole) == before


def test_it_learns(whole: Path) -> None:
    """What it has seen it foretells better than before, and the file says something else than the game's own judge."""
    diaries = [diary for seed in range(6) for diary in played(Task("roam", 2, 400 + seed)).diaries]
    torch.manual_seed(1)
    model = Model(len(ROAM.features.names), MOST)
    first = fit(model, diaries, MOST, passes=1, rate=0.003, seed=1)
    assert fit(model, diaries, MOST, passes=8, rate=0.003, seed=2) < first


def test_a_written_network_judges_without_pytorch_as_with_it(whole: Path) -> None:
    plain = load(network_of(whole, 3), ROAM)
    model = Model(len(ROAM.features.names), MOST)
    model.take(plain)
    rng = Random.seeded(3)
    for seats in (2, 3, 4):
        g = ROAM.new(seats, 9)
        for _ in range(25):
            g.play(rng.pick(g.options))
        noted = [page(ROAM, g.view(seat), rng) for seat in g.everyone]
        said = model(Book(noted, MOST)).exp().tolist()
        for one, chances in zip(noted, said, strict=True):
            features = [0.0] * len(ROAM.features.names)
            for where, what in zip(one.where, one.what, strict=True):
                features[where] = what
            assert plain.chances(features, list(one.opinions)) == pytest.approx(chances[:seats], abs=1e-5)
            assert sum(chances[seats:]) < 1e-9, "nobody sits there"


def test_what_is_written_is_what_was_learned_to_half_precision(whole: Path) -> None:
    model = Model(len(ROAM.features.names), MOST)
    plain = load(network_of(whole, 1), ROAM)
    model.take(plain)
    assert model.plain() == replace(plain, counts=(), reads="")  # what it reads is said when it is written down


def test_a_page_is_told_by_the_end_and_by_the_pages_after_it() -> None:
    """With a decay of one only the end counts, with none only the next page."""
    model = Model(3, 2)
    pages = [Page([n], [1.0], [0.4 * n, -0.4 * n]) for n in range(3)]
    diary = Diary(2, (1.0, 0.0), (0.0, 0.0), pages)
    said = model(Book(pages, 2)).exp().tolist()
    assert targets(model, [diary], 2, decay=1.0).tolist() == [[1.0, 0.0]] * 3
    next_ones = targets(model, [diary], 2, decay=0.0).tolist()
    assert next_ones[0] == pytest.approx(said[1])
    assert next_ones[1] == pytest.approx(said[2])
    assert next_ones[2] == [1.0, 0.0]


def test_who_lost_by_little_did_nearly_everything_right() -> None:
    close, far = (Diary(2, (1.0, 0.0), points, []) for points in ((31.0, 30.0), (50.0, 10.0)))
    spread = spread_of([close, far])
    assert ending(far, spread)[1] < ending(close, spread)[1] < 0.5
    assert sum(ending(close, spread)) == pytest.approx(1.0)
    assert ending(Diary(2, (1.0, 0.0), (0.0, 0.0), []), 0.0) == [1.0, 0.0]


def test_the_command_trains_and_goes_on(run: Run, tmp_path: Path) -> None:
    said = ("train", "roam", "-o", str(tmp_path), "-n", "2", "--checks", "2", "--seats", "2")
    told = run(*said, "--rounds", "1")
    assert told.code == 0, told.err
    assert load(tmp_path / "master.net", ROAM).counts == (2,)
    curve = [json.loads(line) for line in (tmp_path / CURVE).read_text("utf-8").splitlines()]
    assert [lap["round"] for lap in curve] == [1]
    told = run(*said, "--rounds", "2", "--plot", str(tmp_path / "curve.svg"))
    assert told.code == 0, told.err
    assert "round 2" in told.out
    assert (tmp_path / "curve.svg").read_text("utf-8").count("<path") > 3
    assert (tmp_path / "master.net").read_bytes() == network_of(tmp_path, 2).read_bytes()


def test_a_player_count_that_cannot_be_learned_is_refused(run: Run, tmp_path: Path) -> None:
    told = run("train", "roam", "-o", str(tmp_path / "none"), "--seats", "1")
    assert told.code
    assert "cannot be learned with 1" in told.err + told.out
    assert not (tmp_path / "none").exists()
