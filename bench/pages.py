"""What a page weighs and how soon it answers, in Chromium with an empty cache.

    python bench/pages.py [--games roam ...]

Prints, beside their bars: the bytes over the wire of the first page (250 kB) and of each table in the middle of a game
(200 kB), the requests to anybody else (none), and the interaction to next paint (100 ms, meant for a quiet machine) of
clicks on things to read, on the tools and on an answer. Exits with 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.registry import box, shelf
from tests.browser.conftest import chromium
from tests.browser.positions import bring, position
from tests.table.hall import Hall, open_hall

FIRST, TABLE, PAINT = 250_000, 200_000, 100
WATCH = """() => {
  window.slow = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId) window.slow.push(one.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}"""


@dataclass
class Load:
    """What came over the wire for one page."""

    ours: str
    bytes: int = 0
    requests: int = 0
    strangers: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.on("Network.loadingFinished", self._finished)
        wire.on("Network.requestWillBeSent", self._asked)

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def _asked(self, event: dict[str, Any]) -> None:
        self.requests += 1
        url = event["request"]["url"]
        if not url.startswith((self.ours, "data:")):
            self.strangers.append(url)


def load(browser: Browser, hall: Hall, address: str, cookies: Any = None) -> tuple[Load, Page]:
    """A page as somebody gets it who was never here before."""
    context = browser.new_context(
        base_url=hall.url, locale="en-US", viewport={"width": 1440, "height": 900}, storage_state=cookies
    )
    page = context.new_page()
    came = Load(hall.url)
    came.watch(page)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    return came, page


def interactions(page: Page) -> list[float]:
    """How long it took from a click to the next paint: reading six things, opening the rule, one answer."""
    page.wait_for_selector("body[data-ready]")
    page.evaluate(WATCH)
    for thing in page.locator("#board [data-tip]:not([data-pick]):visible").all()[:6]:
        if thing.is_visible():
            thing.click(force=True, timeout=2000)
            page.wait_for_timeout(60)
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    page.wait_for_timeout(60)
    page.locator("#surface [data-pick]:visible").first.click(force=True)
    page.wait_for_timeout(700)
    return [float(one) for one in page.evaluate("() => window.slow")]


def bots_wait(hall: Hall) -> None:
    """A browser does not share its cores with the workers in which the house's bots think: here they would."""

    async def think(*_: Any, **more: Any) -> str:
        await asyncio.sleep(3600)
        raise TimeoutError

    vars(hall.house.brains)["think"] = think


def told(what: str, value: float, bar: float, unit: str) -> bool:
    good = value <= bar
    print(f"{what:44} {value:10,.0f} {unit:3} (bar {bar:,.0f}) {'good' if good else 'MISSED'}")
    return good


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=sorted(shelf()))
    wanted = parser.parse_args(words)
    good = True
    with TemporaryDirectory() as folder, sync_playwright() as play:
        hall = open_hall(Path(folder) / "table.db", {code: box(code) for code in shelf()}, burst=100_000)
        bots_wait(hall)
        browser = chromium(play)
        came, page = load(browser, hall, "/")
        good &= told(f"first page, {came.requests} requests", came.bytes, FIRST, "B")
        good &= told("first page, requests to others", len(came.strangers), 0, "")
        page.context.close()
        for code in wanted.games:
            setting = browser.new_context(base_url=hall.url, locale="en-US", reduced_motion="reduce")
            address = bring(setting.new_page(), position(code, "middle"), ended=False)
            came, page = load(browser, hall, address, setting.storage_state())
            good &= told(f"{code}: table, {came.requests} requests", came.bytes, TABLE, "B")
            good &= told(f"{code}: requests to others", len(came.strangers), 0, "")
            times = interactions(page)
            good &= told(f"{code}: slowest of {len(times)} interactions", max(times, default=0), PAINT, "ms")
            page.context.close()
            setting.close()
        browser.close()
        hall.close()
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
