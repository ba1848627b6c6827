"""Five thousand odd messages and requests: each is answered or refused, none fails, and nothing changes."""

from __future__ import annotations

import json
import random
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from ludoteca.kernel.option import _INTERNED
from ludoteca.store.schema import chat, pick, players, seats, tables
from ludoteca.table.security import BODY
from tests.table.hall import Hall, Person, hall, tokens

ODD = (
    "²",
    "9" * 5000,
    "\ud800",
    "\0",
    "-1",
    "1e9",
    "",
    " ",
    "None",
    "🂡" * 50,
    "<0",
    "lay:0",
    "draw",
    "a:" * 90,
    "\u202e",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("odd"), burst=1e9, messages=1e9) as opened:
        yield opened


def everything(house: Hall) -> list[Any]:
    def read(c: Any) -> list[Any]:
        return [sorted(map(str, c.execute(table.select()))) for table in (tables, seats, pick, chat, players)]

    return house.house.store.look(read)


def raw(house: Hall, request: bytes) -> bytes:
    """Whatever comes back for these very bytes."""
    address = urlsplit(house.url)
    with socket.create_connection((address.hostname or "", address.port or 0), timeout=20) as line:
        line.sendall(request)
        answer = b""
        while part := line.recv(65536):
            answer += part
    return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


@pytest.mark.parametrize("origin", ["http://[", "null", "//", "http://127.0.0.1:notaport", "\xff"])
def test_an_origin_that_is_none(house: Hall, ana: Person, origin: str) -> None:
    host = urlsplit(house.url).netloc
    request = (
        f"POST /tables HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    )
    assert status(raw(house, request.encode("latin-1"))) in (400, 403)


def test_an_oversized_body_in_pieces(house: Hall, ana: Person) -> None:
    csrf = ana.csrf()

    def pieces() -> Iterator[bytes]:
        yield f"csrf={csrf}&record=".encode()
        for _ in range(2 + BODY // 1000):
            yield b"x" * 1000

    headers = {"content-type": "application/x-www-form-urlencoded"}
    answer = ana.client.post("/import", content=pieces(), headers=headers)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "where", ["/table/%00", "/join/%00", "/games/roam?like=%00", "/table/x%ED%A0%80", "/games/²", "/static/x/%00"]
)
def test_addresses_no_database_can_look_for(ana: Person, where: str) -> None:
    assert ana.client.get(where).status_code in (400, 404)


@pytest.mark.parametrize("frame", [b"\x00\xff", "[" * 4000, '{"do":' * 600, '{"pick":"\\ud800","n":0}', "9" * 3000])
def test_frames_that_are_not_messages(house: Hall, ana: Person, frame: str | bytes) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.web.send(frame)
        assert tab.until(code="message" if isinstance(frame, bytes) or "pick" not in frame else "not-a-pick")
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


def odd_message(chance: random.Random) -> str | bytes:
    """Something that a tab could say, bent."""
    verbs = (
        "undo",
        "consent",
        "takeover",
        "hint",
        "standing",
        "lift",
        "cover",
        "seen",
        "fly",
        "face-up",
        "agree",
        "\0",
    )
    value: Any = chance.choice([*ODD, 0, -1, 10**30, 1.5, None, True, [], {}, [[0]]])
    message: dict[str, Any] = {"do": chance.choice(verbs), chance.choice(["n", "seat", "mode", "text", "yes"]): value}
    if chance.random() < 0.4:
        message = {"n": chance.choice([value, -5, 10**9]), "pick": chance.choice(ODD)}
    text = json.dumps(message)
    if chance.random() < 0.3:  # a letter goes wrong on the way
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice('{}[]",:\\0x\x7f') + text[at + 1 :]
    return text.encode() if chance.random() < 0.05 else text[:3500]


def test_odd_messages_change_nothing(house: Hall, ana: Person) -> None:
    """Three thousand, from somebody who sits at the table and is not asked, and from somebody who watches."""
    table = ana.sets("me", "friend", "friend")
    bia, caio = house.enters("Bia"), house.enters("Caio")
    for person in (bia, caio):
        person.joins(tokens(ana.gets(f"/table/{table}"))[0])
    chance = random.Random(21)
    with bia.sits(table) as bt, house.enters("Davi").sits(table) as dt:
        for tab in (bt, dt):
            tab.hears()
        tab_said = [(tab, odd_message(chance)) for tab in (bt, dt) for _ in range(1500)]
        before = everything(house)
        for tab, said in tab_said:
            tab.web.send(said)
        for tab in (bt, dt):
            tab.says(do="chat")  # says nothing; the answer to what follows shows that the socket lives
            tab.says(do="lift", seat=99)
            while tab.hears(30).get("code") != "not-asked":
                pass
    with_standing = [rows for rows in everything(house) if not any("open" in row for row in rows)]
    assert len(with_standing) == len(before)
    assert everything(house)[2] == before[2]  # no pick
    assert everything(house)[0] == before[0]  # no proposal, no end


def odd_request(house: Hall, chance: random.Random, table: str) -> bytes:
    places = ("/", "/tables", f"/table/{table}", f"/table/{table}/replay", f"/table/{table}/record", "/import", "/me")
    more = (
        "/join/x",
        "/games/toy",
        "/language",
        f"/table/{table}/play-on",
        f"/table/{table}/sit",
        "/me/recover",
        "/metrics",
    )
    where = chance.choice(places + more)
    for _ in range(chance.randrange(3)):
        word = chance.choice(ODD).encode("utf-8", "surrogatepass")
        where += chance.choice(["?n=", "?eyes=", "&like=", "/"]) + "".join(f"%{byte:02x}" for byte in word[:200])
    method = chance.choice(["GET", "POST", "PUT", "HEAD", "DELETE", "OPTIONS", "X"])
    host = urlsplit(house.url).netloc
    body = bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    kinds = (
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/json",
        "",
    )
    length = chance.choice([str(len(body))] * 6 + ["-1", "²", "99999999999"])
    cookie = chance.choice(["", "ludoteca=x.y", "ludoteca=%00", "ludoteca=" + "a" * 3000])
    head = [
        f"{method} {where} HTTP/1.1",
        f"Host: {host}",
        f"Origin: {chance.choice([house.url] * 5 + ['http://[', 'null'])}",
        f"Content-Type: {chance.choice(kinds)}",
        f"Content-Length: {length}",
        f"Cookie: {cookie}",
        f"Accept-Language: {chance.choice(['en', 'pt', ';;;', '*' * 500])}",
        "Connection: close",
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def test_odd_requests_change_nothing_and_never_fail(house: Hall, ana: Person) -> None:
    """Two thousand, by four at a time."""
    table = ana.sets("me", "guest", curtain="")
    before = everything(house)
    bad: list[tuple[bytes, bytes]] = []

    def knock(seed: int) -> None:
        chance = random.Random(seed)
        for _ in range(500):
            request = odd_request(house, chance, table)
            answer = raw(house, request)
            if not answer or status(answer) >= 500:
                bad.append((request, answer[:200]))

    hands = [threading.Thread(target=knock, args=(seed,)) for seed in range(4)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join(200)
    assert not bad, bad[0]
    assert everything(house) == before


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
