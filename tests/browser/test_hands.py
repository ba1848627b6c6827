"""Games are played to their end with fingers only: the last decisions of a recorded game, on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ludoteca.registry import box
from tests.browser.hands import finish, seat_bots
from tests.browser.moves import PHONE
from tests.table.hall import hall

pytestmark = pytest.mark.browser
LAST = 3


@pytest.mark.parametrize("code", ["above_and_below", "dune_imperium", "roam", "zero11"])
def test_by_touch_to_the_end(browser: Browser, tmp_path: Path, code: str) -> None:
    with hall(tmp_path, games={code: box(code)}, burst=100_000) as opened:
        seat_bots(opened, code)
        context = browser.new_context(locale="en-US", reduced_motion="reduce", base_url=opened.url, **PHONE)
        page = context.new_page()
        assert finish(page, code, LAST) >= 1
        expect(page.locator(".ending h2")).to_be_visible()
        context.close()
