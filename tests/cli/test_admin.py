"""`ludoteca admin`: a link that works once, who is an administrator, and no longer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from ludoteca.cli import app
from ludoteca.kernel import Refused
from ludoteca.store import Store
from ludoteca.store.admin import is_admin
from tests.table.hall import open_hall


def says(*arguments: str) -> str:
    found = CliRunner().invoke(app, ["admin", *arguments], catch_exceptions=False)
    assert found.exit_code == 0
    return found.output


def test_a_link_is_printed_and_opens_the_page_of_a_running_server(tmp_path: Path) -> None:
    db = str(tmp_path / "table.db")
    hall = open_hall(db)
    try:
        link = says("--db", db, "--at", f"{hall.url}/", "--lang", "en").split()[-1]
        assert re.fullmatch(rf"{re.escape(hall.url)}/admin/enter/[\w-]{{43}}", link)
        ana = hall.enters("Ana")
        ana.posts("/me", name="Ana Lima")
        ana.posts(link.removeprefix(hall.url))
        ana.gets("/admin")
        listed = says("--db", db, "--list")
        assert "Ana Lima" in listed
        assert "no more" in says("--db", db, "--remove", listed.split()[0], "--lang", "en")
        ana.gets("/admin", 404)
    finally:
        hall.close()


def test_a_link_is_kept_as_a_hash(tmp_path: Path) -> None:
    db = tmp_path / "table.db"
    link = says("--db", str(db), "--lang", "pt-BR")
    assert "cuida da casa" in link
    secret = link.rsplit("/", 1)[1].strip()
    assert all(secret.encode() not in file.read_bytes() for file in tmp_path.iterdir())


def test_who_is_none_cannot_be_removed(tmp_path: Path) -> None:
    db = str(tmp_path / "table.db")
    with pytest.raises(Refused, match="no administrator"):
        CliRunner().invoke(app, ["admin", "--db", db, "--remove", "nobody", "--lang", "en"], catch_exceptions=False)
    store = Store(db)
    assert not store.look(lambda c: is_admin(c, "nobody"))
    store.close()
