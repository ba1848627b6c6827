"""Many games at once in one process, so that a judge that is quick at batches is asked for all of them in one call.

    many = Many(box("roam"), seats=3, tables=64)
    while len(many.ended) < 1000:
        many.play(best_picks(many, judge_all, rng))

`judge_all(leaves)` is given every leaf of every table, as whole tables that could be, and says what each seat of each
may expect: a network on a graphics card, or `[judge.expects(leaf) for leaf in leaves]`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count

from ludoteca.kernel import Game, Option, Random, Result, State, Variants

JudgeAll = Callable[[list[State]], Sequence[Sequence[float]]]


@dataclass(frozen=True)
class Ended:
    """A game that is over."""

    seed: int
    picks: int
    result: Result


class Many:
    """So many tables side by side; one that is over is laid anew with the next seed."""

    def __init__(self, game: Game, seats: int, tables: int, seed: int = 1, variants: Variants | None = None) -> None:
        self.game = game
        self.seats = seats
        self.variants = dict(variants or {})
        self.ended: list[Ended] = []
        self._seeds = count(seed)
        self._seed = [0] * tables
        self._picks = [0] * tables
        self.tables: list[State] = [self._laid(n) for n in range(tables)]

    def _laid(self, n: int) -> State:
        self._seed[n], self._picks[n] = next(self._seeds), 0
        return self.game.begin(self.seats, self._seed[n], self.variants)

    @property
    def views(self) -> list[State]:
        """What whoever is asked at each table sees."""
        return [table.view(table.ask.seat) for table in self.tables if table.ask is not None]

    def play(self, picks: Sequence[Option]) -> None:
        """One pick at every table."""
        for n, (table, pick) in enumerate(zip(self.tables, picks, strict=True)):
            table.choose(pick)
            self._picks[n] += 1
            if table.over:
                self.ended.append(Ended(self._seed[n], self._picks[n], table.outcome()))
                self.tables[n] = self._laid(n)


def best_picks(many: Many, judge_all: JudgeAll, rng: Random) -> list[Option]:
    """At every table the option after which its seat may expect most, in one way the hidden cards could lie; all of
    them judged in one call."""
    leaves: list[State] = []
    views = many.views
    for view in views:
        world = view.guess(rng)
        for option in view.options:
            leaf = world.clone()
            leaf.play(option)
            leaves.append(leaf)
    expected = iter(judge_all(leaves))
    picks: list[Option] = []
    for view in views:
        brings = [next(expected)[view.viewer] for _ in view.options]
        picks.append(view.options[brings.index(max(brings))])
    return picks
