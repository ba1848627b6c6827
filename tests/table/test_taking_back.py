"""Taking back: free, by consent, or not at all."""

from __future__ import annotations

from ludoteca.store.tables import picks_since
from tests.table.hall import FACE, Hall, Person, two


def test_taking_back_after_new_information_is_asked_of_the_others(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        at.picks_one("draw")
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


def test_against_bots_everything_can_be_taken_back(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        first = tab.news["html"]
        tab.picks_one()
        tab.is_asked()
        asked = tab.news["n"]
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
