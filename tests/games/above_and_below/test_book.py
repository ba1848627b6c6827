"""The encounter book: complete in both languages, reachable and valid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from ludoteca.games.above_and_below.content.board import PARAGRAPHS
from ludoteca.kernel import rule
from ludoteca.words import LANGUAGES
from tests.games.above_and_below.book import (
    FIRST_FOLLOW_UP,
    FOLDER,
    GENERAL_FAILURES,
    GOODS,
    LAST,
    PARTS,
    Table,
    choices,
    encounters,
    messages,
    rewards_of,
    tables,
)

SPECIALS = {"liquid_woman", "glogo", "cave_cat", "mechanical_man"}
COUNTED = {"coins", "potion", "cider", "reputation"}


# Completeness.


@rule("AB-SETUP-16")
def test_every_number_is_written_once() -> None:
    numbers = [table["number"] for part in PARTS for table in tables(part)]
    assert sorted(numbers) == list(range(1, LAST + 1))


def test_every_file_of_the_book_is_a_part() -> None:
    files = {file.name for file in FOLDER.joinpath("book").iterdir()}
    assert files == {"README.md"} | {f"encounters-{part}.toml" for part in PARTS}
    texts_of_the_book = {file.name for file in FOLDER.joinpath("text").iterdir() if file.name.startswith("book-")}
    assert texts_of_the_book == {f"book-{part}.{language}.ftl" for part in PARTS for language in LANGUAGES}


def messages_needed(part: str) -> set[str]:
    found = GENERAL_FAILURES if part == "01" else set()
    for table in tables(part):
        story = f"story-{table['number']}"
        found = found | {story, f"{story}-title"}
        for choice in table["choice"]:
            label = f"{story}-{choice['letter']}"
            found.add(label)
            if "goto" not in choice:
                found.add(f"{label}-success")
            if "fail" in choice:
                found.add(f"{label}-fail")
    return found


@rule("AB-EXPLORE-04", "AB-EXPLORE-14")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_every_text_is_there_and_none_is_idle(part: str, language: str) -> None:
    assert set(messages(part, language)) == messages_needed(part)


# Choices.


@rule("AB-EXPLORE-05")
def test_every_paragraph_offers_two_or_three_choices() -> None:
    for number, table in encounters().items():
        assert [c["letter"] for c in table["choice"]] in (["a", "b"], ["a", "b", "c"]), number


@rule("R-37")
def test_every_paragraph_has_a_choice_that_asks_nothing() -> None:
    for number, table in encounters().items():
        assert any("requires" not in c and "cost" not in c for c in table["choice"]), number


def easiest(number: int) -> int:
    """The lowest explore number with which a party that owns nothing gets through the paragraph."""
    found = []
    for choice in encounters()[number]["choice"]:
        if "requires" in choice or "cost" in choice:
            continue
        if "goto" in choice:
            found.append(easiest(choice["goto"]))
        else:
            found.append(choice["explore"][0]["number"] if "explore" in choice else 0)
    return min(found)


def test_two_starting_villagers_can_get_through_every_entry() -> None:
    """Two lanterns each and one more for each injury."""
    assert [n for n in range(1, FIRST_FOLLOW_UP) if easiest(n) > 2 * (2 + 1)] == []


# Reachability.


@rule("AB-EXPLORE-03")
def test_every_cave_entry_leads_to_a_paragraph() -> None:
    printed = [number for card in PARAGRAPHS for number in card]
    assert sorted(printed) == list(range(1, FIRST_FOLLOW_UP))
    assert set(printed) <= set(encounters())


@rule("R-37")
def test_follow_ups_lead_on_and_never_back() -> None:
    for number, table in encounters().items():
        for choice in table["choice"]:
            if "goto" in choice:
                assert choice["goto"] > max(number, FIRST_FOLLOW_UP - 1), number
                assert choice["goto"] in encounters(), number


def test_every_paragraph_is_reached_by_a_cave_or_a_follow_up() -> None:
    reached = {number for card in PARAGRAPHS for number in card}
    for number, table in sorted(encounters().items()):
        if number in reached:
            reached |= {choice["goto"] for choice in table["choice"] if "goto" in choice}
    assert reached == set(encounters())


# Effects.


def faults_of_effects(effects: Table) -> Iterator[str]:
    for key, value in effects.items():
        if key == "goods":
            yield from (f"no good {name}" for name in value if name not in GOODS)
            yield from (f"{name}: {n}" for name, n in value.items() if type(n) is not int or n == 0)
        elif key == "villager":
            yield from () if value == "leftmost" else (f"villager {value}",)
        elif key == "special_villager":
            yield from () if value in SPECIALS else (f"special villager {value}",)
        elif key in COUNTED | {"cave_card", "injure"}:
            yield from () if type(value) is int and value != 0 else (f"{key}: {value}",)
        else:
            yield f"no effect {key}"


def amounts(effects: Table) -> list[int]:
    return [*effects.get("goods", {}).values(), *(effects[key] for key in COUNTED if key in effects)]


@rule("AB-EXPLORE-11", "R-9")
def test_rewards_give_and_penalties_take() -> None:
    for id, choice in choices():
        for reward in rewards_of(choice):
            assert list(faults_of_effects(reward)) == [], id
            assert "injure" not in reward, id
            assert reward, id
            assert all(n > 0 for n in amounts(reward)), id
        penalty = choice.get("fail", {})
        assert list(faults_of_effects(penalty)) == [], id
        assert set(penalty) <= COUNTED | {"goods", "injure"}, id
        assert all(n < 0 for n in amounts(penalty)), id
        assert list(faults_of_effects(choice.get("always", {}))) == [], id


def test_a_choice_has_only_keys_of_the_format() -> None:
    known = {"letter", "requires", "cost", "always", "bonus", "explore", "auto", "goto", "fail"}
    for id, choice in choices():
        assert set(choice) <= known, id
        assert len({"explore", "auto", "goto"} & set(choice)) == 1, id
        if "explore" not in choice:
            assert not {"fail", "bonus"} & set(choice), id
        for bonus in choice.get("bonus", ()):
            assert bonus["lanterns"] > 0, id
            assert bonus.get("per") in {"hammer", "quill"} or bonus.get("if_has") in GOODS | {"potion"}, id
        for key, value in choice.get("requires", {}).items():
            assert key in {"goods", "potion", "coins"} or (key == "skill" and value in {"hammer", "quill"}), id
        cost = choice.get("cost", {})
        assert list(faults_of_effects(cost)) == [], id
        assert set(cost) <= {"coins", "potion", "cider", "goods"}, id
        assert all(n > 0 for n in amounts(cost)), id


def test_the_check_of_effects_notices_a_wrong_one() -> None:
    wrong: Iterable[Table] = (
        {"goods": {"gold": 1}},
        {"goods": {"ore": 0}},
        {"villager": "any"},
        {"special_villager": "dog"},
        {"coins": "3"},
        {"fame": 1},
    )
    assert all(list(faults_of_effects(effects)) for effects in wrong)


def test_every_special_villager_can_be_met() -> None:
    met = {reward["special_villager"] for _, c in choices() for reward in rewards_of(c) if "special_villager" in reward}
    assert met == SPECIALS
