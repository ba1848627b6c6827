"""The workshop itself: pinned, without addresses, with contracts that bite."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path

import pytest

BIN = Path(sys.executable).parent


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_installed_version_is_pinned(root: Path) -> None:
    lines = (root / "constraints.txt").read_text("utf-8").split()
    assert all(re.fullmatch(r"[A-Za-z0-9_.-]+==[A-Za-z0-9_.+!-]+", line) for line in lines)
    pinned = {canonical(line.partition("==")[0]): line.partition("==")[2] for line in lines}
    assert len(pinned) == len(lines)
    # `+cpu` says who built it, not which version it is.
    installed = {canonical(found.metadata["Name"]): found.version.partition("+")[0] for found in distributions()}
    ours = {"ludoteca", "pip", "ludoteca-lantern"}
    assert {
        name: version for name, version in installed.items() if pinned.get(name) != version and name not in ours
    } == {}


def test_nothing_of_ours_names_this_machine(root: Path) -> None:
    """No package registry's host and no absolute path of the machine in what is handed in."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    forbidden = re.compile(
        "|".join(
            ["py" + r"pi\.org", "python" + "hosted", "npm" + "js", "debian" + r"\.org", "/ro" + "ot/", "/wo" + "rk/"]
        )
    )
    for name in listed:
        file = root / name
        if name and file.is_file() and file.suffix not in {".png", ".ico", ".woff2", ".jpg", ".net"}:
            found = forbidden.search(file.read_text("utf-8"))
            assert found is None, f"{name}: {found}"


def test_every_ignore_of_the_linter_has_its_reason(root: Path) -> None:
    text = (root / "pyproject.toml").read_text("utf-8")
    assert tomllib.loads(text)["tool"]["ruff"]["lint"]["ignore"]
    ignore = text[text.index("\nignore = [") : text.index("[tool.ruff.lint.isort]")]
    rules = [line for line in ignore.splitlines() if re.match(r'\s+"[A-Z]+[0-9]*"', line)]
    assert rules
    assert all(re.search(r"# \w+", line) for line in rules)


@pytest.fixture
def copy(root: Path, tmp_path: Path) -> Path:
    """Our package and a second small game beside the others, to be broken."""
    package = tmp_path / "ludoteca"
    shutil.copytree(root / "src" / "ludoteca", package, ignore=shutil.ignore_patterns("__pycache__"))
    second = package / "games" / "second"
    second.mkdir()
    (second / "__init__.py").touch()
    (second / "state.py").touch()
    (second / "rules.py").touch()
    (second / "view.py").touch()
    return package


def lint_imports(root: Path, package: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [BIN / "lint-imports", "--config", root / "pyproject.toml", "--no-cache"],
        cwd=package.parent,
        env={**os.environ, "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_contracts_hold(root: Path, copy: Path) -> None:
    ran = lint_imports(root, copy)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.parametrize(
    ("file", "line", "contract"),
    [
        ("paper.py", "import ludoteca.kernel", "The kernel knows only the paper"),
        ("kernel/option.py", "import ludoteca.registry", "The kernel knows only the paper"),
        ("games/second/state.py", "import ludoteca.words", "The kernel knows only the paper"),
        ("games/second/state.py", "import ludoteca.games.roam.state", "Games do not know each other"),
        ("games/second/view.py", "import ludoteca.games.second.rules", "A page never reads the rules"),
        ("words.py", "import ludoteca.games.roam", "Everybody else knows games only"),
        ("bots/simple.py", "def later():\n    import ludoteca.games.roam", "Everybody else knows games only"),
        ("testing/scenario.py", "import ludoteca.games.roam", "Everybody else knows games only"),
        ("whynot.py", "if TYPE_CHECKING:\n    import ludoteca.games.roam", "Everybody else knows games only"),
        ("stray.py", "", "The kernel knows only the paper"),
    ],
)
def test_the_contracts_bite(root: Path, copy: Path, file: str, line: str, contract: str) -> None:
    with (copy / file).open("a", encoding="utf-8") as broken:
        broken.write(f"\n{line}\n")
    ran = lint_imports(root, copy)
    assert ran.returncode == 1, ran.stdout + ran.stderr
    verdicts = " ".join(ran.stdout.split())
    assert re.search(rf"{contract}[^.]*? BROKEN", verdicts), ran.stdout
