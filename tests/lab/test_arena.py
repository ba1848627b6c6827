"""The arena is fair to every seat, can be resumed, and counts right."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from typer import Typer
from typer.testing import CliRunner

from ludoteca.cli import arena as command
from ludoteca.cli import common
from ludoteca.kernel import Game, Refused
from ludoteca.lab import play as playing
from ludoteca.lab.arena import Share, cost, matrix, together
from ludoteca.lab.lineups import pairings
from ludoteca.lab.play import Outcome
from ludoteca.lab.ratings import ratings
from ludoteca.lab.runner import Runner, here, resumed
from tests.conformance.toy import GAME as TOY


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    def box(code: str) -> Game:
        assert code == "toy"
        return TOY

    monkeypatch.setattr(playing, "box", box)
    monkeypatch.setattr(common, "box", box)


def test_every_bot_sits_at_every_seat_with_the_same_seeds() -> None:
    games = list(pairings(TOY, ("a", "b"), 3, 12, 1, {}))
    assert len(games) == 12
    seats = Counter((bot, seat) for game in games for seat, bot in enumerate(game.bots))
    assert set(seats.values()) == {6}
    assert Counter(game.seed for game in games) == {1: 6, 2: 6}
    assert len({game.key for game in games}) == 12


def test_alone_the_first_of_a_pair_sits_at_every_seat_among_the_second() -> None:
    games = list(pairings(TOY, ("a", "b"), 3, 6, 1, {}, alone=True))
    assert [game.bots for game in games[:3]] == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    assert Counter(game.seed for game in games) == {1: 3, 2: 3}


def test_two_players_meet_at_both_seats() -> None:
    assert [game.bots for game in pairings(TOY, ("a", "b"), 2, 2, 1, {})] == [("a", "b"), ("b", "a")]


def test_on_a_ladder_only_neighbours_meet_and_all_pairs_play_a_seed_before_the_next() -> None:
    games = list(pairings(TOY, ("a", "b", "c"), 2, 4, 1, {}, ladder=True))
    assert [(set(game.bots), game.seed) for game in games[::2]] == [
        ({"a", "b"}, 1),
        ({"b", "c"}, 1),
        ({"a", "b"}, 2),
        ({"b", "c"}, 2),
    ]


def test_an_interrupted_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    games = list(pairings(TOY, ("random", "greedy"), 2, 8, 1, {}))
    first = list(resumed(games[:3], here, file))
    file.write_text(file.read_text() + '{"key": "half a li')
    played: list[Any] = []

    def counting(work: Callable[[Any], Any], missing: Iterable[Any]) -> Iterator[Any]:
        played.extend(missing)
        return here(work, played)

    everything = list(resumed(games, cast(Runner, counting), file))
    assert len(first) == 3
    assert len(played) == 5
    assert len(everything) == 8
    rows = [line for line in file.read_text().splitlines() if "half" not in line]
    assert len({json.loads(row)["key"] for row in rows}) == 8


def an_outcome(key: str, bots: tuple[str, ...], ranks: tuple[int, ...]) -> Outcome:
    return Outcome(key, bots, ranks, (0,) * len(bots), 9, (0.5,) * len(bots), (10,) * len(bots))


def test_first_places_are_shared_and_counted_for_the_lone_one() -> None:
    outcomes = [an_outcome("1", ("a", "b", "b"), (1, 1, 3)), an_outcome("2", ("b", "a", "b"), (2, 1, 3))]
    shares = matrix(outcomes)
    assert shares == {("a", "b"): Share(2, 1.5)}
    assert cost(outcomes) == {"a": 50.0, "b": 50.0}
    low, high = Share(100, 50).interval
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)


def test_with_half_of_the_seats_an_even_share_is_half_of_the_games() -> None:
    lone = an_outcome("1", ("a", "b", "b"), (1, 2, 3)), an_outcome("2", ("b", "a", "b"), (1, 2, 3))
    field = an_outcome("3", ("b", "a", "a"), (3, 1, 2)), an_outcome("4", ("a", "b", "a"), (2, 2, 2))  # 4: nobody
    shares = together([*lone, *field])
    assert shares == {("a", "b"): Share(4, 2.0), ("b", "a"): Share(4, 1.0)}


def test_who_wins_is_rated_higher() -> None:
    rated = ratings([an_outcome(str(n), ("a", "b"), (1, 2)) for n in range(9)])
    assert rated["a"][0] > rated["b"][0]


def test_ratings_do_not_depend_on_the_order_of_the_file() -> None:
    games = [an_outcome(str(n), ("a", "b"), (1, 2) if n % 3 else (2, 1)) for n in range(9)]
    assert ratings(games[::-1]) == ratings(games)


def test_the_command_prints_rates_and_draws(tmp_path: Path) -> None:
    app = Typer()
    app.command()(command.arena)
    plot = tmp_path / "arena.svg"
    args = ["toy", "--bots", "random,greedy", "-n", "4", "--seats", "2", "--plot", str(plot)]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    assert "greedy" in result.output
    assert plot.read_text().startswith("<?xml")


def test_the_report_covers_what_the_file_knows_of_the_same_table(tmp_path: Path) -> None:
    app = Typer()
    app.command()(command.arena)
    out = ["--out", str(tmp_path / "toy.jsonl")]
    assert CliRunner().invoke(app, ["toy", "--seats", "3", "--bots", "random,greedy", "-n", "6", *out]).exit_code == 0
    assert CliRunner().invoke(app, ["toy", "--seats", "2", "--bots", "random,greedy", "-n", "2", *out]).exit_code == 0
    result = CliRunner().invoke(app, ["toy", "--seats", "2", "--bots", "greedy,mcts-fast", "-n", "2", *out])
    assert "toy, 2 seats, 4 games" in result.output
    assert "random" in result.output


def test_a_game_that_nobody_wins_counts_for_nobody() -> None:
    outcome = an_outcome("1", ("a", "b"), (2, 2))
    assert [outcome.wins(0), outcome.wins(1)] == [0, 0]


@pytest.mark.parametrize(
    "args", [["--bots", "random"], ["--bots", "random,hal"], ["--seats", "9"], ["--variant", "x=y"], ["--on", "moon"]]
)
def test_bad_input_is_refused_in_one_sentence(args: list[str]) -> None:
    app = Typer()
    app.command()(command.arena)
    result = CliRunner().invoke(app, ["toy", *args])
    assert isinstance(result.exception, Refused)
