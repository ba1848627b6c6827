"""A game is looked back at when it is over: in a worker, with progress, kept with the table."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import update

from ludoteca.store.learning import GIVEN_UP
from ludoteca.store.schema import reviews
from ludoteca.table.reviews import look
from tests.table.hall import Hall, Person, hall, plays_to_the_end


def played(person: Person) -> str:
    """A game of Ana's against a bot, to its end."""
    table = person.sets("me", "bot:random")
    with person.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
    return table


def reviewed(person: Person, table: str) -> str:
    """Its review, as soon as it is there."""
    person.posts(f"/table/{table}/review")
    deadline = time.monotonic() + 240
    while not person.client.get(f"/table/{table}/review/progress").json().get("complete"):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return person.gets(f"/table/{table}/review")


def test_a_running_game_has_no_review_and_tells_nothing(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    for where in ("review", "review/progress", "review/page"):
        ana.gets(f"/table/{table}/{where}", 400)
    ana.posts(f"/table/{table}/review", 400)


def test_a_review_is_asked_for_made_and_kept(tmp_path: Path) -> None:
    with hall(tmp_path) as first:
        ana = first.enters("Ana")
        table = played(ana)
        assert "/review" in ana.gets(f"/table/{table}")
        before = ana.gets(f"/table/{table}/review")
        assert 'method="post"' in before
        assert "<polyline" not in before
        ana.gets(f"/table/{table}/review/page", 404)
        page = reviewed(ana, table)
        assert page.count("<polyline") == 2
        assert "Accuracy" in page
        saved = ana.gets(f"/table/{table}/review/page")
        assert saved.startswith("<!doctype html>")
        assert "<style>" in saved
        assert "/static/" not in saved  # it needs nothing else
    with hall(tmp_path) as again:
        davi = again.enters("Davi", "pt-BR")
        assert "Precisão" in davi.gets(f"/table/{table}/review")


def test_a_brought_record_can_be_reviewed_too(house: Hall, ana: Person) -> None:
    record = ana.gets(f"/table/{played(ana)}/record")
    table = ana.posts("/import", record=record).headers["location"].split("/")[2]
    assert "<polyline" in reviewed(ana, table)


def test_a_review_that_died_with_its_server_can_be_begun_again(house: Hall, ana: Person) -> None:
    table = played(ana)
    reviewed(ana, table)
    long_ago = {"data": None, "done": 1, "beat": int(time.time() * 1000) - 2 * GIVEN_UP}
    forget = update(reviews).where(reviews.c.match == table).values(**long_ago)
    house.house.store.submit(lambda c: c.execute(forget)).result()
    page = ana.gets(f"/table/{table}/review")
    assert "interrupted" in page
    assert "<polyline" in reviewed(ana, table)


def test_a_review_that_waits_for_its_turn_was_not_interrupted(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other reviews may keep the worker busy for longer than a silence is believed."""
    monkeypatch.setattr("ludoteca.table.reviews.BEAT", 0.02)
    table = played(ana)
    free = threading.Event()

    async def waits(*order: object) -> None:
        await asyncio.to_thread(free.wait, 60)

    monkeypatch.setattr(house.house.reviews._worker, "ask", waits)
    ana.posts(f"/table/{table}/review")
    silent = update(reviews).where(reviews.c.match == table).values(beat=int(time.time() * 1000) - 2 * GIVEN_UP)
    house.house.store.submit(lambda c: c.execute(silent)).result()
    deadline = time.monotonic() + 60
    while not ana.client.get(f"/table/{table}/review/progress").json()["waits"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert "interrupted" not in ana.gets(f"/table/{table}/review")
    free.set()


def test_nobody_asks_for_more_than_their_share(house: Hall) -> None:
    bia = house.enters("Bia")
    table = played(bia)
    for _ in range(4):
        bia.posts(f"/table/{table}/review")
    bia.posts(f"/table/{table}/review", 429)


def test_a_bot_is_not_kept_waiting_by_a_review(house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews have a process of their own: the workers in which bots think are never asked."""
    asked: list[object] = []
    for worker in house.house.brains.workers:
        monkeypatch.setattr(worker, "ask", lambda *order: asked.append(order))
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
    reviewed(ana, table)
    assert not any(look in order for order in asked if isinstance(order, tuple))
