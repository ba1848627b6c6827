"""Tells the person a table waits for, though their tab is closed: once a turn, and only if they have not seen it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial

from sqlalchemy import Connection

from ludoteca.store.channels import Channel, Turn, channels_of, close_channel, has_told, told_of, turn_of
from ludoteca.store.people import find_player
from ludoteca.table.audience import Audience
from ludoteca.table.errands import Errands
from ludoteca.table.means import Means
from ludoteca.table.owed import owed
from ludoteca.table.post import Message, Outcome
from ludoteca.table.presence import Presence
from ludoteca.table.sitting import Sitting
from ludoteca.words import LANGUAGES

LONGEST = 3600.0
"""Seconds between two tries at most."""
TRIES = 12
"""After so many nothing more is tried in this turn."""

Waits = tuple[str, int]
"""For whom, and after how many picks of others: the same as long as their turn lasts."""


class Crier:
    """Of one table. Only the server process that looks after the table tells anybody."""

    def __init__(
        self, sitting: Sitting, house: Means, audience: Audience, presence: Presence, errands: Errands
    ) -> None:
        self._sitting, self._house, self._errands = sitting, house, errands
        self._audience, self._presence = audience, presence
        self._waits: Waits | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def pending(self) -> bool:
        """Whether somebody may still have to be told."""
        return self._timer is not None or (self._task is not None and not self._task.done())

    def heed(self) -> None:
        """Called after every change: whom does the table wait for?"""
        waits = self._now()
        if waits == self._waits:
            return
        self.close()
        self._waits = waits
        if waits is not None and not self._watched(waits[0]):
            self._timer = asyncio.get_running_loop().call_later(self._house.post.customs.grace, self._begin, waits)

    def again(self) -> None:
        """This process looks after the table from now on: what another one did not finish is begun anew."""
        self._waits = None
        self.heed()

    def close(self) -> None:
        self._waits = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._task is not None:
            self._task.cancel()

    def _now(self) -> Waits | None:
        sitting, seat = self._sitting, self._sitting.asked
        if seat is None or not sitting.asks(seat) or self._house.closing:
            return None
        who = sitting.row.chairs[seat].player
        return None if who is None else (who, self._last_of_others(who))

    def _last_of_others(self, who: str) -> int:
        picks, mine = self._sitting.match.picks, self._sitting.seats_of(who)
        return next((n for n in range(len(picks) - 1, -1, -1) if picks[n].seat not in mine), -1)

    def _watched(self, who: str) -> bool:
        """Whether one of their tabs is looked at now, on whichever server process."""
        return self._audience.watches(who) or self._presence.watches(who)

    def _begin(self, waits: Waits) -> None:
        self._timer = None
        self._task = self._errands.owe(partial(self._tell, waits))

    async def _tell(self, waits: Waits) -> None:
        """The grace is over. If another process looks after the table, it has a crier of its own."""
        who = waits[0]
        if self._watched(who) or not await self._house.leases.take(self._sitting.id):
            return
        turn, ways = await self._house.store.read(partial(_ways, match=self._sitting.id, player=who))
        if turn.known or self._audience.seen_by(who, never=-1) >= turn.first:
            return  # they have looked at the table since it became theirs to move
        await asyncio.gather(*(self._by(way, turn, waits) for way in ways))

    async def _by(self, way: Channel, turn: Turn, waits: Waits) -> None:
        """By one way, and again after a longer pause, as long as it is still true."""
        message, outcome = self._message(way, waits), Outcome.FAILED
        for pause in pauses(self._house.post.customs.pause):
            outcome = await self._house.post.deliver(way, message)
            if outcome is not Outcome.FAILED:
                break
            await asyncio.sleep(pause * random.uniform(0.8, 1.0))
            if self._watched(waits[0]) or not self._house.leases.holds(self._sitting.id):
                return
        if outcome is Outcome.DEAD:
            await owed(lambda: self._house.store.write(lambda c: close_channel(c, way.id)))
        else:
            keep = partial(has_told, channel=way, match=self._sitting.id, turn=turn.first)
            await owed(lambda: self._house.store.write(keep))

    def _message(self, way: Channel, waits: Waits) -> Message:
        """The title of the game, who moved, and where. All of it stands on the page of whoever watches."""
        sitting = self._sitting
        words = sitting.words(way.language)
        picks, last = sitting.match.picks, waits[1]
        text = words.t("tell-moved", seat=picks[last].seat) if last >= 0 else words.t("tell-begins")
        title = words.t("tell-turn", game=words.t("name"))
        return Message(title, text, f"/table/{sitting.id}", sitting.id, sitting.game.code)


def pauses(first: float) -> Iterator[float]:
    """Seconds to wait after each try: every time twice as long."""
    for tried in range(TRIES):
        yield min(first * 2**tried, LONGEST)


def _ways(c: Connection, match: str, player: str) -> tuple[Turn, list[Channel]]:
    """Somebody's turn, and the ways by which they have not been told of it: those they had when it began."""
    turn, told, person = turn_of(c, match, player), told_of(c, match, player), find_player(c, player)
    spoken = person.language if person is not None else ""
    ways = [
        Channel(**{**vars(way), "language": spoken or way.language or LANGUAGES[0]})
        for way in channels_of(c, player)
        if way.confirmed and way.created <= turn.began and told.get(way.id, -1) < turn.first
    ]
    return turn, ways
