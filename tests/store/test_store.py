"""What must survive survives, and of two who want the same place one gets it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text

from ludoteca.store import Store, Taken
from ludoteca.store.admin import block_person
from ludoteca.store.database import MIGRATIONS, migrate, open_engine
from ludoteca.store.devices import Device, devices_of, send_away, sent_away
from ludoteca.store.people import Player, find_player, new_recovery, recover, save_player, server_secret
from ludoteca.store.schema import metadata
from ludoteca.store.tables import (
    PickRow,
    SeatRow,
    TableRow,
    add_chat,
    add_pick,
    add_table,
    change_seat,
    chat_since,
    find_table,
    open_tables,
    picks_since,
    propose,
    sit_down,
    table_of_token,
    tables_of,
)
from ludoteca.store.tickets import issue, redeem

ANA = SeatRow(0, "person", player="ana", name="Ana")
FREE = SeatRow(1, "open", token="secret")
TABLE = TableRow("t1", "roam", "1", 2, {"mode": "full"}, 2**63, "ana", listed=True, chairs=(ANA, FREE))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(str(tmp_path / "deep" / "ludoteca.db"))
    yield store
    store.close()


def test_a_table_comes_back_as_it_was_set(store: Store) -> None:
    store.submit(lambda c: add_table(c, TABLE)).result()
    found = store.look(lambda c: find_table(c, "t1"))
    assert found is not None
    assert found.chairs == (ANA, FREE)
    assert (found.seed, found.variants, found.listed, found.started) == (2**63, {"mode": "full"}, True, None)


def test_inserting_is_the_lock(store: Store) -> None:
    store.submit(lambda c: add_table(c, TABLE)).result()
    first = store.submit(lambda c: add_pick(c, "t1", PickRow(0, 0, "use:1", 5)))
    second = store.submit(lambda c: add_pick(c, "t1", PickRow(0, 1, "use:2", 6)))
    third = store.submit(lambda c: add_pick(c, "t1", PickRow(1, 1, "use:3", 7)))
    first.result()
    with pytest.raises(Taken):
        second.result()
    third.result()  # a refusal takes nobody else's pick with it, even in the same trip to the disk
    assert [row.key for row in store.look(lambda c: picks_since(c, "t1"))] == ["use:1", "use:3"]


def test_of_writes_that_go_together_one_is_refused_and_the_others_stay(store: Store) -> None:
    store.submit(lambda c: add_table(c, TABLE)).result()
    begun, together = threading.Event(), threading.Event()

    def hold_up(_: Connection) -> None:
        begun.set()
        together.wait(60)  # until all the others stand in line

    waiting = store.submit(hold_up)
    assert begun.wait(60)
    rows = [PickRow(0, 0, "use:1", 5), PickRow(0, 1, "use:2", 6), PickRow(1, 1, "use:3", 7)]
    answers = [store.submit(partial(add_pick, match="t1", row=row)) for row in rows]
    together.set()
    waiting.result()
    assert [type(answer.exception()) for answer in answers] == [type(None), Taken, type(None)]
    assert store.look(lambda c: picks_since(c, "t1")) == [rows[0], rows[2]]


def test_the_disk_is_waited_for(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_a_chair_is_taken_once_and_the_game_begins_when_the_last_is(store: Store) -> None:
    store.submit(lambda c: add_table(c, TABLE)).result()
    assert store.look(lambda c: table_of_token(c, "secret")) == ("t1", 1)
    assert [t.id for t in store.look(open_tables)] == ["t1"]
    assert store.submit(lambda c: sit_down(c, "t1", 1, "bia", "Bia")).result()
    assert not store.submit(lambda c: sit_down(c, "t1", 1, "caio", "Caio")).result()
    found = store.look(lambda c: find_table(c, "t1"))
    assert found is not None
    assert found.started
    assert found.chairs[1].name == "Bia"
    assert store.look(lambda c: table_of_token(c, "secret")) is None
    assert store.look(open_tables) == []
    assert [t.id for t in store.look(lambda c: tables_of(c, "bia"))] == ["t1"]


def test_who_clicks_twice_has_one_chair(store: Store) -> None:
    chairs = (*TABLE.chairs, replace(TABLE.chairs[1], seat=2, token="another"))
    store.submit(lambda c: add_table(c, replace(TABLE, seats=3, chairs=chairs))).result()
    for seat in (1, 2, None):
        assert store.submit(lambda c, seat=seat: sit_down(c, "t1", seat, "bia", "Bia")).result()  # type: ignore[misc]
    found = store.look(lambda c: find_table(c, "t1"))
    assert found is not None
    assert [chair.kind for chair in found.chairs[1:]] == ["person", "open"]


def test_which_open_lines_are_to_be_cut_after_a_silence(store: Store) -> None:
    for who in ("ana", "bia", "caio"):
        store.submit(partial(save_player, player=Player(who, who, device=f"{who}'s phone"))).result()
    store.submit(lambda c: send_away(c, "bia", ["bia's phone"])).result()
    store.submit(lambda c: block_person(c, "caio", blocked=True)).result()
    held = [("ana", "ana's phone"), ("ana", "bia's phone"), ("bia", "bia's phone"), ("caio", "caio's phone"), ("", "")]
    assert store.look(lambda c: sent_away(c, held)) == ["bia's phone", "bia's phone", "caio's phone"]


def test_a_ticket_is_good_once_for_one_thing_and_one_person(store: Store) -> None:
    ticket = store.submit(lambda c: issue(c, "door", "ana", 60)).result()
    late = store.submit(lambda c: issue(c, "door", "ana", -1)).result()
    for what, who, one in (
        ("door", "bia", ticket),
        ("window", "ana", ticket),
        ("door", "ana", late),
        ("door", "ana", ""),
    ):
        assert not store.submit(partial(redeem, what=what, player=who, ticket=one)).result()
    assert store.submit(lambda c: redeem(c, "door", "ana", ticket)).result()
    assert not store.submit(lambda c: redeem(c, "door", "ana", ticket)).result()


def test_a_new_name_is_seen_at_every_table(store: Store) -> None:
    store.submit(lambda c: add_table(c, TABLE)).result()
    store.submit(lambda c: save_player(c, Player("ana", "Ana Lima", "pt-BR", {"confirm": True}))).result()
    found = store.look(lambda c: find_table(c, "t1"))
    assert found is not None
    assert found.chairs[0].name == "Ana Lima"
    assert store.look(lambda c: find_player(c, "ana")) == Player("ana", "Ana Lima", "pt-BR", {"confirm": True})


def test_a_recovery_code_brings_the_player_back_and_is_kept_only_as_a_hash(store: Store, tmp_path: Path) -> None:
    store.submit(lambda c: save_player(c, Player("ana", "Ana"))).result()
    old = store.submit(lambda c: new_recovery(c, "ana")).result()
    fresh = store.submit(lambda c: new_recovery(c, "ana")).result()
    assert store.look(lambda c: recover(c, old)) is None
    found = store.look(lambda c: recover(c, fresh.upper().replace("-", " ")))
    assert found is not None
    assert found.id == "ana"
    assert store.look(lambda c: recover(c, "")) is None
    raw = sqlite3.connect(tmp_path / "deep" / "ludoteca.db")
    assert fresh not in str(raw.execute("SELECT * FROM players").fetchall())
    raw.close()


def test_the_secret_that_signs_cookies_stays_the_same(store: Store) -> None:
    secret = store.submit(server_secret).result()
    assert len(secret) > 30
    assert store.submit(server_secret).result() == secret


def test_what_was_said_is_kept_in_order(store: Store) -> None:
    store.submit(lambda c: add_table(c, TABLE)).result()
    first = store.submit(lambda c: add_chat(c, "t1", 0, 0, "chat", "Oi")).result()
    store.submit(lambda c: add_chat(c, "t1", 0, 1, "chat", "Olá")).result()
    assert [row.text for row in store.look(lambda c: chat_since(c, "t1"))] == ["Oi", "Olá"]
    assert [row.text for row in store.look(lambda c: chat_since(c, "t1", first.id))] == ["Olá"]


def test_a_job_that_fails_says_so_and_leaves_nothing(store: Store) -> None:
    def half(c: object) -> None:
        add_table(c, TABLE)  # type: ignore[arg-type]
        raise RuntimeError("the lamp went out")

    with pytest.raises(RuntimeError, match="lamp"):
        store.submit(half).result()
    assert store.look(lambda c: find_table(c, "t1")) is None


def test_the_migrations_make_the_schema_that_queries_are_written_with(store: Store) -> None:
    made = inspect(store.engine)
    assert set(made.get_table_names()) == {*metadata.tables, "alembic_version"}
    for name, table in metadata.tables.items():
        assert [column["name"] for column in made.get_columns(name)] == [column.name for column in table.columns]


OLD = (
    """INSERT INTO tables (id, game, version, seats, variants, seed, owner, created, listed, clock, expired, curtain)
    VALUES ('t1', 'toy', '1', 2, '{}', '5', 'a', 1, FALSE, '', 'bot', TRUE)""",
    "INSERT INTO players (id, name, language, preferences, created) VALUES ('a', 'Ana', '', '{}', 7)",
    """INSERT INTO seats ("match", seat, kind, player, name, bot, seen, standing)
    VALUES ('t1', 0, 'person', 'a', 'Ana', '', 0, '')""",
    """INSERT INTO chat ("match", n, seat, kind, text, at) VALUES ('t1', 0, 0, 'chat', 'Oi', 1)""",
    """INSERT INTO chat ("match", n, seat, kind, text, at) VALUES ('t1', 0, 0, 'note-back', '{}', 2)""",
)


def of_the_first_version(address: str) -> None:
    """A database as the first Ludoteca left it."""
    old = open_engine(address)
    migrate(old, "0001")
    with old.begin() as connection:
        for statement in OLD:
            connection.execute(text(statement))
    old.dispose()


def is_up_to_date(address: str) -> None:
    store = Store(address)
    found = store.look(lambda c: find_table(c, "t1"))
    known = store.look(lambda c: devices_of(c, "a"))
    said = store.look(lambda c: chat_since(c, "t1"))
    store.close()
    assert found is not None
    assert (found.proposal, found.second_thoughts, found.face_up) == (None, False, False)
    assert known == [Device("a", "a", created=7)]
    assert [row.player for row in said] == ["a", None]


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    of_the_first_version(f"sqlite:///{tmp_path}/a.db")
    is_up_to_date(f"sqlite:///{tmp_path}/a.db")


def test_migrations_follow_each_other_in_the_order_of_their_numbers() -> None:
    """Two people who add one at the same time would otherwise notice at somebody's start."""
    files = sorted((MIGRATIONS / "versions").glob("[0-9]*.py"))
    found = [dict(re.findall(r'^(\w*revision) = "(\d+)"', file.read_text("utf-8"), re.MULTILINE)) for file in files]
    numbers = [f"{n:04}" for n in range(1, len(files) + 1)]
    assert [file.name[:4] for file in files] == [one["revision"] for one in found] == numbers
    assert [one.get("down_revision") for one in found] == [None, *numbers[:-1]]


