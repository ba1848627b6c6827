"""The built package, run as itself: `make pytest-native` builds it and puts it first on the path."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import Clock
from ludoteca.bots.ismcts import Searcher
from ludoteca.conformance import inspect_table
from ludoteca.editions import bound, read, write
from ludoteca.kernel import Game, Option, State, cards, chance, load, playout, save, state
from ludoteca.kernel.native import running
from ludoteca.kernel.playout import play_out
from ludoteca.registry import box, boxes
from native.build import BUILD, PROJECT, compiled, pack
from tests.conftest import lantern  # noqa: F401  # a fixture
from tests.editions.test_editions import CHANGES, corrected

LIBRARY = BUILD / "lib"
PICKS = 300
"""Of a game that a copy of a box plays beside it."""


def ran(*command: str, path: Path = LIBRARY) -> str:
    said = subprocess.run(
        [sys.executable, *command],
        env={"PYTHONPATH": str(path), "PATH": "", "LANG": "en"},
        capture_output=True,
        text=True,
        check=True,
        cwd=path,
    )
    return said.stdout


def test_the_compiled_package_is_the_one_that_runs() -> None:
    assert Path(ludoteca.__file__).is_relative_to(LIBRARY)
    assert running().startswith("native")
    for module in (state, cards, chance, playout):
        assert str(module.__file__).endswith(".so")


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_box_is_compiled(code: str) -> None:
    module = sys.modules[type(box(code).new(box(code).seats[0], 1)).__module__]
    assert str(module.__file__).endswith(".so")


def test_every_module_that_should_be_is_compiled() -> None:
    for names in compiled().values():
        for name in names:
            place = LIBRARY.joinpath(*name.split("."))
            assert list(place.parent.glob(f"{place.name}.*.so")) or list(place.glob("__init__.*.so")), name


def test_version_says_which_one_runs() -> None:
    assert "native (mypyc" in ran("-m", "ludoteca", "--version")
    assert "interpreted by" in ran("-m", "ludoteca", "--version", path=PROJECT / "src")


def test_a_box_from_outside_runs_interpreted_on_the_compiled_kernel(lantern: Game) -> None:  # noqa: F811  # the fixture
    table = lantern.new(3, 1)
    assert str(sys.modules[type(table).__module__].__file__).endswith(".py")
    for seats, variants in lantern.tables():
        assert inspect_table(lantern, seats, variants, seed=5, samples=3).state.over


@pytest.mark.parametrize("code", sorted(boxes()))
def test_an_edition_runs_interpreted_on_the_compiled_kernel(code: str) -> None:
    """A copy in which nothing is corrected plays the same game as the compiled box, pick by pick."""
    game = box(code)
    copy = bound(game, read(game, write(game)))
    tables = [each.new(game.seats[0], 5) for each in (game, copy)]
    said, again = [str(sys.modules[type(table).__module__].__file__) for table in tables]
    assert said.endswith(".so")
    assert again.endswith(".py")
    luck = random.Random(7)
    for _ in range(PICKS):
        one, other = (table.options for table in tables)
        assert [option.key for option in one] == [option.key for option in other]
        if not one:
            break
        pick = luck.randrange(len(one))
        for table in tables:
            table.play(table.options[pick])
        assert save(tables[0]) == save(tables[1]).replace(copy.package.encode(), game.package.encode())
    assert tables[0].result == tables[1].result


@pytest.mark.parametrize("code", sorted(CHANGES))
def test_what_an_edition_corrects_is_played_on_the_compiled_kernel(code: str) -> None:
    mine = corrected(code, CHANGES[code])
    table = mine.new(mine.seats[-1], 3)
    assert play_out(table, random.Random(3)) > 20
    assert table.result is not None
    assert mine.judge.expects(mine.new(mine.seats[0], 1))


def test_a_bot_from_outside_inherits_from_a_compiled_one() -> None:
    class Careful(Searcher):
        def decide(self, view: State, clock: Clock | None = None) -> Option:
            return super().decide(view, clock)

    game = box("roam")
    table = game.new(2, 1)
    assert table.ask is not None
    view = table.view(table.ask.seat)
    bots = [kind(game.judge, game.judge.search[0], 1, 8) for kind in (Careful, Searcher)]
    assert len({bot.decide(view) for bot in bots}) == 1


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_copy_of_a_compiled_table_is_equal_and_apart(code: str) -> None:
    game = box(code)
    table: State = game.new(game.seats[-1], 3)
    for _ in range(25):
        table.play(table.options[0])
    copy = table.clone()
    assert copy == table
    assert load(game, save(table)) == table
    copy.play(copy.options[-1])
    assert copy != table


def test_a_wheel_holds_it(tmp_path: Path) -> None:
    wheel = pack(LIBRARY, tmp_path)
    assert "none-any" not in wheel.name
    pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(tmp_path / "site"), str(wheel)]
    subprocess.run([sys.executable, *pip], check=True, capture_output=True)
    assert "native (mypyc" in ran("-m", "ludoteca", "--version", path=tmp_path / "site")
    assert (tmp_path / "site" / "ludoteca" / "games" / "roam" / "text").is_dir()
