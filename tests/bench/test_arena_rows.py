"""The results under bench/arena are those of today's bots: one game of each pair is played again."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteca.bots import NAMES
from ludoteca.bots.measured import MEASURED
from ludoteca.lab.arena import cost, together
from ludoteca.lab.intervals import wilson
from ludoteca.lab.play import Order, Outcome, play
from ludoteca.lab.ratings import ratings
from ludoteca.lab.runner import read
from ludoteca.registry import boxes

ARENA = Path(__file__).parents[2] / "bench" / "arena"


def shortest() -> list[Outcome]:
    """Of each pair of bots at each game the game that took them least."""
    found: dict[tuple[str, frozenset[str]], Outcome] = {}
    for file in sorted(ARENA.glob("*.jsonl")):
        for outcome in read(file):
            pair = file.stem, frozenset(outcome.bots)
            if pair not in found or sum(outcome.seconds) < sum(found[pair].seconds):
                found[pair] = outcome
    return list(found.values())


def test_every_game_has_been_measured_or_is_said_to_wait_for_it() -> None:
    """Rows of rules or bots that have changed are taken away; the page then says that the game waits for new ones."""
    measured = {file.stem.rpartition("-")[0] for file in ARENA.glob("*.jsonl")}
    said = next(line for line in (ARENA / "README.md").read_text("utf-8").splitlines() if "To be measured anew" in line)
    waiting = set(re.findall(r"`(\w+)`", said.partition(".**")[0]))
    assert measured | waiting == set(boxes())
    assert measured & waiting == set()
    for game in measured:
        assert len([kept for kept in shortest() if kept.key.startswith(f"{game}/")]) >= 5


@pytest.mark.parametrize("file", sorted(ARENA.glob("*.jsonl")), ids=lambda file: file.stem)
def test_no_level_is_shown_to_be_weaker_than_the_one_below(file: Path) -> None:
    """Ratings rise, or are even within their intervals: they also weigh whom each happened to meet. That every step is
    shown is asked of the games between the two, below."""
    rated = ratings(list(read(file)))
    measured = [name for name in NAMES if name in rated]
    assert set(measured) >= {"random", "greedy", "mcts-fast", "mcts", "mcts-strong"}
    for lower, upper in pairwise(measured):
        (below, give), (above, take) = rated[lower], rated[upper]
        assert above + 1.96 * take > below - 1.96 * give, (lower, upper)


@pytest.mark.parametrize("file", sorted(ARENA.glob("*.jsonl")), ids=lambda file: file.stem)
def test_every_step_of_the_ladder_is_shown(file: Path) -> None:
    """The lower end of the interval lies above an even share."""
    shares = together(read(file))
    measured = [name for name in NAMES if any(name in pair for pair in shares)]
    for lower, upper in pairwise(measured):
        assert shares[upper, lower].interval[0] > 0.5, (lower, upper)


@pytest.mark.parametrize("kept", shortest(), ids=lambda kept: kept.key)
def test_a_kept_game_is_played_the_same_today(kept: Outcome) -> None:
    """Whoever changes a bot measures it again, and replaces its rows."""
    game, _, _, seed = kept.key.split("/")
    again = play(Order(game, kept.bots, int(seed)))
    assert (again.ranks, again.scores, again.picks) == (kept.ranks, kept.scores, kept.picks)


@pytest.mark.parametrize("report", sorted(ARENA.glob("*.txt")), ids=lambda file: file.stem)
def test_people_are_rated_against_what_the_reports_say(report: Path) -> None:
    """The strength of a bot, for one's own numbers, is the one of the report that is kept here."""
    rows = re.findall(r"│ ([a-z-]+) +│ (-?[\d.]+) +│ -?[\d.]+ to -?[\d.]+ +│", report.read_text("utf-8"))
    assert rows
    assert {bot: float(rating) for bot, rating in rows} == {
        bot: skill for bot, (skill, _) in MEASURED[report.stem.rpartition("-")[0]].items()
    }


MORE = sorted((ARENA / "more_seats").glob("*.jsonl"))


def test_more_than_two_seats_are_measured_of_two_games_at_least() -> None:
    assert {file.stem for file in MORE} >= {"above_and_below-3", "above_and_below-4", "roam-3", "roam-4"}


@pytest.mark.parametrize("file", MORE, ids=lambda file: file.stem)
def test_with_more_seats_a_kept_game_is_played_the_same_today_and_what_is_said_of_it_is_true(file: Path) -> None:
    """One game of each file, if possible one in which somebody searches, and every row of the page."""
    outcomes = list(read(file))
    searched = [one for one in outcomes if {"mcts", "mcts-fast"} & set(one.bots)]
    kept = min(searched or outcomes, key=lambda one: sum(one.seconds))
    test_a_kept_game_is_played_the_same_today(kept)
    page = (ARENA / "README.md").read_text("utf-8")
    for upper, lower in {tuple(sorted(set(one.bots), key=NAMES.index, reverse=True)) for one in outcomes}:
        games = [one for one in outcomes if set(one.bots) == {upper, lower}]
        won = sum(one.wins(seat) for one in games for seat, bot in enumerate(one.bots) if bot == upper)
        low, high = wilson(won, len(games))
        shown = f"| {file.stem} | {upper} / {lower} | {len(games)} | {won / len(games):.2f} | {low:.2f} to {high:.2f} |"
        assert shown in page
        assert (f"{shown} shown" in page) == (low > 0.5)


ALONE = sorted((ARENA / "alone").glob("*.jsonl"))
BAR = 1.25
"""What a master alone among `mcts-strong` is to win at least, in even shares: so the lower end of the interval."""


@pytest.mark.parametrize("file", ALONE, ids=lambda file: file.stem)
def test_what_is_said_of_a_master_alone_among_the_strongest_is_true(file: Path) -> None:
    """One game is played again, and the row of the page says what the games say: how often, how surely, how long."""
    outcomes = list(read(file))
    seats = len(outcomes[0].bots)
    assert {tuple(sorted(one.bots)) for one in outcomes} == {("master", *["mcts-strong"] * (seats - 1))}
    assert Counter(one.bots.index("master") for one in outcomes) == dict.fromkeys(range(seats), len(outcomes) / seats)
    test_a_kept_game_is_played_the_same_today(min(outcomes, key=lambda one: sum(one.seconds)))
    won = sum(one.wins(one.bots.index("master")) for one in outcomes)
    low, high = wilson(won, len(outcomes))
    spent = cost(outcomes)
    shown = (
        f"| {file.stem} | {len(outcomes)} | {won / len(outcomes):.2f} | {low:.3f} to {high:.3f} | {BAR / seats:.3f} "
        f"| {spent['master']:.1f} / {spent['mcts-strong']:.1f} |"
    )
    page = (ARENA / "README.md").read_text("utf-8")
    assert shown in page
    assert (f"{shown} reached |" in page) == (low > BAR / seats)