def test_of_two_answers_to_a_question_the_second_is_refused(store: Store) -> None:
    store.submit(lambda c: add_table(c, TABLE)).result()
    assert store.submit(lambda c: propose(c, "t1", None, "a")).result()
    assert store.submit(lambda c: propose(c, "t1", "a", "b")).result()
    assert not store.submit(lambda c: propose(c, "t1", "a", "c")).result()
    found = store.look(lambda c: find_table(c, "t1"))
    assert found is not None
    assert found.proposal == "b"


def test_opening_again_keeps_everything(tmp_path: Path) -> None:
    one = Store(f"sqlite:///{tmp_path}/a.db")
    one.submit(lambda c: add_table(c, TABLE)).result()
    one.submit(lambda c: change_seat(c, "t1", 0, seen=4)).result()
    one.close()
    two = Store(f"sqlite:///{tmp_path}/a.db")
    found = two.look(lambda c: find_table(c, "t1"))
    two.close()
    assert found is not None
    assert found.chairs[0].seen == 4


def test_the_store_is_read_though_all_other_threads_are_busy(store: Store) -> None:
    """Editions that are tried out, records that are played again: they take their own time, and no page's."""
    go_on = threading.Event()

    async def read() -> None:
        loop = asyncio.get_running_loop()
        busy = [loop.run_in_executor(None, go_on.wait, 60) for _ in range(40)]
        try:
            await asyncio.wait_for(store.read(lambda c: find_table(c, "none")), 20)
        finally:
            go_on.set()
            await asyncio.gather(*busy)

    asyncio.run(read())
