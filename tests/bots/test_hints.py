"""Hints that say why: in the judge's own terms, from the seat's own view, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.bots import Clock, hints
from ludoteca.games.above_and_below import bot as above_and_below
from ludoteca.games.dune_imperium import bot as dune
from ludoteca.games.dune_imperium.prices import conflict_worth, rounds_left
from ludoteca.games.roam import bot as roam
from ludoteca.hinting import brought
from ludoteca.kernel import Game, Random, State
from ludoteca.registry import boxes
from ludoteca.words import LANGUAGES, Words

QUICK = Clock(iterations=60)


def middle(game: Game, picks: int = 40) -> State:
    g = game.new(max(2, min(game.seats)), seed=11)
    rng = Random.seeded(5)
    for _ in range(picks):
        g.play(rng.pick(g.options))
    return g


def asked(g: State) -> int:
    assert g.ask is not None
    return g.ask.seat


@pytest.mark.parametrize("code", sorted(boxes()))
def test_every_title_says_what_its_best_options_bring(code: str) -> None:
    game = boxes()[code]
    g = middle(game)
    view = g.view(asked(g))
    found = hints(view, 3, game, clock=QUICK)
    assert 1 <= len(found) <= 3
    assert {one.option for one in found} <= set(view.options)
    for language in LANGUAGES:
        words = Words(game, language, strict=True)
        for one in found:
            assert brought(one.brings, words)
            assert set(one.brings) == set(game.judge.terms(g, view.viewer)) if game.judge.terms else True


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_hint_is_the_same_whatever_the_others_hold(code: str) -> None:
    game = boxes()[code]
    g = middle(game)
    here = g.view(asked(g))
    there = here.guess(Random.seeded(99)).view(asked(g))
    assert hints(here, 3, game, clock=QUICK) == hints(there, 3, game, clock=QUICK)


def test_the_terms_add_up_to_the_judgment() -> None:
    for seed in range(3):
        g: Any = middle(boxes()["roam"], 30 + seed)
        assert [sum(roam.terms(g, s).values()) for s in g.everyone] == pytest.approx(roam.worth(g))
        g = middle(boxes()["above_and_below"], 30 + seed)
        assert [sum(above_and_below.terms(g, s).values()) for s in g.everyone] == pytest.approx(
            above_and_below.worth(g)
        )
        g = middle(boxes()["dune_imperium"], 30 + seed)
        chances = conflict_worth(g) if g.conflict else [0.0] * len(g.players)
        worths = [dune.worth(g, g.players[s], rounds_left(g)) + chances[s] for s in g.everyone]
        assert [sum(dune.terms(g, s).values()) for s in g.everyone] == pytest.approx(worths)


@pytest.mark.parametrize(
    ("brings", "said"),
    [
        ({"conflict": 0.9, "goods": 0.5, "troops": -0.2}, "+1.2 points, mostly the Conflict (+0.9)"),
        ({"conflict": 0.0, "goods": -0.8, "points": 0.0}, "−0.8 points, all of it Solari, spice and water"),
        ({"conflict": 1.4, "cards": -0.4}, "+1 point: the Conflict (+1.4), but cards and Agents (−0.4)"),
        ({"cards": -0.9, "goods": 0.3}, "−0.6 points: cards and Agents (−0.9), but Solari, spice and water (+0.3)"),
        ({"conflict": 0.71, "goods": 0.06, "cards": -0.05}, "+0.7 points, all of it the Conflict"),
        ({"conflict": 2.0}, "+2 points, all of it the Conflict"),
        ({"conflict": 0.01}, "changes little this turn"),
        ({"conflict": 0.51, "cards": -0.5}, "changes little this turn"),
    ],
)
def test_a_hint_names_the_sum_and_what_it_comes_from(brings: dict[str, float], said: str) -> None:
    assert brought(brings, Words(boxes()["dune_imperium"], "en", strict=True)) == said


def test_a_hint_in_portuguese_has_a_decimal_comma() -> None:
    words = Words(boxes()["dune_imperium"], "pt-BR", strict=True)
    assert brought({"conflict": 0.9, "goods": 0.3}, words) == "+1,2 ponto, sobretudo o Conflito (+0,9)"
    assert brought({"conflict": -0.8}, words) == "−0,8 ponto: só o Conflito"
    assert brought({"conflict": 2.0}, words) == "+2 pontos: só o Conflito"


def test_terms_of_different_kinds_are_not_added_up() -> None:
    words = Words(boxes()["zero11"], "en", strict=True)
    assert brought({"pages": 2.0, "time": -3.0, "clues": 0.0}, words) == "−3 Time Points, +2 pages"
    assert brought({"pages": 1.0, "tiles": -1.0}, words) == "+1 page, −1 Investigation tile"


def test_a_box_without_terms_is_told_by_playing_on(lantern: Game) -> None:
    g = lantern.new(2, seed=1)
    found = hints(g.view(asked(g)), 3, lantern, clock=Clock(iterations=8))
    assert set(found[0].brings) == {"chances"}
    assert brought(found[0].brings, Words(lantern, "pt-BR", strict=True))
