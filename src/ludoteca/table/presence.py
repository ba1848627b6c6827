"""Who is at a table: the tabs of this server process, and what the other processes say of theirs."""

from __future__ import annotations

import time
from collections import Counter

BEAT = 5.0
"""Seconds after which a process says again who is there."""
FORGOTTEN = 3 * BEAT
"""What a process said counts so long: one that was killed does not keep its people at the table."""


class Presence:
    """Counts tabs, and remembers when somebody was last seen."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._here: Counter[str] = Counter()
        self._there: dict[str, tuple[float, frozenset[str]]] = {}
        self._left: dict[str, float] = {}

    def comes(self, player: str) -> None:
        self._here[player] += 1

    def goes(self, player: str) -> None:
        self._here[player] -= 1
        self._left[player] = time.monotonic()

    def hears(self, process: str, players: frozenset[str]) -> bool:
        """Another process says who is at this table there; whether that is new."""
        at = time.monotonic()
        before = self._there.get(process, (0.0, frozenset()))[1]
        for player in before | players:
            self._left[player] = at
        self._there[process] = (at, players)
        return before != players

    @property
    def here(self) -> frozenset[str]:
        return frozenset(+self._here)

    @property
    def empty_for(self) -> float:
        """Seconds since the last tab of this process was closed."""
        return 0.0 if self.here else time.monotonic() - max(self._left.values(), default=self._since)

    def has(self, player: str) -> bool:
        fresh = time.monotonic() - FORGOTTEN
        return self._here[player] > 0 or any(at > fresh and player in players for at, players in self._there.values())

    def away_for(self, player: str) -> float:
        """Seconds since this person's last tab was closed, anywhere."""
        return 0.0 if self.has(player) else time.monotonic() - self._left.get(player, self._since)
