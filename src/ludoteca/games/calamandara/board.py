"""What lies on the board: symbols, tokens, and the masks that follow from them.

A symbol is one int: its kind, its facing, the seat it belongs to (Cachoeira: its owner, Espelho: its placer) and, for a
Cachoeira, whether it is due. The masks are kept up to date by `put` and `lift`, so that every question of the rules
("is this cell protected", "which cells does a Caverna serve") is one bit operation.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from ludoteca.games.calamandara.content.chart import (
    BESIDE,
    BIT,
    BUT,
    CELLS,
    CHARTS,
    FENDA,
    START,
    Cell,
    Chart,
    Facing,
    Mask,
)
from ludoteca.games.calamandara.content.symbols import (
    ASA,
    CACHOEIRA,
    ESPELHO,
    OWNED,
    PEGADA,
    SERVING,
    TORRE,
    Kind,
)
from ludoteca.kernel import SHARE, UNKNOWN, Component, Seat, bits_of, rule

Symbol = int
NOBODY: Final = -1
DUE: Final = 1 << 4
"""A Cachoeira that is due. It has no facing, whose place this is: a symbol fits a byte."""
ONE: Final = tuple(bytes((symbol,)) for symbol in range(256))
"""Each symbol as a byte."""


def symbol(kind: Kind, facing: Facing = 0, seat: Seat = 0) -> Symbol:
    """A symbol as it lies on the board."""
    return kind | facing << 4 | (seat << 6 if kind in OWNED else 0)


def kind_of(symbol: Symbol) -> Kind:
    return symbol & 15


def facing_of(symbol: Symbol) -> Facing:
    return symbol >> 4 & 3


def seat_of(symbol: Symbol) -> Seat:
    return symbol >> 6 & 7


def with_one(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same row with another value in one place."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


@dataclass(frozen=True, eq=False)
class Passage:
    """The rows that Cavernas and Asas of one facing serve. There is one object for all boards with the same rows."""

    chart: Chart
    facing: Facing
    caves: Mask
    deep: Mask
    wings: Mask
    rows: Mask
    ahead: Mask
    """Every cell that links could lead to from these rows."""
    linked: dict[int, Mask] = field(default_factory=dict)
    """What is linked with a cell, as far as somebody has asked (see `linked`)."""


@lru_cache(maxsize=4096)
def passage(chart: Chart, facing: Facing, caves: Mask, deep: Mask, wings: Mask) -> Passage:
    """The one `Passage` of these rows: cheap to compare, so that walks through it can be remembered."""
    ahead = 0
    for rows, served in ((1, caves), (2, wings)):
        for cell in bits_of(served):
            ahead |= chart.ahead[rows][facing][cell]
    return Passage(chart, facing, caves, deep, wings, caves | wings, ahead)


@dataclass(kw_only=True)
class Board(Component):
    """The symbols and tokens of a table, or of a table as somebody plans it."""

    seats: int
    arm: int
    cells: bytes = bytes(CELLS)
    """For each cell its symbol. Copies share what never changes; that is why few of these are lists."""
    by: list[Mask] = field(default_factory=lambda: [0] * 10)
    """For each kind the cells it lies on; by[0] are all occupied cells."""
    tokens: tuple[Cell, ...]
    guests: tuple[Seat, ...]
    """For each seat the traveller whose board it is invading, or -1 (CAL-CARD-DIMENSOES-01)."""
    guarded: tuple[Mask, ...] = (0, 0)
    """Rows of the Torres that face along each axis, their own cells included."""
    shield: Mask = 0
    """Cells protected by a Torre; its own cell is not, unless another one protects it."""
    wings: tuple[Mask, ...] = (0, 0, 0, 0)
    """For each facing the rows in which an Asa of that facing lies."""
    caves: tuple[Mask, ...] = (0, 0, 0, 0)
    """For each facing the rows with at least one Caverna of that facing."""
    deep: tuple[Mask, ...] = (0, 0, 0, 0)
    """The same with at least two."""
    due: Mask
    """Cachoeiras whose owner's next turn has come (R-34). No default: boards that were saved when symbols lay in lists
    do not have it, and are not taken for boards of today."""
    fresh: Mask = 0
    """Espelhos laid or relocated by what is happening now (variant espelho_mode)."""

    chart: Chart = field(default=CHARTS[4, 2], compare=False, repr=False)
    """The geometry, shared by all boards of this shape."""
    standing: Mask = field(default=UNKNOWN, compare=False, repr=False)
    """Cells on which tokens stand; the Pegada there cannot be targeted (CAL-SYM-GEN-09)."""
    clear: Mask = field(default=UNKNOWN, compare=False, repr=False)
    """All the others."""
    near: Mask = field(default=0, compare=False, repr=False)
    """The cells beside tokens, from where an Espelho could push them."""
    surveyed: tuple[Passage, ...] | None = field(default=None, compare=False, repr=False)
    """The passages, once somebody has asked for them; copies share what was found."""
    former: tuple[Passage, ...] = field(default=(), compare=False, repr=False)
    """Those that were found last, whatever has changed since."""
    linked: Mask = field(default=0, compare=False, repr=False)
    """The cells that they could lead from or to."""
    reached: dict[int, Mask] = field(default_factory=dict, compare=False, repr=False, metadata=SHARE)
    """How far tokens can go, as far as somebody has asked (see `reach`); copies share it, and a change ends it."""
    fitting: dict[int, Mask] = field(default_factory=dict, compare=False, repr=False, metadata=SHARE)
    """The same for where symbols may be inserted (see `spaces`)."""
    lacking: dict[int, float] = field(default_factory=dict, compare=False, repr=False, metadata=SHARE)
    """The same for what somebody thinks that tokens lack (see `beginner.missing`)."""
    loose: Mask = field(default=UNKNOWN, compare=False, repr=False)
    """The same for what is touchable."""

    def __post_init__(self) -> None:
        if self.standing == UNKNOWN:
            self.chart = CHARTS[self.seats, self.arm]
            self._find_tokens()

    def _write(self, cell: Cell, symbol: Symbol) -> None:
        self.cells = self.cells[:cell] + ONE[symbol] + self.cells[cell + 1 :]

    def _changes(self, kind: Kind) -> None:
        """A symbol of this kind comes or goes: what was known of the board may no longer be true."""
        self._forget()
        if kind == PEGADA or kind in SERVING:
            self.reached = {}

    def _forget(self) -> None:
        self.loose = UNKNOWN
        self.fitting = {}
        self.lacking = {}

    def _find_tokens(self) -> None:
        self.standing = self.near = 0
        for cell in self.tokens:
            if cell != START:
                self.standing |= BIT[cell]
                self.near |= BESIDE[cell]
        self.clear = self.chart.cells ^ self.standing
        self.reached = {}
        self._forget()

    def put(self, cell: Cell, symbol: Symbol) -> None:
        """Lay a symbol on an empty cell."""
        bit = BIT[cell]
        kind = symbol & 15
        self._changes(kind)
        self._write(cell, symbol)
        self.by[0] |= bit
        self.by[kind] |= bit
        if kind in SERVING:
            self._serve(cell, symbol)
        elif kind == ESPELHO:
            self.fresh |= bit
        elif kind == CACHOEIRA and symbol & DUE:
            self.due |= bit

    def lift(self, cell: Cell) -> Symbol:
        """Take the symbol away."""
        others = BUT[cell]
        symbol = self.cells[cell]
        kind = symbol & 15
        self._changes(kind)
        self._write(cell, 0)
        self.by[0] &= others
        self.by[kind] &= others
        if kind in SERVING:
            self._survey(kind)
        elif kind == ESPELHO:
            self.fresh &= others
        elif kind == CACHOEIRA:
            self.due &= others
        return symbol

    def fall_due(self, cell: Cell) -> None:
        """A Cachoeira may be transformed from now on."""
        self._write(cell, self.cells[cell] | DUE)
        self.due |= BIT[cell]

    def _survey(self, kind: Kind) -> None:
        """Find anew which rows the symbols of one kind serve."""
        self.surveyed = None
        if kind == TORRE:
            self.guarded = (0, 0)
            self.shield = 0
        elif kind == ASA:
            self.wings = (0, 0, 0, 0)
        else:
            self.caves = self.deep = (0, 0, 0, 0)
        for cell in bits_of(self.by[kind]):
            self._serve(cell, self.cells[cell])

    def _serve(self, cell: Cell, symbol: Symbol) -> None:
        """One more Torre, Asa or Caverna serves its row."""
        kind, facing = symbol & 15, symbol >> 4 & 3
        row = self.chart.lines[1 - (facing & 1)][cell]
        if kind == TORRE:
            self._guard(cell, row, facing)
            return
        self.surveyed = None
        if kind == ASA:
            self.wings = with_one(self.wings, facing, self.wings[facing] | row)
        else:
            # Rows of one facing are equal or apart, so what is served twice lies in a row with two.
            caves = self.caves[facing]
            self.deep = with_one(self.deep, facing, self.deep[facing] | caves & row)
            self.caves = with_one(self.caves, facing, caves | row)

    @rule("CAL-SYM-TORRE-07", "CAL-SYM-TORRE-09", "CAL-FAQ-25")
    def _guard(self, cell: Cell, row: Mask, facing: Facing) -> None:
        """A Torre protects its whole row, to its sides and not beyond the zone; what lies there already stays."""
        axis = facing & 1
        self.guarded = with_one(self.guarded, axis, self.guarded[axis] | row)
        self.shield |= row & BUT[cell]

    @property
    @rule("CAL-SYM-CAVERNA-05", "CAL-SYM-ASA-04")
    def passages(self) -> tuple[Passage, ...]:
        """Where tokens may go besides steps, as symbols face: the rows served, of those facings only that have any."""
        if self.surveyed is None:
            found = [self._passage(facing) for facing in range(4) if self.caves[facing] or self.wings[facing]]
            self.surveyed = self.former = tuple(found)
            self.linked = 0
            for each in found:
                self.linked |= each.rows | each.ahead
        return self.surveyed

    def _passage(self, facing: Facing) -> Passage:
        caves, deep, wings = self.caves[facing], self.deep[facing], self.wings[facing]
        for before in self.former:  # of the four facings mostly one has changed
            if before.facing == facing and before.caves == caves and before.wings == wings and before.deep == deep:
                return before
        return passage(self.chart, facing, caves, deep, wings)

    @property
    def empty(self) -> Mask:
        return self.chart.cells ^ self.by[0]  # nothing lies beside the board

    @property
    @rule("CAL-SYM-GEN-09")
    def touchable(self) -> Mask:
        """Symbols open to fire, stars and cards: never the Pegada under a token."""
        if self.loose == UNKNOWN:
            self.loose = self.by[0] & self.unprotected & self.clear
        return self.loose

    @property
    @rule("CAL-SYM-TORRE-02", "CAL-SYM-TORRE-04", "CAL-SYM-TORRE-06")
    def unprotected(self) -> Mask:
        """Where no Torre protects what lies there; a Torre protects everything in its line but Torres (R-29)."""
        return self.chart.cells ^ self.shield | self.by[TORRE]

    @rule("CAL-SYM-TORRE-01", "CAL-FAQ-18")
    def assailable(self, who: Seat) -> Mask:
        """Where attack symbols of this traveller may lie: in no line that a Torre protects, or in the own ZI."""
        return self.chart.cells ^ self.shield | self.chart.initial[who]

    def in_final_zone(self, seat: Seat) -> bool:
        cell = self.tokens[seat]
        return cell != START and self.chart.home[cell] == NOBODY

    @rule("CAL-MOVE-03", "CAL-MOVE-04", "CAL-ZONE-01")
    def allowed(self, seat: Seat) -> Mask:
        """Where this token may stand: anywhere in the ZF, in its own ZI, in the ZI of the board it invades."""
        mask, guest = self.chart.open_to[seat], self.guests[seat]
        return mask | self.chart.initial[guest] if guest >= 0 else mask

    @rule("CAL-MOVE-02", "CAL-FAQ-06", "CAL-CARD-DIMENSOES-05")
    def passable(self, seat: Seat) -> Mask:
        """Where no other token stands: nobody enters or crosses a space with another token, an invader neither."""
        at = self.tokens[seat]
        return self.clear if at == START else self.clear | BIT[at]

    def stand(self, seat: Seat, cell: Cell) -> None:
        """Put a token somewhere; back in its own ZI, or decayed, it invades nobody any more (R-65)."""
        self.tokens = with_one(self.tokens, seat, cell)
        self._find_tokens()
        if self.guests[seat] >= 0 and (cell == START or self.chart.initial[seat] & BIT[cell]):
            self.invade(seat, NOBODY)

    def invade(self, seat: Seat, host: Seat) -> None:
        """A token may use the board of another traveller from now on, or of nobody."""
        self.guests = with_one(self.guests, seat, host)
        self.reached = {}
        self.lacking = {}

    def winner(self) -> Seat:
        """Who stands on the Fenda Dimensional, or -1."""
        return self.tokens.index(FENDA) if FENDA in self.tokens else -1
