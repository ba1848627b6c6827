"""A browser is woken by its push service, which learns nothing; what is no subscription is refused."""

from __future__ import annotations

import asyncio
import base64
import json
import re

import pytest
from py_vapid import Vapid02
from sqlalchemy import select

from ludoteca.store.channels import Channel, channels_of
from ludoteca.store.people import kept_secret
from ludoteca.store.schema import channels
from ludoteca.table import pushing
from ludoteca.table.post import Message, Outcome
from tests.table.hall import Hall, Person, two
from tests.table.sinks import Browser, Sink
from tests.table.telling.ways import draws, identity, subscribes, until, ways

SHORT = "Ao5TO2-gv3tGJbswZnwB-2B--fi4qA_vWzAGKHAxh7Kj"
"""A point of the curve, shortened: a right public key that no message can be sealed with."""


def test_a_push_service_is_shown_who_we_are_and_nothing_else(house: Hall, ana: Person, service: Sink) -> None:
    bia, table = two(house, ana)
    subscribes(bia, service)
    draws(ana, table)
    (call,) = service.wait(1)
    assert Vapid02.verify(call.headers["authorization"])
    token, key = re.fullmatch(r"vapid t=([^,]+),k=(.+)", call.headers["authorization"]).groups()  # type: ignore[union-attr]
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == service.url
    assert claims["sub"] == "mailto:table@example.org"
    assert key == re.search(r'data-key="([^"]+)"', ana.gets("/me/turns"))[1]  # type: ignore[index]
    assert call.headers["content-encoding"] == "aes128gcm"
    assert len(call.headers["topic"]) == 32
    assert b"Ana" not in call.body
    assert table not in str(call.headers)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: Hall, ana: Person, service: Sink, status: int) -> None:
    service.answers.append(status)
    bia, table = two(house, ana)
    subscribes(bia, service)
    assert len(ways(house, bia)) == 1
    draws(ana, table)
    service.wait(1)
    until(lambda: ways(house, bia) == [])


def test_what_cannot_be_sealed_is_not_tried_for_ever(house: Hall, service: Sink) -> None:
    """Rows from before short keys were refused: the way is dead, and nobody else waits for it."""
    way = Channel("nobody", "push", service.url, {"p256dh": SHORT, "auth": "A" * 22}, "en", "https://a.example")
    said = Message("title", "text", "/table/x", "x")
    assert asyncio.run(house.house.post.deliver(way, said)) is Outcome.DEAD


@pytest.mark.parametrize(
    "odd",
    [
        {"p256dh": "x"},
        {"p256dh": "é"},
        {"auth": "c2hvcnQ"},
        {"p256dh": "B" + "A" * 86},
        {"p256dh": SHORT},
        {"endpoint": ""},
    ],
)
def test_what_is_no_subscription_is_refused(house: Hall, ana: Person, service: Sink, odd: dict[str, str]) -> None:
    ana.posts("/me/turns/push", 400, **{**Browser(service.url).form(), **odd})
    assert ways(house, ana) == []


def test_everything_goes_with_the_person_and_the_browser_forgets_too(house: Hall, ana: Person, service: Sink) -> None:
    subscribes(ana, service)
    who = identity(house, ana)
    answer = ana.posts("/me/forget", sure="1")
    assert answer.headers["clear-site-data"] == '"storage"'
    assert house.house.store.look(lambda c: channels_of(c, who)) == []


def test_a_browser_that_is_sent_away_is_not_woken_any_more(house: Hall, ana: Person, service: Sink) -> None:
    subscribes(ana, service)
    answer = ana.posts("/me/leave", sure="1")
    assert answer.headers["clear-site-data"] == '"storage"'
    until(lambda: "ludoteca" not in ana.client.cookies)
    here = select(channels).where(channels.c.address == f"{service.url}/send/1")
    assert house.house.store.look(lambda c: c.execute(here).all()) == []


def test_the_key_is_made_once_and_is_a_point_of_the_curve(house: Hall) -> None:
    key = pushing.new_key()
    assert len(base64.urlsafe_b64decode(pushing.public_half(key) + "=")) == 65
    shown = re.search(r'data-key="([^"]+)"', house.enters("Ana").gets("/me/turns"))
    assert shown
    assert shown[1] == pushing.public_half(house.house.store.look(lambda c: kept_secret(c, "vapid", lambda: "")))
