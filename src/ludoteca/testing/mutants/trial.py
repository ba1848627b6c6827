"""Trying a mutant: a child process gets the broken code and runs the tests that cite its rules.

Most mutants change the inside of a function. They are tried in a fork of a process that has imported everything, with
the function's code exchanged: a few hundredths of a second. What is computed while a module is imported would not
notice, so whatever survives, and whatever changes a table, is tried again in a fresh interpreter.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import io
import os
import resource
import subprocess
import sys
import time
import types
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ludoteca.testing.mutants.plan import Mutant

SECONDS = 60
"""A mutant that runs for longer than this does not end: that, too, is noticed."""


@dataclass(frozen=True)
class Verdict:
    """What became of a mutant."""

    mutant: Mutant
    killed: bool
    how: str


class Running:
    """A child at work."""

    def __init__(self, mutant: Mutant, fresh: bool) -> None:
        self.mutant, self.fresh = mutant, fresh
        self.started = time.monotonic()
        self.pid = _start_fresh(mutant) if fresh else _fork(mutant)

    def verdict(self, status: int) -> Verdict | None:
        """Nothing if it has to be tried again in a fresh interpreter."""
        code = os.waitstatus_to_exitcode(status)
        if code == 0:
            return Verdict(self.mutant, False, "survived") if self.fresh else None
        return Verdict(self.mutant, True, "test failed" if code == 1 else "broke" if code > 0 else "did not end")

    @property
    def late(self) -> bool:
        return time.monotonic() - self.started > SECONDS


def trials(every: Sequence[Mutant], jobs: int) -> Iterator[Verdict]:
    """Try all of these, so many at a time, each verdict as soon as it is known."""
    waiting: list[tuple[Mutant, bool]] = [(mutant, False) for mutant in reversed(every)]
    running: dict[int, Running] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            child = Running(*waiting.pop())
            running[child.pid] = child
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            _end_late(running)
            time.sleep(0.005)
        elif pid in running:
            child = running.pop(pid)
            if (verdict := child.verdict(status)) is not None:
                yield verdict
            else:
                waiting.append((child.mutant, True))


def _end_late(running: dict[int, Running]) -> None:
    for pid, child in running.items():
        if child.late:
            os.kill(pid, 9)


def _fork(mutant: Mutant) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 3
    try:
        _quiet()
        if exchange(mutant):
            code = run_tests(mutant.tests)
        else:
            code = 0  # not to be done in a running process: a fresh one will
    finally:
        os._exit(code)


def _start_fresh(mutant: Mutant) -> int:
    command = [sys.executable, "-m", "ludoteca.testing.mutants.fresh", mutant.carrier.file.as_posix(), mutant.name]
    command += [mutant.module, *mutant.tests]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).pid  # noqa: S603  # our own


def _quiet() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))


def run_tests(tests: Sequence[str]) -> int:
    """0 if all of them pass, 1 as soon as one fails, more if they cannot even begin."""
    return _pytest("-x", *tests)


def warm_up(tests: Sequence[str]) -> None:
    """Import all tests and what they need, once, so that forks begin with everything read."""
    with contextlib.redirect_stdout(io.StringIO()):
        _pytest("--collect-only", *sorted({test.partition("::")[0] for test in tests}))


def _pytest(*words: str) -> int:
    """Only the plug-ins that rules need: setting up the others takes longer than most tests."""
    import pytest

    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    return int(pytest.main(["-q", "-p", "pytest_timeout", "-p", "no:cacheprovider", *words]))


# The inside of a function, exchanged while everything else stays.


def _code_at(mutant: Mutant) -> types.CodeType | None:
    """The code of the broken function, out of the broken module, unless the change is outside of every function."""
    with contextlib.suppress(SyntaxError, ValueError):
        module = compile(mutant.source(), str(mutant.carrier.file), "exec")
        return _innermost(module, mutant.change.line)
    return None


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


def exchange(mutant: Mutant) -> bool:
    """Give the function in memory the broken code; False if it cannot be found or is shaped otherwise."""
    code = _code_at(mutant)
    module: Any = sys.modules.get(mutant.module)
    if code is None or module is None:
        return False
    found = module
    for part in code.co_qualname.split("."):
        found = vars(found).get(part) if hasattr(found, "__dict__") else None
        found = getattr(found, "fget", found)
        found = getattr(found, "__func__", found)
    if not isinstance(found, types.FunctionType) or found.__code__.co_freevars != code.co_freevars:
        return False
    found.__code__ = code
    return True


# A fresh interpreter that imports the broken module instead of the sound one.


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
