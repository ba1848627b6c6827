"""A hall to test in: a real server with toys on the shelf, and people who come in through the front door."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteca.kernel import Game
from ludoteca.table.app import build
from ludoteca.table.house import House
from ludoteca.table.server import settings
from tests.table.toy import GAME

PATIENCE = 60.0
"""Seconds that anything may take on a busy machine before it counts as not happening."""
TOYS: dict[str, Game] = {"toy": GAME}
FACE = re.compile(r"\bface \d")
"""A card of the toy that is seen."""


@dataclass
class Hall:
    """A server of our own on a free port, in a thread of its own."""

    house: House
    url: str
    _server: uvicorn.Server
    _thread: threading.Thread
    people: list[Person] = field(default_factory=list)

    def enters(self, name: str, language: str = "en") -> Person:
        self.people.append(Person(self.url, name, language))
        return self.people[-1]

    def close(self) -> None:
        for person in self.people:
            person.client.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


def open_hall(db: Path | str, games: dict[str, Game] | None = None, port: int = 0, **more: Any) -> Hall:
    house = House(str(db), games or TOYS, **{"pace": 0.0, "workers": 1, "strict": True, **more})
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    port = listener.getsockname()[1]
    server = uvicorn.Server(uvicorn.Config(build(house), **settings()))
    thread = threading.Thread(target=lambda: server.run([listener]), daemon=True)
    thread.start()
    deadline = time.monotonic() + 60
    while not server.started:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return Hall(house, f"http://127.0.0.1:{port}", server, thread)


@contextlib.contextmanager
def hall(folder: Path, **more: Any) -> Iterator[Hall]:
    """The doors are open while the block runs."""
    opened = open_hall(folder / "table.db", **more)
    try:
        yield opened
    finally:
        opened.close()


@dataclass
class Person:
    """Somebody with a browser of their own."""

    url: str
    name: str
    language: str = "en"
    client: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        headers = {"origin": self.url, "accept-language": self.language}
        self.client = httpx.Client(base_url=self.url, headers=headers, timeout=PATIENCE)

    def gets(self, where: str, status: int = 200) -> str:
        answer = self.client.get(where)
        assert answer.status_code == status, answer.text[:500]
        return answer.text

    def csrf(self) -> str:
        found = re.search(r'name="csrf" value="([0-9a-f]+)"', self.gets("/me"))
        assert found
        return found[1]

    def posts(self, where: str, status: int = 303, /, **form: str) -> httpx.Response:
        answer = self.client.post(where, data={"csrf": self.csrf(), **form})
        assert answer.status_code == status, answer.text[:500]
        return answer

    def sets(self, *seats: str, game: str = "toy", **more: str) -> str:
        """A table; returns its id."""
        chairs = {f"seat-{i}": who for i, who in enumerate(seats)}
        form = {"game": game, "name": self.name, "seats": str(len(seats)), "curtain": "1", **chairs, **more}
        answer = self.posts("/tables", 303, **form)
        return str(answer.headers["location"]).removeprefix("/table/")

    def joins(self, token: str) -> str:
        answer = self.posts(f"/join/{token}", name=self.name)
        return str(answer.headers["location"]).removeprefix("/table/")

    @contextlib.contextmanager
    def sits(self, table: str, **headers: str) -> Iterator[Tab]:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        sent: dict[str, str] = {"Cookie": cookie, **headers}
        origin: Any = headers.pop("origin", self.url)
        sent.pop("origin", None)
        address = f"{self.url.replace('http', 'ws')}/table/{table}/socket"
        with connect(address, origin=origin, additional_headers=sent, max_size=None, max_queue=None) as web:
            yield Tab(web)


@dataclass
class Tab:
    """An open socket."""

    web: ClientConnection
    news: dict[str, Any] = field(default_factory=dict)

    def says(self, **message: Any) -> None:
        self.web.send(json.dumps(message))

    def hears(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message; what it shows is kept."""
        heard: dict[str, Any] = json.loads(self.web.recv(timeout))
        if "html" in heard:
            self.news = heard
        return heard

    def until(self, timeout: float = PATIENCE, **wanted: Any) -> dict[str, Any]:
        """The next message in which these things are so."""
        deadline = time.monotonic() + timeout
        while time.monotonic() < deadline:
            heard = self.hears(timeout)
            if all(heard.get(key) == value for key, value in wanted.items()):
                return heard
        raise AssertionError(f"nothing like {wanted} was heard")

    def is_asked(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """Wait for one's turn, or the end."""
        while not self.news.get("turn") and "ending" not in self.news.get("html", ""):
            self.hears(timeout)
        return self.news

    def is_cut(self, timeout: float = 10) -> int:
        """Wait until the server hangs up; with which code."""
        try:
            while True:
                self.hears(timeout)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    @property
    def picks(self) -> list[str]:
        return picks(self.news["html"])

    def picks_one(self, key: str = "") -> dict[str, Any]:
        """Pick this, or the first thing on offer, and wait for the new board."""
        n = self.news["n"]
        self.says(n=n, pick=key or self.picks[0])
        while self.news["n"] <= n:
            heard = self.hears()
            assert "refused" not in heard, heard
        return self.news


def two(house: Hall, ana: Person, **more: str) -> tuple[Person, str]:
    """Ana's table, and Bia, who joins her by the secret link and reads Portuguese."""
    table = ana.sets("me", "friend", **more)
    bia = house.enters("Bia", "pt-BR")
    bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
    return bia, table


def plays_to_the_end(tab: Tab) -> None:
    while "ending" not in tab.is_asked()["html"]:
        tab.picks_one(next((key for key in tab.picks if key != "draw"), ""))


def tokens(page: str) -> list[str]:
    return re.findall(r"/join/([\w-]+)", page)


def picks(html: str) -> list[str]:
    return [unescape(key) for key in re.findall(r'data-pick="([^"]+)"', html)]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def server(port: int, db: Path | str) -> Iterator[subprocess.Popen[bytes]]:
    """`ludoteca serve`, as a person starts it."""
    command = [sys.executable, "-m", "ludoteca", "serve", "--port", str(port), "--db", str(db)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        deadline = time.monotonic() + 60
        while True:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                    break
            assert time.monotonic() < deadline
            assert process.poll() is None
            time.sleep(0.05)
        yield process
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(20)
