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
from ludoteca.registry import box
from ludoteca.store.channels import Channel
from ludoteca.table import fair, surface
from ludoteca.table.audience import Guest
from ludoteca.table.brains import any_pick
from ludoteca.table.doorkeeper import Doorkeeper
from ludoteca.table.fair import LIMITS, Limit, Shares, Turns, house_of
from ludoteca.table.house import House
from ludoteca.table.outbox import Outbox
from ludoteca.table.post import AT_ONCE, Message, Outcome
from ludoteca.table.room import Room
from ludoteca.table.server import settings
from tests.table.hall import PATIENCE, Hall, Person, hall, two


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
    deadline = time.monotonic() + PATIENCE
    while house.house.shares._open:  # the server is still busy with the tab that was closed
        assert time.monotonic() < deadline
        time.sleep(0.01)
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


def test_who_only_watches_comes_and_goes_without_anybody_being_drawn_anew(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A visitor who opens and closes a tab again and again costs those at the table nothing."""
    bia, table = two(house, ana)
    with ana.sits(table) as tab:
        tab.is_asked()
        counted: list[str] = []
        draw = surface.surface

        def count(room: Room, guest: Guest) -> Blocks:
            counted.append(guest.player)
            return draw(room, guest)

        monkeypatch.setattr(surface, "surface", count)
        for _ in range(3):
            with house.enters("W").sits(table) as watched:
                watched.hears()
        with bia.sits(table) as bt:
            bt.hears()
            tab.hears()  # that somebody who plays has come is seen
            badge = house.house.keeper.open(ana.client.cookies["ludoteca"])
            assert badge is not None
            assert counted.count(badge.player) == 1


def test_looking_away_and_back_again_and_again_is_limited(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other server processes are told of it each time. That something was seen is not."""
    monkeypatch.setattr(house.house.shares, "_changed", {"deeds": Limit(4, 3600)})
    house.house.shares._buckets.clear()
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.hears()
        for _ in range(20):
            tab.says(do="seen", n=0)
        for turn in range(8):
            tab.says(do="seen", n=0, away=bool(turn % 2))
        assert tab.until(code="too-fast")
    house.house.shares._buckets.clear()


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

    def note(_: Shares, address: str, price: float = 1) -> bool:
        found.append(address)
        return True

    monkeypatch.setattr(Shares, "request", note)
    monkeypatch.setattr("tests.table.hall.settings", lambda: settings(proxies))
    with hall(tmp_path) as opened:
        opened.enters("Ana").client.get("/healthz", headers={"x-forwarded-for": "10.1.1.1"})
    assert found == [seen]


def test_a_table_is_counted_whichever_way_it_is_laid(tmp_path: Path) -> None:
    with hall(tmp_path, games={"roam": box("roam")}) as opened:
        ana = opened.enters("Ana")
        table = ana.sets("me", "bot:random", game="roam")
        opened.house.shares.change({"tables": [0, 100]})
        ana.posts("/games/roam/learn", 429)
        ana.posts(f"/table/{table}/play-on", 429, n="0", seat="0")
        opened.house.shares.change({"running": [1, 0]})
        ana.posts("/games/roam/learn", 400)
        ana.posts(f"/table/{table}/play-on", 400, n="0", seat="0")
        assert len(opened.house.rooms) == 1


def test_nobody_is_remembered_who_only_came_by(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        for n in range(3):
            with house.enters(f"passer-by {n}").sits(table) as other:
                other.hears()
                other.says(do="seen", n=1)
    room = house.house.rooms[table]
    deadline = time.monotonic() + 60
    while room.audience.guests:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    mine = room.row.chairs[0].player
    assert set(room.presence._left) <= {mine}
    assert set(room.presence._here) <= {mine}
    assert set(room.audience._watched) <= {mine}


def test_one_persons_slow_hooks_keep_nobody_else_waiting(tmp_path: Path) -> None:
    """Who is told of a turn waits for one place, not for all that somebody's forty hooks take."""
    opened = House(str(tmp_path / "table.db"), {})
    called: list[str] = []

    async def slow(way: Channel, message: Message) -> Outcome:
        await asyncio.sleep(0.001)
        called.append(way.player)
        return Outcome.DELIVERED

    async def tell() -> None:
        opened.post._call = slow  # type: ignore[method-assign]
        ways = [Channel("greedy", "hook", f"https://example.org/{n}") for n in range(10 * AT_ONCE)]
        ways.append(Channel("bia", "hook", "https://example.org/"))
        await asyncio.gather(*(opened.post.deliver(way, Message("", "", "/")) for way in ways))
        await opened.close()

    asyncio.run(tell())
    assert called.index("bia") <= 2 * AT_ONCE
