"""Clocks: none, so much for the whole game and a bonus per turn, or so many days per decision.

The time a seat used is not stored: it follows from the moments in the journal, as the state follows from its picks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MINUTE = 60_000
DAY = 24 * 60 * MINUTE

_GAME = re.compile(r"game:([0-9]{1,3})\+([0-9]{1,3})")
_MOVE = re.compile(r"days:([0-9]{1,2})")

CHOICES = ("", "game:5+10", "game:15+20", "game:45+30", "days:1", "days:3", "days:7")


@dataclass(frozen=True)
class Terms:
    """What a table agreed on, in milliseconds."""

    budget: int = 0
    bonus: int = 0
    per_move: int = 0

    @staticmethod
    def read(text: str) -> Terms:
        if found := _GAME.fullmatch(text):
            return Terms(budget=int(found[1]) * MINUTE, bonus=int(found[2]) * 1000)
        if found := _MOVE.fullmatch(text):
            return Terms(per_move=int(found[1]) * DAY)
        return Terms()

    @property
    def ticking(self) -> bool:
        return bool(self.budget or self.per_move)

    @property
    def patience(self) -> float:
        """Seconds that somebody may be away before others may speak of a bot: as long as the clock gives anyway."""
        return max(self.budget, self.per_move) / 1000


@dataclass(frozen=True)
class Decided:
    """One decision: who was asked, for how long, and how much time everybody had when it began."""

    seat: int | None
    took: int
    left: tuple[int, ...]


class Clock:
    """How much time each seat has left."""

    def __init__(self, terms: Terms, seats: int, start: int) -> None:
        self.terms = terms
        self.left = [terms.budget] * seats
        self.since = start
        """When the decision that is pending began to wait."""
        self._past: dict[int, Decided] = {}

    def decided(self, seat: int | None, at: int, asked_next: int | None, index: int | None = None) -> None:
        """The seat that was asked has decided at this moment; it was the pick with this number, or the next one."""
        took = max(0, at - self.since)
        self._past[len(self._past) if index is None else index] = Decided(seat, took, tuple(self.left))
        if seat is not None and self.terms.budget:
            self.left[seat] = max(0, self.left[seat] - took)
            if asked_next != seat:
                self.left[seat] += self.terms.bonus
        self.since = max(at, self.since)

    def taken_back(self, picks: int, at: int) -> None:
        """So many picks stand. Everybody has the time they had then: whoever decides again goes on where they were when
        they picked, with all that they have used since, and without a bonus for what does not count."""
        self.since = max(at, self.since)
        first = self._past.get(picks)
        gone = [self._past.pop(index) for index in list(self._past) if index >= picks]
        if first is not None:  # of what was before the table was saved nobody knows how long it took
            self.left = list(first.left)
            self.since -= sum(each.took for each in gone if each.seat == first.seat)

    def remaining(self, seat: int, asked: int | None, at: int) -> int:
        """Milliseconds before this seat's time is up."""
        whole = self.terms.per_move or self.left[seat]
        return max(0, whole - max(0, at - self.since)) if seat == asked else whole
