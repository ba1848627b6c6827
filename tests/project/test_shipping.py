"""What is shipped: a source distribution that can be tested, and a wheel that says what it lacks."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from ludoteca.cli.serve import PACKAGES

CALLED = {
    "fluent-runtime": "fluent",
    "open-spiel": "pyspiel",
    "pillow": "PIL",
    "python-multipart": "multipart",
    "websockets": "websockets",
}
"""How packages are imported that are not imported by their own name."""
SHIPPED = ("web", "research", "scale", "train", "testing")
UNSEEN = {"multipart"}
"""Starlette reads forms with it."""


def modules_of(lines: list[str]) -> set[str]:
    """What these lines of pyproject.toml are imported as."""
    names = {re.split(r"[\[<>=]", line)[0].lower().replace("_", "-").replace(".", "-") for line in lines}
    return {CALLED.get(name, name.replace("-", "_")) for name in names}


def imported(*folders: Path) -> set[str]:
    """Every module of others that these sources import, wherever they do."""
    found: set[str] = set()
    for node in (
        n for folder in folders for file in folder.rglob("*.py") for n in ast.walk(ast.parse(file.read_text("utf-8")))
    ):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.partition(".")[0])
    return found - set(sys.stdlib_module_names) - {"ludoteca", "mypy_extensions"}  # which only a compiler reads


def test_extras_hold_what_the_package_imports_and_nothing_else(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *(line for name in SHIPPED for line in extras[name])]
    modules = modules_of(wanted) - {"pytest_timeout"}
    assert modules - UNSEEN == imported(root / "src", root / "examples")


def test_the_table_asks_for_its_whole_extra_before_it_opens(root: Path) -> None:
    extras = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert set(PACKAGES) == modules_of(extras["web"]) - {"psycopg"}


@pytest.fixture(scope="module")
def built(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with what setuptools builds of the files that git knows."""
    copy, out = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("dist")
    files = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    for name in filter(None, files.split("\0")):
        if (root / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes((root / name).read_bytes())
    for what in ("build_sdist", "build_wheel"):
        build = f"import sys; from setuptools import build_meta; build_meta.{what}(sys.argv[1])"
        subprocess.run([sys.executable, "-c", build, str(out)], cwd=copy, capture_output=True, check=True)
    return out


def test_the_source_carries_tests_docs_and_changelog(root: Path, built: Path) -> None:
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    assert {
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "Makefile",
        "constraints.txt",
        "mkdocs.yml",
        "LICENSE",
        "NOTICE",
    } <= names
    for folder, pattern in (
        ("tests", "*.py"),
        ("docs", "*.md"),
        ("bench", "*.py"),
        ("src", "*.ftl"),
        ("src", "*.toml"),
    ):
        files = {file.relative_to(root).as_posix() for file in (root / folder).rglob(pattern)}
        assert {name for name in files - names if "__pycache__" not in name} == set()


def test_the_wheel_carries_what_the_package_reads(root: Path, built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    listed = subprocess.run(
        ["git", "ls-files", "src/ludoteca"], cwd=root, capture_output=True, text=True, check=True
    ).stdout.split()
    wanted = {name.removeprefix("src/") for name in listed if (root / name).is_file()}
    assert {Path(name).suffix for name in wanted} >= {".ftl", ".md", ".css", ".js", ".woff2", ".toml", ".jsonl", ".net"}
    assert wanted - names == set()
    fonts = [name for name in wanted if name.endswith(".woff2")]
    assert [name for name in fonts if name.replace(".woff2", ".LICENSE.txt") not in names] == []
    assert not [name for name in names if name.startswith(("tests/", "docs/"))]
