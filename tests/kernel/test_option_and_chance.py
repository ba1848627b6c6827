"""Options print and parse; chance is the same on every machine."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import Numbered, Option, Random, Refused, Result, option

words = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True)


@given(words, st.lists(st.integers(-99, 999) | words, max_size=3))
def test_an_option_is_one_object_however_it_comes_back(verb: str, args: list[int | str]) -> None:
    one = option(verb, *args)
    assert option(verb, *args) is one
    assert Option.parse(one.key) is one
    assert pickle.loads(pickle.dumps(one)) is one
    assert copy.deepcopy(one) is one


@pytest.mark.parametrize("key", ["", "Use:1", "use:", "use 1", ":1", "use:1:", "x" * 300, "usé:1"])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(Refused, match="not a pick"):
        Option.parse(key)


def test_a_program_that_makes_a_bad_option_is_told() -> None:
    with pytest.raises(ValueError, match="lower case"):
        option("Use", 1)


def test_chance_is_the_same_for_ever() -> None:
    rng = Random.seeded(7)
    assert [rng.below(100) for _ in range(8)] == [27, 56, 91, 54, 82, 42, 25, 30]


def test_every_number_below_n_comes_about_as_often() -> None:
    rng = Random.seeded(1)
    counts = Counter(rng.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 600


def test_a_shuffle_uses_the_same_numbers_as_below() -> None:
    rng, again = Random.seeded(3), Random.seeded(3)
    things, swapped = list(range(9)), list(range(9))
    rng.shuffle(things)
    for i in range(8, 0, -1):
        j = again.below(i + 1)
        swapped[i], swapped[j] = swapped[j], swapped[i]
    assert things == swapped
    assert rng == again


def test_shuffles_reach_every_order() -> None:
    rng = Random.seeded(2)
    orders = set()
    for _ in range(400):
        things = [1, 2, 3, 4]
        rng.shuffle(things)
        orders.add(tuple(things))
    assert len(orders) == 24


def test_any_number_that_a_record_may_name_is_a_seed() -> None:
    """Found by odd records: one of 69 digits in base 16, or a long one below zero, was no key."""
    for bits in (64, 65, 255, 264, 265, 268, 275, 511, 600):
        for seed in (1 << bits, -(1 << bits)):
            assert 0 <= Random.seeded(seed).below(6) < 6


def test_the_dice_of_a_promised_shuffle_stay_what_they_are() -> None:
    """Keys of 66 digits and fewer: records of tables must replay for ever."""
    rolls = [Random.seeded(seed).below(1000) for seed in (1 << 200, (1 << 264) - 1, 1 << 70)]
    assert rolls == [517, 497, 227]


def test_ranks_share_what_is_tied() -> None:
    assert Result.of([15, 15, 12], [4, 6, 9]).ranks == (2, 1, 3)
    assert Result.of([15, 15, 12], [6, 6, 9]).ranks == (1, 1, 3)
    assert Result.of([1, 3, 3]).winners == (1, 2)
    assert (Result.drawn([4, 0]).ranks, Result.drawn([4, 0]).winners) == ((1, 1), ())


def test_options_by_number_are_made_when_they_are_named() -> None:
    trash = Numbered("trash", "hand")
    assert not trash
    assert trash[17] is option("trash", 17, "hand")
    assert list(trash) == [17]
    with pytest.raises(KeyError):  # the face of a card that nobody has seen
        trash[-1]
