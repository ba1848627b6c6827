"""What a dataclass writes at run time, written into a copy of the sources instead, so that mypyc compiles it too.

A compiled `@dataclass` keeps an interpreted `__init__` and takes class constants for fields. So in the copy each one is
a plain class with the methods that its decorator and the kernel would have made: `__init__`, `clone`, `parts`, and
equality. `declare` (ludoteca.kernel.native) tells `dataclasses` about its fields afterwards. No statement of a rule is
touched. Marks that mean nothing at run time (`@rule`) are left out, because mypyc calls decorated functions slowly, and
constants say that they are final and how long a tuple may be, because mypyc looks others up by name.
"""

from __future__ import annotations

import ast
import builtins
import dataclasses
import importlib
import re
import typing
from pathlib import Path
from types import ModuleType
from typing import Any

from ludoteca.kernel.component import Component
from ludoteca.kernel.copying import CLONE, COPY, how_copied
from ludoteca.kernel.option import Option
from ludoteca.kernel.steps import Step

PARTS = {"part": "[{0}]", "maybe": "([] if {0} is None else [{0}])", "some": "[*{0}]"}
EMPTY = {list: "[]", dict: "{}", set: "set()"}
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
OPEN = ("Step", "Choice", "Component", "State", "Random", "Cards", "RandomBot", "GreedyBot", "Searcher", "Belief")
"""Classes that interpreted boxes and bots inherit from."""


class Source:
    """A module of the package: its text, its tree and what it is at run time."""

    known: typing.ClassVar[dict[str, Source]] = {}

    def __init__(self, name: str, root: Path) -> None:
        self.name = name
        path = root.joinpath(*name.split("."))
        self.path = path.with_suffix(".py") if path.with_suffix(".py").is_file() else path / "__init__.py"
        self.text = self.path.read_text("utf-8")
        self.tree = ast.parse(self.text)
        self.module: ModuleType = importlib.import_module(name)

    @staticmethod
    def of(name: str, root: Path) -> Source:
        if name not in Source.known:
            Source.known[name] = Source(name, root)
        return Source.known[name]

    def said(self, node: ast.AST) -> str:
        return ast.get_source_segment(self.text, node) or ast.unparse(node)

    def origin(self, name: str) -> tuple[str, str]:
        """The module and the name by which this one imports a name; itself if it does not."""
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        return node.module, alias.name
        return self.name, name

    def class_node(self, name: str) -> ast.ClassDef:
        return next(node for node in self.tree.body if isinstance(node, ast.ClassDef) and node.name == name)


