"""Who plays whom, where, and with which seed: seat-balanced, with common random numbers."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ludoteca.kernel import Game, Variants
from ludoteca.lab.play import Order, line_of


def pairings(
    game: Game,
    bots: tuple[str, ...],
    seats: int,
    games: int,
    seed: int,
    variants: Variants,
    *,
    ladder: bool = False,
    alone: bool = False,
) -> Iterator[Order]:
    """At least `games` games for each pair: one of the first against the rest of the second, and the other way round,
    the lone one at every seat in turn with the same seed. On a ladder only neighbours meet. `alone`: never the other
    way round, where all that is asked is how the first does among the second.

    All pairs have played a seed before the next one begins, so that an interrupted arena has something to say of all.
    """
    settled = tuple(sorted(variants.items()))
    pairs = list(itertools.pairwise(bots) if ladder else itertools.combinations(bots, 2))
    once = alone or seats == 2  # with two, the one lone player's games are the other's too
    for n in range(-(-games // (seats * (1 if once else 2)))):
        for one, two in pairs:
            for lone, field in [(one, two)] if once else [(one, two), (two, one)]:
                for seat in range(seats):
                    line = tuple(lone if s == seat else field for s in range(seats))
                    yield Order(game.code, line, seed + n, settled, line_of(game))
