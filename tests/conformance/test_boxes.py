"""The kit over every box on the shelf: a bounded number of random games at every player count and variant.

`make soak` plays the same for as long as it is told.
"""

from __future__ import annotations

import pytest

from ludoteca.conformance import inspect_table
from ludoteca.kernel import Variants
from ludoteca.registry import boxes

TABLES = [(code, seats, variants) for code, game in boxes().items() for seats, variants in game.tables()]


def name(table: tuple[str, int, Variants]) -> str:
    code, seats, variants = table
    return "-".join([code, str(seats), *(f"{k}={v}" for k, v in variants.items())])


@pytest.mark.parametrize("table", TABLES, ids=map(name, TABLES))
def test_a_random_game_keeps_every_promise(table: tuple[str, int, Variants]) -> None:
    code, seats, variants = table
    look = inspect_table(boxes()[code], seats, variants, seed=TABLES.index(table), samples=2)
    assert look.state.over
