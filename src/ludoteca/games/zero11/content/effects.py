"""The few verbs in which abilities, events, Power cards and Item tiles are printed. The rules say what each does."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Effect:
    """Something printed on a card, a tile or a character."""


@dataclass(frozen=True)
class Pages(Effect):
    """Gain pages of music."""

    count: int


@dataclass(frozen=True)
class Time(Effect):
    """Gain Time Points."""

    count: int


@dataclass(frozen=True)
class Clues(Effect):
    """Take clues from the supply."""

    count: int


@dataclass(frozen=True)
class Draw(Effect):
    """Draw Investigation tiles."""

    count: int


@dataclass(frozen=True)
class Look(Effect):
    """Examine cards of one hand, or of the Unknown deck where that is allowed."""

    count: int
    unknown: bool = True


@dataclass(frozen=True)
class Walk(Effect):
    """Walk up to so many spaces for free."""

    steps: int


@dataclass(frozen=True)
class Ride(Effect):
    """One free ride on one of these Transport Machines."""

    machines: tuple[int, ...]


@dataclass(frozen=True)
class MysticClue(Effect):
    """Place a clue on an empty Mystic Building."""


@dataclass(frozen=True)
class FreeAction(Effect):
    """Take one gear action of one's choice, unboosted."""


@dataclass(frozen=True)
class CopyAbility(Effect):
    """Pay 2 time, then use the ability of any other character."""


@dataclass(frozen=True)
class SecondCharacter(Effect):
    """Pick a second character."""


@dataclass(frozen=True)
class Twice(Effect):
    """Use the ability of the active character twice."""


@dataclass(frozen=True)
class Recover(Effect):
    """Take one played Power card back into the hand."""


@dataclass(frozen=True)
class Passage(Effect):
    """Move any one character to any empty Mystic Building."""


@dataclass(frozen=True)
class Swap(Effect):
    """Swap two character miniatures."""


@dataclass(frozen=True)
class Nothing(Effect):
    """No effect: the tile matters only for its symbol."""
