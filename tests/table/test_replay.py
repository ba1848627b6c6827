"""Looking back, playing on from there, records."""

from __future__ import annotations

import re
import time
from dataclasses import replace

from ludoteca.kernel import Match, Record
from ludoteca.table.chronicle import log_of
from tests.table.hall import Hall, Person, plays_to_the_end, two


def test_replay_record_import_and_playing_on(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
    page = ana.gets(f"/table/{table}/replay?n=1&eyes=all")
    assert "back" not in re.findall(r'<li id="card-\d+"[^>]*>(\w+)', page)[:4]
    assert 'rel="next"' in page
    ana.gets(f"/table/{table}/replay?n=1&eyes=1")
    stranger = house.enters("Davi")
    stranger.gets(f"/table/{table}/replay?n=2&eyes=0")
    text = ana.gets(f"/table/{table}/record")
    record = Record.parse(text)
    assert Match.replay(record, house.house.games["toy"]).state.over
    brought = stranger.posts("/import", record=text).headers["location"]
    assert "/replay" in brought
    assert "Ana" in stranger.gets(brought)
    fork = stranger.posts(brought.split("/replay")[0] + "/play-on", n="2", seat="1").headers["location"]
    with stranger.sits(fork.removeprefix("/table/")) as tab:
        tab.hears()
        assert tab.news["n"] >= 2
        plays_to_the_end(tab)


def test_a_running_game_against_bots_can_be_branched_but_not_one_against_people(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    branch = ana.posts(f"/table/{table}/play-on", n="0", seat="0").headers["location"]
    assert "Pure chance" in ana.gets(branch)  # the same bot sits there again
    _, table = two(house, ana)
    ana.posts(f"/table/{table}/play-on", 400, n="0", seat="0")


def test_since_you_left(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana, **{"variant-length": "long"})
    with bia.sits(table) as bt:
        bt.hears()
        bt.says(do="seen", n=0)
    with ana.sits(table) as at:
        at.is_asked()
        at.picks_one("draw")
    assert "Desde que você saiu" not in bia.gets(f"/table/{table}")  # nothing was seen before: all of it is new
    with bia.sits(table) as bt:
        bt.is_asked()
        bt.says(do="seen", n=bt.news["n"])
        bt.picks_one("draw")
        bt.says(do="seen", n=bt.news["n"])
    with ana.sits(table) as at:
        at.is_asked()
        at.picks_one("draw")
    deadline = time.monotonic() + 60
    while "Desde que você saiu" not in bia.gets(f"/table/{table}"):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_whoever_has_seen_no_decision_yet_has_not_left(house: Hall, ana: Person) -> None:
    """Bots that were faster than a new table's first page: it said what had happened since one left."""
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.picks_one("draw")
        tab.is_asked()
    room = house.house.rooms[table]
    room.log.insert(0, replace(room.log[0], n=0))  # as in a game that tells how it was set up
    words = room.words("pt-BR")
    assert "Desde que você saiu" not in log_of(room, 0, words, 0)
    assert "Desde que você saiu" in log_of(room, 0, words, 1)
