"""Puzzles: what is found stands out, what is on the shelf can be played, and a wrong solution does not hold."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.cli.puzzles import wanted
from ludoteca.kernel import Game, Option, option
from ludoteca.puzzles import Puzzle, shelf
from ludoteca.puzzles.checking import check, holds
from ludoteca.puzzles.finding import Clear, best_first, standing_out, theme, wins
from ludoteca.registry import box

BOXES = ("roam", "above_and_below", "dune_imperium", "zero11", "calamandara")
A, B, C = option("a", 1), option("b", 1), option("c", 1)


def shortest(game: Game) -> Puzzle:
    """The one that takes least time to be played again."""
    return min(shelf(game.package), key=lambda puzzle: (len(puzzle.solution), puzzle.n))


@pytest.mark.parametrize("code", BOXES)
def test_every_puzzle_of_a_shelf_leads_to_its_question_and_offers_its_solution(code: str) -> None:
    game = box(code)
    puzzles = shelf(game.package)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 30
    for puzzle in puzzles:
        state = puzzle.match(game).state
        assert game.keys.read(puzzle.second) in state.options
        for key in puzzle.solution:
            assert state.ask is not None
            assert state.ask.seat == puzzle.seat
            pick = game.keys.read(key)
            assert pick in state.options
            state.play(pick)
        assert Puzzle.parse(puzzle.line()) == puzzle


@pytest.mark.parametrize("code", ["roam", "above_and_below"])
def test_a_solution_holds_in_fresh_worlds_and_another_move_does_not(code: str) -> None:
    game = box(code)
    puzzle = shortest(game)
    assert all(step.share >= 0.75 for step in check(game, puzzle, worlds=8))
    assert not holds(game, replace(puzzle, solution=(puzzle.second,)), worlds=8)


def test_what_stands_out_wins_nearly_everywhere() -> None:
    brought: dict[Option, list[float]] = {A: [0.5, 0.6, 0.7], B: [0.9, 0.9, 0.9], C: [0.1, 0.95, 0.2]}
    assert best_first(brought) == [B, A, C]
    assert wins(brought) == 3
    found = standing_out(brought)
    assert (found.pick, found.second, found.sure) == (B, A, 1.0)
    assert wins({A: [0.5, 0.5], B: [0.5, 0.4]}) == 1  # a tie is no victory


def test_what_is_asked_for_follows_from_what_the_best_move_brings() -> None:
    assert theme(Clear(A, B, 1.0, 0.4, 1.0)) == "win"
    assert theme(Clear(A, B, 0.8, 0.4, 1.0)) == "best"
    assert theme(Clear(A, B, 0.3, 0.1, 1.0)) == "survive"


def test_a_shelf_is_not_all_easy_ones() -> None:
    easy = replace(shortest(box("roam")), hard=0)
    assert wanted(easy, [], 10)
    assert not wanted(easy, [easy] * 4, 10)
    assert not wanted(replace(easy, hard=2), [replace(easy, hard=2)] * 5, 10)  # always the same pick


def test_the_commands_find_nothing_twice_and_check_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "shelf.jsonl"
    run = CliRunner()
    none = run.invoke(app, ["puzzles", "check", "roam", "--shelf", str(file)])
    assert none.exit_code != 0
    file.write_text(shortest(box("roam")).line() + "\n", "utf-8")
    full = run.invoke(app, ["puzzles", "find", "roam", "-n", "1", "--games", "1", "--shelf", str(file)])
    assert full.exit_code == 0, full.output
    assert len(file.read_text("utf-8").splitlines()) == 1
    checked = run.invoke(app, ["puzzles", "check", "roam", "--worlds", "4", "--shelf", str(file)])
    assert "re-deals" in checked.output
