"""The rule ledgers: what they say, which code implements each sentence and which test checks it (`make rules`)."""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Final

ID: Final = r"[A-Z][A-Z0-9]*(?:-[0-9]*[A-Z][A-Z0-9]*)*-[0-9]+[a-z]?"
LANGUAGES: Final = ("en", "pt-BR")
_OURS: Final = re.compile(rf"- \*\*({ID})\*\*\s+(\S.*)")
_RULING: Final = re.compile(r"[A-Z]-[0-9]+[a-z]?")


Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
OURS: Final = Path("src", "ludoteca", "games")
"""Where our own boxes lie in the project."""
MARKS: Final = frozenset({"rule", "rules"})
SEE: Final = "see"
"""Where a question lists sentences that others say, for whoever is asked to read."""
Citation = tuple[str, int]
"""A rule ID, and the line it stands on."""


@dataclass(frozen=True)
class Entry:
    """One sentence of a ledger."""

    id: str
    text: str
    chapter: str

    @property
    def ruling(self) -> bool:
        """Rulings say what this table does where the rulebook is silent; they need no code of their own."""
        return is_ruling(self.id)


def is_ruling(id: str) -> bool:
    """R-1, H-1: the numbers of rulings are those of one ledger, and another game has its own."""
    return bool(_RULING.fullmatch(id))


def read_ledger(text: str) -> dict[str, Entry]:
    """The entries of a `rules.<language>.md`, by ID, in order. An entry goes on over indented lines."""
    entries: dict[str, Entry] = {}
    chapter, last = "", ""
    for line in text.splitlines():
        if line.startswith("#"):
            chapter, last = line.lstrip("#").strip(), ""
        elif found := _OURS.match(line):
            last = found[1]
            if last in entries:
                raise ValueError(f"{last} stands twice in the ledger")
            entries[last] = Entry(last, found[2].strip(), chapter)
        elif last and line.startswith(" ") and line.strip():
            entries[last] = Entry(last, f"{entries[last].text} {line.strip()}", chapter)
        else:
            last = ""
    return entries


def cited_by_code(package: Path) -> dict[str, str]:
    """Rule IDs that code names, with the place: `rule = ...`, `rules = (...)`, `rule=` in a call, `@rule(...)`."""
    cited: dict[str, str] = {}
    for file, tree in _modules(package):
        for node in ast.walk(tree):
            for id, line in named_by(node):
                cited.setdefault(id, f"{file}:{line}")
    return cited


def shown_by_code(package: Path) -> dict[str, str]:
    """Rule IDs that questions show besides their own (`see = (...)`), with the place."""
    shown: dict[str, str] = {}
    for file, tree in _modules(package):
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for id, line in (found for part in node.body if points_to_rules(part) for found in _strings(part)):
                    shown.setdefault(id, f"{file}:{line}")
    return shown


def cited_by_tests(folder: Path) -> dict[tuple[Path, str], str]:
    """Rule IDs that tests check with `@rule(...)`, by file and ID, with the place."""
    cited: dict[tuple[Path, str], str] = {}
    for file, tree in _modules(folder):
        for node in ast.walk(tree):
            if is_test(node):
                for id, line in named_by(node):
                    cited.setdefault((file, id), f"{file}:{line}")
    return cited


def _modules(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text("utf-8"), str(file))


# Reading citations: `make rules` and `make mutants` read them here.


def named_by(node: ast.AST) -> Iterator[Citation]:
    """What this node itself names: `@rule("X")`; `rule = "X"`, `rules = ("X", "Y")` of a class; `rule=` of a call."""
    if isinstance(node, Definition):
        for mark in node.decorator_list:
            if is_mark(mark):
                yield from _strings(mark)
    if isinstance(node, ast.ClassDef):
        for line in node.body:
            if names_a_rule(line):
                yield from _strings(line)
    elif isinstance(node, ast.Call):
        for word in node.keywords:
            if word.arg in MARKS:
                yield from _strings(word.value)


def is_test(node: ast.AST) -> bool:
    return isinstance(node, Definition) and node.name[:4].lower() == "test"


def is_mark(mark: ast.expr) -> bool:
    """Whether this decorator is `@rule(...)`."""
    return isinstance(mark, ast.Call) and getattr(mark.func, "id", getattr(mark.func, "attr", "")) == "rule"


def names_a_rule(line: ast.stmt) -> bool:
    """Whether this line of a class only says which sentence it is."""
    return not MARKS.isdisjoint(_assigned(line))


def points_to_rules(line: ast.stmt) -> bool:
    """Whether this line of a class only lists sentences to read besides."""
    return SEE in _assigned(line)


def _assigned(line: ast.stmt) -> list[str]:
    targets = line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _strings(node: ast.AST) -> Iterator[Citation]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
            yield part.value, part.lineno


@dataclass
class Account:
    """How one game stands: its IDs, which have code and which a test, and what is wrong."""

    code: str
    registered: bool
    rulings: int = 0
    ids: list[str] = field(default_factory=list)
    with_code: int = 0
    with_test: int = 0
    checked: int | None = None
    """Rules whose tests were seen to fail when their code was broken; nothing where that was never tried."""
    faults: list[str] = field(default_factory=list)


