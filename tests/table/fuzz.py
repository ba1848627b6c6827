"""Odd input: messages, requests and records as nobody means them. Each is answered or refused; none may fail, and
nothing may change but what its sender may change anyway."""

from __future__ import annotations

import json
import random
import re
import socket
import time
from typing import Any
from urllib.parse import urlsplit

from ludoteca.store.schema import devices, metadata, seats, setting
from tests.table.hall import Hall, Person, Tab, tokens

ODD = (
    *("²", "9" * 5000, "\ud800", "\0", "-1", "1e9", "", " ", "None", "🂡" * 50),
    *("<0", "lay:0", "draw", "a:" * 90, "\u202e", "'; DROP TABLE pick; --", "../../etc/passwd", "{{7*7}}", "%s%n"),
)
VERBS = ("undo", "consent", "takeover", "hint", "standing", "lift", "cover", "seen", "fly", "face-up", "agree", "\0")
VERBS_TOO = ("close", "reopen", "hurry", "speed", "pick", "do", "")
OURS = ("standing", "seen")
"""What a seat may set for itself by such words: how it is asked, how far it has watched."""


def everything(house: Hall, *, but: frozenset[str] = frozenset()) -> dict[str, list[str]]:
    """The whole database, without the tables named, and without what a seat sets for itself."""

    def rows(c: Any, table: Any) -> list[str]:
        found = [dict(row._mapping) for row in c.execute(table.select())]
        kept = [row for row in found if row.get("match", row.get("id")) not in but]
        if table is seats:
            kept = [{name: value for name, value in row.items() if name not in OURS} for row in kept]
        return sorted(map(repr, kept))

    # The line that is touched to find out whether anything can be written is no state, nor when a browser was here.
    watched = [table for table in metadata.sorted_tables if table not in (setting, devices)]
    return house.house.store.look(lambda c: {table.name: rows(c, table) for table in watched})


def bent(chance: random.Random, text: str) -> str:
    """A few letters go wrong on the way."""
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(text) + 1)
        new = chance.choice([*'{}[]",:\\0x\x7f\n\t ', chance.choice(ODD)[:20], str(chance.randrange(10**6))])
        text = text[:at] + new + text[at + chance.randrange(3) :]
    return text


def odd_message(chance: random.Random) -> str | bytes:
    """Something that a tab could say, bent."""
    value: Any = chance.choice([*ODD, 0, -1, 10**30, 1.5, None, True, [], {}, [[0]]])
    verb = chance.choice(VERBS if chance.random() < 0.8 else VERBS_TOO)
    message: dict[str, Any] = {"do": verb, chance.choice(["n", "seat", "mode", "text", "yes"]): value}
    if chance.random() < 0.4:
        message = {"n": chance.choice([value, -5, 10**9]), "pick": chance.choice(ODD)}
    text = json.dumps(message)
    if chance.random() < 0.3:
        text = bent(chance, text)
    text = text[:3500].encode("utf-8", "replace").decode()
    return text.encode() if chance.random() < 0.05 else text


KINDS = (
    *("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data"),
    *("application/json", ""),
)


