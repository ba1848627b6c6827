"""Build, harvest, train, labor."""

from __future__ import annotations

import pytest

from ludoteca.kernel import rule
from tests.games.above_and_below.scene import scene

# Build.


@rule("AB-BUILD-01", "AB-ICON-15")
def test_without_a_ready_hammer_nobody_builds() -> None:
    """AS-21."""
    s = scene().has("Ana", coins=20, ready="trainer explorer").turn("Ana")
    assert not s.may("Ana", "build")
    s = scene().has("Ana", coins=20, ready="builder trainer explorer v06").turn("Ana").says("Ana", "build")
    assert s.asks == "Ana Builder"
    assert s.on_offer("send") == ["0", "17"]


@rule("AB-BUILD-02", "AB-BUILD-06", "AB-BUILD-01", "AB-ROUND-02")
def test_a_house_of_6_leaves_2_of_8_coins() -> None:
    """AS-22."""
    s = scene().has("Ana", coins=8).open("h13").turn("Ana")
    bank = s.g.bank
    s.says("Ana", "build", "buy h13")
    assert s.village("Ana").coins == 2
    assert s.g.bank == bank + 6
    assert s.who("Ana", "exhausted") == "builder"
    assert len(s.row("houses")) == 4
    assert "h13" not in s.row("houses")


@rule("AB-BUILD-06")
@pytest.mark.parametrize(("name", "row", "left"), [("s4", "stars", 5), ("k2", "keys", 3)])
def test_star_and_key_houses_are_not_replaced(name: str, row: str, left: int) -> None:
    """AS-24."""
    s = scene().has("Ana", coins=20).open(name).turn("Ana").says("Ana", "build", f"buy {name}")
    assert s.asks == "Bia Turn"
    assert name not in s.row(row)
    assert len(s.row(row)) == left


@rule("AB-BUILD-06", "R-21")
def test_an_empty_pile_leaves_the_row_shorter() -> None:
    s = scene().has("Ana", coins=20).open("h13").turn("Ana")
    s.g.house_pile.clear()
    s.says("Ana", "build", "buy h13")
    assert len(s.row("houses")) == 3


@rule("AB-BUILD-03", "R-35", "AB-BUILD-04")
def test_an_outpost_needs_an_empty_cave_and_fills_it() -> None:
    s = scene().has("Ana", coins=20).open("o01", "o20").turn("Ana").says("Ana", "build")
    assert not s.may("Ana", "buy o01")
    s = scene().has("Ana", coins=20, caves=1, ready="builder v06").open("o01", "o20").turn("Ana")
    s.says("Ana", "build", "send builder", "buy o01")
    assert s.village("Ana").empty_caves == 0
    assert len(s.row("outposts")) == 4
    s.turn("Ana").says("Ana", "build")
    assert not s.may("Ana", "buy o20")


@rule("R-1", "AB-BUILD-02")
def test_building_needs_something_that_can_be_paid_for() -> None:
    s = scene().open("h02").has("Ana", coins=3).turn("Ana")
    assert s.may("Ana", "build")
    s.has("Ana", coins=2).turn("Ana")
    assert not s.may("Ana", "build")
    s = scene().open("h14", "h15", "h16", "h17", "k7", "k8", "k9", "k1", "o01").has("Ana", coins=5, caves=0).turn("Ana")
    assert not s.may("Ana", "build")
    s.has("Ana", caves=1).turn("Ana").says("Ana", "build")
    assert "25" in s.on_offer("buy")


@rule("AB-ICON-06", "AB-BUILD-05", "R-13")
def test_the_coin_for_building_comes_after_the_full_price_and_not_for_the_card_itself() -> None:
    """AS-25."""
    s = scene().has("Ana", coins=4, buildings="k2").open("h05").turn("Ana").says("Ana", "build", "buy h05")
    assert s.village("Ana").coins == 1
    s = scene().has("Ana", coins=3, buildings="k2").open("h05").turn("Ana")
    if s.may("Ana", "build"):
        s.says("Ana", "build")
        assert not s.may("Ana", "buy h05")
    s = scene().has("Ana", coins=5).open("k2").turn("Ana").says("Ana", "build", "buy k2")
    assert s.village("Ana").coins == 0


@rule("AB-ICON-08", "R-14", "R-20")
def test_two_ciders_complete_a_payment_of_5() -> None:
    """AS-52."""
    s = scene().has("Ana", coins=3, cider=2, sale="cider", buildings="k4").open("h07").turn("Ana")
    s.says("Ana", "build", "buy h07")  # nothing to choose: all coins and both ciders are needed
    assert s.village("Ana").coins == 0
    assert s.items("Ana", "cider") == 0
    assert s.village("Ana").sale == -1
    assert s.g.supply[9] == 9
    assert s.village("Ana").built >> 6 & 1


