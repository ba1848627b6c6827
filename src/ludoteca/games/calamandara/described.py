"""How a situation of Calamandara and the options in it are described to whoever learns which of them to prefer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.calamandara.beginner import leader, missing, next_cells
from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import BIT, FENDA, START
from ludoteca.games.calamandara.content.memory import LINKED, SLUGS
from ludoteca.games.calamandara.content.symbols import (
    ASA,
    CACHOEIRA,
    FOGO,
    PEGADA,
    RESERVE_SPACES,
    SYMBOL_CARDS,
    SYMBOL_NAMES,
)
from ludoteca.games.calamandara.movement import reach, steps_to_fenda
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.ways import AT_HAND, BURN, PEGADA_LAID, Ways
from ludoteca.kernel import UNKNOWN, Option, OptionFeatures, Seat

Row = list[float]

MOMENTS: Final = (
    *("always", "two travellers", "round", "own turn", "lacking", "the leader lacks", "steps", "at the start"),
    *("in the Zona Final", "Pegadas in reserve", "Fogos in reserve", "symbols in reserve", "Pegadas in the depot"),
    *("cards in hand", "cards reserved", "cards in use", "insertions planned", *(f"phase {n}" for n in range(1, 6))),
)
LONG: Final = 30
"""Rounds of a long game."""


def moment(g: Calamandara, seat: Seat) -> Row:
    """The situation of a traveller in a few numbers."""
    t, board = g.travellers[seat], drawn(g)
    stock = g.plan.stock if g.plan is not None and g.plan.seat == seat else t.symbols
    rival = leader(g, seat)
    phases = [0.0] * 5
    phases[min(4, max(0, g.phase - 1))] = float(g.turn == seat)
    return [
        1.0,
        float(g.seats == 2),
        min(2.0, g.round / LONG),
        float(g.turn == seat),
        missing(board, seat, g.long_with) / 5,
        missing(board, rival, g.long_with) / 5,
        steps_to_fenda(board, seat) / 9,
        float(board.tokens[seat] == START),
        float(board.in_final_zone(seat)),
        stock.count(PEGADA) / 2,
        float(stock.count(FOGO)),
        len(stock) / RESERVE_SPACES,
        t.depot[PEGADA] / 9,
        len(t.hand) / 5,
        len(t.reserve) / 3,
        len(g.pile) / 2,
        len(g.plan.lays) / 2 if g.plan is not None else 0.0,
        *phases,
    ]


def drawn(g: Calamandara) -> Board:
    """The board as it is, or as it would be with what is being planned."""
    return g.plan.ghosts[0] if g.plan is not None else g.board


MARKS: Final = (
    *SLUGS,
    "linked",
    *SYMBOL_NAMES[1:],
    *("central Pegada", "Pegada on it", "Fogo on it", "Asa on it", "steps to the Fenda", "number"),
)
OF_CARDS: Final = frozenset({"use", "activate", "reclaim", "card", "draft", "drop_waiting"})
OF_SYMBOLS: Final = frozenset({"lay", "into", "symbol", "begin", "acquire"})
OF_CELLS: Final = frozenset({"at", "go", "lift", "transform"})
_SYMBOL: Final = len(SLUGS)
_FACE: Final = _SYMBOL + len(SYMBOL_NAMES)


def about(option: Option) -> Row:
    """What is printed on the card or the symbol that an option points at."""
    row = [0.0] * len(MARKS)
    verb, number = option.verb, option.number
    if verb == "of":
        row[_SYMBOL + int(option.args[1])] = 1.0
    elif number < 0:
        return row
    elif verb in OF_CARDS:
        row[number] = 1.0
        row[_SYMBOL] = float(LINKED[number])
    elif verb in OF_SYMBOLS:
        if number:
            row[_SYMBOL + number] = 1.0
    elif verb == "next_face":
        face = SYMBOL_CARDS[number]
        row[_FACE : _FACE + 4] = [float(face[0] == PEGADA), *(float(kind in face) for kind in (PEGADA, FOGO, ASA))]
    elif verb not in OF_CELLS and verb not in ("traveller", "face"):
        row[-1] = number / 5
    return row


BEARINGS: Final = (
    *("steps from the Fenda", "on the Fenda", "beside the own path", "on the own way", "on the leader's way"),
    *("in reach", "a Pegada lies there", "an obstacle lies there", "steps gained", "a Pegada acquired"),
)
_NOTHING: Final[Row] = [0.0] * len(BEARINGS)


def bearing(g: Calamandara, seat: Seat, options: Sequence[Option]) -> list[Row]:
    """What each cell means for the own way and for that of whoever is ahead, and what a symbol card gives."""
    cells = None
    found: list[Row] = []
    for option in options:
        if option.verb in OF_CELLS:
            cells = cells or Cells(g, seat)
            found.append(cells.row(option.number))
        elif option.verb == "acquire":
            found.append([*_NOTHING[:-1], float(PEGADA in acquired(g, seat, option.number))])
        else:
            found.append(_NOTHING)
    return found


def acquired(g: Calamandara, seat: Seat, lower: int) -> tuple[int, ...]:
    """The central symbol of the open card, and the lower one that was chosen."""
    faces = g.travellers[seat].faces
    if not faces or g.cards.face[faces[-1]] == UNKNOWN:
        return (lower,)
    return g.symbol_face(faces[-1])[0], lower


class Cells:
    """What the cells of the board mean to a traveller."""

    def __init__(self, g: Calamandara, seat: Seat) -> None:
        self.board = board = drawn(g)
        held = g.travellers[seat].symbols
        own = Ways(board, seat, g.long_with, waters=CACHOEIRA in held)
        theirs = Ways(board, leader(g, seat), g.long_with)
        burn = AT_HAND if FOGO in held else BURN
        self.own = sum([BIT[cell] for cell in own.cells(own.empty, PEGADA_LAID, burn)])
        self.theirs = sum([BIT[cell] for cell in theirs.cells(theirs.empty, PEGADA_LAID)])
        self.theirs |= sum([BIT[cell] for cell in theirs.cells(theirs.free, 0)])
        self.beside = next_cells(board, seat, g.long_with)
        self.reach = reach(board, seat, g.long_with)
        self.steps = g.chart.steps
        self.far = steps_to_fenda(board, seat)

    def row(self, cell: int) -> Row:
        bit, board = BIT[cell], self.board
        return [
            self.steps[cell] / 9,
            float(cell == FENDA),
            float(bool(self.beside & bit)),
            float(bool(self.own & bit)),
            float(bool(self.theirs & bit)),
            float(bool(self.reach & bit)),
            float(bool(board.by[PEGADA] & bit)),
            float(bool((board.by[0] ^ board.by[PEGADA]) & bit)),
            (self.far - self.steps[cell]) / 4 if self.reach & bit else 0.0,
            0.0,
        ]


DESCRIBED: Final = OptionFeatures(MOMENTS, moment, MARKS, about, BEARINGS, bearing)
