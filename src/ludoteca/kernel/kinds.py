"""How one field of an edition is written and read: a number, a name, a list, a picture of signs.

What is read is what the box would have printed there; anything else is `Wrong`, in words for whoever wrote it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Protocol


class Wrong(ValueError):  # noqa: N818  # it is the second half of a sentence
    """What is wrong with a value: `must be a whole number from 0 to 9, not "many"`."""


class Kind(Protocol):
    """How one field is written in an edition, and read."""

    @property
    def says(self) -> str:
        """What may stand there, for people."""

    def write(self, value: Any) -> Any: ...
    def read(self, said: Any) -> Any: ...


@dataclass(frozen=True)
class Number:
    """A whole number."""

    least: int
    most: int

    @property
    def says(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def write(self, value: int) -> int:
        return value

    def read(self, said: Any) -> int:
        if type(said) is not int or not self.least <= said <= self.most:
            raise Wrong(f"must be {self.says}, not {shown(said)}")
        return said


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    says: str = "true or false"

    def write(self, value: bool) -> bool:
        return value

    def read(self, said: Any) -> bool:
        if type(said) is not bool:
            raise Wrong(f"must be {self.says}, not {shown(said)}")
        return said


@dataclass(frozen=True)
class Named:
    """One of several, written by its name. The box holds its number, or the word itself."""

    words: Sequence[str]
    first: int = 0
    """The number of the first word."""
    plain: bool = False
    """The box holds the word."""
    only: Sequence[str] = ()
    """Those of them that may be named, if not all."""

    @property
    def says(self) -> str:
        return f"one of {', '.join(self.only or self.words)}"

    def write(self, value: Any) -> str:
        return str(value) if self.plain else self.words[value - self.first]

    def read(self, said: Any) -> Any:
        if not isinstance(said, str) or said not in (self.only or self.words):
            raise Wrong(f"must be {self.says}; not {shown(said)}")
        return said if self.plain else list(self.words).index(said) + self.first


@dataclass(frozen=True)
class Bits:
    """Any of several, written as a list of names. The box holds a bit for each."""

    words: Sequence[str]

    @property
    def says(self) -> str:
        return f"a list of any of {', '.join(self.words)}"

    def write(self, value: int) -> list[str]:
        return [word for number, word in enumerate(self.words) if value >> number & 1]

    def read(self, said: Any) -> int:
        if not isinstance(said, list) or any(word not in self.words for word in said):
            raise Wrong(f"must be {self.says}; not {shown(said)}")
        return sum(1 << number for number, word in enumerate(self.words) if word in said)


@dataclass(frozen=True)
class Several:
    """A list of the same kind of thing."""

    kind: Kind
    least: int = 0
    most: int = 12
    rising: bool = False
    """Each must be more than the one before."""

    @property
    def says(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {count}, each {self.kind.says}"

    def write(self, value: Sequence[Any]) -> list[Any]:
        return [self.kind.write(each) for each in value]

    def read(self, said: Any) -> tuple[Any, ...]:
        if not isinstance(said, list) or not self.least <= len(said) <= self.most:
            raise Wrong(f"must be {self.says}; not {shown(said)}")
        found = tuple(self.kind.read(each) for each in said)
        if self.rising and any(one >= two for one, two in pairwise(found)):
            raise Wrong(f"must rise from one to the next; not {shown(said)}")
        return found


@dataclass(frozen=True)
class Row:
    """A few values of different kinds, in order."""

    kinds: tuple[Kind, ...]

    @property
    def says(self) -> str:
        return " and ".join(kind.says for kind in self.kinds)

    def write(self, value: Sequence[Any]) -> list[Any]:
        return [kind.write(each) for kind, each in zip(self.kinds, value, strict=True)]

    def read(self, said: Any) -> tuple[Any, ...]:
        if not isinstance(said, list) or len(said) != len(self.kinds):
            raise Wrong(f"must be a list of {len(self.kinds)} ({self.says}); not {shown(said)}")
        return tuple(kind.read(each) for kind, each in zip(self.kinds, said, strict=True))


@dataclass(frozen=True)
class Picture:
    """Lines of signs: a pattern, a map. The box holds them with a slash between, or however `join` says."""

    signs: str
    high: tuple[int, int]
    wide: tuple[int, int]
    join: str = "/"

    @property
    def says(self) -> str:
        rows = str(self.high[0]) if self.high[0] == self.high[1] else f"{self.high[0]} to {self.high[1]}"
        wide = str(self.wide[0]) if self.wide[0] == self.wide[1] else f"{self.wide[0]} to {self.wide[1]}"
        return f"{rows} lines of {wide} signs, each of {' '.join(self.signs)}"

    def write(self, value: str) -> str:
        return "\n".join(line.replace(" ", "") for line in value.strip(self.join).split(self.join))

    def read(self, said: Any) -> str:
        lines = said.strip().split("\n") if isinstance(said, str) else []
        lines = [line.replace(" ", "").replace("\r", "") for line in lines]
        widths = {len(line) for line in lines}
        if not self.high[0] <= len(lines) <= self.high[1] or len(widths) != 1:
            raise Wrong(f"must be {self.says}, all of one length")
        if not self.wide[0] <= widths.pop() <= self.wide[1] or set("".join(lines)) - set(self.signs):
            raise Wrong(f"must be {self.says}")
        return self.join.join(lines)


@dataclass(frozen=True)
class Checked:
    """Another kind, and what it must also be: `fits` says what is wrong, or nothing."""

    kind: Kind
    fits: Callable[[Any], str]

    @property
    def says(self) -> str:
        return self.kind.says

    def write(self, value: Any) -> Any:
        return self.kind.write(value)

    def read(self, said: Any) -> Any:
        value = self.kind.read(said)
        if complaint := self.fits(value):
            raise Wrong(complaint)
        return value


@dataclass(frozen=True)
class Fixed:
    """To be read, and not to be changed: the rules are written for it."""

    write: Callable[[Any], Any] = lambda value: value
    says: str = "as it is: the rules are written for it"

    def read(self, said: Any) -> Any:
        raise Wrong("cannot be changed in an edition: the rules are written for what the box has there")


def shown(said: Any) -> str:
    """A value in a sentence, cut short."""
    text = repr(said) if not isinstance(said, str) else f'"{said}"'
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:57]}..."
