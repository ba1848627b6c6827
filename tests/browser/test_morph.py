"""A new board is laid over the old one: what stayed the same is the same element, and nothing is kept by mistake."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Enter
from tests.browser.moves import sit

pytestmark = pytest.mark.browser

LAY = """async ([old, fresh]) => {
    const script = document.querySelector('script[src*="table.js"]').src;
    const { morph } = await import(script.replace("table.js", "morph.js"));
    const holder = document.createElement("div");
    holder.innerHTML = old;
    const before = [...holder.querySelectorAll("*")];
    morph(holder, fresh);
    const after = [...holder.querySelectorAll("*")];
    return [holder.innerHTML, after.map((one) => before.indexOf(one))];
}"""


def lay(page: Page, old: str, fresh: str) -> Any:
    """What lies there afterwards, and for each element which of the old ones it is (-1: none)."""
    written, kept = page.evaluate(LAY, [old, fresh])
    assert written == fresh
    return kept


def test_what_is_the_same_stays_and_an_answer_is_never_taken_for_another(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:greedy")
    assert lay(page, "<p>One</p><b>2</b>", "<p>One</p><b>3</b>") == [0, 1]
    assert lay(page, '<i data-pick="a">A</i>', '<i data-pick="b">A</i>') == [-1]
    assert lay(page, '<i data-pick="a">A</i>', "<i>A</i>") == [-1]
    assert lay(page, '<p id="a"></p><p id="b"></p>', '<p id="b"></p><p id="a"></p>') == [1, 0]
    assert lay(page, '<p id="a"></p><p id="b"></p>', '<p id="b"></p>') == [1]
    assert lay(page, "<p></p>", '<p></p><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>') == [0, -1, -1]
    assert lay(page, '<p class="lit" tabindex="-1">One</p>', '<p title="x">One</p>') == [0]
    assert lay(page, "<ul><li>1</li></ul>", "<ul><li>1</li><li>2</li></ul>text") == [0, 1, -1]


def test_a_board_that_comes_again_moves_nothing(enter: Enter) -> None:
    """Somebody speaks: the whole page is drawn anew, and every element of the board is the one that was there."""
    page = enter()
    sit(page, "roam", "me", "bot:greedy")
    page.wait_for_selector("#surface [data-pick]")
    page.evaluate("() => (window.lain = [...document.querySelectorAll('#board *')])")
    page.fill("#say", "Hello")
    page.keyboard.press("Enter")
    page.wait_for_selector("#chat li")
    same = "() => [...document.querySelectorAll('#board *')].every((one, i) => one === window.lain[i])"
    assert page.evaluate(same)
