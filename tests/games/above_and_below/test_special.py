"""The special villagers: Liquid Woman, Glogo, Cave Cats, Mechanical Men."""

from __future__ import annotations

import pytest

from ludoteca.games.above_and_below.content.villagers import VILLAGERS
from ludoteca.kernel import rule
from tests.games.above_and_below.scene import Scene, scene, write


def meets(monkeypatch: pytest.MonkeyPatch, s: Scene, who: str) -> Scene:
    write(monkeypatch, 2, f'[[choice]]\nletter = "a"\nauto = {{special_villager = "{who}"}}')
    return s.turn("Ana").explores("Ana", "builder trainer", 2).says("Ana", "decide a")


@rule("AB-SPECIAL-01", "R-15")
@pytest.mark.parametrize("who", ["liquid_woman", "glogo", "cave_cat", "mechanical_man"])
def test_they_join_exhausted_through_an_encounter(monkeypatch: pytest.MonkeyPatch, who: str) -> None:
    s = meets(monkeypatch, scene().has("Ana", buildings="k1"), who)
    assert s.who("Ana", "exhausted") == f"builder trainer {who}"
    assert not s.g.specials & s.village("Ana").exhausted  # and is no longer beside the board
    assert s.g.specials.bit_count() == 5


@rule("AB-SPECIAL-01", "R-15")
def test_nothing_is_gained_when_both_mechanical_men_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    """AS-78."""
    s = meets(monkeypatch, scene().has("Bia", ready="mechanical_man"), "mechanical_man")
    assert s.who("Ana", "exhausted") == "builder trainer mechanical_man-2"
    s = scene().has("Bia", ready="mechanical_man mechanical_man-2")
    s = meets(monkeypatch, s, "mechanical_man")
    assert s.who("Ana", "exhausted") == "builder trainer"
    s = meets(monkeypatch, scene(), "cave_cat")
    assert s.who("Ana", "exhausted") == "builder trainer cave_cat"


@rule("AB-SPECIAL-02", "AB-ICON-20", "AB-REP-03")
def test_the_liquid_woman_costs_1_reputation(monkeypatch: pytest.MonkeyPatch) -> None:
    """AS-48."""
    s = meets(monkeypatch, scene(), "liquid_woman")
    assert s.village("Ana").reputation == -1
    assert meets(monkeypatch, scene(), "glogo").village("Ana").reputation == 0


@rule("AB-SPECIAL-03")
def test_glogo_builds_a_house_of_7_with_6_coins() -> None:
    """AS-49."""
    s = scene().has("Ana", coins=6, ready="glogo").open("h14").turn("Ana").says("Ana", "build", "buy h14")
    assert s.village("Ana").coins == 0
    assert s.village("Ana").built >> 13 & 1


@rule("AB-SPECIAL-04", "AB-ICON-25", "R-11")
@pytest.mark.parametrize("die", [1, 2])
def test_a_cat_that_rolls_1_or_2_is_exhausted_and_the_turn_goes_on(die: int) -> None:
    """AS-50."""
    s = scene().has("Ana", coins=0, ready="cave_cat explorer").turn("Ana").rolls(die)
    s.says("Ana", "labor", "send cave_cat")
    assert s.who("Ana", "exhausted") == "builder trainer cave_cat"
    assert s.village("Ana").coins == 0
    assert s.g.cider == 1
    s.says("Ana", "send explorer", "go")
    assert s.village("Ana").coins == 1


@rule("AB-SPECIAL-04")
@pytest.mark.parametrize("die", [3, 4, 5, 6])
def test_a_cat_that_rolls_3_or_more_works(die: int) -> None:
    s = scene().has("Ana", coins=0, ready="cave_cat").turn("Ana").rolls(die).says("Ana", "labor")
    assert s.village("Ana").coins == 1
    assert s.items("Ana", "cider") == 1


@rule("R-10", "R-12", "AB-SPECIAL-04")
def test_nobody_but_a_cat_rolls_and_gives_a_reason_to_do_something_else() -> None:
    s = scene().has("Ana", coins=0, ready="builder explorer").turn("Ana").rolls(1).says("Ana", "labor", "send builder")
    assert not s.may("Ana", "back")
    s.says("Ana", "go")
    assert s.village("Ana").coins == 1


