"""Movement and sound: pieces move at the reader's speed or not at all, and every sound can really be heard."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from bench.pages import FIRST, TABLE, load
from tests.browser.conftest import Enter
from tests.browser.moves import asked, by_mouse, choose, prefer, sit
from tests.table.hall import Hall

pytestmark = pytest.mark.browser

COUNT = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  window.moved.push(how.duration);
  return animate.call(this, frames, how);
};
const change = document.startViewTransition?.bind(document);
document.startViewTransition = (put) => { window.moved.push("page"); return change(put); };
"""

# The page's own modules play into a context that renders to memory; what comes out is listened to.
LISTEN = """async (name) => {
  document.body.dataset.sound = "1";
  const made = new OfflineAudioContext(1, 44100 * 2, 44100);
  made.resume = () => {};
  window.AudioContext = function () { return made; };
  const script = document.querySelector('script[type="module"][src*="table.js"]').src;
  const { play } = await import(script.replace("table.js", "sound.js") + "?" + name);
  play(name);
  const heard = (await made.startRendering()).getChannelData(0);
  const loud = heard.map(Math.abs);
  return [Math.max(...loud), loud.findLastIndex((one) => one > 0.001) / 44100];
}"""


def seen(page: Page, chance: random.Random) -> list[Any]:
    """What moves when the next answer is given."""
    asked(page)
    page.evaluate("() => { window.moved = [] }")
    choose(page, by_mouse, chance)
    asked(page)
    return list(page.evaluate("() => window.moved"))


def test_pieces_move_at_the_speed_that_was_chosen(enter: Enter) -> None:
    page = enter(reduced_motion="no-preference")
    page.add_init_script(COUNT)
    sit(page, "roam", "me", "bot:random")
    chance = random.Random(3)
    asked(page)
    for speed, factor in (("slow", 1.8), ("normal", 1), ("fast", 0.45)):
        page.evaluate("speed => { document.body.dataset.speed = speed }", speed)
        moved = seen(page, chance) + seen(page, chance)
        assert "page" in moved
        assert 350 * factor in moved or 450 * factor in moved  # a new piece appears, another one glides
    page.evaluate("() => { document.body.dataset.speed = 'instant' }")
    assert seen(page, chance) == []


def test_whoever_wants_no_movement_gets_none(enter: Enter) -> None:
    page = enter(reduced_motion="reduce")
    page.add_init_script(COUNT)
    sit(page, "roam", "me", "bot:random")
    assert seen(page, random.Random(3)) == []


@pytest.mark.parametrize("name", ["turn", "card", "coin", "dice", "victory"])
def test_every_sound_is_heard_and_ends(enter: Enter, name: str) -> None:
    page = enter()
    prefer(page, "sound")
    sit(page, "toy", "me", "bot:random")
    peak, length = page.evaluate(LISTEN, name)
    assert 0.01 < peak < 1  # heard, and not distorted
    assert 0.05 < length < 1.6


def test_the_first_page_and_a_table_are_light_and_ask_nobody_else(browser: Any, hall: Hall, enter: Enter) -> None:
    came, page = load(browser, hall, "/")
    assert came.bytes < FIRST
    assert came.strangers == []
    page.context.close()
    mine = enter()
    address = sit(mine, "roam", "me", "bot:random")
    came, page = load(browser, hall, address, mine.context.storage_state())
    assert 0 < came.bytes < TABLE
    assert came.strangers == []
    page.context.close()
