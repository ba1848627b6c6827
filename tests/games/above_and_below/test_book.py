"""The encounter book: complete in both languages, reachable, no two texts alike, valid, and as generous as the printed.

The balance is measured against the counts of the published book (`encounter_book.public_statistics` in the ledger's
components): how many choices, explore numbers and failure texts there are. Its texts are not used.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import combinations
from statistics import mean
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ludoteca.games.above_and_below.content.board import PARAGRAPHS
from ludoteca.kernel import rule
from ludoteca.words import LANGUAGES

FOLDER = resources.files("ludoteca.games.above_and_below")
PARTS = ("01", "02", "03", "04", "05", "06", "07", "08")
FIRST_FOLLOW_UP, LAST = 151, 215

GENERAL_FAILURES = {f"story-fail-{n}" for n in range(6)}
GOODS = {"mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst"}
SPECIALS = {"liquid_woman", "glogo", "cave_cat", "mechanical_man"}
COUNTED = {"coins", "potion", "cider", "reputation"}

ALIKE = 0.12
"""Share of common three-word runs above which two texts are held to be the same tale."""

Table = dict[str, Any]


@cache
def tables(part: str) -> tuple[Table, ...]:
    text = FOLDER.joinpath("book", f"encounters-{part}.toml").read_text("utf-8")
    return tuple(tomllib.loads(text)["encounter"])


def encounters() -> dict[int, Table]:
    return {table["number"]: table for part in PARTS for table in tables(part)}


def choices() -> list[tuple[str, Table]]:
    """Every choice with the start of its message ids, `story-17-a`."""
    return [(f"story-{n}-{c['letter']}", c) for n, table in encounters().items() for c in table["choice"]]


@cache
def messages(part: str, language: str) -> dict[str, str]:
    """The texts of a part; line breaks are spaces. Whatever is not one plain text is refused."""
    text = FOLDER.joinpath("text", f"book-{part}.{language}.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Comment):
            continue
        assert isinstance(entry, ftl.Message), f"{part} {language}: {entry}"
        assert entry.value is not None
        assert not entry.attributes
        (element,) = entry.value.elements
        assert isinstance(element, ftl.TextElement), entry.id.name
        assert entry.id.name not in found, entry.id.name
        found[entry.id.name] = " ".join(element.value.split())
    return found


def texts(language: str) -> dict[str, str]:
    return {id: text for part in PARTS for id, text in messages(part, language).items()}


def stories(language: str) -> dict[str, str]:
    return {id: text for id, text in texts(language).items() if re.fullmatch(r"story-\d+", id)}


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


def rewards_of(choice: Table) -> list[Table]:
    return [choice["auto"]] if "auto" in choice else [step["reward"] for step in choice.get("explore", ())]


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


# Balance.


def explore_numbers() -> list[int]:
    return [step["number"] for _, choice in choices() for step in choice.get("explore", ())]


def near(found: dict[int, int], printed: dict[int, int], tolerance: float) -> None:
    """Each share is within the tolerance (of the whole) of the printed share."""
    for key in found.keys() | printed.keys():
        share, wanted = found.get(key, 0) / sum(found.values()), printed.get(key, 0) / sum(printed.values())
        assert abs(share - wanted) <= tolerance, f"{key}: {share:.3f}, printed {wanted:.3f}"


def test_there_are_at_least_as_many_paragraphs_and_choices_as_printed() -> None:
    assert len(encounters()) >= 215
    assert len(choices()) >= 400


def test_as_many_paragraphs_as_printed_offer_a_third_choice() -> None:
    """The printed book also has 50 paragraphs with a single choice: here there is always something to decide."""
    near(Counter(len(table["choice"]) for table in encounters().values()), {2: 50 + 145, 3: 20}, 0.02)


def test_explore_numbers_per_choice_are_spread_as_printed() -> None:
    """Our caves name 150 paragraphs and not more, so 65 and not 22 are follow-ups: hence more choices without dice."""
    near(Counter(len(choice.get("explore", ())) for _, choice in choices()), {0: 71, 1: 172, 2: 157}, 0.04)


def test_explore_numbers_are_spread_as_printed() -> None:
    near(Counter(explore_numbers()), {1: 3, 2: 43, 3: 122, 4: 92, 5: 53, 6: 66, 7: 85, 8: 20}, 0.015)


def test_explore_numbers_rise_within_a_choice() -> None:
    for id, choice in choices():
        numbers = [step["number"] for step in choice.get("explore", ())]
        assert numbers == sorted(set(numbers)), id


def test_failure_texts_are_as_many_as_printed_and_few_carry_a_penalty() -> None:
    failures = [choice["fail"] for _, choice in choices() if "fail" in choice]
    assert abs(len(failures) / len(choices()) - 64 / 400) <= 0.02
    assert 10 <= sum(bool(penalty) for penalty in failures) <= 0.4 * len(failures)


def test_lantern_bonuses_are_few() -> None:
    assert 0.05 <= mean("bonus" in choice for _, choice in choices()) <= 0.15


def kinds(reward: Table) -> set[str]:
    return set(reward) - {"goods"} | set(reward.get("goods", {}))


def test_the_commonest_rewards_are_those_of_the_printed_book() -> None:
    """Reputation and coins first, then mushrooms, potions and fish, then the goods that are worth more."""
    times = Counter(kind for _, choice in choices() for reward in rewards_of(choice) for kind in kinds(reward))
    first, second, third = ("reputation", "coins"), ("mushroom", "potion", "fish"), ("pot", "ore", "amethyst")
    assert min(times[kind] for kind in first) > max(times[kind] for kind in second)
    assert min(times[kind] for kind in second) > max(times[kind] for kind in third)
    assert all(times[good] >= 15 for good in GOODS)


WORTH = {"coins": 1.0, "reputation": 1.5, "potion": 2.0, "cider": 1.5, "cave_card": 2.5}
WORTH |= {"villager": 4.5, "special_villager": 5.5}
WORTH |= {"mushroom": 1.5, "fish": 2.0, "fruit": 2.0, "rope": 2.5}
WORTH |= {"pot": 3.0, "paper": 3.0, "ore": 4.0, "amethyst": 4.5}
"""In coins: a yardstick for the next two tests, from what goods cost on the buildings that bear them."""


def worth(effects: Table) -> float:
    counts = {**effects, **effects.get("goods", {})}
    return sum(WORTH[kind] * (counts[kind] if type(counts[kind]) is int else 1) for kind in kinds(effects))


def test_within_a_choice_the_higher_number_pays_more() -> None:
    for id, choice in choices():
        paid = [worth(reward) for reward in rewards_of(choice)]
        assert paid == sorted(set(paid)), id


@pytest.mark.parametrize("number", range(2, 9))
def test_an_explore_number_is_worth_about_as_many_coins(number: int) -> None:
    paid = [
        worth(step["reward"]) + worth(choice.get("always", {}))
        for _, choice in choices()
        for step in choice.get("explore", ())
        if step["number"] == number
    ]
    assert abs(mean(paid) - number) <= 1


@rule("AB-REP-03")
def test_kind_deeds_raise_the_reputation_and_cruel_ones_lower_it() -> None:
    """About half of the rewards raise it, one choice in ten lowers it; on the whole a good name is to be had."""
    raising = [reward.get("reputation", 0) for _, choice in choices() for reward in rewards_of(choice)]
    assert 0.4 <= mean(change > 0 for change in raising) <= 0.6
    assert max(raising) <= 3
    lowering = [choice["always"]["reputation"] for _, choice in choices() if "always" in choice]
    assert all(-2 <= change < 0 for change in lowering)
    assert 0.06 <= len(lowering) / len(choices()) <= 0.12


def test_a_cruel_choice_never_earns_back_its_good_name() -> None:
    for id, choice in choices():
        if choice.get("always", {}).get("reputation", 0) < 0:
            assert all("reputation" not in reward for reward in rewards_of(choice)), id


@rule("AB-EXPLORE-11", "R-3")
def test_number_six_keeps_the_figures_of_the_rulebook() -> None:
    """AS-13 and AS-14."""
    run, fight = encounters()[6]["choice"]
    assert run["explore"] == [
        {"number": 3, "reward": {"coins": 1}},
        {"number": 4, "reward": {"goods": {"mushroom": 1}}},
    ]
    assert fight["explore"] == [{"number": 7, "reward": {"coins": 5, "goods": {"ore": 1}}}]
