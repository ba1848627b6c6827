"""The pictures of the README, taken anew: `python -m tests.browser.screenshots [name ...]`, into docs/screenshots.

All of them come from positions of the gallery (tests/browser/positions.py), so the next time shows the same moment. The
review takes some minutes, and one's own numbers tell of it: both are taken only where they are named or nothing is.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.registry import boxes
from tests.browser.conftest import chromium
from tests.browser.moves import prefer
from tests.browser.positions import bring, position
from tests.table.hall import Hall, open_hall

OUT = Path(__file__).resolve().parent.parent.parent / "docs" / "screenshots"
WIDE, SMALL = {"width": 1440, "height": 900}, {"width": 1200, "height": 800}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
REVIEWED = 900_000
"""Milliseconds a review may take on a busy machine."""


@contextmanager
def somebody(browser: Browser, hall: Hall, **more: Any) -> Iterator[Page]:
    settings = {"viewport": WIDE, "locale": "en-US", "reduced_motion": "reduce", "base_url": hall.url, **more}
    context = browser.new_context(**settings)
    context.set_default_timeout(120_000)
    yield context.new_page()
    context.close()


def at(code: str, moment: str) -> Callable[[Page], None]:
    """A table at a moment of the gallery."""

    def go(page: Page) -> None:
        page.goto(bring(page, position(code, moment), ended=moment == "end"))
        page.wait_for_selector("body[data-ready] #surface")

    return go


def lobby(page: Page) -> None:
    page.goto("/")


def rules(page: Page) -> None:
    page.goto("/games/above_and_below/rules")
    page.evaluate("() => document.getElementById('turn').scrollIntoView()")


def puzzle(page: Page) -> None:
    page.goto("/puzzles")
    page.locator("a[href^='/puzzles/roam/']").first.click()
    page.wait_for_selector("#surface [data-pick]")


def review(page: Page) -> None:
    prefer(page)
    at("dune_imperium", "end")(page)
    at("roam", "end")(page)
    page.goto(f"{page.url}/review")
    page.locator("form button.big").click()
    page.wait_for_selector(".reviewing", state="detached", timeout=REVIEWED)


def numbers(page: Page) -> None:
    review(page)
    page.goto("/me/numbers")


PICTURES: dict[str, tuple[Callable[[Page], None], dict[str, Any]]] = {
    "lobby": (lobby, {}),
    "dune": (at("dune_imperium", "early"), {}),
    "calamandara": (at("calamandara", "late"), {"color_scheme": "dark"}),
    "phone": (at("zero11", "late"), {"color_scheme": "dark", **PHONE}),
    "table": (at("roam", "middle"), {}),
    "rules": (rules, {}),
    "village": (at("above_and_below", "late"), {}),
    "end": (at("dune_imperium", "end"), {"viewport": SMALL}),
    "puzzle": (puzzle, {"viewport": SMALL}),
    "review": (review, {"viewport": SMALL}),
    "numbers": (numbers, {"viewport": SMALL}),
}


def main(names: list[str]) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as play:
        hall = open_hall(Path(folder) / "table.db", dict(boxes()), burst=100_000)
        browser = chromium(play)
        for name in names or PICTURES:
            go, more = PICTURES[name]
            with somebody(browser, hall, **more) as page:
                go(page)
                page.evaluate("() => document.fonts.ready")
                page.wait_for_timeout(600)
                page.screenshot(path=OUT / f"{name}.png")
            print(name, flush=True)  # noqa: T201  # a tool for the terminal
        browser.close()
        hall.close()


if __name__ == "__main__":
    main(sys.argv[1:])
