"""The administrator looks, closes, blocks and changes limits; nobody else finds a door, and no game is given away."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.routing import Route

from ludoteca.store.admin import is_admin, make_admin, unmake_admin
from ludoteca.store.tables import find_table
from ludoteca.table.admin.door import ticket
from ludoteca.table.app import build
from tests.table.hall import FACE, Hall, Person, hall, tokens, two
from tests.table.test_between import alias

DOORS = (
    *(("GET", where) for where in ("/admin", "/admin/tables", "/admin/people", "/admin/reports")),
    *(("GET", f"/admin/tables?state={state}") for state in ("running", "waiting", "finished", "all")),
    *(("POST", where) for where in ("/admin/limits", "/admin/tables/shut", "/admin/people", "/admin/reports")),
)


def identity(house: Hall, person: Person) -> str:
    badge = house.house.keeper.open(person.client.cookies["ludoteca"])
    assert badge is not None
    return badge.player


@pytest.fixture
def boss(house: Hall) -> Person:
    """Somebody who opened the link that `ludoteca admin` printed."""
    person = house.enters("Boss")
    person.gets("/me")
    person.posts(f"/admin/enter/{house.house.store.submit(ticket).result()}")
    return person


def test_a_link_makes_one_person_an_administrator_once(house: Hall, ana: Person) -> None:
    link = f"/admin/enter/{house.house.store.submit(ticket).result()}"
    ana.gets("/admin", 404)
    for _ in range(2):
        assert "I look after this house" in ana.gets(link)  # who only looks at a link has not used it
    ana.gets("/admin", 404)
    assert ana.posts(link).headers["location"] == "/admin"
    ana.gets("/admin")
    bia = house.enters("Bia")
    bia.posts(link, 400)
    bia.posts("/admin/enter/made-up", 400)
    bia.gets("/admin", 404)
    house.house.store.submit(lambda c: unmake_admin(c, identity(house, ana))).result()
    ana.gets("/admin", 404)


@pytest.mark.parametrize(("method", "where"), DOORS)
def test_no_door_opens_for_anybody_else(house: Hall, ana: Person, method: str, where: str) -> None:
    ana.sets("me", "bot:random")
    stranger = house.enters("?")
    for person in (ana, stranger):
        form = {"csrf": person.csrf(), "table": "x", "person": "x", "do": "usual", "report": "1"}
        answer = person.client.request(method, where, data=form if method == "POST" else None)
        assert answer.status_code == 404
        assert "Looking after" not in answer.text
        assert answer.text.count("<form") == 1  # the language


def test_every_door_is_known_to_these_tests(house: Hall) -> None:
    """One that is added later is tried, too."""
    routes = [route for route in build(house.house).routes if isinstance(route, Route)]
    there = {
        (method, route.path)
        for route in routes
        if route.path.startswith("/admin") and route.path != "/admin/enter/{ticket}"
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert there == {(method, where.partition("?")[0]) for method, where in DOORS}


def test_nobody_sends_an_administrator_through_a_door(house: Hall, boss: Person) -> None:
    for method, where in DOORS:
        if method == "POST":
            assert boss.client.post(where, data={"do": "usual"}).status_code == 403
            foreign = boss.client.post(where, data={"csrf": boss.csrf()}, headers={"origin": "https://evil.example"})
            assert foreign.status_code == 403
    answer = boss.client.get("/admin")
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert re.findall(r"<script[^>]*>", answer.text) == re.findall(r'<script src="/static/[^"]*" [^>]*>', answer.text)
    assert answer.headers["cache-control"] == "no-store"


def test_nothing_secret_of_a_game_is_on_any_page(house: Hall, boss: Person, ana: Person) -> None:
    _, table = two(house, ana)
    waiting = ana.sets("me", "friend")
    with ana.sits(table) as at:
        assert FACE.search(at.is_asked()["html"])
        ana.posts(f"/table/{table}/people/report", person=alias(ana, table), reason="cheating", text="she knows")
        pages = "".join(boss.gets(where) for method, where in DOORS if method == "GET")
        assert table in pages
        assert "she knows" in pages
        boss_sees = boss.gets(f"/table/{table}")  # as a spectator
    row = house.house.store.look(lambda c: find_table(c, table))
    assert row is not None
    assert row.secret
    for secret in (str(row.seed), row.secret, *tokens(ana.gets(f"/table/{waiting}"))):
        assert secret not in pages
        assert secret not in boss_sees
    assert not FACE.search(pages)
    assert not FACE.search(boss_sees)
    boss.gets(f"/table/{table}/record", 400)
    assert boss.client.get(f"/table/{table}/replay?eyes=0").status_code == 400


def test_a_table_is_closed_for_good(house: Hall, boss: Person, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as at:
        at.is_asked()
        key = at.picks[0]
        boss.posts("/admin/tables/shut", table=table)
        while "has closed this table" not in at.hears()["html"]:
            pass
        for message, code in (({"do": "reopen"}, "shut"), ({"do": "face-up"}, "shut"), ({"n": 0, "pick": key}, "over")):
            at.says(**message)
            assert at.until(code=code)
    assert "closed" in ana.gets(f"/table/{table}")
    ana.gets(f"/table/{table}/record", 400)  # and what it kept is kept
    boss.posts("/admin/tables/shut", 400, table=table)
    boss.posts("/admin/tables/shut", 400, table="nowhere")
    assert table in boss.gets("/admin/tables?state=finished")


def test_a_table_that_waits_is_closed_to_those_with_a_link_too(house: Hall, boss: Person, ana: Person) -> None:
    table = ana.sets("me", "anyone", "friend")
    token = tokens(ana.gets(f"/table/{table}"))[0]
    boss.posts("/admin/tables/shut", table=table)
    bia = house.enters("Bia")
    assert table not in bia.gets("/")
    bia.posts(f"/join/{token}", 400, name="Bia")
    bia.posts(f"/table/{table}/sit", 400, name="Bia")


def test_who_is_blocked_can_do_nothing_but_be_forgotten(house: Hall, boss: Person, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    who = identity(house, ana)
    csrf = ana.csrf()
    with ana.sits(table) as at:
        at.is_asked()
        boss.posts("/admin/people", person=who, do="block")
        assert at.is_cut() == 4401
    assert "has blocked you" in ana.gets("/", 403)
    ana.gets(f"/table/{table}", 403)
    assert ana.client.post("/tables", data={"csrf": csrf, "game": "toy"}).status_code == 403
    with ana.sits(table) as at:
        assert at.is_cut() == 4404
    boss.posts("/admin/people", person=who, do="unblock")
    ana.gets(f"/table/{table}")
    boss.posts("/admin/people", person=who, do="block")
    ana.gets("/me/numbers")
    assert ana.client.post("/me/forget", data={"csrf": csrf, "sure": "1"}).status_code == 303
    assert house.house.store.look(lambda c: find_table(c, table)) is None


def test_administrators_cannot_be_blocked_nor_can_nobody(house: Hall, boss: Person) -> None:
    other = house.enters("Other")
    other.sets("me", "bot:random")
    house.house.store.submit(lambda c: make_admin(c, identity(house, other))).result()
    for who in (identity(house, other), identity(house, boss), "nobody", ""):
        boss.posts("/admin/people", 400, person=who, do="block")
    other.gets("/admin")


def test_people_are_found_by_a_part_of_their_name(house: Hall, boss: Person) -> None:
    house.enters("Zuleica 100%").sets("me", "bot:random", name="Zuleica 100%")
    house.enters("<b>Xênia").sets("me", "bot:random", name="<b>Xênia")
    assert "Zuleica" in boss.gets("/admin/people?name=zule")
    assert "Zuleica" in boss.gets("/admin/people?name=100%25")
    assert "Zuleica" not in boss.gets("/admin/people?name=%25z%25")
    page = boss.gets("/admin/people?name=%3Cb%3E")
    assert "&lt;b&gt;Xênia" in page
    assert "<b>X" not in page


@pytest.mark.parametrize(("language", "none"), [("en", "no report"), ("pt-BR", "nenhuma denúncia")])
def test_whom_nobody_reported_has_no_report(house: Hall, language: str, none: str) -> None:
    """Portuguese counts nothing as one: everybody had been reported once."""
    boss = house.enters("Boss", language)
    boss.gets("/me")
    boss.posts(f"/admin/enter/{house.house.store.submit(ticket).result()}")
    assert none in boss.gets("/admin/people")


def test_a_report_is_seen_to_once(house: Hall, boss: Person, ana: Person) -> None:
    bia, table = two(house, ana)
    with bia.sits(table) as bt:
        bt.says(do="chat", text="you <i>fool</i>")
        while not bt.hears()["chat"]:
            pass
    ana.posts(f"/table/{table}/people/report", person=alias(ana, table), reason="insult", text="she was rude")
    page = boss.gets("/admin/reports")
    part = next(part for part in page.split('class="card"') if table in part)
    assert "Insults" in part
    assert "she was rude" in part
    assert "you &lt;i&gt;fool" in part
    assert identity(house, bia) in part  # to be blocked with one press
    number = re.findall(r'name="report" value="(\d+)"', part)[0]
    boss.posts("/admin/reports", report=number)
    assert table not in boss.gets("/admin/reports")
    boss.posts("/admin/reports", 400, report=number)
    boss.posts("/admin/reports", 400, report="²")
    assert "one report" in boss.gets("/admin/people?name=bia")


def fields(page: str) -> dict[str, str]:
    return dict(re.findall(r'name="((?:burst|every)-\w+)" value="([^"]+)"', page))


def test_limits_change_at_once_and_back(house: Hall, boss: Person, ana: Person) -> None:
    usual = fields(boss.gets("/admin"))
    assert usual["burst-tables"] == "60"
    assert usual["burst-running"] == "50"
    boss.posts("/admin/limits", **{**usual, "burst-tables": "2", "every-tables": "3600,5"})
    try:
        form = {"game": "toy", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "bot:random"}
        for status in (303, 303, 429):
            ana.posts("/tables", status, **form)
        assert fields(boss.gets("/admin"))["every-tables"] == "3600.5"
        boss.posts("/admin/limits", **{**usual, "burst-running": "1"})
        assert "as many tables" in ana.posts("/tables", 400, **form).text
        for wrong in ("-1", "many", "", "²", "9" * 5000, "nan", "1e9"):
            boss.posts("/admin/limits", 400, **{**usual, "burst-tables": wrong})
        boss.posts("/admin/limits", 400, **{**usual, "every-tables": "0"})
        assert fields(boss.gets("/admin"))["burst-running"] == "1"
    finally:
        boss.posts("/admin/limits", do="usual")
    assert fields(boss.gets("/admin")) == usual
    ana.posts("/tables", **form)


def test_how_fast_an_address_may_ask_changes_at_once_and_locks_nobody_out(tmp_path: Path) -> None:
    with hall(tmp_path) as opened:
        boss = opened.enters("Boss")
        boss.posts(f"/admin/enter/{opened.house.store.submit(ticket).result()}")
        usual = fields(boss.gets("/admin"))
        assert (usual["burst-requests"], usual["every-requests"]) == ("240", "0.025")
        for wrong in ({"burst-requests": "19"}, {"every-requests": "1,5"}, {"burst-requests": "0"}):
            assert "no page opens" in boss.posts("/admin/limits", 400, **{**usual, **wrong}).text
        boss.posts("/admin/limits", **{**usual, "burst-requests": "20", "every-requests": "1"})
        answers = [boss.client.get("/healthz").status_code for _ in range(60)]
        assert set(answers[:15]) == {200}
        assert 429 in answers[20:]


def test_who_is_forgotten_is_no_administrator(house: Hall, boss: Person) -> None:
    who = identity(house, boss)
    boss.posts("/me/forget", sure="1")
    assert not house.house.store.look(lambda c: is_admin(c, who))
    boss.gets("/admin", 404)
