"""The table is laid as the rulebook says, for two, three and four players."""

from __future__ import annotations

import pytest

from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.book import BOOK
from ludoteca.games.above_and_below.content.board import CARDS, FIRST_CAVE, FIRST_VILLAGER, PARAGRAPHS, TRAINING
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, KEYS, STARS
from ludoteca.games.above_and_below.content.goods import COINS, ITEMS, TOKENS
from ludoteca.games.above_and_below.content.villagers import VILLAGERS
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import bits_of, rule
from tests.games.above_and_below.scene import NAMES, scene

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
@rule("AB-SETUP-01", "AB-SETUP-14")
def test_seven_coins_a_house_and_three_villagers_each(seats: int) -> None:
    s = scene(seats)
    extra = {2: [0, 1], 3: [0, 1, 1], 4: [0, 0, 0, 1]}[seats]
    for name, more in zip(NAMES, extra, strict=False):
        village = s.village(name)
        assert village.coins == 7 + more
        assert [BUILDINGS[b].name for b in bits_of(village.built)] == ["first_hut"]
        assert [VILLAGERS[v].name for v in bits_of(village.villagers)] == ["builder", "trainer", "explorer"]
    assert len({village.villagers for village in s.g.villages}) == seats


@pytest.mark.parametrize("seats", [2, 3])
@rule("AB-SETUP-02")
def test_with_two_or_three_players_all_villagers_start_ready(seats: int) -> None:
    s = scene(seats)
    assert all(s.who(name, "ready") == "builder trainer explorer" for name in NAMES[:seats])


@rule("AB-SETUP-03", "AB-ICON-27")
def test_with_four_players_only_the_hammer_starts_ready_so_nobody_explores_in_round_1() -> None:
    s = scene(4)
    for name in NAMES:
        assert s.who(name, "ready") == "builder"
        assert s.who(name, "exhausted") == "trainer explorer"
    assert s.may("Ana", "labor")
    assert not s.may("Ana", "explore")  # AS-82


@rule("AB-SETUP-03", "AB-ROUND-08", "R-2")
def test_the_two_come_back_by_the_three_beds_at_the_end_of_round_1() -> None:
    """AS-04."""
    s = scene(4)
    for name in NAMES:
        s.says(name, "labor")
    for name in NAMES:
        s.says(name, "pass")
    s.says("Ana", "rest")  # she was the first to labor and keeps her cider
    assert s.g.round == 2
    assert all(s.who(name, "ready") == "builder trainer explorer" for name in NAMES)


@SEATS
@rule("AB-SETUP-04", "AB-SETUP-05")
def test_six_star_houses_and_four_of_nine_key_houses_are_open(seats: int) -> None:
    """AS-05."""
    s = scene(seats)
    assert s.row("stars") == ["s1", "s2", "s3", "s4", "s5", "s6"]
    assert len(set(s.row("keys"))) == 4
    assert set(s.g.key_row) < set(KEYS)
    assert len({tuple(scene(seats, seed).row("keys")) for seed in range(20)}) > 5


@rule("AB-SETUP-06", "AB-SETUP-07")
def test_unused_starting_villagers_are_in_the_box_and_special_ones_beside_the_board() -> None:
    g = scene(2).g
    assert [VILLAGERS[v].name for v in bits_of(g.specials)] == [
        *("liquid_woman", "glogo", "cave_cat", "cave_cat", "mechanical_man", "mechanical_man")
    ]
    here = {v for village in g.villages for v in bits_of(village.villagers)} | set(g.villager_row)
    assert not here & set(range(6, 12))
    assert len(here) == 6 + 5  # three each, and those on the board


@SEATS
@rule("AB-SETUP-08")
def test_five_villagers_are_on_the_board_and_thirteen_in_a_hidden_pile(seats: int) -> None:
    g = scene(seats).g
    assert len(set(g.villager_row)) == len(TRAINING) == 5
    assert all(v in range(12, 30) for v in g.villager_row)
    assert len(g.villager_pile) == 13
    villagers = range(FIRST_VILLAGER, CARDS)
    assert [g.cards.sees(card, 0) for card in villagers] == [card not in g.villager_pile for card in villagers]


