"""By which fields a thing on the table is compared, printed and saved."""

from __future__ import annotations

import dataclasses
from typing import Any

_KNOWN: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """What a class says itself (`FIELDS`), or the fields its dataclass compares."""
    names = _KNOWN.get(kind)
    if names is None:
        names = kind.__dict__.get("FIELDS")
        if names is None:
            if not dataclasses.is_dataclass(kind):
                raise TypeError(f"the kernel cannot save a {kind.__name__}")
            names = tuple(field.name for field in dataclasses.fields(kind) if field.compare)
        _KNOWN[kind] = names
    return names


def forget_fields() -> None:
    """Forget what was found out about classes: when an edition is put away, its classes must not be kept alive here."""
    _KNOWN.clear()


def equal(one: Any, other: Any) -> bool:
    """Of one class and equal field by field."""
    return type(one) is type(other) and all(getattr(one, name) == getattr(other, name) for name in fields_of(type(one)))


def hashed(thing: Any) -> int:
    return hash((type(thing), *[getattr(thing, name) for name in fields_of(type(thing))]))


def printed(thing: Any) -> str:
    """As a dataclass prints itself."""
    inside = ", ".join(f"{name}={getattr(thing, name)!r}" for name in fields_of(type(thing)))
    return f"{type(thing).__qualname__}({inside})"
