"""How a beginner plays Calamandara: the way he counts on, the options he considers, and what he tries first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from ludoteca.games.calamandara.asks import (
    Act,
    OrderMemories,
    OrderSymbolCards,
    PlanSpace,
    Redeclare,
    Respond,
    StackHand,
    WhichSpace,
    WhichTraveller,
)
from ludoteca.games.calamandara.board import Board, symbol
from ludoteca.games.calamandara.content.chart import BIT, FENDA, MOST, START, Mask, beside, without
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
from ludoteca.games.calamandara.movement import enterable, reach, steps_to_fenda
from ludoteca.games.calamandara.rules.cards.beneficial import Beneficial
from ludoteca.games.calamandara.rules.cards.effect import EFFECTS
from ludoteca.games.calamandara.state import MOVE, TURN_START, Calamandara
from ludoteca.kernel import Option, Seat, bits_of

DETOUR: Final = 2.5
"""What an obstacle on the only way counts for, in Pegadas."""


def missing(board: Board, seat: Seat, long_with: int) -> float:
    """Pegadas to be laid until a path leads from the token to the Fenda; obstacles cost a detour. The board remembers
    it, because a turn often ends without a change there."""
    asked = long_with * MOST + seat
    found = board.lacking.get(asked)
    if found is None:
        found = board.lacking[asked] = _missing(board, seat, long_with)
    return found


def _missing(board: Board, seat: Seat, long_with: int) -> float:
    at = board.tokens[seat]
    allowed = board.allowed(seat)
    pegadas = enterable(board, seat)
    empty = allowed & board.empty
    seen = reach(board, seat, long_with) | (0 if at == START else BIT[at])
    if seen:
        return _lacking(seen, pegadas, empty, allowed)
    first = board.chart.first_row[seat]
    if first & empty:
        return 1.0 + _lacking(first & empty, pegadas, empty, allowed)
    return 1.0 + DETOUR + _lacking(first, pegadas, empty, allowed)


@lru_cache(maxsize=1 << 14)
def _lacking(seen: Mask, pegadas: Mask, empty: Mask, allowed: Mask) -> float:
    """Pegadas to be laid from these cells on. Remembered: what somebody plans changes the way of few others."""
    count = 0.0
    while not seen & BIT[FENDA]:
        grown = without(beside(seen), seen)
        walked = grown & pegadas
        if walked:
            seen |= walked
            continue
        laid = grown & empty
        if laid:
            seen |= laid
            count += 1.0
            continue
        forced = grown & allowed
        if not forced:
            return count + 9.0
        seen |= forced
        count += 1.0 + DETOUR
    return count


def next_cells(board: Board, seat: Seat, long_with: int) -> Mask:
    """Empty cells beside what the token can reach: where its path goes on."""
    at = board.tokens[seat]
    seen = reach(board, seat, long_with) | (0 if at == START else BIT[at])
    empty = board.allowed(seat) & board.empty
    if at == START:
        seen_or_row = beside(seen) | board.chart.first_row[seat]
        return seen_or_row & empty
    return beside(seen) & empty


# Which options somebody would consider.


def sensible(g: Calamandara, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """A few good cells instead of all, the order of decks as it lies, and no more walks than the three best."""
    ask = g.ask
    if isinstance(ask, (OrderMemories, OrderSymbolCards, StackHand)):
        return options[:1]
    if isinstance(ask, PlanSpace) and g.plan is not None:
        return _some(g, options, cells_for(g, g.plan.ghosts[0], seat, g.plan.kind), 4)
    if isinstance(ask, WhichSpace) and g.draft is not None:
        cells = hindering(g, g.board, seat) if g.draft.effect != LAMENTOS else g.chart.final
        return _some(g, options, cells, 5)
    if isinstance(ask, (Act, Redeclare, Respond)):
        options = industrious(g, seat, useful_to(g, seat, options))
        walks = sorted((o for o in options if o.verb == "go"), key=lambda o: g.chart.steps[int(o.args[0])])
        rest = [o for o in options if o.verb != "go"]
        return [*walks[:2], *rest]
    if isinstance(ask, WhichTraveller):
        return selfish(g, seat, options)
    if len(options) > 12 and options[0].verb in ("at", "lift"):
        return _some(g, options, 0, 6)
    return options


def industrious(g: Calamandara, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Who can acquire symbols does, and with a full reserve lays one down: two who did neither waited for ever.

    Only a used symbol card makes way for the next, and only a reserve with space can take what that one shows.
    """
    verbs = {o.verb for o in options}
    full = not g.travellers[seat].room
    if not ("acquire" in verbs or "skip_card" in verbs or ("lay" in verbs and full)):
        return options
    return [o for o in options if o.verb not in LAZY or (o.verb == "go" and o.args[0] == FENDA)]


LAZY: Final = frozenset({"end_turn", "memories", "go"})


def useful_to(g: Calamandara, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """No card that could only help a rival: nobody plays it, and whoever is offered it would take it."""
    held = len(g.travellers[seat].hand)

    def helps(option: Option) -> bool:
        if option.verb not in CARDS:
            return True
        effect = EFFECTS[int(option.args[0])]
        return not isinstance(effect, Beneficial) or effect.helps(g, seat, seat, held - (option.verb == "use"))

    return [o for o in options if helps(o)]


CARDS: Final = frozenset({"use", "activate", "reclaim"})


def selfish(g: Calamandara, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Nobody helps a rival with a card that could help oneself."""
    if g.draft is None or not isinstance(EFFECTS[g.draft.effect], Beneficial):
        return options
    return [o for o in options if o.args[0] == seat] or options


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
            supposed = board.clone()
            supposed.put(cell, symbol(PEGADA))
            if missing(supposed, seat, g.long_with) < lacking:
                best |= BIT[cell]
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
    near = beside(around) & board.by[0] & ~board.by[PEGADA]
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
