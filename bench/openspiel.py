"""OpenSpiel's own information-set search against ours, at equal time on a core.

    python bench/openspiel.py roam --games 20 --seconds 0.05

Both sit at either seat in turn with the same deals. Each may think as long as the other: after every decision the
number of simulations or iterations is corrected by the time that it took.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteca.bots import Clock, make
from ludoteca.lab import openspiel
from ludoteca.lab.intervals import wilson
from ludoteca.registry import box


class Pace:
    """How many looks fit into the time, by what they took so far."""

    def __init__(self, seconds: float) -> None:
        self.seconds, self.looks, self.spent, self.decisions = seconds, 4.0, 0.0, 0

    def took(self, spent: float) -> None:
        self.spent += spent
        self.decisions += 1
        self.looks = max(2.0, min(2 * self.looks, self.looks * (self.seconds / max(1e-6, spent)) ** 0.5))

    def line(self) -> str:
        return f"{1000 * self.spent / self.decisions:.0f} ms and {self.looks:.0f} looks a decision"


def play(code: str, seats: int, ours_at: int, deal: int, ours: Pace, theirs: Pace) -> float:
    """One game; what part of the victory was ours."""
    game = pyspiel.load_game(openspiel.PREFIX + code, {"players": seats})
    chance = np.random.RandomState(deal)
    rival = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.0, 1, random_state=chance)
    bot = make("mcts-strong", deal, box(code))
    state: Any = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        start = time.process_time()
        if state.current_player() == ours_at:
            view = state.table.view(ours_at)
            action = box(code).index[bot.decide(view, Clock(iterations=int(ours.looks)))]
            ours.took(time.process_time() - start)
        else:
            rival._max_simulations = int(theirs.looks)
            action = int(rival.step(state))
            theirs.took(time.process_time() - start)
        state.apply_action(action)
    return float((state.returns()[ours_at] + 1) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=0.05, help="for each decision of either side")
    asked = parser.parse_args()
    ours, theirs, won = Pace(asked.seconds), Pace(asked.seconds), 0.0
    for n in range(asked.games):
        won += play(asked.code, 2, n % 2, n // 2, ours, theirs)
        low, high = wilson(won, n + 1)
        print(f"{n + 1} games, ours won {won / (n + 1):.0%} ({low:.0%} to {high:.0%}); ", end="")
        print(f"ours: {ours.line()}; theirs: {theirs.line()}", flush=True)


if __name__ == "__main__":
    main()
