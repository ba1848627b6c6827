"""Clocks, and what happens when time is up."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.store.tables import change_table
from ludoteca.table.clocks import DAY, MINUTE, Clock, Terms
from tests.table.hall import hall


def test_a_clock_follows_from_the_journal() -> None:
    clock = Clock(Terms.read("game:5+10"), 2, start=0)
    clock.decided(0, 60_000, asked_next=0)  # a minute, and asked again: no bonus yet
    assert clock.remaining(0, 0, 60_000) == 4 * MINUTE
    clock.decided(0, 90_000, asked_next=1)
    assert clock.remaining(0, 1, 200_000) == 3 * MINUTE + 40_000
    assert clock.remaining(1, 1, 100_000) == 5 * MINUTE - 10_000
    assert Clock(Terms.read("days:3"), 2, 0).remaining(1, 1, DAY) == 2 * DAY
    assert not Terms.read("").ticking


@pytest.mark.parametrize(("expired", "sign"), [("bot", "A bot plays on for Ana."), ("pass", "ran out of time")])
def test_when_time_is_up(tmp_path: Path, expired: str, sign: str) -> None:
    with hall(tmp_path) as late:
        ana = late.enters("Ana")
        table = ana.sets("me", "friend", clock="game:5+10", expired=expired)
        late.house.store.submit(lambda c: change_table(c, table, started=1)).result()
        late.house.rooms.pop(table, None)  # as after a long night: five minutes are over
        with ana.sits(table) as tab:
            log = ""
            while sign not in log:
                log += "".join(tab.hears()["log"])
