"""The style sheet of the house. One file styles one thing; a browser gets them as one, in this order."""

from __future__ import annotations

from functools import cache
from importlib import resources

PARTS = (
    *("colours", "ground", "bar", "controls"),  # every page
    *("lobby", "setting", "rulebook"),  # before a game
    *("frame", "chairs", "dock", "chronicle", "ending"),  # a table
    *("pointing", "sheet", "help", "curtain", "plain"),  # what lies on it or over it
    *("replay", "learning", "editions", "people", "telling"),  # pages beside it
    *("motion", "print"),  # last: they overrule the others
)


@cache
def sheet() -> bytes:
    """All of it: one request, one address to keep for ever."""
    folder = resources.files("ludoteca.table") / "static" / "style"
    return b"\n".join((folder / f"{name}.css").read_bytes() for name in PARTS)
