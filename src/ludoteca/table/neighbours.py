"""The other server processes at the same PostgreSQL: what is said between them, and who takes over from whom."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from functools import partial
from typing import Any

from ludoteca.store import Unavailable
from ludoteca.table import leases, presence
from ludoteca.table.listen import Anew, Changed, Deaf, Gone, Hurried, Present, Ruled, Said, Silence, listen
from ludoteca.table.means import Means
from ludoteca.table.owed import owed
from ludoteca.table.room import Room

log = logging.getLogger("ludoteca.table")


class Neighbours:
    """Any process serves any table; one of them looks after its bots and clock."""

    def __init__(
        self,
        means: Means,
        rooms: Mapping[str, Room],
        bring_to_life: Callable[[str], Awaitable[Room | None]],
        read_anew: Callable[[str], Awaitable[None]],
    ) -> None:
        self._means = means
        self._rooms = rooms
        self._bring_to_life = bring_to_life
        self._silence = asyncio.Event()
        self._read_anew = read_anew
        self._changed: asyncio.Queue[str] = asyncio.Queue()
        """Tables of which something that has been was taken out."""

    def errands(self) -> list[Coroutine[Any, Any, None]]:
        """What goes on as long as the house is open."""
        return [
            listen(self._means.store, self.hear),
            self._say_who_is_here(),
            self._stay_alive(),
            self._cut_the_gone(),
            self._look_again(),
        ]

    def hear(self, said: Said) -> None:
        """Another process changed a table, or somebody came, went or was impatient there."""
        match said:
            case Silence():
                for room in list(self._rooms.values()):
                    room.errands.owe(room.catch_up)
                    if room.audience.guests:
                        room.say_who_is_here()
                self._means.listens_since = time.monotonic()
                self._silence.set()
            case Deaf():
                self._means.listens_since = math.inf
            case Gone(devices, players):
                self._means.lines.cut(devices, players)
            case Ruled():
                self._silence.set()
            case Anew(tables):
                for table in tables:
                    self._changed.put_nowait(table)
            case Changed(table) if table in self._rooms:
                self._rooms[table].errands.owe(self._rooms[table].catch_up)
            case Present(process, table, players, pace, awake) if table in self._rooms:
                room = self._rooms[table]
                if room.presence.hears(process, players, pace, awake):
                    room.errands.later(room.show())
            case Hurried(_, table) if table in self._rooms:
                self._rooms[table].waker.hurry_up()

    async def _say_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(presence.BEAT)
            for room in [room for room in self._rooms.values() if room.audience.guests]:
                room.say_who_is_here()

    async def _cut_the_gone(self) -> None:
        """Who was sent away while nobody listened; and what an administrator has changed."""
        while True:
            await self._silence.wait()
            self._silence.clear()
            await owed(partial(self._means.lines.check, self._means.store))
            await owed(self._means.learn_limits)

    async def _look_again(self) -> None:
        while True:
            await owed(partial(self._read_anew, await self._changed.get()))

    async def _stay_alive(self) -> None:
        """Say so, and go on with the tables of those who no longer do."""
        while True:
            try:
                if await self._means.leases.beat():  # after a break it must be asked anew which tables are ours
                    for room in list(self._rooms.values()):
                        room.waker.wake()
                        room.crier.again()
                for match in await self._means.leases.orphans():
                    await self._inherit(match)
            except Unavailable as fault:
                log.warning("nobody hears that this process lives: %s", fault)
            await asyncio.sleep(leases.BEAT)

    async def _inherit(self, match: str) -> None:
        try:
            room = await self._bring_to_life(match)
        except Unavailable:
            raise
        except Exception:
            log.exception("table %s cannot go on", match)
            return
        if room is not None and await self._means.leases.take(match):
            room.waker.wake()
            room.crier.again()
