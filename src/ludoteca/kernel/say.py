"""Words to be spoken later, in the listener's language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Say:
    """A message of the game's text by its id, with its arguments: numbers, words or further `Say`s."""

    message: str
    args: dict[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash(self.message)
