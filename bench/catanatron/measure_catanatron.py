"""Random games of catanatron, three seats, in its own environment: prints its figures as JSON.

A tick of catanatron counts as a decision also where only one action is possible, which our kernel would not even ask.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from measure import measure

SEATS = (Color.RED, Color.BLUE, Color.WHITE)


def new(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in SEATS], seed=seed + 1)


def play(seed: int) -> int:
    game, ticks = new(seed), 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        ticks += 1
    return ticks


if __name__ == "__main__":
    half = new(3)
    for _ in range(300):
        half.play_tick()
    print(json.dumps(asdict(measure(play, half.copy, float(sys.argv[1])))))
