"""Your turn, though the tab is closed: once a turn, and only to who does not know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludoteca.kernel import Refused
from ludoteca.table.crier import LONGEST, TRIES, pauses
from ludoteca.table.post import Customs
from tests.store import server
from tests.table.hall import Hall, Person, hall, open_hall, two
from tests.table.sinks import Sink
from tests.table.telling.ways import QUICK, crier, draws, identity, looks, quiet, subscribes, until, ways


def test_a_browser_is_woken_once_a_turn_with_what_everybody_knows(house: Hall, ana: Person, service: Sink) -> None:
    bia, table = two(house, ana)
    browser = subscribes(bia, service)
    draws(ana, table)
    (call,) = service.wait(1)
    told = {"title": "Brinquedo: é sua vez", "body": "Ana jogou.", "url": f"/table/{table}", "tag": table}
    assert browser.reads(call) == told
    quiet(house, table)
    draws(bia, table)
    draws(ana, table)
    service.wait(2)
    quiet(house, table)
    assert len(service.heard) == 2


def test_who_looks_at_the_table_is_not_told_and_who_looks_away_is(house: Hall, ana: Person, service: Sink) -> None:
    bia, table = two(house, ana)
    subscribes(bia, service)
    with bia.sits(table) as tab:
        looks(tab)
        draws(ana, table)
        tab.is_asked()
        quiet(house, table)
        tab.picks_one("draw")
        assert service.heard == []
        tab.says(do="seen", n=tab.news["n"], away=True)
        room = house.house.rooms[table]
        until(lambda: not room.audience.awake)
        draws(ana, table)
        service.wait(1)


def test_who_has_seen_that_it_is_their_turn_is_not_told_after_a_restart(tmp_path: Path, service: Sink) -> None:
    with hall(tmp_path, customs=Customs(**QUICK)) as first:
        ana = first.enters("Ana")
        bia, table = two(first, ana)
        subscribes(bia, service)
        with bia.sits(table) as tab:
            looks(tab)
            draws(ana, table)
            tab.is_asked()
        until(lambda: first.house.rooms[table].row.chairs[1].seen > 0)
    with hall(tmp_path, customs=Customs(**QUICK)) as second:
        until(lambda: table in second.house.rooms)
        quiet(second, table)
        assert service.heard == []


def test_what_a_server_could_not_say_before_it_stopped_the_next_one_says_once(tmp_path: Path, service: Sink) -> None:
    with hall(tmp_path, customs=Customs(inside=True, grace=3600)) as first:
        ana = first.enters("Ana")
        bia, table = two(first, ana)
        subscribes(bia, service)
        draws(ana, table)
    for _ in range(2):
        with hall(tmp_path, customs=Customs(**QUICK)) as later:
            until(lambda: table in later.house.rooms)
            service.wait(1)
            quiet(later, table)
    assert len(service.heard) == 1


def test_failures_are_tried_again_and_end_with_one_message(house: Hall, ana: Person, service: Sink) -> None:
    service.answers += [500, 429, 503]
    bia, table = two(house, ana)
    subscribes(bia, service)
    draws(ana, table)
    service.wait(4)
    quiet(house, table)
    assert len(service.heard) == 4


def test_pauses_grow_and_end() -> None:
    found = list(pauses(10))
    assert found[:4] == [10, 20, 40, 80]
    assert max(found) == LONGEST
    assert len(found) == TRIES


def test_after_so_many_tries_nothing_more_comes_in_this_turn(tmp_path: Path, service: Sink) -> None:
    service.answers += [500] * 100
    customs = Customs(inside=True, grace=0.05, pause=0.0)
    with hall(tmp_path, customs=customs) as house:
        bia, table = two(house, house.enters("Ana"))
        subscribes(bia, service)
        draws(house.people[0], table)
        service.wait(TRIES)
        quiet(house, table)
    with hall(tmp_path, customs=customs) as house:
        until(lambda: table in house.house.rooms)
        quiet(house, table)
    assert len(service.heard) == TRIES


def test_a_trial_by_every_way_and_what_became_of_it(house: Hall, ana: Person, service: Sink) -> None:
    browser = subscribes(ana, service)
    ana.posts("/me/turns/hook", address=f"{service.url}/hook")
    service.answers += [201, 500]
    page = ana.posts("/me/turns/try", 200).text
    first, second = service.wait(2)
    assert browser.reads(first)["body"] == "This is how you will be told that it is your turn."
    assert json.loads(second.body)["event"] == "trial"
    assert ">sent<" in page
    assert ">could not be sent<" in page


def test_one_stops_only_ones_own(house: Hall, ana: Person, service: Sink) -> None:
    subscribes(ana, service)
    (way,) = ways(house, ana)
    house.enters("Bia").posts("/me/turns/stop", channel=way.id)
    assert ways(house, ana) == [way]
    ana.posts("/me/turns/stop", channel=way.id)
    assert ways(house, ana) == []


@pytest.mark.parametrize(
    "customs", [{"smtp": "smtp://x"}, {"smtp": "smtp://x", "sender": "a@b.c"}, {"address": "games.example.org"}]
)
def test_an_operator_is_told_what_is_missing(customs: dict[str, str]) -> None:
    with pytest.raises(Refused):
        Customs(**customs)  # type: ignore[arg-type]


@pytest.mark.postgres
def test_of_two_server_processes_one_tells_and_a_tab_at_either_counts(service: Sink) -> None:
    with server.postgres() as database:
        halls = [open_hall(database.address, customs=Customs(**QUICK)) for _ in range(2)]
        try:
            one, other = halls
            ana = one.enters("Ana")
            bia, table = two(one, ana)
            browser = subscribes(bia, service)
            there = Person(other.url, "Bia")
            there.client.cookies.update(dict(bia.client.cookies))
            with there.sits(table) as tab:
                looks(tab)
                room = one.house.rooms[table]
                who = identity(one, bia)
                until(lambda: room.presence.watches(who))
                draws(ana, table)
                tab.is_asked()
                until(lambda: not any(crier(each, table).pending for each in halls))
                assert service.heard == []
                tab.picks_one("draw")
            until(lambda: not room.presence.watches(who))
            draws(ana, table)
            (call,) = service.wait(1)
            assert browser.reads(call)["tag"] == table
            until(lambda: not any(crier(each, table).pending for each in halls))
            assert len(service.heard) == 1
            there.client.close()
        finally:
            for each in halls:
                each.close()
