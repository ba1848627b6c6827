"""`make native`: the kernel, the rules and the bots compiled by mypyc into a package of their own beside the sources.

    python -m native.build              build it, unless these very sources are built already; prints where it lies
    python -m native.build --use        and let this environment run it (a path file; `--unuse` takes it away again)
    python -m native.build --wheel DIR  and pack it

It lies under build/native: a copy of the package whose hot modules have an extension module beside them. Sources that
change later do not touch it: `make native` again, or `make interpreted`. `ludoteca --version` says which one runs.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).parents[1]
SOURCES = PROJECT / "src"
BUILD = PROJECT / "build" / "native"
OBJECTS = BUILD / "objects"
KEPT = 2000
"""Compiled files that are kept for the next time: a few builds."""
LEVEL = "2"
FREED = "Py_TYPE(self)->tp_free((PyObject *)self);"
LET_GO = "{ PyTypeObject *kind = Py_TYPE(self); kind->tp_free((PyObject *)self); Py_DECREF(kind); }"
"""How mypyc frees an instance, and how CPython expects it of a class that was made at run time."""
LOOKED_THROUGH = re.compile(r"(_traverse\(\w+ \*self, visitproc visit, void \*arg\)\n\{\n)")
"""Where the collector looks through an instance."""
STAMP = "native.txt"
"""In the built package: the hash of the sources it was built from."""
PATH_FILE = "A_ludoteca_native.pth"  # before the path file of the editable installation, in alphabetical order

KERNEL = ("option", "steps", "event", "chance", "component", "matching", "cards", "state", "playout")
BOTS = ("belief", "simple", "ismcts", "network", "lanes", "learned", "habits", "hunches", "master")
INTERPRETED = ("view", "edition", "names", "former", "guide", "text")
"""Rooms of a box that nobody waits for, and what reads files."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--use", action="store_true")
    parser.add_argument("--unuse", action="store_true")
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--games", nargs="*", help="only these, while working on the build")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--level", default=LEVEL, help="of optimisation, as gcc counts")
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
    """The modules that are compiled, by extension: the kernel, the bots, and each game."""
    groups = {
        "kernel": [f"ludoteca.kernel.{name}" for name in KERNEL],
        "bots": [f"ludoteca.bots.{name}" for name in BOTS],
    }
    for box in sorted((SOURCES / "ludoteca" / "games").iterdir()):
        if not (box / "state.py").is_file() or (games is not None and box.name not in games):
            continue
        names = [
            module_name(file) for file in sorted(box.rglob("*.py")) if file.name != "__init__.py" or tables_in(file)
        ]
        groups[box.name] = [name for name in names if not set(name.split(".")[3:]) & set(INTERPRETED)]
    return groups


def module_name(file: Path) -> str:
    return ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


def tables_in(package: Path) -> bool:
    """Whether the file of a package inside a box holds tables of what is in it, as Dune's does: rules look things up
    there all the time. The others only introduce their modules."""
    return package.parent.name == "content" and "Final" in package.read_text("utf-8")


def source_hash() -> str:
    """Of everything that the build reads."""
    digest = hashlib.blake2b(sys.version.encode(), digest_size=8)
    for file in [*sorted(SOURCES.rglob("*.py")), *sorted(Path(__file__).parent.glob("*.py"))]:
        digest.update(file.relative_to(PROJECT).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def build(games: list[str] | None = None, jobs: int = 1, level: str = LEVEL) -> Path:
    target = BUILD / "lib"
    stamp = target / "ludoteca" / STAMP
    wanted = source_hash() + ("" if games is None else " " + " ".join(games))
    if stamp.is_file() and stamp.read_text("utf-8").strip() == wanted:
        return target
    groups = compiled(games)
    write_copy(groups, target)
    (target / "mypy.ini").write_text(MYPY, "utf-8")
    translate = TRANSLATE.format(groups=groups, level=level)
    said = subprocess.run(
        [sys.executable, "-c", translate], cwd=target, check=False, env={**os.environ, "PYTHONPATH": ""}, **TEXT
    )
    if said.returncode:
        raise SystemExit(said.stdout + said.stderr)
    extensions = json.loads(said.stdout.splitlines()[-1])
    let_go_of_classes(target / source for extension in extensions for source in extension["sources"])
    compile_extensions(extensions, target, jobs)
    stamp.write_text(wanted + "\n", "utf-8")
    return target


def let_go_of_classes(sources: Iterable[Path]) -> None:
    """An instance holds its class. mypyc's instances do not show that to the collector and never let go of it: an
    interpreted class that inherits from a compiled one, as those of every edition do, could not be forgotten, nor could
    its module."""
    for source in sorted(set(sources)):
        text = source.read_text("utf-8")
        source.write_text(LOOKED_THROUGH.sub(r"\1Py_VISIT(Py_TYPE(self));\n", text.replace(FREED, LET_GO)), "utf-8")


def compile_extensions(extensions: list[dict[str, Any]], target: Path, jobs: int) -> None:
    """Compile each C file once and only when it or a header that it reads has changed; then link what has changed. A
    game reads its own headers and the kernel's, so a change of one game compiles one game."""
    OBJECTS.mkdir(parents=True, exist_ok=True)
    # The files of one extension share its tables of the others' functions: -fcommon.
    flags = ["-fPIC", "-fcommon", "-fno-strict-overflow", "-DNDEBUG", "-w", *extensions[-1]["extra_compile_args"]]
    flags += ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]  # nobody else calls what is in there
    places = sorted({place for extension in extensions for place in extension["include_dirs"]})
    include = [f"-I{place}" for place in (sysconfig.get_paths()["include"], *places)]
    compiler = (sysconfig.get_config_var("CC") or "cc").split()
    settled = hashlib.blake2b(" ".join([*compiler, *flags, sys.version, version("mypy")]).encode())

    def compile_one(source: str) -> tuple[str, Path]:
        digest = settled.copy()
        for read in read_by(target / source, target / "build"):
            digest.update(read.name.encode() + b"\0" + read.read_bytes())
        result = OBJECTS / f"{digest.hexdigest()[:24]}.o"
        if not result.is_file():
            part = result.with_suffix(f".{os.getpid()}")
            subprocess.run([*compiler, *flags, *include, "-c", source, "-o", str(part)], cwd=target, check=True)
            part.rename(result)
        result.touch()
        return source, result

    sources = sorted({source for extension in extensions for source in extension["sources"]})
    with ThreadPoolExecutor(jobs) as pool:
        made = dict(pool.map(compile_one, sources))
    for old in sorted(OBJECTS.iterdir(), key=lambda file: -file.stat().st_mtime)[KEPT:]:
        old.unlink()
    libraries: set[Path] = set()
    for extension in extensions:
        place = target.joinpath(*extension["name"].split("."))
        library = place.with_name(place.name + sysconfig.get_config_var("EXT_SUFFIX"))
        libraries.add(library)
        parts = [str(made[source]) for source in extension["sources"]]
        subprocess.run([*compiler, "-shared", *parts, "-lm", "-o", str(library)], cwd=target, check=True)
    for old in set(target.rglob("*.so")) - libraries:  # of modules that are no longer compiled
        old.unlink()


