"""A real Chromium, Debian's, and a hall to enter with it."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from ludoteca.registry import box
from tests.table.hall import TOYS, Hall, open_hall

PATIENCE = 60_000
"""Milliseconds that anything may take on a busy machine before it counts as not happening."""
expect.set_options(timeout=PATIENCE)
WHOLE_GAME = 900
"""Seconds after which a test in a browser hangs: a whole game beside four busy loops took more than the usual 300."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.get_closest_marker("timeout") is None:
            item.add_marker(pytest.mark.timeout(WHOLE_GAME))


def chromium(play: Playwright) -> Browser:
    """Debian's, or whatever there is."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.fail("There is no Chromium on this machine: run `make browser`, then the tests again.")
    # Chromium's own sandbox cannot be used by root, as which CI runs; the pages are ours.
    return play.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for longer than a module: while Playwright is open, its loop counts as running, and tests of other folders
    that start a loop of their own in the same process would be refused."""
    with sync_playwright() as play:
        opened = chromium(play)
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Hall]:
    """A hall with the box that the module calls its `GAME`, else with Roam and the toy."""
    game = getattr(request.module, "GAME", None)
    games = {**TOYS, "roam": box("roam")} if game is None else {game.code: game}
    opened = open_hall(tmp_path_factory.mktemp("hall") / "table.db", games, burst=100_000)
    yield opened
    opened.close()


Enter = Callable[..., Page]


@pytest.fixture
def enter(browser: Browser, hall: Hall, request: pytest.FixtureRequest) -> Iterator[Enter]:
    """Somebody comes in with a browser of their own. A script error or a refused resource fails the test."""
    chance = random.Random(request.node.name)  # a test finds the same tables whatever ran before it
    hall.house.seed = lambda: chance.getrandbits(63)
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def come(**more: Any) -> Page:
        settings = {
            "viewport": {"width": 1360, "height": 860},
            "locale": "en-US",
            "reduced_motion": "reduce",
            "base_url": hall.url,
            "service_workers": "block",  # what a worker does is tested in test_app.py, and nowhere in the way
            **more,
        }
        context = browser.new_context(**settings)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda message: trouble.append(message.text) if _bad(message.type, message.text) else None)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not trouble


def _bad(kind: str, text: str) -> bool:
    # A server that is down (the restart test) or a page that is refused on purpose is no trouble.
    meant = ("WebSocket", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "status of 4")
    return kind == "error" and not any(sign in text for sign in meant)
