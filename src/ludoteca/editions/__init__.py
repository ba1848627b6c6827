"""Editions: a box with what its owner corrected. `ludoteca edition export roam > mine.toml`, `--edition mine.toml`."""

from ludoteca.editions.binding import bound, is_open
from ludoteca.editions.paper import read, write

__all__ = ["bound", "is_open", "read", "write"]
