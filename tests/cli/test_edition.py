"""`ludoteca edition`: export, correct, check, play; and studies of two editions set side by side."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_what_is_exported_fits_and_changes_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("edition", "export", "roam", "--lang", "en").out, "utf-8")
    assert "Bellringer" in file.read_text("utf-8")
    ran = run("edition", "check", "roam", str(file), "--lang", "en")
    assert (ran.code, "fits" in ran.out, "→" in ran.out) == (0, True, False)
    file.write_text(file.read_text("utf-8").replace("points = 3", "points = 9", 1), "utf-8")
    assert "character c01: points 3 → 9" in run("edition", "check", "roam", str(file), "--lang", "en").out


@pytest.mark.parametrize("command", [("edition", "check"), ("simulate",), ("arena",), ("study",), ("play",)])
def test_a_broken_edition_ends_every_command_with_2_and_one_sentence(
    run: Run, tmp_path: Path, command: tuple[str, ...]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "roam"\n[character.c01]\npoints = "many"\n', "utf-8")
    ran = run(*command, "roam", *(() if command[0] == "edition" else ("--edition",)), str(file))
    assert ran.code == 2
    assert ran.err.strip() == 'character c01: points must be a whole number from 0 to 20, not "many".'


def test_a_simulation_is_played_with_it(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "roam"\n[board.characters_to_end]\nvalue = 4\n', "utf-8")
    for name, more in (("plain", ()), ("mine", ("--edition", str(file)))):
        assert run("simulate", "roam", "-n", "5", "--out", str(tmp_path / f"{name}.csv"), *more).code == 0
    plain, mine = ((tmp_path / f"{name}.csv").read_text("utf-8").splitlines()[1:] for name in ("plain", "mine"))
    assert sum(int(row.split(",")[1]) for row in mine) < sum(int(row.split(",")[1]) for row in plain)
