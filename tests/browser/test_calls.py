"""How the table calls somebody whose turn it is: by sound and by notification, if they like."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.moves import asked, click, join, prefer, sit

pytestmark = pytest.mark.browser

SOUND = """
window.tones = [];
window.woken = 0;
window.AudioContext = class {
    currentTime = 0;
    resume() { woken += 1; }
    createGain() {
        const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
        return { gain, connect: (next) => next };
    }
    createOscillator() {
        return { frequency: {}, connect: (next) => next, start() { tones.push(this.frequency.value); }, stop() {} };
    }
};
"""
"""Writes down what would be heard."""
CHIME = [523.25, 783.99]

NOTES = """
window.noted = [];
window.asked = 0;
window.away = false;
Object.defineProperty(document, "hidden", { get: () => away });
window.Notification = class {
    static permission = "default";
    static async requestPermission() { asked += 1; Notification.permission = "granted"; }
    constructor(title, settings) { noted.push([title, settings.tag]); }
};
"""
"""Writes down what would be shown; who is asked for permission gives it. `away`: another tab is in front."""

PHONE = NOTES + "Notification = class extends Notification { constructor() { throw new TypeError(); } };"


def two(enter: Enter, script: str, *switches: str) -> tuple[Page, Page]:
    """Ana, who prefers these things, and Bia, at a table where it is Ana's turn."""
    ana, bia = enter(), enter()
    ana.add_init_script(script)
    prefer(ana, *switches)
    sit(ana, "toy", "me", "friend")
    join(ana, bia)
    asked(ana)
    return ana, bia


def round_trip(ana: Page, bia: Page) -> None:
    """Ana has her turn and Bia hers; it is Ana's again."""
    click(ana, "draw")
    asked(bia)
    click(bia, "draw")
    asked(ana)


def test_there_is_no_sound_unless_it_is_switched_on(enter: Enter) -> None:
    ana, bia = two(enter, SOUND)
    ana.goto("/me")
    expect(ana.get_by_label("Sound when it is my turn")).not_to_be_checked()
    ana.go_back()
    asked(ana)
    round_trip(ana, bia)
    assert ana.evaluate("() => tones") == []


def test_a_chime_each_time_it_is_my_turn(enter: Enter) -> None:
    ana, bia = two(enter, SOUND, "sound")
    assert ana.evaluate("() => tones") == CHIME
    click(ana, "draw")
    asked(bia)
    assert ana.evaluate("() => tones") == CHIME
    click(bia, "draw")
    asked(ana)
    assert ana.evaluate("() => tones") == CHIME * 2
    assert ana.evaluate("() => woken") >= 2  # browsers let sound sleep until somebody clicks


def test_without_the_wish_nobody_is_asked_or_notified(enter: Enter) -> None:
    ana, bia = two(enter, NOTES)
    ana.evaluate("() => { away = true; Notification.permission = 'granted'; }")
    round_trip(ana, bia)
    assert ana.evaluate("() => [noted, asked]") == [[], 0]


def test_a_notification_when_it_is_my_turn_and_i_look_elsewhere(enter: Enter) -> None:
    ana, bia = two(enter, NOTES, "notify")
    assert ana.evaluate("() => asked") == 0  # only a click may ask
    round_trip(ana, bia)
    assert ana.evaluate("() => [noted, asked]") == [[], 1]
    ana.evaluate("() => { away = true; }")
    round_trip(ana, bia)
    ((title, tag),) = ana.evaluate("() => noted")
    assert title == ana.title().removeprefix("● ")
    assert f"/table/{tag}" in ana.url
    assert ana.evaluate("() => asked") == 1


def test_a_browser_that_cannot_notify_plays_on(enter: Enter) -> None:
    ana, bia = two(enter, PHONE, "notify", "sound")
    ana.evaluate("() => { away = true; Notification.permission = 'granted'; }")
    round_trip(ana, bia)
    round_trip(ana, bia)
