"""A room is a table in memory: the match, who looks at it, and whoever has to be woken to decide.

Every change goes the same way: checked, written to the journal (inserting is the lock), applied when it is durable,
shown.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from ludoteca.kernel import Choice, Event, Game, Match, Refused, Result, State
from ludoteca.kernel.promise import Proof
from ludoteca.paper import Markup
from ludoteca.store import Taken, Unavailable
from ludoteca.store.people import now
from ludoteca.store.tables import (
    ChatRow,
    PickRow,
    SeatRow,
    TableRow,
    add_chat,
    add_pick,
    change_seat,
    change_table,
    chat_since,
    find_table,
    mark_seen,
    picks_since,
)
from ludoteca.table import standing
from ludoteca.table.clocks import Clock, Terms
from ludoteca.table.consent import Proposal
from ludoteca.table.owed import owed
from ludoteca.table.presence import Presence
from ludoteca.table.revival import SAVE_EVERY, keep, revive
from ludoteca.table.waker import Waker
from ludoteca.words import Words

if TYPE_CHECKING:
    from ludoteca.table.house import House

log = logging.getLogger("ludoteca.table")

ABSENT = 60.0
"""Seconds without a socket after which others may propose that a bot plays on, where no clock gives more."""
EMPTY_AFTER = 900.0
"""Seconds after which a room that nobody needs is put away; the journal keeps the table."""
Send = Callable[[dict[str, Any]], Awaitable[None]]


@dataclass(frozen=True)
class Entry:
    """A line of the log: what happened after `picks` picks, or a note of the table's own."""

    picks: int
    n: int
    event: Event | None = None
    note: str = ""
    seat: int = -1
    data: dict[str, Any] = field(default_factory=dict)

    def known_to(self, eyes: int) -> bool:
        return self.event is None or self.event.known_to(eyes)


@dataclass(eq=False)
class Guest:
    """A browser tab that looks at the table: with which eyes, and what it has been shown."""

    player: str
    language: str
    send: Send
    eyes: int
    covered: bool = False
    version: int = -1
    logged: int = 0
    said: int = 0
    clicked: tuple[float, float] | None = None
    """When the click came that this tab waits to see the effect of: by the clock, and by the loop's own work."""
    lifted: int = -1
    """The n at which somebody looked behind the curtain on purpose."""
    seen: int = 0
    awake: bool = False
    """Somebody looks at it now: what it is shown is seen."""
    speed: str = "normal"
    """How fast this tab's reader likes bots to play."""
    address: str = ""
    """As this tab's own browser spells it: secret links begin with it."""
    client: str = ""
    """Where the tab's line comes from."""


def kept(result: Result) -> dict[str, Any]:
    """A result as the store keeps it with its table."""
    return {"scores": list(result.scores), "ranks": list(result.ranks), "draw": result.draw}