@rule("AB-ICON-08", "AB-ICON-03")
def test_who_has_enough_coins_chooses_how_to_pay() -> None:
    s = scene().has("Ana", coins=9, cider=2, potion=1, buildings="k4 k5").open("h02").turn("Ana")
    s.says("Ana", "build", "buy h02", "pay cider", "pay potion", "pay coins")
    assert s.village("Ana").coins == 8
    assert (s.items("Ana", "cider"), s.items("Ana", "potion")) == (1, 0)


@rule("AB-ICON-19", "R-13")
def test_hammer_plus_pays_1_less() -> None:
    s = scene().has("Ana", coins=5, ready="v09").open("h13").turn("Ana").says("Ana", "build", "buy h13")
    assert s.village("Ana").coins == 0


@rule("AB-ICON-19", "R-1")
def test_only_builders_who_can_pay_are_offered() -> None:
    s = scene().has("Ana", coins=2, ready="builder v09").open("h01", "h02").turn("Ana").says("Ana", "build")
    assert s.asks == "Ana BuyBuilding"  # the builder without the + could pay for nothing
    s.says("Ana", "buy h02")
    assert s.who("Ana", "ready") == "builder"
    assert not scene().has("Ana", coins=1, ready="v09").open("h01", "h02").turn("Ana").may("Ana", "build")


@rule("AB-BUILD-04", "AB-BUILD-05", "AB-ICON-01", "AB-ICON-04")
def test_a_bed_counts_from_the_next_rest_and_points_at_the_end() -> None:
    """AS-72."""
    s = scene().has("Ana", coins=10).open("h24").turn("Ana").says("Ana", "build", "buy h24")
    assert s.village("Ana").beds == 4
    assert s.score("Ana").bonus == 3
    s.has("Ana", ready="", exhausted="builder trainer explorer v06").round_ends()
    assert s.who("Ana", "ready") == "builder trainer explorer v06"


# Harvest.


@rule("AB-HARVEST-01", "AB-HARVEST-02", "R-1")
def test_each_villager_takes_one_good_and_not_more_go_than_there_are_goods() -> None:
    s = scene().has("Ana", stocked="h03 h05", ready="builder trainer explorer v06").turn("Ana")
    s.says("Ana", "harvest", "send builder", "send trainer", "send explorer")
    assert s.asks == "Ana TakeGood"  # three goods, so nobody else may go
    s.says("Ana", "take h05")
    assert s.who("Ana", "exhausted") == "builder trainer explorer"
    assert s.items("Ana", "fruit") == 3  # the last two could only come from one card
    assert s.village("Ana").harvest == 0


@rule("R-1")
def test_without_goods_on_the_cards_there_is_no_harvest() -> None:
    s = scene().has("Ana", buildings="h03").turn("Ana")
    assert not s.may("Ana", "harvest")


@rule("AB-HARVEST-03", "R-36", "AB-TRACK-01", "AB-TRACK-04", "AB-ICON-02")
def test_a_harvested_good_is_kept_sold_or_placed() -> None:
    """AS-73."""
    s = scene().has("Ana", stocked="o06", ready="builder").turn("Ana").says("Ana", "harvest", "store", "done")
    assert s.items("Ana", "fish") == 1
    assert s.village("Ana").sale == -1
    s = scene().has("Ana", stocked="o06", ready="builder", potion=1, sale="potion").turn("Ana")
    s.says("Ana", "harvest", "sell fish")
    assert s.village("Ana").sale == 1
    assert s.items("Ana", "potion") == 1
    assert s.asks == "Ana Progress"  # no other free action follows
    s.says("Ana", "done")
    s = scene().has("Ana", stocked="o06", ready="builder").turn("Ana").says("Ana", "harvest", "store", "place fish")
    assert s.track("Ana") == "fish"


@rule("R-36")
def test_nothing_is_asked_when_the_harvested_kind_is_already_for_sale() -> None:
    s = scene().has("Ana", stocked="o06", ready="builder", fish=1, sale="fish").turn("Ana").says("Ana", "harvest")
    assert s.asks == "Ana Progress"


@rule("R-36")
def test_selling_the_harvest_does_not_use_up_the_change_of_the_circle() -> None:
    s = scene().has("Ana", stocked="o06", ready="builder", potion=1).turn("Ana")
    s.says("Ana", "sell potion", "harvest", "sell fish")
    assert s.village("Ana").sale == 1


