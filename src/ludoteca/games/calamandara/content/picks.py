"""Everything that can ever be picked, as tables of shared options. The order of `ACTIONS` is the index of research."""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.content.chart import CELLS, CHARTS
from ludoteca.games.calamandara.content.memory import MEMORIES
from ludoteca.games.calamandara.content.symbols import SYMBOL_CARDS
from ludoteca.kernel import Option, bits_of, option

VERBS: Final = {
    "use": ("memory",),
    "activate": ("memory",),
    "reclaim": ("memory", "seat"),
    "acquire": ("lower",),
    "lay": ("symbol",),
    "transform": ("cell",),
    "into": ("symbol",),
    "at": ("cell",),
    "face": ("facing",),
    "line": ("line",),
    "lift": ("cell",),
    "go": ("cell",),
    "reserve": ("count",),
    "drop_waiting": ("memory",),
    "draw": ("count",),
    "card": ("memory",),
    "traveller": ("seat",),
    "symbol": ("symbol",),
    "of": ("seat", "symbol"),
    "zone": ("zone",),
    "mode": ("mode",),
    "aim": ("depth",),
    "draft": ("memory",),
    "next_face": ("symbol_card",),
    "begin": ("symbol",),
}

_EVERY_CELL: Final = tuple(bits_of(CHARTS[4, 2].cells))
_TRAVELLERS: Final = range(4)
FEW: Final = 12
"""So many cells are listed faster one by one, unless compiled."""
COMPILED: Final[bool] = False
"""`make native` writes True."""

PASS: Final = option("pass")
END_TURN: Final = option("end_turn")
GIVE_UP: Final = option("give_up")
SKIP_CARD: Final = option("skip_card")
STAY: Final = option("stay")
REMOVE: Final = option("remove")
STOP: Final = option("stop")
DECLARE: Final = option("declare")
MEMORIES_PHASE: Final = option("memories")
KEEP_ALL: Final = option("keep_all")
DROP: Final = option("drop")
BLIND: Final = option("blind")
REST: Final = option("rest")
NOW: Final = option("now")
WAIT: Final = option("wait")
ACCEPT: Final = option("accept")
DECLINE: Final = option("decline")

USE: Final = tuple(option("use", m) for m in range(len(MEMORIES)))
ACTIVATE: Final = tuple(option("activate", m) for m in range(len(MEMORIES)))
RECLAIM: Final = tuple(tuple(option("reclaim", m, s) for s in _TRAVELLERS) for m in range(len(MEMORIES)))
ACQUIRE: Final = tuple(option("acquire", k) for k in range(10))
LAY: Final = tuple(option("lay", k) for k in range(10))
INTO: Final = tuple(option("into", k) for k in range(10))
SYMBOL: Final = tuple(option("symbol", k) for k in range(10))
BEGIN: Final = tuple(option("begin", k) for k in range(10))
OF: Final = tuple(tuple(option("of", s, k) for k in range(10)) for s in _TRAVELLERS)
FACE: Final = tuple(option("face", d) for d in range(4))
LINE: Final = tuple(option("line", name) for name in ("row", "column", "cross"))
RESERVE: Final = tuple(option("reserve", n) for n in range(4))
DRAW: Final = tuple(option("draw", n) for n in range(6))
DROP_WAITING: Final = tuple(option("drop_waiting", m) for m in range(len(MEMORIES)))
CARD: Final = tuple(option("card", m) for m in range(len(MEMORIES)))
DRAFT: Final = tuple(option("draft", m) for m in range(len(MEMORIES)))
NEXT_FACE: Final = tuple(option("next_face", c) for c in range(len(SYMBOL_CARDS)))
TRAVELLER: Final = tuple(option("traveller", s) for s in _TRAVELLERS)
ZONES: Final = (option("zone", "hand"), option("zone", "reserve"))
MODES: Final = {
    name: option("mode", name)
    for name in ("annul", "impede", "take", "swap", "tops", "decks", "depot", "reserve", "hand")
}
AIM: Final = tuple(option("aim", depth) for depth in range(73))


class ByCell:
    """The options of one verb for every cell of the board, and of any eight cells that share a byte of a mask."""

    __slots__ = ("eights", "options")

    def __init__(self, verb: str) -> None:
        self.options = {cell: option(verb, cell) for cell in _EVERY_CELL}
        self.eights = tuple(self._eight(first) for first in range(0, CELLS, 8))

    def __getitem__(self, cell: int) -> Option:
        return self.options[cell]

    def _eight(self, first: int) -> tuple[tuple[Option, ...], ...]:
        """By byte, the options of those cells whose bit is set."""
        found: list[tuple[Option, ...]] = [()]
        for cell in range(first, first + 8):
            here = (self.options[cell],) if cell in self.options else ()
            found += [before + here for before in found]
        return tuple(found)


AT: Final = ByCell("at")
GO: Final = ByCell("go")
LIFT: Final = ByCell("lift")
TRANSFORM: Final = ByCell("transform")


def cells_of(table: ByCell, mask: int) -> list[Option]:
    """The options of one verb for the cells of a mask."""
    found: list[Option] = []
    if not mask:
        return found
    if not COMPILED and mask.bit_count() < FEW:
        return [table.options[cell] for cell in bits_of(mask)]
    eights = mask.to_bytes(len(table.eights), "little")
    for i in range(len(eights)):  # compiled, to iterate over bytes makes an object of each
        if eights[i]:
            found += table.eights[i][eights[i]]
    return found


ACTIONS: Final[tuple[Option, ...]] = (
    PASS, END_TURN, GIVE_UP, SKIP_CARD, STAY, REMOVE, STOP, DECLARE, MEMORIES_PHASE, KEEP_ALL, DROP, BLIND, REST, NOW,
    WAIT, ACCEPT, DECLINE,
    *USE, *ACTIVATE, *(o for row in RECLAIM for o in row), *ACQUIRE, *LAY[1:], *INTO[1:], *SYMBOL[1:], *BEGIN[1:],
    *(o for row in OF for o in row[1:]), *FACE, *LINE, *RESERVE, *DRAW, *DROP_WAITING, *CARD, *DRAFT, *NEXT_FACE,
    *TRAVELLER, *ZONES, *MODES.values(), *AIM,
    *cells_of(AT, CHARTS[4, 2].cells), *cells_of(GO, CHARTS[4, 2].cells), *cells_of(LIFT, CHARTS[4, 2].cells),
    *cells_of(TRANSFORM, CHARTS[4, 2].cells),
)  # fmt: skip
