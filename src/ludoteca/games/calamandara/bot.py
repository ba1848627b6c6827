"""How Calamandara judges itself: who needs the fewest Pegadas to reach the Fenda, and what helps or hinders.

A beginner counts the Pegadas missing on the cheapest way of every token, adds what lies in the reserve and in the hand,
walks as far as the path leads, and lays the next Pegada where it shortens the way. Cards that stop others are kept for
moves that matter. The weights were set by hand and checked in `ludoteca arena calamandara --bots random,greedy`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import BIT, FENDA, START, WIDTH, Mask
from ludoteca.games.calamandara.content.memory import LAMENTOS, LINKED
from ludoteca.games.calamandara.content.symbols import (
    ASA,
    CACHOEIRA,
    CAVERNA,
    ESPELHO,
    FOGO,
    MONTANHA,
    PEGADA,
    TORRE,
)
from ludoteca.games.calamandara.experience import lacking, short_of
from ludoteca.games.calamandara.movement import reach, steps_to_fenda
from ludoteca.games.calamandara.state import MOVE, TURN_START, Calamandara
from ludoteca.kernel import Option, Seat, bits_of

DETOUR: Final = 2.5
"""What an obstacle on the only way counts for, in Pegadas."""
IN_RESERVE: Final = 0.7
"""A Pegada in the reserve, in Pegadas on the board."""
SYMBOL: Final = 0.1
"""Any other symbol there, up to two."""
ROOM: Final = 0.2
"""Space for a Pegada that is still lacking: with a full reserve nothing more can be acquired."""
CARD: Final = 0.1
RESERVED: Final = 0.16
SHORT: Final = 1.0
"""A Pegada that is needed and not there, on top of that."""
STEP: Final = 0.22
"""A step the token still has to walk: the path under it is safe."""
SPREAD: Final = 1.8
USUAL: Final = 5.3
"""What somebody lacks who is neither near nor far."""
FAR: Final = 7.0
BEYOND: Final = 0.3
"""Pegadas lacking beyond `FAR` count for less: much may happen before they are needed."""
RIVAL: Final = 0.85
IMPATIENCE: Final = 0.02
LEAST_WATCHED: Final = 0.3
"""What the rival lacks counts less than one's own need, and less from round to round: two who only watched each other
would wait for ever."""
SEARCH: Final = {
    "iterations": (8, 8, 16),
    "rounds": 0,
    "leaves": 4,
    "impression": 12,
    "plans": (40, 16, 160),
    "guesses": (2, 1, 4),
    "experienced": (False, True, True),
}
"""To plan one's own turn well is most of it: a beginner who compares 40 ends of a turn won 0.73 of 40 games against one
who looks at each option once, one who compares 160 in four guesses 0.63 of 40 against that one. To play on to the next
turn did not help (32 iterations against 8: 0.51 of 50). Somebody experienced who compares 16 ends won 0.65 of 48
against a beginner who compares 40. More plans on top of that are not shown to help: 160 in four guesses won 0.57 of 140
against those 16, 240 in five 0.51 of 61 (fresh seeds); 12 plans and 6 iterations are too few (0.53 of 74 against the
beginner, 0.18 of 22 against 240)."""


def value(g: Calamandara, seat: Seat) -> float:
    """How well a seat stands against the best of the others, from 0 to 1."""
    return values(g)[seat]


def values(g: Calamandara) -> list[float]:
    """The same of every seat, at one go."""
    return compared(g, lambda seat: cost(g, seat, missing(g.board, seat, g.long_with)))


def experienced(g: Calamandara) -> list[float]:
    """The same, as somebody judges it who has played often."""

    def lacks(seat: Seat) -> float:
        way = lacking(g, seat)
        return cost(g, seat, way) + SHORT * short_of(g, seat, way)

    return compared(g, lacks)


def compared(g: Calamandara, lacks: Callable[[Seat], float]) -> list[float]:
    """Who lacks least stands best."""
    if g.winner >= 0:
        return [float(seat == g.winner) for seat in g.everyone]
    costs = [lacks(seat) for seat in g.everyone]
    watched = max(LEAST_WATCHED, RIVAL - IMPATIENCE * g.round)
    found = []
    for seat, mine in enumerate(costs):
        rival = min(costs[:seat] + costs[seat + 1 :])
        found.append(1 / (1 + math.exp((mine - watched * rival - (1 - watched) * USUAL) / SPREAD)))
    return found


def cost(g: Calamandara, seat: Seat, way: float) -> float:
    """How much a traveller still lacks, in Pegadas, who has so many to lay on the way to the Fenda."""
    t = g.travellers[seat]
    stock = t.symbols.count(PEGADA)
    cards = CARD * len(t.hand) + RESERVED * len(t.reserve)
    useful = min(stock, way)
    kept = IN_RESERVE * useful + SYMBOL * min(2.0, len(t.symbols) - useful)
    kept += ROOM * min(t.room, way - useful)
    needed = min(way, FAR) + BEYOND * max(0.0, way - FAR)
    return needed - kept - cards + STEP * steps_to_fenda(g.board, seat)


def missing(board: Board, seat: Seat, long_with: int) -> float:
    """Pegadas to be laid until a path leads from the token to the Fenda; obstacles cost a detour."""
    chart = board.chart
    fenda = BIT[FENDA]
    at = board.tokens[seat]
    allowed = board.allowed(seat)
    others = board.standing if at == START else board.standing & ~BIT[at]
    pegadas = board.by[PEGADA] & allowed & ~others
    empty = allowed & ~board.by[0]
    seen = reach(board, seat, long_with) | (0 if at == START else BIT[at])
    count = 0.0
    if at == START and not seen:
        first = chart.first_row[seat]
        seen = first & empty
        count = 1.0
        if not seen:
            seen, count = first, 1.0 + DETOUR
    while not seen & fenda:
        grown = (seen << WIDTH | seen >> WIDTH | seen << 1 | seen >> 1) & ~seen
        walked = grown & pegadas
        if walked:
            seen |= walked
            continue
        laid = grown & empty
        if laid:
            seen |= laid
            count += 1
            continue
        forced = grown & allowed
        if not forced:
            return count + 9
        seen |= forced
        count += 1 + DETOUR
    return count


def next_cells(board: Board, seat: Seat, long_with: int) -> Mask:
    """Empty cells beside what the token can reach: where its path goes on."""
    at = board.tokens[seat]
    seen = reach(board, seat, long_with) | (0 if at == START else BIT[at])
    empty = board.allowed(seat) & ~board.by[0]
    if at == START:
        seen_or_row = (seen << WIDTH | seen >> WIDTH | seen << 1 | seen >> 1) | board.chart.first_row[seat]
        return seen_or_row & empty
    return (seen << WIDTH | seen >> WIDTH | seen << 1 | seen >> 1) & empty


# Which options somebody would consider.


def sensible(g: Calamandara, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """A few good cells instead of all, the order of decks as it lies, and no more walks than the three best."""
    ask = type(g.ask).__name__
    if ask in ("OrderMemories", "OrderSymbolCards", "StackHand"):
        return options[:1]
    if ask == "PlanSpace" and g.plan is not None:
        return _some(g, options, cells_for(g, g.plan.ghosts[0], seat, g.plan.kind), 4)
    if ask == "WhichSpace" and g.draft is not None:
        cells = hindering(g, g.board, seat) if g.draft.effect != LAMENTOS else g.chart.final
        return _some(g, options, cells, 5)
    if ask in ("Act", "ActOpenly", "Redeclare"):
        walks = sorted((o for o in options if o.verb == "go"), key=lambda o: g.chart.steps[int(o.args[0])])
        rest = [o for o in options if o.verb != "go"]
        return [*walks[:2], *rest]
    if len(options) > 12 and options[0].verb in ("at", "lift"):
        return _some(g, options, 0, 6)
    return options


def _some(g: Calamandara, options: Sequence[Option], cells: Mask, count: int) -> Sequence[Option]:
    """The options on these cells, or the first ones near the Fenda."""
    at = [o for o in options if o.args and cells >> int(o.args[0]) & 1]
    if at:
        return [*at[:count], *(o for o in options if not o.args)]
    steps = g.chart.steps
    return sorted(options, key=lambda o: steps[int(o.args[0])] if o.args else -1)[:count]


def cells_for(g: Calamandara, board: Board, seat: Seat, kind: int) -> Mask:
    """Where a beginner would think of laying a symbol of this kind."""
    own = board.tokens[seat]
    if kind in (PEGADA, CACHOEIRA):
        ways = next_cells(board, seat, g.long_with)
        lacking = missing(board, seat, g.long_with)
        best = 0
        for cell in bits_of(ways):
            board.by[0] |= BIT[cell]
            board.by[PEGADA] |= BIT[cell]
            if missing(board, seat, g.long_with) < lacking:
                best |= BIT[cell]
            board.by[0] &= ~BIT[cell]
            board.by[PEGADA] &= ~BIT[cell]
        return best or ways
    if kind in (TORRE, ASA, CAVERNA):
        row = g.chart.first_row[seat] if own == START else g.chart.row_of(own, g.chart.forward[seat])
        free = row & ~board.by[0]
        return free & ~next_cells(board, seat, g.long_with) or free  # beside the own way, not on it
    if kind in (MONTANHA, ESPELHO):
        return next_cells(board, leader(g, seat), g.long_with) & ~next_cells(board, seat, g.long_with)
    if kind == FOGO:
        return hindering(g, board, seat)
    return 0


def hindering(g: Calamandara, board: Board, seat: Seat) -> Mask:
    """Pegadas on the way of the traveller who is ahead, and obstacles on the own."""
    other = leader(g, seat)
    theirs = reach(board, other, g.long_with) & ~reach(board, seat, g.long_with)
    at = board.tokens[seat]
    around = BIT[at] if at != START else g.chart.first_row[seat]
    near = (around << WIDTH | around >> WIDTH | around << 1 | around >> 1) & board.by[0] & ~board.by[PEGADA]
    return theirs | near


def leader(g: Calamandara, seat: Seat) -> Seat:
    """The adversary closest to the Fenda."""
    return min(g.clockwise(seat), key=lambda other: steps_to_fenda(g.board, other))


# What to look at first.

ORDER: Final[dict[str, float]] = {
    "pass": 0.5,
    "end_turn": 0.45,
    "give_up": 0.05,
    "skip_card": 0.6,
    "acquire": 0.9,
    "lay": 0.42,
    "transform": 0.85,
    "declare": 0.6,
    "go": 0.7,
    "memories": 0.55,
    "draw": 0.3,
    "reserve": 0.3,
    "stay": 0.4,
    "remove": 0.5,
    "stop": 0.45,
    "accept": 0.7,
    "decline": 0.2,
    "now": 0.6,
    "wait": 0.4,
    "use": 0.3,
}
WISHED: Final = {
    PEGADA: 0.5,
    ASA: 0.25,
    TORRE: 0.2,
    CAVERNA: 0.2,
    MONTANHA: 0.15,
    ESPELHO: 0.2,
    FOGO: 0.18,
    CACHOEIRA: 0.3,
}


def prefer(g: Calamandara, option: Option) -> float:
    """What a beginner would try first: acquire Pegadas, lay them, walk, draw cards, stop who is about to win."""
    verb = option.verb
    rank = ORDER.get(verb, 0.4)
    if verb == "lay" and int(option.args[0]) in (PEGADA, CACHOEIRA):
        return rank + 0.9  # the way first; everything else may as well stay in the reserve
    if verb in ("acquire", "lay", "symbol", "begin", "into"):
        return rank + WISHED.get(int(option.args[0]), 0.1)
    if verb in ("draw", "reserve"):
        return rank + 0.1 * int(option.args[0])
    if verb == "go":
        return rank + 0.4 - 0.04 * g.chart.steps[int(option.args[0])]
    if verb in ("at", "lift"):
        return rank - 0.01 * g.chart.steps[int(option.args[0])]
    if verb == "use":
        return rank + 0.4 * _urgent(g, int(option.args[0]))
    return rank


def _urgent(g: Calamandara, memory: int) -> float:
    """Linked cards are for moves to the Fenda, turns of who is close, and attacks on oneself."""
    base: Any = g.base
    if not LINKED[memory] or base is None:
        return 0.2
    if base.kind == MOVE:
        return 1.0 if base.params[0] == FENDA else 0.3
    return 0.8 if base.kind == TURN_START and steps_to_fenda(g.board, base.seat) < 4 else 0.25
