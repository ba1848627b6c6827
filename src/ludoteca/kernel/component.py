"""What lies on the table: dataclasses that the kernel clones, hides and re-deals field by field.

A game writes no copy code. On first use a class gets a `clone` compiled from its field types, in the way `dataclasses`
itself writes `__init__`: measured, that is twenty times faster than `deepcopy` and as fast as code by hand.
"""

from __future__ import annotations

import dataclasses
import enum
import types
import typing
from typing import TYPE_CHECKING, Any, Self

from ludoteca.kernel.fields import equal, printed
from ludoteca.kernel.option import Option
from ludoteca.kernel.steps import Step

if TYPE_CHECKING:
    from ludoteca.kernel.chance import Random

CLONE = "clone"
SHARE = {CLONE: "share"}
DROP = {CLONE: "drop"}

_ATOMS = (int, str, float, bytes, bool, type(None), Option, Step, enum.Enum, range)


class Component:
    """A dataclass on the table; or a class that names its `FIELDS` and writes `clone` and `parts` by hand."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        # Each class compiles its own: an inherited clone would lose the fields of the heir.
        for name, first in (("clone", _first_clone), ("parts", _first_parts)):
            if name not in cls.__dict__:
                setattr(cls, name, first)

    if TYPE_CHECKING:

        def clone(self) -> Self: ...
        def parts(self) -> list[Component]: ...

    def __eq__(self, other: object) -> bool:
        return equal(self, other)

    __hash__ = None  # type: ignore[assignment]  # what lies on a table changes

    def __repr__(self) -> str:
        return printed(self)

    def hide(self, seat: int) -> None:
        """Forget what this seat may not know. Overridden where something secret is kept."""
        for part in self.parts():
            part.hide(seat)

    def deal(self, seat: int, rng: Random) -> None:
        """Fill in, some way it could be, what `hide` took away."""
        for part in self.parts():
            part.deal(seat, rng)


def _first_clone(self: Component) -> Component:
    _compile(type(self))
    return self.clone()


def _first_parts(self: Component) -> list[Component]:
    _compile(type(self))
    return self.parts()


def _compile(cls: type[Component]) -> None:
    """Write and install `clone` and `parts` for this class, once."""
    if _first_clone is not cls.__dict__["clone"] and _first_parts is not cls.__dict__["parts"]:
        return
    if "__dataclass_fields__" not in cls.__dict__:
        raise TypeError(f"{cls.__name__} lies on the table but is not a @dataclass")
    hints = typing.get_type_hints(cls)
    copies = []
    parts = []
    for field in dataclasses.fields(cls):  # type: ignore[arg-type]  # checked two lines above
        name = f"self.{field.name}"
        how = field.metadata.get(CLONE)
        try:
            kind = "share" if how else _kind(hints[field.name])
        except TypeError as error:
            raise TypeError(f"{cls.__name__}.{field.name}: {error}") from None
        source = "None" if how == "drop" else _COPY[kind].format(name)
        copies.append(f"    new.{field.name} = {source}")
        if kind in _PARTS:
            parts.append(_PARTS[kind].format(name))
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    lines = ["def clone(self):", "    new = make(cls)", *copies, "    return new"]
    lines += ["def parts(self):", f"    return [{', '.join(parts)}]"]
    exec("\n".join(lines), scope)  # noqa: S102  # the source is made of field names only
    for name in ("clone", "parts"):
        if cls.__dict__[name] in (_first_clone, _first_parts):
            setattr(cls, name, scope[name])


_COPY = {
    "share": "{0}",
    "list": "{0}[:]",
    "copy": "{0}.copy()",
    "lists": "[x[:] for x in {0}]",
    "part": "{0}.clone()",
    "maybe": "None if {0} is None else {0}.clone()",
    "some": "[x.clone() for x in {0}]",
}
_PARTS = {"part": "{0}", "maybe": "*(() if {0} is None else ({0},))", "some": "*{0}"}


def _kind(hint: Any) -> str:
    """How a field of this type is copied: a key of `_COPY`."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if _immutable(hint):
        return "share"
    if isinstance(hint, type) and issubclass(hint, Component):
        return "part"
    if origin is list and len(args) == 1:
        inner = _kind(args[0])
        return {"share": "list", "list": "lists", "part": "some"}.get(inner) or _refuse(hint)
    if origin in (dict, set) and all(_immutable(a) for a in args):
        return "copy"
    if origin in (typing.Union, types.UnionType):
        rest = [a for a in args if a is not type(None)]
        if len(rest) == 1 and len(args) == 2 and _kind(rest[0]) == "part":
            return "maybe"
    return _refuse(hint)


def _refuse(hint: Any) -> str:
    raise TypeError(f"the kernel cannot copy a {hint}; use ints, tuples, lists or Components")


def _frozen(cls: type) -> bool:
    settings = getattr(cls, "__dataclass_params__", None)
    return settings is not None and settings.frozen


def _immutable(hint: Any) -> bool:
    """Whether two states may share a value of this type."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is None and isinstance(hint, type):
        if issubclass(hint, Component):
            return False
        return issubclass(hint, _ATOMS) or _frozen(hint)
    if hint is None or origin is typing.Literal:
        return True
    if origin in (tuple, frozenset, typing.Union, types.UnionType):
        return all(a is Ellipsis or _immutable(a) for a in args)
    return False
