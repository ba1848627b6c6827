"""A review blames what is bad, leaves alone what is good, and says so on a page."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bench.review import game_with_a_blunder
from ludoteca.bots import make
from ludoteca.cli import app
from ludoteca.kernel import Match
from ludoteca.lab.runner import runner
from ludoteca.registry import box
from ludoteca.review import Review, review
from ludoteca.review.judging import carefully, grade
from ludoteca.review.page import document
from ludoteca.review.whole import LASTS, PLENTY, Seen, Stretch, care_for, look_at, stretches
from ludoteca.words import LANGUAGES, Words


@pytest.fixture(scope="module")
def short() -> Match:
    """The beginning of a game of Roam."""
    game = box("roam")
    match = Match(game, ["Ana", "Bea"], 3)
    bots = [make("greedy", seat, game) for seat in range(2)]
    for _ in range(14):
        ask = match.state.ask
        assert ask is not None
        match.choose(bots[ask.seat].decide(match.state.view(ask.seat)))
    return match


@pytest.fixture(scope="module")
def whole(short: Match) -> Review:
    *parts, found = review(short.record(), runner())
    assert isinstance(found, Review)
    assert len(parts) == 15
    return found


def test_a_loss_is_blamed_only_if_it_is_large_and_sure() -> None:
    assert grade(0.0, 0.0) == "best"
    assert grade(0.03, 0.001) == "good"
    assert grade(0.06, 0.01) == "inaccuracy"
    assert grade(0.2, 0.01) == "mistake"
    assert grade(0.2, 0.15) == "good"


def test_what_the_next_pick_takes_back_is_no_turning_point(whole: Review) -> None:
    def with_chances(*firsts: float) -> Review:
        return Review(whole.record, tuple(Seen(n, (one, 1 - one), None) for n, one in enumerate(firsts)))

    bounced = with_chances(0.5, 0.5, 0.5, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.8, 0.8, 0.8, 0.8, 0.8)
    assert 9 in [moment.n for moment in bounced.turning_points()]
    before, after = bounced.around(9)
    assert before == [0.5, 0.5]
    assert after == pytest.approx([0.8, 0.2])
    told = [moment.n for moment in bounced.turning_points()]
    assert all(later - sooner >= LASTS for sooner, later in pairwise(told))


def test_a_long_game_is_looked_at_with_less_care_so_that_nobody_waits(short: Match) -> None:
    assert {stretch.care for stretch in stretches(short.record())} == {1.0}
    assert care_for(PLENTY, 4) == 0.25
    assert [carefully(32, care) for care in (1.0, 0.25, 0.01)] == [32, 8, 3]


def test_a_planted_blunder_is_found() -> None:
    match, n, _ = game_with_a_blunder("roam", 2, "greedy")
    assert n >= 0
    (seen,) = look_at(Stretch(match.record().text(), n, n + 1, 77))
    assert seen.verdict is not None
    assert seen.verdict.grade in ("inaccuracy", "mistake")
    assert seen.verdict.better != seen.verdict.pick


def test_every_moment_is_looked_at_and_chances_are_shares(whole: Review) -> None:
    assert [seen.n for seen in whole.seen] == list(range(15))
    assert all(abs(sum(chances) - 1) < 1e-9 for chances in whole.curve)
    assert whole.seen[-1].verdict is None
    assert {verdict.seat for verdict in whole.verdicts} == {0, 1}
    assert all(0 <= whole.accuracy(seat) <= 100 for seat in (0, 1))


def test_a_pick_that_turns_nothing_up_is_neither_lucky_nor_unlucky(whole: Review) -> None:
    """At Roam placing shows nothing hidden until a land is complete."""
    first = whole.seen[0].verdict
    assert first is not None
    assert first.luck == 0.0


def test_the_same_seed_gives_the_same_review(short: Match, whole: Review) -> None:
    text = short.record().text()
    assert look_at(Stretch(text, 4, 6, 1)) == [seen for seen in whole.seen if seen.n in (4, 5)]


def test_a_verdict_is_reached_from_what_the_seat_knew() -> None:
    """The same view with other hidden cards gets the same verdict (but for luck, which is what they are)."""
    game = box("roam")
    match = Match(game, ["Ana", "Bea"], 3)
    state = match.state
    assert state.ask is not None
    from ludoteca.kernel import Random
    from ludoteca.review.judging import judge

    other = state.view(state.ask.seat).guess(Random.seeded(5))
    pick = state.options[0]
    one, two = judge(game, state, 0, pick, 9), judge(game, other, 0, pick, 9)
    assert (one.better, one.grade, one.expects, one.loss) == (two.better, two.grade, two.expects, two.loss)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_it_in_words(short: Match, whole: Review, language: str) -> None:
    words = Words(short.game, language, ("Ana", "Bea"), strict=True)
    page = document(whole, short, words)
    assert page.startswith("<!doctype html>")
    assert "Ana" in page
    assert page.count("<polyline") == 2
    assert "http" not in page.replace("http-equiv", "")


def test_the_command_writes_the_page(short: Match, tmp_path: Path) -> None:
    record, out = tmp_path / "r.txt", tmp_path / "r.html"
    record.write_text(short.record().text())
    ran = CliRunner().invoke(app, ["review", str(record), "-o", str(out), "--jobs", "1", "--lang", "en"])
    assert ran.exit_code == 0, ran.output
    assert "Accuracy" in ran.output
    assert out.read_text("utf-8").startswith("<!doctype html>")
