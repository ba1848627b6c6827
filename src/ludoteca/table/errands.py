"""Work that a table does by itself, beside what people do: owed writes, timers that ran out, thoughts of bots."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.kernel import Refused
from ludoteca.table.owed import owed

log = logging.getLogger("ludoteca.table")


class Errands:
    """The tasks of one table; what goes wrong with one is logged."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    def owe(self, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """Do this soon, or when the database can again."""
        return self.later(owed(work))

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this soon."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("table %s: %s", self._table, type(error).__name__, exc_info=error)

    async def all_done(self) -> None:
        """Wait for whatever is under way."""
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
