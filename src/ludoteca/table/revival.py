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
from contextlib import suppress
from dataclasses import replace

from sqlalchemy import Connection

from ludoteca.kernel import Match, Pick, Refused, load, save
from ludoteca.store import Store
from ludoteca.store.tables import ChatRow, PickRow, Saved, add_chat, change_table, chat_since, find_saved, keep_saved
from ludoteca.store.tables import picks_since as journal_of
from ludoteca.table.sitting import Sitting

log = logging.getLogger("ludoteca.table")

SAVE_EVERY = 8
"""Rows of the journal after which a copy of the state is kept. What came later is played again on top of it."""
CHANGED, MENDED, STUCK = "note-rules-changed", "note-rules-mended", "note-rules-stuck"


async def revive(table: Sitting, store: Store) -> None:
    """Bring a table to where its journal says it is."""
    rows, notes, saved = await store.read(
        lambda c: (journal_of(c, table.id), chat_since(c, table.id), find_saved(c, table.id))
    )
    if saved is not None and saved.begins:  # what was before was played under other rules
        with suppress(Refused):  # a program of another day wrote it: then the journal says how far one gets
            _begin_at(table, rows, saved)
    try:
        await _follow(table, rows, notes)
    except Exception as error:  # noqa: BLE001  # rules of today may stumble over a game of yesterday in any way
        log.warning("table %s cannot be played again: %s", table.id, error)
        for note in notes:
            table.hear(note)
        if not await _go_on_from(table, store, rows, saved):
            table.stuck = True
            table.remark(STUCK, table.row.version, table.game.version)
        return
    if table.row.version != table.game.version:
        await _settle(table, store, None if _as_before(table, saved) else CHANGED, begins=False)


async def _follow(table: Sitting, rows: Sequence[PickRow], notes: list[ChatRow]) -> None:
    for row in rows:
        if row.n < table.n:
            continue
        while notes and notes[0].n <= row.n:
            table.hear(notes.pop(0))
        table.apply(row)
        await asyncio.sleep(0)  # a long game must not hold up the others
    while notes:
        table.hear(notes.pop(0))


def _as_before(table: Sitting, saved: Saved | None) -> bool:
    """Whether all that was asked, offered and counted is as it was, as far as anybody wrote that down."""
    if table.row.result is not None and table.match.state.result is not None:
        return list(table.match.state.result.scores) == table.row.result.get("scores")
    return saved is not None and table.match.checks[saved.picks : saved.picks + 1] == [saved.check]


async def _go_on_from(table: Sitting, store: Store, rows: Sequence[PickRow], saved: Saved | None) -> bool:
    """Lay the table as it was when it was saved, and let follow what still fits."""
    if saved is None or table.row.finished:
        return False
    try:
        _begin_at(table, rows, saved)
    except Refused:
        return False
    for row in rows:
        if row.n >= table.n:
            try:
                table.apply(row)
            except Exception as error:  # noqa: BLE001  # the same
                log.warning("table %s goes on from pick %s: %s", table.id, row.n, error)
                break
    table.n = rows[-1].n + 1
    await _settle(table, store, MENDED, begins=True)
    return True


def _begin_at(table: Sitting, rows: Sequence[PickRow], saved: Saved) -> None:
    """The table as it was saved. What was picked before is remembered, but not played again."""
    picks: list[Pick] = []
    for row in rows:
        if row.n >= saved.n:
            break
        if row.key.startswith("<"):
            del picks[int(row.key[1:]) :]
        else:
            picks.append(Pick(row.seat, row.key))
    table.lay(Match.resumed(table.match, load(table.game, saved.data.encode()), picks[: saved.picks]), saved.n)


async def _settle(table: Sitting, store: Store, note: str | None, *, begins: bool) -> None:
    """From now on the table is of today's rules; its players read what changed."""
    kept = copy_of(table, begins=begins)
    said = json.dumps({"from": table.row.version, "to": table.game.version})

    def write(c: Connection) -> ChatRow | None:
        change_table(c, table.id, version=table.game.version)
        keep_saved(c, table.id, kept)
        return add_chat(c, table.id, table.n, -1, note, said) if note is not None else None

    line = await store.write(write)
    table.row = replace(table.row, version=table.game.version)
    if line is not None:
        table.hear(line)


async def keep(table: Sitting, store: Store) -> None:
    """A copy of the state, now and then. Where the game begins at one, that one stays."""
    if not table.match.start and not table.stuck:
        kept = copy_of(table, begins=False)
        await store.write(lambda c: keep_saved(c, table.id, kept))


def copy_of(table: Sitting, *, begins: bool) -> Saved:
    match = table.match
    data = save(match.state).decode()
    return Saved(table.n, len(match.picks), table.game.version, match.checks[-1], data, begins)
