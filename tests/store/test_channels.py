"""Ways to tell somebody that it is their turn: whose they are, of which turn they told, and that they are forgotten."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Table, func, select

from ludoteca.store import Store
from ludoteca.store.channels import (
    BROWSERS,
    Channel,
    channels_of,
    close_channel,
    confirm_channel,
    has_told,
    open_channel,
    told_of,
    turn_of,
)
from ludoteca.store.forgetting import forget_everything
from ludoteca.store.people import Player, kept_secret, save_player
from ludoteca.store.schema import channels, told
from ludoteca.store.tables import PickRow, SeatRow, TableRow, add_pick, add_table, mark_seen
from tests.store.server import Postgres, postgres


@pytest.fixture(scope="module")
def server() -> Iterator[Postgres]:
    with postgres() as opened:
        yield opened


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Store]:
    address = str(tmp_path / "ludoteca.db")
    if request.param == "postgres":
        address = request.getfixturevalue("server").another(f"c{abs(hash(request.node.name))}")
    opened = Store(address)
    yield opened
    opened.close()


CHAIRS = (
    SeatRow(0, "person", player="ana"),
    SeatRow(1, "person", player="bia"),
    SeatRow(2, "guest", player="ana"),
)
TABLE = TableRow("t1", "toy", "1", 3, {}, 5, "ana", started=1000, chairs=CHAIRS)


def opens(store: Store, player: str, kind: str, address: str) -> Channel:
    return store.submit(lambda c: open_channel(c, Channel(player, kind, address, {"auth": "x"}))).result()


def count(store: Store, part: Table) -> int:
    return store.look(lambda c: c.execute(select(func.count()).select_from(part)).scalar() or 0)


def test_ways_to_tell_somebody(store: Store) -> None:
    first = opens(store, "ana", "push", "https://push.example/1")
    assert store.look(lambda c: channels_of(c, "ana")) == [first]
    opens(store, "ana", "mail", "ana@example.org")
    opens(store, "ana", "mail", "lima@example.org")
    assert [way.address for way in store.look(lambda c: channels_of(c, "ana"))] == [first.address, "lima@example.org"]
    moved = opens(store, "bia", "push", first.address)
    assert [way.kind for way in store.look(lambda c: channels_of(c, "ana"))] == ["mail"], "a browser is one person's"
    assert not store.submit(lambda c: close_channel(c, moved.id, "ana")).result(), "nobody closes another's"
    assert store.submit(lambda c: confirm_channel(c, moved.id)).result()
    assert store.submit(lambda c: close_channel(c, moved.id, "bia")).result()
    assert not store.submit(lambda c: confirm_channel(c, moved.id)).result()
    for n in range(BROWSERS + 3):
        opens(store, "caio", "push", f"https://push.example/caio/{n}")
    assert len(store.look(lambda c: channels_of(c, "caio"))) == BROWSERS


def test_a_turn_lasts_while_nobody_else_decides_and_all_of_it_can_be_forgotten(store: Store) -> None:
    opens(store, "ana", "mail", "ana@example.org")
    opens(store, "caio", "hook", "https://example.org")
    store.submit(lambda c: save_player(c, Player("ana", "Ana"))).result()
    store.submit(lambda c: add_table(c, TABLE)).result()
    start = store.look(lambda c: turn_of(c, "t1", "ana"))
    assert (start.first, start.began, start.seen) == (0, 1000, 0)
    for n, seat in enumerate((0, 2, 1, 0, 0)):
        store.submit(partial(add_pick, match="t1", row=PickRow(n, seat, "draw", 2000 + n))).result()
    store.submit(lambda c: mark_seen(c, "t1", "ana", 4)).result()
    ana = store.look(lambda c: turn_of(c, "t1", "ana"))
    assert (ana.first, ana.began, ana.seen) == (3, 2002, 4), "her turn goes on from seat to seat"
    assert store.look(lambda c: turn_of(c, "t1", "bia")).first == 5
    store.submit(lambda c: add_pick(c, "t1", PickRow(5, 1, "<4", 3000))).result()
    assert store.look(lambda c: turn_of(c, "t1", "ana")).first == 6
    (mail,) = store.look(lambda c: channels_of(c, "ana"))
    for turn in (3, 6):
        store.submit(partial(has_told, channel=mail, match="t1", turn=turn)).result()
    assert store.look(lambda c: told_of(c, "t1", "ana")) == {mail.id: 6}
    before = count(store, channels)
    store.submit(lambda c: forget_everything(c, "ana")).result()
    assert (count(store, channels), count(store, told)) == (before - 1, 0)
    assert store.look(lambda c: channels_of(c, "ana")) == []


def test_a_key_of_the_server_is_made_once(store: Store) -> None:
    assert store.submit(lambda c: kept_secret(c, "vapid", lambda: "one")).result() == "one"
    assert store.submit(lambda c: kept_secret(c, "vapid", lambda: "two")).result() == "one"
