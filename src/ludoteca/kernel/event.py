"""What happened, in data. Events narrate, they do not constitute: rules never read them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

EVERYBODY: Final = -1


@dataclass(frozen=True)
class Event:
    """Something that happened, and a bit for each seat that may know it; the bit after the last is the spectators'."""

    kind: str
    to: int = EVERYBODY
    data: dict[str, Any] = field(default_factory=dict)

    def known_to(self, seat: int) -> bool:
        return bool(self.to >> seat & 1)
