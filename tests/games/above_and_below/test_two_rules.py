"""Where two rules meet that no example of the rulebook brings together; each answer follows from the rulebook."""

from __future__ import annotations

import pytest

from ludoteca.games.above_and_below.content.goods import ITEM_NUMBER, NOTHING
from ludoteca.kernel import rule
from tests.games.above_and_below.scene import scene, write


@rule("AB-ROUND-07", "AB-ROUND-08")
def test_a_potion_and_then_a_bed_make_an_injured_villager_ready() -> None:
    s = scene().has("Ana", injured="builder", exhausted="trainer explorer v01 v02", ready="", potion=1).round_ends()
    s.says("Ana", "potion builder", "bed builder")
    assert s.who("Ana", "ready") == "builder"
    assert s.refuses("Ana", "bed builder")


@rule("R-20", "R-37", "AB-FREE-03")
def test_what_is_for_sale_pays_for_an_encounter(monkeypatch: pytest.MonkeyPatch) -> None:
    free = '[[choice]]\nletter = "b"\nauto = {coins = 1}'
    write(monkeypatch, 2, f'[[choice]]\nletter = "a"\ncost = {{goods = {{fish = 1}}}}\nauto = {{coins = 4}}\n{free}')
    s = scene().has("Ana", fish=1, sale="fish", coins=0).turn("Ana").explores("Ana", "builder trainer", 2)
    s.says("Ana", "decide a")
    assert (s.items("Ana", "fish"), s.village("Ana").sale, s.village("Ana").coins) == (0, NOTHING, 4)


@rule("AB-FREE-05", "AB-FREE-02")
def test_of_two_equal_goods_only_the_one_on_the_circle_was_for_sale() -> None:
    s = scene().has("Bia", fish=2, sale="fish").has("Ana", coins=9).turn("Ana")
    s.says("Ana", "offer Bia", "price 3").says("Bia", "accept")
    assert (s.village("Bia").sale, s.items("Bia", "fish")) == (NOTHING, 1)
    assert "offer" not in s.verbs


@rule("AB-SPECIAL-03", "AB-ICON-06", "AB-ICON-22", "R-13")
def test_glogo_pays_less_and_the_guild_pays_afterwards() -> None:
    s = scene().has("Ana", coins=2, ready="glogo", buildings="k2").open("h01").turn("Ana")
    s.says("Ana", "build")  # only one house is cheap enough
    assert (s.village("Ana").coins, s.items("Ana", "potion")) == (1, 1)


@rule("AB-ROUND-11", "R-21")
def test_a_building_that_renews_waits_until_the_supply_has_its_good_again() -> None:
    s = scene().has("Ana", buildings="h05")
    left = s.g.supply[ITEM_NUMBER["fruit"]]
    s.g.supply[ITEM_NUMBER["fruit"]] = 0
    assert s.round_ends().on_card("Ana", "h05") == 0
    s.g.supply[ITEM_NUMBER["fruit"]] = left
    assert s.round_ends(after=2).on_card("Ana", "h05") == 1


@rule("AB-ICON-08", "AB-FREE-06", "AB-FREE-02", "R-14")
def test_ciders_that_count_as_coins_swap_a_row_but_buy_from_nobody() -> None:
    s = scene().has("Ana", coins=2, cider=3, buildings="k4").has("Bia", fish=1, sale="fish").turn("Ana")
    assert "offer" not in s.verbs
    s.has("Ana", coins=0, cider=1).says("Ana", "swap outposts")
    assert (s.items("Ana", "cider"), s.village("Ana").coins) == (0, 0)


@rule("AB-ICON-09", "AB-EXPLORE-12", "R-38")
def test_a_cave_found_in_a_cave_counts_besides_the_one_explored(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, 2, '[[choice]]\nletter = "a"\nauto = {cave_card = 1}')
    s = scene().has("Ana", coins=0, buildings="k6").turn("Ana").explores("Ana", "builder trainer", 2)
    s.says("Ana", "decide a")
    assert (len(s.village("Ana").caves), s.village("Ana").coins) == (2, 1)


@rule("AB-TRACK-06", "AB-ROUND-09", "R-5")
def test_goods_placed_when_the_round_ends_raise_the_income_of_that_round() -> None:
    s = scene().has("Ana", coins=0, fish=1, rope=1, fruit=1).round_ends()
    s.says("Ana", "place fish", "place rope", "place fruit")
    assert s.village("Ana").coins == 6


@rule("AB-SPECIAL-04", "R-12")
def test_a_cat_that_refuses_leaves_the_harvest_to_somebody_else() -> None:
    s = scene().has("Ana", ready="cave_cat builder trainer", stocked="h05").turn("Ana").rolls(1)
    s.says("Ana", "harvest", "send cave_cat", "send builder")
    assert not any(text.startswith("Send") for text in s.said)  # there is one good, and one villager for it
    s.says("Ana", "go")
    assert (s.items("Ana", "fruit"), s.who("Ana", "ready")) == (1, "trainer")
