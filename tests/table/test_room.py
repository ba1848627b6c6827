"""What people do at a table: play, each with their own eyes and in their own language."""

from __future__ import annotations

import json
import re
import socket
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from ludoteca.kernel import View
from ludoteca.paper import Markup
from tests.table import toy
from tests.table.hall import FACE, Hall, Person, hall, open_hall, plays_to_the_end, two


def test_a_whole_game_against_bots(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random", "bot:greedy")
    with ana.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
        assert "wins" in tab.news["html"] or "share" in tab.news["html"]
        assert tab.news["title"].startswith("Finished")
    time.sleep(0.2)
    assert "Played to the end" in ana.gets("/")


def test_two_people_with_a_secret_link_see_only_their_own_hand(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        bt.hears()
        mine, theirs = at.news["html"], bt.news["html"]
        assert len(FACE.findall(mine)) == len(FACE.findall(theirs)) == 2
        assert mine.count("back") >= 2
        faces = re.findall(r"face (\d+)", mine)
        assert not set(faces) & set(re.findall(r"face (\d+)", theirs))
        at.picks_one("draw")
        at_log, bt_log = "".join(at.news["log"]), ""
        while "comprou" not in bt_log:
            bt_log += "".join(bt.hears()["log"])
        assert re.search(r"Ana drew \d+", at_log)
        assert "Ana comprou uma carta" in bt_log
        assert not re.search(r"comprou \d", bt_log)


def test_the_language_changes_in_the_middle_of_a_game(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    assert "Lay or draw?" in ana.gets(f"/table/{table}")
    answer = ana.posts("/language", language="pt-BR", next=f"/table/{table}")
    assert answer.headers["location"] == f"/table/{table}"
    page = ana.gets(f"/table/{table}")
    assert "Baixar ou comprar?" in page
    assert '<html lang="pt-BR"' in page
    assert ana.posts("/language", language="en", next="//evil.example").headers["location"] == "/"


def test_the_rule_behind_the_question_is_on_the_page(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    page = ana.gets(f"/table/{table}")
    assert "TOY-01" in page
    assert "Lay a card from your hand, or draw one." in page


def test_what_no_element_claims_becomes_a_button(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    page = ana.gets(f"/table/{table}")
    assert re.search(r'<button type="button"[^>]*data-pick="draw"|<button[^>]*data-pick="draw"[^>]*class="pick"', page)
    assert page.count('data-pick="draw"') == 1
    assert len(re.findall(r'<li [^>]*data-pick="lay:\d+"', page)) == 2


def test_a_page_that_fails_is_not_an_unplayable_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Markup:
        raise ZeroDivisionError

    monkeypatch.setitem(vars(toy.GAME), "view", View(page=broken))
    with hall(tmp_path, strict=False) as opened:
        ana = opened.enters("Ana")
        table = ana.sets("me", "bot:random")
        with ana.sits(table) as tab:
            tab.is_asked()
            assert "cannot be drawn" in tab.news["html"]
            plays_to_the_end(tab)


def test_nobody_sets_more_than_fifty_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.table.house.RUNNING_AT_ONCE", 2)
    with hall(tmp_path) as opened:
        ana = opened.enters("Ana")
        for _ in range(2):
            ana.sets("me", "friend")
        form = {"game": "toy", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "friend"}
        assert "as many tables" in ana.posts("/tables", 400, **form).text


def test_a_spoofed_host_poisons_nobody_elses_link(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "friend")
    ana.client.get(f"/table/{table}", headers={"host": "evil.example"})
    assert "evil.example" not in ana.gets(f"/table/{table}")


def test_nor_the_link_of_others_who_watch_the_end(house: Hall, ana: Person) -> None:
    """They share a drawing, but not the address by which each of them came."""
    table = ana.sets("me", "bot:random")
    bia = house.enters("Bia")
    line = socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2])))
    evil: Any = "http://evil.example"
    there = connect(f"ws://evil.example/table/{table}/socket", sock=line, origin=evil, max_queue=None)
    with there as web, bia.sits(table) as watched:
        assert "evil.example" not in web.recv()
        with ana.sits(table) as tab:
            plays_to_the_end(tab)
        while "ending" not in watched.hears()["html"]:
            pass
        assert f"{house.url}/table/{table}" in watched.news["html"]
        assert "evil.example" not in watched.news["html"]


# The house.


def test_health_metrics_and_a_graceful_stop(tmp_path: Path) -> None:
    opened = open_hall(tmp_path / "x.db")
    ana = opened.enters("Ana")
    assert ana.gets("/healthz") == "ok"
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.picks_one()
    text = ana.gets("/metrics")
    assert 'ludoteca_picks_total{by="person"} 1.0' in text
    assert "Ana" not in text
    opened.close()
    again = open_hall(tmp_path / "x.db")
    try:
        back = again.enters("Ana")
        back.client.cookies = ana.client.cookies
        with back.sits(table) as tab:
            assert tab.hears()["n"] >= 1
    finally:
        again.close()


def test_first_page_is_small_and_asks_nobody_else(house: Hall, ana: Person) -> None:
    page = ana.gets("/")
    links = re.findall(r'(?:href|src)="([^"]+\.(?:css|js|svg))"', page)
    assert all(link.startswith("/static/") for link in links)
    total = len(page) + sum(len(ana.gets(link)) for link in links)
    assert total < 150_000
    assert "http://" not in page.replace(house.url, "").replace("http://www.w3.org", "")
    assert json.dumps(links).count("table.css") == 1
