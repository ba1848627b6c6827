"""What somebody could learn, or use up, who only passes by the open doors."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import threading
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.datastructures import Headers

from ludoteca.kernel import Match, Refused
from ludoteca.paper import Markup
from ludoteca.store import Unavailable
from ludoteca.store.tables import ChatRow, chat_since, find_table
from ludoteca.table import outside, surface
from ludoteca.table.app import build
from ludoteca.table.chronicle import SHOWN, line
from ludoteca.table.doorkeeper import Doorkeeper
from ludoteca.table.fair import LIMITS, Shares
from ludoteca.table.house import House
from ludoteca.table.owners import Owners
from ludoteca.table.post import AT_ONCE
from ludoteca.table.security import price_of, same_origin
from ludoteca.table.sitting import Entry, Sitting
from ludoteca.words import Words
from tests.table.hall import PATIENCE, Hall, Person, plays_to_the_end, tokens


def _asks(house: House, address: str, where: str) -> httpx.Response:
    """A request from this address."""

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(build(house), client=(address, 4711))
        async with httpx.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(where)

    return asyncio.run(ask())


def test_the_numbers_of_the_house_are_for_the_machine_it_stands_on(tmp_path: Path) -> None:
    """They count answers given by hand and by standing orders apart, and how long bots think out of turn: at a quiet
    house that is what the pause of every answer keeps from the others."""
    house = House(str(tmp_path / "table.db"), workers=1, proxies="172.30.77.1, 10.1.0.0/16, *")
    try:
        for near in ("127.0.0.1", "::1", "::ffff:127.0.0.1", "172.30.77.1", "10.1.2.3"):
            assert "ludoteca_rooms" in _asks(house, near, "/metrics").text, near
        for far in ("192.168.1.20", "172.30.77.2", "2001:db8::1", "nobody"):
            found = _asks(house, far, "/metrics")
            assert (found.status_code, "ludoteca_rooms" in found.text) == (404, False), far
    finally:
        asyncio.run(house.close())


@pytest.mark.parametrize(
    ("origin", "scheme", "same"),
    [
        ("https://table.org", "https", True),
        ("https://table.org", "wss", True),
        ("https://table.org", "http", True),  # a proxy that is not named speaks TLS, and says nothing of it
        ("http://table.org", "http", True),
        ("http://table.org", "https", False),
        ("http://table.org", "wss", False),
        ("https://other.org", "https", False),
    ],
)
def test_a_page_that_came_in_the_open_does_not_speak_for_the_one_behind_tls(
    origin: str, scheme: str, same: bool
) -> None:
    """Whoever stands on the way can put a page of their own at the http address of the same name."""
    headers = Headers({"origin": origin, "host": "table.org"})
    assert same_origin(headers, scheme) is same


def test_a_page_that_takes_long_counts_for_several() -> None:
    """Forty of them a second were all that the server can do: who asked for nothing else had it to themselves."""
    dear = ("/table/x/replay", "/table/x/picture.svg", "/games/roam/rules", "/editions/0123", "/games/roam/edition")
    shares = Shares(burst=4 * len(dear))
    assert [shares.request("10.0.0.1", price_of(path)) for path in (*dear, dear[0])] == [True] * len(dear) + [False]
    assert {price_of(path) for path in ("/", "/me", "/table/x", "/table/x/socket", "/static/0/table.js")} == {1}


def test_who_says_nothing_takes_no_more_than_their_share_of_the_doors(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thousand connections at which nobody says anything were all that the process could hold."""
    monkeypatch.setattr(Doorkeeper, "most", 3)
    monkeypatch.setattr(Doorkeeper, "silent", Counter())
    at = urlsplit(house.url)
    assert at.hostname
    assert at.port
    door = (at.hostname, at.port)
    with contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(socket.create_connection(door, source_address=("127.0.0.3", 0)))
        deadline = time.monotonic() + PATIENCE
        while Doorkeeper.silent["127.0.0.3"] < 3:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        assert not _answers(door, "127.0.0.3")
        assert _answers(door, "127.0.0.4"), "others come in"
    with ana.sits(ana.sets("me", "bot:random")) as tab:
        tab.hears()
        while Doorkeeper.silent:
            assert time.monotonic() < deadline, "who has spoken, or gone, is not counted any more"
            time.sleep(0.01)
    assert _answers(door, "127.0.0.3")


def _answers(door: tuple[str, int], source: str) -> bool:
    with contextlib.suppress(ConnectionError), socket.create_connection(door, PATIENCE, (source, 0)) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return line.recv(12) == b"HTTP/1.1 200"
    return False


