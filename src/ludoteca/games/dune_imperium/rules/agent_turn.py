"""Player Turns: beginning a turn, and the Agent turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.dune_imperium.content import (
    AGENT_BOX,
    AT,
    DECK_CARDS,
    FROM_LEADER,
    KIND_OF,
    MOVE,
    PAYMENT_UNIT,
    PLAY,
    REVEAL,
    SELF_TRASH,
    SELL,
    SPACE_BOX,
    SPACE_INFLUENCE,
    WEIGHED_INFLUENCE,
)
from ludoteca.games.dune_imperium.content.spaces import SELLS, SPACES, SPACES_OF
from ludoteca.games.dune_imperium.effects.base import UNITS
from ludoteca.games.dune_imperium.effects.gains import Cost, Gain
from ludoteca.games.dune_imperium.effects.troops import DEPLOY, deploy
from ludoteca.games.dune_imperium.icons import BEFORE_CARD, FROM_GARRISON, NONE, PLOT, TURN_START
from ludoteca.games.dune_imperium.player import Turn
from ludoteca.games.dune_imperium.rules.hagal import HAGAL_ACTS
from ludoteca.games.dune_imperium.rules.in_any_order import EffectLoop, EffectsInAnyOrder
from ludoteca.games.dune_imperium.rules.intrigue import against_intrigue, intrigue_on_offer, play_intrigue
from ludoteca.games.dune_imperium.rules.reveal import RevealCards
from ludoteca.games.dune_imperium.sending import (
    against_card,
    against_space,
    anywhere,
    open_spaces,
    pay_controller,
    price,
    reach,
)
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, bits_of, lacking, rule


@dataclass(frozen=True)
class BeginTurn(Step):
    """One turn at a time, clockwise; a space closed by The Voice opens when its player's next turn begins."""

    rule = "DI-ROUND-03"
    rules = ("R-12", "DI-CLAR-01")
    seat: Seat

    def do(self, g: Dune) -> None:
        g.active = self.seat
        g.turn = Turn()
        g.pending = []
        g.players[self.seat].voice = NONE
        g.tell("turn", seat=self.seat)
        if must_reveal(g, self.seat):
            g.then(RevealCards(self.seat))
        else:
            g.then(StartOfTurn(self.seat))


@rule("R-40", "DI-REVEAL-01", "DI-CLAR-06")
def must_reveal(g: Dune, seat: Seat) -> bool:
    """Everybody can see that only a Reveal turn is left: no Intrigue card, and no Agent or no card to send one with."""
    player = g.players[seat]
    if player.intrigue:
        return False
    return not player.hand or (not player.agents and not player.movers)


@dataclass(frozen=True)
class TakeTurn(Choice):
    """An Agent turn or a Reveal turn, with Plot cards before it is declared."""

    rule = "DI-ROUND-04"
    rules = ("DI-ROUND-06", "R-40", "R-49")
    see = ("DI-AGENT-01", "DI-AGENT-07")
    auto = False
    idle = "reveal"
    windows = PLOT

    def options(self, g: Dune) -> Sequence[Option]:
        offered = playable_cards(g, self.seat)
        if g.players[self.seat].intrigue:
            offered += intrigue_on_offer(g, self.seat, self.open_windows(g, bool(offered)))
        offered.append(REVEAL)
        return offered

    def open_windows(self, g: Dune, sends: bool) -> int:
        return self.windows | BEFORE_CARD if sends or may_still_send(g, self.seat) else self.windows

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb == "play":
            return against_card(g, self.seat, pick.number)
        if pick.verb == "intrigue":
            sends = any(against_card(g, self.seat, g.kind(card)) is None for card in g.players[self.seat].hand)
            return against_intrigue(g, self.seat, pick, self.open_windows(g, sends))
        return None if pick is REVEAL else ELSEWHERE

    def take(self, g: Dune, pick: Option) -> None:
        if pick is REVEAL:
            g.then(RevealCards(self.seat))
        elif pick.verb == "play":
            play_card(g, self.seat, pick.number)
        else:
            g.then(GoOn(self.seat))
            play_intrigue(g, self.seat, pick)


@rule("R-49")
def may_still_send(g: Dune, seat: Seat) -> bool:
    """Cards that count for the card played next are offered while an Agent and a card to send it with are left."""
    player = g.players[seat]
    return bool(player.agents and player.hand)


@rule("DI-AGENT-01", "DI-AGENT-07")
def playable_cards(g: Dune, seat: Seat) -> list[Option]:
    """The cards of the hand that could send an Agent now; a card without an icon never can."""
    player = g.players[seat]
    offered: list[Option] = []
    spaces = open_spaces(g, seat) if player.agents else 0
    more = g.turn.icons
    face = g.cards.face
    for card in player.hand:
        kind = KIND_OF[face[card]]
        pick = PLAY[kind]
        if pick in offered:
            continue
        printed = DECK_CARDS[kind]
        if printed.any_space:
            if (player.agents or player.places) and anywhere(g, seat):
                offered.append(pick)
        elif spaces & SPACES_OF[printed.icons | more]:
            offered.append(pick)
    return offered


