"""Guided first games: whoever follows the coach meets every lesson; whoever does not is never left alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from ludoteca.bots import make
from ludoteca.kernel import Game, Guide, Moment, Option, Random, State, option
from ludoteca.kernel.guide import Word
from ludoteca.registry import boxes
from ludoteca.table.scissors import cut
from ludoteca.words import LANGUAGES, Words

GUIDED = [code for code, game in boxes().items() if game.guide is not None]
LESSONS = (10, 22)


def guide_of(game: Game) -> Guide:
    assert game.guide is not None
    return game.guide


def played(
    game: Game, wayward: bool, seed: int = 0, look: Callable[[str, State], None] | None = None
) -> tuple[State, list[Moment], list[str]]:
    """A learner who does what the coach would try, or never that; with what was asked, and the lessons in order.
    `look` is called whenever the coach has something to say."""
    guide = guide_of(game)
    g = game.new(guide.seats, guide.seed, **guide.variants)
    rng = Random.seeded(seed)
    others = {seat: make("greedy" if not wayward else "random", seed + seat, game) for seat in g.everyone}
    past: list[Moment] = []
    met: list[str] = []
    while g.ask is not None:
        ask = g.ask
        if ask.seat != guide.learner or len(g.options) == 1:  # the table gives the only answer there is
            g.choose(others[ask.seat].decide(g.view(ask.seat)))
            continue
        word = guide.word(past, guide.moment(g))
        if word.lesson is not None:
            met.append(word.lesson.name)
            if look is not None:
                look(word.lesson.name, g)
        pick = _obey(guide, g, past) or others[ask.seat].decide(g.view(ask.seat))
        if wayward:
            tries = word.lesson.tries if word.lesson else ()
            pick = rng.pick([option for option in g.options if option not in tries] or list(g.options))
        past.append(guide.moment(g, pick))
        g.choose(pick)
        if word.finished or len(past) > 400:
            break
    return g, past, met


def _obey(guide: Guide, g: State, past: list[Moment]) -> Option | None:
    """What the coach would try; else something that the lesson is learned by."""
    lesson = guide.word(past, guide.moment(g)).lesson
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
    first = guide.word([], guide.moment(g)).lesson
    assert first is guide.lessons[0]
    assert all(option in g.options for option in first.tries)


@pytest.mark.parametrize("code", GUIDED)
def test_the_coach_points_at_pieces_that_are_there(code: str) -> None:
    game = boxes()[code]
    lessons = {lesson.name: lesson for lesson in guide_of(game).lessons}
    words = Words(game, "en", ("Ana", "Bia", "Caio"), strict=True)
    pages: dict[str, str] = {}

    def look(name: str, there: State) -> None:
        if name not in pages and lessons[name].about(guide_of(game).moment(there)):  # told only, it points at nothing
            pages[name] = str(game.view.page(there.view(guide_of(game).learner), _nothing, words.t))

    played(game, wayward=False, look=look)
    for there in wandering(game):  # what the coach only told there has its moment in another game
        for name in lessons.keys() - pages.keys():
            look(name, there)
        if len(pages) == len(lessons):
            break
    points = [(name, selector) for name in lessons for selector in lessons[name].points]
    assert {name for name, _ in points} == set(lessons)
    assert [(name, selector) for name, selector in points if not part_of(pages[name], selector)] == []


def wandering(game: Game) -> Iterator[State]:
    """Questions to the learner at tables like the prepared one, where anybody does anything."""
    guide = guide_of(game)
    for seed in range(8):
        g = game.new(guide.seats, seed, **guide.variants)
        rng = Random.seeded(seed)
        for _ in range(400):
            if g.ask is None:
                break
            if g.ask.seat == guide.learner and len(g.options) > 1:
                yield g
            g.play(rng.pick(g.options))


def _nothing(_verb: str, *_args: object) -> dict[str, object]:
    """Nothing is on offer: only what lies on the table counts."""
    return {}


def part_of(page: str, selector: str) -> str:
    """What `outer inner` selects, or nothing."""
    for step in selector.split():
        page = str(cut(page, step) or "")
    return page


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


def alone(game: Game, seed: int = 0) -> tuple[list[Moment], list[Word], bool]:
    """A learner who listens to nobody and plays like a beginner's bot, as far as the guide or the game goes."""
    guide = guide_of(game)
    g = game.new(guide.seats, guide.seed, **guide.variants)
    bots = {seat: make("greedy", seed + seat, game) for seat in g.everyone}
    past: list[Moment] = []
    said: list[Word] = []
    while g.ask is not None:
        ask = g.ask
        pick = bots[ask.seat].decide(g.view(ask.seat))
        if ask.seat == guide.learner and len(g.options) > 1:
            said.append(guide.word(past, guide.moment(g.view(ask.seat))))
            past.append(guide.moment(g, pick))
            if said[-1].finished:
                return past, said, True
        g.choose(pick)
    return past, said, False


@pytest.mark.parametrize("code", GUIDED)
def test_whoever_plays_well_without_listening_is_told_everything_before_the_end(code: str) -> None:
    """A game without a tie never asked for a bid, so the lesson about ties never came and the coach never finished."""
    _, said, finished = alone(boxes()[code])
    assert finished
    closing = guide_of(boxes()[code]).lessons[-1]
    before = [word for word in said if word.lesson is closing]
    assert all(word.learned == word.of - 1 for word in before)  # "you know it all" is said when it is so


@pytest.mark.parametrize("code", GUIDED)
def test_a_lesson_waits_until_it_is_true_of_the_table(code: str) -> None:
    past, said, _ = alone(boxes()[code])
    for moment, word in zip(past, said, strict=True):
        lesson = word.lesson
        if lesson is not None and lesson.name in moment.untrue:
            assert isinstance(moment.ask, guide_of(boxes()[code]).lessons[-1].asks)  # nothing else was left to say


def test_nobody_hears_about_a_found_character_before_one_is_found() -> None:
    game = boxes()["roam"]
    guide = guide_of(game)
    g = game.new(guide.seats, guide.seed, **guide.variants)
    assert "found" in guide.moment(g).untrue
    g.explorers[0].cards += (1,)  # type: ignore[attr-defined]
    assert "found" not in guide.moment(g).untrue


def test_a_costly_answer_is_allowed_and_gets_its_own_word() -> None:
    game = boxes()["dune_imperium"]
    guide = guide_of(game)
    g = game.new(guide.seats, guide.seed, **guide.variants)
    past = [guide.moment(g, option("reveal"))]
    assert guide.word(past, None).otherwise == "guide-goal-reveal"
    past = [guide.moment(g, next(one for one in g.options if one.verb == "play"))]
    assert guide.word(past, None).otherwise == ""


def test_a_lesson_that_nobody_heeds_lets_the_others_go_first() -> None:
    """Whoever never wants to explore still hears about training and building."""
    game = boxes()["above_and_below"]
    guide = guide_of(game)
    g = game.new(guide.seats, guide.seed, **guide.variants)
    past: list[Moment] = []
    heard = []
    for _ in range(4):
        word = guide.word(past, guide.moment(g))
        assert word.lesson is not None
        heard.append(word.lesson.name)
        past.append(guide.moment(g, option("build")))
    assert heard == ["goal", "goal", "goal", "train"]
