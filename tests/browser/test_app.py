"""The table as an app, in a real Chromium: installed, woken by a message, and open without a network."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from ludoteca.store.channels import channels_of
from ludoteca.table.post import Customs
from tests.browser.conftest import PATIENCE, Enter
from tests.browser.moves import asked, sit
from tests.table.hall import TOYS, Hall, open_hall
from tests.table.sinks import Browser, Sink, listening

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    customs = Customs(inside=True, grace=0.05)
    opened = open_hall(tmp_path_factory.mktemp("hall") / "table.db", TOYS, burst=100_000, customs=customs)
    yield opened
    opened.close()


@pytest.fixture
def service() -> Iterator[Sink]:
    with listening() as sink:
        yield sink


def comes(enter: Enter, **more: Any) -> Page:
    return enter(service_workers="allow", permissions=["notifications"], **more)


def ready(page: Page) -> None:
    """The worker looks after this page, and the page for days without a network lies ready."""
    page.evaluate("() => navigator.serviceWorker.ready")
    lies_ready = "async () => Boolean(await (await caches.open('shell')).match('/offline'))"
    until(page, f"async () => navigator.serviceWorker.controller !== null && await ({lies_ready})()")


def kept(page: Page) -> list[str]:
    """The tables whose boards this browser has."""
    found: list[str] = page.evaluate(
        """async () => {
            const names = (await caches.keys()).filter((name) => name.startsWith("boards-"));
            const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
            return requests.flat().map((request) => new URL(request.url).pathname);
        }"""
    )
    return found


def until(page: Page, promise: str) -> None:
    """Playwright's own `wait_for_function` takes a promise for a yes."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(promise):
        assert time.monotonic() < deadline, promise
        page.wait_for_timeout(20)


def waits_for(page: Page, boards: int) -> None:
    deadline = time.monotonic() + PATIENCE / 1000
    while len(kept(page)) != boards:
        assert time.monotonic() < deadline
        page.wait_for_timeout(20)


def test_it_can_be_installed(enter: Enter) -> None:
    page = comes(enter)
    page.goto("/")
    ready(page)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    manifest = json.loads(told["data"])
    assert (manifest["start_url"], manifest["display"], manifest["lang"]) == ("/", "standalone", "en")
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], [_INCOGNITO])
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (src) => {
                const picture = new Image();
                picture.src = src;
                await picture.decode();
                return `${picture.naturalWidth}x${picture.naturalHeight}`;
            }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", size)


_INCOGNITO = {"errorId": "in-incognito", "errorArguments": []}
"""Playwright's contexts are private windows, in which nothing is ever installed."""


def worker(session: CDPSession, page: Page) -> str:
    """The number by which Chromium knows this site's worker."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(10)
    return found[0]


def deliver(session: CDPSession, page: Page, message: dict[str, str], shown: str) -> None:
    """Again now and then until it is shown: Chromium's tool drops what comes before a worker has quite started, which a
    push service would keep."""
    deadline = time.monotonic() + PATIENCE / 1000
    while True:
        session.send("ServiceWorker.deliverPushMessage", message)
        for _ in range(100):
            if page.evaluate(shown):
                return
            page.wait_for_timeout(20)
        assert time.monotonic() < deadline, shown


def test_a_message_wakes_the_worker_and_is_shown(enter: Enter, hall: Hall) -> None:
    page = comes(enter)
    page.goto("/")
    ready(page)
    session = page.context.new_cdp_session(page)
    said = {"title": "Roam: it is your turn", "body": "Bia has moved.", "url": "/table/abc", "tag": "abc"}
    number = worker(session, page)
    message = {"origin": hall.url, "registrationId": number, "data": json.dumps(said)}
    notes = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
        (note) => [note.title, note.body, note.tag, note.data])"""
    deliver(session, page, message, f"async () => (await ({notes})()).length > 0")
    assert page.evaluate(notes) == [["Roam: it is your turn", "Bia has moved.", "abc", "/table/abc"]]
    later = {**message, "data": json.dumps({**said, "body": "Caio has moved."})}
    deliver(session, page, later, f"async () => (await ({notes})())[0][1] === 'Caio has moved.'")
    assert len(page.evaluate(notes)) == 1, "of one table there is one note"


