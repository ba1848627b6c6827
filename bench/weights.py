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
from pathlib import Path
from types import ModuleType

import optuna

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteca.bots.bot import Mind
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game
from ludoteca.registry import box

FRESH = 500_000
"""Seeds that no trial has seen."""
APART = 3.0
"""A constant may become so many times as large or small."""


def put(room: ModuleType, constants: dict[str, float]) -> None:
    for name, value in constants.items():
        setattr(room, name, value)


def wins(
    game: Game, seats: int, proposed: dict[str, float], leaves: int, games: int, first: int
) -> tuple[list[float], list[float]]:
    """Victories and leads of a lone beginner with the proposed constants."""
    room: ModuleType = game.room("bot")
    usual = {name: getattr(room, name) for name in proposed}
    mind = Mind(game)
    won: list[float] = []
    leads: list[float] = []
    try:
        for seed in range(first, first + -(-games // seats)):
            for seat in range(seats):
                g = game.new(seats, seed)
                bots = [GreedyBot(mind, 1009 * seed + s, leaves, 1) for s in range(seats)]
                while (ask := g.ask) is not None:
                    put(room, proposed if ask.seat == seat else usual)
                    g.play(bots[ask.seat].decide(g.view(ask.seat)))
                result = g.outcome()
                won.append(1 / result.ranks.count(1) if result.ranks[seat] == 1 else 0.0)
                leads.append(result.scores[seat] - max(score for s, score in enumerate(result.scores) if s != seat))
    finally:
        put(room, usual)
    return won, leads


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
    usual: dict[str, float] = {name: getattr(game.room("bot"), name) for name in asked.constants}

    def objective(trial: optuna.Trial) -> float:
        proposed = {
            name: trial.suggest_float(name, value / APART, value * APART, log=True) for name, value in usual.items()
        }
        won, leads = wins(game, asked.seats, proposed, asked.leaves, asked.games, 1)
        return statistics.fmean(leads if asked.points else won)

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=1, multivariate=True))
    study.enqueue_trial(usual)
    study.optimize(objective, n_trials=asked.trials, show_progress_bar=sys.stderr.isatty(), callbacks=[say])
    tops = sorted((t for t in study.trials if t.value is not None), key=lambda t: -(t.value or 0.0))[:3]
    for top in tops:
        won, leads = wins(game, asked.seats, top.params, asked.leaves, 4 * asked.games, FRESH)
        error = statistics.stdev(won) / len(won) ** 0.5
        print({name: round(value, 3) for name, value in top.params.items()})
        print(
            f"  {top.value:.3f} in its trial; {len(won)} games of fresh seeds: {statistics.fmean(won):.3f} won "
            f"(± {error:.3f}; even: {1 / asked.seats:.3f}), ahead by {statistics.fmean(leads):+.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
