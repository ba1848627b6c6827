"""Where symbols may be laid, which way they may face, and what laying them does to a board. Questions and one verb."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.calamandara.board import Board, Symbol, symbol
from ludoteca.games.calamandara.content.chart import BIT, BUT, FENDA, MOST, Cell, Facing, Mask, without
from ludoteca.games.calamandara.content.symbols import (
    ANYWHERE,
    ASA,
    ATTACKING,
    CACHOEIRA,
    CAVERNA,
    ESPELHO,
    ESTRELA,
    FOGO,
    MONTANHA,
    NOT_ON_FENDA,
    PEGADA,
    SERVING,
    TORRE,
    WATERFALL_BECOMES,
    Kind,
)
from ludoteca.kernel import Seat, bits_of, rule

Move = tuple[Cell, Cell, Facing]
"""A relocation: from, to, and the facing there."""


@dataclass(frozen=True)
class Lay:
    """One insertion as it was declared."""

    kind: Kind
    cell: Cell
    facing: Facing = 0
    stays: bool = True
    """Whether a Fogo, or a Cachoeira laid on a Fogo, stays on the board."""
    moves: tuple[Move, ...] = ()
    """What an Estrela relocates."""
    line: Mask = 0
    transforms: bool = False
    """A Cachoeira of the own becomes this symbol, which comes from the depot (CAL-SYM-CACHOEIRA-01)."""


# Where each symbol may be inserted.


@rule("CAL-ZONE-04")
def spaces(board: Board, kind: Kind, who: Seat) -> Mask:
    """Where this traveller may insert a symbol of this kind, in any ZI and in the ZF; the board remembers it."""
    asked = kind * MOST + who
    found = board.fitting.get(asked)
    if found is None:
        found = board.fitting[asked] = _look_for_spaces(board, kind, who)
    return found


@rule("CAL-SYM-PEGADA-05", "CAL-SYM-GEN-01")
def spaces_of_pegada(board: Board, who: Seat) -> Mask:
    """Any empty space, connected or not."""
    return board.empty


@rule("CAL-SYM-FOGO-02", "CAL-SYM-FOGO-05", "CAL-SYM-FOGO-08", "CAL-SYM-CACHOEIRA-07")
def spaces_of_fogo(board: Board, who: Seat) -> Mask:
    """Only a symbol it can burn: no Fogo, no Cachoeira, nothing under a token, in a Torre row only the Torre."""
    return without(board.touchable, board.by[FOGO] | board.by[CACHOEIRA])


@rule("CAL-SYM-CACHOEIRA-04", "CAL-SYM-FOGO-07", "CAL-SYM-TORRE-08")
def spaces_of_cachoeira(board: Board, who: Seat) -> Mask:
    """An empty space, or a Fogo to put out."""
    return board.empty | board.by[FOGO]


@rule("CAL-SYM-MONTANHA-02", "CAL-SYM-ESPELHO-07", "CAL-SYM-TORRE-01", "CAL-FAQ-18")
def spaces_of_obstacle(board: Board, who: Seat) -> Mask:
    """Montanha and Espelho: an empty space whose line no Torre protects, or any of the own ZI."""
    return board.empty & board.assailable(who)


@rule("CAL-SYM-ESTRELA-06", "CAL-SYM-ESTRELA-02")
def spaces_of_estrela(board: Board, who: Seat) -> Mask:
    """Where it has something to rearrange; like an obstacle it stays out of Torre rows."""
    return starry(board, who)


@rule("CAL-SYM-GEN-05")
def spaces_of_torre(board: Board, who: Seat) -> Mask:
    """Not in a line that a Torre already occupies and protects. North and south are one axis, east and west another."""
    return _serving(board, served_by(board, TORRE))


@rule("CAL-SYM-GEN-06")
def spaces_of_asa(board: Board, who: Seat) -> Mask:
    """Not in a line with an Asa of equal facing."""
    return _serving(board, board.wings)


@rule("CAL-SYM-GEN-07")
def spaces_of_caverna(board: Board, who: Seat) -> Mask:
    """Not in a line with two Cavernas of equal facing."""
    return _serving(board, board.deep)


@rule("CAL-SYM-GEN-04", "CAL-SYM-GEN-06", "CAL-SYM-GEN-07", "CAL-FD-02")
def _serving(board: Board, full: tuple[Mask, ...], *, one: bool = False) -> Mask:
    """Empty cells where some facing finds its line not full; never the Fenda (R-21). Or some of them, if it is enough
    to know of one."""
    empty = board.empty & BUT[FENDA]
    found = 0
    for may_face, served in zip(board.chart.may_face, full, strict=True):
        found |= without(may_face & empty, served)
        if found == empty or (found and one):
            break
    return found


def _look_for_spaces(board: Board, kind: Kind, who: Seat) -> Mask:
    if kind == PEGADA:
        return spaces_of_pegada(board, who)
    if kind == FOGO:
        return spaces_of_fogo(board, who)
    if kind == CACHOEIRA:
        return spaces_of_cachoeira(board, who)
    if kind == CAVERNA:
        return spaces_of_caverna(board, who)
    if kind == TORRE:
        return spaces_of_torre(board, who)
    if kind == ASA:
        return spaces_of_asa(board, who)
    if kind == ESTRELA:
        return spaces_of_estrela(board, who)
    return spaces_of_obstacle(board, who)


def has_space(board: Board, kind: Kind, who: Seat) -> bool:
    """Whether there is one at all: some symbols need but an empty cell, of others the first that fits is enough."""
    if kind in ANYWHERE and board.by[0] != board.chart.cells:
        return True
    if kind == ESTRELA:
        return _starry_somewhere(board, who)
    if kind in SERVING:
        return _serving(board, served_by(board, kind), one=True) != 0
    return spaces(board, kind, who) != 0


def _starry_somewhere(board: Board, who: Seat) -> bool:
    found = board.fitting.get(who)  # no symbol has the number 0: there is room for this answer
    if found is None:
        found = board.fitting[who] = starry(board, who, one=True)
    return found != 0


def is_space(board: Board, kind: Kind, cell: Cell, who: Seat) -> bool:
    """Whether this is one: an Estrela looks only at the lines through it."""
    if kind == ESTRELA:
        free = not board.cells[cell] and BIT[cell] & board.assailable(who)
        return bool(free and star_lines(board, cell, who))
    return spaces(board, kind, who) & BIT[cell] != 0


def served_by(board: Board, kind: Kind) -> tuple[Mask, ...]:
    """For each facing the rows where Torres, Asas or Cavernas have reached the limit of a line (R-21)."""
    if kind == TORRE:
        return board.guarded * 2  # north and south are one axis, east and west the other
    return board.wings if kind == ASA else board.deep


@rule("CAL-SYM-GEN-02", "CAL-SYM-GEN-03", "CAL-SYM-PEGADA-04")
def facings(board: Board, kind: Kind, cell: Cell, who: Seat, limited: bool = True) -> tuple[Facing, ...]:
    """Which ways the symbol may face there: forced in a ZI, free in the ZF, a Pegada always forward."""
    chart = board.chart
    home = chart.home[cell]
    if kind == PEGADA:
        return (chart.forward[home if home >= 0 else who],)
    if kind == ESPELHO:
        return (chart.forward[home] ^ 2,) if home >= 0 else (0, 1, 2, 3)
    if kind in SERVING:
        if home >= 0:
            return (chart.forward[home],)
        ways = (0, 1) if kind == TORRE else (0, 1, 2, 3)
        if not limited:
            return ways
        if cell == FENDA or board.cells[cell]:
            return ()
        served = served_by(board, kind)
        return tuple([f for f in ways if not served[f] & BIT[cell]])
    return (0,)


@rule("CAL-SYM-FOGO-03", "CAL-SYM-FOGO-04", "CAL-SYM-CACHOEIRA-05")
def may_be_removed(board: Board, kind: Kind, cell: Cell, who: Seat) -> bool:
    """Whether it may be taken off again at once: a Fogo outside foreign ZIs, a Cachoeira that put out a Fogo."""
    if kind == FOGO:
        return board.chart.home[cell] in (-1, who)
    return kind == CACHOEIRA and board.cells[cell] & 15 == FOGO


# Relocations: an Estrela's and those of Laceração Obtusa.


@rule("CAL-SYM-ESTRELA-01", "CAL-SYM-TORRE-05", "CAL-SYM-TORRE-06")
def movable(board: Board, line: Mask) -> Mask:
    """The symbols of a line that may be relocated: those a card or symbol may touch, a Torre among them."""
    return board.touchable & line


def may_receive(board: Board, kind: Kind, cells: Mask, who: Seat) -> Mask:
    """Cells that can receive a relocated symbol of this kind: the Fenda's limits and R-30, but not those of lines."""
    if kind in NOT_ON_FENDA:
        cells &= BUT[FENDA]
    if kind in ATTACKING:
        cells &= board.assailable(who)
    return cells


