"""The door itself: a connection that sends no request, or sends it too slowly, is closed."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from ludoteca.table.fair import house_of

HEAD = 15.0
"""Seconds for a request to say what it wants."""
SILENT = 400
"""Connections of one address that may be open and have said nothing yet: a process has a thousand for everybody."""


class Doorkeeper(H11Protocol):
    """uvicorn's own protocol, with a limit on the time that the head of a request takes."""

    head = HEAD
    most = SILENT
    silent: Counter[str] = Counter()
    """By household, of all connections of this process."""
    _deadline: asyncio.TimerHandle | None = None
    _silent_at = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._silent_at = house_of(self.client[0]) if self.client else "nowhere"
        self.silent[self._silent_at] += 1
        if self.silent[self._silent_at] > self.most:
            transport.abort()
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self._speaks()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """A request that has begun is its own affair, and so is a line that has become a socket; a head that has not
        come is on the clock."""
        if self._answering() or self.transport.get_protocol() is not self:
            self._speaks()
            self._rest()
        elif self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.head, self._late)

    def _speaks(self) -> None:
        """It has said what it wants, or will not any more."""
        if self._silent_at:
            self.silent[self._silent_at] -= 1
            if not self.silent[self._silent_at]:
                del self.silent[self._silent_at]
            self._silent_at = ""

    def _rest(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        self._deadline = None
        if not self._answering():
            self.transport.close()

    def _answering(self) -> bool:
        cycle: Any = self.cycle  # nothing before the first request, though uvicorn's types say otherwise
        return cycle is not None and not cycle.response_complete
