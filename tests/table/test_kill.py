"""Nothing lost: the server is killed ten times in the middle of running tables, on each kind of database, and every
acknowledged pick is there, once. `bench/kills.py` does it two hundred times."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.store.server import postgres
from tests.table.storm import Kills

TABLES = 12


def test_ten_kills_on_sqlite(tmp_path: Path) -> None:
    killed_ten_times(tmp_path / "table.db")


@pytest.mark.postgres
def test_ten_kills_on_postgresql() -> None:
    with postgres() as database:
        killed_ten_times(database.address)


def killed_ten_times(db: Path | str) -> None:
    kills = Kills(db, TABLES)

    def strike() -> None:
        for _ in range(10):
            kills.kill()
        kills.shown()

    with ThreadPoolExecutor(1) as aside:  # Playwright's loop may still be running in this thread
        aside.submit(strike).result()
    assert kills.killed == 10
    assert kills.picks > 10 * TABLES
    kills.close()
