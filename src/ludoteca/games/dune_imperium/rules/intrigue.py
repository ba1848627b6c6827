"""Playing Intrigue cards."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.dune_imperium.content import INTRIGUE_OF, MODES, WAYS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.effects.choices import pay
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import ELSEWHERE, Option, Reason, Seat, Step, absent, rule


@rule("DI-INTRIGUE-03", "DI-INTRIGUE-04", "DI-INTRIGUE-08")
def intrigue_on_offer(g: Dune, seat: Seat, windows: int) -> list[Option]:
    """The Intrigue cards this seat can play now, each in the ways whose moment, condition and cost are met."""
    offered: list[Option] = []
    face = g.intrigues.face
    for card in g.players[seat].intrigue:
        for window, mode, pick in MODES[INTRIGUE_OF[face[card]]]:
            if window & windows and pick not in offered and mode.playable(g, seat):
                offered.append(pick)
    return offered


def against_intrigue(g: Dune, seat: Seat, pick: Option, windows: int) -> Reason | None:
    """The first rule against playing an Intrigue card in this way: whose it is, its moment, its cost, its condition."""
    kind, number = WAYS[pick.number]
    if all(INTRIGUE_OF[g.intrigues.face[card]] != kind for card in g.players[seat].intrigue):
        return absent("DI-INTRIGUE-01", "not-your-intrigue", intrigue=kind)
    mode = INTRIGUE[kind].modes[number]
    if not mode.window & windows:
        return Reason("DI-INTRIGUE-03", "moment", moment=mode.window)
    if mode.playable(g, seat):
        return None
    return mode.cost.against(g, seat, "DI-INTRIGUE-08") or Reason("DI-INTRIGUE-08", "condition", way=pick.number)


def against_window(g: Dune, seat: Seat, pick: Option, windows: int, last: Option) -> Reason | None:
    """A window for Intrigue cards, which this pick ends."""
    if pick.verb == "intrigue":
        return against_intrigue(g, seat, pick, windows)
    return None if pick is last else ELSEWHERE


@rule("DI-INTRIGUE-01", "DI-INTRIGUE-08", "DI-INTRIGUE-09", "R-50")
def play_intrigue(g: Dune, seat: Seat, pick: Option) -> None:
    """Show the card, pay its cost, do as it says in the order written."""
    kind, number = WAYS[pick.number]
    player = g.players[seat]
    card = next(card for card in player.intrigue if g.intrigue_kind(card) == kind)
    player.intrigue.remove(card)
    g.intrigues.show(card)
    g.tell("intrigue", seat=seat, intrigue=card)
    mode = INTRIGUE[kind].modes[number]
    if INTRIGUE[kind].stays:
        player.posted.append(card)
    else:
        g.resolving.append(card)
        g.then(DISCARD_INTRIGUE)
    pay(g, seat, mode.cost, mode.effects, NONE)


@dataclass(frozen=True)
class DiscardIntrigue(Step):
    """After it has resolved, a played Intrigue card goes face up to the Intrigue discard pile."""

    rule = "DI-INTRIGUE-02"

    def do(self, g: Dune) -> None:
        g.intrigue_discard += g.resolving
        g.resolving = []


DISCARD_INTRIGUE = DiscardIntrigue()
