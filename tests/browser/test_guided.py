"""The five guided first games to the end of their lessons, in a real browser: wide and on a phone, in two languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ludoteca.bots import Bot, make
from ludoteca.kernel import Guide
from ludoteca.registry import box, boxes
from tests.browser.conftest import PATIENCE
from tests.browser.moves import PHONE, asked, moved, number, offered
from tests.table.hall import Hall, open_hall

pytestmark = pytest.mark.browser

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-US"}
NARROW: dict[str, Any] = {**PHONE, "locale": "pt-BR"}
DONE = {"en-US": "That is all there is to it", "pt-BR": "É só isso"}
MOST = 120


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    opened = open_hall(tmp_path_factory.mktemp("hall") / "table.db", dict(boxes()), burst=100_000)
    yield opened
    opened.close()


def guide_of(code: str) -> Guide:
    found = box(code).guide
    assert found is not None
    return found


def begin(browser: Browser, hall: Hall, code: str, device: dict[str, Any]) -> Page:
    context = browser.new_context(base_url=hall.url, reduced_motion="reduce", **device)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"/games/{code}")
    page.locator("form.learn button").click()
    page.wait_for_selector("#coach")
    return page


def pick(page: Page, key: str) -> None:
    """Straight to the script: how fingers and mice reach a pick is tested elsewhere."""
    n = number(page)
    page.evaluate(
        """key => {
            const all = document.querySelectorAll('#surface [data-pick]');
            const one = [...all].find((each) => each.dataset.pick === key);
            const send = () => one.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            send();
            document.querySelector("#sheet [data-play]")?.click();
        }""",
        key,
    )
    page.wait_for_timeout(30)
    if number(page) == n and page.locator("#surface .chosen").count():
        page.locator("#surface .chosen").first.dispatch_event("click")
    moved(page, n)


def lesson(page: Page) -> str:
    return page.locator("#coach").get_attribute("data-lesson") or ""


def good_pick(page: Page, hall: Hall, guide: Guide, beginner: Bot) -> str:
    """What the coach asks for, else what a beginner would do: as the page calls it."""
    room = hall.house.rooms[page.url.rpartition("/")[2]]
    state = room.match.state
    now = next((one for one in guide.lessons if one.name == lesson(page)), None)
    good = [option for option in state.options if now and option.verb in now.done]
    wanted = good[0] if good else beginner.decide(state.view(guide.learner))
    return room.game.keys.spell(wanted)


@pytest.mark.parametrize("device", [WIDE, NARROW], ids=["wide-en", "phone-pt"])
@pytest.mark.parametrize("code", sorted(boxes()))
def test_whoever_listens_to_the_coach_gets_to_the_end(
    browser: Browser, hall: Hall, code: str, device: dict[str, Any]
) -> None:
    names = [one.name for one in guide_of(code).lessons]
    page = begin(browser, hall, code, device)
    beginner = make("greedy", 1, box(code))
    met: list[str] = []
    for _ in range(MOST):
        assert asked(page)
        if page.locator("#coach summary").inner_text().startswith(DONE[device["locale"]]):
            break
        now = lesson(page)
        met += [now] if now not in met else []
        pick(page, good_pick(page, hall, guide_of(code), beginner))
    expect(page.locator("#coach summary")).to_contain_text(DONE[device["locale"]])
    assert [name for name in names if name not in met] == []
    page.context.close()


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_legal_move_that_the_coach_did_not_think_of_is_no_trouble(browser: Browser, hall: Hall, code: str) -> None:
    guide = guide_of(code)
    wanted = {one.name: one for one in guide.lessons}
    page = begin(browser, hall, code, WIDE)
    for _ in range(4):
        assert asked(page)
        now = lesson(page)
        other = [key for key in offered(page) if not now or key.split(":")[0] not in wanted[now].done]
        pick(page, (other or offered(page))[-1])
        expect(page.locator("#coach")).to_be_visible()
    page.context.close()


CUT = """() => {
    const edge = document.querySelector('#dock').getBoundingClientRect().bottom;
    const answers = [...document.querySelectorAll('#dock .picks button')].filter((one) => one.getClientRects().length);
    return answers.filter((one) => one.getBoundingClientRect().bottom > edge).map((one) => one.textContent);
}"""


@pytest.mark.parametrize("code", sorted(boxes()))
def test_the_words_of_the_coach_push_no_answer_out_of_sight(browser: Browser, hall: Hall, code: str) -> None:
    """On a laptop, in the longer of the two languages: nobody should have to scroll to make the very first pick."""
    page = begin(browser, hall, code, {**WIDE, "locale": "pt-BR"})
    assert asked(page)
    assert page.evaluate(CUT) == []
    page.context.close()


def test_on_a_phone_the_names_of_apprentices_are_whole(browser: Browser, hall: Hall) -> None:
    """Two of them sit at the first table of 011, and one could not be told from the other."""
    page = begin(browser, hall, "zero11", {**PHONE, "locale": "en-US"})
    assert asked(page)
    names = page.locator(".chair .who")
    cut = names.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth).length")
    assert names.count() == 3
    assert cut == 0
    page.context.close()


HIDDEN = """() => {
    const edge = document.querySelector('#dock').getBoundingClientRect().top;
    const tries = [...document.querySelectorAll('#surface .coached[data-pick]')].filter((one) => !one.closest('#dock'));
    return tries.map((one) => one.getBoundingClientRect()).filter((one) => one.top < 0 || one.bottom > edge).length;
}"""


def test_on_a_phone_what_the_coach_points_at_comes_out_from_behind_the_question(browser: Browser, hall: Hall) -> None:
    """The square of the second lesson lay under the dock, which takes the lower half of a phone."""
    page = begin(browser, hall, "roam", NARROW)
    assert asked(page)
    for step in ("goal", "place"):
        page.wait_for_selector(f"#coach[data-lesson={step}]")
        page.wait_for_function(f"() => document.querySelector('#surface .coached[data-pick]') && !({HIDDEN})()")
        first = page.locator("#surface .coached[data-pick]").first.get_attribute("data-pick")
        assert first
        pick(page, first)
    page.context.close()
