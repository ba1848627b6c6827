"""Encounters: what a choice asks and costs, what follows it, rewards and penalties."""

from __future__ import annotations

import pytest

from ludoteca.games.above_and_below.state import FAILED
from ludoteca.kernel import rule
from tests.games.above_and_below.scene import scene, write

TOLL = """
[[choice]]
letter = "a"
cost = {coins = 1}
auto = {reputation = 1, goods = {mushroom = 1}}
[[choice]]
letter = "b"
explore = [{number = 9, reward = {}}]
"""


FREE_CHOICE = '[[choice]]\nletter = "b"\nexplore = [{number = 9, reward = {}}]'


@rule("AB-EXPLORE-05", "R-9", "AB-ICON-03")
def test_a_choice_with_a_cost_and_without_a_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    """AS-66."""
    write(monkeypatch, 2, TOLL)
    s = scene().has("Ana", coins=0).turn("Ana").explores("Ana", "builder trainer", 2)
    assert s.on_offer("decide") == ["b"]
    s = scene().has("Ana", coins=1).turn("Ana").explores("Ana", "builder trainer", 2)
    s.says("Ana", "decide a")
    assert s.village("Ana").coins == 0
    assert s.items("Ana", "mushroom") == 1
    assert s.village("Ana").reputation == 1
    assert len(s.village("Ana").caves) == 1
    assert s.g.dice == {}


@rule("AB-EXPLORE-15", "R-9", "R-38")
def test_a_follow_up_keeps_the_party_and_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """AS-83."""
    write(monkeypatch, 3, '[[choice]]\nletter = "a"\nalways = {reputation = -1}\ngoto = 151')
    write(monkeypatch, 151, '[[choice]]\nletter = "a"\nexplore = [{number = 2, reward = {potion = 1}}]')
    s = scene().turn("Ana").explores("Ana", "builder trainer", 3, 1, 1).says("Ana", "decide a")
    assert s.g.paragraph == 151
    assert s.g.dice == {}
    assert s.village("Ana").reputation == -1
    assert s.asks == "Ana Decide"
    s.says("Ana", "decide a")
    assert s.items("Ana", "potion") == 1
    assert len(s.village("Ana").caves) == 1
    assert s.who("Ana", "exhausted") == "builder trainer"


@rule("R-37", "AB-EXPLORE-14")
def test_if_no_choice_can_be_picked_the_encounter_fails_without_a_penalty(monkeypatch: pytest.MonkeyPatch) -> None:
    explore = "explore = [{number = 8, reward = {coins = 9}}]\nfail = {injure = 1}"
    write(monkeypatch, 2, f'[[choice]]\nletter = "a"\ncost = {{coins = 5}}\n{explore}')
    s = scene().has("Ana", coins=4).turn("Ana").explores("Ana", "builder trainer", 2)
    assert s.told("failed") == [{"seat": 0, "tale": "fail-2"}]
    assert s.g.reached == FAILED
    assert s.village("Ana").caves == ()
    assert s.who("Ana", "exhausted") == "builder trainer"
    assert s.village("Ana").coins == 4


@rule("R-37")
@pytest.mark.parametrize(
    ("requires", "village", "offered"),
    [
        ("{goods = {rope = 1}}", {}, False),
        ("{goods = {rope = 1}}", {"rope": 1}, True),
        ("{goods = {rope = 1}}", {"track": "rope"}, True),
        ("{goods = {rope = 1}}", {"stocked": "h15"}, False),
        ("{potion = 1}", {"potion": 1}, True),
        ("{coins = 2}", {"coins": 1}, False),
        ("{coins = 2}", {"coins": 2}, True),
        ('{skill = "hammer"}', {}, True),
        ('{skill = "quill"}', {}, False),
    ],
)
def test_what_a_choice_requires_is_looked_for_in_supply_track_and_party(
    monkeypatch: pytest.MonkeyPatch, requires: str, village: dict[str, object], offered: bool
) -> None:
    write(monkeypatch, 2, f'[[choice]]\nletter = "a"\nrequires = {requires}\nauto = {{}}\n{FREE_CHOICE}')
    s = scene().has("Ana", **({"coins": 0} | village)).turn("Ana").explores("Ana", "builder explorer", 2)
    assert ("a" in s.on_offer("decide")) is offered
    if offered:
        before = (s.village("Ana").coins, s.village("Ana").items[:])
        s.says("Ana", "decide a")
        assert (s.village("Ana").coins, s.village("Ana").items) == before  # required is not paid


