"""Where bots think: worker processes, never the event loop. A worker receives one seat's view and nothing else.

A seat's bot stays in the worker where it thought last, with the tree it has grown: what sits at the table is what the
arena measured. Whoever says hurry is answered by that same bot, with the best it has found so far. While others decide,
or look at what it did, it thinks on, but only as long as nobody else wants that worker.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import multiprocessing
import os
import random
import signal
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

from ludoteca import bots
from ludoteca.bots.ismcts import Searcher
from ludoteca.kernel import Game, State, load, save
from ludoteca.registry import fetch, where

log = logging.getLogger("ludoteca.table")

FALLBACK = "random"
PATIENCE = 60.0
"""No bot of ours thinks for two seconds; a worker silent for so long hangs."""
KEPT = 64
"""Bots that a worker keeps, and more than as many seats that a house remembers for each worker."""
TURN = 8.0
"""Seconds that a bot thinks at most about all decisions of one turn together; after that it hardly thinks any more."""
HASTE = 0.1
"""Seconds that a decision has even then."""
PONDER = 1.5
"""Seconds that a bot thinks on after a decision, if its worker has nothing else to do."""
TICKETS = 64
"""Thoughts under way at one worker that can be told apart when somebody says hurry."""

T = TypeVar("T")


def offered() -> tuple[str, ...]:
    """Those that a table offers."""
    return bots.offered()


def default_level() -> str:
    return bots.DEFAULT


def any_pick(game: Game, view: State, seed: int) -> str:
    return game.keys.spell(random.Random(seed).choice(list(view.options)))


# In a worker.


@dataclass
class Seated:
    """A seat's bot, as it was left after its last decision."""

    name: str
    bot: bots.Bot
    game: Game
    """What it knows is of this box: an edition stays open as long as its bot is kept."""
    moment: int = -1
    """After how many picks it decided last."""
    spent: float = 0.0
    """Seconds it has thought during this turn."""

    def clock(self, moment: int, hurried: Callable[[], bool]) -> bots.Clock:
        """How long it may think now. A turn goes on while nobody else has picked anything in between."""
        if moment != self.moment + 1:
            self.spent = 0.0
        return bots.Clock(seconds=max(HASTE, TURN - self.spent), hurried=hurried)


_bots: OrderedDict[str, Seated] = OrderedDict()
"""Whose bot it is."""
_hurried: Any = [0] * TICKETS
"""The tickets of thoughts that somebody is waiting for; shared with the house."""


def _begin(hurried: Any) -> None:
    """A worker gives way to the people who click, and leaves Ctrl-C to the server."""
    global _hurried  # noqa: PLW0603  # a process begins once
    _hurried = hurried
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)


def decide(at: str, data: bytes, bot: str, seed: int, who: str, moment: int, ticket: int) -> str:
    """The pick of this bot, looking at this view. A bot that fails must not stop the table."""
    game = fetch(at)
    view = load(game, data)
    try:
        seated = _bot_of(who, bot, moment) or Seated(bot, bots.make(bot, seed, game), game)
        slot = ticket % TICKETS
        clock = seated.clock(moment, lambda: bool(_hurried[slot] == ticket))
        pick = seated.bot.decide(view, clock)
    except Exception:
        log.exception("the bot %s of %s failed", bot, game.code)
        return any_pick(game, view, seed)
    seated.moment = moment
    seated.spent += time.monotonic() - clock.started
    _bots[who] = seated
    while len(_bots) > KEPT:
        _bots.popitem(last=False)
    return game.keys.spell(pick)


def ponder(who: str, moment: int, seconds: float, ticket: int) -> None:
    """The bot that decided then thinks on, until the time is up or somebody wants this worker."""
    seated = _bots.get(who)
    if seated is None or seated.moment != moment or not isinstance(seated.bot, Searcher):
        return
    slot = ticket % TICKETS
    try:
        seated.bot.ponder(bots.Clock(seconds, hurried=lambda: bool(_hurried[slot] == ticket)))
    except Exception:
        log.exception("the bot %s of %s failed while others decided", seated.name, who)
        del _bots[who]  # half of a thought is worth nothing


def _bot_of(who: str, bot: str, moment: int) -> Seated | None:
    """The bot that thought for this seat before, unless something was taken back since or another one plays now."""
    seated = _bots.pop(who, None)
    return seated if seated is not None and seated.name == bot and seated.moment < moment else None


Advice = tuple[str, float, dict[str, float], list[str]]
"""An option by its key, what to expect (0 to 1), what it brings by the judge's terms, and how one would go on."""


def consider(at: str, data: bytes, seed: int) -> list[Advice]:
    """The best options of this view as a bot sees them."""
    game = fetch(at)
    spell = game.keys.spell
    found = bots.hints(load(game, data), seed, game, clock=bots.Clock(seconds=1.0))
    return [(spell(one.option), one.estimate, dict(one.brings), [spell(pick) for pick in one.line]) for one in found]


# In the house.


