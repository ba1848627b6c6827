"""Who says which sentence: the classes, functions and tables that name a rule, and the tests that cite it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ludoteca.ledger import Definition, is_mark, is_ruling, is_test, named_by


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
        inner = name
        if isinstance(child, Definition):
            inner = f"{name}.{child.name}" if name else child.name
        own = frozenset(id for id, _ in named_by(child))
        ids = above | own
        if own:
            yield Carrier(file, inner, ids, child)
        yield from _carriers(file, child, inner, ids)


def citing_tests(folder: Path, box: str) -> defaultdict[str, list[str]]:
    """The tests that cite each rule of a box, as pytest calls them.

    Every ledger numbers its rulings from R-1 on: where `games/<box>` holds the tests of a box, the R-1 that others cite
    is another one.
    """
    found: defaultdict[str, list[str]] = defaultdict(list)
    home = folder / "games" / box
    for file in sorted(folder.rglob("test_*.py")):
        stranger = home.is_dir() and home not in file.parents
        for node in ast.parse(file.read_text("utf-8"), str(file)).body:
            if isinstance(node, Definition) and is_test(node):
                for id, _ in named_by(node):
                    if not (stranger and is_ruling(id)):
                        found[id].append(f"{file.as_posix()}::{node.name}")
    return found


@cache
def spoken(file: str) -> tuple[str, dict[str, str]]:
    """A file of tests: what all its tests share, and what each of them says, without the rules it cites."""
    shared, own = [], {}
    for node in ast.parse(Path(file).read_text("utf-8"), file).body:
        if isinstance(node, Definition) and is_test(node):
            node.decorator_list = [mark for mark in node.decorator_list if not is_mark(mark)]
            own[node.name] = ast.dump(node)
        else:
            shared.append(ast.dump(node))
    return "\n".join(shared), own


def told_by(test: str) -> str:
    """What a test says, by the name pytest calls it. Other tests of its file may come and go."""
    file, _, name = test.partition("::")
    shared, own = spoken(file)
    return f"{test}\n{shared}\n{own.get(name, '')}"
