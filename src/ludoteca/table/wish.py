"""What somebody wishes to have set: a table, and who is meant to sit at it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Chair:
    """Who is meant to sit somewhere: me, guest (at this device), friend (by link), anyone, bot:<level>, or
    bot:<level>:<temperament>."""

    who: str
    name: str = ""
    luck: str = ""
    """This person's word for the shuffle."""


@dataclass(frozen=True)
class Wish:
    """A table somebody wants to have set."""

    game: str
    chairs: tuple[Chair, ...]
    variants: dict[str, str] = field(default_factory=dict)
    clock: str = ""
    expired: str = "bot"
    curtain: bool = True
    pause: int = 0
    """Seconds that answers out of turn take; none: the usual."""
    seed: int | None = None
    """A prepared table: a guided first game."""
    nonce: str = ""
    """Which promise the form showed."""