@dataclass(frozen=True)
class StartOfTurn(TakeTurn):
    """Before anything else in the turn, what must be played first can still be played."""

    rule = "DI-CLAR-10"
    windows = PLOT | TURN_START


@dataclass(frozen=True)
class GoOn(Step):
    """After a Plot card the turn goes on, unless it allowed to pass and the player did."""

    rule = "R-18"
    rules = ("DI-CLAR-10", "H-4")
    seat: Seat

    def do(self, g: Dune) -> None:
        if g.turn.passed:
            g.tell("passed_turn", seat=self.seat)
        elif must_reveal(g, self.seat):
            g.then(RevealCards(self.seat))
        else:
            g.then(TakeTurn(self.seat))


@rule("DI-AGENT-01", "DI-AGENT-11", "DI-GEN-06")
def play_card(g: Dune, seat: Seat, kind: int) -> None:
    """The card is put face up in play; its Reveal box is out of the game for this round."""
    player = g.players[seat]
    card = next(card for card in player.hand if KIND_OF[g.cards.face[card]] == kind)
    player.hand.remove(card)
    player.played.append(card)
    g.cards.show(card)
    g.tell("played", seat=seat, card=card)
    if DECK_CARDS[kind].any_space:
        g.then(ChooseAgent(seat), SendAgent(seat, card))
    else:
        g.then(SendAgent(seat, card))


@dataclass(frozen=True)
class ChooseAgent(Choice):
    """The Agent may come from your Leader or from any space where one of yours stands."""

    rule = "DI-CLAR-06"
    rules = ("R-13", "R-46")
    see = ("DI-MAKER-03", "DI-CLAR-08")

    def options(self, g: Dune) -> Sequence[Option]:
        player = g.players[self.seat]
        offered = [FROM_LEADER] if player.agents else []
        return offered + [MOVE[space] for space in sorted(set(player.places))]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        player = g.players[self.seat]
        if pick is FROM_LEADER:
            return None if player.agents else Reason("DI-CLAR-06", "no-agent")
        if pick.verb != "move":
            return ELSEWHERE
        return None if pick.number in player.places else Reason("DI-CLAR-06", "no-agent-there", space=pick.number)

    def take(self, g: Dune, pick: Option) -> None:
        if pick is not FROM_LEADER:
            leave_space(g, self.seat, pick.number)


@rule("DI-CLAR-06", "DI-MAKER-03", "DI-CLAR-08")
def leave_space(g: Dune, seat: Seat, space: int) -> None:
    """The space is empty before the Agent goes elsewhere: a maker that stays so gains bonus spice."""
    player = g.players[seat]
    player.places.remove(space)
    player.agents += 1


@dataclass(frozen=True)
class SendAgent(Choice):
    """One Agent goes to a space that shows an icon of the card, is not occupied, and can be paid now."""

    rule = "DI-AGENT-01"
    rules = ("DI-AGENT-03", "DI-AGENT-05", "R-2")
    see = ("DI-AGENT-04",)
    card: int

    def options(self, g: Dune) -> Sequence[Option]:
        return [AT[space] for space in bits_of(reach(g, self.seat, g.deck_card(self.card)))]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb != "at":
            return ELSEWHERE
        card = g.deck_card(self.card)
        if not card.any_space and not SPACES_OF[card.icons | g.turn.icons] >> pick.number & 1:
            return Reason("DI-AGENT-01", "icon", card=g.kind(self.card))
        return against_space(g, self.seat, pick.number, crowded=card.any_space)

    def take(self, g: Dune, pick: Option) -> None:
        space = pick.number
        player = g.players[self.seat]
        player.agents -= 1
        player.places.append(space)
        g.tell("sent", seat=self.seat, space=space)
        if SPACES[space].sells:
            g.then(SellSpice(self.seat), Arrive(self.seat, self.card, space, False))
        else:
            solari = pay_for_space(g, self.seat, space)
            g.then(Arrive(self.seat, self.card, space, solari > 0))


@rule("DI-AGENT-05", "R-2")
def pay_for_space(g: Dune, seat: Seat, space: int) -> int:
    """Its cost is paid before anything of the space or the card happens. How much Solari that was (R-21)."""
    cost = price(g, seat, space)
    cost.pay(g, seat)
    return cost.solari


@dataclass(frozen=True)
class SellSpice(Choice):
    """Pay 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari: one exchange per visit."""

    rule = "DI-SPACE-21"
    rules = ("R-47",)

    def options(self, g: Dune) -> Sequence[Option]:
        spice = g.players[self.seat].spice
        return [pick for amount, pick in SELL.items() if amount <= spice]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb != "sell":
            return ELSEWHERE
        return lacking(g.players[self.seat].spice, pick.number, "DI-SPACE-21", "spice")

    def take(self, g: Dune, pick: Option) -> None:
        amount = pick.number
        Cost(spice=amount).pay(g, self.seat)
        Gain(solari=SELLS[amount]).happen(g, self.seat, NONE)


