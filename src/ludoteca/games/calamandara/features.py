"""Calamandara as numbers for a learner: the board cell by cell as the seat sees it, every playboard, the own hand.

Cells are counted as from the south seat after turning the board so that the one who looks sits there; travellers are
counted clockwise from that one. Absent travellers and cells are all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.games.calamandara.content.chart import CHARTS, SIZE, START, cell_at, place_of
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, SYMBOLS, TURNED
from ludoteca.games.calamandara.movement import steps_to_fenda
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import UNKNOWN, Features, Seat, bits_of, described

PATIENCE: Final = 100
"""Rounds after which a game without a bound counts as long."""
TRAVELLERS: Final = range(4)
CELLS: Final = tuple(bits_of(CHARTS[4, 2].cells))
BASES: Final = ("free", "turn", "acquire", "insert", "move", "memory", "pickup", "recover", "end")
_SEAT: Final = (
    "present",
    "asked",
    "turn",
    "start",
    "steps",
    "inside",
    "hand",
    "reserve",
    "deck",
    "owed",
    "sealed",
    "forgetful",
)


def _names() -> Iterator[str]:
    for name in SYMBOL_NAMES[1:]:
        yield from (f"{name}-{cell}" for cell in CELLS)
    for way in ("ahead", "right", "back", "left"):
        yield from (f"facing-{way}-{cell}" for cell in CELLS)
    for seat in TRAVELLERS:
        yield from (f"token-{seat}-{cell}" for cell in CELLS)
    yield from (f"protected-{cell}" for cell in CELLS)
    for seat in TRAVELLERS:
        yield from (f"{fact}-{seat}" for fact in _SEAT)
        yield from (f"reserve-{name}-{seat}" for name in SYMBOL_NAMES[1:])
        yield from (f"depot-{name}-{seat}" for name in SYMBOL_NAMES[1:])
        yield from (f"face-{name}-{seat}" for name in SYMBOL_NAMES[1:])
        yield from (f"central-{name}-{seat}" for name in SYMBOL_NAMES[1:])
        yield from (f"known-{slug}-{seat}" for slug in SLUGS)
        yield from (f"discard-{slug}-{seat}" for slug in SLUGS)
        yield from (f"waiting-{slug}-{seat}" for slug in SLUGS)
    yield from (f"pile-{slug}" for slug in SLUGS)
    yield from (f"top-{slug}" for slug in SLUGS)
    yield from (f"base-{name}" for name in BASES)
    yield from (f"phase-{number}" for number in range(1, 6))
    yield from ("attacked", "round", "planning")


NAMES: Final = tuple(_names())


def _turned(cell: int, forward: int) -> int:
    """The cell of the grid that the seat looking that way sees in this place of its own view from the south."""
    x, y = place_of(cell)
    last = SIZE - 1
    return cell_at(*((x, y), (last - y, x), (last - x, last - y), (y, last - x))[forward])


_VIEWS: Final = tuple(tuple(_turned(cell, forward) for cell in CELLS) for forward in range(4))


def features(view: Calamandara, seat: Seat) -> list[float]:
    """The numbers of `NAMES`."""
    forward = view.chart.forward[seat]
    cells = _VIEWS[forward]
    board = view.board
    found: list[float] = []
    for kind in SYMBOLS:
        mask = board.by[kind]
        found += [float(mask >> cell & 1) for cell in cells]
    values = [board.cells[cell] for cell in cells]
    for way in range(4):
        found += [float(v & 15 in TURNED and ((v >> 4 & 3) - forward) % 4 == way) for v in values]
    for i in TRAVELLERS:
        at = board.tokens[(seat + i) % view.seats] if i < view.seats else START
        found += [float(at != START and cell == at) for cell in cells]
    found += [float(board.shield >> cell & 1) for cell in cells]
    for i in TRAVELLERS:
        found += list(_traveller(view, (seat + i) % view.seats)) if i < view.seats else [0.0] * _PER_SEAT
    found += _counts(view, [item.body for item in view.pile])
    found += _counts(view, [view.pile[-1].body] if view.pile else [])
    base = view.base
    found += [float(base is not None and base.kind == i) for i in range(len(BASES))]
    found += [float(view.phase == number) for number in range(1, 6)]
    attacked = bool(view.pile) and view.pile[-1].victims >> seat & 1
    return [*found, float(attacked), min(1.0, view.round / (view.limit or PATIENCE)), float(view.plan is not None)]


def _traveller(view: Calamandara, seat: Seat) -> Iterator[float]:
    t = view.travellers[seat]
    yield 1.0
    yield float(view.ask is not None and view.ask.seat == seat)
    yield float(view.turn == seat)
    yield float(view.board.tokens[seat] == START)
    yield steps_to_fenda(view.board, seat) / 10
    yield float(t.inside)
    yield len(t.hand) / 5
    yield len(t.reserve) / 3
    yield len(t.deck) / 36
    yield float(t.owed)
    yield float(view.sealed >> seat & 1)
    yield float(view.forgetful >> seat & 1)
    yield from (t.symbols.count(kind) / 4 for kind in SYMBOLS)
    yield from (t.depot[kind] / 9 for kind in SYMBOLS)
    seen = bool(t.faces) and view.cards.face[t.faces[-1]] != UNKNOWN
    face = view.symbol_face(t.faces[-1]) if seen else (0,)
    yield from (float(kind in face) for kind in SYMBOLS)
    yield from (float(kind == face[0]) for kind in SYMBOLS)
    yield from _counts(view, t.hand + t.reserve)
    yield from _counts(view, t.discard[-1:])
    yield from _counts(view, [*t.waiting, *(card for card, _, _ in t.taken)])


_PER_SEAT: Final = len(_SEAT) + 4 * len(SYMBOLS) + 3 * len(SLUGS)


def _counts(view: Calamandara, cards: list[int]) -> list[float]:
    """How many of each memory card are among these, as far as the seat knows."""
    counts = [0.0] * len(SLUGS)
    for card in cards:
        if view.cards.face[card] != UNKNOWN:
            counts[view.memory(card)] += 1
    return counts


ABOUT: Final = described("""
    pegada: 1 for each cell with a Pegada, the board turned so that the one who looks sits in the south
    fogo: the same for Fogo
    montanha: the same for Montanha
    cachoeira: the same for Cachoeira
    caverna: the same for Caverna
    torre: the same for Torre
    espelho: the same for Espelho
    asa: the same for Asa
    estrela: the same for Estrela
    facing: for each cell where its symbol looks: ahead, right, back, left, as the one who looks sees it
    token: for each traveller the cell of the token
    protected: 1 for each cell that a Torre protects
    present: 1 for a traveller who is at the table
    asked: 1 for the traveller who is asked
    turn: 1 for whose turn it is
    start: 1 for a token on its start point
    steps: steps to the Fenda, of ten
    inside: 1 for who has reached the Zona Final
    hand: memory cards in hand, of five
    reserve: reserved memory cards, of three; then the symbols of each kind in the Reserva de Símbolos, of four
    deck: symbol cards left in the deck, of 36
    owed: 1 for who could not take the reserved cards yet
    sealed: 1 for who may not insert attack symbols this turn
    forgetful: 1 for who may not reserve or acquire memory cards this turn
    depot: symbols of each kind in the depot, of nine
    face: 1 for each symbol on the open symbol card
    central: 1 for its central symbol
    known: memory cards of hand and reserve that the one who looks knows
    discard: the top of the discard
    waiting: memory cards that wait, or were taken
    pile: memory cards in the pile of responses
    top: the one on top of it
    base: what the pile responds to: nothing, a turn, an acquisition, an insertion, a move, a memory, and so on
    phase: the phase of the turn
    attacked: 1 if the card on top is aimed at the one who looks
    round: the round, as a share of the last or of a hundred
    planning: 1 while an insertion is being planned
""")

FEATURES: Final = Features(NAMES, features, ABOUT)
