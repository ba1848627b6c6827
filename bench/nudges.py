"""Which way the weights of a judgement should go: players with weights a little off, and who of them wins.

    python bench/nudges.py calamandara weights NEXT CARD SHORT USEFUL --games 500 --jobs 2

Each player of a game for two judges by weights of his own: every weight named (or every entry of it) is nudged by
chance. Least squares over who won tell what a nudge up brings, with its error. That takes a few hundred games for any
number of weights, but tells only the direction: go some of the way and let `ludoteca arena` say whether it was right.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from rich.progress import track

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.weights import Judging, put
from ludoteca.lab.play import play_out, share_of_victory
from ludoteca.lab.runner import runner
from ludoteca.registry import box

PART = 0.4
LEAST = 0.1
"""A nudge is usually so large, as a part of the weight, and at least so large by itself."""
LEAVES = 12
"""Ends of a turn that the players compare."""
LONGEST = 35
"""Rounds after which nobody has won, for games that count them."""
STRONGEST = 2
"""The searching level whose settings the players have."""

Weights = dict[str, Any]
Nudge = dict[tuple[str, Any], float]
"""By how many usual nudges each weight is off; an entry of a dictionary is a weight of its own."""
Array = np.ndarray[Any, np.dtype[np.float64]]


def entries(room: ModuleType, names: Sequence[str]) -> list[tuple[str, Any]]:
    """The weights behind these names."""
    found: list[tuple[str, Any]] = []
    for name in names:
        weight = getattr(room, name)
        found += [(name, key) for key in weight] if isinstance(weight, dict) else [(name, None)]
    return found


def nudged(room: ModuleType, nudge: Nudge) -> Weights:
    """The weights in force, each off by its nudge."""
    weights: Weights = {}
    for (name, key), by in nudge.items():
        weight = weights.get(name, getattr(room, name))
        usual = float(weight if key is None else weight[key])
        off = usual + by * max(LEAST, PART * abs(usual))
        weights[name] = off if key is None else {**weight, key: off}
    return weights


def played(code: str, where: str, names: Sequence[str], seed: int) -> tuple[list[float], float]:
    """By how much the first player's weights are above the second's, and what part of the victory was his."""
    game, rnd = box(code), random.Random(seed)
    room = import_module(f"ludoteca.games.{code}.{where}")
    judge = game.judge.at(game.judge.search[STRONGEST])
    usual = {name: getattr(room, name) for name in names}
    nudges: list[Nudge] = [{weight: rnd.gauss(0, 1) for weight in entries(room, names)} for _ in range(2)]
    bots = [Judging(judge, 2 * seed + seat, LEAVES, room, nudged(room, nudge)) for seat, nudge in enumerate(nudges)]
    g = game.new(2, seed)
    try:
        play_out(g, bots, until=lambda g: getattr(g, "round", 0) > LONGEST)
    finally:
        put(room, usual)
    ranks = g.outcome().ranks if g.ask is None else (1, 1)
    first, second = (nudge.values() for nudge in nudges)
    above = [a - b for a, b in zip(first, second, strict=True)]
    return above, share_of_victory(ranks, 0)


def fitted(above: Array, won: Array) -> tuple[Array, Array]:
    """What one nudge up brings in victories, by least squares, and the error of that."""
    known = np.c_[above, np.ones(len(above))]
    inverse = np.linalg.inv(known.T @ known + 0.1 * np.eye(known.shape[1]))
    brings = inverse @ known.T @ won
    left = won - known @ brings
    return brings[:-1], np.sqrt(np.diag(inverse) * left.var())[:-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("room", help="the module of the box that has the weights")
    parser.add_argument("names", nargs="+")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    play = partial(played, asked.code, asked.room, asked.names)
    games = runner("", asked.jobs)(play, range(asked.seed, asked.seed + asked.games))
    noted = list(track(games, description="playing", total=asked.games))
    brings, errors = fitted(np.array([above for above, _ in noted]), np.array([won for _, won in noted]))
    weights = entries(import_module(f"ludoteca.games.{asked.code}.{asked.room}"), asked.names)
    for (name, key), up, error in sorted(zip(weights, brings, errors, strict=True), key=lambda row: -abs(row[1])):
        label = name if key is None else f"{name}[{key}]"
        print(f"{label:<16} {up:+.3f} ± {error:.3f}")


if __name__ == "__main__":
    main()
