"""Which questions out of turn matter: the standing answer "ask me when it matters" of the table."""

from __future__ import annotations

from ludoteca.games.calamandara.asks import Offer
from ludoteca.games.calamandara.content.chart import BIT, FENDA
from ludoteca.games.calamandara.content.memory import LINKED
from ludoteca.games.calamandara.state import INSERT, MOVE, TURN_START, Calamandara
from ludoteca.kernel import Choice


def matters(view: Calamandara, ask: Choice) -> bool:
    """Whether the seat wants to be asked: a linked card is usable, or an imediato one in a moment that counts.

    Moments that count: a card on the pile attacks the seat, an insertion touches its ZI or pushes its token, a move
    would reach the Fenda or enter the Zona Final, the own turn begins. Offers are always asked.
    """
    usable = [option for option in view.options if option.verb in ("use", "activate", "reclaim")]
    if not usable:
        return isinstance(ask, Offer)
    if any(LINKED[int(option.args[0])] for option in usable):
        return True
    if view.pile and view.pile[-1].victims >> ask.seat & 1:
        return True
    base = view.base
    if base is None:
        return True
    if base.kind == TURN_START:
        return base.seat == ask.seat
    if base.kind == INSERT:
        return bool(base.params[0] >> ask.seat & 1)
    if base.kind == MOVE:
        goal = base.params[0]
        enters = view.chart.final & BIT[goal] and not view.board.in_final_zone(base.seat)
        return goal == FENDA or bool(enters)
    return False
