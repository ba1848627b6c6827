"""What a seat sees, for whoever is not a person at the table: named numbers, text. Made of its view and no more."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel import Game, Seat, State
from ludoteca.words import Words

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]

LOW: Final = -1.0
HIGH: Final = 10.0
"""Features stay mostly between 0 and 1; what lies beyond these bounds is cut off, so that learners can rely on them."""


@dataclass(frozen=True)
class Block:
    """Features that belong together, such as `marker`: everybody's markers, square by square."""

    name: str
    about: str
    features: tuple[str, ...]
    index: tuple[int, ...]
    """Where they stand in the flat list."""


class Eyes:
    """How one game looks in numbers and words. Shared by all environments of the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.names: tuple[str, ...] = game.features.names
        self._features: Callable[[State, Seat], list[float]] = game.features.of

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Features by the first word of their name."""
        found: dict[str, list[int]] = {}
        for number, name in enumerate(self.names):
            found.setdefault(re.split("[-_]", name)[0], []).append(number)
        about = self.game.features.about
        return tuple(
            Block(head, about.get(head, ""), tuple(self.names[n] for n in numbers), tuple(numbers))
            for head, numbers in found.items()
        )

    def flat(self, view: State, seat: Seat) -> Floats:
        """All features in the order of `names`."""
        found = np.asarray(self._features(view, seat), np.float32)
        return np.clip(found, LOW, HIGH, out=found)

    def named(self, flat: Floats) -> dict[str, Floats]:
        """The same by blocks."""
        return {block.name: flat[where] for block, where in zip(self.blocks, self._where, strict=True)}

    @cached_property
    def _where(self) -> list[NDArray[np.int64]]:
        return [np.asarray(block.index, np.int64) for block in self.blocks]

    def mask(self, g: State, seat: Seat) -> Mask:
        """1 for every action that this seat may pick now, 0 for all others. When the game is over nothing is masked."""
        if g.over:
            return np.ones(len(self.game.actions), np.int8)
        mask = np.zeros(len(self.game.actions), np.int8)
        if g.ask is not None and g.ask.seat == seat:
            index = self.game.index
            mask[[index[option] for option in g.options]] = 1
        return mask

    def text(self, view: State, language: str = "en", names: Sequence[str] = ()) -> str:
        """The board and the question as a terminal shows them."""
        words = Words.of(self.game, language, tuple(names))
        lines = [self.game.view.board(view, words.t)]
        if view.ask is not None:
            lines.append(f"{words.seat(view.ask.seat)}: {words.question(view.ask)}")
        return "\n".join(lines)

    def offers(self, view: State, language: str = "en", names: Sequence[str] = ()) -> list[dict[str, Any]]:
        """The options of the seat that looks, numbered, in words. Nothing if it is not asked."""
        words = Words.of(self.game, language, tuple(names))
        options = enumerate(view.options, 1)
        return [{"number": number, "key": words.key(option), "says": words.pick(option)} for number, option in options]


def eyes(game: Game) -> Eyes:
    """The same `Eyes` for the same box."""
    return game.remembered("eyes", lambda: Eyes(game))
