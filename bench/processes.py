"""What two processes do beside one: games by chance, here and in two processes, in turns.

    python bench/processes.py roam --games 4000 --rounds 3

Two cores with nothing else to do are needed for the first figure, games per second of the clock. The second one counts
processor time, the parent's included, and can be measured on a busy machine: what two processes spend on the same
games says how many times as many two free cores could play at most. Starting up, which is paid once, is told apart.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from ludoteca.kernel.native import running
from ludoteca.lab.play import Order, play
from ludoteca.lab.runner import in_processes
from ludoteca.registry import box


def timed(order: Order) -> tuple[int, float, float]:
    """Who played it, how much processor time the process had spent before and after."""
    before = time.process_time()
    play(order)
    return os.getpid(), before, time.process_time()


@dataclass(frozen=True)
class Spent:
    """Seconds."""

    clock: float
    processor: float


def here(orders: list[Order]) -> Spent:
    clock, processor = time.perf_counter(), time.process_time()
    for order in orders:
        play(order)
    return Spent(time.perf_counter() - clock, time.process_time() - processor)


def in_two(orders: list[Order]) -> Spent:
    """From the first game that comes back to the last."""
    clock, processor = time.perf_counter(), time.process_time()
    first: dict[int, float] = {}
    last: dict[int, float] = {}
    for who, before, after in in_processes(2, timed, orders):
        first[who] = min(before, first.get(who, before))
        last[who] = max(after, last.get(who, after))
    workers = sum(last[who] - first[who] for who in last)
    return Spent(time.perf_counter() - clock, time.process_time() - processor + workers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    game = box(asked.game)
    bots = ("random",) * game.seats[len(game.seats) // 2]
    orders = [Order(asked.game, bots, seed) for seed in range(1, asked.games + 1)]
    begun = time.perf_counter()
    in_two(orders[:2])
    print(f"{running()}; starting up and two games: {time.perf_counter() - begun:.2f} s of the clock")
    for _ in range(asked.rounds):
        one, two = here(orders), in_two(orders)
        print(
            f"one {one.clock:.2f} s ({one.processor:.2f} of a processor), two {two.clock:.2f} s ({two.processor:.2f}): "
            f"{one.clock / two.clock:.2f} times as many; at most {2 * one.processor / two.processor:.2f}"
        )


if __name__ == "__main__":
    main()
