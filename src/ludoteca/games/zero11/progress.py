"""How far everybody has come: who will win, if nobody does in this Hour.

Each player's standing is a weighted sum of what he has; his chance is his share of everybody's, with one more share for
the end of the world. A beginner's weights were set by hand.

Those of somebody who has played often make 1,050 games of three greedy bots likeliest, one pick in twelve of which was
left to chance so that everything happened (a first form of bench/games/zero11/learn.py, with the odds and worths of
that time; with those in force, 800 more games gave nothing that foretold better). They are of three players; for the
marks of the wolf, which three do without, the weight was set by hand.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import Final

from ludoteca.games.zero11.content.people import POWER_COMPOSE, POWER_EXAMINE, POWER_INVESTIGATE, POWER_TRANSPORT
from ludoteca.games.zero11.state import FREE, HOURS, MARKS, NOWHERE, TILES_KEPT, Zero11
from ludoteca.kernel import Seat

WEIGHTS: Final = {
    "pages": 1.35,
    "pages beyond a third": 0.41,
    "pages still lacking when the Organ is found": -0.42,
    "doubts": -0.40,
    "sure of the name": -0.14,
    "sure of the name, as the Organ is being found": 0.51,
    "time": 0.95,
    "the first 12 of it": 1.26,
    "the first 25 of it": 0.41,
    "the first 25 of it, as the Organ is being found": 0.57,
    "clues": 0.27,
    "tiles": 0.05,
    "last in the turn order": 0.18,
    "card: examine": 0.28,
    "card: transport": 0.24,
    "card: investigate": 0.12,
    "card: compose": 0.50,
    "marks of the wolf lacking": -0.7,
}
"""What each aspect is worth. A card in the hand is worth more than what it brings at once: three pages are 0.27."""
THUMB: Final = {
    "pages": 2.0,
    "doubts": -2.0,
    "the first 25 of it": 1.0,
    "clues": 0.3,
    "tiles": 0.1,
    "last in the turn order": 0.1,
    "marks of the wolf lacking": -0.7,
}
"""What a beginner pays attention to: pages, suspects, and time once it becomes scarce. That he spends it freely before
that is his main mistake: with 0.8 for time and 0.6 for the first 25 of it he plays as well as somebody who judges by
what was learned (who won 0.35 of 72 games among two of such; an even share is 0.33)."""
NOBODY_WINS: Final = {"always": 1.58, "the Hour": 5.95, "the Organ is found": -0.49, "tiles around it": -1.47}


def aspects(g: Zero11, seat: Seat, doubts: int) -> tuple[float, ...]:
    """What a seat has of what it needs, each from 0 to 1, in the order of the weights."""
    fenrir = g.is_fenrir(seat)
    pages = min(1.0, g.pages[seat] / g.pages_needed(seat))
    found = fenrir or g.organ != NOWHERE
    near = 1.0 if found else _tiles_around(g)
    bid = g.price if g.lot != FREE and g.holder == seat else 0  # what is bid is as good as spent
    time = g.time[seat] - bid
    sure = float(doubts == 1)
    powers = g.powers[seat]
    return (
        pages,
        max(0.0, 1.5 * pages - 0.5),
        (1 - pages) * found,
        (doubts - 1) / 7,
        sure,
        sure * near,
        time / 45,
        min(time, 12) / 12,
        min(time, 25) / 25,
        min(time, 25) / 25 * near,
        1 - math.exp(-g.clues[seat] / 2),
        min(1.0, len(g.racks[seat]) / TILES_KEPT),
        float(_place(g, seat) == len(g.order) - 1),
        powers >> POWER_EXAMINE & 1,
        powers >> POWER_TRANSPORT & 1,
        powers >> POWER_INVESTIGATE & 1,
        powers >> POWER_COMPOSE & 1,
        max(0.0, 1 - g.marks(seat) / MARKS) if fenrir else 0.0,
    )


def surroundings(g: Zero11) -> tuple[float, ...]:
    """What speaks for or against anybody's winning at all, in the order of `NOBODY_WINS`."""
    return 1.0, g.hour / HOURS, float(g.organ != NOWHERE), _tiles_around(g)


def _tiles_around(g: Zero11) -> float:
    return 1 - g.slots.count(FREE) / len(g.slots)


def _place(g: Zero11, seat: Seat) -> int:
    """The place in the turn order, held or about to be won."""
    if g.lot != FREE and g.holder == seat:
        return g.lot
    return g.order.index(seat) if seat in g.order else FREE


BEGINNER: Final = tuple(THUMB.get(aspect, 0.0) for aspect in WEIGHTS)
EXPERIENCED: Final = tuple(WEIGHTS.values())
_NOBODY: Final = tuple(NOBODY_WINS.values())


def later(g: Zero11, doubts: Sequence[int], weights: tuple[float, ...]) -> list[float]:
    """Each seat's chance, if nobody wins in this Hour."""
    shares = [_share(weights, aspects(g, seat, doubts[seat])) if g.plays(seat) else 0.0 for seat in g.everyone]
    total = sum(shares) + _share(_NOBODY, surroundings(g))
    return [share / total for share in shares]


def _share(weights: tuple[float, ...], has: tuple[float, ...]) -> float:
    return math.exp(sum(map(mul, weights, has)))
