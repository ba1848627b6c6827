"""Two servers at one database: one of them thinks for the bots of a table, and hands over when it stops or dies."""

from __future__ import annotations

import re
from functools import partial

import pytest
from sqlalchemy import select, update

from ludoteca.store import leases
from ludoteca.store.schema import lease
from tests.store.server import eventually
from tests.table.hall import Hall, open_hall, tokens

pytestmark = pytest.mark.postgres


def thoughts(hall: Hall) -> float:
    found = re.findall(
        r"^ludoteca_bot_seconds_count\{[^}]*\} ([0-9.]+)", hall.house.metrics.text().decode(), re.MULTILINE
    )
    return sum(map(float, found))


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
