"""Everything the table refuses, and that nothing changes when it does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.store.tables import picks_since
from ludoteca.table.identity import COOKIE
from ludoteca.table.security import BODY, MESSAGE
from tests.table.hall import Hall, Person, Tab, hall, tokens, two


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall")) as opened:
        yield opened


def rows(house: Hall, table: str) -> int:
    return len(house.house.store.look(lambda c: picks_since(c, table)))


def refused(tab: Tab) -> str:
    while True:
        heard = tab.hears()
        if "refused" in heard:
            return str(heard["code"])


def test_a_pick_for_another_seat(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        key = at.is_asked() and at.picks[0]
        bt.hears()
        bt.says(n=0, pick=key)
        assert refused(bt) == "not-asked"
    assert rows(house, table) == 0


def test_a_pick_of_somebody_who_only_watches(house: Hall, ana: Person) -> None:
    _, table = two(house, ana)
    with ana.sits(table) as at, house.enters("Caio").sits(table) as ct:
        key = at.is_asked() and at.picks[0]
        ct.says(n=0, pick=key)
        assert refused(ct) == "watching"
    assert rows(house, table) == 0


def test_a_stale_n_and_a_repeated_click(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        key = tab.picks[0]
        tab.says(n=0, pick=key)
        tab.says(n=0, pick=key)
        assert refused(tab) == "stale"
        heard = tab.hears()
        assert heard["n"] == 1  # with the refusal comes the board as it stands
        tab.says(n=7, pick=key)
        assert refused(tab) == "stale"
    assert rows(house, table) == 1


@pytest.mark.parametrize("pick", ["lay:999", "pass", "<0", "", "lay", "LAY:1", "lay:1; drop table pick", "x" * 500])
def test_a_pick_not_on_offer(house: Hall, ana: Person, pick: str) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        n = tab.news["n"]
        tab.says(n=n, pick=pick)
        assert refused(tab) in ("not-on-offer", "not-a-pick")
        assert rows(house, table) == n


@pytest.mark.parametrize(
    "message", ["[]", "{", '"pick"', "{}", '{"do": "fly"}', '{"n": "0", "pick": "draw"}', '{"do": "undo"}']
)
def test_what_is_not_understood(house: Hall, ana: Person, message: str) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.web.send(message)
        assert refused(tab) == "message"


def test_before_everybody_is_there_nothing_can_be_picked(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "friend")
    with ana.sits(table) as tab:
        tab.hears()
        tab.says(n=0, pick="draw")
        assert refused(tab) == "not-started"


def test_a_forged_cookie_is_nobody(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    true = ana.client.cookies[COOKIE]
    for forged in (true[:-2] + "xx", true.split(".")[0], "a.b", "%00"):
        forger = house.enters("Ana")
        forger.client.cookies.set(COOKIE, forged, domain="127.0.0.1", path="/")
        with forger.sits(table) as tab:
            assert tab.hears()["turn"] is False
            tab.says(n=0, pick="draw")
            assert refused(tab) == "watching"
        assert table not in forger.gets("/")


def test_a_foreign_origin(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    for origin in ("http://evil.example", "null", None):
        with pytest.raises((InvalidStatus, ConnectionClosed)), ana.sits(table, origin=origin) as tab:  # type: ignore[arg-type]
            tab.hears()
    answer = ana.client.post("/tables", data={"csrf": ana.csrf()}, headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    bare = httpx.post(f"{house.url}/tables", data={"game": "toy"})
    assert bare.status_code == 403


def test_a_post_without_the_right_csrf(house: Hall, ana: Person) -> None:
    form = {"game": "toy", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "bot:random"}
    assert ana.client.post("/tables", data=form).status_code == 403
    other = house.enters("Bia").csrf()
    assert ana.client.post("/tables", data={**form, "csrf": other}).status_code == 403


def test_oversized_messages_and_posts(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        tab.says(do="chat", text="x" * (MESSAGE + 10))
        with pytest.raises(ConnectionClosed):
            tab.until(code="never")
    answer = ana.client.post("/import", data={"csrf": ana.csrf(), "record": "x" * (BODY + 10)})
    assert answer.status_code == 413


def test_a_flood_of_messages(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        for _ in range(60):
            tab.says(do="seen", n=0)
        assert refused(tab) == "too-fast"


def test_with_more_tabs_nobody_does_more(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    house.house.shares.change({"deeds": [6, 3600]})
    try:
        with ana.sits(table) as one, ana.sits(table) as two:
            for tab in (one, two):
                tab.hears()
                for _ in range(4):
                    tab.says(do="cover")
            assert refused(two) == "too-fast"
    finally:
        house.house.shares.change({})


def test_html_in_a_name_and_in_the_chat_stays_text(house: Hall, ana: Person) -> None:
    ana.name = '<img src=x onerror=alert(1)>"'
    bia, table = two(house, ana)
    for page in (bia.gets(f"/table/{table}"), ana.gets("/"), ana.gets("/me"), ana.gets(f"/table/{table}/replay")):
        assert "<img" not in page
        assert "&lt;img" in page
    with ana.sits(table) as tab:
        tab.hears()
        tab.says(do="chat", text="<script>alert(1)</script>")
        while not tab.news["chat"]:
            tab.hears()
        assert "<script>" not in json.dumps(tab.news)
        assert "&lt;script&gt;" in tab.news["chat"][0]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", "9"),
        ("seats", ""),
        ("seat-1", "bot:cheater"),
        ("seat-1", ""),
        ("game", "chess"),
        ("clock", "game:999+1"),
        ("variant-length", "endless"),
    ],
)
def test_a_table_that_cannot_be_set(ana: Person, field: str, value: str) -> None:
    form = {"game": "toy", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "bot:random", field: value}
    answer = ana.posts("/tables", 400, **form)
    assert "That did not work" in answer.text


def test_whoever_gives_no_name_is_a_guest(ana: Person) -> None:
    table = ana.sets("me", "bot:random", name="   ")
    assert "Guest" in ana.gets(f"/table/{table}")


def test_addresses_where_nothing_is(ana: Person) -> None:
    for where in (
        "/table/nowhere",
        "/games/chess",
        "/join/nothing",
        "/static/x/secret.txt",
        "/static/x/..%2fapp.py",
        "/x",
    ):
        assert ana.client.get(where).status_code in (400, 404)


def test_looking_back_through_eyes_that_are_not_mine(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    for eyes in ("1", "all", "7", "-1", "x"):
        ana.gets(f"/table/{table}/replay?n=0&eyes={eyes}", status=400)
    ana.gets(f"/table/{table}/replay?n=0&eyes=0")
    bia.gets(f"/table/{table}/replay?n=0&eyes=1")
    ana.gets(f"/table/{table}/record", status=400)
    assert "chance" not in ana.posts(f"/table/{table}/play-on", 400, n="0", seat="0").headers


def test_a_chair_is_given_once(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "friend")
    token = tokens(ana.gets(f"/table/{table}"))[0]
    assert not tokens(house.enters("Caio").gets(f"/table/{table}"))  # the link is shown to those who sit there
    house.enters("Bia").joins(token)
    house.enters("Caio").gets(f"/join/{token}", status=400)


def test_a_damaged_record(ana: Person) -> None:
    for text in ("", "hello", '[Ludoteca "1"]\n[Game "toy"]'):
        ana.posts("/import", 400, record=text)


def test_every_answer_carries_the_policy_and_no_page_an_inline_script(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    for where in (
        "/",
        "/games/toy",
        "/games/toy/rules",
        "/me",
        f"/table/{table}",
        f"/table/{table}/replay",
        "/nowhere",
    ):
        answer = ana.client.get(where)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "default-src 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "<style" not in answer.text
        assert all("src=" in tag for tag in answer.text.split("<script")[1:])
        assert " onclick" not in answer.text


def test_too_many_requests(tmp_path: Path) -> None:
    with hall(tmp_path, burst=0.5) as small:
        answer = small.enters("Ana").client.get("/healthz")
        assert (answer.status_code, answer.text) == (429, "too many requests")
