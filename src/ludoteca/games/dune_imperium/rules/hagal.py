"""House Hagal: Rivals of the solo game and the third House of two players."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.dune_imperium.content.hagal import HAGAL, HARVEST, RESHUFFLE, HagalCard
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import MAKER_SPACES, SPACES
from ludoteca.games.dune_imperium.effects.influence import raise_influence
from ludoteca.games.dune_imperium.effects.rivals import spend_for_victory
from ludoteca.games.dune_imperium.effects.troops import recruit
from ludoteca.games.dune_imperium.icons import FROM_GARRISON, NONE
from ludoteca.games.dune_imperium.player import Turn
from ludoteca.games.dune_imperium.sending import closed, pay_controller
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Step, rule


@rule("DI-HAGAL-03")
def reshuffle_hagal(g: Dune) -> None:
    """All Hagal cards together become the deck again."""
    g.hagal_deck += g.hagal_discard
    g.hagal_discard = []
    g.hagal.shuffle(g.hagal_deck, g.rng)


@rule("DI-HAGAL-02", "DI-HAGAL-03")
def turn_card(g: Dune, who: int) -> HagalCard:
    """The top card; an empty deck is made anew, and so it is when the Reshuffle card appears."""
    while True:
        if not g.hagal_deck:
            reshuffle_hagal(g)
        card = g.hagal_deck.pop()
        g.hagal.show(card)
        g.hagal_discard.append(card)
        kind = g.hagal_kinds[g.hagal.face[card]]
        g.tell("hagal_card", seat=who, hagal=kind)
        found = HAGAL[kind]
        if found.space != RESHUFFLE:
            return found
        reshuffle_hagal(g)


@rule("DI-HAGAL-02", "DI-HAGAL-07", "H-1")
def destination(g: Dune, who: int, card: HagalCard) -> int:
    """Where this card sends the Rival: its space if free and not closed; for a harvest the richest maker with bonus
    spice.
    """
    taken = closed(g, who)
    for player in g.players:
        for space in player.places:
            taken |= 1 << space
    if card.space != HARVEST:
        return NONE if taken >> card.space & 1 else card.space
    free = [space for space in MAKER_SPACES if not taken >> space & 1 and g.bonus[SPACES[space].maker]]
    return max(free, key=lambda space: (g.bonus[SPACES[space].maker], SPACES[space].base), default=NONE)


@rule("H-3")
def stranded(g: Dune, who: int) -> bool:
    """No card of the whole deck names a space to which this Rival could go."""
    cards = (HAGAL[kind] for kind in set(g.hagal_kinds))
    return all(destination(g, who, card) == NONE for card in cards if card.space != RESHUFFLE)


@dataclass(frozen=True)
class RivalTurn(Step):
    """A Rival turns cards until one names a space it can go to, and sends an Agent there. It takes no Reveal turns."""

    rule = "DI-HAGAL-02"
    rules = ("DI-HAGAL-01", "DI-HAGAL-43", "H-3")
    who: int

    def do(self, g: Dune) -> None:
        g.active = self.who
        g.turn = Turn()
        rival = g.players[self.who]
        card = turn_card(g, self.who)
        space = destination(g, self.who, card)
        if space == NONE and stranded(g, self.who):
            rival.agents = 0
            g.tell("nowhere", seat=self.who)
            return
        while space == NONE:
            card = turn_card(g, self.who)
            space = destination(g, self.who, card)
        rival.agents -= 1
        rival.places.append(space)
        g.tell("sent", seat=self.who, space=space)
        pay_controller(g, space)
        g.then(*_visit(g, self.who, card, space))


def _visit(g: Dune, who: int, card: HagalCard, space: int) -> list[Step]:
    steps: list[Step] = [RivalGains(who, card.faction, card.troops, space)]
    if card.signet:
        steps.append(RivalSignet(who))
    if SPACES[space].combat:
        steps.append(RivalDeploys(who))
    return steps


@dataclass(frozen=True)
class RivalGains(Step):
    """It pays no cost, ignores the space's effects and gets what its card shows, and the spice of a maker."""

    rule = "DI-HAGAL-04"
    who: int
    faction: int
    troops: int
    space: int

    def do(self, g: Dune) -> None:
        recruit(g, self.who, self.troops)
        if self.faction != NONE:
            raise_influence(g, self.who, self.faction, 1)
        if SPACES[self.space].maker == NONE:
            return
        spice = clear_maker(g, self.space)
        if g.players[self.who].collects:
            rival_harvests(g, self.who, spice)
        else:
            g.tell("hagal_spice", seat=self.who, space=self.space, n=spice)


@rule("DI-HAGAL-07", "DI-HAGAL-23")
def clear_maker(g: Dune, space: int) -> int:
    """The bonus spice is removed, to the bank if nobody gains it; how much there was, with that of the space itself."""
    maker = SPACES[space].maker
    spice = SPACES[space].base + g.bonus[maker]
    g.bonus[maker] = 0
    return spice


@rule("DI-HAGAL-44")
def rival_harvests(g: Dune, who: int, spice: int) -> None:
    """A Rival of the solo game gains base and bonus spice."""
    g.players[who].spice += spice
    g.tell("harvested", seat=who, amount=spice)
    spend_for_victory(g, who)


@dataclass(frozen=True)
class RivalSignet(Step):
    """A Rival's Leader uses the signet ability, paying for it whenever it can."""

    rule = "DI-HAGAL-40"
    rules = ("H-7", "H-11")
    who: int

    def do(self, g: Dune) -> None:
        LEADERS[g.players[self.who].leader].signet.happen(g, self.who, NONE)


@dataclass(frozen=True)
class RivalDeploys(Step):
    """At a combat space its new troops and up to two of its garrison go to the Conflict; an expert holds back while
    leading.
    """

    rule = "DI-HAGAL-06"
    rules = ("DI-HAGAL-51", "H-10", "H-11")
    who: int

    def do(self, g: Dune) -> None:
        rival = g.players[self.who]
        if g.solo and g.difficulty.expert and g.fought_for.tier < 3:
            best = max(player.strength for other, player in enumerate(g.players) if other != self.who)
            if rival.strength >= best + 4:
                return
        amount = min(rival.garrison, g.turn.recruited + FROM_GARRISON)
        rival.garrison -= amount
        rival.conflict += amount
        if amount:
            g.tell("deployed", seat=self.who, amount=amount)


@dataclass(frozen=True)
class HagalActs(Step):
    """In a two-player game House Hagal acts after each Agent turn of the First Player, while it has an Agent."""

    rule = "DI-HAGAL-21"

    def do(self, g: Dune) -> None:
        if g.players[2].agents:
            g.then(RivalTurn(2))


@dataclass(frozen=True)
class HagalSwords(Step):
    """When Combat begins a Rival with troops turns a card and adds its swords."""

    rule = "DI-HAGAL-08"
    who: int

    def do(self, g: Dune) -> None:
        swords = turn_card(g, self.who).swords
        g.players[self.who].swords += swords
        g.tell("gained_swords", seat=self.who, n=swords)


HAGAL_ACTS = HagalActs()
