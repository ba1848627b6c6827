"""What changed, put together with what was there, is the new board."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import Match
from ludoteca.paper import join
from ludoteca.registry import box, boxes
from ludoteca.table.delta import SEAM, Delta, compared, difference, whole
from ludoteca.table.offer import Offer
from ludoteca.words import Words

PIECES = st.lists(st.sampled_from(["a", "b", "c", "div id=1", ""]), min_size=1, max_size=12)


@given(PIECES, PIECES)
def test_any_board_follows_from_any_other(old: list[str], new: list[str]) -> None:
    before, after = SEAM.join(old), SEAM.join(new)
    assert whole({"patch": difference(before, after, 0)}, before.split(SEAM)) == after


BLOCKS = st.lists(st.sampled_from(["<a>", "<b>x</b>", "<i></i><i>1</i>", "</a>", "<p>", "<b>x</b><u>"]), max_size=9)


@given(BLOCKS, BLOCKS)
def test_a_board_in_blocks_follows_from_any_other(old: list[str], new: list[str]) -> None:
    old, new = ["<div>", *old], [*new, "</div>"]
    counts = [block.count(SEAM) + 1 for block in old]
    assert whole({"patch": compared(old, counts, new)}, "".join(old).split(SEAM)) == "".join(new)


def test_blocks_that_stayed_are_sent_as_numbers() -> None:
    old = ["<div>", "<a>1</a><a>2</a>", "<b>x</b>", "</div>"]
    new = ["<div>", "<a>1</a><a>2</a>", "<b>y</b>", "</div>"]
    assert compared(old, [1, 2, 1, 1], new) == [[0, 1], [1, 3], "b>y</b", [4, 5]]


@pytest.mark.parametrize("code", list(boxes()))
def test_a_real_game_sends_a_small_part_of_its_boards(code: str) -> None:
    game = box(code)
    match = Match(game, [str(seat) for seat in range(game.seats[0])], 7)
    words, chance, delta = Words.of(game, "en", match.players), random.Random(1), Delta()
    pieces: list[str] = []
    sent = drawn = 0
    for _ in range(25):
        if match.state.ask is None:
            break
        view = match.state.view(0)
        blocks = game.view.blocks(view, Offer((), words), words.t) if game.view.blocks else None
        html = str(game.view.page(view, Offer((), words), words.t))
        assert blocks is None or html == join(blocks)
        assert all(block.startswith("<") and block.endswith(">") for block in blocks or ())
        message: dict[str, Any] = delta.of({"n": 1, "html": blocks or [html]})
        assert whole(message, pieces) == html
        if pieces:
            drawn += len(html)
            sent += len(str(message.get("html", message.get("patch"))))
        pieces = html.split(SEAM)
        match.choose(chance.choice(list(match.state.options)))
    assert sent < drawn / 3
