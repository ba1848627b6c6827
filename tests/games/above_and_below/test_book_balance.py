"""The encounter book is as generous as the printed one.

The balance is measured against the counts of the published book (`encounter_book.public_statistics` in the ledger's
components): how many choices, explore numbers and failure texts there are. Its texts are not used.
"""

from __future__ import annotations

from collections import Counter
from statistics import mean

import pytest

from ludoteca.kernel import rule
from tests.games.above_and_below.book import GOODS, Table, choices, encounters, rewards_of


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
