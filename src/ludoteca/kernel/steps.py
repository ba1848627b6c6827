"""What the rules still owe: small frozen steps, each one sentence of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from ludoteca.kernel.fields import equal, hashed, printed
from ludoteca.kernel.interned import Interned
from ludoteca.kernel.option import Option
from ludoteca.kernel.reason import Reason

Seat = int


@dataclass(frozen=True)
class Step(metaclass=Interned):
    """Something that happens next. It runs once and may put further steps in front of what is waiting."""

    rule: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    see: ClassVar[tuple[str, ...]] = ()
    """Sentences that other code says, and that whoever is asked may want to read as well."""
    waits: ClassVar[bool] = False
    auto: ClassVar[bool] = True
    """A single option is taken without asking. False where being asked, or not, would betray a hand."""
    reaction: ClassVar[bool] = False
    """A question outside the own turn, which a standing answer may answer. Whoever may react is always asked."""
    idle: ClassVar[str] = ""
    """The verb of the option that does nothing."""

    def __eq__(self, other: object) -> bool:
        return self is other or equal(self, other)

    def __hash__(self) -> int:
        return hashed(self)

    def __repr__(self) -> str:
        return printed(self)

    # The kernel calls `do` of what happens, and `options` and `take` of what waits for a seat.

    def do(self, g: Any) -> None:
        raise NotImplementedError(type(self).__name__ + " says nothing about what it does")

    def options(self, g: Any) -> Sequence[Option]:
        raise NotImplementedError(type(self).__name__ + " offers nothing")

    def take(self, g: Any, pick: Option) -> None:
        raise NotImplementedError(type(self).__name__ + " does not know what a pick does")

    def forbids(self, g: Any, pick: Option) -> Reason | None:
        """The first rule against this pick, or nothing if it is on offer; `ELSEWHERE` if the question is not about it.

        Written beside `options`, from the same conditions: the conformance kit compares the two for every action."""
        return None if pick in g.options else Reason(self.rule, "rule")


@dataclass(frozen=True)
class Choice(Step):
    """Something a seat decides next, by one pick from a finite list."""

    waits: ClassVar[bool] = True
    seat: Seat