@rule("CAL-SYM-ESTRELA-03", "CAL-SYM-ESTRELA-07")
def star_lines(board: Board, cell: Cell, who: Seat) -> list[tuple[str, Mask]]:
    """The lines an Estrela laid here could rearrange: its row, its column, and on the Fenda both diagonals."""
    chart = board.chart
    home = chart.home[cell]
    across = 1 - (chart.forward[home if home >= 0 else who] & 1)
    lines = [("row", chart.lines[across][cell]), ("column", chart.lines[1 - across][cell])]
    if cell == FENDA:
        lines.append(("cross", chart.cross))
    return [(name, line & BUT[cell]) for name, line in lines if can_rearrange(board, line & BUT[cell], who)]


@rule("CAL-SYM-ESTRELA-02")
def can_rearrange(board: Board, line: Mask, who: Seat) -> bool:
    """Whether some symbol of the line can change its cell."""
    for cell in bits_of(movable(board, line)):  # noqa: SIM110  # compiled, a generator takes longer
        if landings(board, line, cell, who, 0):
            return True
    return False


def landings(board: Board, line: Mask, source: Cell, who: Seat, settled: Mask, lifted: Symbol = 0) -> Mask:
    """Where the symbol of `source` (or one lifted there) may be put down in a line.

    Empty cells, or cells of symbols that may move on in turn because a free cell can receive them.
    """
    kind = (lifted or board.cells[source]) & 15
    vacant = line & board.empty
    found = may_receive(board, kind, vacant & BUT[source], who)
    if not lifted:
        vacant |= BIT[source]
    others = without(movable(board, line) & BUT[source], settled)
    for cell in bits_of(may_receive(board, kind, others, who)):
        if may_receive(board, board.cells[cell] & 15, vacant, who):
            found |= BIT[cell]
    return found


