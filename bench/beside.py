"""Is this tree as fast as that one? Two packages play the same random games in turns, in processes of their own:

    git archive c61d535 src | tar x -C /tmp/before
    python bench/beside.py /tmp/before/src src roam dune_imperium

A burst of games here, the same burst there, many times over, in processor time; whatever else the machine does disturbs
both alike. Said is the median of the pairs' ratios: below 1 the second one is slower. The compiled package is a package
like any other: `build/native/lib`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

PLAY = """
import json, random, sys, time
from ludoteca.registry import box

game, variants, games = box(sys.argv[1]), json.loads(sys.argv[2]), int(sys.argv[3])
seats = 3 if 3 in game.seats else game.seats[len(game.seats) // 2]
seed = 0
for _ in sys.stdin:
    start, decisions = time.process_time(), 0
    for seed in range(seed + 1, seed + 1 + games):
        table, number = game.new(seats, seed, **variants), random.Random(seed).random
        while table.agenda:
            options = table.options
            table.play(options[int(number() * len(options))])
            decisions += 1
    print(decisions / (time.process_time() - start), flush=True)
"""
TABLES = {"roam": {"mode": "full"}}
"""As in engine.py: the table that is measured, where the box's defaults are not the whole game."""
GAMES = 20
"""In a burst."""


class Player:
    """A process that plays with one of the packages."""

    def __init__(self, package: Path, code: str) -> None:
        command = [sys.executable, "-c", PLAY, code, json.dumps(TABLES.get(code, {})), str(GAMES)]
        environment = {**os.environ, "PYTHONPATH": str(package.resolve())}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, cwd=package, stdin=pipe, stdout=pipe, text=True)
        self.rates: list[float] = []

    def burst(self) -> None:
        """The next games; decisions per second."""
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        self.rates.append(float(self.process.stdout.readline()))

    def leave(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def compare(before: Path, after: Path, code: str, rounds: int) -> str:
    players = [Player(before, code), Player(after, code)]
    for n in range(rounds + 1):
        for player in players[:: 1 if n % 2 else -1]:  # each goes first every other time
            player.burst()
    for player in players:
        player.leave()
    was, now = (player.rates[1:] for player in players)  # the first burst builds what is built on first use
    ratio = statistics.median(b / a for a, b in zip(was, now, strict=True))
    return f"{code:20} {statistics.median(was):9,.0f} {statistics.median(now):9,.0f} decisions/s  {ratio:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("games", nargs="+", help="codes")
    parser.add_argument("--rounds", type=int, default=30)
    asked = parser.parse_args()
    for code in asked.games:
        print(compare(asked.before, asked.after, code, asked.rounds))


if __name__ == "__main__":
    main()
