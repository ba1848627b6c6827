"""Random play to the end: what simulations, benches and the judge of a box without one do most."""

from __future__ import annotations

import random
from typing import Final

from ludoteca.kernel.chance import Random
from ludoteca.kernel.state import Result, State

PLAYOUTS: Final = 4
"""Random games that one judgement plays."""
LONGEST: Final = 10_000
"""Picks after which a random game counts as nobody's."""


def play_out(g: State, chance: random.Random) -> int:
    """Pick at random until the game is over; returns the number of picks.

    The picks are drawn from `rng`, not from the chance of the table. Options are listed once for each decision.
    """
    decisions = 0
    number = chance.random
    while g.agenda:
        options = g.options
        g.play(options[int(number() * len(options))])
        decisions += 1
    return decisions


def play_blindly(g: State, chances: list[Random]) -> list[int]:
    """Every seat picks at random, with luck of its own; returns how often each was asked."""
    decisions = [0] * g.seats
    while True:
        ask = g.ask
        if ask is None:
            return decisions
        seat = ask.seat
        decisions[seat] += 1
        g.play(chances[seat].pick(g.options))


def victory(result: Result) -> list[float]:
    """1 for whoever won, shared if several did."""
    first = result.ranks.count(1)
    return [1 / first if rank == 1 else 0.0 for rank in result.ranks]


def playouts(g: State) -> list[float]:
    """What each seat may expect: how often it won games that everybody played on at random. The same state is always
    judged the same, so that a bot with a seed plays the same game again."""
    rng = Random.seeded(g.rng.state)
    totals = [0.0] * g.seats
    for _ in range(PLAYOUTS):
        after = g.clone()
        after.rng.deal(0, rng)
        for _ in range(LONGEST):
            if not after.agenda:
                for seat, share in enumerate(victory(after.outcome())):
                    totals[seat] += share
                break
            after.play(rng.pick(after.options))
    return [total / PLAYOUTS for total in totals]
