"""Many visitors correct their boxes: whoever comes after them can still open one, and whoever plays goes on."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator

import pytest

from ludoteca.editions.binding import SHELF
from ludoteca.editions.shelf import MOST
from ludoteca.table import house as houses
from ludoteca.table.fair import HOUSEHOLD, LIMITS, PLAYED, Limit, Shares
from ludoteca.table.post import Customs
from tests.table.hall import Hall, Person, hall, tokens


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("many"), absent=0.0, burst=1e9, customs=Customs(grace=0.0)) as opened:
        yield opened


def edition(points: int) -> str:
    """The toy, in which a trump brings so much."""
    return f'game = "toy"\nname = "mine"\n[board.trumped]\nvalue = {points}\n'


def worth(person: Person, points: int) -> str:
    """Somebody brings such an edition: under which name it is kept."""
    return str(person.posts("/games/toy/edition", text=edition(points)).headers["location"]).rpartition("/")[2]


def brings_many(house: Hall, first: int, count: int) -> None:
    """Ten by each of many visitors. Here all of them come from one address, which is let do so."""
    house.house.shares.change({"editions": (1e6, 0.001)})
    for n in range(count):
        if n % 10 == 0:
            visitor = house.enters(f"visitor {n}")
            csrf = visitor.csrf()
        answer = visitor.client.post("/games/toy/edition", data={"csrf": csrf, "text": edition(first + n)})
        assert answer.status_code == 303, answer.text[:500]


def loop_of(house: Hall) -> asyncio.AbstractEventLoop:
    """In which the house lives: a thread of its own."""
    return house.house._tasks[0].get_loop()


def draws(person: Person, table: str) -> None:
    with person.sits(table) as tab:
        tab.is_asked()
        tab.picks_one("draw")


def test_hundreds_of_editions_by_many_visitors_and_then_one_more(house: Hall) -> None:
    early = [house.enters(f"early {n}") for n in range(3)]
    tables = [person.sets("me", "bot:random", edition=worth(person, 1000 + n)) for n, person in enumerate(early)]
    boxes = [house.house.rooms[table].game for table in tables]
    brings_many(house, 2000, 2 * MOST + 10)
    assert len(SHELF) < MOST
    late = house.enters("late")
    assert "Edition" in late.gets(f"/editions/{worth(late, 9999)}")
    for person, table, box in zip(early, tables, boxes, strict=True):
        draws(person, table)
        assert house.house.rooms[table].game is box


def test_tables_that_nobody_looks_at_make_room_and_have_theirs_opened_again(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SHELF, "most", 4)
    monkeypatch.setattr(SHELF, "at_hand", 1)
    monkeypatch.setattr(houses, "LOOKED_IN", 0.0)
    ana, bia = house.enters("Ana"), house.enters("Bia")
    mine = ana.sets("me", "bot:random", edition=worth(ana, 4000))
    left = [ana.sets("me", "bot:random", edition=worth(ana, 4001 + n)) for n in range(3)]
    before = [house.house.rooms[table].game.setup for table in left]
    while any(house.house.rooms[table].waker.needed() for table in left):
        time.sleep(0.01)  # whoever is away is being told that it is their turn
    with ana.sits(mine) as tab:
        tab.is_asked()
        assert "Edition" in bia.gets(f"/editions/{worth(bia, 4100)}")
        assert mine in house.house.rooms
        assert not [table for table in left if table in house.house.rooms]
        tab.picks_one("draw")
    for table, opened in zip(left, before, strict=True):
        draws(ana, table)
        assert house.house.rooms[table].game.setup is not opened


def test_where_all_are_being_played_one_more_is_refused_in_a_sentence(
    house: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SHELF, "most", 1)
    ana, bia = house.enters("Ana"), house.enters("Bia")
    table = ana.sets("me", "bot:random", edition=worth(ana, 5000))
    with ana.sits(table) as tab:
        tab.is_asked()
        answer = bia.posts("/games/toy/edition", 400, text=edition(5001))
        assert "As many editions are being played here as there is room for" in answer.text
        tab.picks_one("draw")
    assert bia.sets("me", "bot:random"), "the box as it is can always be played"


def test_a_person_plays_with_so_many_editions_at_once(house: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.table.fair.PLAYED", 1)
    ana = house.enters("Ana")
    one, two = worth(ana, 6000), worth(ana, 6001)
    clocked = {"game": "toy", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "me", "clock": "days:3"}
    ana.posts("/tables", **clocked, edition=one)
    ana.posts("/tables", **clocked, edition=one)
    assert "as many editions as one person may" in ana.posts("/tables", 400, **clocked, edition=two).text
    ana.posts("/tables", **clocked)


def test_who_looks_on_at_many_editions_holds_them_too() -> None:
    shares = Shares()
    tabs = [shares.tab("ana", "10.0.0.1", f"edition {n}") for n in range(PLAYED + 1)]
    assert [tab.__enter__() for tab in tabs] == [*[True] * PLAYED, False]
    with shares.tab("ana", "10.0.0.1", "edition 0") as again, shares.tab("bia", "10.0.0.1", "another") as other:
        assert not again, "the tab too many is still open"
        assert other
    tabs.pop().__exit__(None, None, None)
    with shares.tab("ana", "10.0.0.1", "edition 0") as again, shares.tab("ana", "10.0.0.1") as plain:
        assert again
        assert plain
    for tab in tabs:
        tab.__exit__(None, None, None)
    assert not shares._at


def test_a_household_plays_with_more_than_a_person_and_not_with_all() -> None:
    shares = Shares()
    for n in range(PLAYED * HOUSEHOLD):
        shares.spend("tables", f"person {n}", "10.0.0.1")
    played = [(f"edition {n}", f"person {n}") for n in range(PLAYED * HOUSEHOLD)]
    shares.check_plays("edition 1", played[:-1], "somebody", "10.0.0.1")
    shares.check_plays("one more", played, "somebody", "10.0.0.2")
    with pytest.raises(Exception, match="many editions already"):
        shares.check_plays("one more", played, "somebody", "10.0.0.1")
    assert PLAYED * HOUSEHOLD < MOST / 2


def test_opening_editions_by_looking_at_them_is_paid_for(house: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHELF, "at_hand", 1)
    ana, bia = house.enters("Ana"), house.enters("Bia")
    kept = [worth(ana, 7000 + n) for n in range(6)]
    brings_many(house, 7100, 10)
    monkeypatch.setitem(LIMITS, "editions", Limit(3, 3600))
    house.house.shares.change({})
    for n in range(3):
        bia.gets(f"/editions/{kept[n]}")
    bia.gets(f"/editions/{kept[2]}", 200)
    bia.gets(f"/editions/{kept[3]}", 429)
    bia.gets(f"/games/toy?edition={kept[4]}", 429)
    bia.gets(f"/editions/{kept[5]}/file", 429)


def test_so_is_opening_them_by_looking_at_invitations(house: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHELF, "at_hand", 1)
    ana, bia = house.enters("Ana"), house.enters("Bia")
    tables = [ana.sets("me", "friend", edition=worth(ana, 7200 + n)) for n in range(4)]
    invitations = [tokens(ana.gets(f"/table/{table}"))[0] for table in tables]
    monkeypatch.setattr(houses, "LOOKED_IN", 0.0)
    asyncio.run_coroutine_threadsafe(house.house._make_room(), loop_of(house)).result()
    brings_many(house, 7300, 10)
    monkeypatch.setitem(LIMITS, "editions", Limit(2, 3600))
    house.house.shares.change({})
    for n in range(2):
        bia.gets(f"/join/{invitations[n]}")
    bia.gets(f"/join/{invitations[2]}", 429)


def test_nobody_comes_to_a_table_that_is_being_put_away(house: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is put away takes a moment: whoever comes in it gets the table as it is from then on, not the old one."""
    ana, bia = house.enters("Ana"), house.enters("Bia")
    table = ana.sets("me", "friend", edition=worth(ana, 8000))
    bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
    room = house.house.rooms[table]
    while room.waker.needed():
        time.sleep(0.01)
    closing, come = threading.Event(), threading.Event()
    close = room.close

    async def slowly() -> None:
        closing.set()
        await asyncio.to_thread(come.wait, 20)
        await close()

    monkeypatch.setattr(room, "close", slowly)
    monkeypatch.setattr(houses, "LOOKED_IN", 0.0)
    put_away = asyncio.run_coroutine_threadsafe(house.house._make_room(), loop_of(house))
    assert closing.wait(20)
    with ana.sits(table) as at:
        at.is_asked()
        come.set()
        put_away.result(20)
        with bia.sits(table) as bt:
            bt.hears()
            at.picks_one("draw")
            assert bt.until(n=1, timeout=10)
