"""Your turn, though the tab is closed: by push, by mail, by a hook; once a turn, and only to who does not know."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from py_vapid import Vapid02
from sqlalchemy import select

from ludoteca.kernel import Refused
from ludoteca.store.channels import Channel, channels_of
from ludoteca.store.people import kept_secret
from ludoteca.store.schema import channels
from ludoteca.table import outside, pushing
from ludoteca.table.crier import LONGEST, TRIES, Crier, pauses
from ludoteca.table.letters import Letter, Postman, mailbox
from ludoteca.table.post import Customs, Message, Outcome
from tests.store import server
from tests.table.hall import Hall, Person, Tab, hall, open_hall, two
from tests.table.sinks import Browser, Sink, listening, mailboxes

SHORT = "Ao5TO2-gv3tGJbswZnwB-2B--fi4qA_vWzAGKHAxh7Kj"
"""A point of the curve, shortened: a right public key that no message can be sealed with."""
QUICK: dict[str, Any] = {"inside": True, "grace": 0.05, "pause": 0.02}


@pytest.fixture(scope="module")
def letters() -> Iterator[Sink]:
    with mailboxes() as sink:
        yield sink


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, letters: Sink) -> Iterator[Hall]:
    mail: dict[str, Any] = {"smtp": f"smtp://127.0.0.1:{letters.port}", "sender": "table@example.org"}
    customs = Customs(address="https://games.example.org", **mail, **QUICK)
    with hall(tmp_path_factory.mktemp("telling"), customs=customs) as opened:
        yield opened


@pytest.fixture
def service() -> Iterator[Sink]:
    with listening() as sink:
        yield sink


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
    deadline = time.monotonic() + 20
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


# Once a turn.


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


# When it does not go through.


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


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(house: Hall, ana: Person, service: Sink, status: int) -> None:
    service.answers.append(status)
    bia, table = two(house, ana)
    subscribes(bia, service)
    assert len(ways(house, bia)) == 1
    draws(ana, table)
    service.wait(1)
    until(lambda: ways(house, bia) == [])


# A hook.


def test_a_hook_is_called_with_a_signed_body(house: Hall, ana: Person, service: Sink) -> None:
    bia, table = two(house, ana)
    bia.posts("/me/turns/hook", address=f"{service.url}/turn?of=bia")
    secret = re.search(r"<code>(whsec_[^<]+)</code>", bia.gets("/me/turns"))
    assert secret
    draws(ana, table)
    (call,) = service.wait(1)
    assert call.path == "/turn?of=bia"
    told = json.loads(call.body)
    assert told == {
        "event": "turn",
        "table": table,
        "game": "toy",
        "title": told["title"],
        "text": "Ana jogou.",
        "url": f"https://games.example.org/table/{table}",
    }
    signed = f"{call.headers['webhook-id']}.{call.headers['webhook-timestamp']}.".encode() + call.body
    key = base64.b64decode(secret[1].removeprefix("whsec_"))
    seal = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert call.headers["webhook-signature"] == f"v1,{seal}"


PRIVATE = (
    "http://example.org/",
    "ftp://example.org/",
    "https://127.0.0.1/",
    "https://10.1.2.3/",
    "https://192.168.0.1:8443/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[fd00::1]/",
    "https://[64:ff9b::a00:1]/",
    "https://[64:ff9b:1::a00:1]/",
    "https://[fec0::2]/",
    "https://[2002:a00:1::]/",
    "https://0.0.0.0/",
    "https://224.0.0.1/",
    "https://user:pass@example.org/",
    "https://exam ple.org/",
    "https://example.org/\r\nX: y",
    "https://[/",
    "https:///x",
    "https://example.org:99999/",
    "https://example.org/" + "x" * 1000,
    "",
)


@pytest.mark.parametrize("typed", PRIVATE)
def test_nobody_calls_into_our_own_network(typed: str) -> None:
    with pytest.raises(Refused):
        outside.read(typed)


def test_what_is_out_in_the_open_may_be_called() -> None:
    where = outside.read("https://hooks.example.org/a?b=c")
    assert (where.host, where.port, where.path, where.origin) == (
        "hooks.example.org",
        443,
        "/a?b=c",
        "https://hooks.example.org",
    )
    assert outside.read("https://[2606:2800:220:1::1]:8443/").origin == "https://[2606:2800:220:1::1]:8443"
    assert outside.read("http://127.0.0.1:8000/x", inside=True).path == "/x"


def test_a_name_that_leads_inside_is_not_followed(service: Sink, monkeypatch: pytest.MonkeyPatch) -> None:
    def inward(host: str, port: int, **_: Any) -> list[Any]:
        return [(2, 1, 6, "", ("127.0.0.1", service.port))]

    monkeypatch.setattr("socket.getaddrinfo", inward)
    with pytest.raises(Refused):
        asyncio.run(outside.call("https://hooks.example.org/", b"{}", {}))
    assert service.heard == []


def test_a_name_that_nobody_answers_for_keeps_nobody_from_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    """The threads in which the store is read are not those that wait for a name server."""
    silence, asked = threading.Event(), threading.Semaphore(0)

    def slow(*_: Any, **__: Any) -> list[Any]:
        asked.release()
        silence.wait(60)
        raise OSError

    monkeypatch.setattr("socket.getaddrinfo", slow)

    async def play() -> None:
        calls = [asyncio.create_task(outside.call(f"https://a{n}.example.org/", b"", {})) for n in range(40)]
        await asyncio.to_thread(asked.acquire)
        try:
            async with asyncio.timeout(30):
                assert await asyncio.to_thread(lambda: "read") == "read"
        finally:
            silence.set()
            await asyncio.gather(*calls, return_exceptions=True)

    asyncio.run(play())


def test_what_cannot_be_sealed_is_not_tried_for_ever(house: Hall, service: Sink) -> None:
    """Rows from before short keys were refused: the way is dead, and nobody else waits for it."""
    way = Channel("nobody", "push", service.url, {"p256dh": SHORT, "auth": "A" * 22}, "en", "https://a.example")
    said = Message("title", "text", "/table/x", "x")
    assert asyncio.run(house.house.post.deliver(way, said)) is Outcome.DEAD


def test_a_house_that_keeps_calls_outside_refuses_loopback_by_any_way(tmp_path: Path, service: Sink) -> None:
    with hall(tmp_path, customs=Customs(grace=0.05)) as strict:
        ana = strict.enters("Ana")
        ana.posts("/me/turns/hook", 400, address=service.url)
        ana.posts("/me/turns/push", 400, **Browser(service.url).form())
        ana.posts("/me/turns/push", 400, **Browser("https://10.0.0.1/").form())
        ana.posts("/me/turns/mail", 400, address="ana@example.org")
        assert ways(strict, ana) == []


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


# Mail.


def newest(letters: Sink, to: str) -> Any:
    until(lambda: any(letter["To"] == to for letter in letters.heard))
    return [letter for letter in letters.heard if letter["To"] == to][-1]


def link(letter: Any, kind: str) -> str:
    found = re.search(rf"https://games\.example\.org(/{kind}/\S+)", letter.get_content())
    assert found
    return found[1]


def test_a_mailbox_is_written_to_when_its_owner_says_so_and_one_click_ends_it(
    house: Hall, ana: Person, letters: Sink
) -> None:
    bia, table = two(house, ana)
    bia.posts("/me/turns/mail", address="bia@example.org")
    first = newest(letters, "bia@example.org")
    assert first["Subject"] == "E-mails da Ludoteca?"
    draws(ana, table)
    quiet(house, table)
    assert newest(letters, "bia@example.org") is first, "nobody said yes yet"
    reader = house.enters("?")  # the letter is read on another device
    assert "confirm" in reader.gets(link(first, "confirm")).lower()
    assert not ways(house, bia)[0].confirmed, "looking is not saying yes"
    reader.posts(link(first, "confirm"), 200)
    assert ways(house, bia)[0].confirmed
    draws(bia, table)
    draws(ana, table)
    until(lambda: newest(letters, "bia@example.org") is not first)
    letter = newest(letters, "bia@example.org")
    assert letter["Subject"].endswith(": é sua vez")
    assert "Ana jogou." in letter.get_content()
    assert f"https://games.example.org/table/{table}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stop = letter["List-Unsubscribe"].strip("<>").removeprefix("https://games.example.org")
    assert stop == link(letter, "unsubscribe")
    assert house.enters("?").gets(stop)
    assert len(ways(house, bia)) == 1, "programs that follow links end nothing"
    answer = httpx.post(house.url + stop, data={"List-Unsubscribe": "One-Click"})
    assert (answer.status_code, answer.text) == (200, "ok")
    assert ways(house, bia) == []
    reader.posts(link(first, "confirm"), 400)


def test_links_that_are_not_ours_do_nothing(house: Hall, ana: Person) -> None:
    good = house.house.keeper.link("confirm", "x")
    for path in ("/confirm/x", f"/confirm/{good}x", f"/unsubscribe/{good}"):
        ana.gets(path, 400)
    assert httpx.post(f"{house.url}/unsubscribe/{good}").status_code == 400


def test_only_the_one_click_needs_no_origin(house: Hall, ana: Person) -> None:
    cookies = dict(ana.client.cookies)
    for path in ("/me/turns/stop", "/me/turns/hook", "/confirm/x", "/unsubscribe", "/me/forget"):
        assert httpx.post(house.url + path, cookies=cookies).status_code == 403


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "ana",
        "ana@",
        "a..b@example.org",
        ".a@example.org",
        "a.@example.org",
        "a" * 65 + "@example.org",
        "@example.org",
        "ana@host",
        "a b@example.org",
        "a@b.c\nBcc: d@e.f",
    ],
)
def test_what_is_no_mail_address_is_refused(typed: str) -> None:
    with pytest.raises(Refused):
        mailbox(typed)


def test_a_mailbox_that_does_not_exist_is_not_kept(house: Hall, ana: Person) -> None:
    ana.posts("/me/turns/mail", 400, address="nobody@example.org")
    assert ways(house, ana) == []


def test_nobodys_box_is_filled_by_strangers(house: Hall) -> None:
    for _ in range(3):
        house.enters("Caio").posts("/me/turns/mail", address="victim@example.org")
    house.enters("Caio").posts("/me/turns/mail", 429, address="Victim@example.org")


def test_a_password_is_never_said_in_the_open(letters: Sink) -> None:
    postman = Postman(f"smtp://ana:secret@127.0.0.1:{letters.port}", "table@example.org")
    with pytest.raises(OSError, match="in the open"):
        postman.brings(Letter("bia@example.org", "x", "y"))


# All of it.


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


def test_the_key_is_made_once_and_is_a_point_of_the_curve(house: Hall) -> None:
    key = pushing.new_key()
    assert len(base64.urlsafe_b64decode(pushing.public_half(key) + "=")) == 65
    shown = re.search(r'data-key="([^"]+)"', house.enters("Ana").gets("/me/turns"))
    assert shown
    assert shown[1] == pushing.public_half(house.house.store.look(lambda c: kept_secret(c, "vapid", lambda: "")))


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
