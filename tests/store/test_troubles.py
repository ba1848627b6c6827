"""What can be wrong with a database when the server starts: one sentence each, that says what to do."""

from __future__ import annotations

import logging
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ludoteca.kernel import Refused
from ludoteca.store import Store, Unavailable
from ludoteca.store.database import TROUBLE, unavailable
from ludoteca.store.people import now


def refusal(db: str) -> str:
    with pytest.raises(Refused) as refused:
        Store(db)
    assert refused.value.code == "database"
    assert "\n" not in str(refused.value)
    return str(refused.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "a.db").write_bytes(b"something else " * 1000)
    assert refusal(str(tmp_path / "a.db")) == TROUBLE["not a database"]


def test_a_damaged_database(tmp_path: Path) -> None:
    Store(str(tmp_path / "a.db")).close()
    data = bytearray((tmp_path / "a.db").read_bytes())
    data[4096:] = b"\x55" * (len(data) - 4096)
    (tmp_path / "a.db").write_bytes(data)
    assert "damaged" in refusal(str(tmp_path / "a.db"))


def test_a_database_that_may_not_be_written(tmp_path: Path) -> None:
    Store(str(tmp_path / "a.db")).close()
    assert refusal(f"sqlite:///file:{tmp_path}/a.db?mode=ro&uri=true") == TROUBLE["readonly"]


def test_a_newer_schema(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "a.db"))
    store.submit(lambda c: c.execute(text("UPDATE alembic_version SET version_num = '9999'"))).result()
    store.close()
    assert "update Ludoteca" in refusal(str(tmp_path / "a.db"))


@pytest.mark.parametrize("address", ["oracle://x", "nonsense://[", "postgresql://[", "://"])
def test_a_bad_address(address: str) -> None:
    assert "--db" in refusal(address)


def test_a_database_that_is_not_there() -> None:
    said = refusal("postgresql://somebody:hunter2@127.0.0.1:1/nothing")
    assert "does not answer" in said
    assert "hunter2" not in said


def test_a_folder_where_nothing_can_be_written() -> None:
    assert refusal("/proc/nothing/a.db") == TROUBLE["unable to open"]


def test_a_lock_that_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.store.database.LOCKED", 0.1)
    Store(str(tmp_path / "a.db")).close()
    other = sqlite3.connect(tmp_path / "a.db")
    other.execute("BEGIN EXCLUSIVE")
    assert refusal(str(tmp_path / "a.db")) == TROUBLE["locked"]
    other.close()


def test_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    (tmp_path / "old.db").touch(mode=0o644)
    for name in ("old.db", "new.db"):
        store = Store(str(tmp_path / name))
        store.submit(lambda c: c.execute(text("INSERT INTO setting VALUES ('a', 'b')"))).result()
        for file in tmp_path.glob(f"{name}*"):
            assert file.stat().st_mode & 0o077 == 0, file
        store.close()


def test_no_value_is_ever_in_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(str(tmp_path / "a.db"))
    with caplog.at_level(logging.DEBUG), store.engine.connect() as c, pytest.raises(DBAPIError) as failed:
        c.execute(text("INSERT INTO nowhere VALUES (:a)"), {"a": "hunter2"})
    store.close()
    assert "nowhere" in str(failed.value)
    assert "hunter2" not in str(failed.value) + caplog.text
    assert "hunter2" not in str(unavailable(failed.value))
    assert isinstance(unavailable(failed.value), Unavailable)


def test_time_passes_evenly_though_the_wall_clock_jumps(monkeypatch: pytest.MonkeyPatch) -> None:
    before = now()
    monkeypatch.setattr("time.time", lambda: 0.0)
    assert 0 <= now() - before < 5000
