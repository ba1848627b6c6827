"""The figures of our own engine, of whichever package is first on the path: `bench/run.py` runs this file twice, once
on the sources and once on what `make native` has built, and reads what it prints as JSON.

    python bench/engine.py --seconds 2 roam
"""

from __future__ import annotations

import argparse
import dataclasses
import gc
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Mapping
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from bench.measure import clone_us, measure
from ludoteca.bots import Clock
from ludoteca.bots.ismcts import Searcher
from ludoteca.kernel import Game, Random, State, load, save
from ludoteca.kernel.native import running
from ludoteca.kernel.playout import PLAYOUTS, play_out, playouts
from ludoteca.registry import box, boxes
from ludoteca.words import Words

TABLES: Mapping[str, Mapping[str, str]] = {"roam": {"mode": "full"}}
"""The table that is measured, where the box's defaults are not the whole game."""
TENTHS = 10
COPIES = 400
THINK = 50
"""Iterations of a decision."""


@dataclasses.dataclass(frozen=True)
class Speeds:
    """What was measured of one box. Times in microseconds on a core."""

    seats: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone_us: float
    view_us: float
    guess_us: float
    save_us: float
    load_us: float
    page_us: float
    iterations_per_second: float
    """Of information-set search, with the box's own settings and without the beginner's first impression."""
    playouts_per_second: float
    """Random games from the middle of one, each on a copy."""
    bytes_per_state: float
    by_seats: dict[str, float]
    """Decisions per second by number of players."""
    by_tenth: list[float]
    """Microseconds per decision in each tenth of a game."""


def seats_of(game: Game) -> int:
    """Three seats, or the box's middle count."""
    return 3 if 3 in game.seats else game.seats[len(game.seats) // 2]


def half_way(game: Game, seats: int, variants: Mapping[str, str]) -> State:
    """The table after half of a random game, with somebody asked who may choose."""
    picks = play_out(game.new(seats, 1, **variants), random.Random(2))
    state, chance = game.new(seats, 1, **variants), random.Random(2)
    for n in range(picks):
        if n >= picks // 2 and len(state.options) > 1:
            break
        state.play(chance.choice(state.options))
    return state


def measure_box(game: Game, seconds: float) -> Speeds:
    seats, variants = seats_of(game), TABLES.get(game.code, {})

    def play(seed: int) -> int:
        return play_out(game.new(seats, seed, **variants), random.Random(seed))

    half = half_way(game, seats, variants)
    assert half.ask is not None
    view, rng, words = half.view(half.ask.seat), Random.seeded(1), Words.of(game, "en")
    data = save(half)
    figures = measure(play, half.clone, seconds, calls=False)
    return Speeds(
        seats=seats,
        decisions_per_second=figures.decisions_per_second,
        games_per_second=figures.games_per_second,
        decisions_per_game=figures.decisions_per_game,
        clone_us=figures.clone_us,
        view_us=clone_us(lambda: half.view(view.viewer), times=300),
        guess_us=clone_us(lambda: view.guess(rng), times=300),
        save_us=clone_us(lambda: save(half), times=100),
        load_us=clone_us(lambda: load(game, data), times=100),
        page_us=clone_us(lambda: str(game.view.page(view, lambda *_: {}, words.t)), repeats=3, times=10),
        iterations_per_second=searching(game, view, seconds / 3),
        playouts_per_second=PLAYOUTS * 1e6 / clone_us(lambda: playouts(half), repeats=3, times=5),
        bytes_per_state=memory(half),
        by_seats={str(n): rate(game, n, variants, seconds / 6) for n in game.seats},
        by_tenth=by_tenth(game, seats, variants),
    )


def searching(game: Game, view: State, seconds: float) -> float:
    """Iterations per second."""
    search = dataclasses.replace(game.judge.search[0], impression=0)
    bot = Searcher(game.judge, search, 1, THINK)
    bot.decide(view, Clock(iterations=THINK))
    start, before = time.process_time(), bot.done
    while time.process_time() - start < seconds:
        bot.root = type(bot.root)()  # nothing is remembered of the last time
        bot.decide(view, Clock(iterations=THINK))
    return (bot.done - before) / (time.process_time() - start)


def memory(state: State) -> float:
    """Bytes that one more table takes."""
    kept = [state.clone()]
    gc.collect()
    tracemalloc.start()
    kept += [state.clone() for _ in range(COPIES)]
    took, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return took / COPIES


def rate(game: Game, seats: int, variants: Mapping[str, str], seconds: float) -> float:
    decisions = seed = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        seed += 1
        decisions += play_out(game.new(seats, seed, **variants), random.Random(seed))
    return decisions / (time.process_time() - start)


def by_tenth(game: Game, seats: int, variants: Mapping[str, str], games: int = 12) -> list[float]:
    """What a decision costs early and late in a game."""
    spent, picks = [0.0] * TENTHS, [0] * TENTHS
    for seed in range(1, games + 1):
        length = play_out(game.new(seats, seed, **variants), random.Random(seed))
        state, chance = game.new(seats, seed, **variants), random.Random(seed)
        for tenth in range(TENTHS):
            count = length * (tenth + 1) // TENTHS - length * tenth // TENTHS
            start = time.process_time()
            for _ in range(count):
                options = state.options
                state.play(options[int(chance.random() * len(options))])
            spent[tenth] += time.process_time() - start
            picks[tenth] += count
    return [1e6 * seconds / max(1, count) for seconds, count in zip(spent, picks, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="codes; all boxes if none are given")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for random play of each box")
    asked = parser.parse_args()
    chosen = [box(code) for code in asked.games] or list(boxes().values())
    found = {game.code: dataclasses.asdict(measure_box(game, asked.seconds)) for game in chosen}
    if not asked.games or "dune_imperium" in asked.games:
        found["dune_imperium"]["four"] = four_players(box("dune_imperium"), asked.seconds)
    print(json.dumps({"runs": running(), "boxes": found}))


def four_players(game: Game, seconds: float) -> dict[str, float]:
    """The same of four players, for whom the bars of this box are set."""
    figures = measure(lambda seed: play_out(game.new(4, seed), random.Random(seed)), None, seconds, calls=False)
    return {"decisions_per_second": figures.decisions_per_second, "games_per_second": figures.games_per_second}


if __name__ == "__main__":
    main()
