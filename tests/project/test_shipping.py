"""What is shipped: a source distribution that can be tested, and a wheel that says what it lacks."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest


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
    read = {".ftl", ".md", ".css", ".js", ".svg", ".woff2", ".toml", ".jsonl", ".typed"}
    source = root / "src"
    wanted = {file.relative_to(source).as_posix() for file in (source / "ludoteca").rglob("*") if file.suffix in read}
    assert wanted - names == set()
    assert not [name for name in names if name.startswith(("tests/", "docs/"))]
