"""Calamandara in a real browser: a whole game against a bot with reactions of both sides; laptop and phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludoteca.games.calamandara.content.chart import CHARTS
from ludoteca.registry import box
from tests.browser.conftest import Enter
from tests.browser.moves import LAPTOP, PHONE, asked, click, fits, offered, sit, within
from tests.browser.positions import bring, position

pytestmark = pytest.mark.browser
GAME = box("calamandara")
CELLS = GAME.names["cell"]
CHART = CHARTS[2, 2]
PATH = [CHART.local(0, 3, row) for row in range(1, 10)]
"""The straight way of the first seat to the Fenda."""


class Walker:
    """A traveller who walks straight ahead: acquire Pegadas, lay the next one, walk, and put what is left far away.

    Cards are used whenever one may be; what a card asks is answered with the first thing on offer.
    """

    def __init__(self) -> None:
        self.symbol = ""

    def best(self, keys: list[str]) -> str:
        key = self._wish(keys)
        if key.startswith("lay:"):
            self.symbol = key
        return key

    def _wish(self, keys: list[str]) -> str:
        steps = {f"go:{CELLS[cell]}": far for cell, far in enumerate(CHART.steps) if f"go:{CELLS[cell]}" in keys}
        nearest = [min(steps, key=lambda key: steps[key])] if steps else []
        wishes = ["draw:5", *(f"{verb}:pegada" for verb in ("begin", "acquire", "lay")), "transform:", "into:pegada"]
        wishes += ["acquire:", "lay:", *nearest]
        for wish in (*wishes, "use:", "declare", "remove", "stop", "end_turn", "pass"):
            if found := [key for key in keys if key.startswith(wish)]:
                return found[0]
        theirs = [cell for cell in range(len(CHART.steps)) if CHART.initial[1] >> cell & 1]
        cells = [f"at:{CELLS[cell]}" for cell in (PATH if self.symbol == "lay:pegada" else theirs)]
        return next((key for key in cells if key in keys), keys[0])


def answered(page: Page, mine: str, theirs: str) -> bool:
    """Whether somebody used a card in the other's turn, by the log."""
    lines = page.locator("#log").inner_text().splitlines()
    turn = ""
    for line in lines:
        if begun := re.search(r"turn of (.+)\.", line):
            turn = begun[1]
        elif turn == mine and re.match(rf".*{re.escape(theirs)} uses ", line):
            return True
    return False


def sit_for_fifty_rounds(page: Page) -> None:
    """A table for two that stops after fifty rounds, if nobody reaches the Fenda before."""
    page.goto(f"/games/{GAME.code}")
    page.fill("form.set-table input[name=name]", "Ana")
    page.check("input[name=seats][value='2']")
    page.select_option("select[name=seat-0]", "me")
    page.select_option("select[name=seat-1]", "bot:random")
    page.locator("form.set-table details:has([name=variant-max_rounds]) summary").first.click()
    page.select_option("[name=variant-max_rounds]", "50")
    page.click(".begin button")
    page.wait_for_selector("body[data-ready] #surface")


@pytest.mark.timeout(900)
def test_a_whole_game_against_a_bot_with_reactions_of_both_sides(enter: Enter) -> None:
    """The table draws its own seed, and a careless bot does not answer in every short game: so a few may be played."""
    for _ in range(8):
        mine, theirs = a_whole_game(enter())
        if mine and theirs:
            return
    raise AssertionError("in eight whole games there was none with an answer of both sides")


def a_whole_game(page: Page) -> tuple[bool, bool]:
    """Play to the end; whether Ana used a card in the bot's turn, and the bot in hers."""
    sit_for_fifty_rounds(page)
    walker = Walker()
    bot = ""
    mine = theirs = False
    decisions = 0
    while asked(page):
        keys = offered(page)
        decisions += 1
        key = walker.best(keys)
        if "pass" in keys and key.startswith("use:"):
            mine = True
        click(page, key)
        if not theirs:
            names = re.findall(r"turn of (.+)\.", page.locator("#log").inner_text())
            bot = bot or next((name for name in names if name != "Ana"), "")
            theirs = bool(bot) and answered(page, "Ana", bot)
        assert decisions < 900
    assert decisions > 20
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".result tbody tr")).to_have_count(2)
    return mine, theirs


