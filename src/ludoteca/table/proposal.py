"""Something that needs the consent of the table. It is kept with the table in the store, and is about the board as it
stood: the next pick makes it void."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Proposal:
    """Who wants what, and who has not agreed yet."""

    what: str
    by: int
    to: int
    """The number of picks to go back to, or the seat that a bot should take over, for a while or for good."""
    needed: tuple[int, ...]
    """The seats that have not agreed yet."""
    n: int

    @staticmethod
    def read(text: str | None) -> Proposal | None:
        if text is None:
            return None
        told = json.loads(text)
        return Proposal(**{**told, "needed": tuple(told["needed"])})

    def text(self) -> str:
        return json.dumps(asdict(self))
