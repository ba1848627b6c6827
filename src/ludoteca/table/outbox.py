"""What waits to be sent to one tab. A slow reader gets the newest board only, with all that was said on the way."""

from __future__ import annotations

import asyncio
from typing import Any

ASIDE = 20
"""So many refusals and hints wait at most; of more, the newest."""
LINES = 250
"""Lines of the log and of the chat that wait at most."""


class Outbox:
    """At most one board, and a few words aside."""

    def __init__(self) -> None:
        self._waiting: list[dict[str, Any]] = []
        self._something = asyncio.Event()

    async def put(self, message: dict[str, Any]) -> None:
        """Add a message. A board replaces a board that still waits, and goes to the end of the queue."""
        board = "html" in message
        alike = [other for other in self._waiting if ("html" in other) == board]
        if board and alike:
            self._waiting.remove(alike[0])
            message = _merged(alike[0], message)
        elif len(alike) >= ASIDE:
            self._waiting.remove(alike[0])
        self._waiting.append(message)
        self._something.set()

    async def get(self) -> dict[str, Any]:
        while not self._waiting:
            self._something.clear()
            await self._something.wait()
        return self._waiting.pop(0)


def _merged(older: dict[str, Any], newer: dict[str, Any]) -> dict[str, Any]:
    """The newer board, with the lines that the older one would have brought."""
    lines = newer["log"] if newer["reset"] else [*older["log"], *newer["log"]]
    return {
        **newer,
        "log": lines[-LINES:],
        "chat": [*older["chat"], *newer["chat"]][-LINES:],
        "reset": older["reset"] or newer["reset"],
    }
