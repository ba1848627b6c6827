"""Whoever is asked must decide: a bot thinks, a standing answer waits its time, a clock runs."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import Any

from ludoteca.bots import split
from ludoteca.kernel import Choice, Refused
from ludoteca.store.people import now
from ludoteca.table import standing
from ludoteca.table.audience import Audience, Guest
from ludoteca.table.brains import FALLBACK, default_level
from ludoteca.table.crier import Crier
from ludoteca.table.errands import Errands
from ludoteca.table.leases import AGAIN
from ludoteca.table.means import Means
from ludoteca.table.owed import owed
from ludoteca.table.presence import Presence
from ludoteca.table.sitting import Sitting

DAY = 24 * 3600.0


class Wakeful(Sitting, ABC):
    """A table at which somebody can be woken. Whoever is decides through the same door as everybody else."""

    house: Means
    audience: Audience
    presence: Presence
    errands: Errands
    crier: Crier
    not_before: float
    """When an answer out of turn may be given: see `standing`."""

    @abstractmethod
    async def pick(self, seat: int, n: int, key: str, *, by: str = "person", first: Guest | None = None) -> None: ...

    @abstractmethod
    async def note(self, kind: str, seat: int, **data: Any) -> None: ...

    @abstractmethod
    async def stand_in(self, seat: int, bot: str) -> None: ...


class Waker:
    """The timers and the thinking bot of one room."""

    def __init__(self, room: Wakeful) -> None:
        self.room = room
        self.hurry = False
        """Somebody said hurry: until a person is asked again, bots answer as soon as they know, and as well as ever."""
        self._timers: list[asyncio.TimerHandle] = []
        self._bot: asyncio.Task[None] | None = None
        self._thinks_about = -1
        self._asks: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Called after every change: the old timers are for an old question."""
        self._stop_timers()
        self.room.passing = False
        room, ask = self.room, self.room.ask
        if ask is not None and not room.is_bot(ask.seat):
            self.hurry = False
            room.passing = standing.answers(room, ask)
        room.crier.heed()
        if ask is None or room.house.closing or not self._by_itself_now(ask):
            return
        if not room.house.leases.holds(room.id):
            self._ask_for_the_lease()
        elif room.is_bot(ask.seat):
            self._let_think()
        else:
            self._set_timers(ask)

    def _by_itself_now(self, ask: Choice) -> bool:
        """Whether this question is answered, or its clock watched, by a server process and not by a hand."""
        return self.room.is_bot(ask.seat) or self.room.passing or self.room.clock.terms.ticking

    def _set_timers(self, ask: Choice) -> None:
        room = self.room
        if room.passing:
            self._in(0.0, self._answer, room.n, "standing")
        if room.clock.terms.ticking:
            left = room.clock.remaining(ask.seat, ask.seat, now()) / 1000
            self._in(min(left + 0.05, DAY), self._time_is_up, room.n)

    def _ask_for_the_lease(self) -> None:
        if self._asks is None or self._asks.done():
            self._asks = self.room.errands.owe(self._take_lease)

    async def _take_lease(self) -> None:
        """One server process looks after the table. If it is another, this one asks again later: who was killed looks
        after nothing any more."""
        if await self.room.house.leases.take(self.room.id):
            self._asks = None
            self.wake()
        else:
            self._timers.append(asyncio.get_running_loop().call_later(AGAIN, self.wake))

    def needed(self) -> bool:
        """Whether something happens here by itself, though nobody looks."""
        room, ask = self.room, self.room.ask
        busy = ask is not None and room.house.leases.holds(room.id) and self._by_itself_now(ask)
        return busy or room.crier.pending

    def hurry_up(self) -> None:
        """Here, and wherever the bot thinks."""
        self.hurry = True
        if self.room.asked is not None:
            self.room.house.brains.hurry(f"{self.room.id}/{self.room.asked}")
        self.wake()

    def close(self) -> None:
        self._stop_timers()
        if self._bot is not None:
            self._bot.cancel()

    def _stop_timers(self) -> None:
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()

    def _in(self, seconds: float, what: Callable[..., Coroutine[Any, Any, None]], *args: Any) -> None:
        loop = asyncio.get_running_loop()
        self._timers.append(loop.call_later(seconds, lambda: self.room.errands.later(what(*args))))

    # A person who is not there, or does not want to be asked.

    async def _answer(self, n: int, by: str) -> None:
        """The idle option, or the only one: what a standing answer and an expired clock pick. Else chance decides."""
        room, ask = self.room, self.room.ask
        if ask is None or n != room.n or not self._still_ours():
            return
        options = room.match.state.options
        idle = options if len(options) == 1 else [option for option in options if option.verb == ask.idle]
        if idle:
            await owed(partial(room.pick, ask.seat, n, room.game.keys.spell(idle[0]), by=by))
        elif by == "clock":
            key = await room.house.brains.think(room.game, room.view(ask.seat), FALLBACK, random.getrandbits(32))
            await owed(partial(room.pick, ask.seat, n, key, by=by))

    def _still_ours(self) -> bool:
        """Who was held up for long may have lost the table to another server process."""
        if self.room.house.leases.holds(self.room.id):
            return True
        self.wake()
        return False

    async def _time_is_up(self, n: int) -> None:
        room, ask = self.room, self.room.ask
        if ask is None or n != room.n or not self._still_ours():
            return
        if room.clock.remaining(ask.seat, ask.seat, now()) > 0:
            self.wake()
            return
        await owed(partial(room.note, "note-time", ask.seat))
        if room.row.expired == "bot":
            await owed(partial(room.stand_in, ask.seat, default_level()))
        else:
            await self._answer(n, "clock")

    # A bot.

    def _let_think(self) -> None:
        about = self.room.n
        if self._bot is not None and not self._bot.done():
            if self._thinks_about == about:
                return
            if self._bot is not asyncio.current_task():  # its own pick woke it: that is no reason to stop
                self._bot.cancel()
        self._thinks_about = about
        self._bot = self.room.errands.later(self._think(about))

    async def _think(self, n: int) -> None:
        room, ask = self.room, self.room.ask
        if ask is None:
            return
        began = time.monotonic()
        bot = room.row.chairs[ask.seat].bot
        thought = self._thought(ask, n, bot)
        key = await (self._in_time(ask, thought) if ask.reaction and not room.alone() else thought)
        room.house.metrics.thought.labels(split(bot)[0]).observe(time.monotonic() - began)
        await self._let_be_seen(began)
        with contextlib.suppress(Refused):
            await owed(partial(room.pick, ask.seat, n, key, by="bot"))

    async def _thought(self, ask: Choice, n: int, bot: str) -> str:
        room = self.room
        # The seed of a bot that sits down: it follows from the table and the moment.
        seed = hash((room.row.seed, n)) & 0xFFFFFFFF
        who, moment = f"{room.id}/{ask.seat}", len(room.match.picks)
        async with self._turn(bot, who):
            return await room.house.brains.think(
                room.game, room.view(ask.seat), bot, seed, who=who, moment=moment, hurried=self.hurry
            )

    async def _in_time(self, ask: Choice, thought: Coroutine[Any, Any, str]) -> str:
        """Out of turn, who has something to think about must not show it. A bot answers when everybody would: half of
        that time it may think, the other half is for saying what it found, and if it is still not heard it passes."""
        room = self.room
        idle = [option for option in room.match.state.options if option.verb == ask.idle]
        left = max(0.02, room.not_before - time.monotonic())
        cut = asyncio.get_running_loop().call_later(left / 2, room.house.brains.hurry, f"{room.id}/{ask.seat}")
        try:
            async with asyncio.timeout(left if idle else None):
                return await thought
        except TimeoutError:
            return room.game.keys.spell(idle[0])
        finally:
            cut.cancel()

    @contextlib.asynccontextmanager
    async def _turn(self, bot: str, who: str) -> AsyncIterator[None]:
        """Wait until whoever set this table is next to have a bot think; in a full house it thinks shorter."""
        if bot == FALLBACK:
            yield
            return
        house = self.room.house
        async with house.turns.of(self.room.row.owner) as seconds:
            cut = asyncio.get_running_loop().call_later(seconds, house.brains.hurry, who) if seconds else None
            try:
                yield
            finally:
                if cut is not None:
                    cut.cancel()

    async def _let_be_seen(self, began: float) -> None:
        """The slowest of those who look sets the pace, until somebody says hurry."""
        while not self.hurry:
            slowest = max(self.room.audience.pace, self.room.presence.pace)
            left = began + self.room.house.pace * slowest - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.05))
