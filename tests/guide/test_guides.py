"""Guided first games: whoever follows the coach meets every lesson; whoever does not is never left alone."""

from __future__ import annotations

import pytest

from ludoteca.bots import make
from ludoteca.kernel import Game, Guide, Moment, Option, Random, State
from ludoteca.registry import boxes
from ludoteca.words import LANGUAGES, Words

GUIDED = [code for code, game in boxes().items() if game.guide is not None]
LESSONS = (10, 22)


def guide_of(game: Game) -> Guide:
    assert game.guide is not None
    return game.guide


def played(game: Game, wayward: bool, seed: int = 0) -> tuple[State, list[Moment], list[str]]:
    """A learner who does what the coach would try, or never that; with what was asked, and the lessons in order."""
    guide = guide_of(game)
    g = game.new(guide.seats, guide.seed, **guide.variants)
    rng = Random.seeded(seed)
    others = {seat: make("greedy" if not wayward else "random", seed + seat, game) for seat in g.everyone}
    past: list[Moment] = []
    met: list[str] = []
    while g.ask is not None:
        ask = g.ask
        if ask.seat != guide.learner:
            g.choose(others[ask.seat].decide(g.view(ask.seat)))
            continue
        word = guide.word(past, Moment.of(g))
        if word.lesson is not None:
            met.append(word.lesson.name)
        pick = _obey(guide, g, past) or others[ask.seat].decide(g.view(ask.seat))
        if wayward:
            tries = word.lesson.tries if word.lesson else ()
            pick = rng.pick([option for option in g.options if option not in tries] or list(g.options))
        past.append(Moment.of(g, pick))
        g.choose(pick)
        if word.finished or len(past) > 400:
            break
    return g, past, met


def _obey(guide: Guide, g: State, past: list[Moment]) -> Option | None:
    """What the coach would try; else something that the lesson is learned by."""
    lesson = guide.word(past, Moment.of(g)).lesson
    if lesson is None:
        return None
    wanted = [option for option in g.options if option in lesson.tries]
    wanted += [option for option in g.options if option.verb in lesson.done]
    return wanted[0] if wanted else None


@pytest.mark.parametrize("code", GUIDED)
def test_whoever_follows_the_coach_learns_everything(code: str) -> None:
    game = boxes()[code]
    guide = guide_of(game)
    _, past, met = played(game, wayward=False)
    missed = [lesson.name for lesson in guide.lessons if lesson.name not in met]
    assert missed == []
    assert guide.word(past, None).finished
    assert LESSONS[0] <= len(guide.lessons) <= LESSONS[1]


@pytest.mark.parametrize("code", GUIDED)
def test_the_coach_shows_what_can_be_done_when_it_says_so(code: str) -> None:
    """At the prepared table every answer that a lesson would try is on offer when the lesson first comes."""
    game = boxes()[code]
    guide = guide_of(game)
    g = game.new(guide.seats, guide.seed, **guide.variants)
    assert g.ask is not None
    assert g.ask.seat == guide.learner
    first = guide.word([], Moment.of(g)).lesson
    assert first is guide.lessons[0]
    assert all(option in g.options for option in first.tries)


@pytest.mark.parametrize("code", GUIDED)
def test_whoever_goes_his_own_way_meets_lessons_all_the_same(code: str) -> None:
    game = boxes()[code]
    for seed in range(3):
        _, _, met = played(game, wayward=True, seed=seed)
        assert len(set(met)) >= 4


@pytest.mark.parametrize("code", GUIDED)
def test_every_guided_game_mentions_all_actions(code: str) -> None:
    game = boxes()[code]
    assert sorted(offered(game) - guide_of(game).taught) == []


def offered(game: Game) -> set[str]:
    """Verbs that are on offer to anybody in a few games at tables like the prepared one."""
    guide = guide_of(game)
    verbs: set[str] = set()
    for seed in range(4):
        g = game.new(guide.seats, seed, **guide.variants)
        rng = Random.seeded(seed)
        for _ in range(400):
            if g.ask is None:
                break
            verbs |= {option.verb for option in g.options}
            g.play(rng.pick(g.options))
    return verbs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", GUIDED)
def test_a_lesson_is_short_enough_to_be_read(code: str, language: str) -> None:
    game = boxes()[code]
    words = Words(game, language, strict=True)
    for lesson in guide_of(game).lessons:
        assert len(words.t(f"guide-{lesson.name}-title")) <= 48
        assert 60 <= len(words.t(f"guide-{lesson.name}")) <= 420
