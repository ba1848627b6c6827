"""Who may be on the Fenda within a turn: a path that is nearly laid is worth more than its Pegadas.

Whoever has the turn and nothing left to find wins in it more often than not, and whoever comes next cannot be left
alone. What is counted in Pegadas says little of that: a rival who is about to win seemed a little ahead.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.content.symbols import PEGADA
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.weights import lacking
from ludoteca.kernel import Seat

NOW: Final = (0.7, 0.5, 0.12, 0.09, 0.03, 0.0)
"""By the Pegadas still to find, how often whoever has the turn wins in it: counted in 59 games of two players who
compare twelve ends of a turn by `weights` (1,345 turns)."""
LATER: Final = 0.8
"""How much of that is left for those who come after: they can be hindered first."""


def to_find(g: Calamandara, seat: Seat) -> int:
    """The Pegadas that the way still takes beyond the reserve. One that cannot be acquired now counts for two."""
    return beyond_reserve(g, seat, lacking(g, seat))


def beyond_reserve(g: Calamandara, seat: Seat, way: int) -> int:
    """The same of somebody whose way still takes so much."""
    t = g.travellers[seat]
    find = max(0, way - t.symbols.count(PEGADA))
    if find == 1 and not (t.room and t.depot[PEGADA]):
        return 2
    return min(find, len(NOW) - 1)


def foreseen(g: Calamandara, otherwise: list[float], ways: list[int]) -> list[float]:
    """What each seat, whose way still takes so much, may expect: to win within this turn or the next ones, and, if
    nobody does, what it had before."""
    soon, rest = [0.0] * g.seats, 1.0
    for seat in (g.turn, *g.clockwise(g.turn)):
        chance = NOW[beyond_reserve(g, seat, ways[seat])] * (1.0 if seat == g.turn else LATER)
        soon[seat] = rest * chance
        rest *= 1.0 - chance
    return [now + rest * then for now, then in zip(soon, otherwise, strict=True)]
