"""Who one is: recovery codes, preferences, open seats."""

from __future__ import annotations

import re

from tests.table.hall import Hall, Person


def test_a_recovery_code_opens_the_same_seats_elsewhere(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    code = re.search(r"<output>([a-z0-9-]+)</output>", ana.posts("/me/recovery", 200).text)
    assert code
    phone = house.enters("?")
    assert table not in phone.gets("/")
    phone.posts("/me/recover", 400, code="aaaa-aaaa-aaaa-aaaa")
    phone.posts("/me/recover", code=code[1].upper())
    assert table in phone.gets("/")
    with phone.sits(table) as tab:
        assert tab.is_asked()["turn"]


def test_a_recovery_code_works_once(house: Hall, ana: Person) -> None:
    ana.sets("me", "bot:random")
    code = re.search(r"<output>([a-z0-9-]+)</output>", ana.posts("/me/recovery", 200).text)
    assert code
    house.enters("Ana's phone").posts("/me/recover", code=code[1])
    house.enters("Eva").posts("/me/recover", 400, code=code[1])


def test_preferences_are_kept(house: Hall, ana: Person) -> None:
    ana.posts("/me", name="Ana Lima", theme="dark", confirm="1")
    page = ana.gets("/me")
    assert 'data-theme="dark"' in page
    assert 'value="Ana Lima"' in page
    table = ana.sets("me", "bot:random", name="Ana Lima")
    assert 'data-confirm="1"' in ana.gets(f"/table/{table}")


def test_an_open_table_is_in_the_lobby_until_it_is_full(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "anyone")
    bia = house.enters("Bia")
    assert f"/table/{table}/sit" in bia.gets("/")
    bia.posts(f"/table/{table}/sit", name="Bia")
    assert f"/table/{table}/sit" not in house.enters("Caio").gets("/")
    assert "Bia" in ana.gets(f"/table/{table}")
