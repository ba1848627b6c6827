"""The tables whose bots and clocks this server process looks after. With a database of its own it has all of them."""

from __future__ import annotations

import time
from functools import partial

from sqlalchemy import Connection

from ludoteca.store import Store, Unavailable, leases

BEAT = 2.0
"""Seconds after which a process says again that it lives."""
AGAIN = 2.0
"""Seconds after which a process asks again for a table that another one looks after."""
STEADY = 4.0
"""Seconds that a process must have been heard without a break before it takes over from the dead. After the database
was away everybody looks dead: those who live get the time to say so."""


class Leases:
    """A lease saves work and is no lock: of two who think for the same bot the journal takes one."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process
        self._mine: set[str] = set()
        self._others: dict[str, float] = {}
        """Tables that another process looks after, and when to ask again."""
        self._since = 0.0
        self._until = 0.0
        """This process is taken to live from and until then."""

    def holds(self, match: str) -> bool:
        """Whether this process looks after a table now."""
        return not self._store.postgres or (match in self._mine and time.monotonic() < self._until)

    @property
    def lived_for(self) -> float:
        """Seconds for which the others have taken this process to live, without a break."""
        at = time.monotonic()
        return at - self._since if at < self._until else 0.0

    @property
    def steady(self) -> bool:
        return self._since + STEADY < time.monotonic() < self._until

    async def take(self, match: str) -> bool:
        """Whether this process looks after a table, or does from now on."""
        asked = time.monotonic()
        if self.holds(match):
            return True
        if self._others.get(match, 0.0) > asked:
            return False
        if asked >= self._until:
            await self.beat()
        taking = partial(leases.take, match=match, process=self._process, inherits=self.steady)
        if await self._store.write(taking):
            self._mine.add(match)
            self._others.pop(match, None)
            return True
        self._others[match] = asked + AGAIN
        return False

    async def beat(self) -> bool:
        """Say that this process lives; whether that was in doubt. After a break others may have taken over: nothing is
        ours until it is asked for."""
        asked = time.monotonic()
        await self._store.write(partial(leases.beat, process=self._process))
        doubted = asked >= self._until
        if doubted:
            self._mine.clear()
            self._others.clear()
            self._since = asked
        self._until = asked + leases.TERM
        return doubted

    async def orphans(self) -> list[str]:
        """Tables of processes that died, if it is this one's to take over."""
        if not self.steady:
            return []
        try:
            found = await self._store.read(leases.orphans)
        except Unavailable:
            return []
        self._mine.difference_update(found)  # what the database says counts, whatever was believed here
        return found

    async def give_back(self, match: str) -> None:
        """Nothing happens at this table by itself any more."""
        if self._store.postgres and match in self._mine:
            self._mine.discard(match)
            await self._store.write(partial(leases.give_back, match=match, process=self._process))

    def leave(self) -> None:
        """This process stops: the others take over at once."""
        if self._store.postgres:
            self._store.submit(self._leave)

    def _leave(self, c: Connection) -> None:
        leases.leave(c, self._process)