@rule("R-37", "R-14")
def test_costs_are_paid_from_the_supply_and_tokens_may_be_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    cost = "{goods = {fish = 1}, coins = 2}"
    write(monkeypatch, 2, f'[[choice]]\nletter = "a"\ncost = {cost}\nauto = {{}}\n{FREE_CHOICE}')
    s = scene().has("Ana", coins=1, track="fish", cider=1, buildings="k4").turn("Ana")
    s.explores("Ana", "builder explorer", 2)
    assert not s.may("Ana", "decide a")  # a fish on the track is not spent
    s = scene().has("Ana", coins=1, fish=1, cider=1, buildings="k4").turn("Ana").explores("Ana", "builder explorer", 2)
    s.says("Ana", "decide a")
    assert s.items("Ana", "fish") == s.items("Ana", "cider") == s.village("Ana").coins == 0


@rule("R-37", "R-38")
def test_bonus_lanterns_count_the_party_as_it_was_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    write(
        monkeypatch,
        2,
        """[[choice]]
        letter = "a"
        always = {injure = 1}
        bonus = [{lanterns = 1, per = "hammer"}, {lanterns = 2, if_has = "rope"}]
        explore = [{number = 6, reward = {coins = 1}}]""",
    )
    s = scene().has("Ana", coins=0, ready="builder explorer v09", track="rope").turn("Ana")
    s.explores("Ana", "builder explorer v09", 2, 1, 2).says("Ana", "decide a", "injure builder")
    assert s.g.dice == {2: 1, 20: 2}
    assert s.g.lanterns == (1 + 1) + 2 + 2
    assert s.village("Ana").coins == 1
    assert s.who("Ana", "injured") == "builder"


@rule("R-8", "R-31", "R-38")
def test_the_story_injures_only_those_still_on_the_card_and_not_more_than_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write(monkeypatch, 2, '[[choice]]\nletter = "a"\nexplore = [{number = 9, reward = {}}]\nfail = {injure = 5}')
    s = scene().turn("Ana").explores("Ana", "builder trainer", 2, 1, 1).says("Ana", "decide a")
    assert s.who("Ana", "injured") == "builder trainer"
    assert s.who("Ana", "ready") == "explorer"


@rule("R-31", "AB-REP-03")
def test_penalties_take_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    penalty = "{coins = -3, goods = {fish = -2}, potion = -1, cider = -1, reputation = -2}"
    write(monkeypatch, 2, f'[[choice]]\nletter = "a"\nexplore = [{{number = 9, reward = {{}}}}]\nfail = {penalty}')
    s = scene().has("Ana", coins=2, fish=1, cider=2, sale="fish").turn("Ana")
    s.explores("Ana", "builder trainer", 2, 1, 1).says("Ana", "decide a")
    village = s.village("Ana")
    assert (village.coins, village.reputation) == (0, -2)
    assert village.items == [0] * 9 + [1]
    assert village.sale == -1


@rule("R-15", "R-38")
def test_a_free_villager_comes_from_the_cheapest_filled_space(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, 2, '[[choice]]\nletter = "a"\nauto = {villager = "leftmost"}')
    s = scene().has("Ana", buildings="k1").villagers_for_hire("-", "v04", "v09", "v13", "v14").turn("Ana")
    s.explores("Ana", "builder trainer", 2).says("Ana", "decide a")
    assert s.who("Ana", "exhausted") == "builder trainer v04"
    assert s.g.villager_row == [-1, -1, 20, 24, 25]
    s = scene().villagers_for_hire("-", "-", "-", "-", "-").turn("Ana")
    s.explores("Ana", "builder trainer", 2).says("Ana", "decide a")
    assert s.who("Ana", "exhausted") == "builder trainer"


@rule("R-21", "R-38")
def test_rewards_that_ran_out_are_not_gained(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, 2, '[[choice]]\nletter = "a"\nauto = {goods = {ore = 3}, potion = 1, cave_card = 2}')
    s = scene().turn("Ana")
    s.g.supply[6] = 2
    s.g.supply[8] = 0
    s.explores("Ana", "builder trainer", 2)
    s.g.cave_pile[:] = s.g.cave_pile[-1:]
    s.says("Ana", "decide a")
    assert s.items("Ana", "ore") == 2
    assert s.items("Ana", "potion") == 0
    assert len(s.village("Ana").caves) == 2  # the last one of the pile and the explored one


@rule("R-38")
def test_extra_caves_come_from_the_top_of_the_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, 2, '[[choice]]\nletter = "a"\nauto = {cave_card = 1}')
    s = scene().turn("Ana").explores("Ana", "builder trainer", 2)
    top, card = s.g.cave_pile[-1], s.g.cave
    s.says("Ana", "decide a")
    assert s.village("Ana").caves == (top, card)
    assert s.g.cards.sees(s.g.cave_pile[-1], 0)
