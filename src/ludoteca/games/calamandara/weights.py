"""The weights of the upper levels: what a seat is judged by is the Pegadas that are still to be found.

A Pegada in the reserve is nearly as good as one on the board, and nobody finds more than one or two in a turn. So what
counts is what the way takes beyond the reserve; a reserve full of other things is in the way, the depot may be empty,
and with one Pegada to find a traveller may be on the Fenda within a turn.

The weights were set by hand. Those of cards, Cavernas, Torres, `SHORT`, `NEXT` and `READY` then went the way in which
players with other weights had won more (a first form of bench/nudges.py, 454 games); that won 0.56 of 240 games against
the weights before.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.content import symbols
from ludoteca.games.calamandara.content.chart import START
from ludoteca.games.calamandara.content.symbols import CACHOEIRA, FOGO, PEGADA
from ludoteca.games.calamandara.movement import steps_to_fenda
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.ways import AT_HAND, BURN, Ways
from ludoteca.kernel import Seat

TO_LAY: Final = 0.3
"""A Pegada in the reserve has still to be laid, and may be lost."""
FAR: Final = 7
BEYOND: Final = 0.3
"""Pegadas to find beyond `FAR` count for less: much may happen before they are needed."""
FULL: Final = 0.5
"""No space in the reserve: nothing can be acquired."""
NARROW: Final = 0.15
"""One space: only the central symbol of a card."""
SHORT: Final = 0.9
"""A Pegada that is needed and not in the depot."""
STEP: Final = 0.22
"""A step the token still has to walk: the path under it is safe."""
AT_START: Final = 0.4
INSIDE: Final = 0.3
"""In the Zona Final."""
NEXT: Final = 1.1
AFTER: Final = 0.2
"""With at most one Pegada to find: if it is the own turn, and if it is not."""
READY: Final = 0.4
"""With none to find, on top of that."""
CARD: Final = 0.28
RESERVED: Final = 0.16
USEFUL: Final[dict[symbols.Kind, float]] = {
    PEGADA: 0.0,
    FOGO: 0.1,
    symbols.MONTANHA: 0.1,
    CACHOEIRA: 0.1,
    symbols.CAVERNA: 0.0,
    symbols.TORRE: -0.15,
    symbols.ESPELHO: 0.1,
    symbols.ASA: 0.1,
    symbols.ESTRELA: 0.1,
}
"""Symbols in the reserve. Pegadas count by what they save; a Torre protects nobody as long as it is not laid."""


def lacking(g: Calamandara, seat: Seat) -> int:
    """What must still be laid, burnt or quenched until a path leads from the token to the Fenda."""
    held = g.travellers[seat].symbols
    ways = Ways(g.board, seat, g.long_with, waters=CACHOEIRA in held)
    length, fires = ways.length(), held.count(FOGO)
    if not fires or not length:
        return length
    return max(ways.length(AT_HAND), length - fires * (BURN - AT_HAND))


def cost(g: Calamandara, seat: Seat) -> float:
    """How far a traveller is from the Fenda, in Pegadas to find."""
    return cost_of(g, seat, lacking(g, seat))


def cost_of(g: Calamandara, seat: Seat, way: int) -> float:
    """The same of somebody whose way still takes so much: to find the way is most of the work."""
    t = g.travellers[seat]
    laid = min(t.symbols.count(PEGADA), way)
    find = way - laid
    total = min(find, FAR) + BEYOND * max(0, find - FAR) + TO_LAY * laid + STEP * steps_to_fenda(g.board, seat)
    total -= CARD * len(t.hand) + RESERVED * len(t.reserve)
    for kind in t.symbols:
        total -= USEFUL[kind]
    if find:
        total += (FULL, NARROW)[t.room] if t.room < 2 else 0.0
        total += SHORT * max(0, find - t.depot[PEGADA])
    else:
        total -= READY
    if not find or (find == 1 and t.room and t.depot[PEGADA]):
        total -= NEXT if g.turn == seat else AFTER
    if g.board.tokens[seat] == START:
        return total + AT_START
    return total - INSIDE if g.board.in_final_zone(seat) else total
