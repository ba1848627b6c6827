"""Above and Below in a real browser: a whole game against a bot, with the book read and heard."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from ludoteca.registry import box
from ludoteca.words import Words
from tests.browser.conftest import Enter
from tests.browser.moves import LAPTOP, PHONE, asked, click, fits, offered, prefer, sit, within
from tests.browser.test_accessibility import findings

pytestmark = pytest.mark.browser
GAME = box("above_and_below")


def wanted(keys: list[str], explored: int, chance: random.Random) -> str:
    """Explore first of all, then anything but passing."""
    for key in ("explore", "go") if explored < 3 else ():
        if key in keys:
            return key
    return chance.choice([key for key in keys if key != "pass"] or keys)


def read(page: Page, language: str) -> str:
    """The open book is there to be read: title, story, choices and explore numbers. Returns the paragraph's number."""
    words = Words.of(GAME, language)
    book = page.locator("article.book")
    expect(book).to_be_visible()
    paragraph = (book.get_attribute("id") or "").removeprefix("story-")
    expect(book.locator("h2")).to_have_text(words.t(f"story-{paragraph}-title"))
    expect(book.locator(".tale")).to_have_text(words.t(f"story-{paragraph}").replace("\n", " "))
    expect(book.locator(".choice").first).to_contain_text(words.t(f"story-{paragraph}-a"))
    return paragraph


def test_a_whole_game_against_a_bot_with_explorations_read_and_resolved(enter: Enter) -> None:
    page = enter()
    page.add_init_script("window.spoken = []; speechSynthesis.speak = (voice) => spoken.push([voice.text, voice.lang])")
    sit(page, GAME.code, "me", "bot:random")
    chance = random.Random(4)
    words = Words.of(GAME, "en")
    explored, resolved = 0, set()
    while asked(page):
        keys = offered(page)
        if any(key.startswith("decide:") for key in keys):
            paragraph = read(page, "en")
            explored += 1
            if explored == 1:
                page.locator("article.book .speak").click()
                text, language = page.evaluate("() => spoken[0]")
                assert text.startswith(words.t(f"story-{paragraph}")[:40].split("\n")[0])
                assert language == "en"
            key = chance.choice([key for key in keys if key.startswith("decide:")])
            hidden = f"story-{paragraph}-{key[-1]}-success"
            assert not words.has(hidden) or words.t(hidden)[:30] not in page.locator("#surface").inner_text()
            click(page, key)
            continue
        click(page, wanted(keys, explored, chance))
        last = page.locator(".last")
        if last.count() and last.locator(".epilogue").inner_text():
            resolved.add(last.locator("summary").inner_text())
    assert explored >= 2
    assert len(resolved) >= 2
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".result tbody tr")).to_have_count(2)


VOICE = """
window.heard = [];
window.stopped = 0;
Object.defineProperty(window, "speechSynthesis", {
    value: {
        speaking: false,
        speak(voice) { this.speaking = true; heard.push([voice.text, voice.lang]); },
        cancel() { if (this.speaking) stopped += 1; this.speaking = false; },
    },
});
"""
"""A voice that speaks until it is stopped."""


def until_a_story(page: Page) -> str:
    """Go below until the book is open; returns what is written in it."""
    chance = random.Random(4)
    while asked(page) and not page.locator("article.book").count():
        click(page, wanted(offered(page), 0, chance))
    return page.locator("article.book .tale").inner_text()


def test_a_story_is_read_aloud_only_on_request(enter: Enter) -> None:
    page = enter()
    page.add_init_script(VOICE)
    sit(page, GAME.code, "me", "bot:random")
    story = until_a_story(page)
    assert page.evaluate("() => heard") == []
    page.locator("article.book .speak").click()
    (text, language), *more = page.evaluate("() => heard")
    assert text.startswith(story)
    assert (language, more) == ("en", [])
    page.locator("article.book .speak").click()
    assert page.evaluate("() => [heard.length, stopped, speechSynthesis.speaking]") == [1, 1, False]


def test_who_prefers_it_has_every_story_read_once_and_nothing_else(enter: Enter) -> None:
    page = enter()
    page.add_init_script(VOICE)
    prefer(page, "speak")
    sit(page, GAME.code, "me", "bot:random")
    story = until_a_story(page)
    (text, language), *more = page.evaluate("() => heard")
    assert text.startswith(story)
    assert (language, more) == ("en", [])
    page.locator("article.book .tale").click()
    page.locator("#chairs").click()
    assert page.evaluate("() => [heard.length, stopped]") == [1, 0]
    page.reload()
    page.wait_for_function("() => heard.length === 1")  # the book still lies open
    click(page, next(key for key in offered(page) if key.startswith("decide:")))
    page.wait_for_function("() => stopped === 1 || heard.length === 2")  # decided: it is over, or the story goes on


def test_on_a_phone_in_portuguese_nothing_runs_over_the_edge(enter: Enter) -> None:
    page = enter(**PHONE, locale="pt-BR")
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    chance = random.Random(2)
    explored = 0
    for _ in range(25):
        if not asked(page):
            break
        keys = offered(page)
        assert within(page)
        if any(key.startswith("decide:") for key in keys):
            read(page, "pt-BR")
            explored += 1
        click(page, wanted(keys, explored, chance))
    assert explored


def test_on_a_laptop_the_market_and_the_own_village_fit_the_screen(enter: Enter) -> None:
    page = enter(**LAPTOP)
    sit(page, GAME.code, "me", "bot:random")
    asked(page)
    for part in (".market", ".shaft", ".village.own"):
        assert fits(page, f".ab {part}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_market_village_book_and_ending_have_no_serious_finding(enter: Enter, scheme: str) -> None:
    page = enter(color_scheme=scheme, bypass_csp=True)
    sit(page, GAME.code, "me", "bot:random")
    chance = random.Random(6)
    found: list[str] = []
    seen: set[str] = set()
    for _ in range(60):
        if not asked(page) or len(seen) == 3:
            break
        keys = offered(page)
        parts = {"book": ".book", "tale": ".last", "market": ".market"}
        now = {name for name, part in parts.items() if page.locator(part).count()}
        if not now <= seen:
            seen |= now
            found += findings(page)
        click(page, wanted(keys, 0, chance))
    assert seen == {"market", "book", "tale"}
    assert not found, "\n".join(found)


def test_on_a_phone_six_star_buildings_are_as_wide_as_other_cards(enter: Enter) -> None:
    """A rule for wide tables had squeezed all six of the first rounds into one row."""
    page = enter(**PHONE)
    sit(page, GAME.code, "me", "bot:random")
    asked(page)
    wide = page.locator(".ab .stars .building").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert len(wide) == 6
    assert min(wide) >= 100