def read_by(source: Path, headers: Path) -> list[Path]:
    """A C file and the written headers that it includes, and what those include."""
    found = [source]
    for file in found:
        named = re.findall(r'^#include ["<](\S+)[">]', file.read_text("utf-8"), re.MULTILINE)
        found += [headers / name for name in named if (headers / name).is_file() and headers / name not in found]
    return found


def write_copy(groups: dict[str, list[str]], target: Path) -> None:
    """The package as it is, and the modules to compile as `write` has them. What did not change keeps its time, so that
    only what did is compiled again."""
    sys.path.insert(0, str(SOURCES))  # also where a compiled package is in use
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


def pack(built: Path, into: Path) -> Path:
    """A wheel of the built package, for this Python on this kind of machine."""
    tree = BUILD / "wheel"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(
        built, tree / "src", ignore=shutil.ignore_patterns("build", "mypy.ini", ".mypy_cache", "__pycache__")
    )
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(PROJECT / name, tree / name)
    (tree / "setup.py").write_text(BINARY, "utf-8")
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel", "--dist-dir", str(tree / "dist")]
    subprocess.run(command, cwd=tree, check=True, **TEXT)
    (plain,) = (tree / "dist").glob("*.whl")
    into.mkdir(parents=True, exist_ok=True)
    put_in(plain, into / plain.name, [*(tree / "src").rglob("*.so"), tree / "src" / "ludoteca" / STAMP], tree / "src")
    return into / plain.name


def put_in(plain: Path, wheel: Path, files: list[Path], root: Path) -> None:
    """The wheel with these files added and its record written anew; the extensions that modules share lie beside the
    package, where no setting of setuptools puts anything."""
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as new:
        inside = {name: old.read(name) for name in old.namelist()}
        inside |= {file.relative_to(root).as_posix(): file.read_bytes() for file in files}
        record = next(name for name in inside if name.endswith(".dist-info/RECORD"))
        del inside[record]
        rows = [f"{record},,"]
        for name, data in inside.items():
            told = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            rows.insert(-1, f"{name},sha256={told},{len(data)}")
            new.writestr(name, data)
        new.writestr(record, "\n".join(rows) + "\n")


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
TRANSLATE = """\
import json
import os
from mypyc.build import mypycify

groups = {groups!r}


def path(name):
    file = name.replace(".", "/")
    return file + ".py" if os.path.isfile(file + ".py") else file + "/__init__.py"


extensions = mypycify(
    ["--config-file", "mypy.ini", *[path(name) for names in groups.values() for name in names]],
    opt_level="{level}",
    debug_level="0",
    multi_file=True,
    separate=[([path(name) for name in names], f"ludoteca_native_{{group}}") for group, names in groups.items()],
)
kept = ("name", "sources", "include_dirs", "extra_compile_args")
print(json.dumps([{{name: getattr(extension, name) for name in kept}} for extension in extensions]))
"""
TEXT: dict[str, Any] = {"capture_output": True, "text": True}
BINARY = """\
from setuptools import setup
from setuptools.dist import Distribution


class Binary(Distribution):
    def has_ext_modules(self):
        return True


setup(distclass=Binary)
"""

if __name__ == "__main__":
    main()
