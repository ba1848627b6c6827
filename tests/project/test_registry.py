"""The shelf."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca import registry
from ludoteca.kernel import Game, Refused


def test_a_box_from_outside_stands_beside_ours(lantern: Game) -> None:
    assert registry.boxes()["lantern"] is registry.box("lantern")
    assert lantern.code == "lantern"


def test_an_unknown_code_is_refused_with_the_known_ones(lantern: Game) -> None:
    with pytest.raises(Refused, match=r"There is no game 'chess'\. The games here are: .*lantern.*\."):
        registry.box("chess")


def test_every_box_answers_to_its_own_code() -> None:
    assert {code: game.code for code, game in registry.boxes().items()} == {code: code for code in registry.boxes()}


@pytest.mark.parametrize("module", ["ludoteca.games.half_written", "ludoteca.games.not_written_yet"])
def test_a_box_of_ours_that_is_not_closed_yet_is_skipped(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ludoteca.games.half_written", ModuleType("half_written"))
    assert registry._open(EntryPoint("soon", f"{module}:GAME", registry.GROUP)) is None


def test_a_broken_box_is_not_hidden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "crooked.py").write_text("import no_such_module_anywhere\n")
    (tmp_path / "hollow.py").write_text("GAME = 'Lantern'\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        registry._open(EntryPoint("crooked", "crooked:GAME", registry.GROUP))
    with pytest.raises(TypeError, match="is not a Game"):
        registry._open(EntryPoint("hollow", "hollow:GAME", registry.GROUP))
