"""011 in a real browser: a whole game against three bots, and gears that are seen to turn."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from ludoteca.registry import box
from tests.browser.conftest import Enter
from tests.browser.moves import LAPTOP, PHONE, asked, click, fits, offered, sit, within
from tests.browser.positions import bring, position

pytestmark = pytest.mark.browser
GAME = box("zero11")


def thrifty(keys: list[str], chance: random.Random) -> str:
    """Anything, but no high bid and no wild declaration, so that the game is a long one."""
    if "pass" in keys:
        return "pass"
    if keys[0].startswith("bid:"):
        return "bid:0"
    return chance.choice([key for key in keys if key not in {"declare", "decline"}] or keys)


def until_a_push(page: Page) -> None:
    """Play until the gears may be pushed."""
    chance = random.Random(2)
    while asked(page) and not any(key.startswith("push:") for key in offered(page)):
        click(page, thrifty(offered(page), chance))


def turns(page: Page) -> list[float]:
    """How far each gear is turned, in degrees."""
    return [float(page.locator(f"#gear-{gear}").get_attribute("data-turn") or "nan") for gear in range(3)]


def test_a_whole_game_against_three_bots_in_which_the_gears_turn(enter: Enter) -> None:
    page = enter()
    sit(page, GAME.code, "me", "bot:random", "bot:random", "bot:random")
    chance = random.Random(5)
    pushes = decisions = 0
    while asked(page):
        keys = offered(page)
        decisions += 1
        if any(key.startswith("push:") for key in keys) and pushes < 2:
            push = next(key for key in keys if key.startswith("push:machine:"))
            before, picture = turns(page), page.locator(".zero11 .gears").screenshot()
            click(page, push)
            pushes += 1
            after = turns(page)
            steps = int(push.rsplit(":", 1)[1])
            for was, now, pitch in zip(before, after, (45, -40, 360 / 7), strict=True):
                off = (now - was - steps * pitch + 180) % 360 - 180
                assert off == pytest.approx(0, abs=0.1)
            assert page.locator(".zero11 .gears").screenshot() != picture
        else:
            click(page, thrifty(keys, chance))
        assert decisions < 1500
    assert pushes == 2
    assert decisions > 20
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".result tbody tr")).to_have_count(4)


def test_a_push_is_previewed_on_the_map(enter: Enter) -> None:
    page = enter()
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    until_a_push(page)
    prices = page.locator("#reach-0")
    expect(prices).to_be_hidden()
    page.locator(".outcome").first.hover()
    expect(prices).to_be_visible()
    assert prices.locator("text").count() > 0


def test_the_note_sheet_is_private_and_certain(enter: Enter) -> None:
    page = enter()
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    asked(page)
    page.locator("#zero11-sheet summary").click()
    expect(page.locator("#zero11-sheet tbody tr")).to_have_count(8)
    expect(page.locator("#zero11-sheet td.yes")).to_have_count(3)  # two of one's own, and the open one
    expect(page.locator("#zero11-sheet summary")).to_have_text(re.compile("5 characters could be the Chosen One"))


def test_on_a_phone_in_portuguese_nothing_runs_over_the_edge(enter: Enter) -> None:
    page = enter(**PHONE, locale="pt-BR")
    sit(page, GAME.code, "me", "bot:random", "bot:random", "bot:random")
    chance = random.Random(3)
    for _ in range(25):
        if not asked(page):
            break
        assert within(page)
        click(page, thrifty(offered(page), chance))


def test_on_a_laptop_the_city_fits_the_screen(enter: Enter) -> None:
    page = enter(**LAPTOP)
    sit(page, GAME.code, "me", "bot:random", "bot:random", "bot:random")
    asked(page)
    assert fits(page, ".zero11 .city")


def test_gears_turn_before_ones_eyes_and_own_marks_stay(enter: Enter) -> None:
    page = enter(reduced_motion="no-preference")
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    until_a_push(page)
    # Only now: before, a card seen on the way makes a box certain, and it is gone.
    page.locator("#zero11-sheet summary").click()
    page.locator("#zero11-sheet input").first.check()
    page.locator("#zero11-sheet textarea").fill("Snowy?")
    page.evaluate(
        """() => {
            window.turned = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, how) {
                if (this.dataset.turn) turned.push([this.id, frames.map((frame) => frame.transform)]);
                return animate.call(this, frames, how);
            };
        }"""
    )
    before = turns(page)
    click(page, "push:machine:1")
    page.wait_for_function("() => turned.length >= 3")
    moves = dict(page.evaluate("() => turned"))
    assert set(moves) >= {"gear-0", "gear-1", "gear-2"}
    assert moves["gear-0"][0] == f"rotate({before[0]:g}deg)" or before[0] == 315  # 315 to 0 turns through 360
    expect(page.locator("#zero11-sheet input").first).to_be_checked()
    expect(page.locator("#zero11-sheet textarea")).to_have_value("Snowy?")
    page.reload()
    expect(page.locator("#zero11-sheet textarea")).to_have_value("Snowy?")


OVER = """bid => {
    const words = document.createRange();
    words.selectNodeContents(bid);
    return words.getBoundingClientRect().width - bid.clientWidth;
}"""


def test_on_a_phone_in_portuguese_a_bid_fits_its_button(enter: Enter) -> None:
    """Beside "Passar" its word had stood out on both sides."""
    page = enter(**PHONE, locale="pt-BR")
    page.goto(bring(page, position("zero11", "middle"), ended=False))
    assert asked(page)
    bid = page.locator("#dock .stepper .pick.now")
    expect(bid).to_contain_text("Oferecer")
    assert bid.evaluate(OVER) <= 0
