"""The same store on PostgreSQL, and two server processes that hear each other."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, text, update
from starlette.routing import Route

from ludoteca.store import Store, Taken, leases, tables
from ludoteca.store.people import Player, find_player, new_recovery, recover, save_player
from ludoteca.store.schema import devices, lease, passkeys
from ludoteca.table import presence
from ludoteca.table.admin.door import ticket
from ludoteca.table.app import build
from tests.store import server
from tests.store.server import Postgres
from tests.store.test_store import is_up_to_date, of_the_first_version
from tests.table.hall import Hall, Person, open_hall, tokens
from tests.table.softkey import SoftKey

pytestmark = pytest.mark.postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with server.postgres() as opened:
        yield opened


@pytest.fixture
def address(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    """A database of this test's own: a house would go on with the tables of the others."""
    return postgres.another(f"t{abs(hash(request.node.name))}")


def test_a_database_of_the_first_version_is_brought_up_to_date(address: str) -> None:
    of_the_first_version(address)
    is_up_to_date(address)


def test_inserting_is_the_lock_between_two_processes(address: str) -> None:
    one, two = Store(address), Store(address)
    chairs = (tables.SeatRow(0, "person", player="ana"), tables.SeatRow(1, "bot", bot="random"))
    one.submit(
        lambda c: tables.add_table(c, tables.TableRow("t1", "toy", "1", 2, {}, 2**63, "ana", started=1, chairs=chairs))
    ).result()
    for n in range(20):
        first = one.submit(lambda c, n=n: tables.add_pick(c, "t1", tables.PickRow(n, 0, "draw", 1)))  # type: ignore[misc]
        second = two.submit(lambda c, n=n: tables.add_pick(c, "t1", tables.PickRow(n, 1, "pass", 1)))  # type: ignore[misc]
        errors = [future.exception(20) for future in (first, second)]
        assert [type(error) for error in errors if error] == [Taken]
    assert len(one.look(lambda c: tables.picks_since(c, "t1"))) == 20
    said = one.submit(lambda c: tables.add_chat(c, "t1", 0, 0, "chat", "Oi")).result()
    assert two.look(lambda c: tables.chat_since(c, "t1"))[0] == said
    one.submit(lambda c: save_player(c, Player("ana", "Ana", "pt-BR", {"confirm": True}))).result()
    code = one.submit(lambda c: new_recovery(c, "ana")).result()
    assert two.look(lambda c: recover(c, code)) is not None
    found = two.look(lambda c: find_player(c, "ana"))
    assert found is not None
    assert found.preferences == {"confirm": True}
    one.close()
    two.close()


def friends(one: Hall, two: Hall) -> tuple[Person, Person, str]:
    """Ana came in by one door, Bia by the other, and both sit at one table."""
    ana, bia = one.enters("Ana"), two.enters("Bia")
    table = ana.sets("me", "friend")
    bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
    return ana, bia, table


