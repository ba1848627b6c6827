"""Random play to the end: what simulations, benches and the judge of a box without one do most."""

from __future__ import annotations

import random

from ludoteca.kernel.state import State


def play_out(state: State, chance: random.Random) -> int:
    """Pick at random until the game is over; returns the number of picks.

    One option list per decision, handed on to `play`. Who picks draws its own numbers, not the table's.
    """
    decisions = 0
    number = chance.random
    while state.agenda:
        options = state.options
        state.play(options[int(number() * len(options))])
        decisions += 1
    return decisions
