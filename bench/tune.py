"""How a search should look at a game (`SEARCH` in its bot room): measured by playing, searched for by Optuna.

    python bench/tune.py roam --seats 2 --variant mode=full --set rounds=1,leaves=8 --set rounds=2
    python bench/tune.py roam --seats 2 --trials 30

One searcher sits among players of another level, at every seat in turn with the same seeds. Points tell more than
victories in few games, so both are counted: the objective is the share of victories plus a tenth of the lead in
standard deviations.
"""

from __future__ import annotations

import argparse
import dataclasses
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteca.bots import make
from ludoteca.bots.bot import Bot
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game, Search
from ludoteca.lab.intervals import mean_interval, wilson
from ludoteca.lab.play import play_out, share_of_victory
from ludoteca.registry import box

Maker = Callable[[int], Bot]
"""A bot for a seed."""


@dataclasses.dataclass
class Tally:
    """What came of the games of one setting."""

    wins: list[float]
    leads: list[float]
    seconds: float

    @property
    def objective(self) -> float:
        spread = statistics.pstdev(self.leads) or 1.0
        return statistics.fmean(self.wins) + 0.1 * statistics.fmean(self.leads) / spread

    def line(self) -> str:
        n = len(self.wins)
        low, high = wilson(sum(self.wins), n)
        lead, least, most = mean_interval(self.leads)
        return (
            f"{n} games, {statistics.fmean(self.wins):.3f} won (95 %: {low:.3f} to {high:.3f}), "
            f"ahead by {lead:+.2f} ({least:+.2f} to {most:+.2f}), {self.seconds / n:.2f} s each"
        )


def match(game: Game, seats: int, variants: dict[str, str], lone: Maker, field: Maker, games: int, first: int) -> Tally:
    """A lone bot among others, at every seat."""
    tally = Tally([], [], 0.0)
    start = time.process_time()
    for seed in range(first, first + -(-games // seats)):
        for seat in range(seats):
            g = game.new(seats, seed, **variants)
            bots: list[Bot] = [(lone if s == seat else field)(1009 * seed + s) for s in range(seats)]
            play_out(g, bots)
            result = g.outcome()
            tally.wins.append(share_of_victory(result.ranks, seat))
            best = max(score for s, score in enumerate(result.scores) if s != seat)
            tally.leads.append(result.scores[seat] - best)
    tally.seconds = time.process_time() - start
    return tally


def spoken(words: str) -> dict[str, Any]:
    """`rounds=1,explore=0.5` as keyword arguments of `Search`."""
    kinds = {field.name: field.type for field in dataclasses.fields(Search)}
    pairs = (word.split("=") for word in words.split(",") if word)
    return {name: float(value) if kinds[name] == "float" else int(value) for name, value in pairs}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--variant", action="append", default=[])
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--games", type=int, default=20, help="for each setting")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--lone", default="", help="a level by name instead of settings, such as greedy")
    parser.add_argument("--seed", type=int, default=5000, help="not those of the arena's reports")
    parser.add_argument("--set", action="append", default=[], help="measure this setting; as often as needed")
    parser.add_argument("--trials", type=int, default=0, help="let Optuna propose so many settings")
    asked = parser.parse_args()
    game = box(asked.code)
    variants = dict(word.split("=") for word in asked.variant)
    usual = game.judge.search[1]

    def field(seed: int) -> Bot:
        return make(asked.against, seed, game, timed=False)

    def measured(settings: dict[str, Any]) -> Tally:
        search = dataclasses.replace(usual, **settings)
        judge = game.judge.at(search)

        def lone(seed: int) -> Bot:
            if asked.lone:
                return make(asked.lone, seed, game, timed=False)
            if asked.iterations == 0:
                return GreedyBot(judge, seed, search.plans, search.guesses)
            return Searcher(judge, search, seed, asked.iterations)

        return match(game, asked.seats, variants, lone, field, asked.games, asked.seed)

    for words in asked.set or ([] if asked.trials else [""]):
        print(words or asked.lone or "as it is", "|", measured(spoken(words)).line(), flush=True)
    if asked.trials:
        propose(asked.trials, measured)


def propose(trials: int, measured: Callable[[dict[str, Any]], Tally]) -> None:
    """Optuna's tree of Parzen estimators over what `Search` knows."""
    import optuna

    def objective(trial: optuna.Trial) -> float:
        settings = {
            "rounds": trial.suggest_int("rounds", 0, 2),
            "leaves": trial.suggest_int("leaves", 1, 40, log=True),
            "explore": trial.suggest_float("explore", 0.15, 1.5, log=True),
            "widen": trial.suggest_float("widen", 1.0, 6.0),
            "impression": trial.suggest_int("impression", 0, 16),
            "error": trial.suggest_float("error", 0.005, 0.1, log=True),
            "plans": trial.suggest_int("plans", 10, 200, log=True),
            "guesses": trial.suggest_int("guesses", 1, 6),
        }
        tally = measured(settings)
        print(settings, "|", tally.line(), flush=True)
        return tally.objective

    study = optuna.create_study(direction="maximize", sampler=optuna.samplers.TPESampler(seed=1))
    study.optimize(objective, n_trials=trials)
    print("best:", study.best_params, study.best_value)


if __name__ == "__main__":
    main()
