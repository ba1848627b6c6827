"""Who looks at a table: every open tab, with whose eyes, and what it has been shown."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.paper import Blocks
from ludoteca.table.identity import SPEEDS
from ludoteca.table.metrics import Metrics
from ludoteca.table.sitting import Sitting

log = logging.getLogger("ludoteca.table")

Send = Callable[[dict[str, Any]], Awaitable[None]]


@dataclass(eq=False)
class Guest:
    """A browser tab that looks at the table: with which eyes, and what it has been shown."""

    player: str
    language: str
    send: Send
    eyes: int
    covered: bool = False
    version: int = -1
    logged: int = 0
    said: int = 0
    clicked: tuple[float, float] | None = None
    """When the click came that this tab waits to see the effect of: by the clock, and by the loop's own work."""
    lifted: int = -1
    """The n at which somebody looked behind the curtain on purpose."""
    seen: int = 0
    awake: bool = False
    """Somebody looks at it now: what it is shown is seen."""
    speed: str = "normal"
    """How fast this tab's reader likes bots to play."""
    address: str = ""
    """As this tab's own browser spells it: secret links begin with it."""
    client: str = ""
    """Where the tab's line comes from."""
    muted: frozenset[str] = frozenset()
    """Whose words are not shown here."""


Drawings = dict[str, Blocks]
Draw = Callable[[Guest, Drawings | None], dict[str, Any]]
"""The message that brings one tab up to date."""


class Audience:
    """The tabs of one table on this server process."""

    def __init__(self, sitting: Sitting, metrics: Metrics, draw: Draw) -> None:
        self._sitting = sitting
        self._metrics = metrics
        self._draw = draw
        self.guests: list[Guest] = []
        self._watched: dict[str, int] = {}
        """How far each player has watched, before it is written down when the last tab goes."""

    def come(self, guest: Guest) -> None:
        self.guests.append(guest)
        self._metrics.guests.inc()

    def go(self, guest: Guest) -> None:
        guest.seen = self.seen_by(guest.player) if guest.awake else guest.seen
        self.watched(guest)
        self.guests.remove(guest)
        self._metrics.guests.dec()

    def watched(self, guest: Guest) -> None:
        """Remember how far somebody has watched in this tab. Of spectators nothing is remembered."""
        if not self._sitting.seats_of(guest.player):
            return
        self._watched[guest.player] = max(guest.seen, self._watched.get(guest.player, 0))

    def seen_by(self, player: str, never: int = 0) -> int:
        """How far somebody has watched: all of it, while one of their tabs is looked at."""
        return self._sitting.n if self.watches(player) else self._watched.get(player, never)

    def watches(self, player: str) -> bool:
        """Whether one of somebody's tabs is looked at now."""
        return any(guest.player == player and guest.awake for guest in self.guests)

    @property
    def awake(self) -> frozenset[str]:
        return frozenset(guest.player for guest in self.guests if guest.awake)

    @property
    def pace(self) -> float:
        """The slowest of those who look sets the pace of bots."""
        return max((SPEEDS[guest.speed] for guest in self.guests), default=0.0)

    async def show(self, first: Guest | None = None) -> None:
        """The new board to everybody, to the one who clicked before the others."""
        drawn: Drawings = {}
        for guest in sorted(self.guests, key=lambda guest: guest is not first):
            await self.show_to(guest, drawn)
            await asyncio.sleep(0)

    async def show_to(self, guest: Guest, drawn: Drawings | None = None) -> None:
        """What this tab has not seen yet. Spectators of one language share a drawing, as long as nothing changes."""
        self.look_up(guest)
        try:
            await guest.send(self._draw(guest, drawn))
            if guest.clicked is not None:
                clock, work = guest.clicked
                self._metrics.answered(time.perf_counter() - clock, time.thread_time() - work)
                guest.clicked = None
        except Exception:  # noqa: BLE001  # a tab that is gone is noticed where it is read from
            log.debug("a tab is gone")

    def look_up(self, guest: Guest) -> None:
        """Whose eyes a tab has: where several people share it, the curtain falls before the next one looks."""
        sitting, asked = self._sitting, self._sitting.asked
        if guest.eyes not in sitting.seats_of(guest.player):  # removed from the table: from now on they watch
            guest.eyes = sitting.row.seats
        mine = [seat for seat in sitting.seats_of(guest.player) if not sitting.is_bot(seat)]
        if len(mine) < 2 or sitting.over or sitting.closed or not sitting.started:
            guest.covered = False
            if mine and guest.eyes not in mine:
                guest.eyes = mine[0]
        elif asked in mine and sitting.asks(asked) and asked != guest.eyes and guest.lifted != sitting.n:
            if sitting.row.curtain:
                guest.covered = True
            else:
                guest.eyes = asked
