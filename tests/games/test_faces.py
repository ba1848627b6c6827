"""Nobody looks like anybody else: every face and every picture of the three boxes is drawn once only."""

from __future__ import annotations

import pytest

from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.villagers import VILLAGERS
from ludoteca.games.above_and_below.view.faces import look
from ludoteca.games.above_and_below.view.pictures import picture
from ludoteca.games.roam.content import CHARACTERS
from ludoteca.games.roam.view.faces import LOOKS as WANDERERS
from ludoteca.games.zero11.content.people import CHARACTERS as PEOPLE
from ludoteca.games.zero11.content.people import EVENTS, POWER_KEYS
from ludoteca.games.zero11.content.tiles import KINDS
from ludoteca.games.zero11.view.faces import LOOKS as TURIN
from ludoteca.games.zero11.view.pictures import event_picture
from ludoteca.portrait import portrait
from ludoteca.registry import box
from ludoteca.words import LANGUAGES, Words


def test_every_character_and_villager_has_a_face_of_its_own() -> None:
    assert set(WANDERERS) == {character.id for character in CHARACTERS}
    assert set(TURIN) == {person.key for person in PEOPLE}
    looks = [*WANDERERS.values(), *TURIN.values(), *(look(villager) for villager in range(len(VILLAGERS)))]
    assert len({portrait(one) for one in looks}) == len(looks) == 90


def test_every_event_and_building_has_a_picture_of_its_own() -> None:
    assert len({event_picture(event.key) for event in EVENTS}) == len(EVENTS)
    assert len({picture(number) for number in range(len(BUILDINGS))}) == len(BUILDINGS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("code", "count"),
    [
        ("zero11", len(PEOPLE) + len(EVENTS)),
        ("above_and_below", len(VILLAGERS) + len(BUILDINGS)),
        ("roam", len(CHARACTERS) + 24),
    ],
)
def test_the_sheet_of_all_cards_shows_each_of_them(code: str, count: int, language: str) -> None:
    game = box(code)
    faces = game.view.faces
    assert faces is not None
    text = str(faces(Words(game, language, strict=True).t))
    assert text.count(" data-face") == count
    if code == "zero11":
        assert text.count('class="piece ') == len(POWER_KEYS) + 2
        assert text.count('class="tile ') == len(KINDS)
