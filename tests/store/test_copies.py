"""A copy of the database is one moment of it, though others write; a database made of it plays on."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from ludoteca.kernel import Refused
from ludoteca.store import Store, copies, pgtools
from ludoteca.store.database import known_schema, migrate, open_engine
from ludoteca.store.tables import PickRow, SeatRow, TableRow, add_pick, add_table, picks_since
from tests.store import server
from tests.table.hall import open_hall

Fresh = Callable[[str], str]
"""The address of a database of this name that does not exist yet."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[server.Postgres]:
    with server.postgres() as opened:
        yield opened


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Fresh:
    if request.param == "sqlite":
        return lambda name: str(tmp_path / f"{name}.db")
    here: server.Postgres = request.getfixturevalue("postgres")
    return lambda name: here.another(f"{name}{abs(hash(request.node.name))}")


def a_table(store: Store, name: str) -> None:
    chairs = (SeatRow(0, "person", player="ana"), SeatRow(1, "bot", bot="random"))
    row = TableRow(name, "toy", "1", 2, {}, 2**63, "ana", started=1, chairs=chairs)
    store.submit(lambda c: add_table(c, row)).result()


def a_pick(store: Store, n: int) -> None:
    store.submit(lambda c: add_pick(c, "t1", PickRow(n, n % 2, "draw", 1))).result()


def everything(db: str) -> dict[str, list[Any]]:
    store = Store(db)
    names = sorted(set(inspect(store.engine).get_table_names()) - {"server"})
    found = {
        name: sorted(map(repr, store.look(lambda c, name=name: c.execute(text(f'SELECT * FROM "{name}"')).all())))  # type: ignore[misc]
        for name in names
    }
    store.close()
    return found


