"""Trying a mutant: a child process gets the broken code and runs the tests that cite its rules.

Most mutants change the inside of a function. They are tried in a fork of a warm process, one that has imported box and
tests: the function's code is exchanged, which takes a few hundredths of a second. What is computed while a module is
imported would not notice; such mutants, and those that change a table, are tried in a fork of the process that started
it all, which knows pytest and the kernel but has not read the box: it imports the broken module instead of the sound.
"""

from __future__ import annotations

import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
import types
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, TextIO

from ludoteca.testing.mutants.children import fork, race
from ludoteca.testing.mutants.plan import Mutant
from ludoteca.testing.mutants.warm import Bench, Place, run_pytest, warmly

SPARE_SECONDS: Final = 3
TIMES: Final = 5
"""A mutant that computes so many times longer than the sound code does not end: that, too, is noticed."""
AGAIN: Final = "again"
SURVIVED: Final = "survived"
FAILED, BROKE, ENDLESS = "test failed", "broke", "did not end"
RECORDED: Final = "killed before"
"""Not tried again: the record of the box says that it was noticed."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    how: str

    @property
    def killed(self) -> bool:
        return self.how != SURVIVED


def trials(every: Sequence[Mutant], jobs: int) -> Iterator[Verdict]:
    """Try all of these, so many at a time, each verdict as soon as it is known."""
    unsure: list[Mutant] = []
    took: dict[str, float] = {}
    for mutant, how in _warmly(every, jobs, took):
        if how == AGAIN:
            unsure.append(mutant)
        else:
            yield Verdict(mutant, how)
    _cold(unsure)
    for mutant, code in race(unsure, jobs, lambda mutant: _import_broken(mutant, allowed(mutant, took))):
        yield Verdict(mutant, _how(code))


def _how(code: int) -> str:
    """What pytest's exit code says: 1 is a failed test; with 2 and 4 the broken module could not even be imported."""
    return {0: SURVIVED, 1: FAILED, 2: BROKE, 4: BROKE}.get(code, ENDLESS if code < 0 else SURVIVED)


# A warm process, in which the inside of a function is exchanged while everything else stays.


def _warmly(every: Sequence[Mutant], jobs: int, took: dict[str, float]) -> Iterator[tuple[Mutant, str]]:
    """What a process that has imported everything finds out about these mutants, and how long the tests take."""
    if not every:
        return
    read, write = os.pipe()
    pid = os.fork()
    if not pid:
        code = 1
        try:
            os.close(read)
            with os.fdopen(write, "w") as out:
                tests = list(dict.fromkeys(test for mutant in every for test in mutant.tests))
                warmly(tests, lambda bench: _report(bench, every, jobs, out))
            code = 0
        except SystemExit as said:
            sys.stderr.write(f"{said}\n")
        finally:
            os._exit(code)
    os.close(write)
    with os.fdopen(read) as lines:
        took.update(json.loads(lines.readline() or "{}"))
        for line in lines:
            place, _, how = line.strip().partition(" ")
            yield every[int(place)], how
    if os.waitpid(pid, 0)[1]:
        raise SystemExit("The mutants could not be tried.")


def _report(bench: Bench, every: Sequence[Mutant], jobs: int, out: TextIO) -> None:
    """Write the number of each mutant and what became of it; first, how long each test takes."""
    took = bench.times()
    print(json.dumps(took), file=out, flush=True)

    def start(number: int) -> int:
        mutant = every[number]
        quick = sorted(mutant.tests, key=lambda test: took.get(test, 0))
        return fork(lambda: bench.run(quick) if exchange(mutant) else 3, allowed(mutant, took))

    places = {number: place_of(mutant) for number, mutant in enumerate(every)}
    for number in (number for number, place in places.items() if place is None):
        print(number, AGAIN, file=out, flush=True)
    for number, code in race([number for number, place in places.items() if place is not None], jobs, start):
        how = _how(code) if code <= 1 else AGAIN
        print(number, AGAIN if how == SURVIVED and places[number] in bench.early else how, file=out, flush=True)


def allowed(mutant: Mutant, took: Mapping[str, float]) -> float:
    """Seconds of the processor that this mutant's tests may take."""
    return SPARE_SECONDS + TIMES * sum(took.get(test, 0) for test in mutant.tests)


def exchange(mutant: Mutant) -> bool:
    """Give the function in memory the broken code; False if that cannot be done."""
    function = function_of(mutant)
    code = _innermost(compile(mutant.source(), str(mutant.carrier.file), "exec"), mutant.change.line)
    if function is None or code is None or function.__code__.co_freevars != code.co_freevars:
        return False
    if code == _innermost(_compiled(mutant.carrier.file), mutant.change.line):
        return False  # what a parameter is when nobody gives it stands outside the body
    function.__code__ = code
    return True


def place_of(mutant: Mutant) -> Place | None:
    """The function that this mutant breaks, as a running frame names it."""
    function = function_of(mutant)
    return None if function is None else (function.__code__.co_filename, function.__code__.co_qualname)


def function_of(mutant: Mutant) -> types.FunctionType | None:
    """The function in memory whose inside is broken; nothing if it is a table that is, or the function is not found."""
    code = _innermost(_compiled(mutant.carrier.file), mutant.change.line)
    found: Any = sys.modules.get(mutant.module)
    if code is None or found is None:
        return None
    for part in code.co_qualname.split("."):
        found = vars(found).get(part) if hasattr(found, "__dict__") else None
        for wrapping in ("fget", "__func__", "__wrapped__"):
            found = getattr(found, wrapping, found)
    return found if isinstance(found, types.FunctionType) else None


@cache
def _compiled(file: Path) -> types.CodeType:
    return compile(file.read_text("utf-8"), str(file), "exec")


def _innermost(code: types.CodeType, line: int) -> types.CodeType | None:
    """The method or function whose body holds this line. Lambdas and comprehensions come along with it."""
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType) and not inner.co_name.startswith("<"):
            lines = [at for _, _, at in inner.co_lines() if at is not None]
            if lines and min(lines) <= line <= _last(inner):
                return _innermost(inner, line) or (inner if inner.co_flags & 2 else None)  # 2: has locals, no class
    return None


def _last(code: types.CodeType) -> int:
    own = max((at for _, _, at in code.co_lines() if at is not None), default=0)
    return max([own, *(_last(inner) for inner in code.co_consts if isinstance(inner, types.CodeType))])


# A process that has not read the box imports the broken module instead of the sound one.


def _cold(unsure: Sequence[Mutant]) -> None:
    """Read what does not change, once for all forks."""
    for name in ("pytest", "hypothesis", "ludoteca.words", "ludoteca.conformance"):
        importlib.import_module(name)
    read = {mutant.module for mutant in unsure} & sys.modules.keys()
    if read:
        raise RuntimeError(f"Already imported, and so not to be broken: {', '.join(sorted(read))}.")


def _import_broken(mutant: Mutant, cpu_seconds: float) -> int:
    def work() -> int:
        sys.meta_path.insert(0, Broken(mutant))
        return run_pytest(mutant.tests)

    return fork(work, cpu_seconds)


class Broken(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module only, and loads it broken."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.module:
            return None
        file = self.mutant.carrier.file
        inside = [str(file.parent)] if file.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(name, file, loader=self, submodule_search_locations=inside)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> None:
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        exec(compile(self.mutant.source(), str(self.mutant.carrier.file), "exec"), vars(module))  # noqa: S102
