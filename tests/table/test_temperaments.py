"""A bot's temperament is chosen beside its level, kept with the table and said where the bot sits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca.registry import boxes
from tests.table.hall import Hall, Person, hall


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall"), games={"roam": boxes()["roam"]}, absent=0.0) as opened:
        yield opened


def bot_of(house: Hall, table: str) -> str:
    return house.house.rooms[table].row.chairs[1].bot


def test_a_bot_is_given_a_temperament_and_is_called_by_it(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:greedy", game="roam", **{"temperament-1": "miser"})
    assert bot_of(house, table) == "greedy:miser"
    assert "Apprentice, miser" in ana.gets(f"/table/{table}")
    bia = house.enters("Bia", "pt-BR")
    assert "Aprendiz, avarento" in bia.gets(f"/table/{table}")


def test_it_plays(house: Hall, ana: Person) -> None:
    table = ana.sets("bot:greedy", "me", game="roam", **{"temperament-0": "raider"})
    with ana.sits(table) as tab:
        assert tab.is_asked()


def test_pure_chance_and_people_have_none(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random", game="roam", **{"temperament-0": "miser", "temperament-1": "miser"})
    assert bot_of(house, table) == "random"


def test_a_temperament_that_the_box_does_not_know_is_refused(house: Hall, ana: Person) -> None:
    form = {"game": "roam", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "bot:greedy"}
    answer = ana.client.post("/tables", data={"csrf": ana.csrf(), **form, "temperament-1": "poet"})
    assert 400 <= answer.status_code < 500


def test_a_table_like_the_last_one_has_bots_like_the_last_ones(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:greedy", game="roam", **{"temperament-1": "miser"})
    page = ana.gets(f"/games/roam?like={table}")
    assert '<option value="bot:greedy" selected' in page
    assert '<option value="miser" selected' in page
    assert page.count('<option value="miser" selected') == 1
