"""Effects in an edition, written as they are in the box: `Gain(solari=2)`, `Arrow(Cost(spice=1), [Draw(2)])`."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import Any, Final

from ludoteca.kernel.kinds import Wrong, shown

MOST: Final = 99
"""No number of an effect is larger."""
LENGTH: Final = 400


@dataclass(frozen=True)
class Spoken:
    """One effect. Only classes that are printed somewhere in the same column may be used there, each with arguments of
    the types that it is printed with."""

    kinds: Mapping[str, type]
    words: Mapping[str, Mapping[str, int]]
    """For fields that hold the number of something: its names."""

    @property
    def says(self) -> str:
        return f"an effect such as {', '.join(sorted(self.kinds))}"

    def write(self, value: Any) -> str:
        return self._write(value, "")

    def _write(self, value: Any, field: str) -> str:
        if isinstance(value, tuple):
            return f"[{', '.join(self._write(each, field) for each in value)}]"
        if not is_dataclass(value):
            names = {number: word for word, number in self.words.get(field, {}).items()}
            return names.get(value, str(value))
        parts = []
        for each in fields(value):
            said = getattr(value, each.name)
            if each.default is MISSING:
                parts.append(self._write(said, each.name))
            elif said != each.default:
                parts.append(f"{each.name}={self._write(said, each.name)}")
        return f"{type(value).__name__}({', '.join(parts)})"

    def read(self, said: Any) -> Any:
        if not isinstance(said, str) or len(said) > LENGTH:
            raise Wrong(f"must be {self.says}; not {shown(said)}")
        try:
            tree = ast.parse(said.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise Wrong(f"cannot be read: {shown(said)} is not written like Gain(spice=1)") from error
        if not isinstance(tree, ast.Call):
            raise Wrong(f"must be {self.says}; not {shown(said)}")
        return self._made(tree)

    def _made(self, node: ast.Call) -> Any:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        kind = self.kinds.get(name)
        if kind is None:
            raise Wrong(f"must be {self.says}; there is no {shown(name or ast.unparse(node.func))} here")
        slots = [field.name for field in fields(kind)]
        if len(node.args) > len(slots):
            raise Wrong(f"gives {name} more than it takes: {', '.join(slots) or 'nothing'}")
        given = dict(zip(slots, node.args, strict=False))
        for keyword in node.keywords:
            if keyword.arg not in slots or keyword.arg in given:
                raise Wrong(
                    f"gives {name} {shown(keyword.arg)}, but it takes {', '.join(slots) or 'nothing'} once each"
                )
            given[keyword.arg] = keyword.value
        missing = [f.name for f in fields(kind) if f.default is MISSING and f.name not in given]
        if missing:
            raise Wrong(f"does not say the {missing[0]} of {name}")
        return kind(**{field: self._argument(name, field, value) for field, value in given.items()})

    def _argument(self, name: str, field: str, node: ast.expr) -> Any:
        expected = next(f.type for f in fields(self.kinds[name]) if f.name == field)
        value = self._value(name, field, node)
        if not _fits(value, str(expected), self.kinds[name]):
            raise Wrong(f"gives {name} {shown(ast.unparse(node))} as {field}, which must be {_plainly(str(expected))}")
        return value

    def _value(self, name: str, field: str, node: ast.expr) -> Any:
        if isinstance(node, ast.Call):
            return self._made(node)
        if isinstance(node, (ast.List, ast.Tuple)):
            return tuple(self._value(name, field, each) for each in node.elts)
        if isinstance(node, ast.Name) and node.id in self.words.get(field, {}):
            return self.words[field][node.id]
        try:
            value = ast.literal_eval(node)
        except (ValueError, TypeError, RecursionError):
            known = ", ".join(self.words.get(field, {})) or "a number"
            raise Wrong(f"gives {name} {shown(ast.unparse(node))} as {field}, which must be {known}") from None
        if isinstance(value, int) and abs(value) > MOST:
            raise Wrong(f"gives {name} {value}, which is more than {MOST}")
        return value


_PLAIN: Final[Mapping[str, type]] = {"int": int, "bool": bool, "str": str}


def _fits(value: Any, expected: str, home: type) -> bool:
    """Whether a value is of the type that a class declares for a field, as far as it is written in words."""
    if expected.startswith("tuple["):
        inner = expected[6:-1].removesuffix(", ...")
        return isinstance(value, tuple) and all(_fits(each, inner, home) for each in value)
    if plain := _PLAIN.get(expected):
        return type(value) is plain
    kind = vars(sys.modules[home.__module__]).get(expected)
    return isinstance(kind, type) and isinstance(value, kind)


def _plainly(expected: str) -> str:
    if expected.startswith("tuple["):
        return f"a list of such as {_plainly(expected[6:-1].removesuffix(', ...'))}"
    return {"int": "a whole number", "bool": "True or False", "str": "a word"}.get(expected, f"one {expected}")


def spoken(values: Iterable[Any], words: Mapping[str, Sequence[str]] | None = None, none: str = "any") -> Spoken:
    """What may be said in a column in which these effects are printed. Numbers of `words` are said by name, -1 by
    `none`."""
    kinds: set[type] = set()
    for value in values:
        _collect(value, kinds)
    named = {field: {none: -1, **{word: n for n, word in enumerate(names)}} for field, names in (words or {}).items()}
    return Spoken({kind.__name__: kind for kind in kinds}, named)


def _collect(value: Any, kinds: set[type]) -> None:
    if isinstance(value, tuple):
        for each in value:
            _collect(each, kinds)
    elif is_dataclass(value) and not isinstance(value, type):
        kinds.add(type(value))
        for field in fields(value):
            _collect(getattr(value, field.name), kinds)
