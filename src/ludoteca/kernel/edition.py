"""An edition: what an owner of the box corrected in its components, and how a box takes it in.

    LOST: Final = corrected(__name__, "character", _LOST)       # content.py: as printed here, or as an edition says

A box that is opened with an edition is a second copy of its package, whose tables are made anew with the corrections in
them: everything that follows from the content follows by itself, and two tables of one process may use two editions.
`ludoteca.editions` makes the copies; what may be corrected stands in the room `edition.py` of the box.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cached_property
from importlib import import_module
from typing import Any, TypeVar

from ludoteca.kernel.naming import slugs
from ludoteca.kernel.refused import Refused

T = TypeVar("T")

Changes = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By table, component and field: what is written there instead of what the box says. Words, numbers and lists only."""
NAME_LENGTH = 40
HASH_BYTES = 6
DIGEST_BYTES = 32


@dataclass(frozen=True)
class Edition:
    """The corrections of one owner. Two that change the same things have the same `hash`, whatever they are called.

    The hash is short, for people to hand on: somebody who tries long enough finds two editions that share one. What
    must not be mistaken for another goes by `digest`."""

    game: str
    name: str
    changes: Changes

    @cached_property
    def hash(self) -> str:
        return self._hashed(HASH_BYTES)

    @cached_property
    def digest(self) -> str:
        return self._hashed(DIGEST_BYTES)

    def _hashed(self, size: int) -> str:
        said = json.dumps([self.game, self.changes], sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.blake2b(said.encode(), digest_size=size).hexdigest()

    @cached_property
    def line(self) -> str:
        """All of it in one line: what a record carries, and what another process is handed."""
        whole = {"game": self.game, "name": self.name, "changes": self.changes}
        return json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def of_line(line: str) -> Edition:
        try:
            whole = json.loads(line)
            game, name, changes = whole["game"], whole["name"], whole["changes"]
            json.dumps(whole, ensure_ascii=False).encode()  # half a character has no hash, and no line
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise Refused("The edition in the record is damaged: take the file again.", "edition") from error
        tables = changes.values() if isinstance(changes, dict) else [None]
        rows = [row for table in tables for row in (table.values() if isinstance(table, dict) else [None])]
        if not isinstance(game, str) or not isinstance(name, str) or not all(isinstance(row, dict) for row in rows):
            raise Refused("The edition in the record is damaged: take the file again.", "edition")
        return Edition(game, name[:NAME_LENGTH], changes)


@dataclass(frozen=True)
class Copy:
    """A second copy of a box's package, and the corrections its tables take in."""

    package: str
    original: str
    values: Changes
    """The corrections as values of the original's classes."""


COPIES: dict[str, Copy] = {}
"""By the name of the package, as long as it is open. Boxes as printed are not here."""


def copy_of(module: str) -> Copy | None:
    """The copy that a module belongs to, if it belongs to one."""
    for package, copy in COPIES.items():
        if module == package or module.startswith(package + "."):
            return copy
    return None


def corrected(module: str, table: str, rows: tuple[T, ...], names: Sequence[str] = ()) -> tuple[T, ...]:
    """The components of a table, each with what an edition says of it. They are called by `names`, or by their first
    field; those called the same are numbered."""
    copy = copy_of(module)
    changes = copy.values.get(table, {}) if copy else {}
    if copy is None or not changes:
        return rows
    found: list[Any] = []
    for name, row in zip(names or names_of(rows), rows, strict=True):
        said = {field: _here(value, copy) for field, value in changes.get(name, {}).items() if field != "origin"}
        found.append(replace(row, **said) if said else row)  # type: ignore[type-var]  # components are dataclasses
    return tuple(found)


def figure(module: str, name: str, value: T) -> T:
    """One number of the box, or one list of them, or what an edition says instead."""
    copy = copy_of(module)
    said: Mapping[str, T] = copy.values.get("board", {}).get(name, {}) if copy else {}
    return said.get("value", value)


def names_of(rows: Sequence[Any]) -> tuple[str, ...]:
    """What the components of a table are called: by their first field, lower case, numbered where two share it."""
    return slugs(str(getattr(row, fields(row)[0].name)) for row in rows)


def _here(value: Any, copy: Copy) -> Any:
    """A value of the original box, made of the classes of its copy."""
    if isinstance(value, tuple):
        return tuple(_here(each, copy) for each in value)
    kind = type(value)
    if not is_dataclass(value) or not (kind.__module__ + ".").startswith(copy.original + "."):
        return value
    module = copy.package + kind.__module__[len(copy.original) :]
    twin = getattr(sys.modules.get(module) or import_module(module), kind.__qualname__)
    return twin(**{field.name: _here(getattr(value, field.name), copy) for field in fields(value)})