class Room:
    """One table."""

    def __init__(self, house: House, row: TableRow, game: Game) -> None:
        self.house = house
        self.row = row
        self.game = game
        self.match = Match(
            game, [chair.name or f"{chair.seat + 1}" for chair in row.chairs], row.seed, game.recorded(row.variants)
        )
        self.stuck = False
        """The rules of today do not know how this game goes on."""
        self.n = 0
        self.clock = Clock(Terms.read(row.clock), row.seats, row.started or now())
        self.log = [Entry(0, 0, event) for event in self.match.events[0]]
        self.log_version = 0
        self.chat: list[ChatRow] = []
        self.guests: list[Guest] = []
        self.waker = Waker(self)
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.watched: dict[str, int] = {}
        """How far each player has watched, before it is written down when the last tab goes."""
        self.not_before = 0.0
        """When an answer out of turn may be given: see `standing`."""
        self._last_note = 0
        self._views: dict[int, State] = {}
        self._views_of = (-1, -1)
        self._tasks: set[asyncio.Task[None]] = set()

    # What others ask about it.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.started is not None

    @property
    def over(self) -> bool:
        return self.match.state.over

    @property
    def closed(self) -> bool:
        """Put away before the end; it can be taken up again, unless everything was laid face up."""
        return self.row.finished is not None and not self.over

    @property
    def ended(self) -> bool:
        """Over for good: nothing of it has to be kept from anybody. A record that was brought in always is."""
        return self.over or self.row.face_up or (self.row.finished is not None and not self.started)

    @property
    def ask(self) -> Choice | None:
        return self.match.state.ask if self.started and not self.closed and not self.stuck else None

    @property
    def asked(self) -> int | None:
        return self.ask.seat if self.ask else None

    def asks(self, seat: int) -> bool:
        """Whether the person on this seat is to decide now."""
        return self.asked == seat and not self.is_bot(seat) and not self.waker.passing

    @property
    def proposal(self) -> Proposal | None:
        """What the table is asked to agree to; when it has moved on, nothing."""
        found = Proposal.read(self.row.proposal)
        return found if found is not None and found.n == self.n else None

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(chair.seat for chair in self.row.chairs if chair.player == player)

    def is_bot(self, seat: int) -> bool:
        """A bot sits here, or stands in."""
        return bool(self.row.chairs[seat].bot)

    def people(self) -> list[int]:
        """Seats whose decisions are made by people now."""
        return [chair.seat for chair in self.row.chairs if chair.kind in ("person", "guest") and not chair.bot]

    def alone(self) -> bool:
        """One device against bots has nobody to ask and nothing to hide from. Who is still to come counts, too."""
        people = [chair for chair in self.row.chairs if chair.kind != "bot"]
        return all(chair.kind != "open" for chair in people) and len({chair.player for chair in people}) <= 1

    def solo(self) -> bool:
        """One person against bots: nobody else at the device either."""
        return self.alone() and len([chair for chair in self.row.chairs if chair.kind != "bot"]) <= 1

    def present(self, seat: int) -> bool:
        """Whether the person of this seat has a tab open, on whichever server process."""
        return self.presence.has(self.row.chairs[seat].player or "")

    @property
    def patience(self) -> float:
        """Seconds that somebody may be away before others may speak of a bot."""
        return self.clock.terms.patience or self.house.absent

    def absent(self, seat: int) -> bool:
        """Whether a person plays here who has been away for longer than this table waits."""
        away = self.presence.away_for(self.row.chairs[seat].player or "")
        return seat in self.people() and not self.present(seat) and away >= self.patience

    def names(self, language: str) -> tuple[str, ...]:
        words = Words.of(None, language)
        return tuple(self._name(chair, words) for chair in self.row.chairs)

    def _name(self, chair: SeatRow, words: Words) -> str:
        if chair.kind == "bot":
            same = [other.seat for other in self.row.chairs if other.kind == "bot" and other.bot == chair.bot]
            name = words.t(f"bot-{chair.bot}") if words.has(f"bot-{chair.bot}") else chair.bot
            return f"{name} {same.index(chair.seat) + 1}" if len(same) > 1 else name
        return chair.name or words.t("table-free-seat")

    def words(self, language: str) -> Words:
        return Words.of(self.game, language, self.names(language))

    def view(self, eyes: int) -> State:
        """What these eyes see now; made once for everybody with the same eyes."""
        if self._views_of != (self.n, self.row.seats):
            self._views, self._views_of = {}, (self.n, self.row.seats)
        if eyes not in self._views:
            self._views[eyes] = self.match.state.view(eyes)
        return self._views[eyes]

    def proof(self) -> Proof | None:
        """What shows, once the game has ended, that the shuffle was the promised one."""
        if not self.ended or self.row.promised is None or self.row.secret is None:
            return None
        return Proof(self.row.promised, self.row.secret, tuple(chair.luck for chair in self.row.chairs))

    # Coming to life.

    async def load(self) -> None:
        """Everything the journal knows, under the rules of today."""
        await revive(self)
        if self.over:
            self.owe(self._finish)
        self.wake()

    async def catch_up(self) -> None:
        """Another server process, or another hand, changed this table: read on."""
        async with self.lock:
            row, rows, notes = await self.house.store.read(
                lambda c: (
                    find_table(c, self.id),
                    picks_since(c, self.id, self.n),
                    chat_since(c, self.id, self._last_note),
                )
            )
            changed = row != self.row or bool(rows) or bool(notes)
            self.row = row or self.row
            self._rename()
            self._shuffle_anew()
            for pick in rows:
                self.apply(pick)
            for note in notes:
                self.hear(note)
        if changed:
            self.wake()
            await self.show()

    def _shuffle_anew(self) -> None:
        """The last one sat down: only now it is known how the game is shuffled."""
        if self.row.seed != self.match.seed:
            self.match = Match(self.game, self.match.players, self.row.seed, self.game.recorded(self.row.variants))
            self.log = [Entry(0, 0, event) for event in self.match.events[0]] + [e for e in self.log if e.event is None]
            self.clock = Clock(Terms.read(self.row.clock), self.row.seats, self.row.started or now())
            self._views_of = (-1, -1)

    def lay(self, match: Match, n: int) -> None:
        """The table as it was saved before the nth row of the journal."""
        self.match, self.n = match, n
        self.log = []
        self.log_version += 1

    def remark(self, note: str, before: str, after: str) -> None:
        """A line of the log that is not written down."""
        self.log.append(Entry(len(self.match.picks), self.n, note=note, data={"from": before, "to": after}))

    def _rename(self) -> None:
        self.match.players = tuple(chair.name or f"{chair.seat + 1}" for chair in self.row.chairs)

    def apply(self, row: PickRow) -> list[Event]:
        """One row of the journal, which is already durable."""
        asked = self.match.state.ask
        told: list[Event] = []
        if row.key.startswith("<"):
            back = int(row.key[1:])
            taken = len(self.match.picks) - back
            self.match.back_to(back)
            self.log = [entry for entry in self.log if entry.picks <= back or entry.event is None]
            self.log.append(Entry(back, row.n + 1, note="note-undo", seat=row.seat, data={"count": taken}))
            self.log_version += 1
        else:
            told = self.match.choose(row.key, row.seat)
            self.log += [Entry(len(self.match.picks), row.n + 1, event) for event in told]
        self.n = row.n + 1
        ask = self.match.state.ask
        self.not_before = time.monotonic() + standing.pause(self) if ask is not None and ask.reaction else 0.0
        self.clock.decided(asked.seat if asked else None, row.at, ask.seat if ask else None)
        return told

    def hear(self, row: ChatRow) -> None:
        if row.id <= self._last_note:
            return
        self._last_note = row.id
        if row.kind == "chat":
            self.chat.append(row)
        else:
            data = json.loads(row.text)
            self.log.append(Entry(len(self.match.picks), row.n, note=row.kind, seat=row.seat, data=data))

    # What people do.

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
            option = self.game.keys.read(key)
            if option not in state.options:
                raise Refused("That is not on offer now.", "not-on-offer")
            await self._commit(PickRow(n, seat, self.game.keys.spell(option), now()))
        self.house.metrics.picks.labels(by).inc()
        if self.over:
            self.owe(self._finish)
        self._own_turn()
        self.wake()
        await self.show(first)

    async def _commit(self, row: PickRow, also: Callable[[Connection], None] | None = None) -> None:
        """Into the journal, and only then onto the table."""

        def write(c: Connection) -> None:
            add_pick(c, self.id, row)
            if also is not None:
                also(c)

        try:
            await self.house.store.write(write)
        except Taken:
            self.owe(self.catch_up)
            raise Refused("Somebody else was faster.", "stale") from None
        except (asyncio.CancelledError, Unavailable):
            self.owe(self.catch_up)  # it may have been written all the same
            raise
        self.apply(row)
        if self.n % SAVE_EVERY == 0:
            self.owe(partial(keep, self))

    def _own_turn(self) -> None:
        """ "Pass until my turn" ends when it is."""
        ask = self.ask
        if ask is not None and not ask.reaction and self.row.chairs[ask.seat].standing == standing.TURN:
            self.owe(partial(self.set_standing, ask.seat, standing.default(self.game)))

    def fresh(self, n: int) -> None:
        """Refuse a click on a board that is no longer there."""
        if n != self.n:
            raise Refused("The table has moved on since that click.", "stale")

    async def back_to(self, seat: int, picks: int, n: int) -> None:
        """Taken back to so many picks. What is over stays over: everybody may have seen everything since."""
        async with self.lock:
            self.fresh(n)
            if self.ask is None:
                raise Refused("The game is over.", "over")
            learned = any(self.match.told(index) for index in range(picks, len(self.match.picks)))
            await self._commit(PickRow(n, seat, f"<{picks}", now()), self._second_thoughts if learned else None)
        if learned:
            self.owe(self.catch_up)
        await self.show()
        self.wake()

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
        await self.house.store.write(lambda c: change_seat(c, self.id, seat, bot=bot))
        await self._reread()
        self.wake()
        await self.note("note-stand-in" if bot else "note-back", seat)

    async def set_standing(self, seat: int, mode: str) -> None:
        if mode not in standing.MODES:
            raise Refused("There is no such standing answer.", "standing")
        await self.house.store.write(lambda c: change_seat(c, self.id, seat, standing=mode))
        await self._reread()
        self.wake()
        await self.show()

    async def put_away(self, *, away: bool) -> None:
        """Close a table before the end, or take it up again. Where others play too, nobody closes it alone."""
        if self.over or not self.alone():
            raise Refused("Others play here too.", "shared")
        if self.row.face_up:
            raise Refused("Everything was looked at: this game is over.", "over")
        await self.house.store.write(lambda c: change_table(c, self.id, finished=now() if away else None))
        await self._reread()
        self.clock.since = now()
        self.wake()
        await self.show()

    async def lay_face_up(self) -> None:
        """Look at everything of a game that was put away. That ends it for good."""
        if not self.closed:
            raise Refused("The game still goes on.", "eyes")
        await self.house.store.write(lambda c: change_table(c, self.id, face_up=True))
        await self._reread()
        await self.show()

    async def say(self, seat: int, text: str) -> None:
        row = await self.house.store.write(lambda c: add_chat(c, self.id, self.n, seat, "chat", text))
        self.hear(row)
        await self.show()

    async def note(self, kind: str, seat: int, **data: Any) -> None:
        """A sentence of the table's own in the log."""
        row = await self.house.store.write(lambda c: add_chat(c, self.id, self.n, seat, kind, json.dumps(data)))
        self.hear(row)
        await self.show()

    def seen_by(self, player: str) -> int:
        """How far somebody has watched: all of it, while one of their tabs is looked at."""
        looks = any(guest.player == player and guest.awake for guest in self.guests)
        return self.n if looks else self.watched.get(player, 0)

    async def _keep_seen(self, player: str, n: int) -> None:
        """How far somebody has watched, for "since you left"."""
        mine = self.seats_of(player)
        if mine and n > max(self.row.chairs[seat].seen for seat in mine):
            await self.house.store.write(partial(mark_seen, match=self.id, player=player, n=n))
            await self._reread()

    async def _reread(self) -> None:
        found = await self.house.store.read(lambda c: find_table(c, self.id))
        self.row = found if found is not None else self.row
        self._rename()
        self._shuffle_anew()

    async def _finish(self) -> None:
        result = self.match.state.result
        if result is None or self.row.finished:
            return
        value = kept(result)
        await self.house.store.write(lambda c: change_table(c, self.id, finished=now(), result=value))
        self.house.metrics.ended.labels(self.game.code, "yes" if self.row.second_thoughts else "no").inc()
        await self._reread()

    # Who looks.

    def come(self, guest: Guest) -> None:
        self.guests.append(guest)
        self.presence.comes(guest.player)
        self.house.say_who_is_at(self)
        self.house.metrics.guests.inc()

    def go(self, guest: Guest) -> None:
        guest.seen = self.seen_by(guest.player) if guest.awake else guest.seen
        self.watched[guest.player] = max(guest.seen, self.watched.get(guest.player, 0))
        self.guests.remove(guest)
        self.presence.goes(guest.player)
        self.house.metrics.guests.dec()
        if not self.house.closing:
            self.house.say_who_is_at(self)
            self.owe(partial(self._keep_seen, guest.player, guest.seen))
            if self.patience < EMPTY_AFTER:  # who comes back after days is shown how it stands then
                self.later(self._show_in(self.patience + 0.1))

    async def show(self, first: Guest | None = None) -> None:
        """The new board to everybody, to the one who clicked before the others."""
        drawn: dict[str, Markup] = {}
        for guest in sorted(self.guests, key=lambda guest: guest is not first):
            await self.show_to(guest, drawn)
            await asyncio.sleep(0)

    async def _show_in(self, seconds: float) -> None:
        """Somebody left: when they have been away long enough, the others may propose a bot."""
        await asyncio.sleep(seconds)
        if not self.over:
            await self.show()

    async def show_to(self, guest: Guest, drawn: dict[str, Markup] | None = None) -> None:
        """What this tab has not seen yet. Spectators of one language share a drawing, as long as nothing changes."""
        from ludoteca.table.surface import news

        self.look_up(guest)
        try:
            await guest.send(news(self, guest, drawn))
            if guest.clicked is not None:
                clock, work = guest.clicked
                self.house.metrics.answered(time.perf_counter() - clock, time.thread_time() - work)
                guest.clicked = None
        except Exception:  # noqa: BLE001  # a tab that is gone is noticed where it is read from
            log.debug("a tab is gone")

    def look_up(self, guest: Guest) -> None:
        """Whose eyes a tab has: where several people share it, the curtain falls before the next one looks."""
        mine = [seat for seat in self.seats_of(guest.player) if not self.is_bot(seat)]
        if len(mine) < 2 or self.over or self.closed or not self.started:
            guest.covered = False
            if mine and guest.eyes not in mine:
                guest.eyes = mine[0]
        elif self.asked in mine and self.asks(self.asked) and self.asked != guest.eyes and guest.lifted != self.n:
            if self.row.curtain:
                guest.covered = True
            else:
                guest.eyes = self.asked

    # Who has to be woken, and work of its own.

    def wake(self) -> None:
        self.waker.wake()

    def owe(self, work: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None]:
        """Do this soon, or when the database can again."""
        return self.later(owed(work))

    def later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this soon; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refused):
            log.error("table %s: %s", self.id, type(error).__name__, exc_info=error)

    async def close(self) -> None:
        self.waker.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
