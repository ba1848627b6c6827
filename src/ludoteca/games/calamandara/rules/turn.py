"""Chapter "turn": four phases in a fixed order, none mandatory; phases 1 and 3; the end of a turn and of a round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from ludoteca.games.calamandara.content.chart import BIT, MOST
from ludoteca.games.calamandara.content.picks import (
    ACQUIRE,
    END_TURN,
    GIVE_UP,
    GO,
    LAY,
    MEMORIES_PHASE,
    SKIP_CARD,
    TRANSFORM,
    cells_of,
)
from ludoteca.games.calamandara.content.symbols import RESERVE_SPACES, Kind
from ludoteca.games.calamandara.movement import reach
from ludoteca.games.calamandara.rules.acquiring import offers, take_symbols, taken, use_up
from ludoteca.games.calamandara.rules.insertable import against_laying, against_transforming, due_waterfalls, insertable
from ludoteca.games.calamandara.rules.insertion import dry_up, mark_due
from ludoteca.games.calamandara.rules.planning import begin_entry, start_plan
from ludoteca.games.calamandara.rules.reasons import unreachable
from ludoteca.games.calamandara.rules.reserve import DeclareReserve, PickUpReserve, memories_to_tend
from ludoteca.games.calamandara.rules.responses import ANEW, Carry, against_playing, begin, declare, playable
from ludoteca.games.calamandara.rules.settling import RUN_QUEUE, SETTLE
from ludoteca.games.calamandara.rules.table import discard
from ludoteca.games.calamandara.state import (
    ACQ_SYM,
    INSERT,
    MOVE,
    MOVE_TOK,
    PLAY_TURN,
    TURN_END,
    TURN_START,
    Base,
    Calamandara,
    minus,
)
from ludoteca.games.calamandara.state import (
    ACQUIRE as ACQUIRE_ACTION,
)
from ludoteca.kernel import Choice, Option, Reason, Seat, Step, absent, rule

# A turn.


@dataclass(frozen=True)
class NextTurn(Step):
    """Turns go clockwise; a round begins when the turn comes back to the first traveller."""

    rule = "CAL-TURN-01"
    rules = ("CAL-SETUP-11", "CAL-OBJ-04")
    seat: Seat

    def do(self, g: Calamandara) -> None:
        left = (self.seat + 1) % g.seats
        if left == g.first:
            if g.round == g.limit:
                g.tell("out_of_rounds", round=g.round)
                return
            g.round += 1
            g.tell("round", round=g.round)
        g.then(NextTurn(left))
        begin_turn(g, left)


@dataclass(frozen=True)
class Turn(Step):
    """A turn that is played besides those that go round."""

    rule = "CAL-TURN-02"
    seat: Seat

    def do(self, g: Calamandara) -> None:
        begin_turn(g, self.seat)


@rule("CAL-TURN-02", "CAL-RF-07")
def begin_turn(g: Calamandara, seat: Seat) -> None:
    """A turn: an owed reserve is taken, others may keep it from being played, four phases, its end."""
    g.number += 1
    g.turn = seat
    g.phase = 1
    g.blocked = False
    g.sealed = g.forgetful = g.skipped = g.refused = 0
    mark_due(g, seat)
    g.tell("turn", seat=seat)
    if g.travellers[seat].owed:
        g.then(PickUpReserve(seat), *(A_TURN[seat][1:] if g.quiet else A_TURN[seat]))
    else:
        g.then_all(QUIET_TURN[seat] if g.quiet else A_TURN[seat])


@dataclass(frozen=True)
class TurnWindow(Step):
    """Immediately before phase 1 others may keep the turn from being played."""

    rule = "CAL-CARD-ERRONIA-02"
    seat: Seat

    def do(self, g: Calamandara) -> None:
        declare(g, TURN_STARTS[self.seat], TURN_BEGINS)


@dataclass(frozen=True)
class TurnBegins(Carry):
    """An impeded turn is not played; nothing can repeat it."""

    rule = "CAL-CARD-ERRONIA-01"
    rules = ("CAL-CARD-ERRONIA-03",)

    def dropped(self, g: Calamandara, base: Base) -> None:
        super().dropped(g, base)
        g.blocked = True
        g.phase = 5


@dataclass(frozen=True)
class Play(Step):
    """As long as a phase is left, the traveller goes on; a hand nobody knows is always asked."""

    rule = "CAL-TURN-03"
    seat: Seat

    def do(self, g: Calamandara) -> None:
        if not g.blocked:
            g.then(Act(self.seat) if g.has_secrets(self.seat) else ActOpenly(self.seat))


@dataclass(frozen=True)
class EndTurn(Step):
    """When the last phase is over the turn ends; its traveller may repeat it, and everybody may use cards."""

    rule = "CAL-TURN-02"
    rules = ("CAL-CARD-QUEDA-01",)
    seat: Seat

    def do(self, g: Calamandara) -> None:
        g.phase = 5
        dry_up(g, self.seat)
        if not g.quiet:
            declare(g, TURN_ENDS[self.seat], TURN_OVER)


@dataclass(frozen=True)
class TurnOver(Carry):
    """Taken cards that lay on this reserve a whole turn are discarded; granted turns are played now."""

    rule = "CAL-LINK-06"
    rules = ("CAL-CARD-QUEDA-01",)

    def carried_out(self, g: Calamandara, base: Base) -> None:
        t = g.travellers[base.seat]
        for entry in t.taken:
            if entry[2] < g.number:
                t.taken = minus(t.taken, entry)
                discard(g, base.seat, entry[0])
                g.tell("expired", seat=base.seat, memory=g.memory(entry[0]))
        again, g.again = g.again, ()
        g.then(*(Turn(seat) for seat in again))


# The traveller's own decisions.


@dataclass(frozen=True)
class Act(Choice):
    """The traveller takes a phase that is still open, uses a card between phases, or ends the turn."""

    rule = "CAL-TURN-02"
    rules = ("CAL-TURN-03",)
    auto = False
    idle = "end_turn"

    def options(self, g: Calamandara) -> Sequence[Option]:
        found = open_phases(g, self.seat)
        if not g.quiet:
            found += playable(g, self.seat)
        return found

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick is END_TURN:
            return None
        phase = PHASE_OF.get(pick.verb)
        if phase is None:
            return against_playing(g, self.seat, pick)
        over = Reason("CAL-TURN-04", "phase-over", phase=phase) if phase < g.phase else None
        return over or against_phase(g, self.seat, pick)

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick is END_TURN:
            return
        g.then(Play(self.seat))
        act(g, self, pick)


@rule("CAL-TURN-04", "CAL-P3-03")
def open_phases(g: Calamandara, seat: Seat) -> list[Option]:
    """Each phase happens at most once; one that was taken or passed over does not come back in this turn, which may be
    ended instead."""
    found = [END_TURN]
    for phase in range(g.phase, 5):
        offer(found, g, seat, phase)
    return found


@dataclass(frozen=True)
class ActOpenly(Act):
    """The same with a hand that everybody knows: who has nothing left to decide is not asked."""

    auto = True


@dataclass(frozen=True)
class Redeclare(Choice):
    """Answers made the declared action impossible: it is declared anew in the same phase, or given up."""

    rule = "CAL-CARD-GEN-02"
    auto = False
    idle = "give_up"
    phase: int = 0

    def options(self, g: Calamandara) -> Sequence[Option]:
        found = [GIVE_UP]
        offer(found, g, self.seat, self.phase)
        return [*found, *playable(g, self.seat)]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick is GIVE_UP:
            return None
        phase = PHASE_OF.get(pick.verb)
        if phase is None:
            return against_playing(g, self.seat, pick)
        return against_phase(g, self.seat, pick) if phase == self.phase else Reason("CAL-CARD-GEN-02", "same-phase")

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick is GIVE_UP:
            g.bases[-1] = replace(g.bases[-1], impeded=g.bases[-1].ops, given_up=True)
            return
        if pick.verb in ("use", "activate", "reclaim", "skip_card"):
            g.then(self)
        act(g, self, pick)


def _in_phase(phase: int) -> Callable[[Seat], Choice]:
    return lambda seat: Redeclare(seat, phase)


ANEW.update({ACQUIRE_ACTION: _in_phase(1), INSERT: _in_phase(2), MOVE: _in_phase(3)})


def offer(found: list[Option], g: Calamandara, seat: Seat, phase: int) -> None:
    """Add what a phase offers."""
    if phase == 1:
        found += acquire_options(g, seat)
    elif phase == 2:
        t = g.travellers[seat]
        for kind in insertable(g, [g.board], t.symbols, seat):
            found.append(LAY[kind])  # compiled, this is faster
        if g.board.due:
            found += cells_of(TRANSFORM, due_waterfalls(g, [g.board], t.depot, seat))
    elif phase == 3:
        if cells := reach(g.board, seat, g.long_with):
            found += cells_of(GO, cells)
    elif memories_to_tend(g, seat):
        found.append(MEMORIES_PHASE)


PHASE_OF: Final = {"acquire": 1, "skip_card": 1, "lay": 2, "transform": 2, "go": 3, "memories": 4}
"""The phase to which an answer belongs."""


def against_phase(g: Calamandara, seat: Seat, pick: Option) -> Reason | None:
    """The first rule against this, if its phase is open."""
    t = g.travellers[seat]
    if pick.verb == "lay":
        return against_laying(g, [g.board], t.symbols, seat, pick.number)
    if pick.verb == "transform":
        return against_transforming(g, [g.board], t.depot, seat, pick.number)
    if pick.verb == "go":
        free = reach(g.board, seat, g.long_with) >> pick.number & 1
        return None if free else unreachable(g.board, pick.number, seat)
    if pick.verb == "memories":
        if memories_to_tend(g, seat):
            return None
        return Reason("CAL-TURN-09", "inside") if t.inside else Reason("CAL-P4-08", "nothing-to-tend")
    return against_acquiring(g, seat, pick)


def against_acquiring(g: Calamandara, seat: Seat, pick: Option) -> Reason | None:
    """Room in the reserve, and a symbol that card and depot give."""
    if pick in acquire_options(g, seat):
        return None
    t = g.travellers[seat]
    if len(t.symbols) >= RESERVE_SPACES:
        return Reason("CAL-P1-03", "reserve-full", most=RESERVE_SPACES)
    central, *lower = g.symbol_face(t.faces[-1])
    if pick is SKIP_CARD:
        usable = offers(g.symbol_face(t.faces[-1]), t.depot, 1)
        return Reason("CAL-P1-07", "card-gives") if usable else Reason("R-11", "skipped-all")
    wanted = pick.number or central
    if pick.number and pick.number not in lower:
        return absent("CAL-P1-01", "not-on-card", symbol=wanted)
    return Reason("CAL-P1-04", "one-space") if t.depot[wanted] else Reason("CAL-P1-05", "depot-empty", symbol=wanted)


@rule("CAL-TURN-08", "CAL-FAQ-37")
def act(g: Calamandara, asked: Choice, pick: Option) -> None:
    """Do what was picked in an own decision. Announcing a phase gives up the earlier ones, even if it is impeded."""
    seat, verb = asked.seat, pick.verb
    if verb == "acquire":
        declare_acquisition(g, seat, pick.number)
    elif verb == "skip_card":
        pass_over(g, seat)
    elif verb in ("lay", "transform"):
        plan = start_plan(g, seat, INSERT, g.travellers[seat].symbols[:])
        begin_entry(g, plan, pick)
    elif verb == "go":
        declare_move(g, seat, pick.number)
    elif verb == "memories":
        g.phase = 5
        dry_up(g, seat)
        g.then(DeclareReserve(seat))
    else:
        begin(g, seat, pick, asked)


# Phase 1: acquire symbols.


@rule("CAL-P1-07")
def acquire_options(g: Calamandara, seat: Seat) -> list[Option]:
    """What phase 1 offers; a card of which the depot has nothing may be passed over, once around the deck (R-11)."""
    t = g.travellers[seat]
    if len(t.symbols) >= RESERVE_SPACES:
        return []
    found = offers(g.symbol_face(t.faces[-1]), t.depot, RESERVE_SPACES - len(t.symbols))
    if found:
        return [ACQUIRE[lower] for _, lower in found]
    return [SKIP_CARD] if g.skipped < len(t.faces) + len(t.used) else []


@rule("CAL-P1-07")
def pass_over(g: Calamandara, seat: Seat) -> None:
    """The card goes to the used pile, and the next one is looked at."""
    use_up(g, seat)
    g.skipped += 1
    g.tell("skipped_card", seat=seat)


def declare_acquisition(g: Calamandara, seat: Seat, lower: Kind) -> None:
    """Say which symbols are taken from the revealed card."""
    t = g.travellers[seat]
    card = t.faces[-1]
    central = g.symbol_face(card)[0]
    if not t.depot[central]:
        central = 0
    g.phase = 2
    g.tell("declares_acquisition", seat=seat, symbols=taken(central, lower))
    declare(g, Base(ACQUIRE_ACTION, seat, ACQ_SYM, (card, central, lower)), TAKE_SYMBOLS)


@dataclass(frozen=True)
class TakeSymbols(Carry):
    """Both symbols go from the own depot to the reserve, and the card is used up."""

    rule = "CAL-P1-01"
    rules = ("CAL-CARD-GUARDIA-02", "CAL-P1-06")

    def legal(self, g: Calamandara, base: Base) -> bool:
        t = g.travellers[base.seat]
        card, central, lower = base.params
        return t.faces[-1] == card and (central, lower) in offers(g.symbol_face(card), t.depot, t.room)

    def carried_out(self, g: Calamandara, base: Base) -> None:
        _, central, lower = base.params
        take_symbols(g, base.seat, base.seat, central, lower)


# Phase 3: move the token.


def declare_move(g: Calamandara, seat: Seat, cell: int) -> None:
    """Say where the token goes."""
    g.phase = 4
    g.tell("declares_move", seat=seat, cell=cell)
    dry_up(g, seat)
    declare(g, Base(MOVE, seat, MOVE_TOK, (cell,)), MOVE_TOKEN)


@dataclass(frozen=True)
class MoveToken(Carry):
    """The token goes to one Pegada along open links; releasing it ends the phase."""

    rule = "CAL-P3-04"
    rules = ("CAL-CARD-MONUMENTO-01",)

    def legal(self, g: Calamandara, base: Base) -> bool:
        return bool(reach(g.board, base.seat, g.long_with) & BIT[base.params[0]])

    def carried_out(self, g: Calamandara, base: Base) -> None:
        g.board.stand(base.seat, base.params[0])
        g.tell("moved", seat=base.seat, cell=base.params[0])
        g.then_all((*SETTLE, RUN_QUEUE))


TURN_BEGINS: Final = TurnBegins()
TURN_OVER: Final = TurnOver()
TAKE_SYMBOLS: Final = TakeSymbols()
MOVE_TOKEN: Final = MoveToken()
TURN_STARTS: Final = tuple(Base(TURN_START, seat, PLAY_TURN) for seat in range(MOST))
TURN_ENDS: Final = tuple(Base(TURN_END, seat) for seat in range(MOST))


A_TURN: Final[tuple[tuple[Step, ...], ...]] = tuple(
    (TurnWindow(seat), Play(seat), EndTurn(seat)) for seat in range(MOST)
)
"""For each seat, what a turn is."""
QUIET_TURN: Final[tuple[tuple[Step, ...], ...]] = tuple((ActOpenly(seat), EndTurn(seat)) for seat in range(MOST))
"""Without a card in anybody's hand nobody could answer the start of a turn."""
