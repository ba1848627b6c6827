"""What is counted of a policy that is asked what a search thinks best."""

from __future__ import annotations

import pytest

from bench.hunches import Tally
from ludoteca.bots.bot import Thought
from ludoteca.kernel import Judge, option
from ludoteca.registry import box

THOUGHTS = [Thought(option("coin"), 9, 0.6), Thought(option("rest"), 3, 0.5), Thought(option("pass"), 1, 0.2)]


def told(tastes: dict[str, float]) -> Tally:
    tally = Tally(Judge(prefer=lambda _, one: tastes[one.verb]), [[]], [[]])
    tally.ask(box("roam").new(2, 1), THOUGHTS)
    return tally


def test_who_names_the_best_option_misses_nothing() -> None:
    tally = told({"coin": 0.3, "rest": 0.2, "pass": 0.1})
    assert (tally.named, tally.missed) == ([[1.0]], [[0.0]])
    assert tally.seconds > 0


def test_who_names_another_misses_what_lies_between() -> None:
    tally = told({"coin": 0.0, "rest": 0.2, "pass": 0.1})
    assert tally.named == [[0.0]]
    assert tally.missed == [[pytest.approx(0.1)]]


def test_a_tie_counts_in_parts() -> None:
    tally = told({"coin": 0.5, "rest": 0.2, "pass": 0.5})
    assert tally.named == [[0.5]]
    assert tally.missed == [[pytest.approx(0.2)]]