# Train.


@rule("AB-TRAIN-01", "AB-ICON-17")
def test_without_a_ready_quill_nobody_trains() -> None:
    s = scene().has("Ana", ready="builder explorer").turn("Ana")
    assert not s.may("Ana", "train")


@rule("AB-TRAIN-02", "AB-TRAIN-03", "AB-TRAIN-04", "AB-TRAIN-01")
def test_the_villager_of_the_second_space_costs_3() -> None:
    """AS-29."""
    s = (
        scene()
        .has("Ana", coins=3)
        .villagers_for_hire("v01", "v06", "v07", "v08", "v10")
        .turn("Ana")
        .says("Ana", "train")
    )
    assert s.on_offer("hire") == ["12", "17", "18"]
    s.says("Ana", "hire v06")
    assert s.village("Ana").coins == 0
    assert s.who("Ana", "exhausted") == "trainer v06"
    assert s.g.villager_row == [12, -1, 18, 19, 21]
    s.says("Bia", "pass")
    assert s.g.villager_row[1] == -1


@rule("AB-TRAIN-02")
@pytest.mark.parametrize(("space", "cost"), list(enumerate((2, 3, 3, 4, 5))))
def test_the_five_spaces_and_their_costs(space: int, cost: int) -> None:
    names = ["v01", "v06", "v07", "v08", "v10"]
    s = scene().has("Ana", coins=9).villagers_for_hire(*names).turn("Ana").says("Ana", "train", f"hire {names[space]}")
    assert s.village("Ana").coins == 9 - cost


@rule("R-1", "AB-TRAIN-02")
def test_training_needs_a_villager_that_can_be_paid_for() -> None:
    s = scene().has("Ana", coins=2).villagers_for_hire("-", "v06", "v07", "v08", "v10").turn("Ana")
    assert not s.may("Ana", "train")
    s = scene().has("Ana", coins=20).villagers_for_hire("-", "-", "-", "-", "-").turn("Ana")
    assert not s.may("Ana", "train")


@rule("AB-ICON-05", "AB-TRAIN-02")
def test_trained_to_ready_acts_this_round() -> None:
    """AS-30."""
    s = scene().has("Ana", buildings="k1", ready="trainer").villagers_for_hire("v06").turn("Ana", passed="Bia")
    s.says("Ana", "train", "hire v06", "enter ready")
    assert s.who("Ana", "ready") == "v06"
    s.says("Ana", "labor")
    assert s.who("Ana", "exhausted") == "builder trainer explorer v06"
    s = scene().has("Ana", buildings="k1").villagers_for_hire("v06").turn("Ana")
    s.says("Ana", "train", "hire v06", "enter exhausted")
    assert s.who("Ana", "exhausted") == "trainer v06"


@rule("AB-ICON-19", "R-13", "AB-TRAIN-01", "AB-ROUND-02")
def test_quill_plus_trains_a_villager_of_cost_2_for_1() -> None:
    """AS-31."""
    s = scene().has("Ana", coins=1, ready="trainer v04").villagers_for_hire("v06").turn("Ana").says("Ana", "train")
    assert s.asks != "Ana Trainer"  # the trainer without the + cannot pay
    if s.asks == "Ana Recruit":
        s.says("Ana", "hire v06")
    assert s.village("Ana").coins == 0
    assert s.who("Ana", "exhausted") == "builder explorer v04 v06"
    assert not scene().has("Ana", coins=0, ready="v04").villagers_for_hire("v06").turn("Ana").may("Ana", "train")


# Labor.


@rule("AB-LABOR-01", "AB-LABOR-02", "AB-ICON-03")
def test_three_villagers_of_any_kind_earn_3_coins() -> None:
    """AS-75."""
    s = scene().has("Ana", coins=0).turn("Ana")
    s.says("Ana", "labor", "send builder", "send trainer", "send explorer")
    assert s.village("Ana").coins == 3
    assert s.who("Ana", "exhausted") == "builder trainer explorer"


@rule("AB-LABOR-02", "AB-LABOR-03")
def test_the_first_to_labor_takes_the_cider() -> None:
    """AS-32."""
    s = scene().has("Ana", coins=0).has("Bia", coins=0).turn("Ana")
    s.says("Ana", "labor", "send builder", "send trainer", "go")
    assert s.village("Ana").coins == 2
    assert s.items("Ana", "cider") == 1
    assert s.g.cider == 0
    s.says("Bia", "labor", "send builder", "go")
    assert s.village("Bia").coins == 1
    assert s.items("Bia", "cider") == 0
