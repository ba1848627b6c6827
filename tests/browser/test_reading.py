"""Everything can be read, by finger, mouse and keyboard; answers come to the question; nothing jumps."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.moves import PHONE, PICK, asked, by_mouse, choose, moved, number, offered, prefer, sit

pytestmark = pytest.mark.browser
FREE = "#board [data-tip]:not([data-pick])"
ON_CARD = "#board [data-pick^=lay]"

BEYOND = "all => all.some((one) => one.getBoundingClientRect().top > innerHeight)"
PLACE = """() => {
    const at = document.querySelector("#board").getBoundingClientRect();
    return [at.left, at.top + scrollY];
}"""
WHICH = "() => [...document.querySelectorAll('[data-tip]')].indexOf(document.activeElement)"


def long_press(page: Page, part: str) -> None:
    """A finger that stays where it is for a while."""
    page.locator(part).first.scroll_into_view_if_needed()
    box = page.locator(part).first.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    where = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": where})
    page.wait_for_selector("#sheet:not([hidden])")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_reads_and_a_second_tap_plays(enter: Enter) -> None:
    page = enter(**PHONE)
    sit(page, "toy", "me", "bot:random")
    asked(page)
    n = number(page)
    page.locator(FREE).first.tap()
    sheet = page.locator("#sheet")
    expect(sheet).to_contain_text("A card of the toy.")
    expect(sheet).to_contain_text("Not now: The rule behind this question does not allow it now.")
    expect(sheet.locator("[data-play]")).to_have_count(0)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    page.locator(ON_CARD).first.tap()
    expect(sheet.locator("[data-play]")).to_be_visible()
    expect(sheet).not_to_contain_text("Not now")
    assert number(page) == n
    page.locator(ON_CARD).first.tap()
    moved(page, n)
    expect(sheet).to_be_hidden()


def test_a_long_press_reads_and_plays_nothing(enter: Enter) -> None:
    page = enter(**PHONE)
    sit(page, "toy", "me", "bot:random")
    asked(page)
    n = number(page)
    long_press(page, ON_CARD)
    expect(page.locator("#sheet")).to_contain_text("A card of the toy.")
    assert number(page) == n
    page.locator("#sheet [data-play]").tap()
    moved(page, n)


def test_the_sheet_shows_the_face_and_the_rule(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "bot:random")
    asked(page)
    page.locator(FREE).first.click()
    expect(page.locator("#sheet .sheet-face .toy-card")).to_be_visible()
    page.locator("#sheet summary").click()
    expect(page.locator("#sheet .sheet-rule p")).to_have_text(re.compile(r"\w+ \w+ \w+"))
    assert page.locator("#sheet [data-pick], #sheet [id]").count() == 0  # a copy, of which nothing can be played
    page.keyboard.press("Escape")
    expect(page.locator("#sheet")).to_be_hidden()


def test_everything_with_a_tip_is_reached_by_keyboard(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    things = page.locator("#surface [data-tip]:visible").count()
    reached: set[int] = set()
    for _ in range(things + 3):
        page.keyboard.press("i")
        expect(page.locator("#tip")).to_be_visible()
        reached.add(
            page.evaluate("() => [...document.querySelectorAll('[data-tip]')].indexOf(document.activeElement) + ''")
        )
    alone = "all => all.filter((one) => !one.parentElement.closest('[role=button], [role=img], button, a')).length"
    assert len(reached) == page.locator("#surface [data-tip]:visible").evaluate_all(alone)
    assert len(reached) > 5
    page.keyboard.press("Enter")
    expect(page.locator("#sheet")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Shift+ArrowDown")
    expect(page.locator("#tip")).to_be_visible()


def test_arrows_never_enter_a_field_nor_change_a_standing_answer(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "bot:random")
    asked(page)
    before = page.locator("#standing summary b").inner_text()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 8:
        page.keyboard.press(key)
        assert page.evaluate("() => !document.activeElement.matches('input, select, textarea')")
        page.keyboard.press("?")
        expect(page.locator("#keys")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("#keys")).to_be_hidden()
    assert page.locator("#standing summary b").inner_text() == before


def test_answers_beyond_the_edge_are_listed_in_the_dock(enter: Enter) -> None:
    page = enter(viewport={"width": 360, "height": 500}, has_touch=True, is_mobile=True)
    sit(page, "roam", "me", "bot:random")
    asked(page)
    chance = random.Random(1)
    for _ in range(8):
        asked(page)
        if page.locator(f"{PICK}").evaluate_all(BEYOND):
            break
        choose(page, by_mouse, chance)
    listed = page.locator("#dock [data-mirror]")
    assert listed.count() == page.locator("#board [data-pick]").count() > 0
    n = number(page)
    listed.last.tap()
    expect(page.locator("#sheet [data-play]")).to_be_visible()
    assert number(page) == n
    page.locator("#sheet [data-play]").tap()
    moved(page, n)


@pytest.mark.parametrize("width", [390, 1366])
def test_nothing_jumps_when_a_question_comes(enter: Enter, width: int) -> None:
    page = enter(viewport={"width": width, "height": 768})
    sit(page, "roam", "me", "bot:random", "bot:random")
    page.evaluate("document.fonts.ready.then(() => true)")  # letters that come late move everything, once
    chance = random.Random(2)
    places = set()
    for _ in range(6):
        asked(page)
        places.add(tuple(page.evaluate(PLACE)))
        choose(page, by_mouse, chance)
        places.add(tuple(page.evaluate(PLACE)))
    assert len(places) == 1


def test_what_the_others_did_is_told_in_one_line(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random", "bot:random")
    chance = random.Random(3)
    for _ in range(12):
        asked(page)
        choose(page, by_mouse, chance)
        asked(page)
        if page.locator("#recap:visible").count():
            break
    expect(page.locator("#recap summary").first).to_have_text(re.compile(r"Pure chance \d: (one thing|\d+ things)"))
    page.locator("#recap summary").first.click()
    expect(page.locator("#recap li").first).to_be_visible()


STOPS_IN_LOG = """() => [...document.querySelectorAll("#log, #log *")]
    .filter((one) => one.tabIndex >= 0 && one.matches("#log, a, button, [tabindex]")).length"""
READ_ALOUD = "() => document.activeElement.querySelector('span')?.textContent"


def test_the_log_is_one_stop_with_arrows_inside(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "bot:random")
    chance = random.Random(2)
    for _ in range(3):
        asked(page)
        choose(page, by_mouse, chance)
    asked(page)
    lines = page.locator("#log li > span:first-of-type").all_inner_texts()
    assert len(lines) > 3
    assert page.evaluate(STOPS_IN_LOG) == 1
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(READ_ALOUD) == lines[-2]
    assert page.evaluate(STOPS_IN_LOG) == 1
    page.keyboard.press("Tab")
    expect(page.locator("#say")).to_be_focused()
    assert page.evaluate(STOPS_IN_LOG) == 1
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#log")).to_be_focused()
    page.keyboard.press("Home")
    assert page.evaluate(READ_ALOUD) == lines[0]
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.wait_for_url("**/replay?n=*")


def test_a_great_moment_stays_readable(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "bot:random")
    asked(page)
    page.locator(ON_CARD).first.click()
    expect(page.locator("#moment-box")).to_contain_text("laid")


def test_a_language_switch_is_no_leaving(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random", "bot:random")
    chance = random.Random(1)
    for _ in range(4):
        asked(page)
        choose(page, by_mouse, chance)
    asked(page)
    page.get_by_role("button", name="Português").click()
    page.wait_for_selector("html[lang='pt-BR'] body[data-ready] #surface")
    assert page.locator("#log .since").count() == 0


def test_the_confirm_bar_says_each_answer_once(enter: Enter) -> None:
    page = enter()
    prefer(page, "confirm")
    sit(page, "roam", "me", "bot:random")
    asked(page)
    for key in offered(page)[:3]:
        one = page.locator(f"{PICK}[data-pick='{key}']")
        one.click()
        said = page.locator("#confirm > span").inner_text()
        assert said
        assert not re.search(r"(\w{4,})\W*\1", said)
        page.keyboard.press("Escape")


def test_the_speed_is_remembered(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "bot:random")
    page.locator(".side summary", has_text="More").click()
    page.get_by_role("button", name="fast").click()
    expect(page.get_by_role("button", name="fast")).to_have_attribute("aria-pressed", "true")
    page.wait_for_timeout(200)
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-speed", "fast")


def test_the_type_is_ours_and_nothing_comes_from_elsewhere(enter: Enter) -> None:
    page = enter()
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    sit(page, "roam", "me", "bot:random")
    page.evaluate("() => document.fonts.ready")
    loaded = page.evaluate(
        "() => [...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)"
    )
    assert {"Source Sans 3", "Fraunces", "Fondamento"} <= {name.strip('"') for name in loaded}
    home = page.url.split("/table")[0]
    assert all(url.startswith((home, "data:")) for url in asked_for)