def a_core_is_free() -> bool:
    """What nobody waits for must not slow down what somebody waits for, here or in any other program."""
    return os.getloadavg()[0] < (os.cpu_count() or 1)


class Worker:
    """One process, started when it first has to think, and replaced when it died or hangs."""

    def __init__(self) -> None:
        self.waiting = 0
        """Thoughts asked for and not answered."""
        self._spawn = multiprocessing.get_context("spawn")
        self._hurried = self._spawn.RawArray(ctypes.c_longlong, TICKETS)
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Lock()
        self._pondering = 0
        """The ticket of what is thought while nobody wants it."""

    async def ask(self, patience: float, work: Callable[..., T], *args: Any) -> T | None:
        """Its answer, or nothing if it died or was silent for too long."""
        self.waiting += 1
        pondering, self._pondering = self._pondering, 0
        if pondering:  # whoever wants the worker comes first
            self.hurry(pondering)
        try:
            async with self._free:  # so that it begins at once, and its silence can be timed
                return await asyncio.wait_for(asyncio.wrap_future(self._ready().submit(work, *args)), patience)
        except (BrokenProcessPool, TimeoutError) as silence:
            log.warning("a worker is replaced: %s", type(silence).__name__)
            self.close()
            return None
        finally:
            self.waiting -= 1

    def hurry(self, ticket: int) -> None:
        self._hurried[ticket % TICKETS] = ticket

    def ponder(self, who: str, moment: int, seconds: float, ticket: int) -> None:
        """Let a seat's bot think on, unless there is something to do."""
        if not self.waiting and self._pool is not None:
            self._pondering = ticket
            with contextlib.suppress(BrokenProcessPool):  # whoever asks next replaces it
                self._pool.submit(ponder, who, moment, seconds, ticket)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=self._spawn, initializer=_begin, initargs=(self._hurried,))
        return self._pool

    @property
    def processes(self) -> list[Any]:
        return list((getattr(self._pool, "_processes", None) or {}).values())

    def close(self) -> None:
        """Nobody waits for a thought that is no longer wanted. One that is stopped hears nothing but this."""
        for process in self.processes:
            process.kill()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Brains:
    """All workers, and which of them has the bot of which seat."""

    def __init__(self, workers: int = 0, patience: float = PATIENCE, ponders: float = 0.0) -> None:
        self.patience = patience
        """Seconds after which a worker that does not answer is replaced."""
        self.ponders = ponders
        """Seconds that a bot thinks on after a decision."""
        self.workers = [Worker() for _ in range(workers or max(1, (os.cpu_count() or 2) - 1))]
        self._seats: OrderedDict[str, Worker] = OrderedDict()
        self._tickets = 0
        self._thinking: dict[str, tuple[Worker, int]] = {}

    async def think(
        self, game: Game, view: State, bot: str, seed: int, *, who: str = "", moment: int = 0, hurried: bool = False
    ) -> str:
        """What this bot picks. `who` is the seat it plays for, `moment` the number of picks before this one."""
        if bot == FALLBACK:
            return any_pick(game, view, seed)  # no thought, no worker
        data = save(view)
        for _ in range(2):  # a worker that died or hangs is replaced, and asked once more
            worker, ticket = self._worker_of(who), self._ticket()
            self._thinking[who] = worker, ticket
            if hurried:
                worker.hurry(ticket)
            try:
                found = await worker.ask(self.patience, decide, where(game), data, bot, seed, who, moment, ticket)
            except asyncio.CancelledError:
                worker.hurry(ticket)  # nobody wants this thought any more: the next one need not wait for it
                raise
            finally:
                self._thinking.pop(who, None)
            if found is not None:
                if self.ponders and a_core_is_free():
                    worker.ponder(who, moment, self.ponders, self._ticket())
                return found
        return any_pick(game, view, seed)

    def hurry(self, who: str) -> None:
        """Let the bot that thinks for this seat answer with the best it has found so far."""
        if who in self._thinking:
            worker, ticket = self._thinking[who]
            worker.hurry(ticket)

    async def advise(self, game: Game, view: State, seed: int) -> list[Advice]:
        """What a bot would think of first; nothing if it cannot think about this game."""
        try:
            for _ in range(2):
                found = await self._idlest().ask(self.patience, consider, where(game), save(view), seed)
                if found is not None:
                    return found
        except Exception:
            log.exception("no advice for %s", game.code)
        return []

    def _worker_of(self, who: str) -> Worker:
        """The one with this seat's bot, or whichever has least to do."""
        worker = self._seats.pop(who, None) or self._idlest()
        self._seats[who] = worker
        while len(self._seats) > KEPT * len(self.workers):
            self._seats.popitem(last=False)
        return worker

    def _idlest(self) -> Worker:
        return min(self.workers, key=lambda worker: worker.waiting)

    def _ticket(self) -> int:
        self._tickets += 1
        return self._tickets

    def pids(self) -> list[int]:
        """The workers there are."""
        return [process.pid for worker in self.workers for process in worker.processes]

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
