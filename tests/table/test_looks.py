"""The style sheet: files small enough to read, sent as one, without a build step."""

import re
from importlib import resources

import pytest

from ludoteca.kernel import Random
from ludoteca.registry import box, shelf
from ludoteca.table.looks import PARTS, sheet
from ludoteca.table.shell import FONTS, SHEET, asset
from ludoteca.words import Words
from tests.table.hall import Hall, Person

STYLE = resources.files("ludoteca.table") / "static" / "style"


def test_every_file_of_the_folder_is_a_part_and_is_small() -> None:
    assert sorted(f"{name}.css" for name in PARTS) == sorted(file.name for file in STYLE.iterdir())
    for name in PARTS:
        assert len((STYLE / f"{name}.css").read_text("utf-8").splitlines()) < 100, name


def test_every_part_is_closed_and_says_what_it_styles() -> None:
    """A brace that is missing in one file would swallow the rules of the next."""
    for name in PARTS:
        text = (STYLE / f"{name}.css").read_text("utf-8")
        assert re.match(r"/\* [^*]+ \*/\n", text), name
        bare = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
        assert bare.count("{") == bare.count("}"), name


def test_a_page_gets_the_parts_in_one_file_and_keeps_it(house: Hall, ana: Person) -> None:
    links = re.findall(r'rel="stylesheet" href="([^"]+)"', ana.gets("/"))
    assert [link for link in links if "/games/" not in link] == [asset(SHEET)]
    answer = ana.client.get(asset(SHEET))
    assert answer.content == sheet()
    assert "immutable" in answer.headers["cache-control"]
    assert ana.client.get(asset(SHEET).replace(SHEET, "style/ground.css")).status_code == 404


def test_the_sheet_finds_its_type_beside_itself(ana: Person) -> None:
    wanted = re.findall(r'url\("([^"]+)"\)', sheet().decode())
    assert sorted(wanted) == sorted(FONTS)
    folder = asset(SHEET).removesuffix(SHEET)
    assert {asset(font) for font in FONTS} == {folder + font for font in FONTS}


SHARED = {"board", "ghost", "hue-0", "hue-1", "hue-2", "hue-3", "hue-4", "hue-5", "icon", "points", "zoom"}
"""Classes that a page gets from the house on purpose (docs/kernel.md, Pages)."""
DRESSED = {
    "above_and_below": {"chip", "choices", "numbers", "scene"},
    "calamandara": {"chip", "count", "mark"},
    "dune_imperium": {"box", "card", "chip", "counts", "mark", "scene"},
    "zero11": {"scene", "scroll"},
}
"""Names that a box and the house both use; the box's own rules, which come later, say all of it again."""


@pytest.mark.parametrize("code", sorted(shelf()))
def test_the_house_dresses_no_part_of_a_game(code: str) -> None:
    """Lists of people once gave the villagers of Above and Below lines to stand on."""
    game, words, dice = box(code), Words.of(box(code), "en"), Random.seeded(3)
    state, drawn = game.new(seats=3, seed=3), []
    for n in range(120):
        if n % 12 == 0:
            drawn.append(str(game.view.page(state.view(n // 12 % 3), lambda *_: {}, words.t)))
        if not state.over:
            state.play(dice.pick(state.options))
    used = {name for page in drawn for some in re.findall(r'class="([^"]+)"', page) for name in some.split()}
    bare = re.sub(r"/\*.*?\*/", "", sheet().decode(), flags=re.DOTALL)
    styled = set(re.findall(r"(?:^|[,}{])\s*\.([\w-]+)(?=\s*[ ,{:>.\[])", bare))
    assert used & styled - SHARED - DRESSED.get(code, set()) == set()
