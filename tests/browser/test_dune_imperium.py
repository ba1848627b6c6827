"""Dune: Imperium in a real browser: a whole game against two bots; cards light spaces, spaces tell their deal."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from ludoteca.kernel import option
from ludoteca.registry import box
from tests.browser.conftest import Enter
from tests.browser.moves import LAPTOP, PHONE, asked, by_mouse, click, fits, offered, plays, sit, within
from tests.browser.positions import bring, position
from tests.browser.test_accessibility import findings

pytestmark = pytest.mark.browser
GAME = box("dune_imperium")


def until(page: Page, verb: str, seed: int = 1) -> str:
    """Pick anything until this verb is on offer; returns its first pick."""
    chance = random.Random(seed)
    while asked(page):
        keys = offered(page)
        found = [key for key in keys if key.split(":")[0] == verb]
        if found:
            return found[0]
        click(page, chance.choice(keys))
    raise AssertionError(f"{verb} was never on offer")


def test_a_whole_game_against_two_bots_by_mouse(enter: Enter) -> None:
    page = enter()
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    assert plays(page, by_mouse, seed=3) > 30
    expect(page.locator(".ending h2")).to_be_visible()
    expect(page.locator(".result tbody tr")).to_have_count(3)
    expect(page.locator(".dune .honour.victor")).not_to_have_count(0)


def test_a_card_lights_the_spaces_it_can_reach_and_then_the_agent_goes_there(enter: Enter) -> None:
    page = enter()
    sit(page, GAME.code, "me", "bot:random", "bot:random", variant_leaders="beginner")
    card = until(page, "play")
    page.locator(f".dune .hand [data-pick='{card}']").hover()
    lit = page.locator(".dune .space.lit")
    expect(lit).not_to_have_count(0)
    numbers = lit.evaluate_all("all => all.map((one) => Number(one.id.replace('space-', '')))")
    spaces = {GAME.keys.spell(option("at", number)) for number in numbers}
    click(page, card)
    # A card with a single space to go to sends its Agent at once.
    places = {key for key in offered(page) if key.startswith("at:")} if asked(page) else set()
    assert places <= spaces
    assert places or len(spaces) == 1


def test_a_space_tells_what_one_would_pay_and_get(enter: Enter) -> None:
    page = enter()
    sit(page, GAME.code, "me", "bot:random", "bot:random", variant_leaders="beginner")
    asked(page)
    page.locator("#space-0").hover()
    tip = page.locator("#tip")
    expect(tip).to_contain_text("You pay: 4 spice")
    expect(tip).to_contain_text("5 Solari")
    expect(tip).to_contain_text("Not now:")


def test_a_card_of_the_hand_says_everything_in_its_sheet(enter: Enter) -> None:
    page = enter(**PHONE)
    sit(page, GAME.code, "me", "bot:random", "bot:random", variant_leaders="beginner")
    asked(page)
    page.locator(".dune .market .card").first.tap()
    sheet = page.locator("#sheet")
    expect(sheet).to_contain_text("Persuasion")
    expect(sheet).to_contain_text("Cards are acquired on your Reveal turn")
    expect(sheet.locator(".card .art")).to_be_visible()


def test_on_a_laptop_the_board_fits_the_screen(enter: Enter) -> None:
    page = enter(**LAPTOP)
    sit(page, GAME.code, "me", "bot:random", "bot:random", variant_leaders="beginner")
    asked(page)
    assert fits(page, ".dune .arrakis")


def test_on_a_phone_in_portuguese_nothing_runs_over_the_edge(enter: Enter) -> None:
    page = enter(**PHONE, locale="pt-BR")
    sit(page, GAME.code, "me", "bot:random", "bot:random", "bot:random")
    chance = random.Random(7)
    for _ in range(20):
        if not asked(page):
            break
        assert within(page)
        click(page, chance.choice(offered(page)))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(enter: Enter, scheme: str) -> None:
    page = enter(color_scheme=scheme, bypass_csp=True)
    sit(page, GAME.code, "me", "bot:random", "bot:random")
    asked(page)
    found = findings(page)  # the Leaders
    until(page, "buy", seed=2)
    found += findings(page)
    assert not found, "\n".join(found)


CUT = """cards => {
    const pane = document.querySelector('#board').getBoundingClientRect();
    const cut = [...document.querySelectorAll(cards)].filter((one) => one.getBoundingClientRect().bottom > pane.bottom);
    return cut.map((one) => one.querySelector('header').textContent);
}"""


@pytest.mark.parametrize(
    ("moment", "cards"), [("early", ".hand .card"), ("late", ".hand .card"), ("middle", ".market .card")]
)
def test_the_cards_one_chooses_from_are_read_whole_on_a_laptop(enter: Enter, moment: str, cards: str) -> None:
    """In the longer language: the hand below the map, and at the Reveal, in the middle game, what is for sale."""
    page = enter(viewport={"width": 1440, "height": 900}, locale="pt-BR")
    page.goto(bring(page, position("dune_imperium", moment), ended=False))
    assert asked(page)
    assert page.locator(cards).count() > 2
    assert page.evaluate(CUT, cards) == []


def test_every_battle_has_its_picture_and_three_chairs_are_one_line_on_a_tablet(enter: Enter) -> None:
    """A long reward had squeezed a picture away; the own stand had slipped into a second line."""
    page = enter(viewport={"width": 820, "height": 1180})
    page.goto(f"/games/{GAME.code}/cards")
    scenes = page.locator(".fight .scene").evaluate_all("all => all.map((one) => one.clientWidth)")
    assert len(scenes) > 10
    assert min(scenes) > 60
    page.goto(bring(page, position("dune_imperium", "middle"), ended=False))
    assert asked(page)
    tops = page.locator(".chairs .chair").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) == 3
    assert len(set(tops)) == 1


def test_the_row_and_the_reserve_are_one_line_of_eight_cards_on_a_laptop(enter: Enter) -> None:
    """The last card of the reserve had slipped into a line of its own and pushed the map out of sight."""
    page = enter(viewport={"width": 1440, "height": 900})
    sit(page, GAME.code, "me", "bot:random", variant_leaders="beginner")
    asked(page)
    tops = page.locator(".market .card").evaluate_all("all => all.map((one) => one.offsetTop)")
    assert len(tops) >= 7
    assert len(set(tops)) == 1
