"""A warm process: it has imported box and tests and collected these once; forks begin with everything ready."""

from __future__ import annotations

import contextlib
import gc
import io
import json
import os
import sys
import tempfile
import time
import types
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludoteca.testing.mutants.children import ended, fork

if TYPE_CHECKING:
    import pytest

Place = tuple[str, str]
"""A function, as a running frame names it: its file and its name."""


def run_pytest(words: Sequence[str], *plugins: object) -> int:
    """pytest, with the plug-ins that rules need only: setting up the others takes longer than most tests."""
    import pytest  # an extra: a bare installation can still import this module

    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["CI"] = "1"  # the same examples every time
    words = ["-x", "-q", "-s", "-p", "pytest_timeout", "-p", "no:cacheprovider", *words]
    return int(pytest.main(list(words), plugins=list(plugins)))


class Bench:
    """Collected tests, to be run in forks as often as one likes."""

    def __init__(self, session: pytest.Session, early: set[Place]) -> None:
        self.session = session
        self.early = early
        """The functions that ran while everything was imported: breaking them now would come too late."""
        self.items: dict[str, list[pytest.Item]] = defaultdict(list)
        for item in session.items:
            self.items[item.nodeid.partition("[")[0]].append(item)

    def run(self, tests: Iterable[str]) -> int:
        """0 if all of these pass, 1 as soon as one fails. In a fork only."""
        return 1 if any(self.session.testsfailed for _ in self.each(tests)) else 0

    def each(self, tests: Iterable[str]) -> Iterator[str]:
        """Run these, one after the other, until one fails."""
        items = [item for test in tests for item in self.items[test]]
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            yield item.nodeid.partition("[")[0]
            if self.session.testsfailed:
                return

    def times(self) -> dict[str, float]:
        """How long the processor works for each test. They must pass: else a failing test says nothing of a mutant."""
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder) / "times.json"
            if code := ended(fork(lambda: self._measure(out))):
                raise SystemExit(f"The tests that cite these rules fail as it is (exit code {code}): mend them first.")
            return dict(json.loads(out.read_text()))

    def _measure(self, out: Path) -> int:
        took: dict[str, float] = defaultdict(float)
        began = time.process_time()
        for test in self.each(self.items):
            now = time.process_time()
            took[test] += now - began
            began = now
        out.write_text(json.dumps(took))
        return 1 if self.session.testsfailed else 0


class _Loop:
    """A pytest plug-in that takes the place of running the tests one after the other."""

    def __init__(self, work: Callable[[Bench], None]) -> None:
        self.work = work
        self.early: set[Place] = set()
        self.said: SystemExit | None = None

    def note(self, frame: types.FrameType, event: str, arg: Any) -> None:
        if event == "call":
            self.early.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        gc.freeze()
        if session.testsfailed:
            raise session.Interrupted("The tests cannot be collected.")
        try:
            self.work(Bench(session, self.early))
        except SystemExit as said:  # pytest would call it an error of its own
            self.said = said
        return True


def warmly(tests: Sequence[str], work: Callable[[Bench], None]) -> None:
    """Import and collect these tests, and do this with them. The process should be thrown away afterwards."""
    loop, said = _Loop(work), io.StringIO()
    sys.setprofile(loop.note)
    try:
        with contextlib.redirect_stdout(said):
            code = run_pytest(tests, loop)
    finally:
        sys.setprofile(None)
    if loop.said:
        raise loop.said
    if code not in {0, 5}:
        raise SystemExit(f"The tests cannot be run:\n{said.getvalue()}")
