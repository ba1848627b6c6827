"""`make bench`: random play of every box in plain CPython on one core, beside catanatron measured in the same run; then
how fast the bots search."""

from __future__ import annotations

import argparse
import json
import platform
import random
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.bots import report
from bench.measure import Figures, measure
from ludoteca.kernel import Game, State
from ludoteca.registry import box, boxes

HERE = Path(__file__).parent
LATEST = HERE / "latest.json"
PEER = HERE.parent / ".venv-catanatron"
PEER_VERSION = "3.2.1"
TABLES: Mapping[str, Mapping[str, str]] = {"roam": {"mode": "full"}}
"""The table that is measured, where the box's defaults are not the whole game."""


def measure_box(game: Game, seconds: float) -> Figures:
    """Three seats, or the box's middle count."""
    seats = 3 if 3 in game.seats else game.seats[len(game.seats) // 2]
    variants = dict(TABLES.get(game.code, {}))

    def play(seed: int) -> int:
        return play_out(game.new(seats, seed, **variants), random.Random(seed))

    half = half_way(game, seats, variants)
    return measure(play, half.clone, seconds)


def play_out(state: State, chance: random.Random) -> int:
    """One option list per decision, handed on to `play`. Who picks draws its own numbers, not the table's."""
    decisions = 0
    agenda, play, number = state.agenda, state.play, chance.random
    while agenda:
        options = state.options
        play(options[int(number() * len(options))])
        decisions += 1
    return decisions


def half_way(game: Game, seats: int, variants: dict[str, str]) -> State:
    """The table after half of a random game."""
    picks = play_out(game.new(seats, 1, **variants), random.Random(2))
    state, chance = game.new(seats, 1, **variants), random.Random(2)
    for _ in range(picks // 2):
        state.play(chance.choice(state.options))
    return state


def measure_catanatron(seconds: float) -> Figures:
    """In an environment of its own, made on first use."""
    python = PEER / "bin" / "python"
    if not python.is_file():
        subprocess.run([sys.executable, "-m", "venv", str(PEER)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, f"catanatron=={PEER_VERSION}"], check=True)
    script = HERE / "catanatron" / "measure_catanatron.py"
    ran = subprocess.run([str(python), str(script), str(seconds)], check=True, capture_output=True, text=True)
    return Figures(**json.loads(ran.stdout.splitlines()[-1]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="codes; all boxes if none are given")
    parser.add_argument("--seconds", type=float, default=6.0, help="time for each box")
    parser.add_argument("--no-peer", action="store_true", help="leave catanatron out")
    asked = parser.parse_args()
    chosen = [box(code) for code in asked.games] or list(boxes().values())
    figures = {game.code: measure_box(game, asked.seconds) for game in chosen}
    if not asked.no_peer:
        figures["catanatron"] = measure_catanatron(asked.seconds)
    table = Table(title=f"Random play, one core, {platform.python_implementation()} {platform.python_version()}")
    for column in ("", "decisions/s", "games/s", "clone µs", "calls/decision", "decisions/game"):
        table.add_column(column, justify="right" if column else "left")
    for name, row in figures.items():
        table.add_row(
            f"{name} {' '.join(f'{k}={v}' for k, v in TABLES.get(name, {}).items())}".strip(),
            f"{row.decisions_per_second:,.0f}",
            f"{row.games_per_second:,.1f}",
            f"{row.clone_us:.2f}",
            f"{row.calls_per_decision:.1f}",
            f"{row.decisions_per_game:.0f}",
        )
    Console(width=max(100, Console().width)).print(table)
    searching = report(chosen, asked.seconds / 3)
    written: dict[str, dict[str, float]] = {name: asdict(row) for name, row in figures.items()}
    for code, thinking in searching.items():
        written[code] |= asdict(thinking)
    LATEST.write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    main()
