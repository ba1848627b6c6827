"""Rounds, turns, passing, and the end of a round step by step."""

from __future__ import annotations

import pytest

from ludoteca.kernel import rule
from tests.games.above_and_below.scene import NAMES, scene


@rule("AB-ROUND-01", "AB-ROUND-13", "AB-END-01", "AB-ROUND-04")
def test_round_7_follows_round_6_and_then_the_game_is_over() -> None:
    """AS-69."""
    s = scene()
    s.round_ends(after=6)
    assert s.g.round == 7
    assert s.asks == "Bia Turn"
    s.says("Bia", "pass").says("Ana", "pass")
    assert s.g.over
    assert s.g.result is not None


@rule("AB-ROUND-02")
def test_seven_rounds_of_passing_are_a_whole_game() -> None:
    s = scene(3)
    first = []
    while not s.g.over:
        first.append(s.asks.split()[0])
        for _ in range(3):
            s.says(s.asks.split()[0], "pass")
    assert first == ["Ana", "Bia", "Caio", "Ana", "Bia", "Caio", "Ana"]
    assert [v.coins for v in s.g.villages] == [7 + 6 * 4, 8 + 6 * 4, 8 + 6 * 4]


@rule("R-4", "AB-ROUND-04", "R-28")
def test_nothing_but_the_end_happens_after_round_7() -> None:
    s = scene().has("Ana", coins=5, ready="explorer", exhausted="builder trainer", buildings="k5 h05")
    s.g.cider = 0
    row = s.g.villager_row[:]
    s.round_ends(after=7)
    assert s.g.over
    assert s.village("Ana").coins == 5
    assert s.who("Ana", "exhausted") == "builder trainer"
    assert s.items("Ana", "potion") == 0
    assert s.on_card("Ana", "h05") == 0
    assert s.g.cider == 0
    assert s.g.villager_row == row
    assert s.g.first == 0


@rule("AB-ROUND-02", "AB-PASS-03", "R-34")
def test_turns_skip_those_who_have_passed() -> None:
    """AS-80."""
    s = scene(4).turn("Bia", passed="Ana Caio")
    s.says("Bia", "labor")
    assert s.asks == "Duda Turn"
    s.has("Bia", ready="trainer")
    s.says("Duda", "labor")
    assert s.asks == "Bia Turn"
    s.says("Bia", "pass")
    assert s.asks == "Duda Turn"
    s.says("Duda", "pass")
    assert s.g.round == 2


@rule("AB-ROUND-02")
def test_one_action_per_turn() -> None:
    s = scene()
    s.says("Ana", "labor", "send builder", "go")
    assert s.asks == "Bia Turn"
    s.says("Bia", "labor", "send builder", "go")
    assert s.asks == "Ana Turn"


@rule("AB-PASS-01")
def test_who_passes_is_not_asked_again_this_round() -> None:
    s = scene().has("Ana", fish=1)
    s.says("Ana", "pass", "done")
    for villager in ("builder", "trainer"):
        s.says("Bia", "labor", f"send {villager}", "go")
        assert s.asks == "Bia Turn"


@rule("AB-PASS-02")
def test_without_a_ready_villager_free_actions_and_then_a_pass() -> None:
    """AS-37."""
    s = scene().has("Ana", ready="", exhausted="builder trainer explorer", coins=2).turn("Ana")
    assert s.asks == "Ana Turn"
    assert not any(s.may("Ana", action) for action in ("labor", "explore", "build", "train", "harvest"))
    s.says("Ana", "swap houses")  # and now only the pass is left
    assert s.told("passed") == [{"seat": 0}]
    assert s.asks == "Bia Turn"
    assert s.village("Ana").coins == 1


def test_nobody_is_asked_who_can_only_pass() -> None:
    s = scene().has("Ana", ready="", exhausted="builder trainer explorer", coins=0).turn("Ana")
    assert s.asks == "Bia Turn"
    assert s.told("passed") == [{"seat": 0}]


