"""What a table owes is done in the end: while the database cannot, it is tried again, with growing pauses."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from typing import TypeVar

from ludoteca.kernel import Refused
from ludoteca.store import Unavailable

log = logging.getLogger("ludoteca.table")

T = TypeVar("T")

FIRST, LONGEST = 0.2, 15.0
"""Seconds before the second try, and between later ones at most."""


async def owed(work: Callable[[], Awaitable[T]]) -> T:
    """Do this, now or when the fault is over. It must be such that doing it twice is doing it once."""
    pause = FIRST
    while True:
        try:
            return await work()
        except Refused:
            raise  # an answer, not a fault
        except Unavailable as fault:
            log.warning("tried again in %.1f s: %s", pause, fault)
        except Exception:
            log.exception("tried again in %.1f s, though nobody knows why it failed", pause)
        await asyncio.sleep(pause * random.uniform(0.7, 1.0))  # not all tables at the same moment
        pause = min(2 * pause, LONGEST)
