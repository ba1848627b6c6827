"""What everybody can see: the page, the board of the terminal, and the lid of the box."""

from __future__ import annotations

import re
from html import escape
from typing import Any

import pytest

from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.book import BOOK
from ludoteca.games.above_and_below.content.board import FIRST_CAVE, PARAGRAPHS
from ludoteca.games.above_and_below.view.cards import describe_villager
from ludoteca.kernel import Option, rule
from ludoteca.words import LANGUAGES, Words
from tests.games.above_and_below.scene import Scene, scene

VIEW = GAME.view


class Offer:
    """Hands out each option on offer once, as the table does."""

    def __init__(self, s: Scene, seat: int) -> None:
        self.open: dict[str, Option] = {option.key: option for option in s.g.view(seat).options}

    def __call__(self, verb: str, *args: int | str) -> dict[str, Any]:
        key = ":".join(map(str, (verb, *args)))
        return {"data-pick": key, "aria-label": key, "role": "button"} if self.open.pop(key, None) else {}


def page(s: Scene, seat: int = 0, language: str = "en") -> str:
    words = Words(GAME, language, ("Ana", "Bia", "Caio", "Duda")[: s.g.seats], strict=True)
    return str(VIEW.page(s.g.view(seat), Offer(s, seat), words.t))


def part(text: str, start: str, end: str) -> str:
    """From the first `start` to the next `end`."""
    begin = text.index(start)
    return text[begin : text.index(end, begin)]


@rule("AB-ICON-18", "AB-ICON-25")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_symbols_of_cat_and_mechanical_man_are_seen_by_all(seat: int) -> None:
    """AS-79."""
    shown = page(scene().has("Ana", ready="mechanical_man cave_cat"), seat)
    man = part(shown, 'id="villager-34"', 'class="steps"')
    assert re.search(r"#ab-bed", man)
    assert re.search(r'class="skill never">.*#ab-cider.*#ab-potion', man)
    cat = part(shown, 'id="villager-32"', 'class="steps"')
    assert re.search(r"#ab-reroll\"></use></svg>3\+", cat)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_villager_and_building_on_the_table_is_drawn_once(language: str) -> None:
    s = (
        scene(4)
        .has("Caio", injured="v01", buildings="h01 s6", caves=2, fish=2, sale="fish")
        .has("Bia", buildings="o01", caves=1)
    )
    shown = page(s, 1, language)
    ids = re.findall(r' id="([^"]+)"', shown)
    assert len(ids) == len(set(ids))
    glides = re.findall(r'data-glide="([^"]+)"', shown)
    assert len(glides) == len(set(glides))
    villagers = {v for village in s.g.villages for v in range(36) if village.villagers >> v & 1} | set(
        s.g.villager_row
    ) - {-1}
    assert {f"villager-{v}" for v in villagers} <= set(ids)
    assert {"building-0", "building-63", "building-25"} <= set(ids)


@rule("AB-ICON-27", "AB-ICON-28")
def test_reputation_bonus_and_rounds_are_printed_on_the_board() -> None:
    two = part(page(scene(2)), 'class="bonus">', "</div>")
    assert re.sub(r"<[^>]*>", "", two).endswith(">1. 3")
    four = page(scene(4))
    assert re.sub(r"<[^>]*>", "", part(four, 'class="bonus">', "</div>")).endswith(">1. 52. 33. 2")
    assert part(four, 'id="village-0"', "Exhausted").count('class="figure') == 1  # one ready villager in round 1


@rule("AB-EXPLORE-04", "AB-EXPLORE-11")
def test_the_reward_is_shown_when_it_has_been_earned() -> None:
    s = scene().turn("Ana").explores("Ana", "builder trainer explorer", 6, 4, 4, 1)
    before = page(s)
    s.says("Ana", "decide a")
    after = page(s)
    words = Words(GAME, "en", ("Ana", "Bia"))
    ending = escape(words.t("story-6-a-success"))
    assert ending not in before
    assert ending in after
    last = part(after, '<div class="last"', "</details>")
    assert "+1" in last
    assert "#ab-mushroom" in last


@pytest.mark.parametrize("number", sorted(BOOK))
def test_no_page_of_the_open_book_shows_a_reward_a_secret_effect_or_an_ending(number: int) -> None:
    s = scene()
    g = s.g
    g.party, g.sent, g.explorer, g.cave, g.paragraph = 3, 3, 0, g.cave_pile[-1], number
    book = part(page(s), "<article", "</article")
    words = Words(GAME, "en", ("Ana", "Bia"))
    for choice in BOOK[number].choices:
        for ending in ("success", "fail"):
            if words.has(f"story-{number}-{choice.letter}-{ending}"):
                assert escape(words.t(f"story-{number}-{choice.letter}-{ending}")) not in book
    shown = {
        ITEM
        for choice in BOOK[number].choices
        for ITEM, _ in (*choice.cost_items, *choice.required_items, *choice.bonus_if)
    }
    drawn = set(re.findall(r"#ab-(mushroom|fish|fruit|rope|pot|paper|ore|amethyst|potion|cider)\b", book))
    assert len(drawn) <= len(shown)
    assert "#ab-reputation" not in book


