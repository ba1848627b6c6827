"""Games are the same wherever they are played, also when whoever plays them is killed."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Generator, Sequence
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import cast

import pytest

from ludoteca.bots.simple import RandomBot
from ludoteca.kernel import Game, Refused
from ludoteca.lab.chunks import in_chunks
from ludoteca.lab.intervals import holm, mean_interval, same_mean, same_rate, zero_mean
from ludoteca.lab.play import Order, Outcome, play, play_out
from ludoteca.lab.runner import chunk_size, here, in_processes, last_sizes, next_size, read, resumed, runner
from ludoteca.lab.workers import LostError
from ludoteca.registry import box


def told(outcomes: Sequence[Outcome]) -> list[tuple[object, ...]]:
    return sorted((o.key, o.ranks, o.scores, o.picks, o.decisions) for o in outcomes)


def orders(count: int) -> list[Order]:
    return [Order("roam", ("random", "random", "random"), seed) for seed in range(1, count + 1)]


def test_two_processes_play_the_same_games_as_one() -> None:
    assert told(list(runner("", 2)(play, orders(12)))) == told(list(runner()(play, orders(12))))


def test_who_picks_at_random_picks_the_same_with_and_without_a_view() -> None:
    """The short way without views is only a short way."""
    watched: list[str] = []
    seen = play(orders(1)[0], lambda _g, _ask, pick: watched.append(pick.key))
    assert told([seen]) == told([play(orders(1)[0])])
    assert len(watched) == seen.picks


def die_once(marker: str) -> int:
    """The first process to come here is killed, as the machine would when it is out of memory."""
    try:
        Path(marker).touch(exist_ok=False)
    except FileExistsError:
        return 1
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_a_killed_process_loses_no_work(tmp_path: Path) -> None:
    assert sum(in_processes(2, die_once, [str(tmp_path / "killed")] * 9)) == 9


def test_a_process_killed_while_the_next_one_starts_holds_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The standard library's pool of Python 3.11 waits for ever here."""
    start, marker = ForkServerProcess.start, tmp_path / "killed"
    started: list[ForkServerProcess] = []

    def start_late(process: ForkServerProcess) -> None:
        start(process)
        started.append(process)
        if len(started) == 2:
            started[0].join()

    monkeypatch.setattr(ForkServerProcess, "start", start_late)
    assert sum(in_processes(2, die_once, [str(marker)] * 9)) == 9
    assert len(started) == 3


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    with pytest.raises(LostError, match="memory"):
        list(in_processes(2, die, range(4)))


def divide(number: int) -> float:
    return 1 / number


def hang_up(_: int) -> None:
    raise ConnectionResetError("somebody else's pipe")


class UnsendableError(Exception):
    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.held = lambda: words


def raise_unsendable(_: int) -> None:
    raise UnsendableError("a lambda cannot be sent")


def bring_a_lambda(_: int) -> object:
    return lambda: None


def test_what_goes_wrong_in_a_process_goes_wrong_here_and_says_where() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        list(in_processes(2, divide, [1, 2, 0, 4]))
    assert "in divide" in caught.value.__notes__[0]
    with pytest.raises(ConnectionResetError, match="somebody else's"):
        list(in_processes(2, hang_up, [1, 2]))
    with pytest.raises(RuntimeError, match="a lambda cannot be sent"):
        list(in_processes(2, raise_unsendable, [1, 2]))
    with pytest.raises(RuntimeError, match="lambda"):
        list(in_processes(2, bring_a_lambda, [1, 2]))


def sleep_or_not(seconds: int) -> int:
    time.sleep(seconds)
    return seconds


def test_who_looks_no_further_waits_for_nobody() -> None:
    results = in_processes(2, sleep_or_not, [0, 600])
    assert next(results) == 0
    cast(Generator[int, None, None], results).close()
    assert not multiprocessing.active_children()


def parent(_: int) -> int:
    return os.getppid()


def test_processes_fork_from_one_that_has_started_up() -> None:
    assert len({os.getpid(), *in_processes(2, parent, range(8))}) == 2


def test_a_run_goes_on_from_its_file_behind_a_torn_line(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = list(resumed(orders(3), here, file))
    file.write_text(file.read_text() + '{"key": "half a li')
    again = list(resumed(orders(5), here, file))
    assert again[:3] == first
    assert [outcome.seed for outcome in read(file)] == [1, 2, 3, 4, 5]


def test_there_is_no_other_place_to_run() -> None:
    with pytest.raises(Refused, match="ray=ADDRESS"):
        runner("moon")


def test_chunks_hold_everything_once() -> None:
    assert list(in_chunks(range(5), 2)) == [[0, 1], [2, 3], [4]]
    assert chunk_size(3, 2) == 1
    assert chunk_size(1000, 2) == 8


def test_more_is_handed_over_at_a_time_if_it_is_soon_done() -> None:
    assert next_size(8, seconds=0.01, count=1000, jobs=2) == 16
    assert next_size(8, seconds=0.15, count=1000, jobs=2) == 8
    assert next_size(100, seconds=0.01, count=1000, jobs=2) == 125  # all end at about the same time


def test_towards_the_end_less_is_handed_over_so_that_nobody_waits_for_the_last() -> None:
    assert last_sizes(500, left=4000, jobs=2) == 500
    assert last_sizes(500, left=400, jobs=2) == 100
    assert last_sizes(500, left=3, jobs=2) == 1
    assert sorted(in_processes(2, abs, range(-50, 0))) == list(range(1, 51))


def test_a_game_is_played_from_where_it_stands() -> None:
    game: Game = box("roam")
    g = game.new(2, 3)
    effort = play_out(g, [RandomBot(1), RandomBot(2)])
    assert g.over
    assert min(effort.decisions) > 0


def test_what_chance_does_is_not_a_finding() -> None:
    """The weakest of many findings must be far surer than one alone."""
    assert holm([0.04, 0.3, 0.001]) == [False, False, True]
    assert holm([0.04]) == [True]
    assert same_rate(50, 100, 52, 100) > 0.5
    assert same_rate(50, 100, 90, 100) < 0.001
    assert same_mean([1.0, 2.0, 3.0] * 20, [1.0, 2.0, 3.1] * 20) > 0.5
    assert same_mean([1.0, 2.0, 3.0] * 20, [2.0, 3.0, 4.0] * 20) < 0.001
    mean, low, high = mean_interval([1.0, 2.0, 3.0])
    assert (mean, round(low, 3), round(high, 3)) == (2.0, 0.868, 3.132)


def test_differences_within_games_are_compared_with_nothing() -> None:
    assert zero_mean([1.0, -1.0] * 50) > 0.9
    assert zero_mean([1.0, 0.5] * 50) < 0.001
    assert zero_mean([0.0] * 9) == 1.0
