"""Cards that act on cards: Ecos, Domínio, Elmo, Sopro, Q'hoz."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.calamandara.content.memory import (
    DIMENSOES,
    DOMINIO,
    ECOS,
    ELMO,
    LINKED,
    PERCEPCAO,
    QHOZ,
    SOPRO,
    UNTAKEABLE,
)
from ludoteca.games.calamandara.content.picks import AIM, MODES, TRAVELLER
from ludoteca.games.calamandara.content.symbols import PEGADA
from ludoteca.games.calamandara.rules.cards.effect import EFFECTS, Effect, card
from ludoteca.games.calamandara.rules.cards.questions import WhichAction, WhichTraveller, WhichWay
from ludoteca.games.calamandara.rules.resolving import annul, impede, pending
from ludoteca.games.calamandara.state import ACTIVE, INS_SYM, Calamandara, Draft, Item
from ludoteca.kernel import Choice, Option, Seat, rule


@rule("CAL-CARD-DOMINIO-04", "CAL-CARD-ECOS-01", "CAL-CARD-ECOS-03", "CAL-FAQ-22")
def carry(g: Calamandara, d: Draft, carrier: int, source: Item) -> Choice | None:
    """The card takes on the effect of another one on the pile: of a copy, what that one copied (R-51)."""
    d.chain += (carrier,)
    d.source, d.body, d.effect = source.id, source.body, source.effect
    d.params, d.stage = (), 0
    if LINKED[d.effect] or d.idle:
        return None
    return EFFECTS[d.effect].ask(g, d)


@card(ECOS)
class EcosDissonantes(Effect):
    """Take a card used in an attack against you and use its effects against any traveller; or only take it away."""

    rule = "CAL-CARD-ECOS-01"
    rules = ("CAL-CARD-ECOS-03", "CAL-ATK-04", "CAL-FAQ-19")

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        top = g.top
        return top is not None and takeable(top, user)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        top = g.top
        assert top is not None
        d.reversed = True
        d.idle = not (LINKED[top.effect] or EFFECTS[top.effect].usable(g, d.user, len(g.travellers[d.user].hand)))
        question = carry(g, d, ECOS, top)
        d.waits = LINKED[d.effect]  # a taken linked card always waits
        return question


@rule("CAL-ATK-04", "CAL-CARD-ECOS-06", "CAL-FAQ-16")
def takeable(item: Item, user: Seat) -> bool:
    """Only attacks can be taken, only by a traveller attacked, and some cards not at all."""
    attacked = bool(item.victims >> user & 1)
    return attacked and item.acts and DOMINIO not in item.chain and item.effect not in UNTAKEABLE


@card(DOMINIO)
class DominioDeIrcai(Effect):
    """Copy the effects of another traveller's card while it is being used; the copy resolves before the original."""

    rule = "CAL-CARD-DOMINIO-01"
    rules = ("CAL-CARD-DOMINIO-02", "CAL-FAQ-36", "CAL-STACK-04")

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        top = g.top
        if top is None or not copyable(top, user):
            return False
        return LINKED[top.effect] or EFFECTS[top.effect].usable(g, user, left)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        top = g.top
        assert top is not None
        d.reversed = top.reversed
        question = carry(g, d, DOMINIO, top)
        decide_when(g, d)
        return question


@rule("CAL-CARD-DOMINIO-02", "CAL-FAQ-17", "CAL-FAQ-35", "CAL-CARD-DIMENSOES-06")
def copyable(item: Item, user: Seat) -> bool:
    """Another traveller's card that does not wait; never Elmo, but Sopro and Dimensões may be copied."""
    return item.user != user and not item.waits and item.effect != ELMO


def decide_when(g: Calamandara, d: Draft) -> None:
    """A carried linked card is used now or waits; without its action there it can only wait (R-58)."""
    if LINKED[d.effect]:
        d.undecided = EFFECTS[d.effect].usable(g, d.user, len(g.travellers[d.user].hand))
        d.waits = not d.undecided


@card(QHOZ)
class CalamandaraQhoz(Effect):
    """Revive the top card of another traveller's discard and use its effects."""

    rule = "CAL-CARD-QHOZ-01"
    rules = ("CAL-CARD-QHOZ-02",)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return any(self._revivable(g, user, other, left) for other in g.everyone)

    def _revivable(self, g: Calamandara, user: Seat, other: Seat, left: int) -> bool:
        pile = g.travellers[other].discard
        if other == user or not pile:
            return False
        memory = g.memory(pile[-1])
        return memory != QHOZ and (LINKED[memory] or EFFECTS[memory].usable(g, user, left))

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return WhichTraveller(d.user, QHOZ)

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        left = len(g.travellers[d.user].hand)
        return [TRAVELLER[other] for other in g.everyone if self._revivable(g, d.user, other, left)]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        seat = int(pick.args[0])
        body = g.travellers[seat].discard[-1]
        d.chain += (QHOZ,)
        d.revived, d.body, d.effect = (body, seat), body, g.memory(body)
        decide_when(g, d)


# Annulling.


@rule("CAL-FAQ-01", "CAL-FAQ-03", "CAL-FAQ-09", "CAL-FAQ-10")
def can_be_annulled(laid: int, by_elmo: bool) -> bool:
    """Elmo annuls every card but Dimensões, another Elmo too; Sopro all but these two, another Sopro too."""
    return laid != DIMENSOES and (by_elmo or laid != ELMO)