def test_offers_circles_and_goods_can_be_clicked() -> None:
    s = scene().has("Ana", fish=1, coins=9).has("Bia", ore=1, sale="ore").turn("Ana")
    shown = page(s)
    for key in ("place:fish", "sell:fish", "offer:1", "swap:houses", "explore", "pass"):
        assert shown.count(f'data-pick="{key}"') == 1
    assert 'data-pick="' not in page(s, 1)


@rule("AB-EXPLORE-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_of_the_terminal_tells_the_story_too(language: str) -> None:
    s = scene().turn("Ana").explores("Ana", "builder trainer", 6, 1, 1)
    words = Words(GAME, language, ("Ana", "Bia"), strict=True)
    text = VIEW.board(s.g.view(1), words.t)
    assert words.t("story-6") in text
    assert "A) " + words.t("story-6-a") + " [3, 4]" in text
    assert "B) " + words.t("story-6-b") + " [7]" in text
    assert words.t("story-6-a-success") not in text


@rule("AB-EXPLORE-04", "AB-EXPLORE-05")
def test_the_terminal_says_what_choices_need_and_cost() -> None:
    s = scene().turn("Ana").explores("Ana", "builder trainer", 2)
    words = Words(GAME, "en", ("Ana", "Bia"), strict=True)
    text = VIEW.board(s.g.view(1), words.t)
    assert "A) Pay the toll [no dice; costs 1 coin]" in text
    assert "On the way: Builder, Trainer" in text
    assert "1→2  2→27  3→52  4→77  5→102  6→127" in text  # the cave that is being explored
    for number, paragraph in BOOK.items():
        s.g.paragraph = number
        told = VIEW.board(s.g.view(1), words.t).splitlines()
        for choice in paragraph.choices:
            line = next(line for line in told if line.startswith(f"  {choice.letter.upper()}) "))
            assert ("; needs " in line) == bool(choice.required_coins or choice.required_items or choice.required_skill)
            assert ("; costs " in line) == bool(choice.cost_coins or choice.cost_items)
            assert line.count("+1 lantern ") == len(choice.bonus_per) + len(choice.bonus_if)


def test_the_terminal_says_what_cards_do_who_can_what_and_what_is_for_sale() -> None:
    s = scene().has("Ana", fish=2, sale="fish").turn("Ana")
    words = Words(GAME, "en", ("Ana", "Bia"), strict=True)
    text = VIEW.board(s.g.view(1), words.t)
    assert "15 coins: Castle Keep: Star house · 2 beds · 9 points" in text
    assert "Ready: Builder: hammer: builds · 1+: 1 lantern, 4+: 2 lanterns" in text
    assert "2 × fish; For sale: fish;" in text
    assert all(describe_villager(villager, words.t) in text for villager in s.g.villager_row)
    top = PARAGRAPHS[s.g.cards.face[s.g.cave_pile[-1]] - FIRST_CAVE]
    assert "  ".join(f"{die}→{number}" for die, number in enumerate(top, 1)) in text


@rule("AB-EXPLORE-13", "AB-EXPLORE-11")
@pytest.mark.parametrize(("language", "won", "lost"), [("en", "succeeds", "fails"), ("pt-BR", "sucesso", "falha")])
def test_the_log_says_whether_an_encounter_succeeded(language: str, won: str, lost: str) -> None:
    """Ana reaches 3 with two lanterns each, and fails where she has two in all and stops there."""
    words = Words(GAME, language, ("Ana", "Bia"), strict=True)
    for dice, number, word in (((6, 6), "4", won), ((1, 1), "", lost)):
        s = scene().turn("Ana").explores("Ana", "builder trainer", 6, *dice).says("Ana", "decide a")
        if word == lost:
            s.says("Ana", "stop")
        told = [words.event(event) for event in s.heard if event.kind in {"succeeded", "failed"}]
        assert len(told) == 1
        assert word in told[0]
        assert number in told[0]


def test_the_lid_of_the_box_is_a_picture() -> None:
    assert VIEW.cover is not None
    assert "viewBox" in VIEW.cover(Words(GAME, "en", strict=True).t)
