"""What can be learned of 011 by playing: what a seat has that counts, and the judgement that follows from weights.

The weights of `progress.py` are where learning begins. A master counts some things more: what is in hand to find the
Organ with, and what pages, doubts and time are worth as the Hours go by.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import mul
from typing import Final

from ludoteca.games.zero11.content.tiles import TILES
from ludoteca.games.zero11.progress import EXPERIENCED, WEIGHTS, aspects, nobody_wins, tiles_around
from ludoteca.games.zero11.state import HOURS, NOWHERE, TILES_KEPT, Zero11
from ludoteca.kernel import Seat

MORE: Final = (
    "Organ symbols",
    "Organ symbols, as the Organ is being found",
    "location tiles",
    "location tiles, before the Organ is found",
    "pages, as the Organ is being found",
    "doubts, as the Organ is being found",
    "two suspects",
    "pages, by the Hour",
    "doubts, by the Hour",
    "time, by the Hour",
    "first in the turn order",
)
"""What counts besides the aspects of the learned weights; nothing in the beginning."""
NAMES: Final = (*WEIGHTS, *MORE)
BEGINNING: Final = (*EXPERIENCED, *(0.0 for _ in MORE))


def counted(g: Zero11, seat: Seat, doubts: int) -> list[float]:
    """What a seat has, each from 0 to 1, in the order of the names."""
    faces = g.tiles.face
    symbols = locations = 0
    for number in g.racks[seat]:
        tile = TILES[faces[number]]
        symbols += tile.organ
        locations += tile.building >= 0
    found = g.is_fenrir(seat) or g.organ != NOWHERE
    near = 1.0 if found else tiles_around(g)
    late = g.hour / HOURS
    symbol, location = float(symbols > 0), min(1.0, locations / TILES_KEPT)
    pages, doubt = min(1.0, g.pages[seat] / g.pages_needed(seat)), (doubts - 1) / 7
    return [
        *aspects(g, seat, doubts),
        symbol,
        symbol * near * (not found),
        location,
        location * (not found),
        pages * near,
        doubt * near,
        float(doubts == 2),
        pages * late,
        doubt * late,
        g.time[seat] / 45 * late,
        float(bool(g.order) and g.order[0] == seat),
    ]


def later_by(weights: Sequence[float]) -> Callable[[Zero11, Sequence[int]], list[float]]:
    """Each seat's chance, if nobody wins in this Hour, by such weights."""

    def later(g: Zero11, doubts: Sequence[int]) -> list[float]:
        shares = [
            math.exp(sum(map(mul, weights, counted(g, seat, doubts[seat])))) if g.plays(seat) else 0.0
            for seat in g.everyone
        ]
        total = sum(shares) + nobody_wins(g)
        return [share / total for share in shares]

    return later
