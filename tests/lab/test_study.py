"""A study counts right, draws a page that needs nothing else, and compares only what can be told apart."""

from __future__ import annotations

import csv
import re
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from ludoteca.kernel import Game, Option
from ludoteca.lab.play import Order, play
from ludoteca.lab.study import plots
from ludoteca.lab.study.findings import Rate, findings, rates
from ludoteca.lab.study.plots import Scale
from ludoteca.lab.study.watching import Studied, decided, in_parts, lead_changes, marks, study
from ludoteca.registry import boxes
from ludoteca.words import LANGUAGES, Words
from tests.cli.conftest import Run, run

__all__ = ["run"]  # the fixture


def some(code: str, count: int, bots: tuple[str, ...] = ("random", "random")) -> list[Studied]:
    return [study(Order(code, bots, seed)) for seed in range(1, count + 1)]


def test_a_watched_game_is_the_same_game() -> None:
    order = Order("roam", ("random", "random"), 5)
    watched = study(order)
    alone = play(order)
    assert (watched.outcome.ranks, watched.outcome.scores, watched.outcome.picks) == (
        *(alone.ranks, alone.scores),
        alone.picks,
    )
    assert sum(watched.taken.values()) == alone.picks
    assert all(watched.taken[key] <= watched.offered[key] for key in watched.taken)
    assert tuple(watched.curve[-1]) == alone.scores
    assert [sum(parts.values()) for parts in watched.sources] == list(alone.scores)


def test_what_was_studied_comes_back_from_its_line() -> None:
    watched = some("roam", 1)[0]
    assert Studied.parse(watched.row()) == watched
    assert Studied.parse(watched.row()[:50]) is None


def test_the_lead_changes_when_somebody_else_takes_it() -> None:
    assert lead_changes([(0, 0), (1, 0), (1, 1), (1, 2), (3, 2)]) == 2
    assert lead_changes([(1, 0), (1, 1), (2, 1)]) == 0


def test_a_game_is_decided_when_the_winner_leads_for_good() -> None:
    course = [(0, 0), (1, 0), (1, 2), (3, 2), (4, 2)]
    assert decided(course, (1, 2)) == 3 / 5
    assert decided(course, (2, 1)) == 1
    assert decided(course, (1, 1)) == 1  # shared: nobody led for good
    assert decided([], (1, 2)) == 1


def test_parts_cover_a_game_of_any_length() -> None:
    assert in_parts([1.0] * 7) == [1.0] * 20
    assert in_parts(list(map(float, range(40)))) == [2 * n + 0.5 for n in range(20)]
    assert (marks(100)[0], marks(100)[-1], len(marks(100))) == (0, 99, 21)
    assert marks(1) == [0] * 21


def test_a_rate_is_compared_with_the_other_seats_of_its_own_games() -> None:
    """One wins what the other does not: 40 games at two seats are 40 coins, not 80."""
    games = some("roam", 40)
    by_seat = rates(games, lambda _game, seat: (seat,))
    assert sum(rate.wins for rate in by_seat) == pytest.approx(40)
    assert sum(rate.excess for rate in by_seat) == pytest.approx(0)
    clear = sum(game.outcome.ranks.count(1) == 1 for game in games)
    assert [rate.variance for rate in by_seat] == [pytest.approx(clear / 4)] * 2
    assert all(rate.excess == pytest.approx(rate.wins - 20) for rate in by_seat)
    assert Rate("x", 100, 60, 10, 25).chance == pytest.approx(0.0455, abs=1e-3)
    (everybody,) = rates(games, lambda _game, _seat: ("all",))
    assert everybody.chance == 1.0  # what both have says nothing


@pytest.mark.parametrize("code", sorted(boxes()))
def test_every_box_tells_its_facts_in_both_languages(code: str) -> None:
    game = boxes()[code]
    seats = min(count for count in game.seats if count > 1)
    watched = study(Order(code, ("random",) * seats, 3))
    names = {*watched.numbers[0], *watched.sources[0], *watched.kinds[0], *watched.things[0]}
    assert len(names) >= 4
    for language in LANGUAGES:
        words = Words(game, language, strict=True)
        assert all(words.t(name) for name in names)
        for seat in range(seats):
            for name, some_things in (
                *watched.things[seat].items(),
                *((k, [v]) for k, v in watched.kinds[seat].items()),
            ):
                domain = name.removeprefix("study-")
                assert domain in game.view.words
                assert all(words.say(game.view.words[domain](thing)) for thing in some_things)
    assert game.facts.buys <= set(game.verbs)


