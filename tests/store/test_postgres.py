"""The same store on PostgreSQL: its migrations and locks, a restart, and what only it refuses."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from sqlalchemy import select
from starlette.routing import Route

from ludoteca.store import Store, Taken, tables
from ludoteca.store.people import Player, find_player, new_recovery, recover, save_player
from ludoteca.store.schema import passkeys
from ludoteca.table.admin.door import ticket
from ludoteca.table.app import build
from tests.store.server import Postgres
from tests.store.test_store import is_up_to_date, of_the_first_version
from tests.table.hall import Hall, Person, open_hall
from tests.table.softkey import SoftKey

pytestmark = pytest.mark.postgres


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
