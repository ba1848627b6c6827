"""Which sentence of the ledger a function implements or a test checks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a function with rule IDs. `make rules` reads the marks from the source, so nothing is kept at run time."""
    del ids

    def mark(function: F) -> F:
        return function

    return mark
