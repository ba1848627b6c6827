"""Who says which sentence: the classes, functions and tables that name a rule, and the tests that cite it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
MARKS = frozenset({"rule", "rules"})


@dataclass(frozen=True)
class Carrier:
    """A piece of source that names rules, as a path of definitions in its module and a span of lines."""

    file: Path
    name: str
    ids: frozenset[str]
    node: ast.AST


def carriers(file: Path, tree: ast.Module) -> Iterator[Carrier]:
    """Every carrier of a module, outermost first. What stands inside another names its rules as well as its own."""
    yield from _carriers(file, tree, "", frozenset())


def _carriers(file: Path, node: ast.AST, name: str, above: frozenset[str]) -> Iterator[Carrier]:
    for child in ast.iter_child_nodes(node):
        inner, ids = name, above
        if isinstance(child, Definition):
            inner = f"{name}.{child.name}" if name else child.name
            own = frozenset(_named(child))
            ids = above | own
            if own:
                yield Carrier(file, inner, ids, child)
        elif isinstance(child, ast.Call):
            own = frozenset(id for word in child.keywords if word.arg in MARKS for id in strings(word.value))
            ids = above | own
            if own:
                yield Carrier(file, name, ids, child)
        yield from _carriers(file, child, inner, ids)


def _named(node: Definition) -> Iterator[str]:
    """`@rule("X")`, `rule = "X"`, `rules = ("X", "Y")`."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and getattr(mark.func, "id", getattr(mark.func, "attr", "")) == "rule":
            yield from strings(mark)
    if isinstance(node, ast.ClassDef):
        for line in node.body:
            if names_a_rule(line):
                yield from strings(line)


def names_a_rule(line: ast.stmt) -> bool:
    """Whether this line of a class only says which sentence it is."""
    targets = line.targets if isinstance(line, ast.Assign) else [line.target] if isinstance(line, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id in MARKS for target in targets)


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value:
            yield part.value


def citing_tests(folder: Path) -> defaultdict[str, list[str]]:
    """The tests that cite each rule, as pytest calls them."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8"), str(file)).body:
            if isinstance(node, Definition) and node.name[:4].lower() == "test":
                for id in _named(node):
                    found[id].append(f"{file.as_posix()}::{node.name}")
    return found
