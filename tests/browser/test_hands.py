"""Games are played to their end with fingers only, on a phone, and with the keyboard only, every answer heard before:
the last decisions of a recorded game. Whole games: `python -m tests.browser.hands CODE --by touch|keys`."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.registry import box, shelf
from tests.browser.hands import HANDS, finish, seat_bots, sentence
from tests.browser.moves import LAPTOP, PHONE
from tests.table.hall import hall

pytestmark = pytest.mark.browser
LAST = 2


@pytest.mark.parametrize("by", HANDS)
@pytest.mark.parametrize("code", sorted(shelf()))
def test_to_the_end(browser: Browser, tmp_path: Path, code: str, by: str) -> None:
    with hall(tmp_path, games={code: box(code)}, burst=100_000) as opened:
        seat_bots(opened, code)
        screen = PHONE if by == "touch" else LAPTOP
        context = browser.new_context(locale="en-US", reduced_motion="reduce", base_url=opened.url, **screen)
        page = context.new_page()
        assert finish(page, code, LAST, HANDS[by]) >= 1
        expect(page.locator(".ending h2")).to_be_visible()
        context.close()


def test_what_is_no_sentence() -> None:
    assert sentence("Bid 3 coins", "bid:3")
    assert not sentence("bid:3", "bid:3")
    assert not sentence("at:4,5", "at:7")
    assert not sentence("→", "at:7")
    assert not sentence("", "at:7")
