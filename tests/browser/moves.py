"""What a person does with a browser at a table."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

PICK = "#surface [data-pick]:visible"
"""Of a stepper only the number that it shows."""
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}


def sit(page: Page, game: str, *seats: str, name: str = "Ana", **fields: str) -> str:
    """Set a table through the form, as a person does; returns its address."""
    page.goto(f"/games/{game}")
    page.fill("form.set-table input[name=name]", name)
    page.check(f"input[name=seats][value='{len(seats)}']")
    for seat, who in enumerate(seats):
        page.select_option(f"select[name=seat-{seat}]", who)
        if who == "guest":
            page.fill(f"input[name=name-{seat}]", "Caio")
    for field, value in fields.items():
        control = page.locator(f"form.set-table [name='{field.replace('_', '-')}']")
        closed = control.locator("xpath=ancestor::details[not(@open)]")
        if closed.count():
            closed.locator("summary").first.click()
        if control.get_attribute("type") == "checkbox":
            control.set_checked(value == "1")
        else:
            control.select_option(value)
    page.click(".begin button")
    page.wait_for_selector("body[data-ready] #surface")  # its scripts have come: from here on it answers
    return page.url


def join(host: Page, friend: Page, name: str = "Bia") -> None:
    """Sit down on the free seat of the host's table, through its secret link."""
    friend.goto(host.locator("input.link").input_value())
    friend.fill("input[name=name]", name)
    friend.click("button.big")
    friend.wait_for_selector("body[data-ready] #surface .dock")
    host.wait_for_selector("#surface .dock")  # the table begins without a reload


def prefer(page: Page, *switches: str, name: str = "Ana") -> None:
    """Switch these on, and everything else off, on the page about oneself."""
    page.goto("/me")
    page.fill("input[name=name]", name)
    for box in page.locator("form.card input[type=checkbox]").all():
        box.set_checked(box.get_attribute("name") in switches)
    page.get_by_role("button", name="Save").click()
    page.wait_for_load_state()


def asked(page: Page) -> bool:
    """Wait until something can be picked (True) or the game is over (False)."""
    page.wait_for_selector(f"body[data-ready] :is({PICK}, .ending)", state="attached", timeout=60_000)
    return page.locator(".ending").count() == 0


def number(page: Page) -> int:
    return int(page.get_attribute("body", "data-n") or 0)


def moved(page: Page, n: int) -> None:
    page.wait_for_selector(f"body:not([data-n='{n}'])", state="attached")


def within(page: Page) -> bool:
    """Nothing runs over the right edge."""
    screen = page.viewport_size
    assert screen
    return bool(page.evaluate("() => document.documentElement.scrollWidth") <= screen["width"])


def fits(page: Page, part: str) -> bool:
    """All of this part is on the screen at once, from top to bottom.

    Found and measured in one go: in between the table may send a new board, and the part found would be gone."""
    screen = page.viewport_size
    assert screen
    measure = """part => {
        const place = document.querySelector(part).getBoundingClientRect();
        return [place.top, place.bottom, place.height];
    }"""
    top, bottom, height = page.evaluate(measure, part)
    return bool(height > 0 and top >= 0 and bottom <= screen["height"])


def offered(page: Page) -> list[str]:
    """The keys of what can be picked."""
    return [str(key) for key in page.locator(PICK).evaluate_all("all => all.map((one) => one.dataset.pick)")]


def click(page: Page, key: str) -> None:
    """Pick this, and wait until the table has moved on."""
    n = number(page)
    pick = page.locator(f"#surface [data-pick='{key}']")
    pick.click()
    page.wait_for_timeout(30)
    for _ in range(3):  # a board that comes in meanwhile may swallow a click
        if number(page) != n or not pick.count():
            break
        page.wait_for_timeout(1500)
        if number(page) == n and pick.count():
            pick.click()
    moved(page, n)


def choose(page: Page, how: Callable[[Page, Locator], None], chance: random.Random) -> str:
    """Pick something by mouse or by keyboard."""
    found = page.locator(PICK)
    # By keyboard one of the first few, so that a whole game is not a thousand Tabs.
    one = found.nth(chance.randrange(min(found.count(), 4) if how is by_keyboard else found.count()))
    key = one.get_attribute("data-pick") or ""
    n = number(page)
    how(page, one)
    moved(page, n)
    return key


def by_mouse(_: Page, thing: Locator) -> None:
    thing.click()


STOPS = """key => {
    const stops = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }));
    const here = document.activeElement;
    const goal = stops.findIndex((one) => one.dataset.pick === key);
    if (stops.includes(here)) return goal - stops.indexOf(here);
    // The focus may lie on what is no stop, as on the whole table when an answer has gone: Tab goes on from there.
    const before = stops.filter((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING).length;
    return goal < before ? goal - before : goal - before + 1;
}"""
"""How many stops of Tab lie between the focus and an answer, as somebody sees it who looks where to go."""


def tab_to(page: Page, key: str) -> None:
    """Only keys: Tab, or Shift and Tab, until it has the focus. Nothing is focused by hand."""
    stops = page.evaluate(STOPS, key)
    for _ in range(abs(stops)):
        page.keyboard.press("Tab" if stops > 0 else "Shift+Tab")
    for _ in range(400):
        if page.evaluate("() => document.activeElement?.dataset?.pick || ''") == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{key} cannot be reached with Tab")


def by_keyboard(page: Page, thing: Locator) -> None:
    tab_to(page, thing.get_attribute("data-pick") or "")
    page.keyboard.press("Enter")


def plays(page: Page, how: Callable[[Page, Locator], None], seed: int = 1) -> int:
    """Play to the end; returns the number of decisions."""
    chance = random.Random(seed)
    count = 0
    while asked(page):
        choose(page, how, chance)
        count += 1
        assert count < 1000
    return count
