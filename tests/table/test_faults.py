"""The database fails, a worker hangs: clicks get a sentence, nothing is lost, and afterwards all goes on by itself."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from ludoteca.store.tables import find_table, picks_since
from ludoteca.table import owed
from ludoteca.table.waker import Waker
from tests.table.hall import Hall, Person, Tab, hall


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owed, "LONGEST", 0.5)


@contextmanager
def locked(opened: Hall, folder: Path) -> Iterator[None]:
    """Another program holds the file."""
    with sqlite3.connect(folder / "table.db") as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.rollback()
    other.close()


@contextmanager
def full(opened: Hall, folder: Path) -> Iterator[None]:
    """The disk has no page left: SQLite's own limit gives the very error."""
    with sqlite3.connect(folder / "table.db") as plain:
        LIMIT[0] = plain.execute("PRAGMA page_count").fetchone()[0]
    plain.close()
    yield
    LIMIT[0] = 1_000_000


LIMIT = [1_000_000]
"""Pages the database may have."""


def limit_pages(connection: Any, *_: object) -> None:
    connection.execute(f"PRAGMA max_page_count = {LIMIT[0]}")


def health(opened: Hall) -> tuple[int, str]:
    answer = httpx.get(f"{opened.url}/healthz", timeout=30)
    return answer.status_code, answer.text


def until(found: Callable[[], bool], seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def refused(tab: Tab) -> str:
    while True:
        heard = tab.hears()
        if "refused" in heard:
            return str(heard["code"])


def fill(opened: Hall, tab: Tab) -> bool:
    """Say things until the last page is full; whether a sentence came instead of an answer."""
    for _ in range(60):
        tab.says(do="chat", text="x" * 300)
        heard = tab.hears()
        if heard.get("code") == "unwritten":
            return True
        time.sleep(0.13)
    return False


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots take their time although nobody looks yet: the game must not be over before the fault begins."""

    async def wait(_waker: Waker, _began: float) -> None:
        await asyncio.sleep(0.3)

    monkeypatch.setattr(Waker, "_let_be_seen", wait)


@contextmanager
def two_tables(opened: Hall) -> Iterator[tuple[Person, Tab, Tab, str]]:
    """Ana plays at a table of her own and watches another, of bots only: who she is, both tabs, the bots' table."""
    ana = opened.enters("Ana")
    bots = ana.sets("bot:random", "bot:random", "bot:random", **{"variant-length": "long"})
    mine = ana.sets("me", "guest", curtain="")
    with ana.sits(mine) as tab, ana.sits(bots) as watched:
        tab.is_asked()
        watched.hears()
        yield ana, tab, watched, bots


@pytest.mark.usefixtures("unhurried")
def test_a_locked_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.store.database.LOCKED", 0.3)
    with hall(tmp_path) as opened:
        with two_tables(opened) as (ana, tab, watched, bots):
            with locked(opened, tmp_path):
                tab.says(n=tab.news["n"], pick="draw")
                assert refused(tab) == "unwritten"
                assert health(opened) == (503, "cannot write")
                assert ana.client.post("/language", data={"csrf": ana.csrf(), "language": "en"}).status_code == 503
                time.sleep(0.6)  # the bots' pick has failed by now
            until(lambda: health(opened) == (200, "ok"))
            tab.picks_one("draw")
            while "ending" not in watched.hears()["html"]:  # the bots go on by themselves
                pass
        until(lambda: finished(opened, bots))
        rows = opened.house.store.look(lambda c: picks_since(c, bots))
        assert [row.n for row in rows] == list(range(len(rows)))


def finished(opened: Hall, table: str) -> bool:
    row = opened.house.store.look(lambda c: find_table(c, table))
    return row is not None and row.finished is not None


@pytest.mark.usefixtures("unhurried")
def test_a_full_disk(tmp_path: Path) -> None:
    with hall(tmp_path) as opened:
        event.listen(opened.house.store.engine, "checkout", limit_pages)
        with two_tables(opened) as (_, tab, watched, _):
            with full(opened, tmp_path):
                assert fill(opened, tab)
            until(lambda: health(opened) == (200, "ok"))
            while "ending" not in watched.hears()["html"]:
                pass
            tab.says(do="chat", text="there is room again")
            tab.until(refused=None)


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    with hall(tmp_path) as opened:
        ana = opened.enters("Ana")
        table = ana.sets("me", "bot:greedy")
        brains = opened.house.brains
        with ana.sits(table) as tab:
            tab.is_asked()
            tab.picks_one("draw")
            tab.is_asked()  # the worker has thought once: it is there
            (pid,) = brains.pids()
            os.kill(pid, signal.SIGSTOP)
            brains.patience = 2.0
            tab.picks_one()
            while tab.news["turn"]:
                tab.picks_one()
            tab.is_asked()  # the bot had to decide, and did
            assert pid not in brains.pids()
