"""A passkey opens the door to whoever holds it, from any device; nothing else does."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludoteca.table import fair
from ludoteca.table.fair import LIMITS
from tests.table.hall import Hall, Person
from tests.table.softkey import SoftKey, data, text


@pytest.fixture(autouse=True)
def _many_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "passkeys", fair.Limit(10_000, 1))


@pytest.fixture
def ana(house: Hall) -> Person:
    return enters(house, "Ana")


def enters(house: Hall, name: str) -> Person:
    """Through the name of the house: keys are made for names."""
    house.people.append(Person(house.url.replace("127.0.0.1", "localhost"), name))
    return house.people[-1]


def adds(person: Person, key: SoftKey, status: int = 303) -> None:
    options = person.posts("/me/passkeys/ask", 200).json()
    person.posts("/me/passkeys", status, answer=key.makes(options, person.url))


def asked(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.posts("/me/enter/ask", 200).json()
    return found


def test_a_passkey_opens_the_same_seats_on_another_device(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    assert "not used yet" in ana.gets("/me")
    phone = enters(house, "?")
    assert table not in phone.gets("/")
    phone.posts("/me/enter", answer=key.answers(asked(phone), phone.url))
    assert table in phone.gets("/")
    page = ana.gets("/me")
    assert "last used" in page
    assert page.count('name="device"') == 1  # the phone is a device like any other, and can be sent away
    third = enters(house, "?")
    third.posts("/me/enter", answer=key.answers(asked(third), third.url))
    assert table in third.gets("/")


def test_a_key_holds_no_secret_of_ours_and_makes_one_key_for_one_person(house: Hall, ana: Person) -> None:
    ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    options = ana.posts("/me/passkeys/ask", 200).json()
    assert [one["id"] for one in options["excludeCredentials"]] == [text(key.id)]
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["rp"]["id"] == "localhost"
    badge = house.house.keeper.open(ana.client.cookies["ludoteca"])
    assert badge is not None
    assert badge.player.encode() not in data(options["user"]["id"])
    bia = enters(house, "Bia")
    bia.sets("me", "bot:random")
    adds(bia, key, 400)  # it is Ana's


def test_an_answer_given_elsewhere_is_refused(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    phone = enters(house, "?")
    for origin in ("https://evil.example", "http://localhost", phone.url.replace("http", "https"), ""):
        phone.posts("/me/enter", 400, answer=key.answers(asked(phone), origin))
    elsewhere = asked(phone) | {"rpId": "evil.example"}
    phone.posts("/me/enter", 400, answer=key.answers(elsewhere, phone.url))
    assert table not in phone.gets("/")
    options = ana.posts("/me/passkeys/ask", 200).json()
    ana.posts("/me/passkeys", 400, answer=SoftKey().makes(options, "https://evil.example"))
    assert ana.gets("/me").count('name="passkey"') == 1


def test_a_challenge_is_answered_once_and_by_whom_it_was_given_to(house: Hall, ana: Person) -> None:
    ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    phone, thief = enters(house, "?"), enters(house, "?")
    options = asked(phone)
    answer = key.answers(options, phone.url)
    thief.posts("/me/enter", 400, answer=answer)  # overheard before it was used
    phone.posts("/me/enter", answer=answer)
    phone.posts("/me/enter", 400, answer=answer)
    phone.posts("/me/enter", 400, answer=key.answers(options, phone.url))  # a right answer to an old question
    made_up = asked(thief) | {"challenge": text(b"x" * 32)}
    thief.posts("/me/enter", 400, answer=key.answers(made_up, thief.url))
    new = ana.posts("/me/passkeys/ask", 200).json()
    thief.posts("/me/enter", 400, answer=key.answers({**new, "rpId": "localhost"}, thief.url))  # of the other kind


def test_an_answer_that_was_overheard_is_worth_nothing_though_the_key_does_not_count(house: Hall, ana: Person) -> None:
    """Keys that a cloud carries from device to device say 0 every time: only the challenge tells old from new."""
    table = ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    phone = enters(house, "?")
    options = asked(phone)
    before = phone.client.cookies["ludoteca"]
    for status in (303, 400):
        phone.client.cookies.clear()
        phone.client.cookies.set("ludoteca", before, domain="localhost.local", path="/")
        key.count = -1
        phone.posts("/me/enter", status, answer=key.answers(options, phone.url))
    assert table not in phone.gets("/")


def test_a_key_that_is_not_known_or_not_right_opens_nothing(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    phone = enters(house, "?")
    phone.posts("/me/enter", 400, answer=SoftKey().answers(asked(phone), phone.url))
    phone.posts("/me/enter", 400, answer=SoftKey(id=key.id).answers(asked(phone), phone.url))  # it has another secret
    key.count = 10
    phone.posts("/me/enter", answer=key.answers(asked(phone), phone.url))
    copy = enters(house, "?")
    key.count = 3  # a copy of the key that was made earlier
    copy.posts("/me/enter", 400, answer=key.answers(asked(copy), copy.url))
    assert table not in copy.gets("/")


def test_a_key_that_was_removed_opens_nothing(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    bia = enters(house, "Bia")
    bia.sets("me", "bot:random")
    bia.posts("/me/passkeys/remove", 400, passkey=text(key.id))
    ana.posts("/me/passkeys/remove", passkey=text(key.id))
    ana.posts("/me/passkeys/remove", 400, passkey=text(key.id))
    phone = enters(house, "?")
    phone.posts("/me/enter", 400, answer=key.answers(asked(phone), phone.url))
    assert table not in phone.gets("/")


def test_who_has_a_passkey_has_a_way_back(ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    key = SoftKey()
    adds(ana, key)
    ana.posts("/me/leave")
    assert table not in ana.gets("/")
    ana.posts("/me/enter", answer=key.answers(asked(ana), ana.url))
    assert table in ana.gets("/")


@pytest.mark.parametrize(
    "answer",
    [
        "",
        "{}",
        "[]",
        "[" * 5000,
        '{"id": 5, "response": {"clientDataJSON": "e30"}}',
        '{"id": "\\ud800", "response": {"clientDataJSON": "8J-Yiw"}}',
        json.dumps({"id": "a", "response": {"clientDataJSON": text(json.dumps({"challenge": "\0"}).encode())}}),
        json.dumps({"id": "\ud800", "response": {"clientDataJSON": text(json.dumps({"challenge": "a"}).encode())}}),
        json.dumps({"id": "\0", "response": {"clientDataJSON": text(json.dumps({"challenge": "a"}).encode())}}),
        json.dumps({"id": "a", "response": {"clientDataJSON": text(json.dumps({"challenge": [1]}).encode())}}),
    ],
)
def test_what_is_no_answer_is_refused(ana: Person, answer: str) -> None:
    for door in ("/me/enter", "/me/passkeys"):
        ana.posts(door, 400, answer=answer)


@pytest.mark.parametrize("name", ["\ud800", "\0", "é"])
def test_a_key_that_no_database_can_look_for_is_refused(ana: Person, name: str) -> None:
    key = SoftKey()
    adds(ana, key)
    told = json.loads(key.answers(asked(ana), ana.url))
    ana.posts("/me/enter", 400, answer=json.dumps({**told, "id": name}))


def test_an_answer_that_is_half_right_is_refused(ana: Person) -> None:
    for part in ("attestationObject", "clientDataJSON"):
        told = json.loads(SoftKey().makes(ana.posts("/me/passkeys/ask", 200).json(), ana.url))
        told["response"][part] = told["response"][part][:40]
        ana.posts("/me/passkeys", 400, answer=json.dumps(told))


def test_at_a_number_there_are_no_passkeys(house: Hall) -> None:
    bia = house.enters("Bia")
    assert "passkey.js" not in bia.gets("/me")
    bia.posts("/me/passkeys/ask", 400)
    bia.posts("/me/enter/ask", 400)


def test_the_doors_of_passkeys_are_limited(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "passkeys", fair.Limit(3, 3600))
    caio = Person(ana.url, "Caio")
    for _ in range(3):
        caio.posts("/me/enter/ask", 200)
    caio.posts("/me/enter", 429, answer="{}")
    caio.client.close()


def test_other_sites_cannot_ask_in_somebodys_name(ana: Person) -> None:
    ana.sets("me", "bot:random")
    for door in ("/me/passkeys/ask", "/me/passkeys", "/me/enter", "/me/passkeys/remove", "/me/devices", "/me/leave"):
        assert ana.client.post(door, data={}).status_code == 403  # without the form's word
        foreign = ana.client.post(door, data={"csrf": ana.csrf()}, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
