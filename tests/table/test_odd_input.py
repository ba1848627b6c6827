"""Five thousand odd messages, requests and records: each is answered or refused, none fails, and nothing changes.

`bench/fuzz.py` sends a million."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.kernel.option import _INTERNED
from ludoteca.table import security
from ludoteca.table.fair import LIMITS, Limit
from ludoteca.table.security import BODY
from ludoteca.table.socket import VERBS
from tests.table.fuzz import Fuzz, a_record, everything, raw, status
from tests.table.hall import Hall, Person, hall


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("odd"), burst=1e9, messages=1e9, absent=1e9) as opened:
        yield opened


@pytest.mark.parametrize("origin", ["http://[", "null", "//", "http://127.0.0.1:notaport", "\xff"])
def test_an_origin_that_is_none(house: Hall, ana: Person, origin: str) -> None:
    host = urlsplit(house.url).netloc
    request = (
        f"POST /tables HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    )
    assert status(raw(house.url, request.encode("latin-1"))) in (400, 403)


@pytest.mark.parametrize("excess", [2000, 8 * BODY], ids=["a little", "a lot"])
@pytest.mark.parametrize("announced", [False, True], ids=["in pieces", "announced"])
def test_a_body_that_is_too_large(house: Hall, ana: Person, excess: int, announced: bool) -> None:
    """The refusal reaches whoever is still sending: a connection that is merely broken explains nothing."""
    csrf = ana.csrf()
    first = f"csrf={csrf}&record=".encode()

    def pieces() -> Iterator[bytes]:
        yield first
        for _ in range((BODY + excess) // 1000):
            yield b"x" * 1000

    headers = {"content-type": "application/x-www-form-urlencoded"}
    if announced:
        headers["content-length"] = str(len(first) + (BODY + excess) // 1000 * 1000)
    answer = ana.client.post("/import", content=pieces(), headers=headers)
    assert answer.status_code == 413


def test_a_form_that_is_not_ours_in_any_alphabet(house: Hall, ana: Person) -> None:
    origin = {"Origin": house.url}
    for typed in ("é", "\0", "x" * 32, ""):
        assert ana.client.post("/me", data={"csrf": typed, "name": "Ana"}, headers=origin).status_code in (400, 403)


@pytest.mark.parametrize(
    "where", ["/table/%00", "/join/%00", "/games/roam?like=%00", "/table/x%ED%A0%80", "/games/²", "/static/x/%00"]
)
def test_addresses_no_database_can_look_for(ana: Person, where: str) -> None:
    assert ana.client.get(where).status_code in (400, 404)


@pytest.mark.parametrize("number", ["²", "٣", "9" * 5000, "-1", "1e3", "+1", "1_0"])
def test_numbers_that_no_person_writes(house: Hall, number: str) -> None:
    ana = house.enters("Ana")
    table = ana.sets("me", "bot:random")
    ana.gets(f"/table/{table}/replay?n={number}")
    ana.posts(f"/table/{table}/play-on", 400, n=number, seat="0")
    ana.posts("/tables", 400, game="toy", name="Ana", seats=number)


@pytest.mark.parametrize("frame", [b"\x00\xff", "[" * 4000, '{"do":' * 600, '{"pick":"\\ud800","n":0}', "9" * 3000])
def test_frames_that_are_not_messages(house: Hall, ana: Person, frame: str | bytes) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.web.send(frame)
        assert tab.until(code="message" if isinstance(frame, bytes) or "pick" not in frame else "not-a-pick")
        tab.picks_one("draw")  # the socket is still there


@pytest.mark.parametrize("what", ["draw " * 12 + "\ud800", " ", "\t"])
def test_half_characters_behind_what_somebody_asks_about(house: Hall, ana: Person, what: str) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="why", what=what)
        while "why" not in tab.hears():
            pass
        tab.picks_one("draw")  # the socket is still there


def test_half_characters_in_the_chat(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.web.send('{"do": "chat", "text": "a\\ud800b\\u0000c\\nd"}')
        while not (heard := tab.hears())["chat"]:
            pass
        assert "abc d" in heard["chat"][0]


def test_a_key_from_outside_leaves_nothing_behind(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        before = len(_INTERNED)
        for number in range(200):
            tab.says(n=tab.news["n"], pick=f"lay:{10**6 + number}")
            tab.until(code="not-on-offer")
        assert len(_INTERNED) == before


def test_odd_messages_change_nothing(house: Hall) -> None:
    Fuzz(house, 21).messages(2600)


def test_odd_requests_change_nothing_and_never_fail(house: Hall) -> None:
    """Sixteen hundred, by four at a time."""
    fuzzes = [Fuzz(house, seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as hands:
        for done in [hands.submit(fuzz.requests, 400) for fuzz in fuzzes]:
            done.result(200)


def test_odd_records_change_nothing(house: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "imports", Limit(1e9, 1))
    Fuzz(house, 22).records(500, a_record(house))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)
WORDS = st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("do", "n", "pick", "seat", "mode", "yes", "away"), JSON)
) | st.builds(lambda verb, more: {"do": verb, **more}, st.sampled_from(sorted(VERBS)), st.dictionaries(st.text(), JSON))


def test_whatever_hypothesis_says_changes_nothing(house: Hall) -> None:
    """Three hundred messages of any shape, verbs that exist among them, from somebody who only watches."""
    fuzz = Fuzz(house, 23)
    with fuzz.davi.sits(fuzz.table) as tab:
        tab.hears()
        before = everything(house)

        @settings(max_examples=300, deadline=None, derandomize=True, database=None)
        @given(WORDS)
        def say(said: Any) -> None:
            tab.web.send(json.dumps(said).encode("utf-8", "replace").decode())
            tab.says(do="lift", seat=99)
            while tab.hears().get("code") != "not-asked":
                pass

        say()
    assert everything(house) == before


def test_a_body_that_comes_letter_by_letter_is_not_waited_for(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(security, "PATIENCE", 0.5)
    host = urlsplit(house.url).netloc
    head = f"POST /me HTTP/1.1\r\nHost: {host}\r\nOrigin: {house.url}\r\nContent-Length: 500\r\n"
    kind = "Content-Type: application/x-www-form-urlencoded\r\n\r\ncsrf="
    answer = raw(house.url, (head + kind).encode())  # and nothing more
    assert status(answer) == 408


def test_racing_for_open_chairs_seats_everybody_for_whom_there_is_one(tmp_path: Path) -> None:
    with hall(tmp_path) as opened:
        table = opened.enters("Ana").sets("me", "anyone", "anyone", "anyone")
        crowd = [opened.enters(f"P{i}") for i in range(6)]
        crowd[0].gets("/me")
        twins = [*crowd, crowd[0], crowd[0]]  # who clicks three times still takes one chair
        forms = [{"csrf": person.csrf(), "name": person.name} for person in twins]
        codes: list[int] = []

        def sit(person: Person, form: dict[str, str]) -> None:
            codes.append(person.client.post(f"/table/{table}/sit", data=form).status_code)

        hands = [threading.Thread(target=sit, args=pair) for pair in zip(twins, forms, strict=True)]
        for hand in hands:
            hand.start()
        for hand in hands:
            hand.join(30)
        room = opened.house.rooms[table]
        seated = [chair.player for chair in room.row.chairs]
        assert len(set(seated)) == 4
        assert all(chair.kind == "person" for chair in room.row.chairs)
        assert room.started
        assert set(codes) <= {303, 400}
