"""The illustrated rules in a browser: they are searched, printed, fit a phone, and questions lead to their sentence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.gallery import looks
from tests.browser.moves import PHONE, asked, sit, within
from tests.browser.test_accessibility import findings

pytestmark = pytest.mark.browser


def test_words_are_found_whatever_their_accents_and_nothing_else_is_shown(enter: Enter) -> None:
    page = enter(locale="pt-BR", bypass_csp=True)
    page.goto("/games/roam/rules")
    assert findings(page) == []
    whole = page.locator(".chapter li:visible").count()
    page.fill("#rules-search", "LEILAO")  # written without its tilde
    found = page.locator(".chapter li:visible")
    assert 0 < found.count() < whole
    assert all("leilão" in text.lower() for text in found.all_inner_texts())
    expect(page.locator("#rules-found")).not_to_be_empty()
    page.fill("#rules-search", "")
    expect(found).to_have_count(whole)


def test_on_paper_there_is_no_bar_and_nothing_to_press(enter: Enter) -> None:
    page = enter()
    page.goto("/games/roam/rules")
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator("#rules-search")).to_be_hidden()
    expect(page.locator(".plate").first).to_be_visible()
    assert page.pdf().startswith(b"%PDF")


def test_on_a_phone_everything_fits_and_can_be_read(enter: Enter) -> None:
    page = enter(**PHONE)
    page.goto("/games/roam/rules")
    assert within(page)
    said = [one for one in looks(page, touch=True) if not one.startswith(("small text", "cut", "overlap"))]
    assert said == []  # small, cut or turned may be what lies in a picture: it is shown again in words


def test_a_question_leads_to_its_sentence(enter: Enter) -> None:
    page = enter()
    sit(page, "roam", "me", "bot:random")
    asked(page)
    page.keyboard.press("r")
    mark = page.locator("#rule .rule-id").first
    expect(mark).to_have_attribute("href", re.compile(r"^/games/roam/rules#ROAM-"))
    page.goto(mark.get_attribute("href") or "")
    expect(page.locator(".chapter li:target")).to_be_visible()
