"""Invariants 1 and 3: what the rules still owe is frozen, and the table stands without it."""

from __future__ import annotations

import dataclasses
import enum
from typing import Any

from ludoteca.conformance.broken import check
from ludoteca.conformance.inspection import Inspection
from ludoteca.kernel import Option

ATOMS = (int, str, float, bytes, type(None), Option, enum.Enum)


def steps_are_immutable(look: Inspection) -> None:
    """A step that could change after it was put down would change in every clone that shares it."""
    for step in look.state.agenda:
        check(look, 1, frozen(step), f"{step} can change: it must be a frozen dataclass of immutable values")


def frozen(thing: Any) -> bool:
    if isinstance(thing, ATOMS):
        return True
    if isinstance(thing, (tuple, frozenset)):
        return all(frozen(part) for part in thing)
    if not dataclasses.is_dataclass(thing):
        return False
    kind: Any = type(thing)
    return kind.__dataclass_params__.frozen and all(frozen(getattr(thing, f.name)) for f in dataclasses.fields(thing))


def table_stands_without_agenda(look: Inspection) -> None:
    """Lift the agenda away: everything of the box still lies on the table."""
    bare = look.state.clone()
    bare.agenda = []
    check(look, 3, bare.census() == look.census, f"with the agenda lifted away the box holds {bare.census()}")
