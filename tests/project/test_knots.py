"""No module of the package imports another in a circle."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludoteca.testing.knots import imports, knots

ONE_THING = ["ludoteca.kernel.chance", "ludoteca.kernel.component", "ludoteca.kernel.copying"]
"""A component is dealt by chance, and the state of chance is a component that lies on the table."""


def test_there_is_no_knot(root: Path) -> None:
    graph = imports(root / "src" / "ludoteca")
    assert len(graph) > 350
    assert knots(graph) == [ONE_THING]


def write(folder: Path, **modules: str) -> Path:
    package = folder / "lantern"
    package.mkdir()
    (package / "__init__.py").touch()
    for name, text in modules.items():
        (package / f"{name}.py").write_text(text, "utf-8")
    return package


@pytest.mark.parametrize(
    "back",
    [
        "import lantern.state",
        "from lantern.state import Lantern",
        "from lantern import state",
        "from .state import Lantern",
        "from . import state",
        "def options(g):\n    from lantern.state import Lantern",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from lantern.state import Lantern",
    ],
)
def test_every_kind_of_import_is_seen(tmp_path: Path, back: str) -> None:
    package = write(tmp_path, state="from lantern.content import CARDS", content="import lantern.rules", rules=back)
    assert knots(imports(package)) == [["lantern.content", "lantern.rules", "lantern.state"]]


def test_what_stands_above_may_know_what_stands_below(tmp_path: Path) -> None:
    package = write(tmp_path, state="import lantern.content", content="", rules="import lantern.state, lantern.content")
    assert knots(imports(package)) == []


def test_one_line_in_a_game_of_ours_is_noticed(root: Path, tmp_path: Path) -> None:
    package = tmp_path / "ludoteca"
    shutil.copytree(root / "src" / "ludoteca", package, ignore=shutil.ignore_patterns("__pycache__"))
    with (package / "games" / "dune_imperium" / "effects" / "base.py").open("a", encoding="utf-8") as file:
        file.write("\n\ndef later() -> None:\n    from ludoteca.games.dune_imperium.state import Dune\n")
    found = knots(imports(package))
    assert len(found) == 2
    assert "ludoteca.games.dune_imperium.effects.base" in found[0]