def test_round_numbers_lie_on_the_way_from_the_least_to_the_most() -> None:
    assert Scale.over(0.474, 0.526).round_numbers == [0.48, 0.5, 0.52]
    assert Scale.over(0, 17.9, 4).round_numbers == [0, 5, 10, 15]
    assert Scale.over(3, 3).round_numbers[0] == 3  # all alike
    assert Scale.over(10, 20).at(12.5) == 25


def test_pictures_stay_within_their_frames() -> None:
    drawn = str(plots.intervals([("A", 0.5, (0.1, 0.9), True), ("B", 0.2, (0.1, 0.3), False)], 0.4, "all"))
    drawn += str(plots.histogram([1.0, 2.0, 2.0, 9.0], "label", "said"))
    drawn += str(plots.histogram([0.5 * n for n in range(300)], "label", "said"))
    drawn += str(plots.stacked([("A", 3.0, 1.0), ("none", 0.0, 0.0)], ("won", "lost"), "said"))
    assert "none" not in drawn
    starts = [float(found) for found in re.findall(r"left:([-\d.]+)%", drawn)]
    assert min(starts) >= 0
    assert max(starts) <= 100
    assert all(float(left) + float(wide) < 100.1 for left, wide in re.findall(r"left:([\d.]+)%;width:([\d.]+)%", drawn))


def test_the_command_writes_a_page_that_needs_nothing_else_and_all_rows(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    asked = ("study", "roam", "--bots", "random", "-n", "40", "-o", str(folder), "--variant", "mode=full")
    assert run(*asked).code == 0
    page = (folder / "index.html").read_text("utf-8")
    assert page.count("forest") >= 4
    assert page.count('class="bar"') > 20
    assert page.count("<path") == 3
    assert not re.search(r"(src|href)=\"(?!#)", page)
    with (folder / "seats.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 80
    assert pq.read_table(folder / "seats.parquet").num_rows == 80
    assert sum(float(row["won"]) for row in rows) == pytest.approx(40)
    before = (folder / "games.jsonl").read_text()
    assert run(*asked, "--lang", "pt-BR").code == 0
    assert (folder / "games.jsonl").read_text() == before  # nothing was played again
    page = (folder / "index.html").read_text("utf-8")
    assert "Quem vence?" in page
    assert re.search(r">\d+,\d%<", page)
    assert not re.search(r">\d+\.\d%<", page)


def test_a_sixth_game_gets_the_general_part_for_nothing(run: Run, lantern: Game, tmp_path: Path) -> None:
    ran = run("study", lantern.code, "--bots", "random", "-n", "30", "-o", str(tmp_path / "l"))
    assert ran.code == 0, ran.err
    assert "Lantern" in (tmp_path / "l" / "index.html").read_text("utf-8")


def test_a_study_of_a_few_games_is_written_too(run: Run, lantern: Game, tmp_path: Path) -> None:
    """Whoever tries it first with ten games was shown a traceback."""
    ran = run("study", lantern.code, "--bots", "random", "-n", "3", "-o", str(tmp_path / "l"))
    assert ran.code == 0, ran.err
    page = (tmp_path / "l" / "index.html").read_text("utf-8")
    assert page.count("i.range") + page.count('class="range"') >= 2, "both seats, with how little is known of them"


def test_only_what_differs_by_more_than_chance_is_listed(run: Run, tmp_path: Path) -> None:
    one, same, other = (str(tmp_path / name) for name in ("one", "same", "other"))
    studied = ("study", "roam", "-n", "40")
    assert run(*studied, "--bots", "random", "-o", one).code == 0
    assert run(*studied, "--bots", "random", "--seed", "500", "-o", same).code == 0
    assert run(*studied, "--bots", "random", "--variant", "mode=full", "-o", other).code == 0
    assert "Nothing differs" in run("study", "--compare", one, same).out
    assert "decisions in a game" in run("study", "--compare", one, other).out


def test_what_cannot_be_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("study").code == 2
    assert run("study", "roam", "--bots", "hal", "-o", str(tmp_path)).code == 2
    assert run("study", "--compare", str(tmp_path / "no"), str(tmp_path / "no")).code == 2


def test_what_nobody_takes_is_found() -> None:
    found = findings(some("roam", 3))
    never = {key for key, _ in found.untaken}
    assert never
    assert all(Option.parse(key) for key in never)
    assert not never & {key for game in found.games for key in game.taken}
