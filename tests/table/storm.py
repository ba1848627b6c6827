"""A storm: people click on and on at many tables, and the server is killed in the middle of it, again and again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from ludoteca.store import Store
from ludoteca.store.tables import picks_since
from tests.table.hall import Person, free_port, picks, server


async def click(
    person: Person, table: str, acknowledged: dict[int, str], chance: random.Random, counted: Callable[[], None]
) -> None:
    """Click on and on. A pick is acknowledged when the board that comes after it has arrived."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
    address = f"{person.url.replace('http', 'ws')}/table/{table}/socket"
    origin: Any = person.url
    with contextlib.suppress(ConnectionClosed, InvalidMessage, InvalidHandshake, OSError, EOFError):
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


class Kills:
    """The same tables through many deaths of their server."""

    def __init__(self, db: Path | str, tables: int, *, seed: int = 1) -> None:
        self.db = db
        self.port = free_port()
        self.owners: dict[str, Person] = {}
        """Who sits at each table. Whoever has many tables gets no more, so newcomers open the later ones."""
        self.chance = random.Random(seed)
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.wanted = tables
        self.killed = 0

    @property
    def picks(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    def kill(self) -> None:
        """Start the server, let people click, kill it at a moment that nobody chose, and look at the journal."""
        with server(self.port, self.db) as process:
            self._set_tables()
            asyncio.run(asyncio.wait_for(self._until_killed(process), 120))
            assert process.wait(10) == -signal.SIGKILL
        self.killed += 1
        self.check()

    def _set_tables(self) -> None:
        """New ones in the place of those that are over; at first, all."""
        over = {table for table, seen in self.acknowledged.items() if len(seen) > 60}
        running = len(self.acknowledged) - len(over)
        if running >= self.wanted:
            return
        newcomer = Person(f"http://127.0.0.1:{self.port}", "Ana")
        csrf = newcomer.csrf()
        for _ in range(self.wanted - running):
            form = {"csrf": csrf, "game": "roam", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "guest"}
            answer = newcomer.client.post("/tables", data=form)
            assert answer.status_code == 303, answer.text[:300]
            table = answer.headers["location"].removeprefix("/table/")
            self.acknowledged[table], self.owners[table] = {}, newcomer

    async def _until_killed(self, process: Any) -> None:
        enough = asyncio.Event()
        goal = self.picks + self.chance.randrange(2 * self.wanted, 6 * self.wanted)

        def counted() -> None:
            if self.picks >= goal:
                enough.set()

        async def strike() -> None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(enough.wait(), 30)
            process.send_signal(signal.SIGKILL)

        running = list(self.acknowledged.items())[-self.wanted :]
        hands = [click(self.owners[table], table, seen, self.chance, counted) for table, seen in running]
        await asyncio.gather(strike(), *hands)

    def check(self) -> None:
        """Every acknowledged pick is in the journal, at its place, once; and there is no gap."""
        store = Store(str(self.db))
        for table, seen in self.acknowledged.items():
            rows = store.look(lambda c, table=table: picks_since(c, table))  # type: ignore[misc]
            assert [row.n for row in rows] == list(range(len(rows)))
            assert seen.items() <= {row.n: row.key for row in rows}.items()
        store.close()

    def shown(self) -> None:
        """After the last death the tables stand where they were, or further."""
        with server(self.port, self.db):
            for table, seen in list(self.acknowledged.items())[-5:]:
                page = self.owners[table].gets(f"/table/{table}")
                assert int(page.partition('data-n="')[2].partition('"')[0]) > max(seen, default=-1)

    def close(self) -> None:
        for person in self.owners.values():
            person.client.close()
