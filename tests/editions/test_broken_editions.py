"""Whatever is wrong with an edition is said in one sentence that names the place, and nothing has changed."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.editions import read, write
from ludoteca.kernel import Refused
from ludoteca.kernel.kinds import Kind, Wrong
from ludoteca.registry import box, boxes
from tests.strategies import damages

CITY = "\n".join(
    [
        "..oYMoB.....",
        ".oooorooY...".replace("ooY", "oY."),
        "oMoGo+oro...",
        "YoorooooGrY.",
        "ooBoooB+oMo.",
        "oro+roMooo+o",
        ".ooGo+oooorB",
        "..ooYMorGo..",
        "...ooGoBo...",
    ]
)

BROKEN = [
    ("roam", "no toml at all", "cannot be read"),
    ("roam", "[character.c01]\npoints = 3\npoints = 4", "cannot be read"),
    (
        "roam",
        '[character.c01]\npoints = "many"',
        'character c01: points must be a whole number from 0 to 20, not "many"',
    ),
    ("roam", "[character.c01]\npoints = -1", "not -1"),
    ("roam", "[character.c01]\npoints = 21", "not 21"),
    ("roam", "[character.c01]\npoints = 2.5", "not 2.5"),
    ("roam", "[character.c01]\npoints = true", "not True"),
    ("roam", "[character.c99]\npoints = 3", 'no character "c99"'),
    ("roam", "[charactr.c01]\npoints = 3", "has no [charactr]: it has character, starting, artifact, board"),
    ("roam", "[character.c01]\npoint = 3", 'character c01 has no "point"'),
    ("roam", "character = 3", "write components as"),
    ("roam", "[character]\nc01 = 3", "write components as"),
    ("roam", '[character.c01]\npattern = "..."', "at least one marker"),
    ("roam", '[character.c01]\npattern = "##x"', "signs, each of # o ."),
    ("roam", '[character.c01]\npattern = """\n##\n#\n"""', "all of one length"),
    ("roam", '[character.c01]\npattern = "#######"', "1 to 6 lines of 1 to 6 signs"),
    ("roam", '[character.c01]\npattern = ""', "1 to 6 lines of 1 to 6 signs"),
    ("roam", "[character.c01]\npattern = 3", "1 to 6 lines"),
    ("roam", '[character.c01]\ncoins = "01 00"', "3 lines of 2 signs"),
    ("roam", '[character.c01]\nbiome = "moon"', "one of meadow"),
    ("roam", '[artifact.a01]\nability = "fly"', "one of gain_coin"),
    ("roam", '[character.c01]\norigin = "guessed"', "origin must be one of printed, public, reconstructed, own"),
    ("roam", "[board.price_of_a_blank]\nvalue = 1", "cannot be changed in an edition"),
    ("roam", "[board.starting_coins_3]\nvalue = [0, 1]", "a list of 3"),
    ("roam", "[starting.start_warden]\nbiome = 'desert'", "has no"),
    ("dune_imperium", '[space.wealth]\neffects = ["Gain(solari=2"]', "is not written like Gain(spice=1)"),
    ("dune_imperium", '[space.wealth]\neffects = ["Fly(2)"]', 'there is no "Fly" here'),
    ("dune_imperium", '[space.wealth]\neffects = ["Signet()"]', 'there is no "Signet" here'),
    ("dune_imperium", "[space.wealth]\neffects = [\"__import__('os')\"]", "there is no"),
    ("dune_imperium", '[space.wealth]\neffects = ["Gain(gold=2)"]', "it takes solari"),
    ("dune_imperium", '[space.wealth]\neffects = ["Gain(solari=1000)"]', "more than 99"),
    ("dune_imperium", "[space.wealth]\neffects = [\"Gain(solari='2')\"]", "must be a whole number"),
    ("dune_imperium", '[space.wealth]\neffects = ["Harvest(2)"]', "does not say the maker of Harvest"),
    ("dune_imperium", '[space.wealth]\neffects = "Gain(solari=2)"', "a list of 0 to 5"),
    (
        "dune_imperium",
        '[space.wealth]\neffects = ["Arrow(Cost(spice=1), Draw(1))"]',
        "must be a list of such as one Effect",
    ),
    ("dune_imperium", '[conflict.desert_power]\nfirst = ["Influence(atreides)"]', "emperor"),
    (
        "dune_imperium",
        '[conflict.desert_power]\nthird = ["OneOf([Gain(spice=1), Gain(vp=1), Gain(water=1)])"]',
        "not fit",
    ),
    ("dune_imperium", '[card.dagger]\nicons = ["city", "moon"]', "a list of any of"),
    ("dune_imperium", '[intrigue.ambush]\nmodes = ["Mode()"]', "cannot be changed in an edition"),
    ("calamandara", "[memory.ecos]\ncopies = 4", "must be 72 together, not 73"),
    ("calamandara", '[board.symbol_card_01]\nvalue = ["fogo", "fogo", "torre", "asa"]', "four different symbols"),
    ("calamandara", "[memory.ecos]\nlinked = false", "cannot be changed in an edition"),
    ("zero11", f'[board.map]\nvalue = """\n{CITY.replace("M", "o")}\n"""', "the Mystic Buildings"),
    ("zero11", '[board.mystic_buildings]\nvalue = ["x0y0", "x1y2", "x9y4", "x6y5", "x5y7"]', "no space at x0y0"),
    (
        "zero11",
        '[board.runes]\nvalue = ["x4y0", "x1y5", "x9y3", "x10y6", "x3y3", "x5y1", "x7y7", "x4y5"]',
        "the rune at x4y0",
    ),
    ("zero11", '[board.lines]\nvalue = [["x0y0", "x5y3"]]', "no space at x0y0"),
    ("zero11", "[board.activity_gear]\nvalue = []", "a list of 7"),
    ("zero11", '[event.ev01]\nbans = "lilja"', "cannot be changed in an edition"),
    ("above_and_below", '[encounter.1a]\nrewards = ["9 coins"]', "encounter 1a has 2 numbers and 1 rewards"),
    ("above_and_below", '[encounter.1a]\nrewards = ["9 gold", "nothing"]', 'not "9 gold"'),
    ("above_and_below", "[encounter.1a]\nnumbers = [7, 4]", "must rise"),
    ("above_and_below", '[encounter.1a]\nauto = "2 coins"', "must stay what it is"),
    ("above_and_below", '[encounter.1a]\nfail = "none"', "a penalty exactly if"),
    ("above_and_below", '[building.h03]\nrenew = "fish"', "both in stock and coming again"),
    ("above_and_below", '[building.h01]\nvp_per = [["rope", 1]]', "one of mushroom"),
    ("above_and_below", "[villager.v01]\nlanterns = [[1, 1, 1]]", "must be a list of 2"),
]