def test_of_all_that_was_said_the_last_lines_are_drawn(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever talks to themselves for a day would have a page that takes the server a second each time."""
    table = ana.sets("me", "bot:random")
    room = house.house.rooms[table]
    room.chat += [ChatRow(10**6 + n, 0, 0, "chat", f"word {n} ", 0) for n in range(3 * SHOWN)]
    room.log += [Entry(0, 0, note="note-back", seat=0) for _ in range(3 * SHOWN)]
    drawn: list[Entry] = []

    def counted(table: Sitting, entry: Entry, words: Words) -> Markup:
        drawn.append(entry)
        return line(table, entry, words)

    monkeypatch.setattr(surface, "line", counted)
    page = ana.gets(f"/table/{table}")
    assert page.count("<span>word") == SHOWN
    assert f"word {3 * SHOWN - 1} " in page
    assert len(drawn) <= SHOWN
    with ana.sits(table) as tab:
        assert len(tab.hears()["chat"]) == SHOWN


def test_going_and_coming_back_is_no_quicker_than_talking(house: Hall) -> None:
    """Each writes a line that everybody reads, and that stays."""
    eva = house.enters("Eva")
    table = eva.sets("me", "friend")
    house.enters("Bia").joins(tokens(eva.gets(f"/table/{table}"))[0])
    with eva.sits(table) as tab:
        tab.hears()
        for _ in range(10):
            for do in ("leave", "back"):
                tab.says(do=do)
        assert tab.until(code="too-fast")
    lines = house.house.store.look(lambda c: chat_since(c, table))
    assert len(lines) < LIMITS["chat"].burst + 3


def test_who_sat_there_when_it_ended_stays_in_the_result(house: Hall, ana: Person) -> None:
    """A loser who left after the end was not rated; and who came back then had won what a bot had played."""
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        plays_to_the_end(tab)
        for do in ("leave", "back"):
            tab.says(do=do)
            assert tab.until(code="over")
    row = house.house.store.look(lambda c: find_table(c, table))
    assert row is not None
    assert row.chairs[0].bot == ""


def test_a_click_that_waited_is_not_heard_when_a_bot_has_the_seat(house: Hall, ana: Person) -> None:
    """Out of turn a click waits its time: meanwhile the clock may have run out, or the others sent its person away."""
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        room = house.house.rooms[table]
        chairs = tuple(replace(chair, bot="random") for chair in room.row.chairs)
        room.row = replace(room.row, chairs=chairs)
        assert room.asked == 0

        async def late() -> None:
            await room.pick(0, room.n, tab.picks[0])

        with pytest.raises(Refused) as refused:
            asyncio.run(late())
        assert refused.value.code == "stand-in"


def test_tables_that_are_not_there_leave_nothing_behind(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_: object) -> None:
        raise Unavailable("the database is away")

    stranger = house.enters("Eva")
    monkeypatch.setattr(house.house.store, "read", away)
    for n in range(5):
        stranger.gets(f"/table/nothing{n}", 503)
    gc.collect()
    assert not house.house._loading


def test_playing_on_from_a_long_game_holds_up_nobody(house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    where: list[str] = []
    fork = Match.fork

    def told(match: Match, n: int) -> Match:
        where.append(threading.current_thread().name)
        return fork(match, n)

    monkeypatch.setattr(Match, "fork", told)
    table = ana.sets("me", "bot:random")
    ana.posts(f"/table/{table}/play-on", n="0", seat="0")
    assert [name.startswith("asyncio") for name in where] == [True]


def test_who_has_many_boxes_corrected_holds_up_no_other_page(house: Hall) -> None:
    async def try_it() -> None:
        owners, done = Owners(house.house.store, house.house.games, house.house._make_room), threading.Event()
        slow = [asyncio.create_task(owners._with_room(lambda: done.wait(PATIENCE))) for _ in range(40)]
        try:
            await asyncio.sleep(0)
            async with asyncio.timeout(PATIENCE / 2):
                await asyncio.to_thread(int)  # as the rulebook, a puzzle or a picture does
        finally:
            done.set()
            await asyncio.gather(*slow)

    asyncio.run(try_it())


def test_names_that_nobody_answers_for_keep_no_other_name_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A call is given up after a while, the question what its name means is not."""
    done, quick = threading.Event(), threading.Event()

    def look_up(host: str, *_: object, **__: object) -> list[object]:
        if host == "quick.example":
            quick.set()
        else:
            done.wait(PATIENCE)
        raise socket.gaierror("nobody")

    async def call(host: str) -> None:
        with contextlib.suppress(OSError):
            await outside.call(f"https://{host}/", b"", {})

    async def try_it() -> None:
        slow = [asyncio.create_task(call(f"slow{n}.example")) for n in range(2 * AT_ONCE)]
        try:
            await asyncio.sleep(0)
            await call("quick.example")
            assert quick.is_set()
        finally:
            done.set()
            await asyncio.gather(*slow)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    asyncio.run(try_it())
