"""What a compiled kernel does in another way (`COMPILED`) brings the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import Random, bits_of, chance, matching

states = st.integers(0, (1 << 64) - 1)


@given(states, st.integers(0, 90))
def test_a_shuffle_in_words_is_the_same_shuffle(state: int, count: int) -> None:
    usual, in_words = list(range(count)), list(range(count))
    rng = Random(state)
    rng.shuffle(usual)
    assert chance.shuffled(state, in_words) == rng.state
    assert in_words == usual


@given(states)
def test_bits_in_words_are_the_same_bits(state: int) -> None:
    usual, in_words = Random(state), Random(state)
    assert in_words._bits_in_words() == usual.bits()
    assert in_words.state == usual.state


masks = st.integers(0, 1 << 310) | st.integers(0, matching.WORD) | st.integers(matching.WORD - 3, matching.WORD + 3)


@given(masks)
def test_bits_by_bytes_are_the_same_bits(mask: int) -> None:
    found = [n for n in range(mask.bit_length()) if mask >> n & 1]
    assert bits_of(mask) == found
    assert matching.bits_by_byte(mask) == found


@given(masks | st.integers(-(1 << 70), 0))
def test_bits_are_counted_as_python_counts_them(mask: int) -> None:
    assert matching.bit_count(mask) == mask.bit_count()


def test_a_mask_below_zero_is_refused_and_not_counted_for_ever() -> None:
    with pytest.raises(OverflowError):
        matching.bits_by_byte(-1)
