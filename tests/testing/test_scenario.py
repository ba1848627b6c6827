"""The language of scenes: what it reads, and what it does not let pass."""

from __future__ import annotations

import pytest

from ludoteca.games.roam.state import Roam
from ludoteca.kernel import Game, Option
from ludoteca.registry import box
from ludoteca.testing.scenario import Curtain, Scenario, swap_face


@pytest.fixture
def game() -> Game:
    return box("roam")


@pytest.fixture
def scene(game: Game) -> Scenario[Roam]:
    return Scenario[Roam](game, "Ana Bia", first_player="seat_0")


def test_a_pick_is_read_by_the_names_of_keys_and_by_the_words_of_the_table(scene: Scenario[Roam]) -> None:
    first = scene.g.options[0]
    key = scene.game.keys.spell(first)
    assert scene.option(key.replace(":", " ")) is first
    assert scene.option(scene.words.pick(first)) is first
    assert key.partition(":")[2] in scene.on_offer(first.verb)
    assert scene.may("Ana", key.replace(":", " "))
    assert not scene.may("Bia", key.replace(":", " "))


def test_whoever_is_not_asked_cannot_act(scene: Scenario[Roam]) -> None:
    with pytest.raises(AssertionError, match="Ana UseCharacter is asked, not Bia"):
        scene.does("Bia", "rest")


def test_a_name_nobody_has_is_said(scene: Scenario[Roam]) -> None:
    with pytest.raises(AssertionError, match="nobody here is called Eva: Ana, Bia"):
        scene.seat("Eva")


def test_what_is_not_on_offer_is_refused_and_the_rest_is_not(scene: Scenario[Roam]) -> None:
    assert scene.refuses("Ana", "bid 3")
    with pytest.raises(AssertionError, match="not on offer to Ana"):
        scene.does("Ana", "bid 3")
    with pytest.raises(AssertionError, match="was allowed to"):
        scene.refuses("Ana", scene.game.keys.spell(scene.g.options[0]).replace(":", " "))


def test_words_that_fit_two_options_or_none_are_not_guessed_at(scene: Scenario[Roam]) -> None:
    with pytest.raises(AssertionError, match="ambiguous"):
        scene.option("U")
    with pytest.raises(AssertionError, match="not on offer"):
        scene.option("Fly")


def test_a_rule_that_loses_something_is_noticed(scene: Scenario[Roam], monkeypatch: pytest.MonkeyPatch) -> None:
    play = Roam.play

    def careless(g: Roam, pick: Option) -> None:
        play(g, pick)
        g.explorers[0].supply -= 1

    monkeypatch.setattr(Roam, "play", careless)
    with pytest.raises(AssertionError, match="something was lost"):
        scene.does("Ana", scene.words.pick(scene.g.options[0]))


def test_after_the_curtain_nobody_is_asked(scene: Scenario[Roam]) -> None:
    scene.owe(Curtain(0))
    assert (scene.asked, scene.question, scene.asks) == ("", "", "")


def test_two_cards_change_faces(scene: Scenario[Roam]) -> None:
    cards = scene.g.lost
    before = cards.face[:]
    swap_face(cards, 0, before[7])
    assert sorted(cards.face) == sorted(before)
    assert (cards.face[0], cards.face[7]) == (before[7], before[0])