def test_two_servers_at_one_database_ask_the_same_question(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        ana, bia, table = friends(one, two)
        with ana.sits(table) as here, bia.sits(table) as away:
            here.is_asked()
            here.picks_one("draw")
            here.says(do="undo", n=1)
            while "proposal" not in away.hears()["html"]:
                pass
            away.says(do="consent", yes=True)
            assert here.until(n=2)["turn"]
    finally:
        one.close()
        two.close()


def test_two_servers_at_one_database_show_the_same_table(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        ana = one.enters("Ana")
        table = ana.sets("me", "guest", curtain="")
        there = two.enters("Ana")
        there.client.cookies = ana.client.cookies  # the same person, through the other door
        with ana.sits(table) as here, there.sits(table) as away:
            here.is_asked()
            away.is_asked()
            here.picks_one("draw")
            away.until(n=1)  # heard, not asked for
            away.is_asked()
            away.picks_one("draw")
            here.until(n=2)
            away.says(do="chat", text="two doors")
            deadline = time.monotonic() + 60
            while not here.hears()["chat"]:
                assert time.monotonic() < deadline
    finally:
        one.close()
        two.close()


def test_who_has_a_tab_at_another_door_is_not_absent(address: str) -> None:
    one, two = open_hall(address, absent=0.0), open_hall(address, absent=0.0)
    try:
        ana, bia, table = friends(one, two)
        with ana.sits(table) as here:
            here.is_asked()
            assert 'data-do="takeover"' in here.news["html"]
            with bia.sits(table) as away:
                away.hears()
                while 'data-do="takeover"' in here.hears()["html"]:
                    pass
                here.says(do="takeover", seat=1)
                assert here.until(code="present")
            while 'data-do="takeover"' not in here.hears()["html"]:
                pass
    finally:
        one.close()
        two.close()


def test_what_two_say_at_the_same_moment_is_heard_at_both_doors(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are numbered before they are written: one may come after another with a higher number."""
    one, two = open_hall(address), open_hall(address)
    try:
        ana, bia, table = friends(one, two)
        with ana.sits(table) as here, bia.sits(table) as away:
            here.is_asked()
            away.hears()
            room = one.house.rooms[table]
            catch_up = room.catch_up

            async def late() -> None:
                await asyncio.sleep(1)
                await catch_up()

            monkeypatch.setattr(room, "catch_up", late)
            away.says(do="chat", text="Bia was first")
            while not any("Bia was first" in line for line in away.hears()["chat"]):
                pass
            here.says(do="chat", text="Ana was second")
            said: list[str] = []
            while sum("was" in line for line in said) < 2:
                said += here.hears(10).get("chat", [])
            assert "Ana was second" in said[0]
            assert "Bia was first" in said[1]
    finally:
        one.close()
        two.close()


def test_nobody_is_absent_because_the_doors_did_not_hear_each_other(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BEAT", 3.0)
    monkeypatch.setattr(presence, "FORGOTTEN", 4.0)
    address = postgres.another("deaf")
    one, two = open_hall(address, absent=2.0), open_hall(address, absent=2.0)
    try:
        ana, bia, table = friends(one, two)
        with ana.sits(table) as here, bia.sits(table) as away:
            here.is_asked()
            away.hears()
            postgres.stop()
            time.sleep(5)
            postgres.start()
            answer: dict[str, Any] = {"code": "unwritten"}
            while answer.get("code") in (None, "unwritten", "too-fast"):
                here.says(do="takeover", seat=1)
                time.sleep(0.05)
                answer = here.hears()
                assert "A bot plays on" not in "".join(answer.get("log", []))
            assert answer["code"] == "present"
    finally:
        one.close()
        two.close()


def test_nor_because_one_of_them_was_asleep(address: str) -> None:
    """Who was stopped for a while has not heard who was there meanwhile: patience begins anew."""
    hall = open_hall(address, absent=2.0)
    try:
        ana, bia = hall.enters("Ana"), hall.enters("Bia")
        table = ana.sets("me", "friend")
        bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
        with ana.sits(table) as here:
            here.is_asked()
            room = hall.house.rooms[table]
            eventually(lambda: room.absent(1))
            hall.house.leases._until = 0.0  # as if it had slept for longer than its word counts
            assert not room.absent(1)
            eventually(lambda: hall.house.leases.lived_for > 0)
            assert not room.absent(1)
            eventually(lambda: room.absent(1))
    finally:
        hall.close()


def test_who_is_sent_away_at_one_door_is_cut_at_the_other(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        ana = one.enters("Ana")
        table = ana.sets("me", "guest", curtain="")
        code = re.search(r"<output>([^<]+)</output>", ana.posts("/me/recovery", 200).text)
        phone = two.enters("?")
        phone.posts("/me/recover", code=code[1] if code else "")
        with phone.sits(table) as tab:
            assert tab.is_asked()["turn"]
            ana.posts("/me/devices", device=re.findall(r'name="device" value="([^"]+)"', ana.gets("/me"))[0])
            assert tab.is_cut() == 4401
        assert table not in phone.gets("/")
    finally:
        one.close()
        two.close()


def test_who_is_forgotten_at_one_door_is_forgotten_at_the_other(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        ana, bia = one.enters("Ana Forgets"), two.enters("Bia")
        table = ana.sets("me", "friend")
        bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
        with ana.sits(table) as here, bia.sits(table) as away:
            here.says(do="chat", text="remember me")
            while not away.hears()["chat"]:
                pass
            ana.posts("/me/forget", sure="1")
            assert away.is_cut() == 4401
        page = bia.gets(f"/table/{table}")
        assert "remember me" not in page
        assert "Ana Forgets" not in page
    finally:
        one.close()
        two.close()


def test_what_an_administrator_does_at_one_door_holds_at_the_other(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        boss, ana = one.enters("Boss"), two.enters("Ana")
        boss.posts(f"/admin/enter/{two.house.store.submit(ticket).result()}")
        table = ana.sets("me", "guest", curtain="")
        boss.posts("/admin/limits", 400, **{"burst-tables": "1"})
        form = dict(re.findall(r'name="((?:burst|every)-\w+)" value="([^"]+)"', boss.gets("/admin")))
        boss.posts("/admin/limits", **{**form, "burst-running": "1"})
        eventually(lambda: two.house.shares.is_changed("running"))
        ana.posts("/tables", 400, game="toy", name="Ana", seats="2", **{"seat-0": "me", "seat-1": "bot:random"})
        with ana.sits(table) as tab:
            tab.is_asked()
            boss.posts("/admin/tables/shut", table=table)
            while "has closed this table" not in tab.hears()["html"]:
                pass
            who = two.house.keeper.open(ana.client.cookies["ludoteca"])
            assert who is not None
            assert "Ana" in boss.gets("/admin/people?name=an")
            boss.posts("/admin/people", person=who.player, do="block")
            assert tab.is_cut() == 4401
        ana.gets("/", 403)
    finally:
        one.close()
        two.close()


def test_who_was_sent_away_while_nobody_listened_is_cut_afterwards(address: str) -> None:
    hall = open_hall(address)
    try:
        ana = hall.enters("Ana")
        table = ana.sets("me", "guest", curtain="")
        with ana.sits(table) as tab:
            tab.is_asked()
            hall.house.store.submit(lambda c: c.execute(delete(devices))).result()  # and nothing was said
            terminate = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = "
                "current_database()"
            )
            hall.house.store.submit(lambda c: c.execute(terminate)).result()
            assert tab.is_cut(20) == 4401
    finally:
        hall.close()


def test_a_database_that_restarts_in_the_middle(postgres: Postgres) -> None:
    hall = open_hall(postgres.address, pace=0.3)
    try:
        ana = hall.enters("Ana")
        bots = ana.sets("me", "bot:random", "bot:random", **{"variant-length": "long"})
        mine = ana.sets("me", "guest", curtain="")
        with ana.sits(mine) as tab, ana.sits(bots) as watched:
            tab.is_asked()
            watched.is_asked()
            watched.says(do="leave")  # only now bots play, while somebody looks
            while watched.news["n"] < 2:
                watched.hears()
            postgres.stop()
            tab.says(n=tab.news["n"], pick="draw")
            assert tab.until(code="unwritten")
            assert ana.client.get("/healthz").text == "cannot write"
            assert ana.client.get("/").status_code == 503
            time.sleep(0.7)  # the bots' pick has failed by now
            postgres.start()
            tab.picks_one("draw")
            while "ending" not in watched.hears()["html"]:  # they go on by themselves
                pass
        rows = hall.house.store.look(lambda c: tables.picks_since(c, bots))
        assert [row.n for row in rows] == list(range(len(rows)))
        deadline = time.monotonic() + 60
        while not (row := hall.house.store.look(lambda c: tables.find_table(c, bots))) or not row.finished:
            assert time.monotonic() < deadline
            time.sleep(0.1)
    finally:
        hall.close()


def thoughts(hall: Hall) -> float:
    found = re.findall(
        r"^ludoteca_bot_seconds_count\{[^}]*\} ([0-9.]+)", hall.house.metrics.text().decode(), re.MULTILINE
    )
    return sum(map(float, found))


def eventually(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_one_process_thinks_the_other_is_watched(address: str) -> None:
    """At the slow pace of somebody who looks on elsewhere, until that one says hurry."""
    one, two = open_hall(address, pace=60.0), open_hall(address, pace=60.0)
    try:
        ana, bia = one.enters("Ana"), two.enters("Bia")
        table = ana.sets("me", "friend", "bot:random")
        bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
        with ana.sits(table) as here, bia.sits(table) as away:
            here.says(do="speed", mode="instant")
            here.is_asked()
            here.picks_one("draw")
            away.is_asked()
            away.picks_one("draw")
            with pytest.raises(TimeoutError):
                here.until(1.5, n=3)
            away.says(do="hurry")
            here.until(n=3)
        assert sorted((thoughts(one), thoughts(two))) == [0.0, 1.0]
    finally:
        one.close()
        two.close()


def test_who_stops_hands_over(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        ana = one.enters("Ana")
        table = ana.sets("me", "bot:random")
        with ana.sits(table) as tab:
            tab.is_asked()
            tab.picks_one("draw")
            tab.is_asked()
        assert thoughts(one) == 1
    finally:
        one.close()
    try:
        again = two.enters("Ana")
        again.client.cookies = ana.client.cookies
        with again.sits(table) as tab:
            while "ending" not in tab.is_asked()["html"]:
                tab.picks_one()
        assert thoughts(two) > 0
    finally:
        two.close()


def test_the_tables_of_the_dead_go_on_elsewhere(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever lives keeps what is theirs; whoever is silent for too long loses it."""
    monkeypatch.setattr("ludoteca.table.leases.STEADY", 0.2)
    monkeypatch.setattr("ludoteca.table.leases.BEAT", 0.2)
    hall = open_hall(address)
    try:
        store = hall.house.store

        def taken(match: str, process: str) -> bool:
            return store.submit(partial(leases.take, match=match, process=process, inherits=True)).result()

        def owner(match: str) -> str:
            return str(store.look(lambda c: c.execute(select(lease.c.process).where(lease.c.match == match)).scalar()))

        ana = hall.enters("Ana")
        table = ana.sets("bot:random", "bot:random")
        eventually(lambda: owner(table) == hall.house.process)
        assert not taken(table, "other"), "the living keep what is theirs"
        friends = ana.sets("me", "guest", clock="days:1")
        eventually(lambda: owner(friends) == hall.house.process)  # somebody has to watch the clock
        store.submit(lambda c: c.execute(update(lease).values(process="dead"))).result()
        eventually(lambda: owner(friends) == hall.house.process)
    finally:
        hall.close()


def test_a_security_key_that_was_used_two_thousand_million_times_still_opens(address: str) -> None:
    """What a key counts has 32 bits, the last one too; a column of 31 would not hold it."""
    hall = open_hall(address)
    try:
        ana = Person(hall.url.replace("127.0.0.1", "localhost"), "Ana")
        hall.people.append(ana)
        table = ana.sets("me", "bot:random")
        key = SoftKey(count=2**31 - 2)
        ana.posts("/me/passkeys", answer=key.makes(ana.posts("/me/passkeys/ask", 200).json(), ana.url))
        for _ in range(2):
            phone = Person(ana.url, "?")
            hall.people.append(phone)
            phone.posts("/me/enter", answer=key.answers(phone.posts("/me/enter/ask", 200).json(), phone.url))
            assert table in phone.gets("/")
        assert key.count == 2**31
        kept = hall.house.store.look(lambda c: c.execute(select(passkeys.c.count)).scalar())
        assert kept == key.count
    finally:
        hall.close()


FIELDS = re.compile(r'text\([^"()]*(?:\(\))?[^"()]*"([\w-]+)"\)')
"""Where a door reads a field of a form."""
LAST = ("/me/leave", "/me/forget")


def fields() -> set[str]:
    """The names of all fields that any door reads."""
    doors = Path(build.__code__.co_filename).parent.rglob("*.py")
    return {name for file in doors for name in FIELDS.findall(file.read_text("utf-8"))}


def doors(hall: Hall) -> list[str]:
    """Where one may post; where one goes away for good comes last."""
    routes = [route for route in build(hall.house).routes if isinstance(route, Route)]
    return sorted((route.path for route in routes if "POST" in (route.methods or ())), key=LAST.__contains__)


def test_nul_in_every_field_of_every_form(address: str) -> None:
    """SQLite keeps it, PostgreSQL cannot: it must not come so far."""
    names = (*fields(), "seat-0", "variant-length", "burst-tables")
    assert {"name", "seats", "person", "text", "endpoint", "answer", "table", "report", "row"} <= set(names)
    hall = open_hall(address, burst=1e9)
    try:
        boss = hall.enters("Boss")
        known = {"{table}": boss.sets("me", "guest", curtain=""), "{game}": "toy"}
        boss.posts(f"/admin/enter/{hall.house.store.submit(ticket).result()}")
        assert len(doors(hall)) > 25
        for door in doors(hall):
            where = re.sub(r"{\w+}", lambda found: known.get(found[0], "x"), door)
            csrf = boss.csrf()
            for typed in ("\0", "a\0b"):
                answer = boss.client.post(where, data={**dict.fromkeys(names, typed), "csrf": csrf})
                assert answer.status_code < 500, (door, typed)
    finally:
        hall.close()
