"""`make native` writes what a dataclass would write at run time, and leaves every statement of a rule as it is."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from native.build import PROJECT, SOURCES, compiled, read_by
from native.write import Writer

MODULES = [name for names in compiled().values() for name in names]
WRITTEN = {"__init__", "clone", "parts", "__eq__", "__hash__", "__repr__"}
"""What a class may have in the copy and not in the sources."""


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inside in node.body:
                if isinstance(inside, ast.FunctionDef):
                    marks = [ast.unparse(mark) for mark in inside.decorator_list]  # a property has two functions
                    kept = ",".join(mark for mark in marks if not mark.startswith("rule("))
                    yield f"{node.name}.{inside.name} {kept}", inside


class Plainly(ast.NodeTransformer):
    """A function without what the build is allowed to change."""

    def visit_If(self, node: ast.If) -> ast.AST | list[ast.stmt]:
        if ast.unparse(node.test).endswith(".heard is not None") and ".tell(" in ast.unparse(node.body[0]):
            return node.body
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if getattr(node.func, "id", "") == "zip":
            node.keywords = []
        if getattr(node.func, "id", "") == "_bit_count":
            node = ast.Call(ast.Attribute(node.args[0], "bit_count"), [], [])
        return self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.decorator_list = []
        return self.generic_visit(node)


def plainly(node: ast.FunctionDef) -> str:
    return ast.unparse(Plainly().visit(ast.parse(ast.unparse(node))))


@pytest.mark.parametrize("group", list(compiled()))
def test_no_statement_of_a_rule_is_touched(group: str) -> None:
    for name in compiled()[group]:
        writer = Writer(name, SOURCES)
        copy = dict(functions(ast.parse(writer.text())))
        source = dict(functions(writer.source.tree))
        for said, function in source.items():
            assert plainly(copy[said]) == plainly(function), f"{name}.{said}"
        added = {said.split()[0].split(".")[-1] for said in copy.keys() - source.keys()}
        assert added <= WRITTEN, name


def test_every_module_of_the_rules_is_compiled() -> None:
    for box in sorted((SOURCES / "ludoteca" / "games").iterdir()):
        for file in (box / "rules").rglob("*.py"):
            name = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
            assert name in MODULES or file.name == "__init__.py"


def test_what_compares_by_identity_is_not_compared_field_by_field() -> None:
    """A chart of Calamandara is a page of tables: hashing it made the compiled game slower than the sources."""
    text = Writer("ludoteca.games.calamandara.board", SOURCES).text()
    passage = next(node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == "Passage")
    assert not {"__eq__", "__hash__"} & {inside.name for inside in passage.body if isinstance(inside, ast.FunctionDef)}


def test_a_file_is_compiled_again_only_if_what_it_includes_has_changed(tmp_path: Path) -> None:
    (tmp_path / "kernel.h").write_text("#include <Python.h>\n")
    (tmp_path / "roam.h").write_text('#include "kernel.h"\n')
    (tmp_path / "dune.h").write_text('#include "kernel.h"\n')
    source = tmp_path / "turn.c"
    source.write_text('#include "roam.h"\n#include <kernel.h>\n')
    assert [file.name for file in read_by(source, tmp_path)] == ["turn.c", "roam.h", "kernel.h"]


def test_every_exception_names_a_test_and_a_reason() -> None:
    for reason, names in tomllib.loads((Path(__file__).parent / "exceptions.toml").read_text("utf-8")).items():
        assert len(reason.split()) > 3
        for name in names:
            file, test = name.split("::")
            assert f"def {test}(" in (PROJECT / file).read_text("utf-8")


def test_constants_that_are_named_in_a_row_are_constants_each() -> None:
    """Otherwise compiled rules would look them up by name at every decision."""
    text = Writer("ludoteca.games.roam.content", SOURCES).text()
    assert "DONE: _Final[_Option] = _ROW_" in text
    assert "GAIN_COIN: _Final[int] = _ROW_" in text


def test_tables_in_the_file_of_a_package_are_compiled() -> None:
    assert "ludoteca.games.dune_imperium.content" in MODULES
    assert "ludoteca.games.dune_imperium" not in MODULES


def test_only_fields_behind_the_mark_are_given_by_name() -> None:
    """A copy of the box runs interpreted, where it matters which is which."""
    text = Writer("ludoteca.games.dune_imperium.content.deck", SOURCES).text()
    assert "def __init__(self, id: str, *, copies: int, cost: int = 0" in text
