"""The illustrated rules: every picture is found on a table, every sentence is there in both languages, and a box that
has written nothing gets a plain one."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from ludoteca.kernel import Game, Primer
from ludoteca.paper import h, join
from ludoteca.registry import box, shelf
from ludoteca.table.dock import rule_of
from ludoteca.table.rulebook import book
from ludoteca.table.scissors import cut, missing, root
from ludoteca.words import LANGUAGES, Words
from tests.table.hall import Person
from tests.table.toy import GAME

PAGE = h(
    "div.game.wide",
    h("svg", h("symbol", h("path", fill="url(#glow)"), id="star"), h("radialGradient", id="glow")),
    h("section.hand.own", h("div", h("br"), h("svg", h("use", href="#star")), id="card-1", glide="card-1")),
    h("section.hand", "others"),
)


def test_a_part_is_cut_out_whole_and_without_its_identity() -> None:
    found = cut(PAGE, "section.own")
    assert found is not None
    assert found.startswith('<section class="hand own">')
    assert found.endswith("</section>")
    assert "others" not in found
    assert 'id="card-1"' not in found
    assert "view-transition-name" not in found
    assert cut(PAGE, ".nothing") is None
    assert root(PAGE) == "game wide"


def test_what_a_part_refers_to_comes_with_it() -> None:
    known: dict[str, str] = {}
    missing(cut(PAGE, "section.own") or "", PAGE, known)
    assert list(known) == ["star", "glow"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(shelf()))
def test_every_plate_and_word_has_its_picture_and_its_sentence(code: str, language: str) -> None:
    game = box(code)
    primer = game.primer
    assert primer is not None
    page = join(book(game, language))
    plates = page[: page.index('class="every"')].split('<article class="plate')
    assert [
        plate.name for plate in primer.plates if plate.shows and not _pictured(plates, plate.name, game, language)
    ] == []
    assert page.count('class="term"') == len(primer.terms)
    pictured = sum(bool(term.shows) for term in primer.terms)
    assert sum('class="cutting"' in term for term in page.split('class="term"')[1:]) >= pictured > 5
    strict = Words(game, language, strict=True)
    for term in primer.terms:
        assert " — " in strict.t(f"primer-term-{term.name}")
    lessons = {lesson.name for lesson in game.guide.lessons} if game.guide else set()
    assert {plate.lesson for plate in primer.plates if plate.lesson} <= lessons


def _pictured(plates: list[str], name: str, game: Game, language: str) -> bool:
    words = Words.of(game, language)
    told = f"primer-{name}" if words.has(f"primer-{name}") else f"guide-{name}"
    title = str(h("h3", words.t(f"{told}-title")))
    return any(title in plate and 'class="cutting"' in plate for plate in plates)


@pytest.mark.parametrize("code", sorted(shelf()))
def test_every_rule_is_there_once_with_its_number_behind_a_mark(code: str) -> None:
    page = join(book(box(code), "en"))
    every = page[page.index('class="every"') :]
    ids = Counter(re.findall(r'<li id="([^"]+)"', every))
    assert set(ids) == set(Words.of(box(code), "en").rules())
    assert set(ids.values()) == {1}
    assert not re.search(r">[A-Z]+-[A-Z]+-\d+<", every)  # a number is no text of the page


def test_a_box_without_a_primer_gets_a_plain_page(ana: Person) -> None:
    assert GAME.primer is None
    page = ana.gets("/games/toy/rules")
    assert 'id="every"' in page
    assert 'id="rules-search"' in page
    assert 'class="plate' not in page


def test_lessons_make_a_plain_primer() -> None:
    guide = box("roam").guide
    plain = Primer.plain(guide)
    assert plain is not None
    assert guide is not None
    assert [plate.name for plate in plain.plates] == [lesson.name for lesson in guide.lessons]


def test_a_question_shows_its_own_sentences_and_those_it_points_to() -> None:
    game = box("roam")
    ask = game.new(2, 1).ask
    assert ask is not None
    shown = str(rule_of(ask, Words.of(game, "en")))
    for identity in (ask.rule, *ask.rules, "ROAM-ART-08"):
        assert f'id="{identity}"' in shown or f"#{identity}" in shown
    assert ask.see == ("ROAM-ART-08",)