@rule("AB-SETUP-09", "AB-SETUP-10", "AB-SETUP-12", "AB-REP-01")
def test_marker_cider_and_cubes() -> None:
    """AS-07."""
    g = scene(3).g
    assert g.round == 1
    assert g.cider == 1
    assert [village.reputation for village in g.villages] == [0, 0, 0]
    assert dict(zip(ITEMS, g.supply, strict=True)) == {
        "mushroom": 12,
        "fish": 12,
        "fruit": 12,
        "rope": 10,
        "pot": 10,
        "paper": 10,
        "ore": 8,
        "amethyst": 7,
        "potion": 20,
        "cider": 9,
    }
    assert g.bank == COINS - 23
    assert COINS == 146


@rule("AB-SETUP-11", "R-26")
def test_the_cave_pile_lies_face_up() -> None:
    g = scene().g
    assert len(g.cave_pile) == 25
    assert all(g.cards.sees(g.cave_pile[-1], seat) for seat in (0, 1, 2))
    assert not any(g.cards.sees(card, 0) for card in g.cave_pile[:-1])
    numbers = sorted(number for card in PARAGRAPHS for number in card)
    assert numbers == list(range(1, 151))
    assert PARAGRAPHS[2] == (3, 28, 53, 78, 103, 128)


@rule("AB-SETUP-11")
def test_the_cave_cards_are_shuffled() -> None:
    """Every cave can lie on top and every cave at the bottom, and each pile holds all of them."""
    piles = [[g.cards.face[card] for card in g.cave_pile] for g in (scene(seed=seed).g for seed in range(200))]
    caves = list(range(FIRST_CAVE, FIRST_VILLAGER))
    assert all(sorted(pile) == caves for pile in piles)
    assert {pile[-1] for pile in piles} == {pile[0] for pile in piles} == set(caves)


@rule("AB-SETUP-13")
def test_the_first_player_begins_and_play_is_clockwise() -> None:
    s = scene(3)
    assert s.g.first == 0
    assert s.asks == "Ana Turn"
    s.says("Ana", "pass").says("Bia", "pass")
    assert s.asks == "Caio Turn"


@SEATS
@rule("AB-SETUP-13", "AB-SETUP-14")
def test_the_first_player_is_drawn_and_the_extra_coins_follow_the_turn_order(seats: int) -> None:
    extra = {2: [0, 1], 3: [0, 1, 1], 4: [0, 0, 0, 1]}[seats]
    begins = set()
    for seed in range(30):
        g = GAME.new(seats, seed)  # nobody has to ask for it
        assert isinstance(g, AboveAndBelow)
        assert g.ask is not None
        assert g.ask.seat == g.first
        assert [g.villages[seat].coins - 7 for seat in g.around(g.first)] == extra
        begins.add(g.first)
    assert begins == set(range(seats))


@SEATS
@rule("AB-SETUP-15")
def test_four_houses_and_four_outposts_are_open_and_the_piles_hidden(seats: int) -> None:
    s = scene(seats)
    assert len(set(s.row("houses"))) == len(set(s.row("outposts"))) == 4
    assert all(name.startswith("h") for name in s.row("houses"))
    assert all(name.startswith("o") for name in s.row("outposts"))
    assert (len(s.g.house_pile), len(s.g.outpost_pile)) == (21, 20)
    assert not any(s.g.cards.sees(card, 1) for card in s.g.house_pile + s.g.outpost_pile)


@rule("AB-SETUP-16")
def test_the_book_holds_every_paragraph_of_the_cave_cards() -> None:
    assert set(range(1, 151)) <= set(BOOK)


def test_the_counts_of_the_box() -> None:
    kinds = [card.kind for card in BUILDINGS]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts == {"house": 25, "outpost": 24, "key": 9, "star": 6, "starting": 4}
    assert len(VILLAGERS) == 36
    assert sum(TOKENS[:8]) == 81
    assert len(STARS) == 6
    assert (FIRST_CAVE, FIRST_VILLAGER, CARDS) == (49, 74, 92)
