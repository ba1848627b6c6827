"""Two servers at one database: what is done at one door is seen, heard and obeyed at the other."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any

import pytest
from sqlalchemy import delete, text

from ludoteca.store.schema import devices
from ludoteca.table import presence
from ludoteca.table.admin.door import ticket
from tests.store.server import Postgres, eventually
from tests.table.hall import Hall, Person, open_hall, tokens

pytestmark = pytest.mark.postgres


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
