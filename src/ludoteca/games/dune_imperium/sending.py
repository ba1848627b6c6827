"""Where an Agent may be sent, and what it costs."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.deck import DeckCard
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import (
    CONTROL_BONUS,
    FREMEN_NEEDED,
    MENTAT_SPACE,
    NEEDS_FREMEN,
    ONCE,
    SPACES,
    SPACES_OF,
)
from ludoteca.games.dune_imperium.effects.gains import Cost
from ludoteca.games.dune_imperium.icons import FREMEN, LANDSRAAD, NONE
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Reason, Seat, absent, lacking, rule

_DISCOUNTS: Final = (0, 1)
_MENTAT_COSTS: Final = (2, 5)


def _price(space: int, discount: int, mentat: int) -> Cost:
    printed = SPACES[space].cost
    solari = mentat if space == MENTAT_SPACE else printed.solari
    if SPACES[space].icon == LANDSRAAD:
        solari = max(0, solari - discount)
    return Cost(solari=solari, spice=printed.spice, water=printed.water)


_PRICES: Final = {
    (discount, mentat): tuple(_price(space, discount, mentat) for space in range(len(SPACES)))
    for discount in _DISCOUNTS
    for mentat in _MENTAT_COSTS
}


def _within(prices: tuple[Cost, ...], thing: str) -> tuple[int, ...]:
    """For every amount of one resource the spaces for which it is enough, as bits."""
    most = max(getattr(cost, thing) for cost in prices)
    return tuple(
        sum(1 << space for space, cost in enumerate(prices) if getattr(cost, thing) <= amount)
        for amount in range(most + 1)
    )


_SOLARI: Final = {key: _within(prices, "solari") for key, prices in _PRICES.items()}
_SPICE: Final = _within(_PRICES[0, 2], "spice")
_WATER: Final = _within(_PRICES[0, 2], "water")
_IGNORED: Final = tuple(SPACES_OF[leader.ignores] for leader in LEADERS)


def _terms(g: Dune, seat: Seat) -> tuple[int, int]:
    return LEADERS[g.players[seat].leader].discount, g.difficulty.mentat if g.solo else 2


@rule("DI-LEADER-03", "R-21", "DI-HAGAL-42")
def price(g: Dune, seat: Seat, space: int) -> Cost:
    """What this player pays to send an Agent to a space."""
    return prices(g, seat)[space]


def prices(g: Dune, seat: Seat) -> tuple[Cost, ...]:
    """The same for all spaces."""
    return _PRICES[_terms(g, seat)]


@rule("DI-AGENT-05", "DI-AGENT-06", "R-47")
def payable(g: Dune, seat: Seat) -> int:
    """The spaces whose cost this player can pay now and whose requirement is met, as bits."""
    player = g.players[seat]
    solari = _SOLARI[_terms(g, seat)]
    mask = (
        solari[min(player.solari, len(solari) - 1)]
        & _SPICE[min(player.spice, len(_SPICE) - 1)]
        & _WATER[min(player.water, len(_WATER) - 1)]
    )
    return mask & ~barred(g, player)


@rule("DI-AGENT-10")
def barred(g: Dune, player: Player) -> int:
    """Spaces that ask for more Influence with the Fremen, and those this player can use no more, as bits."""
    mask = used_up(g, player)
    return mask if player.influence[FREMEN] >= FREMEN_NEEDED else mask | NEEDS_FREMEN


@rule("DI-SPACE-09", "DI-SPACE-12", "DI-CLAR-07", "DI-HAGAL-42")
def used_up(g: Dune, player: Player) -> int:
    """The spaces a player may use once in a game, if that is done or the level of the solo game forbids it, as bits."""
    mask = ONCE["council"] if player.council else 0
    if player.swordmaster or (g.solo and g.difficulty.no_swordmaster):
        mask |= ONCE["swordmaster"]
    return mask


@rule("DI-CLAR-01", "DI-CLAR-02", "R-12")
def closed(g: Dune, seat: int) -> int:
    """The spaces that opponents have closed with The Voice, as bits."""
    mask = 0
    for other, player in enumerate(g.players):
        if player.voice != NONE and other != seat:
            mask |= 1 << player.voice
    return mask


@rule("DI-AGENT-04", "DI-LEADER-09", "R-14")
def occupied(g: Dune, seat: Seat) -> int:
    """The spaces where an Agent stands in this player's way, as bits."""
    mine = taken = 0
    for space in g.players[seat].places:
        mine |= 1 << space
    if g.turn.unhindered:
        return mine
    for player in g.players:
        for space in player.places:
            taken |= 1 << space
    return mine | taken & ~_IGNORED[g.players[seat].leader]


