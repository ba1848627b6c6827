"""Hypothesis strategies: a random game is a value like any other."""

from __future__ import annotations

from hypothesis import strategies as st

from ludoteca.kernel import Game, Match, Random
from ludoteca.registry import boxes


def games() -> st.SearchStrategy[Game]:
    """Any registered box."""
    return st.sampled_from(list(boxes().values()))


@st.composite
def matches(draw: st.DrawFn, most: int = 60) -> Match:
    """A match of any box, at any of its tables, some picks in. It shrinks to few picks of the first table."""
    game = draw(games())
    seats, variants = draw(st.sampled_from(list(game.tables())))
    match = Match(game, [f"Ana {seat}" for seat in range(seats)], draw(st.integers(0, 2**32)), variants)
    rng = Random.seeded(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        if match.state.over:
            break
        match.choose(rng.pick(match.state.options))
    return match


@st.composite
def damages(draw: st.DrawFn, text: str) -> str:
    """The text with something cut out, doubled, swapped or written over."""
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 40)))
    new = draw(
        st.one_of(
            st.just(""), st.text(max_size=12), st.just(text[start:end] * 2), st.just("\n"), st.just('[Seed "-1"]')
        )
    )
    return text[:start] + new + text[end:]
