"""Small things that no larger scene notices if they are wrong: each was broken on purpose and went unseen once."""

from __future__ import annotations

from ludoteca.games.above_and_below.content.board import FIRST_CAVE
from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import ITEM_NUMBER, NOTHING
from ludoteca.games.above_and_below.rules.build import on_offer
from ludoteca.games.above_and_below.rules.explore import Injure
from ludoteca.games.above_and_below.rules.outcome import InjureByText
from ludoteca.games.above_and_below.rules.payment import Pay
from ludoteca.games.above_and_below.state import UNRESOLVED
from ludoteca.kernel import Random, rule
from tests.games.above_and_below.scene import scene


@rule("AB-BUILD-02")
def test_a_building_is_on_offer_exactly_when_it_can_be_paid() -> None:
    s = scene().has("Ana", coins=5, ready="builder").open("h01", "h24").turn("Ana").says("Ana", "build")
    payable = {str(card) for card in on_offer(s.g, 0) if BUILDINGS[card].cost <= 5}
    assert set(s.on_offer("buy")) == payable
    assert len(payable) < len(on_offer(s.g, 0))


@rule("AB-BUILD-01", "R-1")
def test_the_last_coin_is_enough_to_build_and_to_train() -> None:
    s = scene().has("Ana", ready="builder")
    s.g.house_row.clear()
    least = min(BUILDINGS[card].cost for card in on_offer(s.g, 0))
    assert s.has("Ana", coins=least).turn("Ana").may("Ana", "build")
    assert not s.has("Ana", coins=least - 1).turn("Ana").may("Ana", "build")


@rule("AB-BUILD-01", "AB-ICON-15")
def test_who_can_just_pay_in_full_need_not_send_the_cheaper_builder() -> None:
    s = scene().has("Ana", ready="builder v09")
    least = min(BUILDINGS[card].cost for card in on_offer(s.g, 0))
    s.has("Ana", coins=least).turn("Ana").says("Ana", "build")
    assert len(s.on_offer("send")) == 2
    s = scene().has("Ana", ready="builder v09", coins=least - 1).turn("Ana").says("Ana", "build")
    assert s.who("Ana", "ready") == "builder", "only v09 can, for 1 coin less"


@rule("AB-TRAIN-02", "AB-TRAIN-04")
def test_nobody_is_hired_from_an_empty_space() -> None:
    s = scene().has("Ana", coins=9).villagers_for_hire("v01", "-", "-", "v08", "v10").turn("Ana").says("Ana", "train")
    assert s.on_offer("hire") == ["12", "19", "21"]


@rule("AB-ICON-13", "R-21")
def test_of_the_last_good_one_lies_on_the_card() -> None:
    s = scene().has("Ana", coins=9, ready="builder").open("h03").turn("Ana")
    s.g.supply[ITEM_NUMBER["fruit"]] = 1
    s.says("Ana", "build", "buy h03")
    assert s.on_card("Ana", "h03") == 1
    assert s.g.supply[ITEM_NUMBER["fruit"]] == 0


@rule("AB-FREE-02", "R-25")
def test_an_offer_counts_for_its_seller_alone() -> None:
    s = scene(4).has("Bia", ore=1, sale="ore").has("Ana", coins=9).turn("Ana")
    s.says("Ana", "offer Bia", "price 3").says("Bia", "refuse")
    assert s.g.offers == (0, 1, 0, 0)


@rule("AB-EXPLORE-06")
def test_a_view_of_an_imagined_table_is_like_any_other() -> None:
    g = scene().turn("Ana").g
    imagined = g.view(0).guess(Random.seeded(1))
    assert imagined.unread
    assert (g.view(0).unread, imagined.view(0).unread) == (False, False)


@rule("AB-TRAIN-01", "R-1", "AB-ICON-17")
def test_who_has_just_the_price_of_the_first_space_may_train() -> None:
    s = scene().has("Ana", coins=2, ready="trainer").turn("Ana")
    assert s.may("Ana", "train")
    assert not s.has("Ana", coins=1).turn("Ana").may("Ana", "train")


@rule("AB-BUILD-04", "AB-BUILD-05")
def test_a_building_without_a_coin_symbol_pays_nothing_and_nothing_is_told() -> None:
    s = scene().has("Ana", coins=9, ready="builder").open("h01").turn("Ana").says("Ana", "build", "buy h01")
    assert s.told("earned") == []