def open_spaces(g: Dune, seat: Seat) -> int:
    """The spaces this player could send an Agent to, whatever the icon."""
    return payable(g, seat) & ~occupied(g, seat) & ~closed(g, seat)


@rule("DI-CLAR-06", "DI-CLAR-07", "DI-CLAR-02", "R-13")
def anywhere(g: Dune, seat: Seat) -> int:
    """The spaces for a card that asks neither for icons nor for room: cost, requirement and The Voice still count."""
    return payable(g, seat) & ~closed(g, seat)


@rule("DI-AGENT-01", "DI-AGENT-02", "DI-AGENT-07", "R-19")
def reach(g: Dune, seat: Seat, card: DeckCard) -> int:
    """The spaces to which this card can send an Agent, by an icon of its own or one added this turn, as bits."""
    if card.any_space:
        return anywhere(g, seat)
    return SPACES_OF[card.icons | g.turn.icons] & open_spaces(g, seat)


@rule("DI-CONTROL-02", "R-2", "H-2")
def pay_controller(g: Dune, space: int) -> None:
    """Whoever controls the space gets its bonus whenever anybody sends an Agent there."""
    flag = SPACES[space].control
    if flag != NONE and g.control[flag] != NONE:
        CONTROL_BONUS[flag].happen(g, g.control[flag], NONE)


@rule("DI-AGENT-04", "DI-AGENT-05", "DI-AGENT-06", "R-12")
def against_space(g: Dune, seat: Seat, space: int, crowded: bool = False) -> Reason | None:
    """The first rule against an Agent of this player on a space, whatever the icon; `crowded` asks for no room."""
    player = g.players[seat]
    if closed(g, seat) >> space & 1:
        return Reason("DI-CLAR-01", "voice")
    if not crowded and occupied(g, seat) >> space & 1:
        return Reason("DI-AGENT-04", "agent-there", player=_standing_on(g, seat, space))
    if player.influence[FREMEN] < SPACES[space].fremen:
        return lacking(player.influence[FREMEN], SPACES[space].fremen, "DI-AGENT-10", "fremen")
    if (player.council and ONCE["council"] >> space & 1) or (player.swordmaster and ONCE["swordmaster"] >> space & 1):
        return Reason(SPACES[space].rule, "once")
    if g.solo and g.difficulty.no_swordmaster and ONCE["swordmaster"] >> space & 1:
        return Reason("DI-HAGAL-42", "level")
    return price(g, seat, space).against(g, seat, "DI-AGENT-06")


def _standing_on(g: Dune, seat: Seat, space: int) -> int | str:
    """Who stands in the way there: somebody else, if anybody does."""
    there = [who for who, player in enumerate(g.players) if space in player.places]
    return g.target(next((who for who in there if who != seat), seat))


def against_card(g: Dune, seat: Seat, kind: int) -> Reason | None:
    """The first rule against sending an Agent with a card of this kind from the hand."""
    player, card = g.players[seat], DECK_CARDS[kind]
    if all(g.kind(held) != kind for held in player.hand):
        return absent("DI-AGENT-01", "not-in-hand", card=kind)
    if not card.any_space and not card.icons | g.turn.icons:
        return Reason("DI-AGENT-07", "no-icons")
    if not player.agents and not (card.any_space and player.places):
        return Reason("DI-REVEAL-01", "no-agent")
    return None if reach(g, seat, card) else Reason("DI-AGENT-05", "no-space")
