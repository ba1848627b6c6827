"""What things are worth at Dune: Imperium, in Victory Points.

A price list says what a printed effect is worth; spaces, cards and rewards of the Conflict are read off it. Cards count
by how they improve the average hand, the Conflict by the chances of a place in it. Prices were set by hand from what
the board itself exchanges: three Solari, two water or a card for an Agent's turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, KIND_OF, WAYS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.effects.base import UNITS, Effect
from ludoteca.games.dune_imperium.effects.cards import Draw, TrashCard
from ludoteca.games.dune_imperium.effects.choices import Arrow, If, OneOf
from ludoteca.games.dune_imperium.effects.gains import Cost, Gain
from ludoteca.games.dune_imperium.effects.influence import Influence, InfluenceEach, TwoFactions
from ludoteca.games.dune_imperium.effects.intrigue import DrawIntrigue
from ludoteca.games.dune_imperium.effects.troops import Recruit
from ludoteca.games.dune_imperium.effects.turn import Control, GainSwordmaster, Harvest, TakeSeat
from ludoteca.games.dune_imperium.icons import NONE, VICTORY
from ludoteca.games.dune_imperium.state import Dune

SOLARI: Final = 0.11
SPICE: Final = 0.17
WATER: Final = 0.2
TROOP: Final = 0.11
CARD: Final = 0.14
INTRIGUE_CARD: Final = 0.36
INFLUENCE: Final = 0.5
FLAG: Final = 0.45
PERSUASION: Final = 0.09
SWORD: Final = 0.06
AGENT: Final = 0.34
"""An Agent who can still be sent this round."""
THIRD_AGENT: Final = 0.42
"""The Swordmaster, for each round that is left."""
SEAT: Final = 0.22
"""Two Persuasion in each round that is left."""
STEPS: Final = (0.0, 0.34, 0.1, 0.42, 0.12, 0.2, 0.26)
"""A track of Influence besides the points it has scored: how near the next ones are."""
ROUNDS: Final = 10


def effects_worth(effects: Iterable[Effect]) -> float:
    return sum(effect_worth(effect) for effect in effects)


def effect_worth(effect: Effect) -> float:
    """What a printed effect is worth to whoever it happens to."""
    price = PRICES.get(type(effect))
    return 0.1 if price is None else price(effect)


def gain_worth(gain: Any) -> float:
    goods = SOLARI * gain.solari + SPICE * gain.spice + WATER * gain.water
    return float(goods + gain.vp + PERSUASION * gain.persuasion + SWORD * gain.swords)


def cost_worth(cost: Cost) -> float:
    goods = SOLARI * cost.solari + SPICE * cost.spice + WATER * cost.water
    return goods + INFLUENCE * cost.influence - 0.1 * cost.trash + TROOP * cost.troops


PRICES: Final[dict[type[Effect], Callable[[Any], float]]] = {
    Gain: gain_worth,
    Recruit: lambda e: TROOP * e.amount,
    Draw: lambda e: CARD * e.amount,
    DrawIntrigue: lambda e: INTRIGUE_CARD * e.amount,
    Influence: lambda e: INFLUENCE * e.amount,
    InfluenceEach: lambda e: INFLUENCE * 4 * e.amount,
    TwoFactions: lambda _: 2 * INFLUENCE,
    Control: lambda _: FLAG,
    TrashCard: lambda _: 0.15,
    TakeSeat: lambda _: 7 * SEAT,
    GainSwordmaster: lambda _: 6 * THIRD_AGENT,
    Harvest: lambda _: 0.0,
    Arrow: lambda e: max(0.0, effects_worth(e.then) - cost_worth(e.cost)),
    If: lambda e: 0.5 * effects_worth(e.then) + 0.5 * effects_worth(e.otherwise),
    OneOf: lambda e: max(effect_worth(branch) for branch in e.branches),
}

POWER: Final = tuple(
    effects_worth(card.reveal) + 0.7 * effects_worth(card.agent) + 0.035 * min(4, card.icons.bit_count())
    for card in DECK_CARDS
)
"""What a card does for a hand."""
POWER_OF_FACE: Final = tuple(POWER[kind] for kind in KIND_OF)
USUAL: Final = sum(POWER[kind] * card.copies for kind, card in enumerate(DECK_CARDS[:7])) / 10
"""The average of the ten cards everybody starts with."""
PRIZES: Final = tuple(tuple(effects_worth(card.reward(place)) for place in (1, 2, 3)) for card in CONFLICTS)
VISIT: Final = tuple(
    effects_worth(space.effects) - cost_worth(space.cost) + SPICE * space.base + INFLUENCE * (space.faction != NONE)
    + 0.12 * space.combat + 0.5 * space.sells
    for space in SPACES
)  # fmt: skip
"""What sending an Agent to a space brings."""
PLAYED: Final = tuple(0.6 + 0.7 * effects_worth(card.agent) - effects_worth(card.reveal) for card in DECK_CARDS)
"""Cards that do something for an Agent and little when revealed are played first."""
BOUGHT: Final = tuple(
    0.5 + 0.6 * POWER[kind] + 0.03 * card.cost + effects_worth(card.acquire) for kind, card in enumerate(DECK_CARDS)
)
"""Dear cards first; a point above all."""
DONE: Final = tuple(0.4 + 0.3 * effect_worth(effect) for effect in UNITS)
SPENT: Final = tuple(
    0.2 + 0.4 * (effects_worth(INTRIGUE[kind].modes[mode].effects) - cost_worth(INTRIGUE[kind].modes[mode].cost))
    for kind, mode in WAYS
)
"""An Intrigue card is kept for later unless it does a lot now."""


def rounds_left(g: Dune) -> float:
    """Until the Conflict Deck is empty, or somebody has ten points at the pace that is usual."""
    most = max(player.vp for player in g.players)
    return max(0.0, min(ROUNDS - g.round, (VICTORY - most) / 1.4))


def power(face: list[int], cards: list[int]) -> float:
    """What these cards do for hands, together."""
    total = 0.0
    for card in cards:
        total += POWER_OF_FACE[face[card]]
    return total


def fading(amount: int, enough: int) -> float:
    """What goes beyond enough counts for a third."""
    return min(amount, enough) + 0.33 * max(0, amount - enough)


def conflict_worth(g: Dune) -> list[float]:
    """What each player may expect of this round's Conflict: strength now, and what may still be sent."""
    weights = []
    for player in g.players:
        strength = float(player.strength)
        if not player.revealed:
            strength += 0.5 * min(player.garrison, 2 * player.agents) + (0.8 if player.conflict else 0.2)
        weights.append(strength**1.8)
    total = sum(weights)
    if not total:
        return [0.0] * len(weights)
    first, second, third = PRIZES[g.conflicts.face[g.conflict[0]]]
    found = []
    for weight in weights:
        chance = weight / total
        follows = chance * (1 - chance) * 1.5
        found.append(first * chance + second * follows + (third * 0.4 * (1 - chance) if weight and g.seats == 4 else 0))
    return found