@rule(
    "AB-ROUND-03",
    "AB-ROUND-05",
    "AB-ROUND-10",
    "AB-ICON-04",
    "AB-ROUND-06",
    "AB-ROUND-09",
    "AB-ROUND-11",
    "AB-ROUND-12",
)
def test_the_order_of_the_end_of_a_round() -> None:
    """AS-70: marker, cider, villagers, rest, income, new goods, first-player card."""
    s = scene()
    s.has("Ana", ready="", injured="builder", exhausted="trainer explorer", potion=1, cider=1, coins=0, fish=1)
    s.has("Ana", buildings="h02 h05")
    s.g.cider = 0
    s.villagers_for_hire("-", "v04", "-", "-", "v09").round_ends(after=2)
    assert s.g.round == 3
    assert s.g.cider == 1
    assert s.g.villager_row[:2] == [15, 20]
    assert -1 not in s.g.villager_row
    assert s.asks == "Ana Refresh"
    assert s.village("Ana").coins == 0
    s.says("Ana", "potion builder", "cider trainer")
    assert s.asks == "Ana Progress"  # three beds for two: nobody needs to be asked
    assert s.who("Ana", "ready") == "builder trainer explorer"
    assert s.village("Ana").coins == 0
    s.says("Ana", "place fish")
    assert s.village("Ana").coins == 5 + 1
    assert s.on_card("Ana", "h05") == 1
    assert s.g.first == 1
    assert s.asks == "Bia Turn"


@rule("AB-ROUND-05", "R-21")
def test_a_cider_that_is_still_there_stays_alone_and_an_empty_supply_brings_none() -> None:
    s = scene().round_ends()
    assert s.g.cider == 1
    assert s.g.supply[9] == 9
    s.g.cider, s.g.supply[9] = 0, 0
    s.round_ends()
    assert s.g.cider == 0


@rule("AB-ROUND-06")
def test_villagers_slide_to_the_cheapest_spaces() -> None:
    """AS-38."""
    s = scene().villagers_for_hire("-", "v04", "-", "-", "v09")
    pile = len(s.g.villager_pile)
    s.round_ends()
    assert s.g.villager_row[:2] == [15, 20]
    assert len(set(s.g.villager_row)) == 5
    assert len(s.g.villager_pile) == pile - 3


@rule("R-21", "AB-ROUND-06")
def test_an_empty_villager_pile_leaves_spaces_empty() -> None:
    s = scene().villagers_for_hire("-", "v04", "-", "-", "v09")
    s.g.villager_pile.clear()
    s.round_ends()
    assert s.g.villager_row == [15, 20, -1, -1, -1]


@rule("AB-ROUND-07", "R-7")
def test_potion_and_cider_may_serve_the_same_villager() -> None:
    """AS-39."""
    s = scene().has("Ana", ready="trainer explorer", injured="builder", potion=1, cider=1)
    s.village("Ana").built = 0  # no beds, so that only the tokens work
    s.round_ends()
    assert not s.may("Ana", "cider builder")
    s.says("Ana", "potion builder", "cider builder")
    assert s.who("Ana", "ready") == "builder trainer explorer"
    assert s.items("Ana", "potion") == s.items("Ana", "cider") == 0
    assert s.g.supply[8:] == [20, 9]


@rule("AB-ROUND-07")
def test_tokens_may_be_kept() -> None:
    s = scene().has("Ana", ready="explorer", exhausted="builder trainer", cider=2).round_ends()
    s.says("Ana", "rest")
    assert s.items("Ana", "cider") == 2


@rule("AB-ROUND-08", "AB-ICON-04", "R-7")
def test_a_bed_moves_one_villager_one_step_and_nobody_uses_two() -> None:
    s = scene().has("Ana", ready="", exhausted="trainer explorer v06", injured="builder").round_ends()
    assert s.asks == "Ana Sleep"
    s.says("Ana", "bed builder")
    assert s.who("Ana", "exhausted") == "builder trainer explorer v06"
    assert not s.may("Ana", "bed builder")
    s.says("Ana", "bed v06", "bed trainer")
    assert s.who("Ana", "ready") == "trainer v06"
    assert s.who("Ana", "exhausted") == "builder explorer"
    assert s.asks != "Ana Sleep"


