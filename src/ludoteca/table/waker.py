"""Whoever is asked must decide: a bot thinks, a standing answer waits its time, a clock runs."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from ludoteca.kernel import Refused
from ludoteca.store.people import now
from ludoteca.table import standing
from ludoteca.table.brains import FALLBACK, default_level
from ludoteca.table.identity import SPEEDS
from ludoteca.table.owed import owed

if TYPE_CHECKING:
    from ludoteca.table.room import Room

DAY = 24 * 3600.0


class Waker:
    """The timers and the thinking bot of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.hurry = False
        """Somebody said hurry: until a person is asked again, bots answer as soon as they know, and as well as ever."""
        self.passing = False
        """A standing answer answers the question that is pending: its seat is not bothered with it."""
        self._timers: list[asyncio.TimerHandle] = []
        self._bot: asyncio.Task[None] | None = None
        self._thinks_about = -1

    def wake(self) -> None:
        """Called after every change: the old timers are for an old question."""
        self._stop_timers()
        self.passing = False
        room, ask = self.room, self.room.ask
        if ask is None or room.house.closing:
            return
        if room.is_bot(ask.seat):
            self._let_think()
            return
        self.hurry = False
        self.passing = standing.answers(room, ask)
        if self.passing:
            self._in(0.0, self._by_itself, room.n, "standing")
        if room.clock.terms.ticking:
            left = room.clock.remaining(ask.seat, ask.seat, now()) / 1000
            self._in(min(left + 0.05, DAY), self._time_is_up, room.n)

    def needed(self) -> bool:
        """Whether something happens here by itself, though nobody looks."""
        room, ask = self.room, self.room.ask
        return ask is not None and (room.is_bot(ask.seat) or bool(self._timers))

    def hurry_up(self) -> None:
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
        self._timers.append(loop.call_later(seconds, lambda: self.room.later(what(*args))))

    # A person who is not there, or does not want to be asked.

    async def _by_itself(self, n: int, by: str) -> None:
        """The idle option, or the only one: what a standing answer and an expired clock pick. Else chance decides."""
        room, ask = self.room, self.room.ask
        if ask is None or n != room.n:
            return
        options = room.match.state.options
        idle = options if len(options) == 1 else [option for option in options if option.verb == ask.idle]
        if idle:
            await owed(partial(room.pick, ask.seat, n, room.game.keys.spell(idle[0]), by=by))
        elif by == "clock":
            key = await room.house.brains.think(room.game, room.view(ask.seat), FALLBACK, random.getrandbits(32))
            await owed(partial(room.pick, ask.seat, n, key, by=by))

    async def _time_is_up(self, n: int) -> None:
        room, ask = self.room, self.room.ask
        if ask is None or n != room.n:
            return
        if room.clock.remaining(ask.seat, ask.seat, now()) > 0:
            self.wake()
            return
        await owed(partial(room.note, "note-time", ask.seat))
        if room.row.expired == "bot":
            await owed(partial(room.stand_in, ask.seat, default_level()))
        else:
            await self._by_itself(n, "clock")

    # A bot.

    def _let_think(self) -> None:
        about = self.room.n
        if self._bot is not None and not self._bot.done():
            if self._thinks_about == about:
                return
            if self._bot is not asyncio.current_task():  # its own pick woke it: that is no reason to stop
                self._bot.cancel()
        self._thinks_about = about
        self._bot = self.room.later(self._think(about))

    async def _think(self, n: int) -> None:
        room, ask = self.room, self.room.ask
        if ask is None:
            return
        began = time.monotonic()
        bot = room.row.chairs[ask.seat].bot
        # The seed of a bot that sits down: it follows from the table and the moment.
        seed = hash((room.row.seed, n)) & 0xFFFFFFFF
        who, moment = f"{room.id}/{ask.seat}", len(room.match.picks)
        async with self._turn(bot, who):
            key = await room.house.brains.think(
                room.game, room.view(ask.seat), bot, seed, who=who, moment=moment, hurried=self.hurry
            )
        room.house.metrics.thought.labels(bot).observe(time.monotonic() - began)
        await self._let_be_seen(began)
        with contextlib.suppress(Refused):
            await owed(partial(room.pick, ask.seat, n, key, by="bot"))

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
            slowest = max((SPEEDS[guest.speed] for guest in self.room.guests), default=0.0)
            left = began + self.room.house.pace * slowest - time.monotonic()
            if left <= 0:
                return
            await asyncio.sleep(min(left, 0.05))