def odd_request(chance: random.Random, url: str, table: str) -> bytes:
    at = f"/table/{table}"
    places = ("/", "/tables", at, f"{at}/replay", f"{at}/record", "/import", "/me", "/join/x", "/games/toy")
    ours = (
        "/me/devices",
        "/me/enter",
        "/me/passkeys",
        f"{at}/people",
        f"{at}/people/remove",
        "/admin",
        "/admin/enter/x",
    )
    more = ("/language", f"{at}/play-on", f"{at}/sit", "/me/recover", "/metrics", "/games/toy/rules", "/static/x/a.js")
    where = chance.choice(places + more + ours)
    for _ in range(chance.randrange(3)):
        word = chance.choice(ODD).encode("utf-8", "surrogatepass")
        where += chance.choice(["?n=", "?eyes=", "&like=", "/"]) + "".join(f"%{byte:02x}" for byte in word[:200])
    body = chance.randbytes(chance.randrange(60))
    head = [
        f"{chance.choice(['GET', 'POST', 'PUT', 'HEAD', 'DELETE', 'OPTIONS', 'X'])} {where} HTTP/1.1",
        f"Host: {urlsplit(url).netloc}",
        f"Origin: {chance.choice([url] * 5 + ['http://[', 'null'])}",
        f"Content-Type: {chance.choice(KINDS)}",
        f"Content-Length: {chance.choice([str(len(body))] * 6 + ['-1', '²', '99999999999'])}",
        f"Cookie: {chance.choice(['', 'ludoteca=x.y', 'ludoteca=%00', 'ludoteca=' + 'a' * 3000])}",
        f"Accept-Language: {chance.choice(['en', 'pt', ';;;', '*' * 500])}",
        "Connection: close",
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + body


def odd_record(chance: random.Random, text: str) -> str:
    """The record of a real game with lines swapped, doubled, dropped or bent."""
    lines = text.splitlines()
    for _ in range(chance.randrange(1, 4)):
        at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
        match chance.randrange(5):
            case 0:
                lines[at], lines[other] = lines[other], lines[at]
            case 1:
                lines.insert(at, lines[other])
            case 2 if len(lines) > 1:
                del lines[at]
            case 3:
                lines[at] = re.sub(r"\d+", lambda found: str(int(found[0]) + chance.choice([-1, 1, 10**20])), lines[at])
            case _:
                lines[at] = bent(chance, lines[at])
    return "\n".join(lines)


def raw(url: str, request: bytes, seconds: float = 20) -> bytes:
    """Whatever comes back for these very bytes."""
    address = urlsplit(url)
    with socket.create_connection((address.hostname or "", address.port or 0), timeout=seconds) as line:
        line.sendall(request)
        answer = b""
        while part := line.recv(65536):
            answer += part
    return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


class Fuzz:
    """Three people at a table of the toy: one is asked, one is not, and somebody watches."""

    def __init__(self, house: Hall, seed: int) -> None:
        self.house = house
        self.chance = random.Random(seed)
        self.ana, self.bia, self.davi = (house.enters(name) for name in ("Ana", "Bia", "Davi"))
        self.table = self.ana.sets("me", "friend", "friend")
        for person in (self.bia, house.enters("Caio")):
            person.joins(tokens(self.ana.gets(f"/table/{self.table}"))[0])
        self.importer = house.enters("Eva")
        self.importer.gets("/")
        self.done = 0

    def messages(self, count: int) -> None:
        """From somebody who sits at the table and is not asked, and from somebody who watches."""
        with self.bia.sits(self.table) as bt, self.davi.sits(self.table) as dt:
            for tab in (bt, dt):
                tab.hears()
            before = everything(self.house)
            for tab in (bt, dt):
                for _ in range(count // 2):
                    tab.web.send(odd_message(self.chance))
                    self.done += 1
                    if self.done % 200 == 0:
                        self._still_there(tab)
                self._still_there(tab)
        _same(before, everything(self.house))

    def _still_there(self, tab: Tab) -> None:
        """The answer to what nobody may do shows that the socket lives."""
        tab.says(do="lift", seat=99)
        while tab.hears().get("code") != "not-asked":
            pass

    def requests(self, count: int) -> None:
        before = everything(self.house)
        for _ in range(count):
            request = odd_request(self.chance, self.house.url, self.table)
            answer = raw(self.house.url, request)
            assert answer, request
            assert status(answer) < 500, (request, answer[:300])
            self.done += 1
        _same(before, everything(self.house))

    def records(self, count: int, whole: str) -> None:
        """A record that is still right may be brought in: it becomes a table of its own, and touches no other."""
        person, csrf = self.importer, self.importer.csrf()
        before, new = everything(self.house), set()
        for _ in range(count):
            form = {
                "csrf": csrf,
                "record": odd_record(self.chance, whole)[:200_000].encode("utf-8", "replace").decode(),
            }
            answer = person.client.post("/import", data=form)
            assert answer.status_code in (303, 400, 413), answer.text[:300]
            if answer.status_code == 303:
                new.add(re.findall(r"/table/(\w+)", answer.headers["location"])[0])
            self.done += 1
        after = everything(self.house, but=frozenset(new))
        after["players"] = [row for row in after["players"] if row in before["players"]]
        _same(before, after)


def _same(before: dict[str, list[str]], after: dict[str, list[str]]) -> None:
    for name, rows in before.items():
        assert after[name] == rows, f"{name} has changed: {set(after[name]) ^ set(rows)}"


def a_record(house: Hall) -> str:
    """Of a whole game of bots."""
    ana = Person(house.url, "Fay")
    table = ana.sets("bot:random", "bot:random")
    deadline = time.monotonic() + 60
    while ana.client.get(f"/table/{table}/record").status_code != 200:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    text = ana.gets(f"/table/{table}/record")
    ana.client.close()
    return text