class Writer:
    """Writes the copy of one module."""

    def __init__(self, name: str, root: Path) -> None:
        self.root = root
        self.source = Source.of(name, root)
        self.lines = self.source.text.split("\n")
        self.drop: set[int] = set()
        self.instead: dict[int, str] = {}
        self.after: dict[int, list[str]] = {}
        self.late: dict[int, list[str]] = {}
        self.before: dict[int, list[str]] = {}
        self.types: dict[str, tuple[str, str]] = {}
        self.values: dict[str, tuple[str, str]] = {}
        self.written = False

    def text(self) -> str:
        for node in ast.walk(self.source.tree):
            self._leave_out_marks(node)
            self._count_once(node)
        for node in ast.walk(self.source.tree):
            self._tell_listeners_only(node)
        self._count_bits()
        for node in self.source.tree.body:
            if isinstance(node, ast.ClassDef):
                self._class(node)
            else:
                self._constant(node)
        if not (self.drop or self.instead or self.after or self.before or self.values):
            return "\n".join(self.lines)
        out: list[str] = []
        for number, line in enumerate(self.lines, 1):
            out += self.before.get(number, [])
            if number in self.instead:
                out.append(self.instead[number])
            elif number not in self.drop:
                out.append(line)
            out += self.after.get(number, [])
            out += self.late.get(number, [])
            if number == self._last_import():
                out += self._imports()
        return "\n".join(out) + "\n"

    def _last_import(self) -> int:
        found = [n for n in self.source.tree.body if isinstance(n, (ast.Import, ast.ImportFrom))]
        return found[-1].end_lineno or 0

    def _imports(self) -> list[str]:
        lines = [f"from {module} import {name}" for name, (module, _) in sorted(self.values.items())]
        if self.written:
            lines.append("from ludoteca.kernel.fields import printed as _printed")
            lines.append("from ludoteca.kernel.native import declare as _declare, field as _field")
        lines += [
            "from typing import TYPE_CHECKING as _TYPE_CHECKING, ClassVar as _ClassVar, Final as _Final",
            "if _TYPE_CHECKING:",
        ]
        lines.append("    from mypy_extensions import mypyc_attr")
        lines.append("    from ludoteca.kernel.component import Component as _Component")
        for name, (module, was) in sorted(self.types.items()):
            lines.append(f"    from {module} import {was} as {name}")
        return lines

    def _leave_out_marks(self, node: ast.AST) -> None:
        for mark in getattr(node, "decorator_list", []):
            if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                self.drop.update(range(mark.lineno, (mark.end_lineno or mark.lineno) + 1))

    def _count_once(self, node: ast.AST) -> None:
        """zip(a, b, strict=True) becomes zip(a, b), which mypyc turns into a plain loop. That both are as long as each
        other is an assertion; the sources make it."""
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "zip" and node.keywords:
            last, strict = node.args[-1], node.keywords[-1]
            if last.end_lineno == strict.end_lineno and strict.end_col_offset is not None:
                line = self.lines[strict.lineno - 1].encode()
                cut = line[: last.end_col_offset] + b" " * (strict.end_col_offset - (last.end_col_offset or 0))
                self.lines[strict.lineno - 1] = (cut + line[strict.end_col_offset :]).decode()

    def _count_bits(self) -> None:
        """mask.bit_count() becomes _bit_count((mask)), a function that mypyc knows; the last of a line first."""
        if self.source.name == "ludoteca.kernel.matching":  # where that function is
            return
        calls = [node for node in ast.walk(self.source.tree) if isinstance(node, ast.Call) and not node.args]
        for node in sorted(calls, key=lambda node: -(node.end_col_offset or 0)):
            asked = node.func
            if not isinstance(asked, ast.Attribute) or asked.attr != "bit_count" or node.lineno != node.end_lineno:
                continue
            said, mask = self.source.said(node), self.source.said(asked.value)
            before, found, after = self.lines[node.lineno - 1].rpartition(said)
            if found:
                self.lines[node.lineno - 1] = f"{before}_bit_count(({mask})){after}"
                self.values["bit_count as _bit_count"] = ("ludoteca.kernel.matching", "bit_count")

    def _tell_listeners_only(self, node: ast.AST) -> None:
        """g.tell(...) becomes `if g.heard is not None: g.tell(...)`: nothing is packed for nobody."""
        if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
            return
        called = node.value.func
        if isinstance(called, ast.Attribute) and ast.unparse(called) == "g.tell":
            first = self.lines[node.lineno - 1].lstrip()
            self.lines[node.lineno - 1] = f"{' ' * node.col_offset}if g.heard is not None: {first}"

    def _constant(self, node: ast.stmt) -> None:
        """NAME = (1, 2, 3) becomes NAME: Final[tuple[int, ...]] = (1, 2, 3); COMPILED becomes true."""
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "COMPILED":
            self.instead[node.lineno] = "COMPILED: _Final = True"
            return
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target, value, bare = node.targets[0], node.value, True
            if isinstance(target, ast.Tuple):
                self._constants_in_a_row(node, [ast.unparse(part) for part in target.elts])
                return
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            target, value, bare = node.target, node.value, False
            if ast.unparse(node.annotation) != "Final":
                return
        else:
            return
        if not isinstance(target, ast.Name) or not CONSTANT.fullmatch(target.id):
            return
        if isinstance(value, ast.Call) and getattr(value.func, "id", "") == "TypeVar":
            return
        kind = None
        if isinstance(value, (ast.Tuple, ast.BinOp)):
            kind = self._kind_of(getattr(self.source.module, target.id))
        if kind is not None or bare:
            line = self.lines[node.lineno - 1]
            said = f"_Final[{kind}]" if kind else "_Final"
            self.instead[node.lineno] = f"{target.id}: {said} {line[line.index('=') :]}"

    def _constants_in_a_row(self, node: ast.Assign, names: list[str]) -> None:
        """A, B = range(2) becomes a tuple and a constant for each of its parts."""
        if not all(CONSTANT.fullmatch(name) for name in names):
            return
        kinds = {self._kind_of(getattr(self.source.module, name)) for name in names}
        kind = kinds.pop()
        if kind is None or kinds:
            return
        row = f"_ROW_{node.lineno}"
        self._replace(node, f"{row}: _Final[tuple[{kind}, ...]] = tuple(({self.source.said(node.value)}))")
        self.instead[node.lineno] += "".join(
            f"\n{name}: _Final[{kind}] = {row}[{place}]" for place, name in enumerate(names)
        )

    def _kind_of(self, value: object) -> str | None:
        """The type of a constant tuple, of any length; nothing if its parts have none in common."""
        if isinstance(value, tuple):
            kinds = {self._kind_of(part) for part in value}
            kind = kinds.pop() if len(kinds) == 1 else None
            return f"tuple[{kind}, ...]" if kind else None
        if isinstance(value, Option):
            self.types["_Option"] = (Option.__module__, "Option")
            return "_Option"
        name = type(value).__name__
        known = type(value) in (int, str, float, bool) or getattr(self.source.module, name, None) is type(value)
        return name if known else None

    # Classes.

    def _class(self, node: ast.ClassDef) -> None:
        cls = getattr(self.source.module, node.name)
        decorator = _dataclass_mark(node)
        first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
        if self.source.name.startswith(("ludoteca.kernel.", "ludoteca.bots.")) and node.name in OPEN:
            self.before.setdefault(first, []).append("@mypyc_attr(allow_interpreted_subclasses=True)")
        elif issubclass(cls, Step):  # the place of a step that is done is used again by the next of its kind
            self.before.setdefault(first, []).append("@mypyc_attr(free_list_len=1)")
        for mark in node.decorator_list:  # such as @card(RUINAS), which notes the class in a table
            if mark is not decorator:
                self.drop.update(range(mark.lineno, (mark.end_lineno or mark.lineno) + 1))
                self.late.setdefault(node.end_lineno or 0, []).append(f"{self.source.said(mark)}({node.name})")
        if node.keywords:  # metaclass=Interned: a native step is built as fast as it is looked up
            line = self.lines[node.lineno - 1]
            self.instead[node.lineno] = line[: line.index("(")] + ":"
        if issubclass(cls, (Step, Component)) or decorator is not None:
            self._constants(node, cls)
        if decorator is None:
            return
        self.written = True
        self.drop.update(range(decorator.lineno, (decorator.end_lineno or 0) + 1))
        own = {b.name for b in node.body if isinstance(b, ast.FunctionDef)}
        lines = [] if "__init__" in own else self._init(cls)
        if issubclass(cls, Component):
            lines += self._copying(node, cls, own)
        elif not issubclass(cls, Step) and cls.__dataclass_params__.eq:
            lines += _comparing(node.name, [f.name for f in dataclasses.fields(cls) if f.compare], own)
        self._declare(node, cls)
        self.after.setdefault(node.end_lineno or 0, []).extend(["", *lines])

    def _constants(self, node: ast.ClassDef, cls: type) -> None:
        """Fields lose their defaults, which `__init__` has now; constants say that they belong to the class."""
        for stmt in node.body:
            if isinstance(stmt, ast.AnnAssign) and isinstance(stmt.target, ast.Name) and stmt.value is not None:
                if "ClassVar" in ast.unparse(stmt.annotation) or "Final" in ast.unparse(stmt.annotation):
                    continue
                if _dataclass_mark(node) is not None:
                    self._replace(stmt, f"{stmt.target.id}: {self.source.said(stmt.annotation)}")
            elif isinstance(stmt, ast.Assign) and isinstance(stmt.targets[0], ast.Name):
                name = stmt.targets[0].id
                if not any(name in vars(base) for base in cls.__mro__[1:]):
                    kind = _open_type(getattr(cls, name))
                    self._replace(stmt, f"{name}: _ClassVar[{kind}] = {self.source.said(stmt.value)}")

    def _replace(self, stmt: ast.stmt, text: str) -> None:
        self.drop.update(range(stmt.lineno, (stmt.end_lineno or 0) + 1))
        self.instead[stmt.lineno] = " " * stmt.col_offset + text

    def _fields(self, cls: type) -> list[tuple[Any, str, ast.expr | None, Source]]:
        """Each field with its type and default as written, and where that is."""
        said: dict[str, tuple[str, ast.expr | None, Source]] = {}
        for base in reversed(cls.__mro__):
            if "__dataclass_fields__" not in vars(base):
                continue
            source = Source.of(base.__module__, self.root)
            for stmt in source.class_node(base.__name__).body:
                if isinstance(stmt, ast.AnnAssign) and isinstance(stmt.target, ast.Name):
                    said[stmt.target.id] = (source.said(stmt.annotation), stmt.value, source)
        return [(f, *said[f.name]) for f in dataclasses.fields(cls)]

    def _init(self, cls: type) -> list[str]:
        by_place: list[str] = []
        by_name: list[str] = []
        body: list[str] = []
        for field, said, default, source in self._fields(cls):
            arguments = by_name if field.kw_only else by_place
            kind = self._type(said, source)
            value = field.name
            if field.default_factory is not dataclasses.MISSING:
                made = self._made(field, default, source)
                arguments.append(f"{field.name}: {kind} | None = None")
                value = f"{made} if {field.name} is None else {field.name}"
            elif field.default is not dataclasses.MISSING:
                arguments.append(f"{field.name}: {kind} = {self._default(field, default, source)}")
            else:
                arguments.append(f"{field.name}: {kind}")
            body.append(f"        self.{field.name} = {value}")
        if not body:
            return []
        both = [*by_place, "*", *by_name] if by_name else by_place
        if hasattr(cls, "__post_init__"):
            body.append("        self.__post_init__()")
        return [f"    def __init__(self, {', '.join(both)}) -> None:", *body, ""]

    def _made(self, field: Any, default: ast.expr | None, source: Source) -> str:
        if field.default_factory in EMPTY:
            return EMPTY[field.default_factory]
        assert isinstance(default, ast.Call)
        factory = next(k.value for k in default.keywords if k.arg == "default_factory")
        if isinstance(factory, ast.Lambda):
            return self._value(factory.body, source)
        return self._value(factory, source) + "()"

    def _default(self, field: Any, default: ast.expr | None, source: Source) -> str:
        if field.default is None or isinstance(field.default, (int, str, float)):
            return repr(field.default)
        if isinstance(default, ast.Call) and getattr(default.func, "id", "") == "field":
            default = next(k.value for k in default.keywords if k.arg == "default")
        assert default is not None
        return self._value(default, source)

    def _value(self, node: ast.expr, source: Source) -> str:
        for name in _names(node):
            if source is not self.source and not hasattr(self.source.module, name):
                self.values[name] = source.origin(name)
        return source.said(node)

    def _type(self, said: str, source: Source) -> str:
        tree = ast.parse(said, mode="eval").body
        if source is self.source:
            return said
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and not hasattr(builtins, node.id):
                module, name = source.origin(node.id)
                node.id = "_" + name
                self.types["_" + name] = (module, name)
        return ast.unparse(tree)

    def _copying(self, node: ast.ClassDef, cls: type, own: set[str]) -> list[str]:
        if node.name == "State":
            return []
        copies: list[str] = []
        parts: list[str] = []
        hints = typing.get_type_hints(cls)
        for field in dataclasses.fields(cls):
            how = field.metadata.get(CLONE)
            kind = "share" if how else how_copied(hints[field.name])
            mine = f"self.{field.name}"
            copies.append(f"{field.name}={'None' if how == 'drop' else COPY[kind].format(mine)}")
            if kind in PARTS:
                parts.append(f"        found += {PARTS[kind].format(mine)}")
        lines: list[str] = []
        if "clone" not in own:
            lines += [f"    def clone(self) -> {node.name}:"]
            if node.name in OPEN:
                lines += [f"        if type(self) is not {node.name}:", "            return super().clone()"]
            lines += [f"        return {node.name}({', '.join(copies)})", ""]
        if "parts" not in own:
            lines += ["    def parts(self) -> list[_Component]:", "        found: list[_Component] = []"]
            lines += [*parts, "        return found", ""]
        return lines

    def _declare(self, node: ast.ClassDef, cls: Any) -> None:
        """The fields as `dataclasses` would know them, each with how it is copied, which types no longer tell."""
        hints = typing.get_type_hints(cls) if issubclass(cls, Component) else {}
        own: list[str] = []
        for stmt in node.body:
            if not (isinstance(stmt, ast.AnnAssign) and isinstance(stmt.target, ast.Name)):
                continue
            name = stmt.target.id
            field = cls.__dataclass_fields__.get(name)
            if field is None or "ClassVar" in ast.unparse(stmt.annotation):
                continue
            said = [f"compare={field.compare}", f"repr={field.repr}"]
            if hints:
                said.append(f"metadata={{'{CLONE}': '{field.metadata.get(CLONE) or how_copied(hints[name])}'}}")
            if field.default_factory is not dataclasses.MISSING:
                said.append(f"default_factory=lambda: {self._made(field, stmt.value, self.source)}")
            elif field.default is not dataclasses.MISSING:
                said.append(f"default={self._default(field, stmt.value, self.source)}")
            own.append(f"    '{name}': ({self.source.said(stmt.annotation)!r}, _field({', '.join(said)})),")
        params = cls.__dataclass_params__
        self.late.setdefault(node.end_lineno or 0, [])[:0] = [
            f"_declare({node.name}, {params.frozen}, {any(f.kw_only for f in dataclasses.fields(cls))}, {{",
            *own,
            "})",
        ]


