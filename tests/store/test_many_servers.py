"""Three server processes behind a plain proxy: one is killed, the database restarts. Nothing is lost or doubled, and no
bot thinks twice."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import re
import signal
import subprocess
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from ludoteca.store import Store
from ludoteca.store.tables import TableRow, find_table, picks_since
from tests.store.server import Postgres, postgres
from tests.table.hall import Person, free_port, server
from tests.table.storm import click

pytestmark = pytest.mark.postgres

TABLES, BOTS = 5, 3
STORM = 16.0
"""Seconds that people click; in the middle a process dies and the database restarts."""


async def proxy(port: int, behind: list[int]) -> asyncio.Server:
    """Each connection goes to the next server that answers."""
    turn = itertools.cycle(behind)

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        with contextlib.suppress(OSError):
            writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in behind:
            with contextlib.suppress(OSError):
                inside = await asyncio.open_connection("127.0.0.1", next(turn))
                await asyncio.gather(pass_on(reader, inside[1]), pass_on(inside[0], writer))
                return
        writer.close()

    return await asyncio.start_server(serve, "127.0.0.1", port)


class Storm:
    """Everybody clicks or watches, and comes back when the line breaks, while something is broken in the middle."""

    def __init__(self, person: Person, mine: list[str], bots: list[str]) -> None:
        self.person = person
        self.acknowledged: dict[str, dict[int, str]] = {table: {} for table in mine}
        self.bots = bots
        self.until = time.monotonic() + STORM

    async def blow(self, disturb: Callable[[], None]) -> None:
        chance = random.Random(3)
        hands = [self._again(lambda t=t: self._clicks(t, chance)) for t in self.acknowledged]  # type: ignore[misc]
        eyes = [self._again(lambda t=t: self._watches(t)) for t in self.bots]  # type: ignore[misc]
        await asyncio.gather(self._break(disturb), *hands, *eyes)

    async def _break(self, disturb: Callable[[], None]) -> None:
        await asyncio.sleep(STORM / 5)
        await asyncio.to_thread(disturb)

    async def _again(self, once: Callable[[], Any]) -> None:
        while time.monotonic() < self.until:
            with contextlib.suppress(asyncio.TimeoutError, WebSocketException, OSError):
                await asyncio.wait_for(once(), max(0.1, self.until - time.monotonic()))
            await asyncio.sleep(0.2)

    async def _clicks(self, table: str, chance: random.Random) -> None:
        with contextlib.suppress(InvalidHandshake):
            await click(self.person, table, self.acknowledged[table], chance, lambda: None)

    async def _watches(self, table: str) -> None:
        """Bots do not hurry while somebody looks, at whichever process."""
        address = f"{self.person.url.replace('http', 'ws')}/table/{table}/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.person.client.cookies.items())
        origin: Any = self.person.url
        headers = {"Cookie": cookie}
        async with connect(address, origin=origin, additional_headers=headers, max_size=None) as web:
            await web.send(json.dumps({"do": "speed", "mode": "fast"}))
            async for _ in web:
                pass


def test_three_servers_one_killed_and_a_database_that_restarts() -> None:
    with postgres() as database, contextlib.ExitStack() as stack:
        ports = [free_port() for _ in range(3)]
        processes = [stack.enter_context(server(port, database.address)) for port in ports]
        with ThreadPoolExecutor(1) as aside:  # Playwright's loop may still be running in this thread
            storm = aside.submit(asyncio.run, whole(database, processes, ports)).result(120)
        check(database, storm)
        assert all(process.poll() is None for process in processes[1:])
        for port in ports[1:]:
            thoughts, picked = counted(port)
            assert thoughts == picked, "a bot's thought was wasted: another process thought as well"


async def whole(database: Postgres, processes: list[subprocess.Popen[bytes]], ports: list[int]) -> Storm:
    door = free_port()
    opened = await proxy(door, ports)
    storm = await asyncio.to_thread(set_tables, door)

    def disturb() -> None:
        processes[0].send_signal(signal.SIGKILL)
        time.sleep(3)
        database.stop()
        time.sleep(0.5)
        database.start()

    await storm.blow(disturb)
    opened.close()
    storm.person.client.close()
    return storm


def set_tables(door: int) -> Storm:
    person = Person(f"http://127.0.0.1:{door}", "Ana")
    mine = [person.sets("me", "guest", game="roam", curtain="") for _ in range(TABLES)]
    bots = [person.sets("bot:random", "bot:greedy", game="roam") for _ in range(BOTS)]
    return Storm(person, mine, bots)


def check(database: Postgres, storm: Storm) -> None:
    store = Store(database.address)

    def journal(table: str) -> dict[int, str]:
        rows = store.look(lambda c: picks_since(c, table))
        assert [row.n for row in rows] == list(range(len(rows)))
        return {row.n: row.key for row in rows}

    def row_of(table: str) -> TableRow | None:
        return store.look(lambda c: find_table(c, table))

    for table, seen in storm.acknowledged.items():
        assert seen.items() <= journal(table).items()
    assert any(storm.acknowledged.values())  # how many depends on the machine
    deadline = time.monotonic() + 60
    for table in storm.bots:  # the bots of the killed process are thought for by another
        while not (row := row_of(table)) or not row.finished:
            assert time.monotonic() < deadline
            time.sleep(0.2)
        journal(table)
    store.close()


def counted(port: int) -> tuple[float, float]:
    """How often bots of this process have thought, and how many of the thoughts were picked."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    thoughts = re.findall(r"^ludoteca_bot_seconds_count\{[^}]*\} ([0-9.]+)", text, re.MULTILINE)
    picked = re.findall(r'^ludoteca_picks_total\{by="bot"\} ([0-9.]+)', text, re.MULTILINE)
    return sum(map(float, thoughts)), sum(map(float, picked))