@rule("AB-EXPLORE-01")
def test_a_new_exploration_begins_with_nothing_rolled() -> None:
    s = scene().has("Ana", ready="builder trainer").turn("Ana")
    s.g.dice, s.g.lanterns, s.g.reached = {0: 6}, 5, 4
    s.explores("Ana", "builder trainer", 1)
    assert (s.g.dice, s.g.lanterns, s.g.reached) == ({}, 0, UNRESOLVED)
    assert s.g.explorer == 0


@rule("AB-EXPLORE-01", "R-26")
def test_the_last_cave_card_can_be_explored() -> None:
    s = scene().has("Ana", ready="builder trainer").turn("Ana")
    s.g.cave_pile[:] = s.g.cave_pile[-1:]
    s.explores("Ana", "builder trainer", s.g.cards.face[s.g.cave_pile[0]] - FIRST_CAVE + 1)
    assert s.g.cave != NOTHING
    assert s.g.cave_pile == []


@rule("AB-EXPLORE-10", "R-8")
def test_as_many_are_injured_as_lanterns_are_missing() -> None:
    for left in (1, 2, 3):
        s = scene().has("Ana", ready="builder trainer explorer").turn("Ana")
        s.g.party, s.village("Ana").ready = s.village("Ana").ready, 0
        s.g.agenda = [Injure(0, left)]
        s.g.settle()
        while s.g.agenda:
            s.g.choose(s.g.options[0])
        assert s.village("Ana").injured.bit_count() == s.g.lanterns == left


@rule("AB-EXPLORE-10", "AB-EXPLORE-14", "R-8")
def test_the_player_says_who_is_hurt_unless_all_are() -> None:
    for step in (Injure, InjureByText):
        s = scene().has("Ana", ready="builder trainer explorer").turn("Ana")
        s.g.party, s.village("Ana").ready = s.village("Ana").ready, 0
        s.g.agenda = [step(0, 2)]
        s.g.settle()
        assert len(s.on_offer("injure")) == 3
        s.g.agenda = [step(0, 3)]
        s.g.settle()
        assert s.village("Ana").injured.bit_count() == 3, "nobody was asked"


@rule("AB-FREE-02", "R-25")
def test_an_offer_is_of_three_coins_at_least_and_of_all_coins_at_most() -> None:
    s = scene().has("Bia", fish=1, sale="fish").has("Ana", coins=5).turn("Ana")
    s.says("Ana", "offer Bia")
    assert [option.args for option in s.g.options] == [(3,), (4,), (5,)]
    assert scene().has("Bia", fish=1, sale="fish").has("Ana", coins=3).turn("Ana").may("Ana", "offer Bia")


@rule("AB-FREE-01", "AB-FREE-03", "AB-FREE-04")
def test_free_actions_need_something_to_act_on() -> None:
    s = scene().has("Ana", fish=1, coins=3).turn("Ana")
    assert not s.may("Ana", "withdraw"), "nothing is for sale"
    s.g.house_row.clear()
    s.g.listed = None
    assert not any(option.key == "swap:houses" for option in s.g.options), "there is no row to swap"
    assert s.on_offer("swap") == ["outposts"]
    s.g.outpost_row.clear()
    s.g.listed = None
    assert not any(option.verb == "swap" for option in s.g.options)


@rule("AB-SETUP-02", "AB-SETUP-03")
def test_with_two_or_three_players_nobody_begins_exhausted() -> None:
    for seats in (2, 3):
        assert [village.exhausted for village in scene(seats).g.villages] == [0] * seats


@rule("AB-ICON-03")
def test_a_price_of_nothing_is_not_asked_for() -> None:
    s = scene().has("Ana", cider=2, coins=2, buildings="k4").turn("Ana")
    assert s.village("Ana").purse == 4, "k4 takes cider as coins"
    s.g.agenda = [Pay(0, 0)]
    s.g.settle()
    assert s.g.ask is None


@rule("AB-HARVEST-01", "AB-LABOR-01")
def test_a_party_that_has_worked_is_no_longer_on_its_way() -> None:
    s = scene().has("Ana", ready="builder trainer").turn("Ana").says("Ana", "labor", "send builder")
    if s.may("Ana", "go"):
        s.says("Ana", "go")
    assert s.g.party == 0
