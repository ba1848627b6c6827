"""A table comes to life: its journal is played again under the rules of today, and no change of them locks it.

If every pick is still on offer the game goes on; where a rule was mended since, its players read a line about it. If a
pick no longer fits, the game goes on from the state that was saved last. Only if that cannot be read either, the table
is shown as far as it can be followed, and nobody is asked any more.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from ludoteca.kernel import Match, Pick, Refused, load, save
from ludoteca.store.tables import ChatRow, PickRow, Saved, add_chat, change_table, chat_since, find_saved, keep_saved
from ludoteca.store.tables import picks_since as journal_of

if TYPE_CHECKING:
    from ludoteca.table.room import Room

log = logging.getLogger("ludoteca.table")

SAVE_EVERY = 8
"""Rows of the journal after which a copy of the state is kept. What came later is played again on top of it."""
CHANGED, MENDED, STUCK = "note-rules-changed", "note-rules-mended", "note-rules-stuck"


async def revive(room: Room) -> None:
    """Bring a table to where its journal says it is."""
    rows, notes, saved = await room.house.store.read(
        lambda c: (journal_of(c, room.id), chat_since(c, room.id), find_saved(c, room.id))
    )
    if saved is not None and saved.begins:  # what was before was played under other rules
        _begin_at(room, rows, saved)
    try:
        await _follow(room, rows, notes)
    except Exception as error:  # noqa: BLE001  # rules of today may stumble over a game of yesterday in any way
        log.warning("table %s cannot be played again: %s", room.id, error)
        for note in notes:
            room.hear(note)
        if not await _go_on_from(room, rows, saved):
            room.stuck = True
            room.remark(STUCK, room.row.version, room.game.version)
        return
    if room.row.version != room.game.version:
        await _settle(room, None if _as_before(room, saved) else CHANGED, begins=False)


async def _follow(room: Room, rows: Sequence[PickRow], notes: list[ChatRow]) -> None:
    for row in rows:
        if row.n < room.n:
            continue
        while notes and notes[0].n <= row.n:
            room.hear(notes.pop(0))
        room.apply(row)
        await asyncio.sleep(0)  # a long game must not hold up the others
    while notes:
        room.hear(notes.pop(0))


def _as_before(room: Room, saved: Saved | None) -> bool:
    """Whether all that was asked, offered and counted is as it was, as far as anybody wrote that down."""
    if room.row.result is not None and room.match.state.result is not None:
        return list(room.match.state.result.scores) == room.row.result.get("scores")
    return saved is not None and room.match.checks[saved.picks : saved.picks + 1] == [saved.check]


async def _go_on_from(room: Room, rows: Sequence[PickRow], saved: Saved | None) -> bool:
    """Lay the table as it was when it was saved, and let follow what still fits."""
    if saved is None or room.row.finished:
        return False
    try:
        _begin_at(room, rows, saved)
    except Refused:
        return False
    for row in rows:
        if row.n >= room.n:
            try:
                room.apply(row)
            except Exception as error:  # noqa: BLE001  # the same
                log.warning("table %s goes on from pick %s: %s", room.id, row.n, error)
                break
    room.n = rows[-1].n + 1
    await _settle(room, MENDED, begins=True)
    return True


def _begin_at(room: Room, rows: Sequence[PickRow], saved: Saved) -> None:
    """The table as it was saved. What was picked before is remembered, but not played again."""
    picks: list[Pick] = []
    for row in rows:
        if row.n >= saved.n:
            break
        if row.key.startswith("<"):
            del picks[int(row.key[1:]) :]
        else:
            picks.append(Pick(row.seat, row.key))
    room.lay(Match.resumed(room.match, load(room.game, saved.data.encode()), picks[: saved.picks]), saved.n)


async def _settle(room: Room, note: str | None, *, begins: bool) -> None:
    """From now on the table is of today's rules; its players read what changed."""
    kept = copy_of(room, begins=begins)
    said = json.dumps({"from": room.row.version, "to": room.game.version})

    def write(c: Connection) -> ChatRow | None:
        change_table(c, room.id, version=room.game.version)
        keep_saved(c, room.id, kept)
        return add_chat(c, room.id, room.n, -1, note, said) if note is not None else None

    line = await room.house.store.write(write)
    room.row = replace(room.row, version=room.game.version)
    if line is not None:
        room.hear(line)


async def keep(room: Room) -> None:
    """A copy of the state, now and then. Where the game begins at one, that one stays."""
    if not room.match.start and not room.stuck:
        kept = copy_of(room, begins=False)
        await room.house.store.write(lambda c: keep_saved(c, room.id, kept))


def copy_of(room: Room, *, begins: bool) -> Saved:
    match = room.match
    data = save(match.state).decode()
    return Saved(room.n, len(match.picks), room.game.version, match.checks[-1], data, begins)
