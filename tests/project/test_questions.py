"""A question is known by its class, which `asks` hands to pages and judges, never by how the class is called."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

from ludoteca.kernel import Choice
from ludoteca.registry import boxes


def compares_names(tree: ast.AST) -> list[int]:
    """The lines on which the name of a type is compared, kept to be compared, or looked up."""
    names = ("__name__", "__qualname__")
    found = []
    for node in ast.walk(tree):
        inside: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            inside = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            inside = [node.subject]
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            inside = [node.value]
        elif isinstance(node, ast.Subscript):
            inside = [node.slice]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("get", "index"):
            inside = node.args
        found += [one.lineno for one in inside if isinstance(one, ast.Attribute) and one.attr in names]
    return found


def test_no_type_is_known_by_its_name(root: Path) -> None:
    found = [
        f"{file.relative_to(root)}:{line}"
        for file in sorted((root / "src").rglob("*.py"))
        for line in compares_names(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        'if type(ask).__name__ == "Move": pass',
        'ask = type(g.ask).__name__\nif ask in ("Act", "Respond"): pass',
        "match type(ask).__name__:\n    case 'Move': pass",
        "order = ORDER[type(ask).__name__]",
        "order = ORDER.get(type(ask).__name__, 0)",
    ],
)
def test_the_check_bites(line: str) -> None:
    assert compares_names(ast.parse(line))


def probes(tree: ast.AST) -> list[int]:
    """The lines on which a question is tried for a field that it may or may not have."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("getattr", "hasattr")
        if ast.unparse(node.args[0]).rpartition(".")[2] == "ask" and isinstance(node.args[1], ast.Constant)
    ]


def test_no_question_is_tried_for_a_field(root: Path) -> None:
    """A field that is renamed would be 0 for ever, and no type checker could say so."""
    found = [
        f"{file.relative_to(root)}:{line}"
        for file in sorted((root / "src").rglob("*.py"))
        for line in probes(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []
    assert probes(ast.parse('x = getattr(g.ask, "steps", 0)'))
    assert probes(ast.parse('if hasattr(ask, "steps"): pass'))


def test_what_a_box_hands_out_to_pages_and_judges_are_questions() -> None:
    """A page that may not read the rules gets nothing else of them by this door."""
    for game in boxes().values():
        if not game.package.startswith("ludoteca.games."):
            continue
        door = importlib.import_module(f"{game.package}.asks")
        handed = [getattr(door, name) for name in door.__all__ if name != "QUESTIONS"]
        handed += getattr(door, "QUESTIONS", ())
        assert handed, game.code
        assert all(isinstance(kind, type) and issubclass(kind, Choice) for kind in handed), handed
