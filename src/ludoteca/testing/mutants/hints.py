"""Which test would have noticed: for every survivor, a test of the same box that fails but does not cite the rule.

Often it checks the rule and only does not say so: then its `@rule` is not complete. Where there is no such test, one is
missing, or the mutant changes nothing.
"""

from __future__ import annotations

import json
import sys
import tempfile
import types
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from ludoteca.testing.mutants.children import ended, fork, race
from ludoteca.testing.mutants.plan import Mutant
from ludoteca.testing.mutants.trial import exchange, place_of
from ludoteca.testing.mutants.warm import Bench, Place, warmly

MOST_TESTS = 60
"""The tests that run the least besides are asked first; whole random games, at the end, would say little."""


def noticed_by(survivors: Sequence[Mutant], every: Sequence[Mutant], jobs: int) -> dict[str, str]:
    """For each of these, by name, the first test that fails of those that run the broken function, if there is one.

    All tests of all files in which tests of the box's rules stand are asked.
    """
    found: dict[str, str] = {}
    for box in sorted({mutant.box for mutant in survivors}):
        mine = [mutant for mutant in survivors if mutant.box == box]
        tests = sorted({test.partition("::")[0] for mutant in every if mutant.box == box for test in mutant.tests})
        with tempfile.TemporaryDirectory() as folder:
            said = Path(folder) / "said.jsonl"
            ended(fork(partial(_ask, mine, tests, jobs, said), 3600))
            found |= dict(json.loads(line) for line in said.read_text("utf-8").splitlines())
    return found


def _ask(survivors: Sequence[Mutant], tests: Sequence[str], jobs: int, out: Path) -> int:
    with out.open("w", encoding="utf-8") as lines:

        def say(mutant: Mutant, test: str) -> None:
            lines.write(json.dumps([mutant.name, test]) + "\n")

        warmly(tests, lambda bench: _look(bench, survivors, jobs, say))
    return 0


def _look(bench: Bench, survivors: Sequence[Mutant], jobs: int, say: Callable[[Mutant, str], None]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        traced = Path(folder) / "traced.json"
        ended(fork(lambda: _trace(bench, traced)))
        ran: dict[str, set[Place]] = {
            test: {(file, name) for file, name in places} for test, places in json.loads(traced.read_text()).items()
        }

        def start(number: int) -> int:
            mutant, place = survivors[number], place_of(survivors[number])
            likely = [test for test in sorted(ran, key=lambda test: len(ran[test])) if place in ran[test]]
            others = [test for test in likely if test not in mutant.tests][:MOST_TESTS]
            return fork(lambda: _first_to_fail(bench, others, mutant, Path(folder) / str(number)), 60)

        for number, _ in race(range(len(survivors)), jobs, start):
            said = Path(folder) / str(number)
            say(survivors[number], said.read_text() if said.is_file() else "")


def _first_to_fail(bench: Bench, tests: Sequence[str], mutant: Mutant, out: Path) -> int:
    if exchange(mutant):
        for test in bench.each(tests):
            if bench.session.testsfailed:
                out.write_text(test)
    return 0


def _trace(bench: Bench, out: Path) -> int:
    """Which functions each test runs."""
    ran: dict[str, set[Place]] = defaultdict(set)
    seen: set[Place] = set()

    def note(frame: types.FrameType, event: str, arg: Any) -> None:
        if event == "call":
            seen.add((frame.f_code.co_filename, frame.f_code.co_qualname))

    sys.setprofile(note)
    for test in bench.each(bench.items):
        ran[test] |= seen
        seen.clear()
    sys.setprofile(None)
    out.write_text(json.dumps({test: sorted(places) for test, places in ran.items()}))
    return 0
