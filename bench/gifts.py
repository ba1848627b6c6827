"""What a thing is worth: one player is given it, and the rest of the game is played with it and without.

    python bench/gifts.py above_and_below --when 1 3 5 --games 100
    python bench/gifts.py zero11 --seats 3 --when 3 --games 150

A game says in `bench/games/<code>/presents.py` what can be given.

What players have when they win says little about that: who is ahead has more of everything. A gift makes the difference
itself, with the same seeds before and after it. The figures are beside what the game's bot room says of the same gift.
`--when` is a moment of the game: in Above and Below the rounds left after this one, in 011 the Hour.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.presents import Presents
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game, Judge, State
from ludoteca.lab.intervals import mean_interval
from ludoteca.lab.play import Astray, play_out, share_of_victory
from ludoteca.registry import box

ASTRAY = 0.05
"""How often somebody picks at random on the way there, so that not all games are alike."""

GAMES = sorted(file.parent.name for file in (Path(__file__).parent / "games").glob("*/presents.py"))
"""Those that say what can be given."""


def beginners(judge: Judge[Any], seats: int, seed: int, leaves: int) -> list[GreedyBot]:
    return [GreedyBot(judge, seed + seat, leaves, 1) for seat in range(seats)]


def started(game: Game, seats: int, count: int, presents: Presents, leaves: int) -> Iterator[tuple[int, State]]:
    """So many games that have come to the moment."""
    seed = 700_000
    while count:
        seed += 1
        g, chance = game.new(seats, seed), random.Random(seed)
        bots = [Astray(bot, ASTRAY, chance) for bot in beginners(game.judge, seats, 11 * seed, leaves)]
        play_out(g, bots, until=presents.moment)
        if g.ask is not None:
            count -= 1
            yield seed, g


def finished(game: Game, g: State, seed: int, leaves: int) -> tuple[list[float], list[float]]:
    """Victories and points of everybody."""
    bots = beginners(game.judge, g.seats, 7 * seed, leaves)
    play_out(g, bots)
    result = g.outcome()
    return [share_of_victory(result.ranks, seat) for seat in g.everyone], list(result.scores)


def mean(numbers: list[float]) -> str:
    middle, _, high = mean_interval(numbers)
    return f"{middle:+.2f} ± {high - middle:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code", choices=GAMES)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--when", type=int, nargs="+", default=[3])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--leaves", type=int, default=1, help="ends of a turn that the players compare")
    asked = parser.parse_args()
    game = box(asked.code)
    for when in asked.when:
        presents = import_module(f"bench.games.{asked.code}.presents").presents(when)
        games = list(started(game, asked.seats, asked.games, presents, asked.leaves))
        without = [finished(game, g.clone(), seed, asked.leaves) for seed, g in games]
        for name, give in presents.gifts.items():
            won, points, said = [], [], []
            for n, (seed, g) in enumerate(games):
                seat, richer = n % asked.seats, g.clone()
                if not give(richer, seat):
                    continue
                said.append(presents.said(richer, seat) - presents.said(g, seat))
                wins, scores = finished(game, richer, seed, asked.leaves)
                won.append(wins[seat] - without[n][0][seat])
                points.append(scores[seat] - without[n][1][seat])
            if len(won) > 1:
                print(
                    f"{when}: {name}: {len(won)} games, {mean(points)} points, {mean(won)} victories; "
                    f"the room says {statistics.fmean(said):+.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
