"""The texts of the encounter book: short enough to be read aloud, no two alike, each in its language."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations

import pytest

from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.book import BOOK, Effects
from ludoteca.games.above_and_below.content.goods import ITEMS
from ludoteca.words import LANGUAGES, Words
from tests.games.above_and_below.book import stories, texts

ALIKE = 0.12
"""Share of common three-word runs above which two texts are held to be the same tale."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_paragraphs_can_be_read_aloud_in_half_a_minute(language: str) -> None:
    for id, text in stories(language).items():
        assert 35 <= len(text.split()) <= 95, id
        assert text[-1] in ".!?”…", id


@pytest.mark.parametrize("language", LANGUAGES)
def test_outcomes_are_one_to_three_short_sentences(language: str) -> None:
    for id, text in texts(language).items():
        if id.endswith(("-success", "-fail")):
            assert 6 <= len(text.split()) <= 35, id
            assert text[-1] in ".!?”", id


# No two texts alike.


def shingles(text: str) -> set[tuple[str, ...]]:
    words = re.findall(r"\w+", text.lower())
    return {tuple(words[at : at + 3]) for at in range(len(words) - 2)}


def alike(these: dict[str, str]) -> list[tuple[str, str]]:
    runs = {id: shingles(text) for id, text in these.items()}
    return [
        (one, other)
        for one, other in combinations(runs, 2)
        if len(runs[one] & runs[other]) > ALIKE * len(runs[one] | runs[other])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_paragraphs_are_alike(language: str) -> None:
    assert alike(stories(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_outcomes_are_alike(language: str) -> None:
    assert alike({id: text for id, text in texts(language).items() if id.endswith(("-success", "-fail"))}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_and_no_text_stands_twice(language: str) -> None:
    assert [text for text, times in Counter(texts(language).values()).items() if times > 1] == []


def test_a_retouched_paragraph_is_noticed() -> None:
    """Every seventh word changed is still the same tale."""
    tale = stories("en")["story-17"]
    retouched = " ".join("other" if at % 7 == 6 else word for at, word in enumerate(tale.split()))
    assert alike({"tale": tale, "retouched": retouched}) == [("tale", "retouched")]


# Two languages.


def test_no_text_is_the_same_in_both_languages() -> None:
    english, portuguese = texts("en"), texts("pt-BR")
    assert [id for id, text in english.items() if text.lower() == portuguese[id].lower()] == []


@pytest.mark.parametrize(
    ("language", "own", "foreign"),
    [
        ("en", {"the", "and", "of", "is", "you", "to"}, {"vocês", "uma", "não", "para", "com", "que"}),
        ("pt-BR", {"o", "a", "e", "um", "uma", "de", "que", "não"}, {"the", "and", "of", "is", "you", "with"}),
    ],
)
def test_each_paragraph_is_written_in_its_language(language: str, own: set[str], foreign: set[str]) -> None:
    paragraphs = stories(language)
    for id, text in texts(language).items():
        words = re.findall(r"\w+", text.lower())
        assert not foreign & set(words), id
        if id in paragraphs:
            assert sum(word in own for word in words) >= 3, id


GIFTS = {
    "cave": ("address", "endereço"),
    "villager": ("joins you", "home with you", "comes along", "se junta a vocês", "para casa com vocês"),
    "something": ("present", "gift"),
    "mushroom": ("mushroom", "cogumelo"),
    "fish": ("fish", "trout", "peixe", "truta"),
    "fruit": ("fruit", "fruta"),
    "rope": ("rope", "corda "),
    "pot": ("crockery", "louça"),
    "paper": ("paper", "papel"),
    "ore": ("not quite stone", "exatamente pedra", "minério"),
    "amethyst": ("amethyst", "ametista", "melted", "derreteu"),
    "potion": ("potion", "poção"),
    "cider": ("cider", "cidra"),
}
"""What an ending promises if it speaks of these."""


def given(effects: Effects) -> set[str]:
    things = {ITEMS[item] for item, _ in effects.items}
    things |= {"cave"} if effects.cave_card else set()
    things |= {"villager"} if effects.villager or effects.special_villager else set()
    return things | ({"something"} if things or effects.coins else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ending_does_not_promise_what_only_a_higher_number_gives(language: str) -> None:
    """The nun of paragraph 50 gave the address of a cave to all who had reached 3; only with 7 there is one."""
    words = Words(GAME, language)
    promised = [
        (number, choice.letter, thing)
        for number, paragraph in BOOK.items()
        for choice in paragraph.choices
        if len(choice.numbers) > 1
        for thing in given(choice.rewards[-1]) - given(choice.rewards[0])
        if any(word in words.t(f"story-{number}-{choice.letter}-success").lower() for word in GIFTS[thing])
    ]
    assert promised == []
