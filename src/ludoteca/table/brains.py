"""Where bots think: worker processes, never the event loop. A worker receives one seat's view and nothing else."""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import random
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ludoteca import bots
from ludoteca.kernel import Game, State, load, save

log = logging.getLogger("ludoteca.table")

FALLBACK = "random"
PATIENCE = 60.0
"""The strongest bot thinks for twelve seconds; a worker silent for so long hangs."""

T = TypeVar("T")


def levels() -> tuple[str, ...]:
    """The bots that can take a seat, weakest first."""
    return bots.names()


def default_level() -> str:
    return bots.DEFAULT


def decide(package: str, data: bytes, bot: str, seed: int) -> str:
    """Runs in a worker: the pick of this bot, looking at this view. A bot that fails must not stop the table."""
    game: Game = importlib.import_module(package).GAME
    view = load(game, data)
    try:
        return game.keys.spell(bots.make(bot, seed, game).decide(view))
    except Exception:
        log.exception("the bot %s of %s failed", bot, game.code)
        return any_pick(game, view, seed)


def consider(package: str, data: bytes, seed: int) -> list[tuple[str, int, float]]:
    """Runs in a worker: the best options of this view as a bot sees them, with visits and what to expect (0 to 1)."""
    game: Game = importlib.import_module(package).GAME
    thoughts = bots.consider(load(game, data), seed, game, clock=bots.Clock(seconds=1.0))
    return [(game.keys.spell(thought.option), thought.visits, thought.estimate) for thought in thoughts]


def any_pick(game: Game, view: State, seed: int) -> str:
    return game.keys.spell(random.Random(seed).choice(list(view.options)))


def _quiet() -> None:
    """A worker gives way to the people who click, and leaves Ctrl-C to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)


class Brains:
    """A pool of workers, started when the first bot has to think."""

    def __init__(self, workers: int = 0, patience: float = PATIENCE) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.patience = patience
        """Seconds after which a worker that does not answer is replaced."""
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.workers)

    async def think(self, game: Game, view: State, bot: str, seed: int) -> str:
        if bot == FALLBACK:
            return any_pick(game, view, seed)  # no thought, no worker
        found = await self._ask(decide, game.package, save(view), bot, seed)
        return found if found is not None else any_pick(game, view, seed)

    async def advise(self, game: Game, view: State, seed: int) -> list[tuple[str, int, float]]:
        """What a bot would think of first; nothing if it cannot think about this game."""
        try:
            return await self._ask(consider, game.package, save(view), seed) or []
        except Exception:
            log.exception("no advice for %s", game.code)
            return []

    async def _ask(self, work: Callable[..., T], *args: Any) -> T | None:
        """A worker's answer. One that died or hangs is replaced and asked once more; then there is none."""
        for _ in range(2):
            async with self._free:  # so that every worker begins at once, and its silence can be timed
                pool = self._ready()
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *args)), self.patience)
                except (BrokenProcessPool, TimeoutError) as silence:
                    log.warning("a worker is replaced: %s", type(silence).__name__)
                    self._replace(pool)
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """All of its workers: one that is stopped hears nothing but this, and the others' work is asked for again."""
        if pool is self._pool:
            self._pool = None
            for process in _processes(pool):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=spawn, initializer=_quiet)
        return self._pool

    def pids(self) -> list[int]:
        """The workers there are."""
        return [process.pid for process in _processes(self._pool)] if self._pool else []

    def close(self) -> None:
        """Nobody waits for a thought that is no longer wanted."""
        if self._pool is not None:
            self._replace(self._pool)


def _processes(pool: ProcessPoolExecutor) -> list[Any]:
    return list((getattr(pool, "_processes", None) or {}).values())
