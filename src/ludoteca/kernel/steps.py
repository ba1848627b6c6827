"""What the rules still owe: small frozen steps, each one sentence of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from ludoteca.kernel.option import Option

Seat = int

KEPT = 1 << 16
"""So many different steps are kept for the next time they are named; a whole game names a few hundred."""


@lru_cache(maxsize=KEPT)
def _named(kind: Any, /, *args: Any, **named: Any) -> Any:
    step = type.__call__(kind, *args, **named)
    for field, value in vars(step).items():
        # True and 1 name the same step, so the first one made would decide how the state is saved.
        if isinstance(value, bool) and kind.__dataclass_fields__[field].type in ("int", "Seat"):
            raise TypeError(f"{kind.__name__}.{field} is a number: give it {int(value)}, not {value}")
    return step


class Interned(type):
    """Rules name steps as freely as the rulebook does: a step named twice is built once and then looked up."""

    if not TYPE_CHECKING:
        __call__ = _named


@dataclass(frozen=True)
class Step(metaclass=Interned):
    """Something that happens next. It runs once and may put further steps in front of what is waiting."""

    rule: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    waits: ClassVar[bool] = False

    def do(self, g: Any) -> None:
        raise NotImplementedError(type(self).__name__ + " says nothing about what it does")


@dataclass(frozen=True)
class Choice(Step):
    """Something a seat decides next, by one pick from a finite list."""

    waits: ClassVar[bool] = True
    auto: ClassVar[bool] = True
    """A single option is taken without asking. False where being asked, or not, would betray a hand."""
    reaction: ClassVar[bool] = False
    """A question outside the own turn, which a standing answer may answer."""
    idle: ClassVar[str] = ""
    """The verb of the option that does nothing."""

    seat: Seat

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if cls.reaction:
            cls.auto = False

    def options(self, g: Any) -> Sequence[Option]:
        raise NotImplementedError(type(self).__name__ + " offers nothing")

    def take(self, g: Any, pick: Option) -> None:
        raise NotImplementedError(type(self).__name__ + " does not know what a pick does")
