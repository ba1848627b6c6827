"""How long a person waits for bots: seconds of processor time for each decision and each turn of a bot at a full table.

    python bench/turns.py dune_imperium --seats 4 --bot mcts --seconds 25
    python bench/turns.py dune_imperium --seats 4 --bot mcts --seconds 25 --ponder

A turn is all that a bot decides before somebody else picks, as the table counts it (`TURN` in ludoteca.table.brains).
With `--ponder` each bot thinks on after its decisions as it does at a table with idle workers; that time is not waited
for and not counted. The machine may be busy: what is counted is what this process has used.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean, quantiles

from ludoteca.bots import Clock, make, names
from ludoteca.bots.ismcts import Searcher
from ludoteca.kernel import save
from ludoteca.registry import box
from ludoteca.table.brains import HASTE, PONDER, TURN


class Waiting:
    """What was waited for so far."""

    def __init__(self) -> None:
        self.decisions: list[float] = []
        self.turns: list[float] = []
        self.asked = self.foreseen = 0
        self.last = -1

    def note(self, seat: int, seconds: float) -> None:
        self.decisions.append(seconds)
        if seat == self.last:
            self.turns[-1] += seconds
        else:
            self.turns.append(seconds)
        self.last = seat

    def spent(self, seat: int) -> float:
        """What this turn has cost already."""
        return self.turns[-1] if self.turns and seat == self.last else 0.0

    def line(self) -> str:
        said = []
        for what, found in (("decision", self.decisions), ("turn", self.turns)):
            slow = quantiles(found, n=20)[-1]
            said.append(
                f"{len(found)} {what}s: mean {fmean(found):.3f} s, 95 % within {slow:.3f}, at most {max(found):.3f}"
            )
        said.append(f"foreseen: {self.foreseen} of {self.asked} questions")
        return "; ".join(said)


def measure(code: str, seats: int, level: str, seconds: float, *, ponder: bool, seed: int = 1) -> Waiting:
    """Games one after the other until the time is up."""
    game, waiting = box(code), Waiting()
    until = time.process_time() + seconds
    while time.process_time() < until:
        g = game.begin(seats, seed, {})
        bots = [make(level, seed * 10 + seat, game) for seat in range(seats)]
        while (ask := g.ask) is not None and time.process_time() < until:
            view, bot = g.view(ask.seat), bots[ask.seat]
            if isinstance(bot, Searcher) and len(view.options) > 1:
                waiting.asked += 1
                waiting.foreseen += save(view) in bot.foreseen
            began = time.process_time()
            pick = bot.decide(view, Clock(seconds=max(HASTE, TURN - waiting.spent(ask.seat))))
            waiting.note(ask.seat, time.process_time() - began)
            if ponder and isinstance(bot, Searcher):
                bot.ponder(Clock(seconds=PONDER))
            g.choose(pick)
        waiting.last = -1
        seed += 1
    return waiting


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", choices=names(), default="mcts")
    parser.add_argument("--seconds", type=float, default=25.0, help="of processor time, for everything")
    parser.add_argument("--ponder", action="store_true")
    asked = parser.parse_args()
    found = measure(asked.code, asked.seats, asked.bot, asked.seconds, ponder=asked.ponder)
    print(f"{asked.code}, {asked.seats} x {asked.bot}{', thinking on' if asked.ponder else ''}: {found.line()}")


if __name__ == "__main__":
    main()
