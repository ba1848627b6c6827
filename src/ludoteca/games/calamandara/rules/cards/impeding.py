"""Cards that keep somebody from doing something: Erronia, Delírio, Guardiã, Monumento, Oráculo, Campos; and Queda."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ludoteca.games.calamandara.content.memory import (
    CAMPOS,
    DELIRIO,
    ERRONIA,
    GUARDIA,
    MONUMENTO,
    ORACULO,
    QUEDA,
)
from ludoteca.games.calamandara.content.picks import AIM
from ludoteca.games.calamandara.content.symbols import ATTACKING
from ludoteca.games.calamandara.rules.cards.beneficial import Beneficial
from ludoteca.games.calamandara.rules.cards.effect import Effect, card
from ludoteca.games.calamandara.rules.cards.pile import is_pending
from ludoteca.games.calamandara.rules.cards.questions import WhichAction
from ludoteca.games.calamandara.rules.resolving import anything_pending, impede, pending
from ludoteca.games.calamandara.state import (
    ACQ_MEM,
    ACQ_SYM,
    INS_SYM,
    MOVE_TOK,
    PLAY_TURN,
    RES_MEM,
    RF_TAKE,
    TURN_END,
    Base,
    Calamandara,
    Draft,
    Item,
)
from ludoteca.kernel import Choice, Option, Seat


def performer(g: Calamandara, target: int) -> Seat:
    """Who performs the operation aimed at."""
    if target == 0:
        return g.bases[-1].seat
    item = g.item(target)
    return item.actor if item is not None else g.bases[-1].seat


class Impeding(Effect):
    """Aims at a pending operation of another traveller, at any depth (R-54)."""

    op: ClassVar[int] = 0

    def targets(self, g: Calamandara, user: Seat) -> list[int]:
        return pending(g, self.op, user)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return anything_pending(g, self.op, user) and bool(self.targets(g, user))

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return WhichAction(d.user, d.effect) if d.stage == 0 else None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        return [AIM[depth] for depth in self.targets(g, d.user)]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        depth = int(pick.args[0])
        d.target = g.pile[depth - 1].id if depth else 0
        d.stage += 1

    def victims(self, g: Calamandara, d: Draft) -> int:
        return 1 << performer(g, d.target)

    def holds(self, g: Calamandara, item: Item) -> bool:
        return is_pending(g, item.target, self.op)

    def happen(self, g: Calamandara, item: Item) -> None:
        impede(g, item.target, self.op)


@card(ERRONIA)
class ErroniaDoSilencio(Impeding):
    """A traveller does not play his turn; only immediately before his phase 1."""

    rule = "CAL-CARD-ERRONIA-01"
    rules = ("CAL-CARD-ERRONIA-02",)
    op = PLAY_TURN


@card(DELIRIO)
class DelirioDeArmio(Impeding):
    """A traveller may not perform a whole insert action; what was laid returns."""

    rule = "CAL-CARD-DELIRIO-01"
    rules = ("CAL-CARD-DELIRIO-02", "CAL-FAQ-26")
    op = INS_SYM


@card(GUARDIA)
class GuardiaDeMaurna(Impeding):
    """A traveller may not perform a whole acquisition of symbols; what was taken goes back."""

    rule = "CAL-CARD-GUARDIA-01"
    rules = ("CAL-CARD-GUARDIA-02",)
    op = ACQ_SYM


@card(MONUMENTO)
class MonumentoEmDuadar(Impeding):
    """A traveller may not move a token. Pushes of Espelhos are no moves."""

    rule = "CAL-CARD-MONUMENTO-01"
    rules = ("CAL-CARD-MONUMENTO-02",)
    op = MOVE_TOK


@card(ORACULO)
class OOraculo(Impeding):
    """A traveller may not reserve or acquire memory cards this turn, nor take the reserved ones."""

    rule = "CAL-CARD-ORACULO-01"
    rules = ("CAL-CARD-ORACULO-02",)
    op = RES_MEM | ACQ_MEM | RF_TAKE

    def happen(self, g: Calamandara, item: Item) -> None:
        g.forgetful |= 1 << performer(g, item.target)
        super().happen(g, item)


@card(CAMPOS)
class CamposSelados(Impeding):
    """A traveller may not insert Espelho, Montanha, Fogo or Estrela this turn; they return to his reserve."""

    rule = "CAL-CARD-CAMPOS-01"
    rules = ("CAL-CARD-CAMPOS-02",)
    op = INS_SYM

    def targets(self, g: Calamandara, user: Seat) -> list[int]:
        found = super().targets(g, user)
        return [depth for depth in found if self._sealable(g, g.pile[depth - 1] if depth else g.bases[-1])]

    def _sealable(self, g: Calamandara, action: Item | Base) -> bool:
        seat = action.actor if isinstance(action, Item) else action.seat
        return not g.sealed >> seat & 1 and any(lay.kind in ATTACKING for lay in action.lays)

    def holds(self, g: Calamandara, item: Item) -> bool:
        action = g.bases[-1] if item.target == 0 else g.item(item.target)
        return super().holds(g, item) and action is not None and self._sealable(g, action)

    def happen(self, g: Calamandara, item: Item) -> None:
        g.sealed |= 1 << performer(g, item.target)


@card(QUEDA)
class QuedaDosVentos(Beneficial):
    """Repeat your turn, right after it ended; or let another traveller play one. Not after a turn that was impeded."""

    rule = "CAL-CARD-QUEDA-01"
    rules = ("CAL-CARD-QUEDA-02", "CAL-CARD-ERRONIA-03")

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        base = g.bases[-1] if g.bases else None
        return base is not None and base.kind == TURN_END and base.seat == user and not g.blocked

    def helps(self, g: Calamandara, user: Seat, other: Seat, left: int) -> bool:
        return True

    def holds(self, g: Calamandara, item: Item) -> bool:
        return not g.blocked

    def happen(self, g: Calamandara, item: Item) -> None:
        g.again += (item.actor,)
