"""Letters: to who said yes, with a way to end it."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from ludoteca.kernel import Refused
from ludoteca.table.letters import Letter, Postman, mailbox
from tests.table.hall import Hall, Person, two
from tests.table.sinks import Sink
from tests.table.telling.ways import draws, quiet, until, ways


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
