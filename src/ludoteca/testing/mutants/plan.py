"""Which mutants are tried: some of every rule, the same ones every time."""

from __future__ import annotations

import ast
import hashlib
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from ludoteca.testing.mutants.carriers import Carrier, carriers, citing_tests, told_by
from ludoteca.testing.mutants.operators import Change, break_in, changes

MOST_TESTS = 60
"""A rule cited by more tests than this is checked by the first ones: they are enough, or too many are none."""


@dataclass(frozen=True)
class Mutant:
    """One broken module and the tests that ought to notice."""

    box: str
    module: str
    carrier: Carrier
    change: Change
    twin: int
    """Which of several equal changes in the same carrier it is."""
    tests: tuple[str, ...]

    @cached_property
    def name(self) -> str:
        """What it is called in reports and in the file of explanations: it survives moves to another line or module."""
        change = self.change
        again = f" #{self.twin}" if self.twin else ""
        return f"{self.box}: {self.carrier.name or 'table'}: {change.how}: {change.before} -> {change.after}{again}"

    @cached_property
    def mark(self) -> str:
        """Its name in a few letters, for the record."""
        return hashlib.blake2b(self.name.encode(), digest_size=4).hexdigest()

    @cached_property
    def fingerprint(self) -> str:
        """Changes when the carrier, the change or a citing test changes: an old verdict then no longer counts."""
        seed = "\n".join([self.name, ast.dump(self.carrier.node), *map(told_by, self.tests)])
        return hashlib.blake2b(seed.encode(), digest_size=8).hexdigest()

    def source(self) -> ast.Module:
        """The whole module with this change made. Asked once, in the process that tries it."""
        return break_in(_tree(self.carrier.file), self.change)


_TREES: dict[Path, ast.Module] = {}


def _tree(file: Path) -> ast.Module:
    if file not in _TREES:
        _TREES[file] = ast.parse(file.read_text("utf-8"), str(file))
    return _TREES[file]


def mutants(package: Path, name: str, tests: Path) -> list[Mutant]:
    """Every mutant of the rules of one box. `name` is the package as it is imported."""
    cited = citing_tests(tests, name.rpartition(".")[2])
    seen: dict[tuple[str, str, str, str], int] = defaultdict(int)
    return [
        mutant
        for file in sorted(package.rglob("*.py"))
        for mutant in _mutants_of(name, file, ".".join([name, *_dotted(file.relative_to(package))]), cited, seen)
    ]


def _dotted(file: Path) -> Iterable[str]:
    parts = file.with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def _mutants_of(
    package: str, file: Path, module: str, cited: Mapping[str, list[str]], seen: dict[tuple[str, str, str, str], int]
) -> Iterator[Mutant]:
    tree = _tree(file)
    innermost: dict[tuple[int, str, str], tuple[Carrier, Change]] = {}
    for carrier in carriers(file, tree):
        for change in changes(tree, carrier.node):
            innermost[change.place, change.how, change.after] = (carrier, change)
    for carrier, change in innermost.values():
        tests = tuple(dict.fromkeys(test for id in sorted(carrier.ids) for test in cited[id]))
        if tests:
            key = (carrier.name, change.how, change.before, change.after)
            yield Mutant(package.rpartition(".")[2], module, carrier, change, seen[key], tests[:MOST_TESTS])
            seen[key] += 1


def chosen(every: list[Mutant], per_rule: int) -> list[Mutant]:
    """Up to so many of every rule, drawn by the rule's own name, so that a rule's mutants stay the same."""
    by_rule: dict[str, list[Mutant]] = defaultdict(list)
    for mutant in every:
        for id in sorted(mutant.carrier.ids):
            by_rule[id].append(mutant)
    found: dict[str, Mutant] = {}
    for id in sorted(by_rule):
        rule = sorted(by_rule[id], key=lambda mutant: mutant.name)
        random.Random(id).shuffle(rule)
        found.update((mutant.name, mutant) for mutant in rule[:per_rule])
    return list(found.values())
