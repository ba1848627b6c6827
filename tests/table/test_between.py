"""What people do about each other: mute, block, report; and the owner of a table removes somebody."""

from __future__ import annotations

import re

import pytest
from sqlalchemy import Connection, select

from ludoteca.bots.measured import UNKNOWN, strength
from ludoteca.store.numbers import rate_what_has_ended, ratings_of
from ludoteca.store.people import Player, save_player
from ludoteca.store.schema import reports
from ludoteca.store.tables import TableRow, find_table, sit_down
from ludoteca.table import fair
from ludoteca.table.fair import LIMITS
from ludoteca.table.numbers import rate
from tests.table.hall import FACE, Hall, Person, plays_to_the_end, tokens, two


def alias(person: Person, table: str, name: str = "") -> str:
    """What this person's page calls the others."""
    page = person.gets(f"/table/{table}/people")
    for part in page.split('class="card person')[1:]:
        if name in part:
            return str(re.findall(r'name="person" value="([0-9a-f]+)"', part)[0])
    raise AssertionError(f"{name} is not on the page")


def shuns(person: Person, table: str, verb: str, name: str = "") -> None:
    person.posts(f"/table/{table}/people", do=verb, person=alias(person, table, name))


def three(house: Hall, ana: Person, **more: str) -> tuple[Person, Person, str]:
    table = ana.sets("me", "friend", "friend", **more)
    bia, caio = house.enters("Bia"), house.enters("Caio")
    for person in (bia, caio):
        person.joins(tokens(ana.gets(f"/table/{table}"))[0])
    return bia, caio, table


def find(house: Hall, table: str) -> TableRow:
    found = house.house.store.look(lambda c: find_table(c, table))
    assert found is not None
    return found


def test_who_is_muted_is_not_heard_by_one_and_by_all_others(house: Hall, ana: Person) -> None:
    bia, caio, table = three(house, ana)
    with bia.sits(table) as bt:
        bt.says(do="chat", text="before the mute")
        while not bt.hears()["chat"]:
            pass
        with ana.sits(table) as at:
            at.hears()
            shuns(ana, table, "mute", "Bia")
            assert at.is_cut() == 4401  # the page is loaded again, without the words
        assert "before the mute" not in ana.gets(f"/table/{table}")
        assert "before the mute" in caio.gets(f"/table/{table}")
        with ana.sits(table) as at, caio.sits(table) as ct:
            assert "before" not in "".join(at.hears()["chat"])
            bt.says(do="chat", text="after the mute")
            while "after the mute" not in "".join(ct.hears()["chat"]):
                pass
            at.says(do="chat", text="Ana speaks")
            while "Ana speaks" not in "".join((heard := at.hears())["chat"]):
                assert "after the mute" not in "".join(heard["chat"])
    shuns(ana, table, "unmute", "Bia")
    assert "after the mute" in ana.gets(f"/table/{table}")


