"""What is printed on cards, spaces, leaders and conflicts: effects that are nobody's until somebody plays them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.kernel import Step


@dataclass(frozen=True)
class Effect:
    """One printed icon, sentence or arrow: a unit (R-1). `card` is the card it is printed on, or NONE."""

    rule: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    @property
    def at_once(self) -> bool:
        """Nothing to decide, and no order could be better than doing it first: it resolves by itself (R-6)."""
        return False

    @property
    def optional(self) -> bool:
        """It may be left undone: an arrow, "you may", "up to", the trash icon."""
        return False

    @property
    def weighs_influence(self) -> bool:
        """Whether doing it before or after a fixed gain of Influence can make a difference."""
        return False

    def ready(self, g: Board, who: int, card: int) -> bool:
        """Its condition holds and its cost can be paid now (R-7)."""
        return True

    def happen(self, g: Board, who: int, card: int) -> None:
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class Condition:
    """What must be true for an effect, when it resolves."""

    rule: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()

    def holds(self, g: Board, who: int, card: int) -> bool:
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True)
class Happens(Step):
    """A printed effect happens to a player."""

    rule = "DI-AGENT-08"
    rules = ("DI-GEN-03",)
    who: int
    effect: Effect
    card: int

    def do(self, g: Board) -> None:
        self.effect.happen(g, self.who, self.card)


def happen(g: Board, who: int, effects: tuple[Effect, ...], card: int) -> None:
    """These effects, in the order written (R-50)."""
    if len(effects) == 1:
        effects[0].happen(g, who, card)
    elif all(effect.at_once for effect in effects):
        for effect in effects:
            effect.happen(g, who, card)
    else:
        g.then_all([Happens(who, effect, card) for effect in effects])


UNITS: Final[list[Effect]] = []
"""Every unit a player may be offered, numbered once; the same text on two cards is one unit."""
_NUMBERS: Final[dict[Effect, int]] = {}


def unit(effect: Effect) -> int:
    """The number of this unit."""
    number = _NUMBERS.get(effect)
    if number is None:
        number = _NUMBERS[effect] = len(UNITS)
        UNITS.append(effect)
    return number


def units(effects: Iterable[Effect]) -> tuple[int, ...]:
    return tuple(unit(effect) for effect in effects)
