"""Steps are interned. Only interpreted ones: a compiled one is built as fast as it would be looked up."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

KEPT = 1 << 16
"""So many different steps are kept for the next time they are named; a whole game names a few hundred."""


@lru_cache(maxsize=KEPT)
def _named(kind: Any, /, *args: Any, **named: Any) -> Any:
    step = type.__call__(kind, *args, **named)
    if named or bool in map(type, args):
        _refuse_truth_for_numbers(kind, step)
    return step


def _refuse_truth_for_numbers(kind: Any, step: Any) -> None:
    """True and 1 name the same step, so the first one made would decide how the state is saved."""
    for field, value in vars(step).items():
        if isinstance(value, bool) and kind.__dataclass_fields__[field].type in ("int", "Seat"):
            raise TypeError(f"{kind.__name__}.{field} is a number: give it {int(value)}, not {value}")


def forget_steps() -> None:
    """Steps are built anew when they are next named: those that are kept hold on to their classes."""
    _named.cache_clear()


class Interned(type):
    """Rules name steps as freely as the rulebook does: a step named twice is built once and then looked up."""

    if not TYPE_CHECKING:
        __call__ = _named
