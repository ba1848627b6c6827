"""Free actions: the sale circle, offers, new rows; and the progress track."""

from __future__ import annotations

import pytest

from ludoteca.kernel import rule
from tests.games.above_and_below.scene import Scene, scene


@rule("AB-FREE-01")
def test_no_free_action_after_the_normal_one() -> None:
    """AS-33."""
    s = scene().has("Ana", fish=1, coins=5).turn("Ana")
    assert s.may("Ana", "sell fish")
    assert s.may("Ana", "swap houses")
    s.says("Ana", "labor", "send builder", "go")
    assert s.asks == "Ana Progress"
    assert sorted(o.key for o in s.g.options) == ["done", "place:fish"]


@rule("AB-FREE-01")
def test_any_number_of_free_actions_before_the_normal_one() -> None:
    s = scene().has("Ana", fish=1, coins=9).has("Bia", rope=1, sale="rope").turn("Ana")
    s.says("Ana", "sell fish", "swap outposts", "offer Bia", "price 3").says("Bia", "accept")
    s.says("Ana", "labor", "send builder", "go")
    assert s.asks == "Ana Progress"


@pytest.fixture
def ore_for_sale() -> Scene:
    return scene(3).has("Bia", ore=1, sale="ore", coins=0).has("Ana", coins=5).turn("Ana")


@rule("AB-FREE-02")
def test_an_offer_of_2_is_illegal_and_one_of_3_may_be_accepted(ore_for_sale: Scene) -> None:
    """AS-34."""
    s = ore_for_sale.says("Ana", "offer Bia")
    assert s.on_offer("price") == ["3", "4", "5"]
    s.says("Ana", "price 3")
    assert s.asks == "Bia Answer"
    assert s.g.ask is not None
    assert s.g.ask.reaction  # it is Ana's turn
    s.says("Bia", "accept")
    assert (s.village("Ana").coins, s.village("Bia").coins) == (2, 3)
    assert (s.items("Ana", "ore"), s.items("Bia", "ore")) == (1, 0)
    assert s.village("Bia").sale == -1
    assert s.asks == "Ana Turn"


@rule("AB-FREE-02", "R-25")
def test_the_seller_may_refuse_and_three_offers_are_the_limit(ore_for_sale: Scene) -> None:
    s = ore_for_sale
    for price in (3, 4, 5):
        s.says("Ana", "offer Bia", f"price {price}").says("Bia", "refuse")
        assert s.village("Ana").coins == 5
    assert not s.may("Ana", "offer Bia")
    s.turn("Caio")
    assert s.may("Caio", "offer Bia")


@rule("R-25", "AB-FREE-02", "R-14")
def test_an_offer_needs_coins_in_hand_and_tokens_are_no_coins_here(ore_for_sale: Scene) -> None:
    s = ore_for_sale.has("Ana", coins=2, buildings="k4", cider=3).turn("Ana")
    assert not s.may("Ana", "offer Bia")


@rule("R-25")
def test_a_seller_who_has_passed_may_still_accept() -> None:
    s = scene().has("Bia", potion=2, sale="potion", coins=0).has("Ana", coins=4).turn("Ana", passed="Bia")
    s.says("Ana", "offer Bia", "price 4").says("Bia", "accept")
    assert s.village("Bia").coins == 4
    assert (s.items("Ana", "potion"), s.items("Bia", "potion")) == (1, 1)
    assert s.village("Bia").sale == -1


@rule("R-25")
@pytest.mark.parametrize("limit", ["1", "6"])
def test_the_table_may_agree_on_another_limit(limit: str) -> None:
    s = scene().has("Bia", ore=1, sale="ore").has("Ana", coins=9)
    s.g.offer_limit = int(limit)
    s.turn("Ana")
    for _ in range(int(limit)):
        s.says("Ana", "offer Bia", "price 3").says("Bia", "refuse")
    assert not s.may("Ana", "offer Bia")


@rule("AB-FREE-03", "AB-FREE-04", "AB-FREE-05", "R-25")
def test_one_item_at_a_time_changed_on_the_own_turn_only() -> None:
    """AS-35."""
    s = scene().has("Ana", pot=1, fish=1, sale="pot").turn("Bia")
    assert not s.may("Ana", "sell fish")  # it is not her turn
    s.turn("Ana")
    assert not s.may("Ana", "sell pot")  # it is there already
    s.says("Ana", "sell fish")
    assert s.village("Ana").sale == 1
    assert not s.may("Ana", "sell pot")  # once a turn
    assert not s.may("Ana", "withdraw")
    s.turn("Ana").says("Ana", "withdraw")
    assert s.village("Ana").sale == -1
    assert (s.items("Ana", "pot"), s.items("Ana", "fish")) == (1, 1)


@rule("AB-FREE-03")
@pytest.mark.parametrize("item", ["mushroom", "amethyst", "potion", "cider"])
def test_goods_potions_and_ciders_may_be_sold(item: str) -> None:
    s = scene().has("Ana", **{item: 1}).turn("Ana")
    assert s.on_offer("sell") == [item]


