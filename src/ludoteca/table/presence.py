"""Who is at a table: the tabs of this server process, and what the other processes say of theirs."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass

BEAT = 5.0
"""Seconds after which a process says again who is there."""
FORGOTTEN = 3 * BEAT
"""What a process said counts so long: one that was killed does not keep its people at the table."""


@dataclass(frozen=True)
class Others:
    """What another process said of a table, and when."""

    at: float
    players: frozenset[str] = frozenset()
    pace: float = 0.0
    awake: frozenset[str] = frozenset()
    """Those of them who look at it now."""


class Presence:
    """Counts tabs, and remembers when somebody was last seen."""

    def __init__(self) -> None:
        self._since = time.monotonic()
        self._closed = self._since
        """When a tab of this process was last closed."""
        self._here: Counter[str] = Counter()
        self._there: dict[str, Others] = {}
        self._left: dict[str, float] = {}

    def comes(self, player: str) -> None:
        self._here[player] += 1

    def goes(self, player: str, *, plays: bool) -> None:
        """A tab is closed. Spectators are not remembered, because there may be any number of them."""
        self._closed = time.monotonic()
        self._here[player] -= 1
        if not self._here[player]:
            del self._here[player]
        if plays:
            self._left[player] = self._closed

    def hears(
        self, process: str, players: frozenset[str], pace: float = 0.0, awake: frozenset[str] = frozenset()
    ) -> bool:
        """Another process says who is at this table there; whether that is new."""
        at = time.monotonic()
        before = self._there.get(process, Others(0.0)).players
        for player in before | players:
            self._left[player] = at
        self._there[process] = Others(at, players, pace, awake)
        return before != players

    @property
    def here(self) -> frozenset[str]:
        return frozenset(self._here)

    @property
    def empty_for(self) -> float:
        """Seconds since the last tab of this process was closed."""
        return 0.0 if self._here else time.monotonic() - self._closed

    def has(self, player: str) -> bool:
        return self._here[player] > 0 or any(player in others.players for others in self._elsewhere())

    def watches(self, player: str) -> bool:
        """Whether somebody looks at the table now, in a tab of another process."""
        return any(player in others.awake for others in self._elsewhere())

    @property
    def pace(self) -> float:
        """How slowly those who look on at other processes would like bots to play."""
        return max((others.pace for others in self._elsewhere()), default=0.0)

    def _elsewhere(self) -> list[Others]:
        fresh = time.monotonic() - FORGOTTEN
        return [others for others in self._there.values() if others.at > fresh]

    def away_for(self, player: str) -> float:
        """Seconds since this person's last tab was closed, anywhere."""
        return 0.0 if self.has(player) else time.monotonic() - self._left.get(player, self._since)
