"""The house: the store, the rooms, the workers, and the rules of the house."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from functools import partial
from typing import Unpack
from weakref import WeakValueDictionary

from sqlalchemy import Connection

from ludoteca.bots import understood
from ludoteca.kernel import Edition, Game, Match, Pick, Record, Refused
from ludoteca.kernel.game import EDITION
from ludoteca.kernel.promise import promise, seed_of
from ludoteca.registry import boxes
from ludoteca.store import Taken, Unavailable
from ludoteca.store.leases import unattended
from ludoteca.store.people import Player, code, now, save_player, touch
from ludoteca.store.tables import (
    PickRow,
    SeatRow,
    TableRow,
    add_table,
    find_table,
    running_of,
    running_tables,
)
from ludoteca.table import standing
from ludoteca.table.brains import default_level
from ludoteca.table.clocks import CHOICES
from ludoteca.table.means import Means, Terms
from ludoteca.table.neighbours import Neighbours
from ludoteca.table.owed import owed
from ludoteca.table.owners import Owners, Pay, nothing
from ludoteca.table.reviews import Reviews
from ludoteca.table.room import EMPTY_AFTER, Room
from ludoteca.table.sitting import kept
from ludoteca.table.surface import tidings
from ludoteca.table.wish import Chair, Wish

log = logging.getLogger("ludoteca.table")

RUNNING_AT_ONCE = 50
"""Running tables that one player may have set."""


LOOKED_IN = 10.0
"""Seconds that a page takes at most to open its socket after it was loaded."""


class House(Means):
    """Everything the web table holds between requests."""

    def __init__(self, db: str, games: Mapping[str, Game] | None = None, **means: Unpack[Terms]) -> None:
        super().__init__(db, **means)
        self.games = dict(games if games is not None else boxes())
        self.owners = Owners(self.store, self.games, self._make_room)
        self.reviews = Reviews(self.store)
        self.seed: Callable[[], int] | None = None
        """The chance of the next table, for a test. People's tables have a shuffle that is promised."""
        self.rooms: dict[str, Room] = {}
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """There as long as somebody waits: what is no table, or asked for while the store is away, leaves nothing."""
        self._tasks: list[asyncio.Task[None]] = []
        self._tried: asyncio.Future[None] | None = None
        self._tried_at = 0.0

    # Rooms.

    async def room(self, match: str, pay: Pay = nothing) -> Room | None:
        """The room of a table, brought to life if it is not in memory."""
        if match in self.rooms:
            return self.rooms[match]
        lock = self._loading.setdefault(match, asyncio.Lock())
        async with lock:
            if match in self.rooms:
                return self.rooms[match]
            row = await self.store.read(lambda c: find_table(c, match))
            game = await self.owners.box(row.game, row.variants, pay) if row else None
            if row is None or game is None:
                return None
            room = Room(self, row, game, tidings)
            await room.load()
            self.rooms[match] = room
            if self.store.postgres:  # what another process wrote while this one was reading
                room.errands.owe(room.catch_up)
            self.metrics.rooms.set(len(self.rooms))
        return room

    async def read_anew(self, match: str) -> None:
        """Something that has been at a table was taken out: whoever looks is shown it from the beginning."""
        room = self.rooms.pop(match, None)
        if room is None:
            return
        await room.close()
        self.lines.cut(tables=[match])
        with contextlib.suppress(Refused):  # a table of other rules: its page says so
            await self.room(match)

    async def open(self) -> None:
        """Tables that were running go on."""
        work = [self._resume(), self._sweep(), owed(self.learn_limits)]
        if self.store.postgres:
            work += Neighbours(self, self.rooms, self.room, self.read_anew).errands()
        self._tasks = [asyncio.create_task(errand) for errand in work]

    async def _resume(self) -> None:
        left = unattended if self.store.postgres else running_tables
        for match in await owed(lambda: self.store.read(left)):
            try:
                await owed(partial(self.room, match))
            except Exception:
                log.exception("table %s cannot go on", match)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(60)
            await self._put_away([room for room in self.rooms.values() if room.idle_for > EMPTY_AFTER])

    async def _make_room(self) -> None:
        """Tables of editions do not stay in memory for whoever might come back, when another edition is wanted."""
        idle = [room for room in self.rooms.values() if room.game.edition and room.idle_for > LOOKED_IN]
        await self._put_away(idle)

    async def _put_away(self, idle: Sequence[Room]) -> None:
        for room in idle:
            if self.rooms.get(room.id) is room and room.idle_for:  # nobody has come while others were put away
                del self.rooms[room.id]  # first: whoever comes from now on has the table brought to life again
                await room.close()
                if room.id not in self.rooms:
                    with contextlib.suppress(Unavailable):  # then it stays ours, and nobody minds
                        await self.leases.give_back(room.id)
        self.metrics.rooms.set(len(self.rooms))

    async def close(self) -> None:
        """Nothing new begins; what is being written is written."""
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            await room.close()
        await self.reviews.close()
        self.post.close()
        self.brains.close()
        self.leases.leave()
        await asyncio.to_thread(self.store.close)

    async def writes(self) -> bool:
        """Whether the store can write just now, found out by writing; asked often, it is tried once a second."""
        if self._tried is None or (self._tried.done() and time.monotonic() > self._tried_at + 1):
            self._tried, self._tried_at = asyncio.ensure_future(self.store.write(touch)), time.monotonic()
        try:
            await asyncio.wait_for(asyncio.shield(self._tried), 10)
        except (Unavailable, TimeoutError):
            return False
        return True

    # Setting a table.

    async def set_table(self, player: Player, wish: Wish) -> str:
        """A new table as somebody wished it. Refuses what the box does not allow."""
        game = await self.owners.box(wish.game, wish.variants) or self.game(wish.game)
        await self.check_room_for(player)
        if len(wish.chairs) not in game.seats:
            raise Refused(f"{game.code} is not played by {len(wish.chairs)}.", "seats")
        variants = game.settled(wish.variants)
        if wish.clock not in CHOICES or wish.expired not in ("bot", "pass"):
            raise Refused("There is no such clock.", "clock")
        if wish.pause not in standing.PAUSES:
            raise Refused("Answers cannot take that long.", "clock")
        answer = standing.default(game)
        chairs = tuple(
            replace(self._chair(seat, chair, player, game), standing=answer) for seat, chair in enumerate(wish.chairs)
        )
        waits = any(chair.kind == "open" for chair in chairs)
        prepared = wish.seed if wish.seed is not None or self.seed is None else self.seed()
        secret = self.keeper.shuffle(wish.nonce or new_nonce())
        row = TableRow(
            id=code(10),
            game=game.code,
            version=game.version,
            seats=len(chairs),
            variants=variants,
            seed=_dealt(secret, chairs, waits=waits) if prepared is None else prepared,
            secret=secret if prepared is None else None,
            promised=promise(secret) if prepared is None else None,
            owner=player.id,
            started=None if waits else now(),
            listed=any(chair.who == "anyone" for chair in wish.chairs),
            clock=wish.clock,
            expired=wish.expired,
            curtain=wish.curtain,
            pause=wish.pause,
            chairs=chairs,
        )
        try:
            await self._lay(player, row)
        except Taken:  # the form was sent twice: a secret is used once
            return await self.set_table(player, replace(wish, nonce=""))
        return row.id

    def game(self, wanted: str) -> Game:
        if wanted not in self.games:
            raise Refused(f"There is no game {wanted!r} here.", "game")
        return self.games[wanted]

    def _chair(self, seat: int, chair: Chair, player: Player, game: Game) -> SeatRow:
        match chair.who.partition(":"):
            case ("me", _, _):
                return SeatRow(seat, "person", player=player.id, name=player.name, luck=chair.luck)
            case ("guest", _, _):
                return SeatRow(seat, "guest", player=player.id, name=chair.name or f"{player.name} {seat + 1}")
            case ("friend" | "anyone", _, _):
                return SeatRow(seat, "open", token=secrets.token_urlsafe(12))
            case ("bot", _, name) if understood(name, game):
                return SeatRow(seat, "bot", bot=name)
        raise Refused("There is nobody like that to sit down.", "chair")

    async def check_room_for(self, player: Player) -> None:
        """Refuse one table more to somebody who has many."""
        if await self.store.read(lambda c: running_of(c, player.id)) >= self.shares.most("running", RUNNING_AT_ONCE):
            raise Refused("You have many tables already: finish some first.", "tables")

    def check_plays(self, edition: str, player: Player, address: str) -> None:
        """Refuse an edition more to somebody who plays with many, or to a household that does."""
        live = [room for room in self.rooms.values() if room.game.edition and not room.idle_for]
        played = [(room.row.variants[EDITION], room.row.owner) for room in live]
        self.shares.check_plays(edition, played, player.id, address)

    async def _lay(self, player: Player, row: TableRow, picks: Sequence[PickRow] = ()) -> None:
        def write(c: Connection) -> None:
            save_player(c, player)
            add_table(c, row, picks)

        await self.store.write(write)
        if row.started and not row.finished:
            await self.room(row.id)

    # Playing on, playing again, and records.

    async def play_on(self, player: Player, room: Room, n: int, seat: int) -> str:
        """A new table that shares the first n picks: me on one chair, on the others the same bots, or the usual one."""
        past = await asyncio.to_thread(room.match.fork, n)  # a long game is played again: others go on meanwhile
        bots = [chair.bot if chair.kind == "bot" else default_level() for chair in room.row.chairs]
        chairs = tuple(
            SeatRow(s, "person", player=player.id, name=player.name, standing=standing.default(room.game))
            if s == seat
            else SeatRow(s, "bot", bot=bots[s])
            for s in range(room.row.seats)
        )
        row = replace(
            room.row,
            id=code(10),
            owner=player.id,
            created=now(),
            started=now(),
            finished=None,
            result=None,
            listed=False,
            clock="",
            parent=room.id,
            parent_n=n,
            second_thoughts=True,  # what chance brings is known here
            face_up=False,
            secret=None,
            promised=None,
            proof=None,  # nor is anything promised
            chairs=chairs,
        )
        await self._lay(player, row, _journal(past.picks))
        return row.id

    async def bring_in(self, player: Player, text: str) -> str:
        """A record from elsewhere, verified pick by pick, as a table to look at and to play on from."""
        record = Record.parse(text)
        game = self.game(record.game)
        if record.edition:
            game = await self.owners.keep(Edition.of_line(record.edition))
        match = await asyncio.to_thread(Match.replay, record, game)
        result = match.state.result
        names = record.players
        row = TableRow(
            id=code(10),
            game=game.code,
            version=game.version,
            seats=len(names),
            variants=dict(record.variants),
            seed=record.seed,
            owner=player.id,
            finished=now(),
            result=kept(result) if result else None,
            second_thoughts=record.second_thoughts,
            proof=json.dumps(asdict(record.proof)) if record.proof else None,
            chairs=tuple(SeatRow(seat, "past", name=name[:40]) for seat, name in enumerate(names)),
        )
        await self._lay(player, row, _journal(match.picks))
        return row.id


def new_nonce() -> str:
    return secrets.token_urlsafe(16)


def _dealt(secret: str, chairs: Sequence[SeatRow], *, waits: bool) -> int:
    """The seed of a table. While somebody is still to come it is one that nobody will play: who knew the right one
    could choose, with a word of their own, whether it comes to pass."""
    return seed_of(new_nonce() if waits else secret, [chair.luck for chair in chairs])


def _journal(picks: Sequence[Pick]) -> list[PickRow]:
    at = now()
    return [PickRow(n, pick.seat, pick.key, at) for n, pick in enumerate(picks)]