@rule("R-11", "AB-SPECIAL-04")
def test_after_a_refusal_the_player_may_do_something_else_and_take_free_actions() -> None:
    s = scene().has("Ana", ready="cave_cat explorer builder", coins=5).turn("Ana").rolls(1)
    s.says("Ana", "labor")
    assert not s.may("Ana", "back")  # nobody has refused yet
    s.says("Ana", "send explorer", "send cave_cat", "back")
    assert s.asks == "Ana Turn"
    assert s.who("Ana", "ready") == "builder explorer"
    assert s.may("Ana", "swap houses")
    assert s.may("Ana", "explore")


@rule("R-10", "AB-EXPLORE-02", "AB-EXPLORE-01")
def test_a_cat_refuses_before_the_cave_card_is_taken() -> None:
    s = scene().has("Ana", ready="cave_cat builder").turn("Ana").rolls(2)
    pile = len(s.g.cave_pile)
    s.says("Ana", "explore", "send cave_cat")
    assert s.asks == "Ana Turn"  # one villager cannot explore alone, so another action must be chosen
    assert len(s.g.cave_pile) == pile
    assert s.who("Ana", "ready") == "builder"
    s = scene().has("Ana", ready="cave_cat builder trainer").turn("Ana").rolls(2)
    s.says("Ana", "explore", "send cave_cat", "send builder")
    assert s.may("Ana", "back")
    s.says("Ana", "send trainer", "go")
    assert s.g.sent == 0b11


@rule("R-11")
def test_a_cat_that_obeyed_an_action_given_up_must_roll_again() -> None:
    s = scene().has("Ana", ready="cave_cat cave_cat-2", coins=0).turn("Ana").rolls(3, 1)
    s.says("Ana", "labor", "send cave_cat", "send cave_cat-2", "back")
    assert s.who("Ana", "ready") == "cave_cat"
    s.rolls(2).says("Ana", "labor")
    assert s.who("Ana", "ready") == ""
    assert s.village("Ana").coins == 0


@rule("R-12", "AB-HARVEST-01")
def test_a_cat_that_refuses_brings_no_good() -> None:
    s = scene().has("Ana", stocked="h03", ready="cave_cat builder").turn("Ana").rolls(1)
    s.says("Ana", "harvest", "send cave_cat", "send builder", "go", "store", "done")
    assert s.items("Ana", "fruit") == 1
    assert s.on_card("Ana", "h03") == 1


@rule("R-33", "AB-ROUND-02")
def test_the_die_of_a_cat_is_not_rolled_again() -> None:
    s = scene().has("Ana", buildings="k3", ready="cave_cat builder trainer").turn("Ana").rolls(1)
    s.says("Ana", "explore", "send cave_cat")
    assert s.on_offer("reroll") == []


@rule("AB-SPECIAL-05", "AB-ICON-18", "R-39")
def test_a_mechanical_man_rests_in_his_own_bed_only() -> None:
    """AS-51."""
    s = scene().has("Ana", ready="", exhausted="builder trainer explorer mechanical_man", cider=1).round_ends()
    assert s.may("Ana", "cider builder")
    assert not s.may("Ana", "cider mechanical_man")
    s.says("Ana", "rest")
    assert s.who("Ana", "ready") == "builder trainer explorer mechanical_man"
    s = scene().has("Ana", ready="builder trainer explorer", injured="mechanical_man", potion=1)
    s.village("Ana").built = 0
    s.round_ends()
    assert s.who("Ana", "exhausted") == "mechanical_man"  # one step, without a potion and without a bed
    assert s.items("Ana", "potion") == 1
    assert s.asks == "Bia Turn"


@rule("AB-SPECIAL-05")
def test_a_mechanical_man_is_never_offered_a_bed() -> None:
    s = scene().has("Ana", ready="", exhausted="builder trainer explorer v06 mechanical_man").round_ends()
    assert s.on_offer("bed") == ["0", "1", "17", "2"]
    s.says("Ana", "bed builder", "bed trainer", "bed v06")
    assert s.who("Ana", "ready") == "builder trainer v06 mechanical_man"


@rule("AB-SPECIAL-05", "AB-ICON-15")
def test_a_mechanical_man_has_a_hammer() -> None:
    s = scene().has("Ana", coins=20, ready="mechanical_man").turn("Ana")
    assert s.may("Ana", "build")


def test_the_rest_of_the_special_villagers_as_printed() -> None:
    steps = {v.name: v.lanterns for v in VILLAGERS[30:]}
    assert steps == {
        "liquid_woman": ((1, 2), (4, 3)),
        "glogo": ((1, 1), (3, 2)),
        "cave_cat": ((1, 2), (4, 3)),
        "mechanical_man": ((1, 1), (2, 2)),
    }
