"""What a beginner should look at first (`ORDER` in a game's bot room), searched for by Optuna in self-play.

    python bench/order.py above_and_below --seats 2 --trials 300

Players who follow `prefer` alone finish a game in milliseconds, so a trial is a hundred whole games: one seat follows
the order proposed, the others the one in force. The best one is then played against it again with seeds of its own,
because the best of many trials was also a lucky one.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteca.bots.simple import finish_turn
from ludoteca.kernel import Game
from ludoteca.lab.intervals import mean_interval
from ludoteca.registry import box

FRESH = 500_000
"""Seeds that no trial has seen."""


def lead(game: Game, seats: int, order: dict[str, float], games: int, first: int) -> tuple[float, float]:
    """By how many points a lone follower of this order is ahead of the best other, and how far that is sure (95 %).
    Whole turns are finished at once, without views: the one loop here that is not `play_out`."""
    in_force: dict[str, float] = import_module(f"{game.package}.bot").ORDER
    usual = dict(in_force)
    leads = []
    for seed in range(first, first + -(-games // seats)):
        for seat in range(seats):
            g = game.new(seats, seed)
            while (ask := g.ask) is not None:
                in_force.update(order if ask.seat == seat else usual)
                _, g, _ = finish_turn(game.judge, g, ask.seat, leaves=1)
            scores = g.outcome().scores
            leads.append(scores[seat] - max(score for s, score in enumerate(scores) if s != seat))
    in_force.update(usual)
    mean, _, high = mean_interval(leads)
    return mean, high - mean


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--trials", type=int, default=200)
    parser.add_argument("--games", type=int, default=100, help="for each trial")
    asked = parser.parse_args()
    import optuna

    game = box(asked.code)
    usual: dict[str, float] = dict(import_module(f"{game.package}.bot").ORDER)

    def objective(trial: optuna.Trial) -> float:
        order = {verb: trial.suggest_float(verb, 0.0, 1.0) for verb in usual}
        return lead(game, asked.seats, order, asked.games, 1)[0]

    optuna.logging.set_verbosity(optuna.logging.WARNING)
    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=1, multivariate=True))
    study.enqueue_trial(usual)
    study.optimize(objective, n_trials=asked.trials, show_progress_bar=sys.stderr.isatty())
    mean, error = lead(game, asked.seats, study.best_params, 4 * asked.games, FRESH)
    print({verb: round(worth, 2) for verb, worth in study.best_params.items()})
    print(f"ahead of the order in force by {mean:+.2f} (± {error:.2f}) in {4 * asked.games} games of fresh seeds")


if __name__ == "__main__":
    main()
