"""A room: a table, whoever looks at it, whoever is there, and whoever has to be woken to decide.

Every change goes the same way: checked, written to the journal (inserting is the lock), applied when it is durable,
shown.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from sqlalchemy import Connection

from ludoteca.kernel import Game, Refused
from ludoteca.store import Taken, Unavailable
from ludoteca.store.between import remove_person
from ludoteca.store.people import now
from ludoteca.store.tables import (
    PickRow,
    TableRow,
    add_chat,
    add_pick,
    change_seat,
    change_table,
    chat_since,
    find_table,
    lay_face_up,
    mark_seen,
    picks_since,
    put_away,
    say_hurry,
    say_present,
)
from ludoteca.table import standing
from ludoteca.table.audience import Audience, Drawings, Guest
from ludoteca.table.brains import default_level
from ludoteca.table.crier import Crier
from ludoteca.table.errands import Errands
from ludoteca.table.means import Means
from ludoteca.table.presence import Presence
from ludoteca.table.revival import SAVE_EVERY, keep, revive
from ludoteca.table.sitting import kept
from ludoteca.table.waker import Wakeful, Waker

EMPTY_AFTER = 900.0
"""Seconds after which a room that nobody needs is put away; the journal keeps the table."""

Painter = Callable[["Room", Guest, Drawings | None], dict[str, Any]]
"""Draws the message that brings one tab up to date."""


class Room(Wakeful):
    """One table in memory."""

    def __init__(self, house: Means, row: TableRow, game: Game, painter: Painter) -> None:
        super().__init__(row, game)
        self.house = house
        self.audience = Audience(self, house.metrics, partial(painter, self))
        self.presence = Presence()
        self.errands = Errands(row.id)
        self.crier = Crier(self, house, self.audience, self.presence, self.errands)
        self.waker = Waker(self)
        self.lock = asyncio.Lock()
        self.not_before = 0.0
        """When an answer out of turn may be given: see `standing`."""

    # Who is there.

    def present(self, seat: int) -> bool:
        """Whether the person of this seat has a tab open, on whichever server process."""
        return self.presence.has(self.row.chairs[seat].player or "")

    @property
    def patience(self) -> float:
        """Seconds that somebody may be away before others may speak of a bot."""
        return self.clock.terms.patience or self.house.absent

    def absent(self, seat: int) -> bool:
        """Whether a person plays here who has been away for longer than this table waits."""
        away = min(self.presence.away_for(self.row.chairs[seat].player or ""), self.house.in_touch_for)
        return seat in self.people() and not self.present(seat) and away >= self.patience

    def come(self, guest: Guest) -> None:
        self.audience.come(guest)
        self.presence.comes(guest.player)
        self.say_who_is_here()

    def go(self, guest: Guest) -> None:
        self.audience.go(guest)
        self.presence.goes(guest.player, plays=bool(self.seats_of(guest.player)))
        if self.house.closing:
            return
        self.say_who_is_here()
        if not self.seats_of(guest.player):
            return
        self.errands.owe(partial(self._keep_seen, guest.player, guest.seen))
        if self.patience < EMPTY_AFTER:  # who comes back after days is shown how it stands then
            self.errands.later(self._show_in(self.patience + 0.1))

    def say_who_is_here(self) -> None:
        """The other server processes hear who has a tab open on this one."""
        if self.house.store.postgres:
            seated = self.presence.here & {chair.player for chair in self.row.chairs}
            said = partial(say_present, process=self.house.process, match=self.id, players=seated)
            self.house.store.submit(partial(said, pace=self.audience.pace, awake=self.audience.awake & seated))

    async def _show_in(self, seconds: float) -> None:
        """Somebody left: when they have been away long enough, the others may propose a bot."""
        await asyncio.sleep(seconds)
        if not self.over:
            await self.show()

    async def _keep_seen(self, player: str, n: int) -> None:
        """How far somebody has watched, for "since you left"."""
        mine = self.seats_of(player)
        if mine and n > max(self.row.chairs[seat].seen for seat in mine):
            await self.house.store.write(partial(mark_seen, match=self.id, player=player, n=n))
            await self._reread()

    @property
    def idle_for(self) -> float:
        """Seconds for which nobody has been here and nothing happens by itself."""
        return 0.0 if self.waker.needed() else self.presence.empty_for

    async def show(self, first: Guest | None = None) -> None:
        """The new board to everybody who looks."""
        await self.audience.show(first)

    # The journal.

    async def load(self) -> None:
        """Everything the journal knows, under the rules of today."""
        await revive(self, self.house.store)
        if self.over:
            self.errands.owe(self._finish)
        self.waker.wake()

    async def catch_up(self) -> None:
        """Another server process, or another hand, changed this table: read on."""
        async with self.lock:
            row, rows, notes = await self.house.store.read(
                lambda c: (
                    find_table(c, self.id),
                    picks_since(c, self.id, self.n),
                    chat_since(c, self.id, self.heard_up_to),
                )
            )
            notes = [note for note in notes if not self.has_heard(note)]
            changed = row != self.row or bool(rows) or bool(notes)
            self.seat(row or self.row)
            for pick in rows:
                self.apply(pick)
            for note in notes:
                self.hear(note)
        if changed:
            self.waker.wake()
            await self.show()

    async def _reread(self) -> None:
        found = await self.house.store.read(lambda c: find_table(c, self.id))
        self.seat(found if found is not None else self.row)

    def apply(self, row: PickRow) -> None:
        super().apply(row)
        ask = self.match.state.ask
        self.not_before = time.monotonic() + standing.pause(self) if ask is not None and ask.reaction else 0.0

    async def _commit(self, row: PickRow, also: Callable[[Connection], None] | None = None) -> None:
        """Into the journal, and only then onto the table."""

        def write(c: Connection) -> None:
            add_pick(c, self.id, row)
            if also is not None:
                also(c)

        try:
            await self.house.store.write(write)
        except Taken:
            self.errands.owe(self.catch_up)
            raise Refused("Somebody else was faster.", "stale") from None
        except (asyncio.CancelledError, Unavailable):
            self.errands.owe(self.catch_up)  # it may have been written all the same
            raise
        self.apply(row)
        if self.n % SAVE_EVERY == 0:
            self.errands.owe(partial(keep, self, self.house.store))

    async def _finish(self) -> None:
        result = self.match.state.result
        if result is None or self.row.finished:
            return
        value = kept(result)
        await self.house.store.write(lambda c: change_table(c, self.id, finished=now(), result=value))
        self.house.metrics.ended.labels(self.game.code, "yes" if self.row.second_thoughts else "no").inc()
        await self._reread()

    async def say(self, seat: int, text: str) -> None:
        who = self.row.chairs[seat].player
        row = await self.house.store.write(lambda c: add_chat(c, self.id, self.n, seat, "chat", text, who))
        self.hear(row)
        await self.show()

    async def note(self, kind: str, seat: int, **data: Any) -> None:
        """A sentence of the table's own in the log."""
        row = await self.house.store.write(lambda c: add_chat(c, self.id, self.n, seat, kind, json.dumps(data)))
        self.hear(row)
        await self.show()

    # What people do.

    def hurry(self) -> None:
        """The bots may stop being watched, wherever they think."""
        self.waker.hurry_up()
        if self.house.store.postgres:
            self.house.store.submit(partial(say_hurry, process=self.house.process, match=self.id))

    async def pick(self, seat: int, n: int, key: str, *, by: str = "person", first: Guest | None = None) -> None:
        """A pick from outside: refused unless it is this seat's, fresh and on offer; acknowledged when durable."""
        if self.ask is not None and self.ask.reaction and n == self.n:
            await asyncio.sleep(max(0.0, self.not_before - time.monotonic()))
        async with self.lock:
            self.fresh(n)
            if not self.started:
                raise Refused("The table still waits for somebody.", "not-started")
            state = self.match.state
            if self.ask is None or state.ask is None:
                raise Refused("The game is over.", "over")
            if state.ask.seat != seat:
                raise Refused("It is not this seat's decision.", "not-asked")
            if by == "person" and self.is_bot(seat):  # since the click, which had to wait its time
                raise Refused("A bot plays for you: take your seat back first.", "stand-in")
            option = self.game.keys.read(key)
            if option not in state.options:
                raise Refused("That is not on offer now.", "not-on-offer")
            await self._commit(PickRow(n, seat, self.game.keys.spell(option), now()))
        self.house.metrics.picks.labels(by).inc()
        if self.over:
            self.errands.owe(self._finish)
        self._own_turn()
        self.waker.wake()
        await self.show(first)

    def _own_turn(self) -> None:
        """ "Pass until my turn" ends when it is."""
        ask = self.ask
        if ask is not None and not ask.reaction and self.row.chairs[ask.seat].standing == standing.TURN:
            self.errands.owe(partial(self.set_standing, ask.seat, standing.default(self.game)))

    async def back_to(self, seat: int, picks: int, n: int) -> None:
        """Taken back to so many picks. What is over stays over: everybody may have seen everything since."""
        async with self.lock:
            self.fresh(n)
            if self.ask is None:
                raise Refused("The game is over.", "over")
            learned = any(self.match.told(index) for index in range(picks, len(self.match.picks)))
            await self._commit(PickRow(n, seat, f"<{picks}", now()), self._second_thoughts if learned else None)
        if learned:
            self.errands.owe(self.catch_up)
        await self.show()
        self.waker.wake()

    async def think_twice(self) -> None:
        """Somebody plays ahead, and comes back knowing what will come."""
        await self.house.store.write(self._second_thoughts)
        await self.catch_up()

    def _second_thoughts(self, c: Connection) -> None:
        """From now on the table says that somebody goes on knowing what would have come."""
        if not self.row.second_thoughts:
            change_table(c, self.id, second_thoughts=True)
            add_chat(c, self.id, self.n, -1, "note-second-thoughts", "{}")

    async def stand_in(self, seat: int, bot: str) -> None:
        """A bot plays on for a person, or (with an empty name) hands the seat back."""
        if self.row.chairs[seat].kind == "bot":
            raise Refused("A bot sits there already.", "bot")
        if self.over or self.closed:  # whose result it is does not change any more
            raise Refused("The game is over.", "over")
        await self.house.store.write(lambda c: change_seat(c, self.id, seat, bot=bot))
        await self._reread()
        self.waker.wake()
        await self.note("note-stand-in" if bot else "note-back", seat)

    async def lose(self, player: str) -> None:
        """Somebody does not play here any more, and does not come back."""
        began = self.started
        bot = default_level() if began else ""
        done = await self.house.store.write(partial(remove_person, match=self.id, player=player, bot=bot))
        await self.catch_up()
        if not done:
            raise Refused("Somebody else was faster.", "stale")
        self.waker.wake()
        if began:
            await self.note("note-removed", -1)
        else:
            await self.show()

    async def set_standing(self, seat: int, mode: str) -> None:
        if mode not in standing.MODES:
            raise Refused("There is no such standing answer.", "standing")
        await self.house.store.write(lambda c: change_seat(c, self.id, seat, standing=mode))
        await self._reread()
        self.waker.wake()
        await self.show()

    async def put_away(self, *, away: bool) -> None:
        """Close a table before the end, or take it up again. Where others play too, nobody closes it alone."""
        if self.over or not self.alone():
            raise Refused("Others play here too.", "shared")
        if self.row.shut:
            raise Refused("An administrator has closed this table.", "shut")
        if self.row.face_up:
            raise Refused("Everything was looked at: this game is over.", "over")
        done = await self.house.store.write(partial(put_away, match=self.id, away=away))
        await self._reread()
        if not done:
            raise Refused("Somebody else was faster.", "stale")
        self.clock.since = now()
        self.waker.wake()
        await self.show()

    async def lay_face_up(self) -> None:
        """Look at everything of a game that was put away. That ends it for good."""
        if self.row.shut:
            raise Refused("An administrator has closed this table.", "shut")
        if not self.closed:
            raise Refused("The game still goes on.", "eyes")
        done = await self.house.store.write(partial(lay_face_up, match=self.id))
        await self._reread()
        if not done:
            raise Refused("Somebody else was faster.", "stale")
        await self.show()

    async def close(self) -> None:
        self.waker.close()
        self.crier.close()
        await self.errands.close()
