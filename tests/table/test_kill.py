"""Nothing lost: the server is killed in the middle of fifty running tables, and every acknowledged pick is there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from ludoteca.store import Store
from ludoteca.store.tables import picks_since
from tests.table.hall import Person, free_port, picks, server

TABLES = 50


async def click(
    person: Person, table: str, acknowledged: dict[int, str], chance: random.Random, counted: Callable[[], None]
) -> None:
    """Click on and on. A pick is acknowledged when the board that comes after it has arrived."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    address = f"{person.url.replace('http', 'ws')}/table/{table}/socket"
    origin: Any = person.url
    with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, EOFError):
        async with connect(
            address, origin=origin, additional_headers={"Cookie": cookie}, max_size=None, ping_interval=None
        ) as web:
            sent: tuple[int, str] | None = None
            async for text in web:
                news = json.loads(text)
                if "refused" in news:
                    sent = None
                    continue
                if sent is not None and news["n"] > sent[0]:
                    acknowledged[sent[0]] = sent[1]
                    sent = None
                    counted()
                offered = picks(news["html"])
                if sent is None and offered:
                    sent = (news["n"], chance.choice(offered))
                    await asyncio.sleep(0.02)
                    await web.send(json.dumps({"n": sent[0], "pick": sent[1]}))


def test_sigkill_in_the_middle_of_fifty_tables(tmp_path: Path) -> None:
    port, db = free_port(), tmp_path / "table.db"
    person = Person(f"http://127.0.0.1:{port}", "Ana")
    acknowledged: dict[str, dict[int, str]] = {}
    with server(port, db) as process:
        csrf = person.csrf()
        for _ in range(TABLES):
            form = {"csrf": csrf, "game": "roam", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "guest"}
            answer = person.client.post("/tables", data=form)
            acknowledged[answer.headers["location"].removeprefix("/table/")] = {}

        async def storm() -> None:
            enough = asyncio.Event()

            async def kill() -> None:
                await enough.wait()
                process.send_signal(signal.SIGKILL)

            def counted() -> None:
                if min(map(len, acknowledged.values())) > 0 and sum(map(len, acknowledged.values())) > 6 * TABLES:
                    enough.set()

            chance = random.Random(1)
            hands = [click(person, table, seen, chance, counted) for table, seen in acknowledged.items()]
            await asyncio.gather(kill(), *hands)

        with ThreadPoolExecutor(1) as aside:  # Playwright's loop may still be running in this thread
            aside.submit(asyncio.run, asyncio.wait_for(storm(), 120)).result()
        assert process.wait(10) == -signal.SIGKILL
    assert sum(bool(seen) for seen in acknowledged.values()) == TABLES
    store = Store(str(db))
    for table, seen in acknowledged.items():
        kept = {row.n: row.key for row in store.look(lambda c, table=table: picks_since(c, table))}  # type: ignore[misc]
        assert sorted(kept) == list(range(len(kept)))
        assert seen.items() <= kept.items()
    store.close()
    with server(port, db):
        for table, seen in list(acknowledged.items())[:5]:
            page = person.gets(f"/table/{table}")
            shown = re.search(r'data-n="(\d+)"', page)
            assert shown
            assert int(shown[1]) > max(seen)
    person.client.close()
