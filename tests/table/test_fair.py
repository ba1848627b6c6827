"""Fair shares: one visitor's forty tables do not starve the others, and nobody is waited for at the door."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from ludoteca.kernel import Game, Refused, State
from ludoteca.paper import Blocks
from ludoteca.table import fair, surface
from ludoteca.table.audience import Guest
from ludoteca.table.brains import any_pick
from ludoteca.table.doorkeeper import Doorkeeper
from ludoteca.table.fair import LIMITS, Shares, Turns, house_of
from ludoteca.table.outbox import Outbox
from ludoteca.table.room import Room
from ludoteca.table.server import settings
from tests.table.hall import Hall, Person, hall


def test_thoughts_go_round_the_people_who_wait() -> None:
    async def play() -> list[str]:
        turns, order = Turns(1), []

        async def think(person: str) -> None:
            async with turns.of(person):
                order.append(person)
                await asyncio.sleep(0)

        await asyncio.gather(*(think("ana") for _ in range(40)), think("bia"), think("caio"))
        assert not turns.busy
        return order

    order = asyncio.run(play())
    assert len(order) == 42
    assert order.index("bia") <= 2
    assert order.index("caio") <= 3


def test_in_a_full_house_everybody_thinks_shorter_and_who_gives_up_leaves_no_hole() -> None:
    async def play() -> None:
        turns = Turns(2)
        done: list[float | None] = []

        async def think(person: str) -> None:
            async with turns.of(person) as seconds:
                done.append(seconds)
                await asyncio.sleep(0.001)

        tasks = [asyncio.create_task(think(f"p{i}")) for i in range(20)]
        await asyncio.sleep(0)
        assert turns.busy
        for task in tasks[5:15]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert len(done) == 10
        assert done[0] is None
        assert min(seconds for seconds in done if seconds) < fair.LONGEST
        async with turns.of("a"), turns.of("b"):  # both places are free again
            pass

    asyncio.run(asyncio.wait_for(play(), 10))


def test_a_strangers_bot_answers_though_one_visitor_has_many_tables(tmp_path: Path) -> None:
    async def slow(game: Game, view: State, *_: Any, **__: Any) -> str:
        await asyncio.sleep(0.03)
        return any_pick(game, view, 1)

    with hall(tmp_path, workers=1) as opened:
        opened.house.brains.think = slow  # type: ignore[method-assign]
        greedy, bia = opened.enters("Ana"), opened.enters("Bia")
        for _ in range(30):
            greedy.sets("bot:greedy", "bot:greedy", "bot:greedy", "bot:greedy", **{"variant-length": "long"})
        table = bia.sets("me", "bot:greedy")
        with bia.sits(table) as tab:
            tab.is_asked()
            asked = 0
            while "ending" not in tab.news["html"]:
                tab.picks_one()
                tab.is_asked()
                asked += 1
            assert asked > 1
        still = [room for room in opened.house.rooms.values() if not room.over]
        assert still  # Bia had not to wait for all of Ana's


def test_what_one_person_and_one_address_may_ask_for() -> None:
    shares = Shares()
    for _ in range(int(LIMITS["hints"].burst)):
        shares.spend("hints", "ana", "10.0.0.1")
    with pytest.raises(Refused) as refused:
        shares.spend("hints", "ana", "10.0.0.2")
    assert refused.value.code == "too-fast"
    for i in range(int(LIMITS["hints"].burst * fair.CLUB) - 6):
        shares.spend("hints", f"p{i}", "10.0.0.1")
    with pytest.raises(Refused):
        shares.spend("hints", "somebody", "10.0.0.1")
    assert house_of("::ffff:203.0.113.9") == house_of("203.0.113.9") != house_of("::ffff:1.2.3.4")
    assert house_of("2001:db8::1") == house_of("2001:db8::2") != house_of("2001:db8:0:1::1")


def test_a_household_with_many_addresses_asks_no_faster_than_one() -> None:
    shares = Shares(burst=3)
    assert [shares.request(f"2001:db8::{n}") for n in range(1, 5)] == [True, True, True, False]
    assert shares.request("2001:db8:0:1::1")
    assert shares.request("")


def test_hints_chat_imports_and_tabs_are_limited(house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    for what in ("chat", "imports"):  # on a busy machine the clock must not fill them up again
        monkeypatch.setitem(LIMITS, what, fair.Limit(3, 3600))
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        for _ in range(4):
            tab.says(do="chat", text="hello")
        assert tab.until(code="too-fast")
    for _ in range(3):
        ana.posts("/import", 400, record="x")
    ana.posts("/import", 429, record="x")
    monkeypatch.setattr(fair, "SOCKETS", 1)
    with ana.sits(table) as one, ana.sits(table) as two:
        one.hears()
        with pytest.raises(Exception, match="4429"):
            two.hears()


def test_a_slow_reader_gets_the_newest_board_only() -> None:
    async def play() -> list[dict[str, Any]]:
        box = Outbox()
        for n in range(50):
            await box.put({"n": n, "html": f"board {n}", "log": [n], "chat": [], "reset": n == 0})
            await box.put({"refused": "no", "at": n})
        return [await box.get() for _ in range(21)]

    heard = asyncio.run(play())
    boards = [message for message in heard if "html" in message]
    assert [board["n"] for board in boards] == [49]
    assert boards[0]["log"] == list(range(50))
    assert boards[0]["reset"]
    assert len(heard) == 21


def test_those_who_only_watch_share_a_drawing(house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ana.sets("me", "guest", curtain="")
    watchers = [house.enters(f"W{i}").sits(table) for i in range(5)]
    tabs = [watcher.__enter__() for watcher in watchers]
    with ana.sits(table) as tab:
        tab.is_asked()
        counted: list[int] = []
        draw = surface.surface

        def count(room: Room, guest: Guest) -> Blocks:
            counted.append(guest.eyes)
            return draw(room, guest)

        monkeypatch.setattr(surface, "surface", count)
        n = tab.news["n"]
        tab.picks_one("draw")
        for other in tabs:
            while other.hears()["n"] <= n:
                pass
        assert 0 < counted.count(2) < 5  # though five watch
    for watcher in watchers:
        watcher.__exit__(None, None, None)


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_who_does_not_say_what_they_want_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(Doorkeeper, "head", 0.3)
    with hall(tmp_path) as opened:
        address = urlsplit(opened.url)
        with socket.create_connection((address.hostname or "", address.port or 0), timeout=10) as line:
            line.sendall(said)
            began = time.monotonic()
            assert line.recv(100) == b""
            assert time.monotonic() - began < 9
        assert opened.enters("Ana").client.get("/healthz").status_code == 200


@pytest.mark.parametrize(("proxies", "seen"), [("", "127.0.0.1"), ("127.0.0.1", "10.1.1.1"), ("10.9.9.9", "127.0.0.1")])
def test_where_a_request_comes_from_is_believed_of_configured_proxies_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str, seen: str
) -> None:
    found: list[str] = []

    def note(_: Shares, address: str) -> bool:
        found.append(address)
        return True

    monkeypatch.setattr(Shares, "request", note)
    monkeypatch.setattr("tests.table.hall.settings", lambda: settings(proxies))
    with hall(tmp_path) as opened:
        opened.enters("Ana").client.get("/healthz", headers={"x-forwarded-for": "10.1.1.1"})
    assert found == [seen]
