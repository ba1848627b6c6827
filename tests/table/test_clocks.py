"""Clocks, and what happens when time is up."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.store.tables import change_table
from ludoteca.table.clocks import DAY, MINUTE, Clock, Terms
from tests.table.hall import Hall, Person, hall


def test_a_clock_follows_from_the_journal() -> None:
    clock = Clock(Terms.read("game:5+10"), 2, start=0)
    clock.decided(0, 60_000, asked_next=0)  # a minute, and asked again: no bonus yet
    assert clock.remaining(0, 0, 60_000) == 4 * MINUTE
    clock.decided(0, 90_000, asked_next=1)
    assert clock.remaining(0, 1, 200_000) == 3 * MINUTE + 40_000
    assert clock.remaining(1, 1, 100_000) == 5 * MINUTE - 10_000
    assert Clock(Terms.read("days:3"), 2, 0).remaining(1, 1, DAY) == 2 * DAY
    assert not Terms.read("").ticking


def test_taking_back_wins_no_time() -> None:
    """Neither a bonus for each pick that is taken back, nor a new day. Whoever was asked meanwhile loses none."""
    clock = Clock(Terms.read("game:5+10"), 2, start=0)
    for second in range(0, 50, 10):
        clock.decided(0, (second + 4) * 1000, asked_next=1)
        clock.taken_back(0, (second + 10) * 1000)
    assert clock.remaining(0, 0, 50_000) == 5 * MINUTE - 20_000  # five times four seconds
    assert clock.remaining(1, 0, 50_000) == 5 * MINUTE
    clock.decided(0, 50_000, asked_next=1)
    assert clock.remaining(0, 1, 50_000) == 5 * MINUTE - 20_000 + 10_000
    daily = Clock(Terms.read("days:1"), 2, start=0)
    daily.decided(0, DAY // 2, asked_next=1)
    daily.taken_back(0, DAY // 2 + MINUTE)
    assert daily.remaining(0, 0, DAY // 2 + MINUTE) == DAY // 2


def test_taking_back_far_gives_the_others_their_time_again() -> None:
    clock = Clock(Terms.read("game:5+10"), 2, start=0)
    clock.decided(0, 20_000, asked_next=1)
    clock.decided(1, 80_000, asked_next=0)
    clock.decided(0, 90_000, asked_next=1)
    clock.taken_back(0, 95_000)
    assert clock.remaining(0, 0, 95_000) == 5 * MINUTE - 30_000  # their own 20 and 10 seconds
    assert clock.remaining(1, 0, 95_000) == 5 * MINUTE


def test_a_game_that_was_saved_in_the_middle_knows_no_earlier_times() -> None:
    clock = Clock(Terms.read("game:5+10"), 2, start=0)
    clock.decided(0, 20_000, asked_next=1, index=7)
    clock.taken_back(3, 30_000)
    assert clock.remaining(0, 0, 30_000) == 5 * MINUTE - 20_000 + 10_000


def test_who_takes_back_and_picks_again_and_again_runs_out_of_time(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", curtain="", clock="game:5+10")
    with ana.sits(table) as tab:
        tab.is_asked()
        for _ in range(3):
            tab.picks_one("draw")
            tab.says(do="lift", seat=0)
            tab.says(do="undo", n=tab.news["n"])
            tab.until(n=tab.news["n"] + 1)
    room = house.house.rooms[table]
    assert room.asked == 0
    assert max(room.clock.left) == 5 * MINUTE


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
