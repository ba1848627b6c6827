"""The README is true: its Python runs, its commands exist, its links lead somewhere."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
import typer

from ludoteca.cli import app

PAGES = ["README.md", "CONTRIBUTING.md"]
PAGES += [f"docs/{name}.md" for name in ("add-a-bot", "add-a-game", "bots", "hidden-information", "kernel", "table")]


def blocks(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_its_python_runs(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    python = blocks((root / "README.md").read_text("utf-8"), "python")
    assert python
    for block in python:
        exec(compile(block, "README.md", "exec"), {})
    assert "Result(scores=" in capsys.readouterr().out


def test_its_commands_and_options_exist(root: Path) -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]  # a group of commands
    lines = [
        line for block in blocks((root / "README.md").read_text("utf-8"), "console") for line in block.splitlines()
    ]
    commands = [shlex.split(line[2:]) for line in lines if line.startswith("$ ludoteca ")]
    assert len(commands) >= 5
    for _, command, *words in commands:
        options = {name for param in known[command].params for name in param.opts}
        assert {word for word in words if word.startswith("-")} <= options


def test_its_make_targets_exist(root: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (root / "Makefile").read_text("utf-8"), re.MULTILINE))
    for page in PAGES:
        assert set(re.findall(r"(?:`|\$ )make ([a-z]+)", (root / page).read_text("utf-8"))) <= targets


@pytest.mark.parametrize("page", PAGES)
def test_its_links_lead_somewhere(root: Path, page: str) -> None:
    prose = re.sub(r"^```.*?^```|`[^`]*`", "", (root / page).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)#]+)\)", prose):
        if not link.startswith("http"):
            assert (root / page).parent.joinpath(link).exists(), link