@rule("R-20", "AB-TRACK-02")
def test_what_is_for_sale_may_be_spent_or_placed_on_the_own_turn() -> None:
    s = scene().has("Ana", fish=1, sale="fish").turn("Ana").says("Ana", "place fish")
    assert s.village("Ana").sale == -1
    assert s.track("Ana") == "fish"
    s = scene().has("Ana", fish=2, sale="fish").turn("Ana").says("Ana", "place fish")
    assert s.village("Ana").sale == 1


@rule("AB-FREE-06", "R-23")
def test_a_new_row_costs_1_coin_and_only_once_a_turn() -> None:
    """AS-36."""
    s = scene().has("Ana", coins=2).turn("Ana")
    old, pile = s.row("outposts"), s.g.outpost_pile[:]
    s.says("Ana", "swap outposts")
    assert s.village("Ana").coins == 1
    assert not set(s.row("outposts")) & set(old)
    assert len(s.row("outposts")) == 4
    assert s.g.outpost_pile[4:] == pile[:-4]
    assert {s.g.cards.face[c] for c in s.g.outpost_pile[:4]} == {25 + int(name[1:]) - 1 for name in old}
    assert not s.may("Ana", "swap outposts")
    assert not s.may("Ana", "swap houses")
    assert s.on_offer("swap") == []


@rule("AB-FREE-06")
def test_rows_cannot_be_swapped_without_a_coin_nor_the_key_row_ever() -> None:
    s = scene().turn("Ana")
    assert s.on_offer("swap") == ["houses", "outposts"]
    s.has("Ana", coins=0).turn("Ana")
    assert s.on_offer("swap") == []


@rule("R-23")
def test_with_few_cards_in_the_pile_some_of_the_old_ones_come_back() -> None:
    s = scene().turn("Ana")
    s.g.house_pile[:] = s.g.house_pile[:2]
    old = set(s.row("houses"))
    s.says("Ana", "swap houses")
    assert len(s.row("houses")) == 4
    assert len(old & set(s.row("houses"))) == 2


# The progress track.


@rule("AB-TRACK-01", "R-5")
def test_goods_go_on_the_track_before_and_after_the_action_and_at_the_end_of_a_round() -> None:
    s = scene().has("Ana", fish=4).turn("Ana")
    assert not s.may("Ana", "place ore")
    s.says("Ana", "place fish", "labor", "send builder", "go", "place fish", "done")
    assert s.track("Ana") == "fish*2"
    s.round_ends().says("Ana", "rest", "place fish", "done")
    assert s.track("Ana") == "fish*3"
    s.round_ends(after=7).says("Ana", "place fish")
    assert s.track("Ana") == "fish*4"
    assert s.g.over


@rule("R-5", "AB-ROUND-09")
def test_a_good_placed_at_the_end_of_a_round_counts_for_its_income() -> None:
    s = scene().has("Ana", coins=0, fish=1).round_ends().says("Ana", "place fish")
    assert s.village("Ana").coins == 5


@rule("AB-TRACK-02", "AB-TRACK-03", "AB-TRACK-04")
def test_a_known_kind_goes_on_its_space_and_a_new_one_on_the_next() -> None:
    """AS-43."""
    s = scene().has("Ana", track="rope fish fruit", fruit=1, mushroom=1).turn("Ana")
    s.says("Ana", "place fruit", "place mushroom")
    assert s.track("Ana") == "rope fish fruit*2 mushroom"


@rule("AB-TRACK-06", "AB-ROUND-09")
@pytest.mark.parametrize(
    ("track", "income"),
    [
        ("", 4),
        ("rope", 5),
        ("rope fish", 5),
        ("rope fish fruit", 6),
        ("rope*9 fish fruit ore", 6),
        ("rope fish fruit ore pot", 7),
        ("rope fish fruit ore pot paper", 8),
        ("rope fish fruit ore pot paper mushroom", 9),
        ("rope fish fruit ore pot paper mushroom amethyst", 10),
    ],
)
def test_the_rightmost_occupied_space_is_the_income(track: str, income: int) -> None:
    """AS-42."""
    s = scene().has("Ana", coins=0, track=track).round_ends()
    assert s.village("Ana").coins == income


@rule("AB-TRACK-07")
def test_what_lies_on_the_track_stays_there() -> None:
    """AS-46."""
    s = scene().has("Ana", track="fish").turn("Ana")
    assert not s.may("Ana", "sell fish")
    assert not s.may("Ana", "place fish")
    before = s.village("Ana").placed[:]
    s.g.lose(0, 1, 1)
    assert s.village("Ana").placed == before


@rule("AB-FREE-06", "AB-FREE-04", "R-25", "AB-ROUND-02")
def test_every_turn_brings_its_own_swap_change_of_the_circle_and_offers() -> None:
    s = scene().has("Ana", fish=1, coins=9).has("Bia", ore=1, sale="ore", coins=9).turn("Ana")
    for _ in range(3):
        s.says("Ana", "offer Bia", "price 3").says("Bia", "refuse")
    s.says("Ana", "sell fish", "swap houses", "labor", "send builder", "go", "done")
    for free in ("swap houses", "withdraw", "offer Ana"):
        assert s.may("Bia", free)
    s.says("Bia", "pass", "done")
    for free in ("swap houses", "withdraw", "offer Bia"):
        assert s.may("Ana", free)
