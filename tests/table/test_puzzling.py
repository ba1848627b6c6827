"""Puzzles at the table: today's, the answer, and that the first try counts."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

import pytest

from ludoteca.puzzles import Puzzle, shelf
from ludoteca.registry import box
from ludoteca.store.learning import tries_at
from ludoteca.table.puzzling import daily, rating, weekly
from tests.table.hall import Hall, hall

ROAM = box("roam")


@pytest.fixture(scope="module")
def puzzles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("puzzles"), games={"roam": ROAM}) as opened:
        yield opened


@pytest.fixture
def one() -> Puzzle:
    return next(puzzle for puzzle in shelf(ROAM.package) if len(puzzle.solution) == 1)


def test_every_day_has_its_puzzle_and_the_shelf_is_gone_through(one: Puzzle) -> None:
    first = dt.date(2026, 11, 16)
    days = [daily(ROAM, first + dt.timedelta(n)) for n in range(len(shelf(ROAM.package)))]
    assert len({puzzle.id for puzzle in days if puzzle}) == len(days)
    assert weekly(ROAM, first) == weekly(ROAM, first + dt.timedelta(0))


def test_the_page_shows_what_the_seat_sees_and_nothing_of_the_solution(puzzles: Hall, one: Puzzle) -> None:
    ana = puzzles.enters("Ana")
    assert f"/puzzles/roam/{one.id}" in ana.gets("/puzzles")
    page = ana.gets(f"/puzzles/roam/{one.id}")
    assert f'data-pick="{one.solution[0]}"' in page
    assert "Solution" not in page
    ana.gets("/puzzles/roam/nothing", 404)


def test_the_first_try_counts(puzzles: Hall, one: Puzzle) -> None:
    bia, where = puzzles.enters("Bia"), f"/puzzles/roam/{one.id}"
    wrong = bia.posts(where, pick=one.second, step="0").headers["location"]
    page = bia.gets(wrong)
    assert "Not the best one" in page
    assert "Solution" in page
    right = bia.posts(where, pick=one.solution[0], step="0").headers["location"]
    assert "That is it!" in bia.gets(right)
    assert puzzles.house.store.look(lambda c: tries_at(c, one.id)) == (0, 1)
    caio = puzzles.enters("Caio", "pt-BR")
    assert "É isso!" in caio.gets(caio.posts(where, pick=one.solution[0], step="0").headers["location"])
    assert puzzles.house.store.look(lambda c: tries_at(c, one.id)) == (1, 2)
    assert "1 of 2" in bia.gets("/me/numbers") or "0 of 1" in bia.gets("/me/numbers")


def test_what_is_not_on_offer_is_refused(puzzles: Hall, one: Puzzle) -> None:
    eva, where = puzzles.enters("Eva"), f"/puzzles/roam/{one.id}"
    eva.posts(where, 400, pick="nonsense", step="0")
    eva.posts(where, 400, pick=one.solution[0], step="7")
    eva.gets(f"{where}?picked=nonsense", 400)
    assert puzzles.house.store.look(lambda c: tries_at(c, one.id))[1] <= 2


def test_a_puzzle_that_people_fail_is_rated_harder(one: Puzzle) -> None:
    assert rating(one, 0, 10) > rating(one, 0, 0) > rating(one, 10, 10)
