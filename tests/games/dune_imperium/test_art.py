"""The pictures: every card, Leader, Conflict and space has one of its own, put together from what is drawn."""

from __future__ import annotations

import gzip
import re
from html import escape
from typing import cast

import pytest

from ludoteca.games.dune_imperium import GAME
from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import page
from ludoteca.games.dune_imperium.view.art import easel
from ludoteca.games.dune_imperium.view.art.figures import FIGURES
from ludoteca.games.dune_imperium.view.art.places import LIGHTS, PLACES
from ludoteca.games.dune_imperium.view.art.portraits import FACES
from ludoteca.games.dune_imperium.view.art.things import THINGS
from ludoteca.games.dune_imperium.view.faces import every_face
from ludoteca.words import LANGUAGES, Words
from tests.games.dune_imperium.scene import dune

PRINTED = {
    "card": [card.id for card in DECK_CARDS],
    "intrigue": [card.id for card in INTRIGUE],
    "conflict": [card.id for card in CONFLICTS],
    "leader": [leader.id for leader in LEADERS],
    "space": [space.id for space in SPACES],
    "region": ["landsraad", "city", "spice_trade"],
}


@pytest.mark.parametrize("kind", PRINTED)
def test_everything_that_is_printed_has_a_picture_and_nothing_else_has(kind: str) -> None:
    assert sorted(easel.SCENES[kind]) == sorted(PRINTED[kind])


def test_no_two_pictures_are_alike() -> None:
    drawn = [easel.picture(kind, id) for kind, ids in PRINTED.items() for id in ids]
    assert len(set(drawn)) == len(drawn) == 138


def test_every_picture_uses_only_what_is_drawn_and_everything_drawn_is_used() -> None:
    used = {scene.light for scenes in easel.SCENES.values() for scene in scenes.values()}
    places = {scene.place for scenes in easel.SCENES.values() for scene in scenes.values()}
    parts = {part.split()[0] for scenes in easel.SCENES.values() for scene in scenes.values() for part in scene.parts}
    assert used == set(LIGHTS)
    assert places == set(PLACES)
    assert parts == {*FIGURES, *THINGS, *(f"@{name}" for name in FACES)}


def test_a_page_carries_each_symbol_once_and_misses_none() -> None:
    g = dune().hand("Ana", "Chani", "Dagger").intrigue("Ana", "Ambush")
    drawn = str(page(g.g.view(0), lambda *_: {}, g.words.t))
    wanted = set(re.findall(r'(?:href="#|url\(#)(di-[\w-]+)', drawn))
    carried = re.findall(r'id="(di-[\w-]+)"', drawn)
    assert wanted == set(carried)
    assert len(carried) == len(set(carried))
    assert "di-face-chani" in carried
    assert "di-face-stilgar" not in carried


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_album_shows_every_face_with_its_name(language: str) -> None:
    t = Words(GAME, language, strict=True).t
    drawn = str(every_face(t))
    assert drawn.count("<article") == sum(len(ids) for kind, ids in PRINTED.items() if kind not in ("space", "region"))
    for kind in ("card", "intrigue", "conflict"):
        assert all(f">{escape(t(f'{kind}-{id}'))}<" in drawn for id in PRINTED[kind])


def test_a_page_is_small_enough_to_send_at_every_step() -> None:
    g = cast(Dune, GAME.new(4, 11, leaders="random"))
    t = Words(GAME, "pt-BR", ("Ana", "Bia", "Caio", "Davi")).t
    largest = 0
    for pick in range(400):
        if g.over:
            break
        assert g.ask is not None
        if pick % 25 == 0:
            drawn = str(page(g.view(g.ask.seat), lambda *_: {}, t))
            largest = max(largest, len(gzip.compress(drawn.encode())))
        g.choose(g.options[pick * 7 % len(g.options)])
    assert 5_000 < largest < 40_000
