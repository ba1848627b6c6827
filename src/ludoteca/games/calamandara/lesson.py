"""What a network reads of the table: what the judges of all levels add up, and what a strong player counts besides.

`weights` takes all memory cards for equal. Whoever plays well keeps an Erronia for the turn in which the rival would
win, and knows that a Teoria is a Pegada. So the own cards are told by kind, those of others only as far as the one who
looks has seen them. The other numbers are the ways to the Fenda, what lies in every reserve and depot, what the open
symbol cards will bring, and in whose turn and phase one is. Travellers are counted clockwise from the one who looks;
absent ones are zeros.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.board import seat_of
from ludoteca.games.calamandara.content.chart import BIT, FENDA, START
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import ASA, CACHOEIRA, FOGO, PEGADA, SYMBOL_NAMES
from ludoteca.games.calamandara.movement import reach, steps_to_fenda
from ludoteca.games.calamandara.state import ACQUIRE, INSERT, MOVE, TURN_END, TURN_START, Calamandara
from ludoteca.games.calamandara.ways import AT_HAND, BURN, Ways
from ludoteca.games.calamandara.wings import winged
from ludoteca.kernel import UNKNOWN, Features, Seat, bits_of, described

TRAVELLERS: Final = 4
FINDS: Final = 6
"""Pegadas to find are told one by one up to here: none, one, ... five or more."""
LONG: Final = 30
"""Rounds of a long game."""
_SEAT: Final = (
    *("present", "turn", "lacking", "blocked", "saved", "laid", "steps", "start", "inside"),
    *(f"find-{n}" for n in range(FINDS)),
    *("exposed", "choice", "sheltered", "ahead", "becoming"),
    *(f"reserve-{name}" for name in SYMBOL_NAMES[1:]),
    *("room", "narrow", "full", "depot", "empty"),
    *("offer-centre", "offer-pegada", "offer-cachoeira", "offer-fogo", "offer-asa"),
    *("cards", "kept", "deck", "waiting", "sealed", "forgetful", "owed"),
)
NAMES: Final = (
    *(f"{name}-{seat}" for seat in range(TRAVELLERS) for name in _SEAT),
    *(f"hand-{slug}" for slug in SLUGS),
    *(f"final-{slug}" for slug in SLUGS),
    *(f"theirs-{slug}" for slug in SLUGS),
    *("round", "late", "fenda-pegada", "fenda-taken", "blocked-turn", "pile", "against"),
    *(f"mine-{n}" for n in range(1, 6)),
    *(f"other-{n}" for n in range(1, 6)),
    *("begins", "acquires", "inserts", "moves", "ends"),
)
_OFFERED: Final = (CACHOEIRA, FOGO, ASA)
_BASES: Final = (TURN_START, ACQUIRE, INSERT, MOVE, TURN_END)
_NOBODY: Final = [0.0] * len(_SEAT)
_NO_CARDS: Final = [0.0] * len(SLUGS)


def lesson(g: Calamandara, me: Seat) -> list[float]:
    """The numbers of `NAMES`."""
    seats = g.seats
    found: list[float] = []
    for i in range(TRAVELLERS):
        found += _traveller(g, (me + i) % seats) if i < seats else _NOBODY
    own = g.travellers[me]
    found += _kinds(g, own.hand)
    found += _kinds(g, own.reserve)
    found += _known(g, me)
    return found + _moment(g, me)


def _traveller(g: Calamandara, seat: Seat) -> list[float]:
    """One traveller, in the order of `_SEAT`."""
    t, board = g.travellers[seat], g.board
    symbols = t.symbols
    fires, asas, pegadas = symbols.count(FOGO), symbols.count(ASA), symbols.count(PEGADA)
    ways = Ways(board, seat, g.long_with, waters=CACHOEIRA in symbols)
    free, easy = ways.length(), ways.length(AT_HAND)
    way = max(easy, free - fires * (BURN - AT_HAND)) if fires else free
    short = winged(board, ways, AT_HAND if fires else BURN)
    short -= min(asas, short // 2)
    find = max(0, min(way, short) - pegadas)
    if find == 1 and not (t.room and t.depot[PEGADA]):
        find = 2  # it cannot be acquired now
    at, chart = board.tokens[seat], board.chart
    steps = steps_to_fenda(board, seat)
    path = 0
    for cell in ways.cells(ways.free, 0):
        path |= BIT[cell]
    nearest = steps
    reached = reach(board, seat, g.long_with)
    for cell in bits_of(reached):
        nearest = min(nearest, chart.steps[cell])
    becoming = 0
    if board.by[CACHOEIRA]:
        for cell in bits_of(board.by[CACHOEIRA]):
            becoming += seat_of(board.cells[cell]) == seat
    room, depot = t.room, t.depot[PEGADA]
    row = [
        1.0,
        float(g.turn == seat),
        min(2.0, way / 8),
        min(2.0, (free - easy) / 4),
        max(0.0, (way - short) / 3),
        min(pegadas, way) / 4,
        steps / 9,
        float(at == START),
        float(board.in_final_zone(seat)),
    ]
    one = [0.0] * FINDS
    one[min(find, FINDS - 1)] = 1.0
    row += one
    row += [
        (path & board.touchable).bit_count() / 6,
        min(2.0, len(ways.cells(ways.empty, 1)) / 8),
        float(at != START and bool(board.shield & BIT[at])),
        (steps - nearest) / 5,
        becoming / 2,
    ]
    kinds = [0.0] * 9
    for kind in symbols:
        kinds[kind - 1] += 0.5
    row += kinds
    row += [room / 4, float(room == 1), float(room == 0), depot / 9, float(not depot)]
    row += _offer(g, seat)
    row += [
        len(t.hand) / 5,
        len(t.reserve) / 3,
        len(t.deck) / 36,
        (len(t.waiting) + len(t.taken)) / 2,
        float(g.sealed >> seat & 1),
        float(g.forgetful >> seat & 1),
        float(t.owed),
    ]
    return row


def _offer(g: Calamandara, seat: Seat) -> list[float]:
    """What the open symbol card of a traveller would bring, as far as the depot has it."""
    t = g.travellers[seat]
    if not t.faces or g.cards.face[t.faces[-1]] == UNKNOWN:
        return [0.0] * 5
    face, depot = g.symbol_face(t.faces[-1]), t.depot
    row = [float(face[0] == PEGADA), float(PEGADA in face and depot[PEGADA] > 0)]
    row += [float(kind in face and depot[kind] > 0) for kind in _OFFERED]
    return row


def _kinds(g: Calamandara, cards: list[int]) -> list[float]:
    """How many of each memory card are among the own ones."""
    if not cards:
        return _NO_CARDS
    counts = [0.0] * len(SLUGS)
    for card in cards:
        if g.cards.face[card] != UNKNOWN:
            counts[g.memory(card)] += 1.0
    return counts


def _known(g: Calamandara, me: Seat) -> list[float]:
    """The cards of the others that the one who looks has seen, by kind."""
    seen, counts = g.cards.seen, _NO_CARDS
    for other in g.clockwise(me):
        t = g.travellers[other]
        for card in t.hand + t.reserve:
            if seen[card] >> me & 1:
                if counts is _NO_CARDS:
                    counts = counts[:]
                counts[g.memory(card)] += 1.0
    return counts


def _moment(g: Calamandara, me: Seat) -> list[float]:
    """The clock, the Fenda, and what is going on."""
    on_fenda = g.board.cells[FENDA] & 15
    against = bool(g.pile) and g.pile[-1].victims >> me & 1
    row = [
        min(2.0, g.round / LONG),
        float(g.round > LONG),
        float(on_fenda == PEGADA),
        float(on_fenda not in (0, PEGADA)),
        float(g.blocked),
        min(2.0, len(g.pile) / 3),
        float(against),
    ]
    phases = [0.0] * 10
    phases[min(4, max(0, g.phase - 1)) + (0 if g.turn == me else 5)] = 1.0
    row += phases
    base = g.base
    row += [float(base is not None and base.kind == kind) for kind in _BASES]
    return row


ABOUT: Final = described("""
    present: 1 for a traveller who is at the table; travellers are counted clockwise from the one who looks
    turn: 1 for whose turn it is
    lacking: what must still be laid, burnt or quenched until a path leads to the Fenda, of eight
    blocked: how much of that obstacles cost, of four
    saved: how much Asas and Cavernas would save, those in the reserve included, of three
    laid: Pegadas of the reserve that the way takes, of four
    steps: steps to the Fenda, of nine
    start: 1 for a token on its start point
    inside: 1 for a token in the Zona Final
    find: 1 for the number of Pegadas still to be found, from none to five or more
    exposed: Pegadas of the way that can be destroyed, of six
    choice: empty cells on one of the cheapest ways, of eight
    sheltered: 1 if a Torre protects the token
    ahead: how many steps the token could go at once, of five
    becoming: own Cachoeiras on the board, of two
    reserve: the symbols of each kind in the Reserva de Símbolos, of two
    room: free spaces there, of four
    narrow: 1 if there is one
    full: 1 if there is none
    depot: Pegadas in the depot, of nine
    empty: 1 if there are none
    offer: the open symbol card: whether a Pegada is its centre, and what else it could bring
    cards: memory cards in hand, of five
    kept: reserved memory cards, of three
    deck: memory cards left in the deck, of 36
    waiting: memory cards that wait on the deck or the reserve, of two
    sealed: 1 for who may not insert attack symbols this turn
    forgetful: 1 for who may not reserve or acquire memory cards this turn
    owed: 1 for who could not take the reserved cards yet
    hand: the memory cards of each kind in the own hand
    final: the same in the own Reserva Final
    theirs: those of the others that the one who looks has seen
    round: the round, of thirty
    late: 1 after thirty rounds
    fenda: whether a Pegada lies on the Fenda, or something else
    blocked-turn: 1 if this turn is not played
    pile: memory cards in use, of three
    against: 1 if the one on top is aimed at the one who looks
    mine: the phase of the own turn
    other: the phase of somebody else's
    begins: 1 while a turn may be answered
    acquires: 1 while an acquisition may be answered
    inserts: 1 while an insertion may be answered
    moves: 1 while a move may be answered
    ends: 1 while the end of a turn may be answered
""")

LESSON: Final = Features(NAMES, lesson, ABOUT)