@rule("R-7", "AB-ROUND-07", "AB-ROUND-08")
def test_a_potion_and_then_a_bed_bring_an_injured_villager_back() -> None:
    s = scene().has("Ana", ready="trainer explorer", injured="builder", potion=1).round_ends()
    s.says("Ana", "potion builder")
    assert s.who("Ana", "ready") == "builder trainer explorer"


@rule("R-6")
def test_potions_and_ciders_are_not_drunk_during_a_turn() -> None:
    s = scene().has("Ana", ready="trainer explorer", injured="builder", potion=1, cider=1).turn("Ana")
    assert not s.may("Ana", "potion builder")


@rule("AB-ROUND-12")
def test_the_first_player_card_passes_to_the_left() -> None:
    """AS-55."""
    s = scene(3).round_ends(after=1)
    assert s.g.first == 1
    assert s.asks == "Bia Turn"


@rule("AB-ROUND-09", "AB-TRACK-08")
@pytest.mark.parametrize("name", NAMES[:2])
def test_income_is_4_with_an_empty_track(name: str) -> None:
    """AS-41."""
    s = scene().has(name, coins=1).round_ends()
    assert s.village(name).coins == 5


@rule("AB-ICON-11", "AB-ICON-24", "AB-TRACK-06")
def test_income_of_track_and_cards() -> None:
    """AS-47."""
    s = scene().has("Ana", coins=0, buildings="k7 h02", track="amethyst*2 ore fish").round_ends()
    assert s.village("Ana").coins == 6 + 3 + 1


@rule("AB-ICON-23", "R-28", "R-21")
def test_potion_income_comes_every_round_while_there_are_potions() -> None:
    s = scene().has("Ana", buildings="k9 o23").round_ends()
    assert s.items("Ana", "potion") == 2
    s.g.supply[8] = 1
    s.round_ends(after=2)
    if s.asks == "Ana Refresh":
        s.says("Ana", "rest")
    assert s.items("Ana", "potion") == 3


@rule("AB-ICON-14", "AB-ROUND-11", "R-21")
def test_a_renewing_card_refills_only_when_it_is_empty() -> None:
    """AS-27."""
    s = scene().has("Ana", stocked="h05", ready="builder").turn("Ana")
    s.says("Ana", "harvest", "store", "done")
    assert s.on_card("Ana", "h05") == 0
    s.round_ends()
    s.says("Ana", "done")
    assert s.on_card("Ana", "h05") == 1
    s.round_ends(after=2)
    s.says("Ana", "done")
    assert s.on_card("Ana", "h05") == 1
    s.village("Ana").one = 0
    left, s.g.supply[2] = s.g.supply[2], 0
    s.round_ends(after=3)
    s.says("Ana", "done")
    assert s.on_card("Ana", "h05") == 0
    s.g.supply[2] = left
    s.round_ends(after=4)
    s.says("Ana", "done")
    assert s.on_card("Ana", "h05") == 1


@rule("AB-ICON-13", "AB-ROUND-11")
def test_goods_that_were_on_a_card_once_never_come_back() -> None:
    """AS-26."""
    s = scene().has("Ana", stocked="h15", ready="builder trainer").turn("Ana")
    assert s.on_card("Ana", "h15") == 2
    s.says("Ana", "harvest", "send builder", "send trainer", "store", "done")
    assert s.items("Ana", "rope") == 2
    s.round_ends()
    s.says("Ana", "done")
    assert s.on_card("Ana", "h15") == 0


@rule("R-27")
def test_the_supply_of_coins_is_not_limited() -> None:
    s = scene().has("Ana", coins=5)
    s.g.bank = 0
    s.round_ends()
    assert s.village("Ana").coins == 9
    assert s.g.bank == -8
