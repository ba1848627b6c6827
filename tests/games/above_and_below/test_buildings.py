"""One test per building: it is built, paid for, and does what is printed on it, and nothing else."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import ITEM_NUMBER
from ludoteca.kernel import rule
from tests.games.above_and_below.scene import Scene, building, scene, write

PRINTED = """
    h01: 3; 1 income; 1 potion now
    h02: 3; 1 income; 1 vp
    h03: 4; stock 2 fruit
    h04: 4; stock 2 fruit
    h05: 4; renew 1 fruit
    h06: 4; renew 1 fruit
    h07: 5; 1 potion now; 1 beds
    h08: 5; 1 potion now; 1 beds
    h09: 5; 1 potion now; 1 beds
    h10: 5; 1 income; 1 vp per mushroom
    h11: 5; 1 income; 1 vp per fish
    h12: 5; 1 income; 1 vp per fish
    h13: 6; 1 beds; 1 vp
    h14: 7; 1 income; 4 vp
    h15: 7; stock 2 rope
    h16: 7; 1 beds; 2 vp
    h17: 7; 1 beds; 2 vp
    h18: 8; stock 2 paper
    h19: 8; stock 2 paper
    h20: 9; 2 beds
    h21: 9; stock 2 pot; 1 beds
    h22: 9; stock 2 pot; 1 beds
    h23: 9; renew 1 rope
    h24: 10; 1 income; 3 vp; 1 beds
    h25: 10; stock 2 paper; 1 income
    o01: 3; stock 2 mushroom
    o02: 3; stock 2 mushroom
    o03: 4; renew 1 mushroom
    o04: 4; renew 1 mushroom
    o05: 4; stock 2 mushroom; 1 vp
    o06: 4; stock 2 fish
    o07: 4; stock 2 fish
    o08: 5; renew 1 fish
    o09: 5; renew 1 fish
    o10: 6; stock 2 fish; 1 beds
    o11: 6; stock 2 ore
    o12: 6; stock 2 ore
    o13: 8; renew 1 ore
    o14: 7; stock 2 amethyst
    o15: 7; stock 2 amethyst
    o16: 9; renew 1 amethyst
    o17: 5; 1 potion now; 1 beds
    o18: 6; 1 beds; 2 vp
    o19: 8; 2 beds
    o20: 4; 1 income; 1 potion now
    o21: 6; 1 income; 1 reroll; 1 vp
    o22: 6; 1 reputation now; 2 vp
    o23: 6; 1 potion income; 2 vp
    o24: 5; 2 vp; 1 vp per empty_cave
    k1: 6; trained ready; 1 beds; 1 vp
    k2: 5; 1 coin on build; 2 vp
    k3: 5; 2 reroll; 1 vp
    k4: 4; pay with cider; 1 income
    k5: 5; pay with potion; 1 potion income
    k6: 5; 1 coin on explore; 1 reroll; 1 vp
    k7: 7; 1 income per amethyst ore; 3 vp
    k8: 7; 1 reputation now; 1 beds; 2 vp
    k9: 9; 2 beds; 1 potion income
    s1: 11; 4 vp; 2 vp per potion; 2 vp per ore
    s2: 15; 3 vp; 2 vp per house_any
    s3: 13; 2 vp per villager
    s4: 9; 3 vp; 1 vp per empty_cave
    s5: 12; 4 vp; 2 vp per amethyst; 2 vp per paper
    s6: 15; 9 vp; 2 beds"""
"""Name, cost, and every icon of the card."""

CARDS = {
    name: (int(cost), [icon.strip() for icon in icons.split(";")])
    for name, cost, icons in re.findall(r"(\w+): (\d+); (.*)", PRINTED)
}
ALL = pytest.mark.parametrize("name", CARDS)


def number(name: str, pattern: str) -> int:
    """The number before an icon, or 0 if the card does not show it."""
    return sum(int(icon.split()[0]) for icon in CARDS[name][1] if re.fullmatch(rf"\d+ {pattern}", icon))


def just_built(name: str, **more: object) -> Scene:
    """Ana had 20 coins and one empty cave, and has built this card with her builder; her turn is over."""
    s = scene().has("Ana", coins=20, caves=1, **more).open(name).turn("Ana")
    s.says("Ana", "build", f"buy {name}")
    if s.asks == "Ana Progress":
        s.says("Ana", "done")
    assert s.asks == "Bia Turn"
    return s


def test_every_building_of_the_box_is_here() -> None:
    assert set(CARDS) == {card.name for card in BUILDINGS if card.kind != "starting"}


@ALL
@rule("AB-BUILD-02", "AB-BUILD-04")
def test_it_costs_what_is_printed_and_stands_in_the_village(name: str) -> None:
    s = just_built(name)
    village = s.village("Ana")
    assert village.coins == 20 - CARDS[name][0]
    assert village.built >> building(name) & 1
    assert s.who("Ana", "exhausted") == "builder"
    assert village.empty_caves == (0 if name.startswith("o") else 1)


@ALL
@rule("AB-ICON-22", "AB-ICON-10", "AB-ICON-13", "AB-ICON-14", "AB-BUILD-05")
def test_what_it_gives_when_it_is_built(name: str) -> None:
    s = just_built(name)
    village = s.village("Ana")
    assert s.items("Ana", "potion") == number(name, "potion now")
    assert sum(village.items) == number(name, "potion now")
    assert village.reputation == number(name, "reputation now")
    goods = [re.fullmatch(r"(stock|renew) (\d) (\w+)", icon) for icon in CARDS[name][1]]
    printed = [(found[3], int(found[2])) for found in goods if found]
    assert s.on_card("Ana", name) == sum(count for _, count in printed)
    for good, count in printed:
        assert s.g.supply[ITEM_NUMBER[good]] == {"ore": 8, "amethyst": 7}.get(good, 12 if good in EASY else 10) - count


EASY = ("mushroom", "fish", "fruit")


@ALL
@rule("AB-ICON-24", "AB-ICON-11", "AB-ICON-23", "AB-ROUND-10")
def test_what_it_brings_in_every_income_step(name: str) -> None:
    s = (
        scene()
        .has("Ana", coins=0, buildings=name, track="amethyst*2 ore fish mushroom fruit rope pot paper")
        .round_ends()
    )
    per = [icon for icon in CARDS[name][1] if "income per" in icon]
    extra = sum({"amethyst": 2}.get(good, 1) for icon in per for good in icon.split()[3:])
    assert s.village("Ana").coins == 10 + number(name, "income") + extra
    assert s.items("Ana", "potion") == number(name, "potion income")


@ALL
@rule("AB-ICON-04")
def test_how_many_villagers_sleep_in_it(name: str) -> None:
    tired = "builder trainer explorer v01 v02 v03"
    s = scene().has("Ana", ready="", exhausted=tired, buildings=name).round_ends()
    for word in tired.split():
        if s.asks == "Ana Sleep":
            s.says("Ana", f"bed {word}")
    assert len(s.who("Ana", "ready").split()) == min(6, 3 + number(name, "beds"))


@ALL
@rule("AB-ICON-01", "AB-ICON-12", "AB-ICON-21", "AB-ICON-26", "AB-END-05", "AB-END-06", "AB-END-03")
def test_the_points_it_is_worth(name: str) -> None:
    s = scene().has("Ana", caves=3, ready="builder trainer explorer glogo", potion=2, mushroom=1)
    s.has("Ana", track="ore*2 fish*3 amethyst paper mushroom*3")
    before = s.score("Ana")
    s.has("Ana", buildings=name)
    after = s.score("Ana")
    empty = 2 if name.startswith("o") else 3
    owned = {"villager": 4, "house_any": 2, "empty_cave": empty, "potion": 2, "mushroom": 4}
    owned |= {"ore": 2, "fish": 3, "amethyst": 1, "paper": 1}
    per = [re.fullmatch(r"(\d+) vp per (\w+)", icon) for icon in CARDS[name][1]]
    extra = sum(int(found[1]) * owned[found[2]] for found in per if found)
    assert after.bonus - before.bonus == number(name, "vp") + extra
    assert after.buildings == before.buildings + 1
    assert (after.track, after.reputation) == (before.track, before.reputation)


@ALL
@rule("AB-ICON-07", "AB-ICON-09")
def test_what_it_does_in_an_encounter(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, 6, '[[choice]]\nletter = "a"\nexplore = [{number = 2, reward = {}}]')
    s = scene().has("Ana", coins=0, buildings=name).turn("Ana")
    s.explores("Ana", "builder trainer", 6, 1, 1).says("Ana", "decide a")
    rerolls = 0
    while s.asks == "Ana Reroll":
        rerolls += 1
        s.rolls(1).says("Ana", "reroll builder")
    assert rerolls == number(name, "reroll")
    assert s.village("Ana").coins == number(name, "coin on explore")


@ALL
@rule("AB-ICON-06")
def test_whether_it_pays_for_building_another_card(name: str) -> None:
    other = "s4" if name != "s4" else "s1"
    s = scene().has("Ana", coins=20, buildings=name).turn("Ana").says("Ana", "build", f"buy {other}")
    assert s.village("Ana").coins == 20 - CARDS[other][0] + number(name, "coin on build")


@ALL
@rule("AB-ICON-05")
def test_whether_a_trained_villager_may_enter_ready(name: str) -> None:
    s = (
        scene()
        .has("Ana", coins=20, buildings=name)
        .villagers_for_hire("v01")
        .turn("Ana")
        .says("Ana", "train", "hire v01")
    )
    if "trained ready" in CARDS[name][1]:
        s.says("Ana", "enter ready")
        assert s.who("Ana", "ready") == "builder explorer v01"
    else:
        assert s.who("Ana", "exhausted") == "trainer v01"


@ALL
@rule("AB-ICON-08", "R-14")
@pytest.mark.parametrize("token", ["cider", "potion"])
def test_whether_tokens_are_coins_with_it(name: str, token: str) -> None:
    s = scene().has("Ana", coins=0, buildings=name, **{token: 1}).turn("Ana")
    takes = f"pay with {token}" in CARDS[name][1]
    assert s.may("Ana", "swap houses") is takes
    if takes:
        s.says("Ana", "swap houses")
        assert s.items("Ana", token) == 0


@ALL
@rule("AB-ICON-13", "AB-ICON-14", "AB-HARVEST-02")
def test_what_is_harvested_from_it_over_three_rounds(name: str) -> None:
    goods = [re.fullmatch(r"(stock|renew) (\d) (\w+)", icon) for icon in CARDS[name][1]]
    expected = {found[3]: {"stock": 2, "renew": 3}[found[1]] for found in goods if found}
    s = scene().has("Ana", stocked=name, coins=0)
    for after in (1, 2, 3):
        s.has("Ana", ready="builder").turn("Ana", passed="Bia")
        while s.may("Ana", "harvest"):
            s.says("Ana", "harvest", "store")
            s.says("Ana", "done")
            s.has("Ana", ready="trainer").turn("Ana", passed="Bia")
        s.round_ends(after)
        while s.asks in ("Ana Progress", "Ana Refresh", "Ana Sleep"):
            s.says("Ana", {"Ana Progress": "done", "Ana Refresh": "rest", "Ana Sleep": "bed trainer"}[s.asks])
    village = s.village("Ana")
    assert {good: village.items[ITEM_NUMBER[good]] for good in expected} == expected
    assert sum(village.items[:8]) == sum(expected.values())
