"""What changed, put together with what was there, is the new board."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel import Match
from ludoteca.registry import box, boxes
from ludoteca.table.delta import SEAM, Delta, difference, whole
from ludoteca.table.offer import Offer
from ludoteca.words import Words

PIECES = st.lists(st.sampled_from(["a", "b", "c", "div id=1", ""]), min_size=1, max_size=12)


@given(PIECES, PIECES)
def test_any_board_follows_from_any_other(old: list[str], new: list[str]) -> None:
    old, new = SEAM.join(old).split(SEAM), SEAM.join(new).split(SEAM)
    assert whole({"patch": difference(old, new)}, old) == SEAM.join(new)


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
        html = str(game.view.page(view, Offer((), words), words.t))
        message: dict[str, Any] = delta.of({"n": 1, "html": html})
        assert whole(message, pieces) == html
        if pieces:
            drawn += len(html)
            sent += len(str(message.get("html", message.get("patch"))))
        pieces = html.split(SEAM)
        match.choose(chance.choice(list(match.state.options)))
    assert sent < drawn / 3
