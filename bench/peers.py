"""Other people's engines, in an environment of their own: random games of each, one core, printed as JSON.

    .venv-peers/bin/python bench/peers.py 2

A decision is a pick of a player from the list of what is allowed; what chance does counts for nobody. A tick of
catanatron counts also where only one action is possible, which our kernel would not even ask.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from measure import Figures, measure

SPIEL = ("backgammon", "gin_rummy", "hearts")
CARDS = ("gin-rummy", "uno", "no-limit-holdem")


def catanatron(seconds: float) -> Figures:
    """Three seats."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    def new(seed: int) -> Any:
        return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)], seed=seed + 1)

    def play(seed: int) -> int:
        game, ticks = new(seed), 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        return ticks

    half = new(3)
    for _ in range(300):
        half.play_tick()
    return measure(play, half.copy, seconds, calls=False)


def open_spiel(name: str, seconds: float) -> Figures:
    """A game written in C++, called from Python."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play(seed: int, most: int = 1 << 30) -> int:
        chance, decisions = random.Random(seed), 0
        state = game.new_initial_state()
        while not state.is_terminal() and decisions < most:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        halves.append(state)
        del halves[:-1]
        return decisions

    halves: list[Any] = []
    play(1, most=30)
    half = halves[0]
    return measure(play, half.clone, seconds, calls=False)


def rlcard(name: str, seconds: float) -> Figures:
    import rlcard as library

    env = library.make(name)

    def play(seed: int) -> int:
        chance, decisions = random.Random(seed), 0
        env.seed(seed)
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return measure(play, None, seconds, calls=False)


def pettingzoo(name: str, seconds: float) -> Figures:
    import importlib

    env = importlib.import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        chance, decisions = random.Random(seed), 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(chance.choice([action for action, may in enumerate(seen["action_mask"]) if may]))
                decisions += 1
        return decisions

    return measure(play, None, seconds, calls=False)


YARDSTICK = 4.0
"""Everything is told in its speed, and in a second it plays a few dozen games only, which are not all alike."""


def everybody(seconds: float) -> Iterator[tuple[str, Callable[[], Figures]]]:
    yield "catanatron", lambda: catanatron(max(seconds, YARDSTICK))
    for name in SPIEL:
        yield f"OpenSpiel {name}", partial(open_spiel, name, seconds)
    for name in CARDS:
        yield f"RLCard {name}", partial(rlcard, name, seconds)
    for name in ("connect_four_v3", "tictactoe_v3"):
        yield f"PettingZoo {name}", partial(pettingzoo, name, seconds)


if __name__ == "__main__":
    print(json.dumps({name: asdict(figures()) for name, figures in everybody(float(sys.argv[1]))}))