def starry(board: Board, who: Seat, *, one: bool = False) -> Mask:
    """The cells whose row or column (on the Fenda also the diagonals) an Estrela could rearrange; or some of them, if
    it is enough to know of one."""
    chart = board.chart
    cells = board.empty & board.assailable(who)
    found = 0
    for line in chart.all_lines:
        if line & cells:
            here = _starry_on(board, line, cells, who)
            found |= here
            cells ^= here
            if found and one:
                return found
    if cells & BIT[FENDA] and can_rearrange(board, chart.cross, who):
        found |= BIT[FENDA]
    return found


def _starry_on(board: Board, line: Mask, cells: Mask, who: Seat) -> Mask:
    """Those of the cells on one line where an Estrela could rearrange that line."""
    loose = board.touchable & line
    if not loose:
        return 0
    safe = loose  # no Torre keeps these out of a cell
    if line & board.shield:
        safe = without(loose, board.by[FOGO] | board.by[MONTANHA] | board.by[ESPELHO] | board.by[ESTRELA])
    vacant = without(line, board.by[0]) & BUT[FENDA]
    room = vacant.bit_count()
    if safe and room > 1:
        return line & cells  # a second empty cell is room enough
    if not line & BIT[FENDA]:
        if safe.bit_count() > 1:
            return line & cells  # two of them change places
        if loose.bit_count() == 1 and room == 1:
            return 0  # the Estrela takes the only empty cell
    found = 0
    for cell in bits_of(line & cells):
        if can_rearrange(board, line & BUT[cell], who):
            found |= BIT[cell]
    return found


# Legal, and what it does.


def is_due(board: Board, cell: Cell, who: Seat) -> bool:
    """Whether a Cachoeira of this traveller lies there, laid in an earlier turn (R-34)."""
    return board.due & BIT[cell] != 0 and board.cells[cell] >> 6 & 7 == who


