"""The door itself: a connection that sends no request, or sends it too slowly, is closed."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD = 15.0
"""Seconds for a request to say what it wants."""


class Doorkeeper(H11Protocol):
    """uvicorn's own protocol, with a limit on the time that the head of a request takes."""

    head = HEAD
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        super().connection_lost(exc)

    def _watch(self) -> None:
        """A request that has begun is its own affair, and so is a line that has become a socket; a head that has not
        come is on the clock."""
        if self._answering() or self.transport.get_protocol() is not self:
            self._rest()
        elif self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.head, self._late)

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