def refusal(do: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        do()
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_copy_taken_while_somebody_writes_is_one_moment(fresh: Fresh, tmp_path: Path) -> None:
    db, file = fresh("a"), tmp_path / "copy"
    store, stop, written = Store(db), threading.Event(), [0]
    a_table(store, "t1")

    def writes() -> None:
        while not stop.is_set():
            a_pick(store, written[0])
            written[0] += 1

    writer = threading.Thread(target=writes)
    writer.start()
    while written[0] < 20:
        stop.wait(0.01)
    before = written[0]
    copies.back_up(db, file)
    after = written[0] + 1  # one may be on the disk and not yet acknowledged
    stop.set()
    writer.join()
    assert file.stat().st_mode & 0o777 == 0o600
    assert [found.name for found in tmp_path.glob("copy*")] == ["copy"]
    other = fresh("b")
    assert copies.restore(other, file) == known_schema()
    again = Store(other)
    rows = again.look(lambda c: picks_since(c, "t1"))
    assert before <= len(rows) <= after
    assert rows == store.look(lambda c: picks_since(c, "t1"))[: len(rows)], "a beginning of the journal, without gaps"
    a_pick(again, len(rows))
    again.close()
    store.close()
    copies.back_up(db, tmp_path / "still")
    copies.restore(other, tmp_path / "still", replace=True)
    assert everything(other) == everything(db)


def test_a_table_plays_on_in_the_restored_house(fresh: Fresh, tmp_path: Path) -> None:
    db, other = fresh("a"), fresh("b")
    hall = open_hall(db)
    try:
        ana = hall.enters("Ana")
        table = ana.sets("me", "guest", curtain="")
        with ana.sits(table) as tab:
            tab.is_asked()
            tab.picks_one("draw")
            copies.back_up(db, tmp_path / "copy")
            copies.restore(other, tmp_path / "copy")  # beside the server, into another database
            said = refusal(lambda: copies.restore(db, tmp_path / "copy", replace=True))
            assert said == copies.IN_USE
            tab.is_asked()
            tab.picks_one("draw")
    finally:
        hall.close()
    copies.restore(db, tmp_path / "copy", replace=True)
    for place in (db, other):
        hall = open_hall(place)
        try:
            again = hall.enters("Ana")
            again.client.cookies = ana.client.cookies  # the key that signs them is in the copy
            with again.sits(table) as tab:
                assert tab.is_asked()["n"] == 1
                tab.picks_one("draw")
        finally:
            hall.close()


def test_what_is_there_is_not_overwritten(fresh: Fresh, tmp_path: Path) -> None:
    db, file = fresh("a"), tmp_path / "copy"
    store = Store(db)
    copies.back_up(db, file)
    a_table(store, "t1")
    store.close()
    before = everything(db)
    assert "exists" in refusal(lambda: copies.back_up(db, file))
    assert "--replace" in refusal(lambda: copies.restore(db, file))
    assert everything(db) == before
    copies.restore(db, file, replace=True)
    assert everything(db)["tables"] == []


def test_a_copy_of_a_newer_ludoteca(fresh: Fresh, tmp_path: Path) -> None:
    db, other, file = fresh("a"), fresh("b"), tmp_path / "copy"
    store = Store(db)
    store.submit(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'"))).result()
    copies.back_up(db, file)
    store.close()
    Store(other).close()
    before = everything(other)
    assert "update Ludoteca" in refusal(lambda: copies.restore(other, file, replace=True))
    assert everything(other) == before


def test_a_copy_of_an_older_one_is_brought_up_to_date(tmp_path: Path) -> None:
    old = open_engine(str(tmp_path / "old.db"))
    migrate(old, "0004")
    old.dispose()
    copies.back_up(str(tmp_path / "old.db"), tmp_path / "copy")
    assert copies.restore(str(tmp_path / "new.db"), tmp_path / "copy") == "0004"
    assert "lease" in everything(str(tmp_path / "new.db"))
    left = sorted(file.name for file in tmp_path.iterdir() if "restoring" in file.name or "part" in file.name)
    assert left == []


def test_files_that_are_no_copies(fresh: Fresh, tmp_path: Path) -> None:
    db, file, other = fresh("a"), tmp_path / "copy", fresh("b")
    Store(db).close()
    copies.back_up(db, file)
    whole = file.read_bytes()
    sqlite3.connect(tmp_path / "foreign").execute("CREATE TABLE cats (name)").connection.close()
    broken = {
        "nothing": b"",
        "text": b"once upon a time" * 100,
        "short": whole[: len(whole) // 3],
        "head": whole[:16],
        "foreign": (tmp_path / "foreign").read_bytes(),
    }
    for name, data in broken.items():
        (tmp_path / name).write_bytes(data)
        said = refusal(lambda name=name: copies.restore(other, tmp_path / name))  # type: ignore[misc]
        assert "no copy that" in said or "copy of SQLite" in said, name
    assert "There is no file" in refusal(lambda: copies.restore(other, tmp_path / "none"))
    copies.restore(other, file)  # none of them left anything


def test_each_kind_says_where_it_belongs(tmp_path: Path) -> None:
    (tmp_path / "pg").write_bytes(b"PGDMP and so on")
    assert "postgresql://" in refusal(lambda: copies.restore(str(tmp_path / "a.db"), tmp_path / "pg"))
    (tmp_path / "lite").write_bytes(copies.HEAD)
    assert "name of a file" in refusal(lambda: copies.restore("postgresql://nobody@/x", tmp_path / "lite"))


def test_a_database_to_copy_that_is_not_there(tmp_path: Path) -> None:
    assert "There is no database" in refusal(lambda: copies.back_up(str(tmp_path / "none.db"), tmp_path / "copy"))
    away = "postgresql://somebody:hunter2@127.0.0.1:1/nothing"
    said = refusal(lambda: copies.back_up(away, tmp_path / "copy"))
    assert "does not answer" in said
    (tmp_path / "odd.db").write_bytes(b"something else " * 1000)
    assert "no database" in refusal(lambda: copies.back_up(str(tmp_path / "odd.db"), tmp_path / "copy"))
    assert "cannot be written" in refusal(lambda: copies.back_up("ludoteca.db", tmp_path / "none" / "copy"))
    assert [file.name for file in tmp_path.iterdir()] == ["odd.db"]


@pytest.mark.postgres
def test_a_machine_without_the_programs(
    postgres: server.Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    said = refusal(lambda: copies.back_up(postgres.address, tmp_path / "copy"))
    assert said == "pg_dump is not on this machine: install PostgreSQL's client programs, then try again."
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("address", ["postgresql://ana:hunter2@h/x", "postgresql://ana@h/x?password=hunter2"])
def test_a_password_is_no_argument(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, address: str) -> None:
    (tmp_path / "pg_dump").write_text('#!/bin/sh\necho "$* / $PGPASSWORD" >&2\nexit 1\n', "utf-8")
    (tmp_path / "pg_dump").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    said = refusal(lambda: pgtools.dump(address, tmp_path / "copy"))
    arguments, _, environment = said.partition(" / ")
    assert "ana@h/x" in arguments
    assert "hunter2" not in arguments
    assert "hunter2" in environment