@pytest.mark.parametrize(("code", "broken", "why"), BROKEN)
def test_a_broken_edition_is_refused_in_one_sentence(code: str, broken: str, why: str) -> None:
    with pytest.raises(Refused) as refused:
        read(box(code), f'game = "{code}"\n{broken}')
    sentence = str(refused.value)
    assert why in sentence
    assert "\n" not in sentence
    assert sentence.endswith(".")
    assert len(sentence) < 400


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is not of roam"),
        ('game = "chess"', "is not of roam"),
        ('game = "roam"\nname = ""', "name of an edition"),
        ('game = "roam"\nname = 3', "name of an edition"),
        (f'game = "roam"\nname = "{"x" * 41}"', "name of an edition"),
        ('game = "roam"\nname = "a\\nb"', "name of an edition"),
        ("#" * 500_000, "at most"),
        ("a = " + "[" * 50_000, "cannot be read"),
    ],
)
def test_what_is_no_edition_of_this_box_is_refused(text: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        read(box("roam"), text)


WHOLE = {code: write(game) for code, game in boxes().items()}


@given(st.data())
@settings(max_examples=25)
def test_a_damaged_file_is_an_edition_or_is_refused_in_one_sentence(data: st.DataObject) -> None:
    code = data.draw(st.sampled_from(sorted(WHOLE)))
    text = data.draw(damages(WHOLE[code]))
    with contextlib.suppress(Refused):
        read(box(code), text)


KINDS = [
    kind
    for game in boxes().values()
    if game.printed is not None
    for table, _, row in game.printed.components()
    for kind in table.kinds_of(row).values()
]
"""Of every field of every component."""
ANYTHING = st.recursive(
    st.one_of(st.integers(), st.booleans(), st.text(max_size=8), st.floats(allow_nan=False)),
    lambda inner: st.lists(inner, max_size=4),
    max_leaves=6,
)


@given(st.data())
@settings(max_examples=120)
def test_any_value_in_any_field_is_taken_or_refused_in_one_sentence(data: st.DataObject) -> None:
    kind, said = data.draw(st.sampled_from(KINDS)), data.draw(ANYTHING)
    wrong = complaint_of(kind, said)
    assert "\n" not in wrong
    if not wrong:
        assert kind.read(kind.write(kind.read(said))) == kind.read(said)


def complaint_of(kind: Kind, said: Any) -> str:
    try:
        kind.read(said)
    except Wrong as wrong:
        return str(wrong)
    return ""
