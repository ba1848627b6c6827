"""Chapter "phase 2", the declaration: insertions are planned pick by pick on a ghost of the board, then announced.

Phase 2, Entropia Dogmática, Teoria Praximecânica and Mentes Plurais all plan in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import BIT, Cell, Facing
from ludoteca.games.calamandara.content.picks import (
    AT,
    DECLARE,
    FACE,
    INTO,
    LAY,
    LIFT,
    LINE,
    REMOVE,
    STAY,
    STOP,
    TRANSFORM,
    cells_of,
)
from ludoteca.games.calamandara.content.symbols import CACHOEIRA, ESTRELA, WATERFALL_BECOMES, Kind
from ludoteca.games.calamandara.movement import after_pushes
from ludoteca.games.calamandara.placing import (
    Lay,
    facings,
    is_legal,
    is_space,
    landings,
    lay_down,
    may_be_removed,
    movable,
    spaces,
    star_lines,
    transform_facings,
    transformable,
)
from ludoteca.games.calamandara.rules.insertable import (
    against_laying,
    against_transforming,
    becomes,
    due_waterfalls,
    insertable,
)
from ludoteca.games.calamandara.rules.insertion import INSERTIONS
from ludoteca.games.calamandara.rules.reasons import unfit, untouchable
from ludoteca.games.calamandara.rules.responses import declare, pursue
from ludoteca.games.calamandara.state import INS_SYM, INSERT, Base, Calamandara, Plan
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, absent, bits_of

LINE_NAMES: Final = ("row", "column", "cross")


def start_plan(g: Calamandara, seat: Seat, purpose: int, stock: list[Kind]) -> Plan:
    """Begin to plan on the board as it is; what is laid is laid on copies."""
    depot = g.travellers[seat].depot[:]
    plan = Plan(seat=seat, purpose=purpose, stock=stock, depot=depot, ghosts=[g.board])
    g.plan = plan
    return plan


def plan_from(g: Calamandara, seat: Seat, purpose: int, stock: list[Kind], kind: Kind) -> Choice:
    """Plan the insertions of a card, beginning with this kind of symbol: where does it go?"""
    plan = start_plan(g, seat, purpose, stock)
    plan.kind = kind
    return PlanSpace(seat, kind)


def _forget(plan: Plan) -> None:
    plan.cell, plan.facing, plan.stays = -1, 0, True
    plan.line, plan.moves, plan.source, plan.lifted, plan.settled = 0, (), -1, 0, 0


# What could be inserted.


@dataclass(frozen=True)
class PlanMore(Choice):
    """One to four symbols of the reserve are inserted in an order of choice, with any transformations of Cachoeiras."""

    rule = "CAL-P2-01"
    rules = ("CAL-P2-02", "CAL-P2-03")

    def options(self, g: Calamandara) -> Sequence[Option]:
        plan = g.planning
        found = [DECLARE]
        found += [LAY[kind] for kind in insertable(g, plan.ghosts, plan.stock, self.seat)]
        if plan.purpose == INSERT:
            found += cells_of(TRANSFORM, due_waterfalls(g, plan.ghosts, plan.depot, self.seat))
        return found

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        plan = g.planning
        if pick.verb == "lay":
            return against_laying(g, plan.ghosts, plan.stock, self.seat, pick.number)
        if pick.verb == "transform":
            if plan.purpose != INSERT:
                return Reason("CAL-P2-01", "phase-two-only")
            return against_transforming(g, plan.ghosts, plan.depot, self.seat, pick.number)
        return None if pick is DECLARE else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        if pick is DECLARE:
            planned(g, plan)
        else:
            begin_entry(g, plan, pick)


def begin_entry(g: Calamandara, plan: Plan, pick: Option) -> None:
    """Start the next insertion of a plan: a symbol of the stock, or a Cachoeira."""
    _forget(plan)
    plan.transforms = pick.verb == "transform"
    if not plan.transforms:
        plan.kind = pick.number
        g.then(PlanSpace(plan.seat, plan.kind))
    else:
        plan.cell = pick.number
        g.then(PlanInto(plan.seat, plan.cell))


@dataclass(frozen=True)
class PlanSpace(Choice):
    """A symbol goes on a space of any board, as its own rules allow."""

    rule = "CAL-ZONE-04"
    symbol: Kind = 0

    def options(self, g: Calamandara) -> Sequence[Option]:
        plan = g.planning
        mask = 0
        for ghost in plan.ghosts:
            mask |= spaces(ghost, plan.kind, self.seat)
        return cells_of(AT, mask)

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "at":
            return ELSEWHERE
        plan = g.planning
        return None if pick in self.options(g) else unfit(plan.ghosts[0], pick.number, self.seat, plan.kind)

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        plan.cell = pick.number
        if len(plan.ghosts) > 1:
            plan.ghosts = [ghost for ghost in plan.ghosts if is_space(ghost, plan.kind, plan.cell, self.seat)]
        if plan.kind == ESTRELA:
            g.then(PlanLine(self.seat))
        elif may_be_removed(plan.ghosts[0], plan.kind, plan.cell, self.seat):
            g.then(PlanStay(self.seat, plan.kind))
        else:
            plan_facing(g, plan, plan.kind, plan.cell)


@dataclass(frozen=True)
class PlanInto(Choice):
    """A Cachoeira of the last turn becomes a Pegada, a Torre or a Montanha."""

    rule = "CAL-SYM-CACHOEIRA-01"
    cell: int = -1

    def options(self, g: Calamandara) -> Sequence[Option]:
        plan = g.planning
        return [INTO[kind] for kind in becomes(g, plan.ghosts, plan.depot, self.cell, self.seat)]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "into":
            return ELSEWHERE
        plan = g.planning
        if pick.number not in WATERFALL_BECOMES:
            return absent("CAL-SYM-CACHOEIRA-01", "never-becomes", symbol=pick.number)
        if not plan.depot[pick.number]:
            return Reason("CAL-SYM-CACHOEIRA-01", "depot-empty", symbol=pick.number)
        return None if pick in self.options(g) else Reason("CAL-SYM-CACHOEIRA-01", "not-here", symbol=pick.number)

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        plan.kind = pick.number
        plan.ghosts = [b for b in plan.ghosts if transformable(b, plan.cell, plan.kind, self.seat)]
        plan_facing(g, plan, plan.kind, plan.cell)


def plan_facing(g: Calamandara, plan: Plan, kind: Kind, cell: Cell) -> None:
    """Ask which way a symbol looks, where it could look more than one way."""
    ways = ways_to_face(plan, kind, cell)
    if len(ways) == 1:
        turn_to(g, plan, cell, ways[0])
    else:
        g.then(PlanFacing(plan.seat, kind, cell))


def ways_to_face(plan: Plan, kind: Kind, cell: Cell) -> tuple[Facing, ...]:
    """Relocated symbols break limits of lines, laid ones do not."""
    if plan.transforms:
        return transform_facings(plan.ghosts[0], cell, kind, plan.seat)
    return facings(plan.ghosts[0], kind, cell, plan.seat, limited=plan.source < 0)


def turn_to(g: Calamandara, plan: Plan, cell: Cell, facing: Facing) -> None:
    """Go on with a symbol that has its cell and its facing."""
    if plan.source >= 0:
        _land(g, plan, cell, facing)
    else:
        plan.facing = facing
        end_entry(g, plan)


@dataclass(frozen=True)
class PlanFacing(Choice):
    """Facing is chosen while inserting, and only in the Zona Final."""

    rule = "CAL-SYM-GEN-03"
    symbol: Kind = 0
    cell: int = -1

    def options(self, g: Calamandara) -> Sequence[Option]:
        plan = g.planning
        return [FACE[way] for way in ways_to_face(plan, self.symbol, self.cell)]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "face":
            return ELSEWHERE
        return None if pick in self.options(g) else Reason("CAL-SYM-GEN-05", "line-full", facing=pick.number)

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        turn_to(g, plan, self.cell, pick.number)


@dataclass(frozen=True)
class PlanStay(Choice):
    """A Fogo in the own ZI or the ZF, and a Cachoeira on a Fogo, may stay or be taken off at once."""

    rule = "CAL-SYM-FOGO-04"
    rules = ("CAL-SYM-CACHOEIRA-05",)
    symbol: Kind = 0

    def options(self, g: Calamandara) -> Sequence[Option]:
        return (STAY, REMOVE)

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return None if pick in (STAY, REMOVE) else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        plan.stays = pick is STAY
        end_entry(g, plan)


# An Estrela.


@dataclass(frozen=True)
class PlanLine(Choice):
    """An Estrela rearranges its row or its column; on the Fenda it may take both diagonals instead."""

    rule = "CAL-SYM-ESTRELA-01"
    rules = ("CAL-SYM-ESTRELA-03", "CAL-SYM-ESTRELA-07")

    def options(self, g: Calamandara) -> Sequence[Option]:
        plan = g.planning
        names = {name for name, _ in star_lines(plan.ghosts[0], plan.cell, self.seat)}
        return [option for option, name in zip(LINE, LINE_NAMES, strict=True) if name in names]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "line":
            return ELSEWHERE
        return None if pick in self.options(g) else Reason("CAL-SYM-ESTRELA-02", "nothing-moves")

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        plan.line = dict(star_lines(plan.ghosts[0], plan.cell, self.seat))[str(pick.args[0])]
        g.then(PlanLift(self.seat))


def star_board(plan: Plan) -> Board:
    """The ghost with the relocations of the Estrela carried out so far; judged as they were before (R-87)."""
    board = plan.ghosts[0].clone()
    shield = board.shield
    lifted = {source: board.lift(source) for source, _, _ in plan.moves}
    if plan.source >= 0 and plan.source not in lifted and board.cells[plan.source]:
        board.lift(plan.source)
    for source, target, _ in plan.moves:
        board.put(target, lifted[source])
    board.shield = shield
    return board


@dataclass(frozen=True)
class PlanLift(Choice):
    """At least one symbol of the line is relocated; each moves once."""

    rule = "CAL-SYM-ESTRELA-02"

    def options(self, g: Calamandara) -> Sequence[Option]:
        plan = g.planning
        board = star_board(plan)
        free = movable(board, plan.line) & ~plan.settled
        found = [LIFT[c] for c in bits_of(free) if landings(board, plan.line, c, self.seat, plan.settled)]
        return [STOP, *found] if plan.moves else found

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        plan = g.planning
        if pick is STOP:
            return None if plan.moves else Reason("CAL-SYM-ESTRELA-02", "must-move")
        if pick.verb != "lift":
            return ELSEWHERE
        if pick in self.options(g):
            return None
        if not plan.line >> pick.number & 1:
            return Reason("CAL-SYM-ESTRELA-01", "not-on-line", cell=pick.number)
        if plan.settled >> pick.number & 1:
            return Reason("CAL-SYM-ESTRELA-02", "moved-already", cell=pick.number)
        stuck = Reason("CAL-SYM-ESTRELA-01", "nowhere-to-go", cell=pick.number)
        return untouchable(star_board(plan), pick.number) or stuck

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        if pick is STOP:
            plan.source = -1
            end_entry(g, plan)
            return
        plan.source = pick.number
        plan.lifted = plan.ghosts[0].cells[plan.source]
        g.then(PlanLand(self.seat, plan.lifted & 15))


@dataclass(frozen=True)
class PlanLand(Choice):
    """A lifted symbol goes to an empty space of the line, or takes the place of one that moves on."""

    rule = "CAL-SYM-ESTRELA-01"
    symbol: Kind = 0

    def options(self, g: Calamandara) -> Sequence[Option]:
        plan = g.planning
        board = star_board(plan)
        return cells_of(AT, landings(board, plan.line, plan.source, self.seat, plan.settled, plan.lifted))

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "at":
            return ELSEWHERE
        if pick in self.options(g):
            return None
        plan = g.planning
        if not plan.line >> pick.number & 1:
            return Reason("CAL-SYM-ESTRELA-01", "not-on-line", cell=pick.number)
        return Reason("CAL-SYM-ESTRELA-01", "unfit", cell=pick.number, symbol=plan.lifted & 15)

    def take(self, g: Calamandara, pick: Option) -> None:
        plan = g.planning
        plan_facing(g, plan, plan.lifted & 15, pick.number)


def _land(g: Calamandara, plan: Plan, cell: int, facing: int) -> None:
    """Put a lifted symbol down; who lay there has to move on."""
    board = star_board(plan)
    displaced = board.cells[cell]
    plan.moves += ((plan.source, cell, facing),)
    plan.settled |= BIT[cell]
    if displaced:
        plan.source, plan.lifted = cell, displaced
        g.then(PlanLand(plan.seat, displaced & 15))
    else:
        plan.source, plan.lifted = -1, 0
        g.then(PlanLift(plan.seat))


# One insertion, and the whole plan, are said.


def end_entry(g: Calamandara, plan: Plan) -> None:
    """Carry the insertion out on the ghosts and go on."""
    lay = Lay(plan.kind, plan.cell, plan.facing, plan.stays, plan.moves, plan.line, plan.transforms)
    plan.source = -1
    plan.lays += (lay,)
    if plan.transforms:
        plan.depot[lay.kind] -= 1
        plan.depot[CACHOEIRA] += 1
    else:
        plan.stock.remove(lay.kind)
    futures: list[Board] = []
    certain = len(plan.ghosts) == 1 and lay.kind != ESTRELA  # what was offered was asked of this board
    for ghost in plan.ghosts:
        if certain or is_legal(ghost, lay, plan.seat):
            board = ghost.clone()
            for kind in lay_down(board, lay, plan.seat):
                if not plan.transforms:
                    plan.depot[kind] += ghost is plan.ghosts[0]
            futures += after_pushes(board, g.turn, g.on_placement, g.long_with)
    plan.ghosts = futures
    if plan.purpose in MANY and (plan.stock or plan.purpose == INSERT):
        g.then(PlanMore(plan.seat))
    else:
        planned(g, plan)


MANY: Final = frozenset((INSERT, 0))
"""Purposes that go on after one symbol: phase 2 and Entropia."""


def planned(g: Calamandara, plan: Plan) -> None:
    """Announce the batch, or hand it to the card that needs it."""
    g.plan = None
    if plan.purpose != INSERT:
        assert g.draft is not None
        g.draft.lays = plan.lays
        g.draft.stage += 1
        pursue(g)
        return
    g.phase = 3
    victims = insertion_victims(g, plan)
    g.tell("declares_insertion", seat=plan.seat, count=len(plan.lays))
    declare(g, Base(INSERT, plan.seat, INS_SYM, (victims,), plan.lays), INSERTIONS)


def insertion_victims(g: Calamandara, plan: Plan) -> int:
    """Owners of foreign ZIs that are touched and of tokens that would be pushed are asked first (R-56)."""
    victims = 0
    for lay in plan.lays:
        home = g.chart.home[lay.cell]
        if home >= 0:
            victims |= 1 << home
    for ghost in plan.ghosts:
        for seat, cell in enumerate(ghost.tokens):
            if cell != g.board.tokens[seat]:
                victims |= 1 << seat
    return victims & ~(1 << plan.seat)
