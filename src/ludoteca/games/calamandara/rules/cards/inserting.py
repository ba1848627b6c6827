"""Cards that insert symbols: Entropia, Teoria, Mentes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.calamandara.content.memory import ENTROPIA, MENTES, TEORIA, TERRAS
from ludoteca.games.calamandara.content.picks import AIM, LAY, SYMBOL
from ludoteca.games.calamandara.content.symbols import ATTACKING, SYMBOLS, Kind
from ludoteca.games.calamandara.placing import Lay, is_legal
from ludoteca.games.calamandara.rules.cards.beneficial import Beneficial
from ludoteca.games.calamandara.rules.cards.board import victims_at
from ludoteca.games.calamandara.rules.cards.effect import Effect, card
from ludoteca.games.calamandara.rules.cards.pile import is_pending
from ludoteca.games.calamandara.rules.cards.questions import WhichAction, WhichSymbol
from ludoteca.games.calamandara.rules.insertable import insertable
from ludoteca.games.calamandara.rules.insertion import FROM_DEPOT, PutDown, PutDownAll
from ludoteca.games.calamandara.rules.planning import plan_from
from ludoteca.games.calamandara.rules.resolving import anything_pending, pending
from ludoteca.games.calamandara.rules.settling import PUSH
from ludoteca.games.calamandara.state import (
    ACQ_SYM,
    ACQUIRE,
    FREE,
    INS_SYM,
    Calamandara,
    Draft,
    Item,
    Traveller,
)
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule


@rule("CAL-ATK-02", "CAL-CARD-ENTROPIA-01")
def insertion_attacks(g: Calamandara, lays: tuple[Lay, ...], actor: Seat) -> int:
    """Attack symbols inserted by a card outside the own ZI are an attack; also what an Estrela relocates counts."""
    cells = [lay.cell for lay in lays if lay.kind in ATTACKING]
    return victims_at(g, cells, actor)


def is_sealed(g: Calamandara, seat: Seat, kind: Kind) -> bool:
    return bool(g.sealed >> seat & 1) and kind in ATTACKING


@card(ENTROPIA)
class EntropiaDogmatica(Beneficial):
    """Insert one to four symbols of your reserve, as in phase 2."""

    rule = "CAL-CARD-ENTROPIA-01"
    rules = ("CAL-TURN-06",)

    def helps(self, g: Calamandara, user: Seat, other: Seat, left: int) -> bool:
        return bool(insertable(g, [g.board], g.travellers[other].symbols, other))

    def ask_actor(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 2:
            return WhichSymbol(d.actor, ENTROPIA)
        if d.stage == 3:
            return plan_from(g, d.actor, FREE, g.travellers[d.actor].symbols[:], d.params[0])
        return None

    def actor_options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        return [LAY[kind] for kind in insertable(g, [g.board], g.travellers[d.actor].symbols, d.actor)]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if d.stage < 2:
            super().chosen(g, d, pick)
        else:
            d.params = (int(pick.args[0]),)
            d.stage = 3

    def ops(self, g: Calamandara, d: Draft) -> int:
        return INS_SYM

    def victims(self, g: Calamandara, d: Draft) -> int:
        return insertion_attacks(g, d.lays, d.actor)

    def holds(self, g: Calamandara, item: Item) -> bool:
        if any(is_sealed(g, item.actor, lay.kind) for lay in item.lays):
            return True  # stopped by Campos, not by a lost condition: it is discarded
        symbols = g.travellers[item.actor].symbols
        return any(lay.kind in symbols and is_legal(g.board, lay, item.actor) for lay in item.lays)

    def happen(self, g: Calamandara, item: Item) -> None:
        g.then(PutDownAll(item.actor, item.lays))


@card(TEORIA)
class TeoriaPraximecanica(Beneficial):
    """Choose a symbol the board shows, insert one of that kind from your depot, then discard one of your reserve."""

    rule = "CAL-CARD-TEORIA-01"

    def _kinds(self, g: Calamandara, seat: Seat) -> list[Kind]:
        depot = g.travellers[seat].depot
        shown = [kind for kind in SYMBOLS if g.board.by[kind] and depot[kind]]
        return insertable(g, [g.board], shown, seat)

    def helps(self, g: Calamandara, user: Seat, other: Seat, left: int) -> bool:
        return bool(self._kinds(g, other))

    def ask_actor(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 2:
            return WhichSymbol(d.actor, TEORIA)
        if d.stage == 3:
            return plan_from(g, d.actor, ACQUIRE, [d.params[0]], d.params[0])
        if d.stage == 4 and g.travellers[d.actor].symbols:
            return WhichSymbol(d.actor, TEORIA)
        return None

    def actor_options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 2:
            return [LAY[kind] for kind in self._kinds(g, d.actor)]
        return [SYMBOL[kind] for kind in sorted(set(g.travellers[d.actor].symbols))]

    def ops(self, g: Calamandara, d: Draft) -> int:
        return ACQ_SYM | INS_SYM

    def victims(self, g: Calamandara, d: Draft) -> int:
        return insertion_attacks(g, d.lays, d.actor)

    def holds(self, g: Calamandara, item: Item) -> bool:
        lay = item.lays[0]
        if is_sealed(g, item.actor, lay.kind):
            return True
        depot = g.travellers[item.actor].depot
        return bool(g.board.by[lay.kind] and depot[lay.kind]) and is_legal(g.board, lay, item.actor)

    def happen(self, g: Calamandara, item: Item) -> None:
        lay = item.lays[0]
        t = g.travellers[item.actor]
        if item.impeded & ACQ_SYM:
            return
        if item.impeded & INS_SYM or is_sealed(g, item.actor, lay.kind):
            if t.depot[lay.kind]:
                t.depot[lay.kind] -= 1
                t.keep(lay.kind)
            return
        named = item.params[1] if len(item.params) > 1 else 0
        g.then(PutDown(item.actor, lay, FROM_DEPOT), PUSH, DiscardOne(item.actor, named))


@dataclass(frozen=True)
class DiscardOne(Step):
    """If the reserve holds any symbol, one must be discarded: the one named, or another if that is gone."""

    rule = "CAL-CARD-TEORIA-01"
    seat: Seat
    named: Kind

    def do(self, g: Calamandara) -> None:
        symbols = g.travellers[self.seat].symbols
        if self.named in symbols:
            discard_symbol(g, self.seat, self.named)
        elif symbols:
            g.then(DiscardSymbol(self.seat))


@dataclass(frozen=True)
class DiscardSymbol(Choice):
    """Which symbol of the reserve goes back to the own depot."""

    rule = "CAL-CARD-TEORIA-01"

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [SYMBOL[kind] for kind in sorted(set(g.travellers[self.seat].symbols))]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "symbol":
            return ELSEWHERE
        held = pick.number in g.travellers[self.seat].symbols
        return None if held else Reason("CAL-CARD-TEORIA-01", "no-symbol", symbol=pick.number)

    def take(self, g: Calamandara, pick: Option) -> None:
        discard_symbol(g, self.seat, int(pick.args[0]))


def discard_symbol(g: Calamandara, seat: Seat, kind: Kind) -> None:
    t = g.travellers[seat]
    t.symbols.remove(kind)
    t.depot[kind] += 1
    g.tell("lost_symbol", seat=seat, symbol=kind)


@card(MENTES)
class MentesPlurais(Effect):
    """When another traveller acquires symbols through a symbol card, copy them: insert one, keep the other."""

    rule = "CAL-CARD-MENTES-01"
    rules = ("CAL-CARD-MENTES-03", "CAL-CARD-MENTES-04")

    def _targets(self, g: Calamandara, user: Seat) -> list[int]:
        """Acquisitions through a symbol card: phase 1 and Terras Nômades, not Teoria."""
        return [
            depth
            for depth in pending(g, ACQ_SYM, user)
            if (depth == 0 or g.pile[depth - 1].effect == TERRAS) and self._kinds(g, user, depth)
        ]

    def _symbols(self, g: Calamandara, depth: int) -> tuple[Kind, ...]:
        params = g.pile[depth - 1].params if depth else g.bases[-1].params
        return tuple(kind for kind in params[-2:] if kind)

    def _kinds(self, g: Calamandara, user: Seat, depth: int) -> list[Kind]:
        depot = g.travellers[user].depot
        return insertable(g, [g.board], [kind for kind in self._symbols(g, depth) if depot[kind]], user)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return anything_pending(g, ACQ_SYM, user) and bool(self._targets(g, user))

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 0:
            return WhichAction(d.user, MENTES)
        if d.stage == 1:
            return WhichSymbol(d.user, MENTES)
        if d.stage == 2:
            return plan_from(g, d.user, ACQUIRE, [d.params[0]], d.params[0])
        return None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            return [AIM[depth] for depth in self._targets(g, d.user)]
        return [LAY[kind] for kind in self._kinds(g, d.user, d.params[0])]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if d.stage == 0:
            depth = int(pick.args[0])
            d.target = g.pile[depth - 1].id if depth else 0
            d.params = (depth,)
        else:
            inserted = int(pick.args[0])
            d.params = (inserted, kept_copy(g.travellers[d.user], self._symbols(g, d.params[0]), inserted))
        d.stage += 1

    def ops(self, g: Calamandara, d: Draft) -> int:
        return INS_SYM

    def victims(self, g: Calamandara, d: Draft) -> int:
        return insertion_attacks(g, d.lays, d.user)

    def holds(self, g: Calamandara, item: Item) -> bool:
        if not is_pending(g, item.target, ACQ_SYM):
            return False
        lay = item.lays[0]
        if is_sealed(g, item.user, lay.kind):
            return True
        return g.travellers[item.user].depot[lay.kind] > 0 and is_legal(g.board, lay, item.user)

    def _keep(self, g: Calamandara, item: Item) -> None:
        """The kept copy enters the reserve first, then the fate of the other is settled (R-74)."""
        t = g.travellers[item.user]
        kept = item.params[1]
        if kept and t.depot[kept] and t.room:
            t.depot[kept] -= 1
            t.symbols.append(kept)

    def happen(self, g: Calamandara, item: Item) -> None:
        self._keep(g, item)
        g.then(PutDown(item.user, item.lays[0], FROM_DEPOT), PUSH)

    def stopped(self, g: Calamandara, item: Item) -> None:
        if not is_pending(g, item.target, ACQ_SYM):
            return
        self._keep(g, item)
        t = g.travellers[item.user]
        inserted = item.params[0]
        if t.depot[inserted]:
            t.depot[inserted] -= 1
            t.keep(inserted)


@rule("CAL-CARD-MENTES-02")
def kept_copy(t: Traveller, symbols: tuple[Kind, ...], inserted: Kind) -> Kind:
    """The other symbol, if the depot has it; without a free space of the RS only the inserted one is copied."""
    others = [kind for kind in symbols if kind != inserted and t.depot[kind]]
    return others[0] if others and t.room else 0