@dataclass(frozen=True)
class Arrive(Step):
    """You gain the effects of the space and of the Agent box of the card, which alone counts now; what is not done at
    once waits to be picked.
    """

    rule = "DI-AGENT-08"
    rules = ("DI-ROUND-07", "R-1", "R-2")
    seat: Seat
    card: int
    space: int
    paid_solari: bool

    def do(self, g: Dune) -> None:
        seat, space = self.seat, self.space
        leader = g.players[seat].leader
        pay_controller(g, space)
        open_conflict(g, space)
        box, place = AGENT_BOX[leader][g.kind(self.card)], SPACE_BOX[leader][space]
        for effect in box.now:
            effect.happen(g, seat, self.card)
        for effect in place.now:
            effect.happen(g, seat, NONE)
        g.pending = [(number, self.card) for number in box.units]
        g.pending += [(number, NONE) for number in place.units]
        gain_space_influence(g, seat, space, box.weighs)
        if self.paid_solari:
            solari_paid(g, leader)
        g.then(AgentLoop(seat))


@rule("DI-AGENT-15")
def open_conflict(g: Dune, space: int) -> None:
    """From a combat space, and from no other, troops may be deployed until the turn ends."""
    g.turn.combat = SPACES[space].combat
    g.turn.deployable = True


@rule("DI-AGENT-09")
def gain_space_influence(g: Dune, seat: Seat, space: int, weighs: bool) -> None:
    """A space of a Faction gives 1 Influence with it: at once, or when the player likes if the card weighs it."""
    influence = SPACE_INFLUENCE[space]
    if influence is None:
        return
    if weighs:
        g.pending.append((WEIGHED_INFLUENCE[space], NONE))
    else:
        influence.happen(g, seat, NONE)


@rule("DI-LEADER-08")
def solari_paid(g: Dune, leader: int) -> None:
    """Who has paid Solari for a space draws a card, if that is what the Leader can."""
    if PAYMENT_UNIT[leader] != NONE:
        g.pending.append((PAYMENT_UNIT[leader], NONE))


@rule("DI-AGENT-16", "DI-AGENT-19", "R-3")
def deployment(g: Dune, seat: Seat) -> int:
    """How many troops may still go to the Conflict: all recruited this turn and two more of the garrison."""
    turn = g.turn
    if not turn.combat:
        return 0
    return min(g.players[seat].garrison, turn.recruited + FROM_GARRISON - turn.deployed)


@dataclass(frozen=True)
class AgentLoop(EffectLoop):
    """Deployment is allowed to the end of the turn, in any number of steps; a deployment after which nothing else is
    left to do is the last one.
    """

    rule = "R-3"
    rules = ("DI-AGENT-12", "R-6")

    def resolved(self, g: Dune) -> None:
        g.turn.deployable = True

    def more(self, g: Dune) -> bool:
        return g.turn.deployable and deployment(g, self.seat) > 0

    def question(self) -> Choice:
        return AgentEffects(self.seat)

    def end(self, g: Dune) -> None:
        end_agent_turn(g, self.seat)


@dataclass(frozen=True)
class AgentEffects(EffectsInAnyOrder):
    """The next unit, a Plot card, a deployment, or the end of the turn."""

    rule = "DI-AGENT-12"
    rules = ("DI-AGENT-16", "R-3")
    see = ("DI-AGENT-13", "DI-AGENT-18", "DI-ROUND-06", "R-1")

    def loop(self) -> EffectLoop:
        return AgentLoop(self.seat)

    def besides(self, g: Dune) -> Sequence[Option]:
        return DEPLOY[1 : max(0, deployment(g, self.seat)) + 1]

    def against_besides(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb != "deploy":
            return ELSEWHERE
        if not g.turn.combat:
            return Reason("DI-AGENT-19", "no-combat-space")
        if not pick.number:
            return Reason("DI-AGENT-18", "deploy-nothing")
        most = max(0, deployment(g, self.seat))
        return lacking(most, pick.number, "DI-AGENT-16", "deployable", most=most)

    def take_besides(self, g: Dune, pick: Option) -> None:
        amount = pick.number
        g.turn.deployable = False
        g.turn.deployed += amount
        deploy(g, self.seat, amount)


@rule("R-7", "DI-HAGAL-21", "H-4")
def end_agent_turn(g: Dune, seat: Seat) -> None:
    """A card that must trash itself does so; what could not resolve is lost; House Hagal follows the First Player."""
    for number, card in g.pending:
        if number == SELF_TRASH:
            UNITS[number].happen(g, seat, card)
    g.pending = []
    if g.duel and seat == g.first:
        g.then(HAGAL_ACTS)