@rule("CAL-SYM-CACHOEIRA-01", "CAL-SYM-CACHOEIRA-06")
def transformable(board: Board, cell: Cell, kind: Kind, who: Seat) -> bool:
    """Whether a Cachoeira of this traveller, now due, may become this kind of symbol where it lies."""
    if kind not in WATERFALL_BECOMES or not is_due(board, cell, who):
        return False
    if kind == MONTANHA:
        return bool(BIT[cell] & board.assailable(who))
    return kind == PEGADA or bool(transform_facings(board, cell, kind, who))


def transform_facings(board: Board, cell: Cell, kind: Kind, who: Seat) -> tuple[Facing, ...]:
    """The facings of the symbol a Cachoeira becomes; a Torre keeps the limits of its line."""
    if kind != TORRE:
        return facings(board, kind, cell, who)
    if cell == FENDA:
        return ()
    return tuple(f for f in facings(board, kind, cell, who, limited=False) if not board.guarded[f & 1] & BIT[cell])


def is_legal(board: Board, lay: Lay, who: Seat) -> bool:
    """Whether a declared insertion can be carried out on this board."""
    if lay.transforms:
        ways = transform_facings(board, lay.cell, lay.kind, who)
        return transformable(board, lay.cell, lay.kind, who) and lay.facing in ways
    if not is_space(board, lay.kind, lay.cell, who):
        return False
    if lay.facing not in facings(board, lay.kind, lay.cell, who):
        return False
    if not lay.stays and not may_be_removed(board, lay.kind, lay.cell, who):
        return False
    return lay.kind != ESTRELA or moves_are_legal(board, lay.moves, lay.line & BUT[lay.cell], who)


def moves_are_legal(board: Board, moves: tuple[Move, ...], line: Mask, who: Seat) -> bool:
    """Several relocations taken as simultaneous: all lifted, then all laid (R-87)."""
    sources = targets = 0
    for source, target, _ in moves:
        sources |= BIT[source]
        targets |= BIT[target]
    if not moves or sources & ~movable(board, line) or targets & ~line or targets.bit_count() != len(moves):
        return False
    if targets & board.by[0] & ~sources:
        return False
    return all(may_receive(board, board.cells[a] & 15, BIT[b], who) for a, b, _ in moves)


@rule("CAL-SYM-FOGO-06", "CAL-SYM-ESTRELA-05", "CAL-SYM-CACHOEIRA-06", "CAL-FAQ-05")
def relocate(board: Board, moves: tuple[Move, ...], who: Seat) -> None:
    """Lift all, then lay all. Nothing else happens: no Fogo burns, no Estrela shines again."""
    lifted = [board.lift(source) for source, _, _ in moves]
    for value, (_, target, facing) in zip(lifted, moves, strict=True):
        kind = value & 15
        if kind == CACHOEIRA:
            board.put(target, value)  # relocation changes neither its owner nor its due turn
        else:
            board.put(target, symbol(kind, facing, who))


@rule("CAL-SYM-ESTRELA-04", "CAL-SYM-ESPELHO-06", "CAL-SYM-FOGO-01", "CAL-SYM-FOGO-04")
def lay_down(board: Board, lay: Lay, who: Seat) -> tuple[Kind, ...]:
    """Lay a symbol, which stays unless it may be removed, with all it does at once.

    Returns the symbols that go to the depot of the one who laid it."""
    gained = clear_space(board, lay.cell) if board.cells[lay.cell] else ()
    if lay.stays:
        board.put(lay.cell, symbol(lay.kind, lay.facing, who))
    else:
        gained += (lay.kind,)
    if lay.moves:
        relocate(board, lay.moves, who)
    return gained


@rule("CAL-SYM-FOGO-01", "CAL-SYM-GEN-08", "CAL-SYM-CACHOEIRA-02", "CAL-SYM-CACHOEIRA-04")
def clear_space(board: Board, cell: Cell) -> tuple[Kind, ...]:
    """What a Fogo burns, the Fogo under a Cachoeira, a Cachoeira that is transformed: gained by who lays the symbol."""
    return (board.lift(cell) & 15,)
