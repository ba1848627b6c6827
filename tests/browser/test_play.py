"""People play, in a real browser."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Enter
from tests.browser.moves import PHONE, PICK, asked, by_keyboard, by_mouse, choose, join, moved, number, plays, sit
from tests.table.hall import TOYS, Hall, open_hall

pytestmark = pytest.mark.browser


def test_a_whole_game_of_roam_against_two_bots_by_mouse(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random", "bot:greedy")
    assert plays(page, by_mouse) > 10
    expect(page.locator(".ending h2")).to_contain_text(re.compile("wins|share"))
    expect(page.locator(".result tbody tr")).to_have_count(3)
    assert "Finished" in page.title()


def test_a_whole_game_by_keyboard_only(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random", "bot:random")
    assert plays(page, by_keyboard, seed=2) > 10
    expect(page.locator(".ending")).to_be_visible()


def test_a_click_before_the_script_has_come_is_made_when_it_has(enter: Enter) -> None:
    page = enter()
    address = sit(page, "toy", "me", "bot:random")
    held: list[Route] = []
    page.route("**/table.js", lambda route: held.append(route))  # noqa: PLW0108  # Playwright marks what it calls
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.early === null && document.querySelector('#surface [data-pick]')")
    n = number(page)
    page.locator("#dock [data-pick]").first.click()
    assert page.locator("body[data-ready]").count() == 0
    for route in held:
        route.continue_()
    moved(page, n)


def test_a_mouse_leaves_no_ring_around_another_answer(enter: Enter) -> None:
    """It would read as advice. Chromium rings a part of a drawing that has the focus, also after a click."""
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    while not page.locator("#board .character[data-pick]").count():
        choose(page, by_mouse, random.Random(1))
        asked(page)
    n = number(page)
    page.locator("#board .character[data-pick]").nth(1).click()
    moved(page, n)
    page.wait_for_selector("#board .target[data-pick]")
    ringed = """() => [...document.querySelectorAll("#board [data-pick]")].filter((one) =>
        one === document.activeElement || getComputedStyle(one).outlineStyle !== "none").length"""
    assert page.evaluate(ringed) == 0
    page.locator("#board .target[data-pick]").last.focus()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("() => document.activeElement.matches('[data-pick]:focus-visible')")  # by keys it is seen


def test_arrows_numbers_and_letters(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "bot:random")
    asked(page)
    page.keyboard.press("ArrowDown")
    first = page.evaluate("() => document.activeElement.dataset.pick")
    assert first
    seen = {first}
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
        seen.add(page.evaluate("() => document.activeElement.dataset.pick"))
    assert len(seen) > 1
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#keys")).to_be_hidden()
    page.keyboard.press("r")
    expect(page.locator("#rule dd").first).to_be_visible()
    n = number(page)
    page.keyboard.press("1")  # the first button of the question: draw
    moved(page, n)
    page.keyboard.press("c")
    page.keyboard.type("r u there?")
    page.keyboard.press("Enter")
    expect(page.locator("#chat")).to_contain_text("r u there?")


def test_two_browsers_with_the_secret_link(enter: Enter) -> None:
    ana, bia = enter(), enter(locale="pt-BR")
    sit(ana, "roam", "me", "friend")
    expect(ana.locator(".waiting")).to_be_visible()
    join(ana, bia)
    expect(ana.locator("#chairs")).to_contain_text("Bia")
    chance = random.Random(3)
    for _ in range(12):
        turn = next(page for page in (ana, bia, ana, bia) if _has_turn(page))
        n = number(turn)
        choose(turn, by_mouse, chance)
        other = bia if turn is ana else ana
        moved(other, n)
    ana.fill("#say", "Oi, Bia!")
    ana.press("#say", "Enter")
    expect(bia.locator("#chat")).to_contain_text("Oi, Bia!")
    assert bia.locator("html").get_attribute("lang") == "pt-BR"


def _has_turn(page: Page) -> bool:
    try:
        page.wait_for_selector(PICK, state="attached", timeout=1500)
    except Exception:  # noqa: BLE001  # not this one, then
        return False
    return True


def test_hot_seat_with_a_curtain(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "guest")
    expect(page.locator("#curtain")).to_be_visible()
    assert page.locator(".toy-card").count() == 0
    for name, other in (("Ana", "Caio"), ("Caio", "Ana")):
        page.get_by_role("button", name=f"I am {name}").first.click()
        page.wait_for_selector(".toy")
        mine = page.locator(".toy section", has_text=f"Hand of {name}").locator("li")
        theirs = page.locator(".toy section", has_text=f"Hand of {other}").locator("li")
        assert all(text.startswith("face") for text in mine.all_inner_texts())
        assert all(text == "back" or other == "Ana" for text in theirs.all_inner_texts()[:2])
        page.get_by_role("button", name="Draw").first.click()
        expect(page.locator("#curtain")).to_contain_text(f"Pass the device to {other}")
        assert "face" not in page.locator("#surface").inner_text()
        assert not re.search(r"drew \d", page.locator("#log").inner_text())


def test_the_language_switches_in_the_middle_of_a_game(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    choose(page, by_mouse, random.Random(1))
    page.get_by_role("button", name="Português").click()
    page.wait_for_selector("html[lang='pt-BR'] body[data-ready] #surface")
    expect(page.locator("#chairs")).to_contain_text("você")
    asked(page)
    choose(page, by_mouse, random.Random(1))


def test_undo_by_button_and_by_key(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    before = page.locator(PICK).evaluate_all("all => all.map((one) => one.dataset.pick).sort()")
    choose(page, by_mouse, random.Random(4))
    n = number(page)
    page.locator("body").press("u")
    moved(page, n)
    asked(page)
    expect(page.locator("#log")).to_contain_text("took back")
    assert page.locator(PICK).evaluate_all("all => all.map((one) => one.dataset.pick).sort()") == before


def test_confirm_asks_once_more(enter: Enter) -> None:
    page = enter()
    page.goto("/me")
    page.fill("input[name=name]", "Ana")
    page.check("input[name=confirm]")
    page.get_by_role("button", name="Save").click()
    sit(page, "toy", "me", "bot:random")
    asked(page)
    n = number(page)
    page.get_by_role("button", name="Draw").click()
    expect(page.locator("#confirm")).to_contain_text("Draw")
    assert number(page) == n
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_have_count(0)
    page.get_by_role("button", name="Draw").click()
    page.get_by_role("button", name="Confirm").click()
    moved(page, n)


def test_reload_and_a_server_restart_in_the_middle_of_a_game(enter: Enter, tmp_path: Path) -> None:
    first = open_hall(tmp_path / "x.db")
    port = int(first.url.rsplit(":", 1)[1])
    page = enter(base_url=first.url)
    sit(page, "toy", "me", "bot:random", variant_length="long")
    asked(page)
    choose(page, by_mouse, random.Random(1))
    asked(page)
    n = number(page)
    page.reload()
    asked(page)
    assert number(page) == n
    first.close()
    page.wait_for_selector("body.offline", state="attached")
    second = open_hall(tmp_path / "x.db", TOYS, port=port)
    try:
        page.wait_for_selector("body:not(.offline)", state="attached")
        asked(page)
        assert number(page) == n
        choose(page, by_mouse, random.Random(1))
    finally:
        second.close()


def test_replay_and_playing_on_from_a_moment(enter: Enter) -> None:
    page = enter()
    table = sit(page, "toy", "me", "bot:random")
    plays(page, by_mouse)
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".replay")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/replay?n=1*")
    page.get_by_role("link", name="One decision on").click()
    page.wait_for_url("**/replay?n=2*")
    page.get_by_role("link", name="everything face up").click()
    page.wait_for_url("**eyes=all*")
    assert "back" not in page.locator(".toy section li").all_inner_texts()
    page.goto(f"{table}/replay?n=1&eyes=0")
    page.get_by_role("button", name="Play on from here as Ana").click()
    page.wait_for_selector("body[data-ready] #surface")
    assert page.url != table
    plays(page, by_mouse)


def test_hovering_shows_ghosts_tips_and_what_the_log_is_about(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    one = page.locator(f"{PICK}[data-help], {PICK}[data-tip]").first
    one.hover()
    expect(page.locator("#tip")).to_be_visible()
    ghost = page.locator(f"{PICK}[data-shows]").first
    ghost.focus()
    assert page.locator(".ghost.shown").count() >= 1
    page.keyboard.press("Escape")
    assert page.locator(".ghost.shown").count() == 0
    sit(page, "toy", "me", "bot:random")
    asked(page)
    page.locator(f"{PICK}[data-pick^=lay]").first.click()
    line = page.locator("#log li", has_text="Ana laid").first
    line.hover()
    expect(page.locator("#board .lit")).to_have_count(1)


def test_a_click_while_pieces_still_glide_is_not_lost(enter: Enter) -> None:
    page = enter(reduced_motion="no-preference")
    sit(page, "roam", "me", "bot:random")
    for _ in range(6):
        assert asked(page)
        n = number(page)
        box = page.locator(PICK).first.bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        moved(page, n)


def test_events_are_announced_and_the_title_says_whose_turn_it_is(enter: Enter) -> None:
    page = enter()
    sit(page, "toy", "me", "bot:random")
    asked(page)
    expect(page).to_have_title(re.compile("Your turn"))
    page.get_by_role("button", name="Draw").click()
    expect(page.locator("#live")).not_to_be_empty()


@pytest.mark.parametrize("width", [360, 2560])
def test_every_page_fits(enter: Enter, width: int) -> None:
    page = enter(viewport={"width": width, "height": 800})
    addresses = ["/", "/games/roam", "/games/roam/rules", "/me"]
    table = sit(page, "roam", "me", "bot:random", "bot:random", "bot:random")
    asked(page)
    choose(page, by_mouse, random.Random(5))
    asked(page)
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= width, f"the table is {wide} wide"
    for where in [*addresses, f"{table}/replay?n=1"]:
        page.goto(where)
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width, f"{where} is {wide} wide"


def test_a_game_on_a_phone(enter: Enter) -> None:
    page = enter(**PHONE, locale="pt-BR")
    sit(page, "roam", "me", "bot:random")
    chance = random.Random(7)
    for _ in range(10):
        assert asked(page)
        found = page.locator(PICK)
        one = found.nth(chance.randrange(found.count()))
        n = number(page)
        listed = one.locator("xpath=ancestor::div[contains(@class, 'picks')]").count()
        one.tap()
        if not listed:  # on the board the first touch selects and shows what it is; nothing is played unread
            expect(page.locator("#sheet")).to_be_visible()
            assert number(page) == n
            page.locator("#sheet [data-play]").tap()
        moved(page, n)


def test_somebody_without_a_seat_watches_without_secrets(enter: Enter, hall: Hall) -> None:
    ana, eva = enter(), enter()
    table = sit(ana, "toy", "me", "bot:random")
    asked(ana)
    eva.goto(table)
    eva.wait_for_selector(".toy")
    assert eva.locator(".toy section li", has_text="face").count() == 0
    assert eva.locator(PICK).count() == 0
    n = number(eva)
    ana.get_by_role("button", name="Draw").click()
    moved(eva, n)
    assert hall.url in eva.url


LEFT = "log => log.scrollHeight - log.scrollTop - log.clientHeight"


def test_the_log_shows_the_newest_lines_to_whoever_opens_the_page_or_decides(enter: Enter) -> None:
    """It had stood at its first line, and stayed there."""
    page, spectator = enter(), enter()
    table = sit(page, "roam", "me", "bot:random")
    chance = random.Random(5)
    for _ in range(12):
        assert asked(page)
        choose(page, by_mouse, chance)
    assert asked(page)
    spectator.goto(table)
    spectator.wait_for_selector("body[data-ready] #log")
    told = spectator.locator("#log")
    spectator.wait_for_function("() => document.getElementById('log').scrollTop > 0", timeout=10_000)
    assert told.evaluate(LEFT) < 3
    told.evaluate("log => { log.style.maxHeight = '90px' }")  # as when a long question comes
    spectator.wait_for_timeout(300)
    assert told.evaluate(LEFT) < 3
    log = page.locator("#log")
    log.evaluate("log => { log.scrollTop = 0 }")
    choose(page, by_mouse, chance)
    asked(page)
    assert log.evaluate(LEFT) < 3
