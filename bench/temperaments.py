"""What a temperament does: how often whoever has it wins against sober players of the same level, and what he does
more often, or less often, than they do.

    python bench/temperaments.py dune_imperium --level greedy -n 60
    python bench/temperaments.py zero11 --level mcts-fast --seats 3 -n 60 --only detective

Each sits alone among sober players, at every seat in turn with the same seeds. Counted are picks by their
verb, what the box counts at the end, and what the temperament is fond of, averaged over the game; told are the counts
that differ most, measured by the errors of both means.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections import Counter
from collections.abc import Iterable, Sequence

from ludoteca.kernel import Choice, Game, Option, State
from ludoteca.lab.intervals import wilson
from ludoteca.lab.play import Order, play
from ludoteca.registry import box

TOLD = 6
"""Counts that are told of each."""
CLEAR = 2.0
"""By so many errors a count must differ to be told."""


class Watched:
    """What each seat did and had in one game: picks by their verb, what it was fond of on average, and at the end what
    the box counts."""

    def __init__(self, game: Game, seats: int, fond: Iterable[str]) -> None:
        self.game, self.fond = game, tuple(fond)
        self.table: State | None = None
        self.picks: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.had: list[dict[str, float]] = [dict.fromkeys(self.fond, 0.0) for _ in range(seats)]
        self.looks = 0

    def __call__(self, g: State, ask: Choice, pick: Option) -> None:
        self.table = g
        self.picks[ask.seat][pick.verb] += 1
        self.looks += 1
        terms = self.game.judge.terms
        assert terms is not None
        for seat in g.everyone:
            has = terms(g, seat)
            for term in self.fond:
                self.had[seat][term] += has[term]

    def counts(self, seat: int) -> dict[str, float]:
        assert self.table is not None
        facts = self.game.facts
        end = {**facts.sources(self.table, seat), **facts.numbers(self.table, seat)}
        return (
            {f"`{verb}`": float(count) for verb, count in self.picks[seat].items()}
            | {f"{term} (on average)": total / self.looks for term, total in self.had[seat].items()}
            | {f"{name.removeprefix('study-')} (at the end)": float(count) for name, count in end.items()}
        )


def measured(game: Game, level: str, temperament: str, seats: int, games: int, first: int) -> str:
    """One line: how often it won, and what it did otherwise."""
    won: list[float] = []
    own: list[dict[str, float]] = []
    sober: list[dict[str, float]] = []
    for seed in range(first, first + -(-games // seats)):
        for seat in range(seats):
            bots = tuple(f"{level}:{temperament}" if s == seat else level for s in range(seats))
            watched = Watched(game, seats, game.judge.temperaments[temperament])
            won.append(play(Order(game.code, bots, seed), watched).wins(seat))
            own.append(watched.counts(seat))
            sober += [watched.counts(s) for s in range(seats) if s != seat]
    low, high = wilson(sum(won), len(won))
    share = f"{statistics.fmean(won):.2f} ({low:.2f} to {high:.2f})"
    return f"{temperament:10} {len(won)} games, {share} of them won (even: {1 / seats:.2f}); {differences(own, sober)}"


def differences(own: Sequence[dict[str, float]], sober: Sequence[dict[str, float]]) -> str:
    """The counts that differ most, with both means."""
    found = []
    for name in {name for counts in (*own, *sober) for name in counts}:
        mine, theirs = [counts.get(name, 0.0) for counts in own], [counts.get(name, 0.0) for counts in sober]
        error = math.sqrt(statistics.variance(mine) / len(mine) + statistics.variance(theirs) / len(theirs))
        means = statistics.fmean(mine), statistics.fmean(theirs)
        if error and abs(means[0] - means[1]) > CLEAR * error:
            found.append((abs(means[0] - means[1]) / error, f"{name} {means[0]:.1f} instead of {means[1]:.1f}"))
    return ", ".join(told for _, told in sorted(found, reverse=True)[:TOLD]) or "nothing clearly otherwise"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", "--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=700_001)
    parser.add_argument("--only", default="", help="one temperament")
    asked = parser.parse_args()
    game = box(asked.code)
    for temperament in [asked.only] if asked.only else game.judge.temperaments:
        print(measured(game, asked.level, temperament, asked.seats, asked.games, asked.seed), flush=True)


if __name__ == "__main__":
    main()