def test_who_is_blocked_does_not_sit_down_where_one_sits_nor_the_other_way_round(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    shuns(ana, table, "block")
    mine, hers = ana.sets("me", "anyone"), bia.sets("me", "anyone")
    invitation = ana.sets("me", "friend")
    for person, where in ((bia, mine), (ana, hers)):
        assert where not in person.gets("/")
        assert where in house.enters("Caio").gets("/")
        person.gets(f"/table/{where}/sit", 400)
        person.posts(f"/table/{where}/sit", 400, name="?")
    token = tokens(ana.gets(f"/table/{invitation}"))[0]
    bia.posts(f"/join/{token}", 400, name="Bia")
    shared = house.enters("Caio").sets("anyone", "anyone")
    ana.posts(f"/table/{shared}/sit", name="Ana")
    bia.posts(f"/table/{shared}/sit", 400, name="Bia")  # at a table of somebody else's, too
    assert "not seated at one table" in ana.gets("/me")
    person = re.findall(r'name="person" value="(\w+)"', ana.gets("/me"))[0]
    bia.posts("/me/people", 400, person=person)
    ana.posts("/me/people", person=person)
    assert mine in bia.gets("/")
    bia.posts(f"/table/{mine}/sit", name="Bia")


def test_a_report_reaches_the_store_with_its_reason_and_too_many_do_not(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "reports", fair.Limit(2, 3600))
    _, table = two(house, ana)
    where, bia = f"/table/{table}/people/report", alias(ana, table)
    ana.posts(where, 400, person=bia, reason="because")
    answer = ana.posts(where, person=bia, reason="insult", text="said\nthings " * 200)
    assert "Thank you" in ana.gets(answer.headers["location"])
    ana.posts(where, 429, person=bia, reason="name")
    found = house.house.store.look(lambda c: c.execute(select(reports).where(reports.c.match == table)).all())
    assert [(row.reason, len(row.text), row.done) for row in found] == [("insult", 600, None)]
    assert "\n" not in found[0].text


def test_the_owner_frees_a_chair_while_the_table_waits_and_it_stays_free_of_that_person(
    house: Hall, ana: Person
) -> None:
    table = ana.sets("me", "anyone", "friend")
    bia = house.enters("Bia")
    bia.posts(f"/table/{table}/sit", name="Bia")
    before = tokens(ana.gets(f"/table/{table}"))
    with bia.sits(table) as bt:
        assert "/join/" in bt.hears()["html"]
        ana.posts(f"/table/{table}/people/remove", 400, person=alias(ana, table))
        ana.posts(f"/table/{table}/people/remove", person=alias(ana, table), sure="1")
        while "/join/" in bt.hears()["html"]:  # the secret links are for those who sit here
            pass
    after = tokens(ana.gets(f"/table/{table}"))
    assert len(after) == 2
    assert len(set(after) - set(before)) == 1
    assert table not in bia.gets("/")
    bia.posts(f"/table/{table}/sit", 400, name="Bia")
    bia.posts(f"/join/{after[0]}", 400, name="Bia")
    house.enters("Caio").joins(after[0])
    house.enters("Davi").joins(after[1])


def test_who_is_removed_in_the_moment_in_which_the_last_one_sits_down_keeps_the_seat(house: Hall, ana: Person) -> None:
    """From that moment on everybody else would have to agree. Another server process seats the last one here."""
    table = ana.sets("me", "friend", "friend")
    bia = house.enters("Bia")
    bia.joins(tokens(ana.gets(f"/table/{table}"))[0])

    def seat_the_last(c: Connection) -> bool:
        save_player(c, Player("caio", "Caio"))
        return sit_down(c, table, None, "caio", "Caio")

    assert house.house.store.submit(seat_the_last).result()
    ana.posts(f"/table/{table}/people/remove", 400, person=alias(ana, table), sure="1")
    assert [chair.kind for chair in find(house, table).chairs] == ["person"] * 3
    with bia.sits(table) as bt:
        assert bt.hears()["eyes"] == 1


def test_in_the_middle_of_a_game_everybody_else_agrees_and_a_bot_has_the_seat_for_good(
    house: Hall, ana: Person
) -> None:
    bia, caio, table = three(house, ana, **{"variant-length": "long"})
    with ana.sits(table) as at, bia.sits(table) as bt, caio.sits(table) as ct:
        assert FACE.search(bt.hears()["html"])  # her hand
        ana.posts(f"/table/{table}/people/remove", person=alias(ana, table, "Bia"), sure="1")
        while "remove Bia" not in ct.hears()["html"]:
            pass
        bt.hears()
        bt.says(do="consent", yes=True)  # she has no say in it
        assert bt.until(code="proposal")
        ct.says(do="consent")
        while "rather keep everybody" not in "".join(at.hears()["log"]):
            pass
        assert find(house, table).chairs[1].name == "Bia"
        ana.posts(f"/table/{table}/people/remove", person=alias(ana, table, "Bia"), sure="1")
        while "remove Bia" not in ct.hears()["html"]:
            pass
        ct.says(do="consent", yes=True)
        while "removed somebody" not in "".join(bt.hears()["log"]):
            pass
        assert not FACE.search(bt.news["html"]), "whoever is removed watches, and sees no hand"
        assert bt.news["eyes"] == 3
        bt.says(do="back")
        assert bt.until(code="watching")
        bt.says(n=bt.news["n"], pick="draw")
        assert bt.until(code="watching")
        chair = find(house, table).chairs[1]
        assert (chair.kind, chair.player, chair.name) == ("removed", None, "")
        at.is_asked()
        at.picks_one("draw")
        assert ct.until(turn=True)  # the bot has decided in between
        ct.says(do="undo", n=ct.news["n"])
        assert ct.until(code="undo")  # nobody waits for the one who is gone


def test_a_game_from_which_somebody_was_removed_is_not_rated_and_not_practice(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table):
        at.is_asked()
        ana.posts(f"/table/{table}/people/remove", person=alias(ana, table), sure="1")  # nobody else to agree
        while "removed somebody" not in "".join(at.hears()["log"]):
            pass
        at.says(do="hint")
        assert at.until(code="not-asked")  # a hint is for who plays alone from the beginning
        at.says(do="close")
        assert at.until(code="shared")
        plays_to_the_end(at)
    store = house.house.store
    store.submit(lambda c: rate_what_has_ended(c, strength, rate, UNKNOWN)).result()
    for person in (ana, bia):
        badge = house.house.keeper.open(person.client.cookies["ludoteca"])
        assert badge is not None
        assert store.look(lambda c, who=badge.player: ratings_of(c, who)) == []  # type: ignore[misc]


def test_only_the_owner_removes_and_nobody_removes_the_owner(house: Hall, ana: Person) -> None:
    bia, caio, table = three(house, ana)
    bia.posts(f"/table/{table}/people/remove", 400, person=alias(bia, table, "Caio"), sure="1")
    bia.posts(f"/table/{table}/people/remove", 400, person=alias(bia, table, "Ana"), sure="1")
    assert "Remove from the table" not in bia.gets(f"/table/{table}/people")
    ana.posts(f"/table/{table}/people/remove", 400, person=alias(caio, table, "Bia"), sure="1")  # an alias of Caio's
    ana.posts(f"/table/{table}/people", 400, person=alias(ana, table, "Bia"), do="fly")
    ana.posts(f"/table/{table}/people", 400, person="", do="mute")
    assert [chair.name for chair in find(house, table).chairs] == ["Ana", "Bia", "Caio"]


def test_an_owner_who_does_not_sit_at_the_table_asks_all_of_it(house: Hall, ana: Person) -> None:
    table = ana.sets("friend", "friend", "friend")
    people = [house.enters(name) for name in ("Bia", "Caio", "Davi")]
    for person in people:
        person.joins(tokens(ana.gets(f"/table/{table}"))[0])
    bia, _, davi = people
    with bia.sits(table) as bt, davi.sits(table) as dt:
        bt.hears()
        dt.hears()
        ana.posts(f"/table/{table}/people/remove", person=alias(ana, table, "Caio"), sure="1")
        while "The owner of the table proposes to remove Caio" not in bt.hears()["html"]:
            pass
        bt.says(do="consent", yes=True)
        while "Waiting for Davi" not in bt.hears()["html"]:
            pass
        dt.says(do="consent", yes=True)
        while "removed somebody" not in "".join(dt.hears()["log"]):
            pass
    assert [chair.kind for chair in find(house, table).chairs] == ["person", "removed", "person"]