@rule("CAL-STACK-04", "CAL-FAQ-15", "CAL-FAQ-19")
def annullable(g: Calamandara, user: Seat, by_elmo: bool) -> list[int]:
    """Depths of the cards this traveller may annul: of those that can be annulled, the top one.

    Of Percepção everybody annuls his own share, even under the annulling cards of others (R-77).
    """
    found = []
    for depth in range(len(g.pile), 0, -1):
        item = g.pile[depth - 1]
        fits = can_be_annulled(g.memory(item.card), by_elmo)
        individual = item.effect == PERCEPCAO and item.acts
        if fits and (not individual or item.victims >> user & 1) and (individual or depth == len(g.pile)):
            found.append(depth)
        if item.target <= 0 or item.effect not in (ELMO, SOPRO) or not _shared(g, item.target):
            break  # only annulling cards over a shared Percepção let further ones through
    return found


def _shared(g: Calamandara, target: int) -> bool:
    item = g.item(target)
    return item is not None and item.effect == PERCEPCAO


class Annulling(Effect):
    """Aims at a card of the pile."""

    def victims(self, g: Calamandara, d: Draft) -> int:
        return 0

    def aim(self, g: Calamandara, d: Draft, depth: int) -> None:
        d.target = g.pile[depth - 1].id if depth else 0

    def holds(self, g: Calamandara, item: Item) -> bool:
        target = g.item(item.target)
        return target is not None and target.status == ACTIVE and not (target.ops and not target.open)

    def annul(self, g: Calamandara, item: Item) -> None:
        target = g.item(item.target)
        individual = target is not None and target.effect == PERCEPCAO and target.acts
        annul(g, item.target, item.user, individual)


ANNUL, IMPEDE = 0, 1


@card(ELMO)
class ElmoDaSolitude(Annulling):
    """Annul any memory card but Dimensões, or impede an insertion of symbols."""

    rule = "CAL-CARD-ELMO-01"
    rules = ("CAL-CARD-ELMO-02", "CAL-CARD-ELMO-03")

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return bool(annullable(g, user, by_elmo=True) or pending(g, INS_SYM, user))

    def _ways(self, g: Calamandara, d: Draft) -> tuple[list[int], list[int]]:
        return annullable(g, d.user, by_elmo=True), pending(g, INS_SYM, d.user)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return (WhichWay(d.user, ELMO), WhichAction(d.user, ELMO), None)[d.stage]

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        ways = self._ways(g, d)
        if d.stage == 0:
            return [mode for mode, way in zip((MODES["annul"], MODES["impede"]), ways, strict=True) if way]
        return [AIM[depth] for depth in ways[d.params[0]]]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if d.stage == 0:
            d.params = (ANNUL if pick is MODES["annul"] else IMPEDE,)
        else:
            self.aim(g, d, int(pick.args[0]))
        d.stage += 1

    def holds(self, g: Calamandara, item: Item) -> bool:
        if item.params[0] == ANNUL:
            return super().holds(g, item)
        return is_pending(g, item.target, INS_SYM)

    def happen(self, g: Calamandara, item: Item) -> None:
        if item.params[0] == ANNUL:
            self.annul(g, item)
        else:
            impede(g, item.target, INS_SYM)


def is_pending(g: Calamandara, target: int, op: int) -> bool:
    """Whether that operation of the base action or of a card is still to come (R-89)."""
    if target == 0:
        return bool(g.bases[-1].open & op)
    item = g.item(target)
    return item is not None and bool(item.open & op)


FROM_DEPOT, FROM_RESERVE, NOTHING_TO_GIVE = 0, 1, 2


@card(SOPRO)
class SoproDosSeres(Annulling):
    """Annul any memory card but Elmo and Dimensões, then give a Pegada of yours to another traveller's depot."""

    rule = "CAL-CARD-SOPRO-01"
    rules = ("CAL-CARD-SOPRO-02",)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return bool(annullable(g, user, by_elmo=False))

    def _sources(self, g: Calamandara, d: Draft) -> list[Option]:
        t = g.travellers[d.user]
        return [MODES["depot"]] * (t.depot[PEGADA] > 0) + [MODES["reserve"]] * (PEGADA in t.symbols)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 0:
            return WhichAction(d.user, SOPRO)
        if d.stage == 1 and self._sources(g, d):
            return WhichWay(d.user, SOPRO)
        return WhichTraveller(d.user, SOPRO) if d.stage == 2 else None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            return [AIM[depth] for depth in annullable(g, d.user, by_elmo=False)]
        if d.stage == 1:
            return self._sources(g, d)
        return [TRAVELLER[other] for other in g.clockwise(d.user)]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if d.stage == 0:
            self.aim(g, d, int(pick.args[0]))
        elif d.stage == 1:
            d.params = (FROM_DEPOT if pick is MODES["depot"] else FROM_RESERVE,)
        else:
            d.params += (int(pick.args[0]),)
        d.stage += 1

    def happen(self, g: Calamandara, item: Item) -> None:
        self.annul(g, item)
        if item.params:
            self._give(g, item.user, *item.params)

    def _give(self, g: Calamandara, user: Seat, source: int, receiver: Seat) -> None:
        """The transfer is due if possible at all: a source emptied meanwhile is made good from the other (R-66)."""
        t = g.travellers[user]
        if PEGADA in t.symbols and (source == FROM_RESERVE or not t.depot[PEGADA]):
            t.symbols.remove(PEGADA)
        elif t.depot[PEGADA]:
            t.depot[PEGADA] -= 1
        else:
            return
        g.travellers[receiver].depot[PEGADA] += 1
        g.tell("gave_pegada", seat=user, other=receiver)
