"""Knots: modules that import each other in a circle, so that none of them can be read before the others.

    assert knots(imports(Path("src/lantern"))) == []

Every import counts: those at the top of a file, those inside a function, and those that only a type checker reads.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

Graph = Mapping[str, frozenset[str]]


def imports(package: Path) -> dict[str, frozenset[str]]:
    """For each module of the package in this folder the modules of the package that it names in an import."""
    files = {_name(file, package.parent): file for file in sorted(package.rglob("*.py"))}
    return {
        module: frozenset(found for found in _named(file, module, frozenset(files)) if found != module)
        for module, file in files.items()
    }


def knots(graph: Graph) -> list[list[str]]:
    """Modules that can be reached from each other by imports, largest knot first."""
    reached = {module: _reachable(graph, module) for module in graph}
    tied = {
        module: frozenset(other for other in found if module in reached[other]) for module, found in reached.items()
    }
    return sorted((sorted(knot) for knot in set(tied.values()) if knot), key=lambda knot: (-len(knot), knot))


def _reachable(graph: Graph, start: str) -> frozenset[str]:
    """Everything that reading this module leads to; itself only if the way comes back."""
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        for module in graph[ahead.pop()] - seen:
            seen.add(module)
            ahead.append(module)
    return frozenset(seen)


def _name(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _named(file: Path, module: str, known: frozenset[str]) -> Iterator[str]:
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] if node.level > 1 else package
            home = ".".join(filter(None, (above if node.level else "", node.module)))
            for alias in node.names:
                inner = f"{home}.{alias.name}"
                if inner in known:
                    yield inner
                elif home in known:
                    yield home
