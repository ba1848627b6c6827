"""A hall to test in: a house with toys, and people who come in through the front door."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import unescape
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from ludoteca.table.app import build
from ludoteca.table.house import House
from tests.table.toy import GAME

ORIGIN = "http://testserver"


def new_house(folder: Path, **more: Any) -> House:
    return House(str(folder / "table.db"), {"toy": GAME}, strict=True, **{"pace": 0.0, "workers": 1, **more})


@contextlib.contextmanager
def hall(folder: Path, **more: Any) -> Iterator[Starlette]:
    """The doors are open while the block runs."""
    app = build(new_house(folder, **more))
    with TestClient(app, base_url=ORIGIN):
        yield app


@dataclass
class Person:
    """Somebody with a browser of their own."""

    client: TestClient
    name: str

    @staticmethod
    def enters(app: Starlette, name: str, language: str = "en") -> Person:
        headers = {"origin": ORIGIN, "accept-language": language}
        client = TestClient(app, base_url=ORIGIN, headers=headers, follow_redirects=False)
        client.portal = app.state.portal  # the doors were opened once, for everybody
        return Person(client, name)

    def csrf(self, where: str = "/me") -> str:
        found = re.search(r'name="csrf" value="([0-9a-f]+)"', self.client.get(where).text)
        assert found
        return found[1]

    def posts(self, where: str, **form: str) -> Any:
        return self.client.post(where, data={"csrf": self.csrf(), **form})

    def sets(self, *seats: str, **more: str) -> str:
        """A table of the toy; returns its id."""
        chairs = {f"seat-{i}": who for i, who in enumerate(seats)}
        answer = self.posts("/tables", game="toy", name=self.name, seats=str(len(seats)), **chairs, **more)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"]).removeprefix("/table/")

    def sits(self, table: str) -> WebSocketTestSession:
        return self.client.websocket_connect(f"/table/{table}/socket")

    def joins(self, token: str) -> str:
        answer = self.posts(f"/join/{token}", name=self.name)
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"]).removeprefix("/table/")


def tokens(page: str) -> list[str]:
    return re.findall(r"/join/([\w-]+)", page)


def picks(html: str) -> list[str]:
    return [unescape(key) for key in re.findall(r'data-pick="([^"]+)"', html)]


def until(web: WebSocketTestSession, **wanted: Any) -> dict[str, Any]:
    """The next message in which these things are so."""
    for _ in range(200):
        news: dict[str, Any] = web.receive_json()
        if all(news.get(key) == value for key, value in wanted.items()):
            return news
    raise AssertionError(f"nothing like {wanted} was heard")