def account(code: str, package: Path, tests: Path, registered: bool) -> Account:
    """Compare a game's two ledgers with each other, with the IDs agreed on, with its code and with the tests.

    The IDs agreed on are kept with the tests, so that a rule cannot vanish from both languages without being noticed.
    """
    found = Account(code, registered)
    ledgers = {}
    for language in LANGUAGES:
        file = package / f"rules.{language}.md"
        if not file.is_file():
            found.faults.append(f"{file} is missing: write the ledger in this language")
            return found
        ledgers[language] = read_ledger(file.read_text("utf-8"))
    one, two = (ledgers[language] for language in LANGUAGES)
    found.faults += [f"{id} is told in one language only" for id in sorted(one.keys() ^ two.keys())]
    found.ids = [entry.id for entry in one.values() if not entry.ruling]
    found.rulings = len(one) - len(found.ids)
    agreed = tests / "ledger" / "agreed" / f"{code}.txt"
    if agreed.is_file():
        ids = agreed.read_text("utf-8").split()
        found.faults += [f"{id} is in the project's ledger, but not in rules.en.md" for id in ids if id not in one]
        found.faults += [f"{id} is not in the project's ledger ({agreed})" for id in found.ids if id not in ids]
    in_code, in_tests = cited_by_code(package), cited_by_tests(tests)
    tested = {id for _, id in in_tests}
    found.with_code = sum(id in in_code for id in found.ids)
    found.with_test = sum(id in tested for id in found.ids)
    found.checked = _checked(tests / "mutants" / f"{code}.txt", found.ids)
    found.faults += [f"{id} has no code" for id in found.ids if id not in in_code]
    found.faults += [f"{id} has no test" for id in found.ids if id not in tested]
    for id, place in [*in_code.items(), *shown_by_code(package).items()]:
        if id not in one:
            found.faults.append(f"{place} cites {id}: no such rule")
    home, mine = tests / "games" / code, prefixes(found.ids)
    for (file, id), place in in_tests.items():
        if id not in one and (id.split("-")[0] in mine or home in file.parents):
            found.faults.append(f"{place} cites {id}: no such rule")
    return found


def tried(record: Path) -> dict[str, tuple[int, ...]]:
    """The record of `make mutants`: for each rule the mutants killed, explained as equivalent, and left."""
    lines = record.read_text("utf-8").splitlines() if record.is_file() else []
    return {id: tuple(map(int, words[:3])) for id, *words in map(str.split, lines)}


def _checked(record: Path, ids: Iterable[str]) -> int | None:
    found = tried(record)
    return sum(bites(found[id]) for id in ids if id in found) if found else None


def bites(counts: tuple[int, ...]) -> bool:
    """At least one mutant was killed, and no survivor is unexplained."""
    killed, _, left = counts
    return killed > 0 and not left


def prefixes(ids: Iterable[str]) -> set[str]:
    """What the IDs of a game begin with: ROAM, O11."""
    return {id.split("-")[0] for id in ids}


def strays(tests: Path, known: Sequence[Account]) -> list[str]:
    """Citations in tests that belong to no game at all."""
    mine = prefixes(id for game in known for id in game.ids)
    homes = {tests / "games" / game.code for game in known}
    return [
        f"{place} cites {id}: no such rule"
        for (file, id), place in cited_by_tests(tests).items()
        if id.split("-")[0] not in mine and not homes & set(file.parents)
    ]


def audit(root: Path, registered: Container[str]) -> tuple[list[Account], list[str]]:
    """The account of every game under this root, and what is wrong with the registered ones."""
    games, tests = root / OURS, root / "tests"
    accounts = [
        account(package.name, package, tests, package.name in registered)
        for package in sorted(games.iterdir())
        if (package / "rules.en.md").is_file() or package.name in registered
    ]
    faults = [f"{game.code}: {fault}" for game in accounts if game.registered for fault in game.faults]
    if all(game.registered for game in accounts):
        faults += strays(tests, accounts)
    return accounts, faults


def audit_of(codes: Sequence[str], tests: Path) -> tuple[list[Account], list[str]]:
    """The same for these boxes, of whatever package, with the tests in this folder."""
    from ludoteca.registry import box

    accounts = [account(code, Path(str(files(box(code).package))), tests, registered=True) for code in codes]
    return accounts, [f"{game.code}: {fault}" for game in accounts for fault in game.faults]


def main(codes: Sequence[str] = (), tests: Path = Path("tests")) -> int:
    """Print the accounts of these games, or of all ours; 1 if a registered game has a gap. Tests of a *checked* rule
    kill its mutants."""
    from rich.console import Console
    from rich.table import Table

    from ludoteca.kernel import Refused
    from ludoteca.registry import boxes

    try:
        if not codes and not (Path.cwd() / OURS).is_dir():
            raise Refused("Say whose rules: python -m ludoteca.ledger CODE --tests FOLDER.", "game")
        accounts, faults = audit_of(codes, tests) if codes else audit(Path.cwd(), boxes())
    except Refused as error:
        print(error, file=sys.stderr)  # noqa: T201  # a program's one sentence
        return 2
    table = Table(title="Rules")
    for column in ("game", "IDs", "with code", "with test", "checked", "rulings", "state"):
        table.add_column(column, justify="left" if column in {"game", "state"} else "right")
    for game in accounts:
        state = f"{len(game.faults)} gaps" if game.faults else "complete"
        checked = "-" if game.checked is None else game.checked
        counts = (len(game.ids), game.with_code, game.with_test, checked, game.rulings)
        table.add_row(game.code, *map(str, counts), state if game.registered else f"{state} (not registered yet)")
    console = Console(soft_wrap=True)
    console.print(table)
    for fault in faults:
        console.print(fault, highlight=False)
    return 1 if faults else 0


def _asked(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m ludoteca.ledger", description="Which rules have code and a test.")
    parser.add_argument("codes", nargs="*", metavar="CODE", help="boxes of any package; by default all that lie here")
    parser.add_argument("--tests", type=Path, default=Path("tests"), help="where the tests are")
    return parser.parse_args(words)


if __name__ == "__main__":
    asked = _asked()
    sys.exit(main(asked.codes, asked.tests))
