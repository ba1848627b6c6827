"""Many numbers of one kind are stepped through beside the question; few are buttons."""

from __future__ import annotations

from ludoteca.kernel import option
from ludoteca.registry import box
from ludoteca.table.offer import Offer
from ludoteca.words import Words

WORDS = Words(box("zero11"), "en", ("Ana", "Bia", "Caio"), strict=True)


def test_bids_become_one_stepper_of_which_the_lowest_is_shown() -> None:
    passing, *bids = [option("pass"), *(option("bid", n) for n in range(3, 30))]
    button, stepper = Offer([passing, *bids], WORDS).rest()
    assert 'class="stepper"' not in button
    assert stepper.count("data-pick=") == len(bids)
    assert stepper.count('class="pick now"') == 1
    assert 'data-pick="bid:3" type="button" class="pick now"' in stepper
    assert [by for by in ("-5", "-1", "+1", "+5") if f'data-by="{by}"' in stepper] == ["-5", "-1", "+1", "+5"]


def test_a_few_numbers_are_buttons_side_by_side() -> None:
    rest = Offer([option("bid", n) for n in range(5)], WORDS).rest()
    assert len(rest) == 5
    assert not any("stepper" in part for part in rest)
