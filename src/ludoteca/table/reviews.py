"""Reviews at the table: in a worker process of their own that gives way to everybody, one stretch after the other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from functools import cache, lru_cache, partial
from typing import Any

from sqlalchemy import Connection

from ludoteca.kernel import Match, Record, Refused
from ludoteca.registry import fetch, where
from ludoteca.review import Review
from ludoteca.review.whole import Seen, Stretch, look_through, stretches
from ludoteca.store import Store, Taken
from ludoteca.store.learning import (
    ReviewRow,
    begin_review,
    find_review,
    go_on_with_review,
    keep_review,
    still_reviewing,
)
from ludoteca.table.brains import Worker
from ludoteca.table.fair import Turns
from ludoteca.table.owed import owed
from ludoteca.table.sitting import Sitting

log = logging.getLogger("ludoteca.table")

BEAT = 15.0
"""Seconds between two signs of life. Where several reviews take turns, one may wait longer for its next stretch than a
silence is believed, and somebody would be told that it was interrupted."""
PATIENCE = 300.0
"""Seconds after which a stretch of ten decisions is taken to hang."""


# In the worker.


@cache
def _give_way() -> None:
    """Bots that somebody waits for think first."""
    os.nice(9)


@lru_cache(maxsize=4)
def _replayed(at: str, text: str) -> Match:
    return Match.replay(Record.parse(text), fetch(at))


def look(at: str, stretch: Stretch) -> list[dict[str, Any]]:
    """What is found about one stretch of a game."""
    _give_way()
    return [seen.kept() for seen in look_through(_replayed(at, stretch.record), stretch)]


# In the house.


class Reviews:
    """Those under way here. Several people's take turns, stretch by stretch."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._worker = Worker()
        self._turns = Turns(1)
        self._tasks: set[asyncio.Task[None]] = set()

    async def state(self, table: Sitting) -> ReviewRow | None:
        return await self._store.read(lambda c: find_review(c, table.id))

    async def begin(self, table: Sitting, person: str) -> None:
        """Look back at this table, unless that has been done or is being done."""
        if not may_review(table):
            raise Refused("A game is looked back at when it is over.", "eyes")
        work = stretches(table.match.record())
        with contextlib.suppress(Taken):
            if await self._store.write(lambda c: begin_review(c, table.id, len(work))):
                task = asyncio.create_task(self._work(table, person, work))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _work(self, table: Sitting, person: str, work: list[Stretch]) -> None:
        found: list[dict[str, Any]] = []
        alive = asyncio.create_task(self._alive(table.id))
        try:
            for done, stretch in enumerate(work, 1):
                async with self._turns.of(person):
                    part = await self._worker.ask(PATIENCE, look, where(table.game), stretch)
                if part is None:
                    raise RuntimeError("the worker died")  # it may be asked for again
                found += part
                await self._write(partial(go_on_with_review, match=table.id, done=done))
            whole = Review(table.match.record(), tuple(map(Seen.read, found)))
            accuracy = [whole.accuracy(seat) for seat in range(table.row.seats)]
            await self._write(partial(keep_review, match=table.id, data=found, accuracy=accuracy))
        except Exception:
            log.exception("the review of table %s stopped", table.id)
        finally:
            alive.cancel()
            await asyncio.gather(alive, return_exceptions=True)

    async def _alive(self, match: str) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self._write(partial(still_reviewing, match=match))

    async def _write(self, job: Callable[[Connection], None]) -> None:
        await owed(lambda: self._store.write(job))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._worker.close()


def may_review(table: Sitting) -> bool:
    """After the end, and if it can be played again from its beginning."""
    return table.ended and not table.stuck and not table.match.start and bool(table.match.picks)


def as_review(table: Sitting, row: ReviewRow) -> Review | None:
    """What was found, if the table is still the game that was looked at."""
    if row.data is None or len(row.data) != len(table.match.picks) + 1:
        return None
    return Review(table.match.record(), tuple(map(Seen.read, row.data)))
