"""Why can't I? The sheet of a thing that is not on offer says the rule against it, from the rules themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from ludoteca.registry import boxes
from tests.browser.conftest import Enter
from tests.browser.moves import PHONE, asked, click, number, offered, sit
from tests.table.hall import Hall, open_hall

pytestmark = pytest.mark.browser

THINGS = {
    "above_and_below": ({}, "#board .action[data-could='harvest']", "No good lies on your buildings."),
    "zero11": ({}, "#board [data-could^='power']", "Power cards are played in your own turn of phase 4"),
    "dune_imperium": (
        {"variant_leaders": "beginner"},
        "#board [data-could^='buy']",
        "Cards are acquired on your Reveal turn.",
    ),
    "calamandara": ({}, "#board [data-could]", "This is not the moment for it"),
    "roam": ({"variant_mode": "full"}, "#board [data-could^='buy']", "Artifacts are bought at the end of your turn"),
}
"""For each title how its table is set, a thing that is not on offer at the first question, and what is said of it."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    opened = open_hall(tmp_path_factory.mktemp("hall") / "table.db", dict(boxes()), burst=100_000)
    yield opened
    opened.close()


@pytest.mark.parametrize("code", sorted(THINGS))
def test_a_tap_on_what_is_not_on_offer_says_why(enter: Enter, code: str) -> None:
    fields, thing, reason = THINGS[code]
    page = enter(**PHONE)
    seats = max(2, min(boxes()[code].seats))
    sit(page, code, "me", *["bot:random"] * (seats - 1), **fields)
    asked(page)
    n = number(page)
    page.locator(thing).first.tap()
    expect(page.locator("#sheet .tip-why")).to_contain_text(reason)
    expect(page.locator("#sheet .sheet-rules a")).to_have_attribute("href", re.compile(f"/games/{code}/rules#[A-Z]"))
    assert number(page) == n


def test_the_dock_lists_what_the_question_does_not_offer(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    page.keyboard.press("y")
    expect(page.locator("#whynot-list")).to_contain_text("Rest early")
    expect(page.locator("#whynot-list")).to_contain_text("coins are missing")
    expect(page.locator("#whynot-list a").first).to_have_attribute("href", re.compile("ROAM-REST-03"))


def test_a_hint_says_what_the_best_options_bring_and_shows_the_first_on_the_board(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    page.keyboard.press("t")
    page.wait_for_selector("#hints li", timeout=60_000)
    expect(page.locator("#hints li").first).to_contain_text("% to win")
    expect(page.locator("#board [data-step='1']")).to_have_count(1)
    page.locator("#hints li").last.focus()
    expect(page.locator("#board [data-step='1']")).to_have_count(1)
    expect(page.locator(".step-mark").first).to_have_text("1")
    page.locator("#hints .hints-away").click()
    expect(page.locator("#hints, .step-mark, [data-step]")).to_have_count(0)


def test_a_hint_goes_when_the_table_moves_on(enter: Enter) -> None:
    page = enter(**PHONE)
    sit(page, "roam", "me", "bot:random")
    asked(page)
    page.keyboard.press("t")
    page.wait_for_selector("#hints li", timeout=60_000)
    expect(page.locator(".step-mark:visible")).not_to_have_count(0)
    click(page, offered(page)[0])
    expect(page.locator("#hints, .step-mark")).to_have_count(0)