def test_a_path_is_shown_before_one_walks_it_and_a_card_says_what_it_does(enter: Enter) -> None:
    page = enter()
    sit(page, GAME.code, "me", "bot:random")
    walker = Walker()
    while asked(page) and not any(key.startswith("go:") for key in offered(page)):
        click(page, walker.best([key for key in offered(page) if not key.startswith("use:")]))
    target = page.locator("#surface [data-pick^='go:']").first
    way = page.locator(f"#{target.get_attribute('data-shows')}")
    expect(way).not_to_have_class(re.compile("shown"))
    target.hover()
    expect(way).to_have_class(re.compile("shown"))  # a straight line has no area that Playwright would call visible
    card = page.locator(".cal-hand .cal-card").first
    assert card.get_attribute("data-tip")


def test_on_a_laptop_the_board_fits_the_screen(enter: Enter) -> None:
    page = enter(**LAPTOP)
    sit(page, GAME.code, "me", "bot:random", "bot:random", "bot:random")
    asked(page)
    assert fits(page, ".cal-board")
    board = page.locator(".cal-board").bounding_box()
    assert board
    assert board["height"] > 300


def test_on_a_phone_everybodys_land_is_in_sight_and_near_one_begins_at_the_own_token(enter: Enter) -> None:
    """One looked at the empty land of somebody else, and one's own was below the edge."""
    page = enter(**PHONE)
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    asked(page)
    assert fits(page, "#cal-sky")
    whole = page.locator("#cal-sky").bounding_box()
    page.locator(".zoom").tap()
    expect(page.locator("#cal-sky.near")).to_be_visible()
    assert page.locator("#cal-sky").bounding_box() == whole  # nothing below it is moved
    place = page.evaluate("() => document.getElementById('token-0').getBoundingClientRect().toJSON()")
    assert whole
    assert whole["x"] < place["left"] < place["right"] < whole["x"] + whole["width"]
    assert whole["y"] < place["top"] < place["bottom"] < whole["y"] + whole["height"]
    cell = page.locator(".cal-board .cell").first.bounding_box()
    assert cell
    assert cell["width"] > 40


def test_on_a_phone_in_portuguese_nothing_runs_over_the_edge(enter: Enter) -> None:
    page = enter(**PHONE, locale="pt-BR")
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    walker = Walker()
    for _ in range(20):
        if not asked(page):
            break
        assert within(page)
        click(page, walker.best(offered(page)))


def test_on_a_phone_a_hint_is_wide_enough_to_read(enter: Enter) -> None:
    """It had half of the screen, and a long option made it a ball of words."""
    page = enter(**PHONE, locale="pt-BR")
    sit(page, GAME.code, "me", "bot:random")
    asked(page)
    for _ in range(8):  # on a phone the tools are folded away, and a board that comes in meanwhile may swallow a click
        if page.locator("[data-do=hint]").is_visible():
            break
        page.locator("[data-do=more]").click()
        page.wait_for_timeout(250)
    page.locator("[data-do=hint]").click()
    hint = page.locator(".hints", has_text="%")
    hint.evaluate("toast => { toast.textContent += ' Cartas de Lembrança'.repeat(4) }")
    box = hint.bounding_box()
    assert box
    assert box["width"] > 0.8 * PHONE["viewport"]["width"]
    assert within(page)


def test_a_piece_in_a_picture_is_as_it_was_drawn(enter: Enter) -> None:
    """A tile of Calamandara is a `.plate`, too, and was stretched like the article around it."""
    page = enter()
    page.goto("/games/calamandara/rules")
    sides = page.locator("article.step rect.plate").evaluate_all(
        "all => all.map((tile) => tile.getBBox()).map((box) => [box.width, box.height])"
    )
    assert sides
    assert all(wide == high for wide, high in sides)


def test_the_own_playboard_stands_whole_beside_the_board(enter: Enter) -> None:
    """What one has left of each symbol was below the edge of a laptop, and the page went on, empty, below that."""
    page = enter(viewport={"width": 1440, "height": 900})
    page.goto(bring(page, position("calamandara", "middle"), ended=False))
    assert asked(page)
    edge = page.locator("#board").bounding_box()
    depot = page.locator(".cal-playboard .depot").first.bounding_box()
    assert edge is not None
    assert depot is not None
    assert depot["y"] + depot["height"] <= edge["y"] + edge["height"]
    assert page.evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")


def test_a_count_stands_clear_of_its_symbol(enter: Enter) -> None:
    """The arms of the Cidadela reached the number, which then read as a negative one."""
    page = enter(viewport={"width": 1440, "height": 900})
    sit(page, GAME.code, "me", "bot:random")
    asked(page)
    gaps = page.locator(".depot .chip:has(svg):has(.count)").evaluate_all(
        "all => all.map((chip) => chip.querySelector('.count').getBoundingClientRect().left"
        " - chip.querySelector('svg').getBoundingClientRect().right)"
    )
    assert len(gaps) >= 9
    assert min(gaps) >= 4
