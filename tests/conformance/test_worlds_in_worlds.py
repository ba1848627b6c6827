"""Somebody may imagine what somebody else imagines: that is a table of the same box, and one can play on at it."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Random
from ludoteca.registry import box, shelf


@pytest.mark.parametrize("code", sorted(shelf()))
def test_a_guess_made_from_a_guess_holds_the_same_things_and_can_be_played(code: str) -> None:
    game, rng = box(code), Random.seeded(11)
    g = game.begin(max(game.seats), 5, {})
    for n in range(120):
        if n % 12 == 0 and not g.over:
            held = g.census()
            inner = g.view(0).guess(rng).view(1).guess(rng)
            assert inner.census() == held
            for _ in range(12):
                if inner.over:
                    break
                inner.choose(rng.pick(inner.options))
        if g.over:
            break
        g.choose(rng.pick(g.options))
    assert n > 20
