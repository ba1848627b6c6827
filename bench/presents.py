"""What a game's own file, `bench/games/<code>/presents.py`, says for `bench/gifts.py`: what can be given, and when."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Gift = Callable[[Any, int], bool]
"""Gives a seat something; False if it cannot be given here."""


@dataclass(frozen=True)
class Presents:
    """What can be given in a game, when, and what its bot room says of a seat."""

    moment: Callable[[Any], bool]
    said: Callable[[Any, int], float]
    gifts: dict[str, Gift]
