"""What only a compiled kernel needs. Never compiled itself."""

from __future__ import annotations

import dataclasses
import sys
from typing import Any


def running() -> str:
    """Whether the compiled kernel is running or the sources themselves."""
    from ludoteca.kernel import state

    python = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    return f"interpreted by {python}" if str(state.__file__).endswith(".py") else f"native (mypyc, {python})"


def declare(cls: Any, frozen: bool, kw_only: bool, own: dict[str, tuple[str, Any]]) -> None:
    """Let `dataclasses` know the fields of a native class: for saving, printing, and heirs that are interpreted."""
    inherited: dict[str, Any] = {}
    for base in reversed(cls.__mro__[1:]):
        inherited.update(base.__dict__.get("__dataclass_fields__", {}))
    before: Any = dataclasses.dataclass(frozen=frozen)(type("before", (), {}))
    before.__dataclass_fields__ = inherited
    space: dict[str, Any] = {"__annotations__": {name: kind for name, (kind, _) in own.items()}}
    space.update((name, field) for name, (_, field) in own.items())
    twin: Any = dataclasses.dataclass(frozen=frozen, kw_only=kw_only)(type(cls.__name__, (before,), space))
    for name in ("__dataclass_fields__", "__dataclass_params__", "__match_args__"):
        setattr(cls, name, getattr(twin, name))


field: Any = dataclasses.field
"""A field, as no type checker knows it: compiled code would look for the value of its default."""
