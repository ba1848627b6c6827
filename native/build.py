"""`make native`: the kernel, the rules and the bots compiled by mypyc into a package of their own beside the sources.

    python -m native.build              build it, unless these very sources are built already; prints where it lies
    python -m native.build --use        and let this environment run it (a path file; `--unuse` takes it away again)
    python -m native.build --wheel DIR  and pack it

It lies under build/native: a copy of the package whose hot modules have an extension module beside them. Sources that
change later do not touch it; `ludoteca --version` says when it is out of date.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

PROJECT = Path(__file__).parents[1]
SOURCES = PROJECT / "src"
BUILD = PROJECT / "build" / "native"
STAMP = "native.txt"
"""In the built package: the hash of the sources it was built from."""
PATH_FILE = "A_ludoteca_native.pth"  # before the path file of the editable installation, in alphabetical order

KERNEL = ("option", "steps", "event", "chance", "component", "matching", "cards", "state")
BOTS = ("bots.simple", "bots.ismcts")
INTERPRETED = ("view", "features", "names", "former", "guide", "book", "text", "__init__")
"""Rooms of a box that nobody waits for, and what reads files."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--use", action="store_true")
    parser.add_argument("--unuse", action="store_true")
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--games", nargs="*", help="only these, while working on the build")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--level", default="2", help="gcc's -O")
    asked = parser.parse_args()
    if asked.unuse:
        path_file().unlink(missing_ok=True)
        return
    built = build(asked.games, asked.jobs, asked.level)
    if asked.use:
        path_file().write_text(f"{built}\n", "utf-8")
    if asked.wheel:
        pack(built, asked.wheel)
    print(built)


def path_file() -> Path:
    return Path(sysconfig.get_paths()["purelib"]) / PATH_FILE


def compiled(games: list[str] | None = None) -> dict[str, list[str]]:
    """The modules that are compiled, by extension: the kernel with the bots, and each game."""
    groups = {"kernel": [f"ludoteca.kernel.{name}" for name in KERNEL] + [f"ludoteca.{name}" for name in BOTS]}
    for box in sorted((SOURCES / "ludoteca" / "games").iterdir()):
        if not (box / "state.py").is_file() or (games is not None and box.name not in games):
            continue
        files = [file.relative_to(SOURCES).with_suffix("").parts for file in sorted(box.rglob("*.py"))]
        groups[box.name] = [".".join(parts) for parts in files if not set(parts[3:]) & set(INTERPRETED)]
    return groups


def source_hash() -> str:
    """Of everything that the build reads."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=8)
    for file in [*sorted(SOURCES.rglob("*.py")), *sorted(Path(__file__).parent.glob("*.py"))]:
        digest.update(file.relative_to(PROJECT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def build(games: list[str] | None, jobs: int, level: str) -> Path:
    target = BUILD / "lib"
    stamp = target / "ludoteca" / STAMP
    wanted = source_hash() + ("" if games is None else " " + " ".join(games))
    if stamp.is_file() and stamp.read_text("utf-8").strip() == wanted:
        return target
    groups = compiled(games)
    write_copy(groups, target)
    (target / "mypy.ini").write_text(MYPY, "utf-8")
    (target / "setup.py").write_text(SETUP.format(groups=groups, level=level), "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={jobs}"]
    flags = os.environ.get("CFLAGS", "") + " -fcommon"  # the files of one extension share its tables of the others
    subprocess.run(command, cwd=target, check=True, env={**os.environ, "PYTHONPATH": "", "CFLAGS": flags})
    stamp.write_text(wanted + "\n", "utf-8")
    return target


def write_copy(groups: dict[str, list[str]], target: Path) -> None:
    """The package as it is, and the modules to compile as `write` has them. What did not change keeps its time, so that
    only what did is compiled again."""
    from native.write import Writer

    new: dict[Path, bytes] = {}
    for file in sorted((SOURCES / "ludoteca").rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and file.suffix not in {".so", ".pyc"}:
            new[target / file.relative_to(SOURCES)] = file.read_bytes()
    for names in groups.values():
        for name in names:
            writer = Writer(name, SOURCES)
            new[target / writer.source.path.relative_to(SOURCES)] = writer.text().encode()
    package = target / "ludoteca"
    for old in package.rglob("*") if package.exists() else []:
        if old.is_file() and old not in new and old.suffix != ".so":
            old.unlink()
    for path, data in new.items():
        if not path.is_file() or path.read_bytes() != data:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)


def pack(built: Path, into: Path) -> None:
    """A wheel of the built package, for this Python on this kind of machine."""
    tree = BUILD / "wheel"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(built, tree / "src", ignore=shutil.ignore_patterns("build", "setup.py", "mypy.ini", "__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(PROJECT / name, tree / name)
    (tree / "setup.py").write_text(BINARY, "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(into.resolve())]
    subprocess.run(command, cwd=tree, check=True)


MYPY = """\
[mypy]
python_version = 3.11
namespace_packages = True
explicit_package_bases = True
mypy_path = .
follow_imports = silent
ignore_missing_imports = True
check_untyped_defs = True
disable_error_code = misc, type-var
"""
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}


def path(name):
    return name.replace(".", "/") + ".py"


files = [path(name) for names in groups.values() for name in names]
setup(
    name="ludoteca-native",
    packages=[],
    ext_modules=mypycify(
        ["--config-file", "mypy.ini", *files],
        opt_level="{level}",
        debug_level="0",
        multi_file=True,
        separate=[([path(name) for name in names], f"ludoteca_native_{{group}}") for group, names in groups.items()],
    ),
)
"""
BINARY = """\
from setuptools import setup
from setuptools.dist import Distribution


class Binary(Distribution):
    def has_ext_modules(self):
        return True


setup(distclass=Binary, package_data={"": ["*.so", "native.txt"]})
"""

if __name__ == "__main__":
    main()
