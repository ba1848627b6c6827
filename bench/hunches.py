"""How often does a policy name the option that a search finds best? Games of the master, none of which it learned from.

    python bench/hunches.py roam --seats 2 -n 20 --seed 7900 --policy hunches.net [--plain]

For the game's own `prefer` and for each policy (a file of `ludoteca train --teach hunches` or `--teach policy`): how
often it names that option, how much less the search thinks of what it names (in shares of a victory), and how long it
takes for a question. The master plays with the policies of the box; `--plain` without.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteca.bots.bot import Thought
from ludoteca.bots.learned import by_experience
from ludoteca.bots.master import Master, shipped, shipped_hunches
from ludoteca.kernel import Choice, Game, Judge, Option, Random, State
from ludoteca.lab.intervals import mean_interval
from ludoteca.lab.play import play_out
from ludoteca.lab.train.imitation import experienced
from ludoteca.registry import box


@dataclass
class Tally:
    """What one policy has named so far, game by game: how often the best option, and how much it missed."""

    judge: Judge[Any]
    named: list[list[float]]
    missed: list[list[float]]
    seconds: float = 0.0

    def ask(self, world: State, thoughts: Sequence[Thought]) -> None:
        """The thoughts of a search, best first."""
        options = [thought.option for thought in thoughts]
        start = time.perf_counter()
        tastes = self.judge.prefers(world, options)
        self.seconds += time.perf_counter() - start
        estimates = {thought.option: thought.estimate for thought in thoughts}
        best, top = max(estimates.values()), max(tastes)
        tied = [option for option, taste in zip(options, tastes, strict=True) if taste == top]
        self.named[-1].append(sum(estimates[option] >= best for option in tied) / len(tied))
        self.missed[-1].append(sum(best - estimates[option] for option in tied) / len(tied))

    def line(self) -> str:
        """With 95 % intervals by games."""
        found = []
        for kept in (self.named, self.missed):
            mean, low, high = mean_interval([sum(one) / len(one) for one in kept])
            found.append(f"{mean:.3f} ({low:.3f} to {high:.3f})")
        questions = sum(map(len, self.named))
        return f"named {found[0]}, missed {found[1]}, {1e6 * self.seconds / questions:.1f} µs a question"


def compare(game: Game, seats: int, games: int, first: int, judges: dict[str, Judge[Any]], plain: bool) -> int:
    """Play, ask everybody, and say what came of it; the number of questions."""
    tallies = {name: Tally(judge, [], []) for name, judge in judges.items()}
    for seed in range(first, first + games):
        rng = Random.seeded(seed)
        known = () if plain else shipped_hunches(game)
        bots = [Master(game, shipped(game), seed * 31 + seat, float("inf"), known) for seat in range(seats)]

        def watch(g: State, ask: Choice, _: Option, rng: Random = rng, bots: Sequence[Master] = bots) -> None:
            thoughts = bots[ask.seat].thoughts()
            if len(thoughts) > 1:
                world = g.view(ask.seat).guess(rng)
                for tally in tallies.values():
                    tally.ask(world, thoughts)

        for tally in tallies.values():
            tally.named.append([])
            tally.missed.append([])
        play_out(game.begin(seats, seed, {}), bots, watch)
    questions = sum(map(len, next(iter(tallies.values())).named))
    print(f"{game.code}, {seats} players, {games} games from {first}, {questions} questions")
    for name, tally in tallies.items():
        print(f"  {name}: {tally.line()}")
    return questions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", "--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7900)
    parser.add_argument("--policy", type=Path, nargs="*", default=[])
    parser.add_argument("--plain", action="store_true", help="the master plays without the policies of the box")
    asked = parser.parse_args()
    game = box(asked.code)
    judges = {"prefer": by_experience(game)}
    judges |= {str(file): experienced(str(file), asked.code) for file in asked.policy}
    compare(game, asked.seats, asked.games, asked.seed, judges, asked.plain)


if __name__ == "__main__":
    main()
