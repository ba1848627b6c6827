"""Chapter "phase 2", carried out: symbols are laid one after another, each with all it does, before the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.calamandara.board import NOBODY
from ludoteca.games.calamandara.content.symbols import ATTACKING, CACHOEIRA
from ludoteca.games.calamandara.movement import after_pushes, next_pushed
from ludoteca.games.calamandara.placing import Lay, is_legal, lay_down
from ludoteca.games.calamandara.rules.responses import Carry
from ludoteca.games.calamandara.rules.settling import COMPARE_ZONES, PUSH, RUN_QUEUE
from ludoteca.games.calamandara.state import Base, Calamandara
from ludoteca.kernel import Seat, Step, bits_of, rule

FROM_RESERVE, FROM_DEPOT = 0, 1


@dataclass(frozen=True)
class PutDown(Step):
    """A declared symbol is laid; one made impossible meanwhile is skipped and stays in the reserve."""

    rule = "CAL-P2-03"
    rules = ("CAL-P2-04", "CAL-CARD-CAMPOS-02", "CAL-FAQ-24")
    seat: Seat
    lay: Lay
    source: int = FROM_RESERVE

    def do(self, g: Calamandara) -> None:
        put_down(g, self.seat, self.lay, self.source)


def put_down(g: Calamandara, seat: Seat, lay: Lay, source: int = FROM_RESERVE) -> None:
    """Lay one symbol, if it is there and may still lie there."""
    t = g.travellers[seat]
    from_depot = source == FROM_DEPOT or lay.transforms
    if not (t.depot[lay.kind] if from_depot else lay.kind in t.symbols):
        return
    if (g.sealed >> seat & 1 and lay.kind in ATTACKING) or not is_legal(g.board, lay, seat):
        if source == FROM_DEPOT:
            t.depot[lay.kind] -= 1
            t.keep(lay.kind)  # CAL-CARD-MENTES-04
        return
    if from_depot:
        t.depot[lay.kind] -= 1
    else:
        t.symbols.remove(lay.kind)
    for kind in lay_down(g.board, lay, seat):
        t.depot[kind] += 1
    g.tell("inserted", seat=seat, symbol=lay.kind, cell=lay.cell)


@dataclass(frozen=True)
class PutDownAll(Step):
    """One symbol after another is laid; before the next, tokens that an Espelho mirrors now are pushed."""

    rule = "CAL-P2-03"
    seat: Seat
    lays: tuple[Lay, ...]

    def do(self, g: Calamandara) -> None:
        left = put_down_until_push(g, self.seat, self.lays)
        if left is not None:
            g.then(PUSH, PutDownAll(self.seat, left))


def put_down_until_push(g: Calamandara, seat: Seat, lays: tuple[Lay, ...]) -> tuple[Lay, ...] | None:
    """Lay symbols as long as nobody has to be pushed; what is left to lay then, or nothing if all tokens stay."""
    for i, lay in enumerate(lays):
        put_down(g, seat, lay)
        if next_pushed(g.board, g.turn, g.on_placement) != NOBODY:
            return lays[i + 1 :]
        g.board.fresh = 0
    return None


@dataclass(frozen=True)
class Insertions(Carry):
    """The batch of phase 2 is laid in the declared order; impeded, all of it stays in the reserve."""

    rule = "CAL-P2-01"
    rules = ("CAL-CARD-DELIRIO-02", "CAL-CARD-ELMO-03", "CAL-FAQ-26")

    def legal(self, g: Calamandara, base: Base) -> bool:
        return batch_is_legal(g, base.seat, base.lays)

    def carried_out(self, g: Calamandara, base: Base) -> None:
        left = put_down_until_push(g, base.seat, base.lays)
        if left is None:
            dry_up(g, base.seat)  # no token moved: everybody is in the zone he was in
        else:
            g.then(PUSH, PutDownAll(base.seat, left), COMPARE_ZONES, DryUp(base.seat), RUN_QUEUE)

    def dropped(self, g: Calamandara, base: Base) -> None:
        super().dropped(g, base)
        g.then(DryUp(base.seat))


INSERTIONS: Final = Insertions()


def batch_is_legal(g: Calamandara, seat: Seat, lays: tuple[Lay, ...]) -> bool:
    """Whether every insertion is still possible after the earlier ones, for some way tokens may retreat (R-13)."""
    t = g.travellers[seat]
    symbols, depot = t.symbols[:], t.depot[:]
    boards = [g.board.clone()]
    for lay in lays:
        if g.sealed >> seat & 1 and lay.kind in ATTACKING:
            return False
        if lay.transforms:
            if not depot[lay.kind]:
                return False
            depot[lay.kind] -= 1
        elif lay.kind in symbols:
            symbols.remove(lay.kind)
        else:
            return False
        boards = [board for board in boards if is_legal(board, lay, seat)]
        if not boards:
            return False
        for kind in lay_down(boards[0].clone(), lay, seat):
            depot[kind] += 1
        futures = []
        for board in boards:
            lay_down(board, lay, seat)
            futures += after_pushes(board, g.turn, g.on_placement, g.long_with)
        boards = futures
    return True


@dataclass(frozen=True)
class DryUp(Step):
    """Cachoeiras that were due and not transformed go back to their owner's depot in that same turn."""

    rule = "CAL-SYM-CACHOEIRA-03"
    seat: Seat

    def do(self, g: Calamandara) -> None:
        dry_up(g, self.seat)


def dry_up(g: Calamandara, seat: Seat) -> None:
    """Phase 2 is over or was given up: due Cachoeiras leave the board."""
    board = g.board
    if not board.due:
        return
    for cell in bits_of(board.due):
        if board.cells[cell] >> 6 & 7 == seat:
            board.lift(cell)
            g.travellers[seat].depot[CACHOEIRA] += 1
            g.tell("dried", seat=seat, cell=cell)


@rule("CAL-SYM-CACHOEIRA-01")
def mark_due(g: Calamandara, seat: Seat) -> None:
    """With the next turn of their owner Cachoeiras become due (R-34)."""
    board = g.board
    if board.by[CACHOEIRA]:
        for cell in bits_of(board.by[CACHOEIRA]):
            if board.cells[cell] >> 6 & 7 == seat:
                board.fall_due(cell)
