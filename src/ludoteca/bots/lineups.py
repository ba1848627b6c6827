"""Who plays whom, where, and with which seed: seat-balanced, with common random numbers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from ludoteca.kernel import Variants


@dataclass(frozen=True)
class Pairing:
    """One game of the arena: which bot sits where, and the seed that all rotations of this line-up share."""

    game: str
    bots: tuple[str, ...]
    seed: int
    variants: tuple[tuple[str, str], ...] = ()

    @property
    def key(self) -> str:
        return f"{self.game}/{'+'.join(f'{k}={v}' for k, v in self.variants)}/{','.join(self.bots)}/{self.seed}"


def pairings(
    game: str, bots: tuple[str, ...], seats: int, games: int, seed: int, variants: Variants
) -> Iterator[Pairing]:
    """At least `games` games for each pair: one of the first against the rest of the second, and the other way round,
    the lone one at every seat in turn with the same seed."""
    settled = tuple(sorted(variants.items()))
    for one, two in itertools.combinations(bots, 2):
        lines = [(one, two)] if seats == 2 else [(one, two), (two, one)]
        rounds = -(-games // (seats * len(lines)))
        for n in range(rounds):
            for lone, field in lines:
                for seat in range(seats):
                    line = tuple(lone if s == seat else field for s in range(seats))
                    yield Pairing(game, line, seed + n, settled)
