"""What people do who want to be told, and how one sees what became of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ludoteca.store.channels import Channel, channels_of
from ludoteca.table.crier import Crier
from tests.table.hall import Hall, Person, Tab
from tests.table.sinks import Browser, Sink

QUICK: dict[str, Any] = {"inside": True, "grace": 0.05, "pause": 0.02}


def subscribes(person: Person, service: Sink, path: str = "/send/1") -> Browser:
    browser = Browser(service.url + path)
    person.posts("/me/turns/push", 204, **browser.form())
    return browser


def draws(person: Person, table: str, awake: bool = True) -> None:
    """Comes, takes one turn, and goes."""
    with person.sits(table) as tab:
        looks(tab, away=not awake)
        tab.is_asked()
        tab.picks_one("draw")


def looks(tab: Tab, **more: Any) -> None:
    tab.hears()
    tab.says(do="seen", n=tab.news["n"], **more)


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def crier(house: Hall, table: str) -> Crier:
    return house.house.rooms[table].crier


def quiet(house: Hall, table: str) -> None:
    """Nobody is to be told anything more."""
    until(lambda: not crier(house, table).pending)


def identity(house: Hall, person: Person) -> str:
    badge = house.house.keeper.open(person.client.cookies["ludoteca"])
    assert badge
    return badge.player


def ways(house: Hall, person: Person) -> list[Channel]:
    who = identity(house, person)
    return house.house.store.look(lambda c: channels_of(c, who))
