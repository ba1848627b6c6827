"""What is worth counting when a game is studied: a room of the box, `facts.py`, with `FACTS = Facts(...)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ludoteca.kernel.state import State
from ludoteca.kernel.steps import Seat

G = TypeVar("G", bound=State)


def _nothing(_g: Any, _seat: Seat) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class Honour:
    """Something small to be remembered for at the end of a game; the message `name` says it, with the player and the
    number. It goes to whoever did it most often, did most of it at once, or ended the longest row of it."""

    name: str
    kind: str
    """The event that tells of it."""
    most: str = ""
    """The number in it that counts, if one does."""
    until: str = ""
    """The event that ends a row of them: an auction is so many bids until somebody gets what it was about."""


@dataclass(frozen=True, kw_only=True)
class Facts(Generic[G]):
    """What a study, a review and the end of a game count. Every function is given the true table with nothing hidden,
    so it is called after a game, or in one that no player can see into. What is named here is named by a message of the
    box (`study-coins`), which says it in either language. Everything may be left out."""

    round: Callable[[G], int] | None = None
    """Which round it is."""
    points: Callable[[G, Seat], float] | None = None
    """How far a seat has come, at any moment: who has most leads."""
    sources: Callable[[G, Seat], Mapping[str, float]] = _nothing
    """Where a seat's points came from, at the end."""
    numbers: Callable[[G, Seat], Mapping[str, float]] = _nothing
    """What a seat had of something, at the end."""
    kinds: Callable[[G, Seat], Mapping[str, object]] = _nothing
    """What a seat had one of, such as its leader: `{"study-leader": 3}`. The message of that name is the title, and the
    word after `study-` is the kind of thing as which `View.words` names the value."""
    things: Callable[[G, Seat], Mapping[str, Sequence[object]]] = _nothing
    """What a seat had at the end, likewise: cards, buildings."""
    buys: frozenset[str] = frozenset()
    """Verbs that acquire something."""
    settles: int = 0
    """Rounds until it shows what a decision was worth: a review plays on so long before it judges. 0: as long as the
    searching bots of the box do. Where a turn can be answered, or goes on after an answer, theirs end at different
    moments for different picks, and nothing can be compared then."""
    honours: tuple[Honour, ...] = ()
    """What somebody may be remembered for, the most telling first."""
