"""The end of a game: where the points came from, how they grew, what to remember, and a picture to share."""

from __future__ import annotations

import re
import time
from xml.etree import ElementTree as ET

import pytest

from ludoteca.bots import make
from ludoteca.kernel import Event, Honour, Match, Result
from ludoteca.registry import box
from ludoteca.table.recap import recap
from ludoteca.table.summary import earned, summary, turning
from ludoteca.words import LANGUAGES, Words
from tests.table.hall import Hall, Person, hall, plays_to_the_end, two

BOXES = ("roam", "above_and_below", "dune_imperium", "zero11", "calamandara")


def played(code: str) -> Match:
    """A game of beginners, to its end."""
    game = box(code)
    seats = min(count for count in game.seats if count > 1)
    match = Match(game, [f"P{seat}" for seat in range(seats)], 3)
    bots = [make("greedy", seat, game) for seat in range(seats)]
    while (ask := match.state.ask) is not None:
        match.choose(bots[ask.seat].decide(match.state.view(ask.seat)))
    return match


@pytest.mark.parametrize("code", BOXES)
def test_every_box_has_an_end_worth_arriving_at(code: str) -> None:
    match = played(code)
    found = summary(match)
    result = match.state.result
    assert result is not None
    assert found.sources
    assert len(found.curve) == len(match.picks) + 1
    assert found.honours
    if found.scored:  # the sources are all there is: together they are the score
        assert [sum(row[seat] for row in found.sources.values()) for seat in range(2)] == list(result.scores)
        assert list(found.curve[-1]) == list(result.scores)
    for language in LANGUAGES:
        drawn = recap(found, match, Words(match.game, language, match.players, strict=True))
        assert drawn.count("<polyline") == len(match.players)


@pytest.mark.parametrize(("scores", "told"), [((12, 9), True), ((1, 0), False)])
def test_a_race_is_told_without_points(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch, scores: tuple[int, int], told: bool
) -> None:
    """Neither on the page nor in the picture."""
    table = finished(ana)
    monkeypatch.setattr(type(house.house.rooms[table].match.state), "outcome", lambda _: Result.of(scores))
    assert ('<td class="points"' in ana.gets(f"/table/{table}")) is told
    picture = ana.client.get(f"/table/{table}/picture.svg").text
    assert (f">{scores[0]}</text>" in picture) is told


def test_whoever_was_ahead_to_the_end_took_the_lead_then() -> None:
    assert turning(((0, 0), (1, 0), (1, 2), (3, 2), (4, 2)), winner=0) == (3, 0)
    assert turning(((0, 0), (1, 1), (2, 2)), winner=0) is None  # it was a tie-breaker
    assert turning(((1, 0), (2, 0)), winner=0) is None  # from the beginning


def test_honours_count_how_often_how_much_and_how_long() -> None:
    told = [
        Event("bid", -1, {"seat": 0, "coins": 2}),
        Event("bid", -1, {"seat": 1, "coins": 3}),
        Event("claimed", -1, {"seat": 1}),
        Event("bid", -1, {"seat": 0, "coins": 9}),
        Event("claimed", -1, {"seat": 0}),
    ]
    assert earned(Honour("x", "bid"), told) == {0: 2, 1: 1}
    assert earned(Honour("x", "bid", most="coins"), told) == {0: 9, 1: 3}
    assert earned(Honour("x", "bid", until="claimed"), told) == {1: 2, 0: 1}


def finished(person: Person) -> str:
    table = person.sets("me", "bot:random")
    with person.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
    return table


def test_the_end_is_shared_with_a_picture_but_only_the_end(house: Hall, ana: Person) -> None:
    _, running = two(house, ana)
    ana.gets(f"/table/{running}/picture.svg", 400)
    assert "og:image" not in ana.gets(f"/table/{running}")
    table = finished(ana)
    page = house.enters("Davi").gets(f"/table/{table}")
    assert re.search(rf'property="og:image" content="http://[^"]+/table/{table}/picture.svg"', page)
    stranger = house.enters("?").client.get(f"/table/{table}/picture.svg")
    assert "set-cookie" not in stranger.headers, "what anybody's cache may keep makes nobody of anybody"
    answer = ana.client.get(f"/table/{table}/picture.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    drawn = ET.fromstring(answer.text)
    assert drawn.attrib["viewBox"] == "0 0 1200 630"
    assert "Ana" in answer.text


def test_how_it_went_comes_a_moment_after_the_result(tmp_path_factory: pytest.TempPathFactory) -> None:
    with hall(tmp_path_factory.mktemp("end"), games={"roam": box("roam")}, messages=1e6) as house:
        ana = house.enters("Ana")
        deadline = time.monotonic() + 200
        begun = ana.sets("me", "bot:random", game="roam")
        with ana.sits(begun) as tab:
            while "ending" not in tab.is_asked()["html"]:
                assert time.monotonic() < deadline
                tab.picks_one("")
            while "score-curve" not in tab.news["html"]:
                tab.hears()
        assert "score-curve" in ana.gets(f"/table/{begun}")
