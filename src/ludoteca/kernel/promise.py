"""A shuffle that can be checked: promised before anybody sits down, mixed with everybody's luck, shown at the end.

The server draws a secret and promises it by publishing its hash. Whoever sits down may add a word. The seed of the game
is a hash of all of that, so neither the server nor any player alone could have chosen it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.kernel.refused import Refused

SHOWN = 32
"""Letters of a promise that a page shows: 128 bits. With half of them a server could look for two secrets that begin
alike, and choose between them when everybody's words are known."""


def promise(secret: str) -> str:
    """What is published of a secret before the game."""
    return hashlib.sha256(f"ludoteca promise {secret}".encode()).hexdigest()


def seed_of(secret: str, luck: Sequence[str]) -> int:
    """The seed that follows from the secret and from everybody's words, in the order of their seats. Its highest bit is
    set, which says to `Random.seeded` that nobody must be able to foretell what follows."""
    told = "\n".join([secret, *(word.encode().hex() for word in luck)])
    return 1 << 256 | int.from_bytes(hashlib.sha256(f"ludoteca seed {told}".encode()).digest(), "big")


@dataclass(frozen=True)
class Proof:
    """What a record carries so that anybody can check its shuffle."""

    promised: str
    secret: str
    luck: tuple[str, ...]

    def check(self, seed: int) -> None:
        """Refuses a shuffle that is not the promised one."""
        if promise(self.secret) != self.promised:
            raise Refused("The secret is not the one that was promised before the game.", "promise")
        if seed_of(self.secret, self.luck) != seed:
            raise Refused("The seed does not follow from the secret and the players' words.", "promise")
