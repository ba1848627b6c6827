"""Games to learn from are noted honestly. What needs PyTorch is tried by bench/training (`make check-training`)."""

from __future__ import annotations

import itertools

import pytest

from ludoteca import extras
from ludoteca.bots.learned import by_experience, opinion
from ludoteca.kernel import Random, State
from ludoteca.lab.play import share_of_victory
from ludoteca.lab.train import playing
from ludoteca.lab.train.playing import Page, Task, evenly, page, played
from ludoteca.registry import box
from tests.cli.conftest import Run, run

__all__ = ["run"]  # the fixture

ROAM = box("roam")
DUNE = box("dune_imperium")


def test_the_same_task_is_the_same_game() -> None:
    assert played(Task("roam", 3, 5)) == played(Task("roam", 3, 5))
    assert played(Task("roam", 3, 5)) != played(Task("roam", 3, 6))


def test_every_seat_tells_the_end_from_its_own_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clockwise from itself; one victory in all."""
    ends: list[State] = []
    begin = type(ROAM).begin

    def watched(*args: object) -> State:
        ends.append(begin(*args))  # type: ignore[arg-type]  # just what it was called with
        return ends[-1]

    monkeypatch.setattr(type(ROAM), "begin", watched)
    diaries = played(Task("roam", 3, 5)).diaries
    result = ends[-1].outcome()
    assert len({result.scores[seat] for seat in range(3)}) > 1
    for seat, diary in enumerate(diaries):
        clockwise = [(seat + n) % 3 for n in range(3)]
        assert diary.points == tuple(result.scores[other] for other in clockwise)
        assert diary.won == tuple(share_of_victory(result.ranks, other) for other in clockwise)
        assert len(diary.pages) == len(diaries[0].pages) > 10


def test_a_seat_notes_only_what_it_sees() -> None:
    """Deal what it cannot see some other way: the same page is written, with the same luck in guessing."""
    g = DUNE.new(3, 8)
    chance = Random.seeded(8)
    for _ in range(91):
        g.play(chance.pick(g.options))
    assert g.ask is not None
    seat = g.ask.seat
    other = g.view(seat).guess(Random.seeded(4))
    judge = by_experience(DUNE)
    assert judge.values(g) != judge.values(other), "something is hidden that would have been noted"
    assert page(DUNE, g.view(seat), Random.seeded(9)) == page(DUNE, other.view(seat), Random.seeded(9))


def test_a_page_is_what_a_search_will_show_the_network() -> None:
    view = ROAM.new(2, 3).view(1)
    world = view.guess(Random.seeded(9))
    numbers = ROAM.features.of(world, 1)
    written = page(ROAM, view, Random.seeded(9))
    assert dict(zip(written.where, written.what, strict=True)) == pytest.approx(
        {n: number for n, number in enumerate(numbers) if number}
    )
    mine, theirs = (by_experience(ROAM).values(world)[seat] for seat in (1, 0))
    assert list(written.opinions) == pytest.approx([opinion(mine), opinion(theirs)])


def test_a_long_diary_is_thinned_out_evenly() -> None:
    written = [Page([n], [1.0], [0.0]) for n in range(250)]
    kept = [kept.where[0] for kept in evenly(written, 100)]
    assert len(kept) == 100
    assert kept[-1] == 249
    assert {later - earlier for earlier, later in itertools.pairwise(kept)} == {2, 3}
    assert evenly(written[:100], 100) == written[:100]


def test_a_game_without_an_end_teaches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "LONGEST", 12)
    assert played(Task("roam", 2, 5)).diaries == []


def test_without_pytorch_the_command_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    told = run("train", "roam")
    assert told.code
    assert "ludoteca[train]" in told.err + told.out
