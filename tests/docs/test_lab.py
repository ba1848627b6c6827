"""The page of the laboratory is true: its Python runs, its commands exist, its links and its notebook work."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
import typer

from ludoteca.cli import app
from tests.docs.test_readme import blocks

PAGES = ("docs/lab.md", "docs/lab/learned.md")


def test_its_python_runs(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = blocks((root / PAGES[0]).read_text("utf-8"), "python")
    assert len(found) >= 4
    for block in found:
        exec(compile(block, PAGES[0], "exec"), {})
    assert capsys.readouterr().out


def test_its_commands_exist(root: Path) -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # a group of commands
    lines = [line for block in blocks((root / PAGES[0]).read_text("utf-8"), "console") for line in block.splitlines()]
    for line in lines:
        _, command, *words = shlex.split(line[2:])
        options = {name for param in known[command].params for name in param.opts}
        assert {word for word in words if word.startswith("-")} <= options


@pytest.mark.parametrize("page", PAGES)
def test_its_links_lead_somewhere(root: Path, page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (root / page).read_text("utf-8"))
    assert links
    assert all((root / page).parent.joinpath(link).exists() for link in links)


def test_the_notebook_runs(root: Path) -> None:
    scope: dict[str, object] = {}
    for cell in json.loads((root / "docs/lab/first-look.ipynb").read_text("utf-8"))["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), scope)
    assert scope["won"]
