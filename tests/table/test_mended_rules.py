"""No change of the rules locks a table: it goes on, from its last saved state if need be, or can be looked at."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from ludoteca.kernel import Game, Option, Refused, save
from ludoteca.registry import boxes
from ludoteca.store.people import Player
from ludoteca.store.schema import saved
from ludoteca.store.tables import find_saved
from ludoteca.table.house import House
from ludoteca.table.room import Room
from ludoteca.table.wish import Chair, Wish
from tests.table import toy
from tests.table.toy import rules

ARCHIVE = Path(__file__).parents[1] / "archive" / "tables.sql"
NEXT = replace(toy.GAME, version="2")
T = TypeVar("T")


def in_house(db: Path, games: dict[str, Game], visit: Callable[[House], Awaitable[T]]) -> T:
    async def stay() -> T:
        house = House(str(db), games, workers=1)
        try:
            return await visit(house)
        finally:
            await house.close()

    return asyncio.run(stay())


def played(db: Path, *verbs: str) -> str:
    """A table of two at one device at which the first option of each of these verbs was picked, under the old rules."""

    async def play(house: House) -> str:
        house.seed = lambda: 7
        wish = Wish("toy", (Chair("me"), Chair("guest")), {"length": "long"})
        table = await house.set_table(Player("ana", "Ana"), wish)
        room = await house.room(table)
        assert room is not None
        for verb in verbs:
            await picked(room, verb)
        await room.errands.all_done()
        return table

    return in_house(db, {"toy": toy.GAME}, play)


async def picked(room: Room, verb: str) -> None:
    ask = room.ask
    assert ask is not None
    option = next(o for o in room.match.state.options if o.verb == verb)
    await room.pick(ask.seat, room.n, room.game.keys.spell(option))


def revived(db: Path, table: str, game: Game = NEXT, *verbs: str) -> Room:
    """The room as a house with the new rules brings it to life, after these further picks."""

    async def look(house: House) -> Room:
        room = await house.room(table)
        assert room is not None
        for verb in verbs:
            await picked(room, verb)
        return room

    return in_house(db, {"toy": game}, look)


def notes(room: Room) -> list[str]:
    return [entry.note for entry in room.log if entry.note.startswith("note-rules")]


@pytest.fixture(autouse=True)
def _saved_at_every_pick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.table.room.SAVE_EVERY", 1)


@pytest.fixture
def mend(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The rule that cards may be drawn goes."""
    before = rules.Turn.options

    def without_drawing(self: rules.Turn, g: rules.Toy) -> Sequence[Option]:
        return [o for o in before(self, g) if o is not rules.DRAW] or before(self, g)

    return lambda: monkeypatch.setattr(rules.Turn, "options", without_drawing)


def test_where_nothing_changed_nobody_reads_anything(tmp_path: Path) -> None:
    table = played(tmp_path / "t.db", "lay", "pass", "draw")
    room = revived(tmp_path / "t.db", table)
    assert (notes(room), room.row.version, room.stuck) == ([], "2", False)
    assert len(room.match.picks) == 3
    assert room.match.record().rules == "2"


def test_a_mended_rule_that_breaks_no_pick_is_told_in_one_line_once(tmp_path: Path, mend: Callable[[], None]) -> None:
    table = played(tmp_path / "t.db", "lay", "pass")
    mend()
    assert notes(revived(tmp_path / "t.db", table)) == ["note-rules-changed"]
    again = revived(tmp_path / "t.db", table, NEXT, "lay")
    assert notes(again) == ["note-rules-changed"]
    assert len(again.match.picks) == 3


