"""How fast the searching bots think: iterations per second of information-set search, on one core, per box.

    python bench/bots.py            every box with a bot room
    python bench/bots.py roam

What is measured is what plays: guesses, the tree, playing on, the game's judgement. Decisions of random games, with the
box's own settings; the beginner's first impression is left out.
"""

from __future__ import annotations

import argparse
import dataclasses
import importlib.util
import platform
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteca.bots import DEFAULT, make
from ludoteca.bots.bot import Clock
from ludoteca.bots.ismcts import Searcher
from ludoteca.kernel import Game, Random, State
from ludoteca.registry import box, boxes


@dataclasses.dataclass(frozen=True)
class Thinking:
    """What was measured of one box."""

    iterations_per_second: float
    default_ms: float
    """The table's usual bot, per decision, on average."""
    default_slowest_ms: float


def decisions(game: Game, seats: int, count: int, every: int = 13) -> list[State]:
    """Views of whoever is asked, every so many picks of random games, where there is something to decide."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        g, rng = game.new(seats, seed), Random.seeded(~seed)
        for n in range(game.bound):
            if g.ask is None:
                break
            if n % every == every - 1 and len(g.options) > 1:
                found.append(g.view(g.ask.seat))
            g.play(rng.pick(g.options))
    return found[:count]


def measure(game: Game, seconds: float) -> Thinking:
    """Three seats, or the box's middle count."""
    seats = 3 if 3 in game.seats else game.seats[len(game.seats) // 2]
    views = decisions(game, seats, 24)
    bot = Searcher(game.judge, dataclasses.replace(game.judge.search[0], impression=0), 1, 50)
    start = time.process_time()
    while time.process_time() - start < seconds:
        for view in views:
            bot.decide(view, Clock(iterations=50))
    rate = bot.done / (time.process_time() - start)
    spent = []
    for view in views:
        start = time.process_time()
        make(DEFAULT, 1, game).decide(view)
        spent.append(1000 * (time.process_time() - start))
    return Thinking(rate, sum(spent) / len(spent), max(spent))


def report(games: list[Game], seconds: float) -> dict[str, Thinking]:
    """Measure and print."""
    table = Table(title=f"Searching, one core, {platform.python_implementation()} {platform.python_version()}")
    for column in ("", "iterations/s", f"{DEFAULT}: ms per decision", "slowest ms"):
        table.add_column(column, justify="right" if column else "left")
    found = {}
    for game in games:
        if importlib.util.find_spec(f"{game.package}.bot") is None:
            continue
        row = found[game.code] = measure(game, seconds)
        table.add_row(
            game.code, f"{row.iterations_per_second:,.0f}", f"{row.default_ms:.0f}", f"{row.default_slowest_ms:.0f}"
        )
    Console(width=max(100, Console().width)).print(table)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="codes; all boxes if none are given")
    parser.add_argument("--seconds", type=float, default=4.0, help="time for each box")
    asked = parser.parse_args()
    report([box(code) for code in asked.games] or list(boxes().values()), asked.seconds)


if __name__ == "__main__":
    main()
