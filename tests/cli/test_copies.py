"""`ludoteca backup` and `ludoteca restore`, as somebody types them."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.store import Store
from ludoteca.store.database import known_schema
from tests.cli.conftest import Run


def test_there_and_back(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db, copy = tmp_path / "a.db", tmp_path / "copy"
    Store(str(db)).close()
    ran = run("backup", str(copy), "--db", str(db))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{copy} holds the whole database, and is as secret.\n"
    assert run("restore", str(copy), "--db", str(db)).code == 2
    monkeypatch.setenv("LUDOTECA_DB", str(db))  # where a password would not be seen
    ran = run("restore", str(copy), "--replace", "--lang", "pt-BR")
    assert (ran.code, ran.err) == (0, "")
    assert known_schema() in ran.out


def test_a_broken_file_is_one_sentence(run: Run, tmp_path: Path) -> None:
    (tmp_path / "odd").write_text("odd", "utf-8")
    ran = run("restore", str(tmp_path / "odd"), "--db", str(tmp_path / "a.db"))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "a.db").exists()