def _dataclass_mark(node: ast.ClassDef) -> ast.expr | None:
    for mark in node.decorator_list:
        name = mark.func if isinstance(mark, ast.Call) else mark
        if getattr(name, "id", "") == "dataclass":
            return mark
    return None


def _comparing(name: str, fields: list[str], own: set[str]) -> list[str]:
    lines: list[str] = []
    if "__eq__" not in own:
        same = " and ".join(["True", *(f"self.{field} == other.{field}" for field in fields)])
        lines += ["    def __eq__(self, other: object) -> bool:"]
        lines += [
            f"        return self is other or (isinstance(other, {name}) and type(self) is type(other) and {same})",
            "",
        ]
    if "__hash__" not in own:
        whole = "".join(f"self.{field}, " for field in fields)
        lines += ["    def __hash__(self) -> int:", f"        return hash(({whole}))", ""]
    if "__repr__" not in own:
        lines += ["    def __repr__(self) -> str:", "        return _printed(self)", ""]
    return lines


def _names(node: ast.expr) -> set[str]:
    found = {n.id for n in ast.walk(node) if isinstance(n, ast.Name)}
    return {name for name in found if not hasattr(builtins, name)}


def _open_type(value: Any) -> str:
    if isinstance(value, tuple):
        kinds = {type(v).__name__ for v in value}
        return f"tuple[{kinds.pop()}, ...]" if len(kinds) == 1 else "tuple[object, ...]"
    return type(value).__name__ if type(value).__module__ == "builtins" else "object"