def test_where_a_pick_no_longer_fits_it_goes_on_from_the_saved_state(tmp_path: Path, mend: Callable[[], None]) -> None:
    db = tmp_path / "t.db"
    table = played(db, "draw", "lay", "pass")
    before = revived(db, table, toy.GAME)
    mend()
    room = revived(db, table)
    assert (notes(room), room.row.version, room.stuck) == (["note-rules-mended"], "2", False)
    assert save(room.match.state) == save(before.match.state)
    assert (room.match.start, room.n) == (3, 3)
    again = revived(db, table, NEXT, "lay", "pass")
    assert notes(again) == ["note-rules-mended"]
    last = revived(db, table, NEXT)
    assert (len(last.match.picks), last.match.start) == (5, 3)
    assert save(last.match.state) == save(again.match.state)
    assert save(last.match.at(4)) != save(last.match.at(5))
    with pytest.raises(Refused, match="5 picks: ask for a moment from 3"):
        last.match.at(2)
    for refused in (last.match.record, lambda: last.match.fork(4)):
        with pytest.raises(Refused, match="mended rules"):
            refused()


def test_what_came_after_the_saved_state_follows_as_far_as_it_fits(
    tmp_path: Path, mend: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.table.room.SAVE_EVERY", 3)
    db = tmp_path / "t.db"
    table = played(db, "draw", "lay", "pass", "lay", "pass")
    mend()
    room = revived(db, table)
    assert notes(room) == ["note-rules-mended"]
    assert (len(room.match.picks), room.n) == (5, 5), "both later picks still fit"


def test_what_cannot_be_read_at_all_can_still_be_looked_at(tmp_path: Path, mend: Callable[[], None]) -> None:
    db = tmp_path / "t.db"
    table = played(db, "lay", "pass", "draw", "lay")

    async def lose(house: House) -> None:
        await house.store.write(lambda c: c.execute(saved.delete()))

    in_house(db, {"toy": toy.GAME}, lose)
    mend()
    room = revived(db, table)
    assert (notes(room), room.stuck, room.ask) == (["note-rules-stuck"], True, None)
    assert len(room.match.picks) == 2
    assert room.row.version == "1", "a program that knows the old rules can still take it up"


def test_bytes_that_are_no_state_are_not_gone_on_from(tmp_path: Path, mend: Callable[[], None]) -> None:
    db = tmp_path / "t.db"
    table = played(db, "draw", "lay")

    async def spoil(house: House) -> None:
        await house.store.write(lambda c: c.execute(saved.update().values(data="{}")))

    in_house(db, {"toy": toy.GAME}, spoil)
    mend()
    assert revived(db, table).stuck


def test_a_table_that_begins_at_bytes_nobody_reads_any_more_can_be_looked_at(
    tmp_path: Path, mend: Callable[[], None]
) -> None:
    db = tmp_path / "t.db"
    table = played(db, "lay", "pass", "draw", "lay")
    mend()
    assert revived(db, table).match.start == 4

    async def spoil(house: House) -> None:
        await house.store.write(lambda c: c.execute(saved.update().values(data="{}")))

    in_house(db, {"toy": NEXT}, spoil)
    room = revived(db, table)
    assert (room.stuck, len(room.match.picks)) == (True, 2)


def test_every_table_of_an_old_database_comes_to_life(tmp_path: Path) -> None:
    """Written before keys had names and states were saved; some of its rules have been mended since."""
    db = tmp_path / "old.db"
    connection = sqlite3.connect(db)
    connection.executescript(ARCHIVE.read_text("utf-8"))
    tables = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
    connection.close()
    assert len(tables) == 15

    async def visit(house: House) -> dict[str, Room]:
        return {table: room for table in tables if (room := await house.room(table)) is not None}

    rooms = in_house(db, dict(boxes()), visit)
    assert rooms.keys() == set(tables)
    for room in rooms.values():
        assert room.match.picks
        assert room.stuck or room.row.version == room.game.version
        assert room.stuck or room.over or room.ask is not None
    assert sum(not room.stuck for room in rooms.values()) >= 8
    whole = [room for room in rooms.values() if room.ask is not None]
    kept = in_house(db, dict(boxes()), lambda house: house.store.read(lambda c: [find_saved(c, r.id) for r in whole]))
    assert all(kept), "and from now on its state is saved"