def test_the_last_board_opens_without_a_network(enter: Enter) -> None:
    page = comes(enter)
    sit(page, "toy", "me", "bot:random")
    asked(page)
    ready(page)
    table = page.evaluate("() => location.pathname")
    waits_for(page, 1)
    seen = page.locator("#board").inner_text()
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("heading", name="No network")).to_be_visible()
    expect(page.locator("#kept-boards a")).to_have_attribute("href", table)
    page.locator("#kept-boards a").click()
    expect(page.locator("#kept-note")).to_be_visible()
    assert page.locator("#board").inner_text() == seen
    assert page.locator("script, [data-pick], input[name=csrf]").count() == 0
    page.context.set_offline(False)
    page.reload()
    asked(page)
    expect(page.locator("#kept-note")).to_be_hidden()


def test_a_network_that_flickers_does_not_call_off_the_opening_of_a_board(enter: Enter) -> None:
    page = comes(enter)
    sit(page, "toy", "me", "bot:random")
    asked(page)
    ready(page)
    waits_for(page, 1)
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("#kept-boards a")).to_be_visible()
    page.evaluate(
        """() => {
            document.querySelector("#kept-boards a").click();
            dispatchEvent(new Event("online"));
        }"""
    )
    expect(page.locator("#kept-note")).to_be_visible()


def test_a_board_that_several_people_share_is_never_kept(enter: Enter) -> None:
    page = comes(enter)
    sit(page, "toy", "me", "guest")
    page.locator('[data-do="lift"]').first.click()
    asked(page)
    ready(page)
    page.evaluate(
        "async () => (await import(document.querySelector('script').src.replace('app.js', 'keep.js'))).keep()"
    )
    assert kept(page) == []
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="No network")).to_be_visible()
    expect(page.locator("main")).to_contain_text("No board was kept in this browser.")
    assert "face" not in page.content()


def test_whoever_leaves_leaves_nothing_behind(enter: Enter) -> None:
    page = comes(enter)
    sit(page, "toy", "me", "bot:random")
    asked(page)
    ready(page)
    waits_for(page, 1)
    page.goto("/me/numbers")
    page.locator("input[name=sure]").check()
    page.locator("form[action='/me/forget'] button").click()
    page.wait_for_url("**/")
    ready(page)
    assert kept(page) == []


def test_another_person_in_the_same_browser_finds_nothing(enter: Enter) -> None:
    page = comes(enter)
    sit(page, "toy", "me", "bot:random")
    asked(page)
    ready(page)
    waits_for(page, 1)
    page.context.clear_cookies()
    page.goto("/")
    waits_for(page, 0)


SUBSCRIBED = """
const mine = MINE;
let subscription = null;
const letters = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const made = {
  endpoint: mine.endpoint,
  getKey: (name) => letters(mine[name]).buffer,
  unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; },
};
PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? made : null);
PushManager.prototype.subscribe = async (wish) => {
  localStorage.setItem("subscribed", `${wish.userVisibleOnly} ${wish.applicationServerKey.length}`);
  return made;
};
"""
"""A browser whose push service is ours: Chromium's own cannot be reached from a test."""


def test_a_browser_subscribes_is_told_and_stops(enter: Enter, hall: Hall, service: Sink) -> None:
    browser = Browser(f"{service.url}/ana")
    page = comes(enter)
    page.add_init_script(SUBSCRIBED.replace("MINE", json.dumps(browser.form())))
    page.goto("/me/turns")
    page.get_by_role("button", name="Tell me in this browser").click()
    expect(page.get_by_text("this browser", exact=True)).to_be_visible()
    expect(page.locator("#push-here")).to_be_hidden()
    assert page.evaluate("() => localStorage.subscribed") == "true 65"
    page.get_by_role("button", name="Send a message by every way").click()
    assert browser.reads(service.wait(1)[0])["title"] == "Ludoteca"
    expect(page.get_by_text("sent", exact=True)).to_be_visible()
    page.get_by_role("button", name="Stop", exact=False).first.click()
    expect(page.locator("#push-here")).to_be_visible()
    assert page.evaluate("() => localStorage.subscribed ?? null") is None
    cookie = next(each["value"] for each in page.context.cookies() if each["name"] == "ludoteca")
    badge = hall.house.keeper.open(cookie)
    assert badge
    assert hall.house.store.look(lambda c: channels_of(c, badge.player)) == []


@pytest.mark.parametrize(
    ("script", "sentence"),
    [
        ("delete window.PushManager;", "cannot be woken here"),
        ("Object.defineProperty(Notification, 'permission', { get: () => 'denied' });", "does not allow notes"),
    ],
)
def test_a_browser_that_cannot_says_so(enter: Enter, script: str, sentence: str) -> None:
    page = comes(enter)
    page.add_init_script(script)
    page.goto("/me/turns")
    expect(page.locator("#push-trouble")).to_contain_text(sentence)
