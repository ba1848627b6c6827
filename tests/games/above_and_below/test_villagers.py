"""One test per villager: its lanterns for every roll, and its skills."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.above_and_below.content import villagers
from ludoteca.games.above_and_below.content.villagers import BIT, LANTERNS, VILLAGERS
from ludoteca.kernel import rule
from tests.games.above_and_below.scene import scene, write

PRINTED = """
    builder: 111222 hammer
    trainer: 111222 quill
    explorer: 112222
    v01: 111222 quill
    v02: 111222 quill
    v03: 112222 quill
    v04: 011111 quill_plus
    v05: 011223 quill
    v06: 111222 hammer
    v07: 111222 hammer
    v08: 112222 hammer
    v09: 011111 hammer_plus
    v10: 011223 hammer
    v11: 111122 hammer quill
    v12: 111122 hammer quill
    v13: 122233
    v14: 112233
    v15: 112223
    v16: 222233
    v17: 222222
    v18: 002244
    liquid_woman: 222333 bad_reputation
    glogo: 112222 hammer_plus
    cave_cat: 222333 cave_cat_roll
    mechanical_man: 122222 hammer own_bed no_cider_or_potion
"""
"""Name, lanterns for the rolls 1 to 6, symbols."""

FOLK = {name: (rolls, symbols.split()) for name, rolls, symbols in re.findall(r"(\w+): (\d{6}) ?(.*)", PRINTED)}
ALL = pytest.mark.parametrize("name", FOLK)
MASKS = {
    "hammer": villagers.HAMMER,
    "hammer_plus": villagers.HAMMER_PLUS,
    "quill": villagers.QUILL,
    "quill_plus": villagers.QUILL_PLUS,
    "bad_reputation": villagers.BAD_REPUTATION,
    "cave_cat_roll": villagers.CAVE_CAT,
    "own_bed": villagers.OWN_BED,
    "no_cider_or_potion": villagers.NO_CIDER_OR_POTION,
}


def tokens(name: str) -> list[int]:
    return [number for number, villager in enumerate(VILLAGERS) if villager.name == name]


def test_every_villager_of_the_box_is_here() -> None:
    assert set(FOLK) == {villager.name for villager in VILLAGERS}
    counts = {name: len(tokens(name)) for name in FOLK}
    assert {name for name, count in counts.items() if count == 4} == {"builder", "trainer", "explorer"}
    assert {name for name, count in counts.items() if count == 2} == {"cave_cat", "mechanical_man"}


@ALL
@rule("AB-ICON-16", "AB-EXPLORE-08")
def test_the_lanterns_of_every_roll(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rolls = FOLK[name][0]
    for token in tokens(name):
        assert "".join(map(str, LANTERNS[token][1:])) == rolls
    if name in ("builder", "cave_cat"):  # the builder goes along; a cat may refuse
        return
    write(monkeypatch, 6, '[[choice]]\nletter = "a"\nexplore = [{number = 15, reward = {}}]')
    for roll, lanterns in enumerate(rolls, 1):
        s = scene().has("Ana", ready=f"builder {name}").turn("Ana")
        s.explores("Ana", f"builder {name}", 6, 1, roll).says("Ana", "decide a")
        assert s.g.lanterns == 1 + int(lanterns)


@ALL
@rule("AB-ICON-15", "AB-ICON-17", "AB-ICON-19", "AB-ICON-18", "AB-ICON-20", "AB-ICON-25")
def test_its_symbols_and_no_others(name: str) -> None:
    symbols = set(FOLK[name][1])
    shown = symbols | {symbol.removesuffix("_plus") for symbol in symbols}  # a hammer + is a hammer too
    for token in tokens(name):
        assert {symbol for symbol, mask in MASKS.items() if mask & BIT[token]} == shown


@ALL
@rule("AB-BUILD-01", "AB-TRAIN-01", "AB-ICON-19")
def test_what_it_can_do_alone(name: str) -> None:
    symbols = FOLK[name][1]
    s = (
        scene()
        .has("Ana", coins=20, ready=name)
        .open("h02")
        .villagers_for_hire(*["-"] * 4, "v01" if name != "v01" else "v02")
    )
    s.turn("Ana")
    assert s.may("Ana", "build") is bool({"hammer", "hammer_plus"} & set(symbols))
    assert s.may("Ana", "train") is bool({"quill", "quill_plus"} & set(symbols))
    if s.may("Ana", "build"):
        s.says("Ana", "build", "buy h02")
        assert s.village("Ana").coins == 20 - 3 + ("hammer_plus" in symbols)
