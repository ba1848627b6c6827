"""What things are worth (the constants of a game's bot room), searched for by Optuna in self-play.

    python bench/weights.py zero11 PAGES NAME TIME CLUES USUAL_END --seats 3 --trials 80

A lone beginner who judges by the proposed constants sits among beginners who judge by those in force, at every seat in
turn with the same seeds. The best proposal is then played against them again with seeds of its own, because the best of
many trials was also a lucky one.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import optuna

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.tune import Maker, Tally, match
from ludoteca.bots.bot import Clock, Thought
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game, Judge, Option, State
from ludoteca.registry import box

FRESH = 500_000
"""Seeds that no trial has seen."""
APART = 3.0
"""A constant may become so many times as large or small."""


def put(room: ModuleType, constants: dict[str, float]) -> None:
    for name, value in constants.items():
        setattr(room, name, value)


class Judging:
    """A beginner who judges by constants of his own."""

    def __init__(
        self, judge: Judge[Any], seed: int, leaves: int, room: ModuleType, constants: dict[str, float]
    ) -> None:
        self.beginner = GreedyBot(judge, seed, leaves, 1)
        self.room = room
        self.constants = constants

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        put(self.room, self.constants)
        return self.beginner.decide(view, clock)

    def thoughts(self) -> Sequence[Thought]:
        return self.beginner.thoughts()


def compared(game: Game, seats: int, proposed: dict[str, float], leaves: int, games: int, first: int) -> Tally:
    """A lone beginner with the proposed constants among those with the constants in force."""
    room = import_module(f"{game.package}.bot")
    usual = {name: getattr(room, name) for name in proposed}

    def judging(constants: dict[str, float]) -> Maker:
        return lambda seed: Judging(game.judge, seed, leaves, room, constants)

    try:
        return match(game, seats, {}, judging(proposed), judging(usual), games, first)
    finally:
        put(room, usual)


def say(study: optuna.Study, trial: optuna.trial.FrozenTrial) -> None:
    """A long search that is interrupted has not been for nothing."""
    if study.best_trial.number == trial.number:
        print(trial.number, f"{trial.value:.3f}", {name: round(x, 3) for name, x in trial.params.items()}, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("constants", nargs="+")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--trials", type=int, default=80)
    parser.add_argument("--games", type=int, default=60, help="for each trial")
    parser.add_argument("--leaves", type=int, default=1, help="ends of a turn that the beginners compare")
    parser.add_argument("--points", action="store_true", help="go by the lead in points instead of victories")
    asked = parser.parse_args()
    game = box(asked.code)
    usual: dict[str, float] = {name: getattr(import_module(f"{game.package}.bot"), name) for name in asked.constants}

    def objective(trial: optuna.Trial) -> float:
        proposed = {
            name: trial.suggest_float(name, value / APART, value * APART, log=True) for name, value in usual.items()
        }
        tally = compared(game, asked.seats, proposed, asked.leaves, asked.games, 1)
        return statistics.fmean(tally.leads if asked.points else tally.wins)

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=1, multivariate=True))
    study.enqueue_trial(usual)
    study.optimize(objective, n_trials=asked.trials, show_progress_bar=sys.stderr.isatty(), callbacks=[say])
    tops = sorted((t for t in study.trials if t.value is not None), key=lambda t: -(t.value or 0.0))[:3]
    for top in tops:
        tally = compared(game, asked.seats, top.params, asked.leaves, 4 * asked.games, FRESH)
        print({name: round(value, 3) for name, value in top.params.items()})
        print(f"  {top.value:.3f} in its trial; fresh seeds: {tally.line()}; even: {1 / asked.seats:.3f}", flush=True)


if __name__ == "__main__":
    main()
