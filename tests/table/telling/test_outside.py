"""A hook is called, signed; nobody is sent into our own network."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Refused
from ludoteca.table import outside
from ludoteca.table.post import Customs
from tests.table.hall import Hall, Person, hall, two
from tests.table.sinks import Browser, Sink
from tests.table.telling.ways import draws, ways

PRIVATE = (
    "http://example.org/",
    "ftp://example.org/",
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://192.168.0.1:8443/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[fd00::1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[64:ff9b:1::a00:1]/",
    "https://[fec0::2]/",
    "https://[2002:a00:1::]/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://user:pass@example.org/",
    "https://exam ple.org/",
    "https://example.org/\r\nX: y",
    "https://[/",
    "https:///x",
    "https://example.org:99999/",
    "https://example.org/" + "x" * 1000,
    "",
)


def test_a_hook_is_called_with_a_signed_body(house: Hall, ana: Person, service: Sink) -> None:
    bia, table = two(house, ana)
    bia.posts("/me/turns/hook", address=f"{service.url}/turn?of=bia")
    secret = re.search(r"<code>(whsec_[^<]+)</code>", bia.gets("/me/turns"))
    assert secret
    draws(ana, table)
    (call,) = service.wait(1)
    assert call.path == "/turn?of=bia"
    told = json.loads(call.body)
    assert told == {
        "event": "turn",
        "table": table,
        "game": "toy",
        "title": told["title"],
        "text": "Ana jogou.",
        "url": f"https://games.example.org/table/{table}",
    }
    signed = f"{call.headers['webhook-id']}.{call.headers['webhook-timestamp']}.".encode() + call.body
    key = base64.b64decode(secret[1].removeprefix("whsec_"))
    seal = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert call.headers["webhook-signature"] == f"v1,{seal}"


@pytest.mark.parametrize("typed", PRIVATE)
def test_nobody_calls_into_our_own_network(typed: str) -> None:
    with pytest.raises(Refused):
        outside.read(typed)


def test_what_is_out_in_the_open_may_be_called() -> None:
    where = outside.read("https://hooks.example.org/a?b=c")
    assert (where.host, where.port, where.path, where.origin) == (
        "hooks.example.org",
        443,
        "/a?b=c",
        "https://hooks.example.org",
    )
    assert outside.read("https://[2606:2800:220:1::1]:8443/").origin == "https://[2606:2800:220:1::1]:8443"
    assert outside.read("http://127.0.0.1:8000/x", inside=True).path == "/x"


def test_a_name_that_leads_inside_is_not_followed(service: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    def inward(host: str, port: int, **_: Any) -> list[Any]:
        return [(2, 1, 6, "", ("127.0.0.1", service.port))]

    monkeypatch.setattr("socket.getaddrinfo", inward)
    with pytest.raises(Refused):
        asyncio.run(outside.call("https://hooks.example.org/", b"{}", {}))
    assert service.heard == []


def test_a_name_that_nobody_answers_for_keeps_nobody_from_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """The threads in which the store is read are not those that wait for a name server."""
    silence, asked = threading.Event(), threading.Semaphore(0)

    def slow(*_: Any, **__: Any) -> list[Any]:
        asked.release()
        silence.wait(60)
        raise OSError

    monkeypatch.setattr("socket.getaddrinfo", slow)

    async def play() -> None:
        calls = [asyncio.create_task(outside.call(f"https://a{n}.example.org/", b"", {})) for n in range(40)]
        await asyncio.to_thread(asked.acquire)
        try:
            async with asyncio.timeout(30):
                assert await asyncio.to_thread(lambda: "read") == "read"
        finally:
            silence.set()
            await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(play())


def test_a_house_that_keeps_calls_outside_refuses_loopback_by_any_way(tmp_path: Path, service: Sink) -> None:
    with hall(tmp_path, customs=Customs(grace=0.05)) as strict:
        ana = strict.enters("Ana")
        ana.posts("/me/turns/hook", 400, address=service.url)
        ana.posts("/me/turns/push", 400, **Browser(service.url).form())
        ana.posts("/me/turns/push", 400, **Browser("https://10.0.0.1/").form())
        ana.posts("/me/turns/mail", 400, address="ana@example.org")
        assert ways(strict, ana) == []
