"""At the table: an owner reads what is in a box, corrects it, shares it and plays with it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from ludoteca.kernel import Edition, Match, Record
from ludoteca.registry import box
from ludoteca.table.correcting import in_a_line
from tests.table.hall import Hall, Person, hall

MINE = 'game = "roam"\nname = "from my box"\n[board.characters_to_end]\nvalue = 4\n'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("owners"), absent=0.0, games={"roam": box("roam")}) as opened:
        yield opened


def brings(person: Person, text: str = MINE, status: int = 303) -> str:
    answer = person.posts("/games/roam/edition", status, text=text)
    return answer.headers.get("location", "") or answer.text


def test_every_component_is_shown_with_where_it_comes_from(ana: Person) -> None:
    page = ana.gets("/games/roam/edition?sort=artifact")
    assert page.count('class="component"') == 24
    assert page.count(">reconstructed</span>") == 24
    assert ">ability gain_coin · cost 2</span>" in page
    assert "What is in the box" in ana.gets("/games/roam")


def test_a_line_says_what_a_component_has_and_not_what_it_has_not() -> None:
    assert in_a_line({"cost": 3, "beds": 0, "stock": "nothing", "ready": False, "per": [], "vp": 1}) == "cost 3 · vp 1"
    assert in_a_line({"value": 0}) == "0"


def test_a_component_is_corrected_on_the_page_and_becomes_an_edition(ana: Person) -> None:
    form = {"sort": "artifact", "row": "a01", "field-ability": "slide", "field-cost": "7", "field-points": "2"}
    answer = ana.posts("/games/roam/edition/correct", name="Ana's box", **form, **{"field-origin": "printed"})
    first = re.fullmatch(r"/editions/([0-9a-f]+)\?sort=artifact#a01", answer.headers["location"])
    assert first
    page = ana.gets(f"/editions/{first[1]}?sort=artifact")
    assert 'value="7"' in page
    assert "corrected" in page
    form = {
        "base": first[1],
        "sort": "starting",
        "row": "start_warden",
        "field-pattern": "##\r\n#.",
        "field-points": "1",
    }
    answer = ana.posts("/games/roam/edition/correct", **form, **{"field-origin": "printed"})
    second = answer.headers["location"].split("?")[0].split("/")[-1]
    file = ana.gets(f"/editions/{second}/file")
    assert 'ability = "slide"' in file
    assert "##\n#.\n" in file
    assert 'name = "Ana\'s box"' in file, "an edition keeps its name while it grows"


@pytest.mark.parametrize(("field", "typed"), [("field-cost", "many"), ("field-cost", "99"), ("field-ability", "[")])
def test_what_does_not_fit_is_said_in_a_sentence(ana: Person, field: str, typed: str) -> None:
    form = {"sort": "artifact", "row": "a01", "field-ability": "slide", "field-cost": "7", "field-points": "2"}
    form |= {"field-origin": "printed", field: typed}
    assert "artifact a01" in ana.posts("/games/roam/edition/correct", 400, **form).text


@pytest.mark.parametrize("typed", ["[" * 3000, "9" * 5000, "2020-01-01", "[12:00:00]", "{a = 1}", "\ud800"])
def test_numbers_lists_and_dates_that_no_component_has_are_refused(ana: Person, typed: str) -> None:
    form = {"sort": "artifact", "row": "a01", "field-ability": "slide", "field-points": "2", "field-origin": "printed"}
    form["field-cost"] = typed.encode("utf-8", "replace").decode()
    assert "artifact a01" in ana.posts("/games/roam/edition/correct", 400, **form).text


@pytest.mark.parametrize(
    "said",
    [
        '{"game": "chess", "name": "x", "changes": {}}',
        '{"game": "roam", "name": "\\ud800", "changes": {}}',
        '{"game": "roam", "name": "x", "changes": {"artifact": {"a01": {"\\ud800": 1}}}}',
        '{"game": "roam", "name": "x", "changes": {"artifact": {"a01": {"cost": ' + "[" * 900 + "]" * 900 + "}}}}",
        '{"game": "roam", "name": "x", "changes": {"artifact": {"a01": {"cost": NaN}}}}',
    ],
)
def test_a_record_with_an_odd_edition_is_refused(ana: Person, said: str) -> None:
    match = Match(box("roam"), ["Ana", "Bia"], 5)
    match.choose(match.state.options[0])
    record = replace(match.record(), edition=said)
    assert "</h1>" in ana.posts("/import", 400, record=record.text()).text


@pytest.mark.parametrize(
    "text",
    ["", "no toml", 'game = "chess"', MINE + "[character.x]\npoints = 1\n", MINE.replace("4", "4" * 5000)],
)
def test_a_file_that_is_none_is_refused(ana: Person, text: str) -> None:
    assert "</h1>" in brings(ana, text, 400)


def test_unknown_editions_and_components_are_missing(ana: Person) -> None:
    ana.gets("/editions/000000000000", 404)
    ana.gets("/editions/000000000000/file", 404)
    ana.gets("/games/roam?edition=000000000000", 404)
    ana.posts("/games/roam/edition/correct", 404, sort="artifact", row="a99")
    ana.posts("/tables", 404, game="roam", name="Ana", seats="2", edition="nothing", **{"seat-0": "me", "seat-1": "me"})


def test_a_table_is_set_and_played_with_it_and_its_record_carries_it(house: Hall, ana: Person) -> None:
    wanted = brings(ana).split("/")[-1]
    assert f'name="edition" value="{wanted}"' in ana.gets(f"/games/roam?edition={wanted}")
    table = ana.sets("bot:random", "bot:random", game="roam", edition=wanted)
    assert "Edition: from my box" in ana.gets(f"/table/{table}")
    with ana.sits(table) as tab:
        while "ending" not in tab.news.get("html", ""):
            tab.hears()
    text = ana.gets(f"/table/{table}/record")
    record = Record.parse(text)
    assert Edition.of_line(record.edition).name == "from my box"
    assert max(len(row) for row in [record.picks]) > 0
    again = ana.posts("/import", record=text).headers["location"]
    assert "from my box" in ana.gets(again.replace("/replay?n=0", "/record"))


def test_a_table_of_an_edition_comes_back_after_a_restart_beside_one_of_the_box(house: Hall, ana: Person) -> None:
    wanted = brings(ana).split("/")[-1]
    mine, plain = (ana.sets("me", "bot:random", game="roam", **more) for more in ({"edition": wanted}, {}))
    house.house.rooms.clear()
    assert "Edition: from my box" in ana.gets(f"/table/{mine}")
    assert "Edition:" not in ana.gets(f"/table/{plain}")
    games = [house.house.rooms[table].game for table in (mine, plain)]
    assert games[0].package != games[1].package
    assert games[1] is box("roam")
