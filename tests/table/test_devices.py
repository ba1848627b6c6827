"""Each browser that holds somebody's cookie can be sent away by itself, and is nobody's from then on."""

from __future__ import annotations

import contextlib
import re
import time

import pytest
from itsdangerous import URLSafeSerializer
from websockets.exceptions import ConnectionClosed

from ludoteca.store.devices import devices_of
from ludoteca.store.people import server_secret, touch
from ludoteca.table.browsers import browser_of
from ludoteca.table.identity import COOKIE
from tests.table.hall import Hall, Person

PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Safari/604"
)


def also(house: Hall, person: Person) -> Person:
    """The same person, on a phone, by a recovery code."""
    code = re.search(r"<output>([^<]+)</output>", person.posts("/me/recovery", 200).text)
    assert code
    phone = house.enters("?")
    phone.client.headers["user-agent"] = PHONE
    phone.posts("/me/recover", code=code[1])
    return phone


def elsewhere(person: Person) -> list[str]:
    """The devices that this person may send away."""
    return [device for device in re.findall(r'name="device" value="([^"]+)"', person.gets("/me")) if device != "others"]


def test_every_browser_is_listed_with_its_kind_and_this_one_is_marked(house: Hall, ana: Person) -> None:
    ana.sets("me", "bot:random")
    phone = also(house, ana)
    phone.gets("/me")  # from here on it is known what it is
    page = ana.gets("/me")
    assert page.count("this one") == 1
    assert re.search(r"Safari on iPhone.{0,200}last here 20\d\d-", page)
    assert len(elsewhere(ana)) == 1


def test_a_device_that_was_sent_away_is_refused_everywhere_at_once(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random", **{"variant-length": "long"})
    phone = also(house, ana)
    csrf = phone.csrf()
    with phone.sits(table) as held, ana.sits(table) as kept:
        assert held.is_asked()["turn"]
        kept.is_asked()
        ana.posts("/me/devices", device=elsewhere(ana)[0])
        with contextlib.suppress(ConnectionClosed):  # it may be cut before a word is said
            held.says(n=0, pick="draw")
        assert held.is_cut() == 4401
        kept.picks_one("draw")  # and nobody has been faster
    refused = phone.client.post("/me", data={"csrf": csrf, "name": "Thief"})
    assert refused.status_code == 403
    assert table not in phone.gets("/")
    assert "Thief" not in ana.gets("/me")
    with phone.sits(table) as tab:
        assert not tab.hears()["turn"]


def test_a_stolen_cookie_does_not_come_back(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    phone = also(house, ana)
    stolen = phone.client.cookies[COOKIE]
    ana.posts("/me/devices", device="others")
    thief = house.enters("?")
    thief.client.cookies.set(COOKIE, stolen, domain="127.0.0.1", path="/")
    assert table not in thief.gets("/")
    assert thief.client.cookies[COOKIE] != stolen


def test_who_logs_out_is_nobody_here_and_still_somebody_elsewhere(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    phone = also(house, ana)
    old = phone.client.cookies[COOKIE]
    with phone.sits(table) as tab:
        tab.hears()
        phone.posts("/me/leave")
        assert tab.is_cut() == 4401
    assert COOKIE not in phone.client.cookies
    assert table not in phone.gets("/")
    assert table in ana.gets("/")
    assert elsewhere(ana) == []
    phone.client.cookies.clear()
    phone.client.cookies.set(COOKIE, old, domain="127.0.0.1", path="/")
    assert table not in phone.gets("/")


def test_who_has_no_way_back_must_mean_it(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    assert "no way back" in ana.posts("/me/leave", 400).text
    assert table in ana.gets("/")
    ana.posts("/me/recovery", 200)
    ana.posts("/me/leave")
    assert table not in ana.gets("/")
    bia = house.enters("Bia")
    bia.sets("me", "bot:random")
    bia.posts("/me/leave", sure="1")


def test_nobody_sends_away_what_is_not_theirs(house: Hall, ana: Person) -> None:
    bia = house.enters("Bia")
    table = bia.sets("me", "bot:random")
    ana.sets("me", "bot:random")
    badge = house.house.keeper.open(bia.client.cookies[COOKIE])
    assert badge is not None
    ana.posts("/me/devices", 400, device=badge.device)
    ana.posts("/me/devices", 400, device="others")
    mine = house.house.keeper.open(ana.client.cookies[COOKIE])
    assert mine is not None
    ana.posts("/me/devices", 400, device=mine.device)  # that is logging out, and asked for differently
    assert table in bia.gets("/")


def test_a_cookie_from_before_there_were_devices_still_opens_and_can_be_sent_away(house: Hall, ana: Person) -> None:
    secret = house.house.store.submit(server_secret).result()
    old = str(URLSafeSerializer(secret, salt="ludoteca.player").dumps("somebody-of-old"))
    ana.client.cookies.set(COOKIE, old, domain="127.0.0.1", path="/")
    table = ana.sets("me", "bot:random")
    phone = also(house, ana)
    assert "before this list existed" in phone.gets("/me")
    assert elsewhere(phone) == ["somebody-of-old"]
    phone.posts("/me/devices", device="somebody-of-old")
    assert table not in ana.gets("/")
    assert table in phone.gets("/")


def test_who_only_looks_leaves_no_trace(house: Hall) -> None:
    caio = house.enters("Caio")
    caio.gets("/")
    badge = house.house.keeper.open(caio.client.cookies[COOKIE])
    assert badge is not None
    assert house.house.store.look(lambda c: devices_of(c, badge.player)) == []
    assert "Your devices" not in caio.gets("/me")


def test_when_a_device_was_seen_is_not_written_at_every_request(house: Hall, ana: Person) -> None:
    ana.sets("me", "bot:random")
    badge = house.house.keeper.open(ana.client.cookies[COOKIE])
    assert badge is not None
    deadline = time.monotonic() + 60
    while not (seen := house.house.store.look(lambda c: devices_of(c, badge.player))[0].seen):
        ana.gets("/")
        assert time.monotonic() < deadline
    ana.gets("/")
    house.house.store.submit(touch).result()  # whatever was to be written has been
    assert house.house.store.look(lambda c: devices_of(c, badge.player))[0].seen == seen


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        (PHONE, ("Safari", "iPhone")),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", ("Firefox", "Linux")),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0",
            ("Edge", "Windows"),
        ),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36", ("Chrome", "Android")),
        ("curl/8", ("", "")),
        ("<script>", ("", "")),
    ],
)
def test_a_browser_is_known_by_its_kind(agent: str, kind: tuple[str, str]) -> None:
    assert browser_of(agent) == kind
