"""`ludoteca check-archive` says beforehand what a new version of the rules makes of what was played."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.kernel import Match, Refused
from ludoteca.registry import box

ARCHIVE = Path(__file__).parents[1] / "archive"


def test_a_database_is_read_and_not_touched(tmp_path: Path) -> None:
    db = tmp_path / "old.db"
    connection = sqlite3.connect(db)
    connection.executescript((ARCHIVE / "tables.sql").read_text("utf-8"))
    connection.close()
    before = hashlib.sha256(db.read_bytes()).hexdigest()
    ran = CliRunner().invoke(app, ["check-archive", str(db), "--lang", "en"])
    rows = {line.split()[1]: line.split()[2:] for line in ran.stdout.splitlines() if line.startswith("│")}
    assert set(rows) == {"above_and_below", "calamandara", "dune_imperium", "roam", "zero11"}
    assert rows["roam"][1::2] == ["3", "0", "0"]
    assert hashlib.sha256(db.read_bytes()).hexdigest() == before


def test_a_folder_of_records(tmp_path: Path) -> None:
    shutil.copy(ARCHIVE / "roam" / "01.txt", tmp_path)
    match = Match(box("roam"), ("Ana", "Bia"), 3)
    text = match.record().text()
    (tmp_path / "short.txt").write_text(text, "utf-8")
    (tmp_path / "notes.txt").write_text("not a record", "utf-8")
    ran = CliRunner().invoke(app, ["check-archive", str(tmp_path), "--lang", "en"])
    assert ran.exit_code == 0, ran.stdout
    (tmp_path / "odd.txt").write_text(f"{text}\n1. 0 use:c43\n", "utf-8")
    ran = CliRunner().invoke(app, ["check-archive", str(tmp_path), "--lang", "pt-BR"])
    assert ran.exit_code == 1
    assert "odd.txt: quebrou. Na escolha 1 de 1: " in ran.stdout


def test_what_is_not_there_is_refused(tmp_path: Path) -> None:
    ran = CliRunner().invoke(app, ["check-archive", str(tmp_path / "none.db")])
    assert isinstance(ran.exception, Refused)
    with pytest.raises(Refused, match="neither a folder nor a database"):
        raise ran.exception
