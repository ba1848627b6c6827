"""Which element of the page is clicked for which option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.kernel.rooms import Can
from ludoteca.paper import either


class Claims:
    """Every option is claimed once, by the first element that wants it."""

    def __init__(self, can: Can) -> None:
        self.can = can
        self.claimed: set[tuple[Any, ...]] = set()
        self.ids: set[str] = set()

    def __call__(self, verb: str, *args: Any) -> dict[str, Any]:
        if (verb, *args) in self.claimed:
            return {}
        attributes = self.can(verb, *args)
        if attributes:
            self.claimed.add((verb, *args))
        return attributes

    def first(self, *picks: tuple[Any, ...]) -> dict[str, Any]:
        """The first of these picks that is on offer."""
        none_of: Callable[..., dict[str, Any] | None] | None = getattr(self.can, "none_of", None)
        nothing = none_of(picks) if none_of is not None else None
        return either(self(*pick) for pick in picks if pick not in self.claimed) if nothing is None else nothing

    def id(self, name: str) -> str | None:
        """This id, unless the page has it already."""
        if name in self.ids:
            return None
        self.ids.add(name)
        return name
