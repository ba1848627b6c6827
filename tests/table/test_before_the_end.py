"""Nothing of a table leaves it before the end, and what has ended stays so."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from ludoteca.kernel import Match, Record
from ludoteca.kernel.promise import seed_of
from ludoteca.registry import box
from ludoteca.store.tables import SeatRow, TableRow, find_table, lay_face_up, put_away
from ludoteca.table.sitting import Sitting
from tests.table.hall import Hall, Person, plays_to_the_end, tokens


def test_the_record_of_a_table_that_still_waits_is_nobodys(house: Hall, ana: Person) -> None:
    table = ana.sets("friend", "friend")
    ana.gets(f"/table/{table}/record", status=400)
    ana.posts(f"/table/{table}/play-on", 400, n="0", seat="0")
    ana.gets(f"/table/{table}/replay?n=0&eyes=all", status=400)
    assert f"/table/{table}/record" not in ana.gets(f"/table/{table}")


def test_of_a_table_that_still_waits_nothing_is_dealt_that_will_be_played(house: Hall, ana: Person) -> None:
    """The last one to sit down could else choose, with a word or with none, between two deals."""
    table = ana.sets("me", "friend")
    for looks in (ana, house.enters("Eva")):
        looks.gets(f"/table/{table}/replay?n=0", status=400)
    before = house.house.store.look(lambda c: find_table(c, table))
    assert before is not None
    assert before.secret is not None
    assert before.seed != seed_of(before.secret, ["", ""])
    house.enters("Bia").joins(tokens(ana.gets(f"/table/{table}"))[0])
    after = house.house.store.look(lambda c: find_table(c, table))
    assert after is not None
    assert after.seed == seed_of(before.secret, ["", ""])
    ana.gets(f"/table/{table}/replay?n=0&eyes=0")


def test_the_log_begins_when_the_last_one_has_sat_down() -> None:
    chairs = tuple(SeatRow(seat, "person", player=name, name=name) for seat, name in enumerate(("Ana", "Bia")))
    row = TableRow("x", "roam", "2", 2, {}, seed_of("another", []), "Ana", chairs=chairs)
    table = Sitting(row, box("roam"))
    assert table.log == []
    table.seat(replace(row, seed=seed_of("a secret", ["", ""]), started=1))
    assert [entry.event for entry in table.log] == table.match.events[0]
    assert table.log
    assert table.log_version == 1, "whoever looks is told all of it"


def test_nor_of_one_among_friends_without_its_owner(house: Hall, ana: Person) -> None:
    table = ana.sets("friend", "friend")
    for name in ("Bia", "Caio"):
        house.enters(name).joins(tokens(ana.gets(f"/table/{table}"))[0])
    ana.gets(f"/table/{table}/record", status=400)
    ana.posts(f"/table/{table}/play-on", 400, n="0", seat="0")


def test_whoever_is_still_to_come_is_somebody() -> None:
    """Nobody at all is not one person who plays alone."""
    for kinds in (("open", "open"), ("open", "bot"), ("person", "open")):
        chairs = tuple(SeatRow(n, kind, player="Ana" if kind == "person" else None) for n, kind in enumerate(kinds))
        assert not Sitting(TableRow("x", "roam", "2", 2, {}, 1, "Ana", chairs=chairs), box("roam")).alone(), kinds


@pytest.mark.parametrize("second", ["bot:random", "guest"])
def test_nor_of_one_that_is_mine_alone_and_runs(house: Hall, ana: Person, second: str) -> None:
    table = ana.sets("me", second)
    ana.gets(f"/table/{table}/record", status=400)
    ana.gets(f"/table/{table}/replay?n=0&eyes=all", status=400)


def test_who_shares_a_device_cannot_play_ahead_with_the_other_hand(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest")
    ana.posts(f"/table/{table}/play-on", 400, n="0", seat="1")


@pytest.mark.parametrize("second", ["bot:random", "guest"])
def test_what_is_over_is_not_taken_back(house: Hall, ana: Person, second: str) -> None:
    table = ana.sets("me", second, curtain="")
    with ana.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
        ana.gets(f"/table/{table}/replay?n=0&eyes=all")
        n = tab.news["n"]
        tab.says(do="undo", n=n)
        assert tab.until(code="over")
    deadline = time.monotonic() + 60  # the end is written down a moment after it is shown
    while (row := house.house.store.look(lambda c: find_table(c, table))) is None or not row.finished:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert row.result


def test_looking_at_everything_of_a_game_put_away_ends_it(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="face-up")
        assert tab.until(code="eyes")
        tab.says(do="close")
        while "put away" not in tab.hears()["html"]:
            pass
        ana.gets(f"/table/{table}/replay?n=0&eyes=all", status=400)
        ana.gets(f"/table/{table}/record", status=400)
        tab.says(do="face-up")
        while "everything was looked at" not in tab.hears()["html"]:
            pass
        assert 'data-do="reopen"' not in tab.news["html"]
        ana.gets(f"/table/{table}/replay?n=0&eyes=all")
        ana.gets(f"/table/{table}/record")
        tab.says(do="reopen")
        assert tab.until(code="over")


def thoughts(house: Hall, table: str) -> bool:
    row = house.house.store.look(lambda c: find_table(c, table))
    assert row is not None
    return row.second_thoughts


def test_second_thoughts_are_said_in_the_log_the_record_and_the_lobby(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.picks_one("draw")  # a face is seen
        tab.is_asked()
        tab.says(do="undo", n=tab.news["n"])
        while "second thoughts" not in "".join(tab.hears()["log"]):
            pass
        assert thoughts(house, table)
        tab.is_asked()
        plays_to_the_end(tab)
        assert "with second thoughts" in tab.news["html"]
    assert "with second thoughts" in ana.gets("/")
    text = ana.gets(f"/table/{table}/record")
    assert '[Thoughts "second"]' in text
    record = Record.parse(text)
    assert Match.replay(record, house.house.games["toy"]).record() == record
    brought = ana.posts("/import", record=text).headers["location"].removeprefix("/table/").split("/")[0]
    assert thoughts(house, brought)
    deadline = time.monotonic() + 60
    while 'ludoteca_games_total{game="toy",second_thoughts="yes"}' not in ana.gets("/metrics"):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_table_without_them_does_not_say_so(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
    assert not thoughts(house, table)
    assert "Thoughts" not in ana.gets(f"/table/{table}/record")


def test_playing_ahead_is_a_second_thought_of_the_table_and_of_the_branch(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    branch = ana.posts(f"/table/{table}/play-on", n="0", seat="0").headers["location"].removeprefix("/table/")
    assert thoughts(house, table)
    assert thoughts(house, branch)


@pytest.mark.parametrize(("faster", "slower"), [("face-up", "reopen"), ("reopen", "face-up")])
def test_who_looks_at_everything_and_who_plays_on_at_once_do_not_both_get_their_way(
    house: Hall, ana: Person, faster: str, slower: str
) -> None:
    """Of two tabs, or of two server processes, one is first; what the other one believes of the table is old."""
    table = ana.sets("me", "guest", curtain="")
    store = house.house.store
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="close")
        while "put away" not in tab.hears()["html"]:
            pass
        deed: Callable[..., bool] = lay_face_up if faster == "face-up" else partial(put_away, away=False)
        assert store.submit(lambda c: deed(c, match=table)).result()
        tab.says(do=slower)
        assert tab.until(code="stale")
    row = store.look(lambda c: find_table(c, table))
    assert row is not None
    assert (row.face_up, row.finished is not None) == ((True, True) if faster == "face-up" else (False, False))
