"""Taking back: free, by consent, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.store.tables import picks_since
from tests.table.hall import FACE, Hall, Person, hall, two


def test_taking_back_after_new_information_is_asked_of_the_others(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        at.picks_one("draw")
        assert "Ask to take back" in at.news["html"]
        at.says(do="undo", n=at.news["n"])
        while "proposal" not in bt.hears()["html"]:
            pass
        assert "Ana gostaria de desfazer" in bt.news["html"]
        bt.says(do="consent")  # no
        while "would rather not" not in "".join(at.hears()["log"]):
            pass
        at.says(do="undo", n=at.news["n"])
        while "proposal" not in bt.hears()["html"]:
            pass
        bt.says(do="consent", yes=True)
        heard = at.until(n=2)
        assert "took back" in "".join(heard["log"])
        assert heard["turn"]
    rows = house.house.store.look(lambda c: picks_since(c, table))
    assert [row.key for row in rows] == ["draw", "<0"]  # the journal only grows


def test_a_question_to_the_table_outlives_the_server(tmp_path: Path) -> None:
    with hall(tmp_path) as first:
        ana = first.enters("Ana")
        bia, table = two(first, ana)
        with ana.sits(table) as at:
            at.is_asked()
            at.picks_one("draw")
            at.says(do="undo", n=at.news["n"])
            while "proposal" not in at.hears()["html"]:
                pass
    with hall(tmp_path) as second:
        back = [second.enters(person.name, person.language) for person in (ana, bia)]
        for person, before in zip(back, (ana, bia), strict=True):
            person.client.cookies = before.client.cookies
        with back[0].sits(table) as at, back[1].sits(table) as bt:
            assert "Ana gostaria de desfazer" in bt.hears()["html"]
            assert "proposal" in at.hears()["html"]
            at.says(do="undo", n=1)
            assert at.until(code="proposal")  # asked already
            bt.says(do="consent", yes=True)
            assert at.until(n=2)["turn"]
            assert "proposal" not in at.news["html"]


def test_a_question_is_void_when_the_table_moves_on(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        at.picks_one("draw")
        at.says(do="undo", n=1)
        while "proposal" not in bt.hears()["html"]:
            pass
        bt.picks_one("draw")
        assert "proposal" not in bt.news["html"]
        bt.says(do="consent", yes=True)
        assert bt.until(code="proposal")
    rows = house.house.store.look(lambda c: picks_since(c, table))
    assert [row.key for row in rows] == ["draw", "draw"]


@pytest.mark.parametrize("_", range(12))  # of these bots some lay a card first, which a standing answer lets pass
def test_against_bots_everything_can_be_taken_back(house: Hall, ana: Person, _: int) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        first = tab.news["html"]
        tab.picks_one()
        tab.is_asked()
        asked = tab.news["n"]
        assert "Take back" in tab.news["html"]
        assert "Ask to take back" not in tab.news["html"]
        tab.says(do="undo", n=asked)
        while not (tab.news["n"] > asked and tab.news["turn"]):  # the board may be sent again before the undo arrives
            tab.hears()
        assert sorted(FACE.findall(tab.news["html"])) == sorted(FACE.findall(first))
        tab.picks_one()  # the game goes on


def test_nothing_of_mine_to_take_back(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="undo", n=tab.news["n"])
        assert tab.until(code="undo")
