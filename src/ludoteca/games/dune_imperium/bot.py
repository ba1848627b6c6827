"""How Dune: Imperium judges itself: what a House is worth now, and which picks a beginner would look at first.

Worth is counted in Victory Points. A price list says what a printed effect is worth; spaces, cards, rewards of the
Conflict and preferences are all read off it. Cards count by how they improve the average hand in the rounds that are
left, the Conflict by the chances of a place in it. Prices were set by hand from what the board itself exchanges (three
Solari, two water or a card for an Agent's turn) and checked in `ludoteca arena dune_imperium --bots random,greedy`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
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
from ludoteca.games.dune_imperium.icons import ALLIANCE_AT, NONE, VICTORY, VP_AT
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Judge, Option, Seat, levels

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


SEARCH: Final = levels(iterations=(8, 24, 192), rounds=3, leaves=(1, 3, 3))
"""Three turns of one's own are about a round, with its Conflict: 48 iterations against a beginner of 40 leaves won 0.65
of 40 games that look one turn ahead, 0.88 of 40 that look three; six turns won 0.40 of 40 against three.
Against 8 iterations, 48 won 0.57 of 60 games with one leaf and 0.74 of 50 with three."""


def value(g: Dune, seat: Seat) -> float:
    """How well a House stands against the best of the others, from 0 to 1."""
    return values(g)[seat]


def values(g: Dune) -> list[float]:
    """The same of every seat, at one go."""
    rivals = [player for player in g.players if player.collects]
    left = rounds_left(g)
    chances = conflict_worth(g) if g.conflict else [0.0] * len(g.players)
    worths = [worth(g, player, left) + chance for player, chance in zip(rivals, chances, strict=False)]
    spread = 0.55 + 0.16 * left
    first, second = sorted(worths, reverse=True)[:2]
    return [1 / (1 + math.exp(((second if mine == first else first) - mine) / spread)) for mine in worths[: g.seats]]


def rounds_left(g: Dune) -> float:
    """Until the Conflict Deck is empty, or somebody has ten points at the pace that is usual."""
    most = max(player.vp for player in g.players)
    return max(0.0, min(ROUNDS - g.round, (VICTORY - most) / 1.4))


def worth(g: Dune, player: Player, left: float) -> float:
    """Points, and what will become points in the rounds that are left."""
    total = player.vp + 0.0
    for level in player.influence:
        total += STEPS[level]
    use = min(1.0, 0.25 + 0.25 * left)  # what is left over at the end is worth little
    total += use * (
        SOLARI * fading(player.solari, 9) + SPICE * fading(player.spice, 7) + WATER * fading(player.water, 4)
    )
    total += use * (TROOP * fading(player.garrison, 7) + INTRIGUE_CARD * len(player.intrigue))
    total += left * (THIRD_AGENT * player.swordmaster + SEAT * player.council)
    face = g.cards.face
    cards = player.deck + player.hand + player.discard + player.played + player.shown
    if cards:
        total += 3.5 * left * (power(face, cards) / len(cards) - USUAL)
    if not player.revealed and player.hand:
        total += AGENT * min(player.agents, len(player.hand))
        total += 0.8 * power(face, player.hand)
    return total


def power(face: list[int], cards: list[int]) -> float:
    """What these cards do for hands, together."""
    total = 0.0
    for card in cards:
        total += POWER_OF_FACE[face[card]]
    return total


def terms(g: Dune, seat: Seat) -> dict[str, float]:
    """What `worth` is made of, and the Conflict."""
    player, left = g.players[seat], rounds_left(g)
    use = min(1.0, 0.25 + 0.25 * left)
    goods = SOLARI * fading(player.solari, 9) + SPICE * fading(player.spice, 7) + WATER * fading(player.water, 4)
    found = {
        "points": float(player.vp),
        "influence": sum(STEPS[level] for level in player.influence),
        "goods": use * goods,
        "troops": use * TROOP * fading(player.garrison, 7),
        "intrigue": use * INTRIGUE_CARD * len(player.intrigue),
        "council": left * (THIRD_AGENT * player.swordmaster + SEAT * player.council),
    }
    conflict = conflict_worth(g)[seat] if g.conflict else 0.0
    return found | {"cards": worth(g, player, left) - sum(found.values()), "conflict": conflict}


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


ORDER: Final[dict[str, float]] = {
    "leader": 0.5, "secret": 0.5, "move": 0.4, "do": 0.6, "done": 0.35, "pass": 0.4, "stay": 0.5, "stop": 0.4,
    "skip": 0.3, "defend": 0.7, "on_top": 0.6, "on_discard": 0.4, "recall": 0.5,
}  # fmt: skip


def prefer(g: Dune, option: Option) -> float:
    """What a beginner would try first: good spaces, steps that score, dear cards; Agents before the Reveal turn."""
    how = SPECIAL.get(option.verb)
    return ORDER[option.verb] if how is None else how(g, option)


def prefers(g: Dune, options: Sequence[Option]) -> list[float]:
    """The same of each."""
    return [prefer(g, option) for option in options]


def _reveal(g: Dune, option: Option) -> float:
    ask: Any = g.ask
    return 0.3 if g.players[ask.seat].agents else 0.9


def _at(g: Dune, option: Option) -> float:
    ask: Any = g.ask
    space = SPACES[option.number]
    gain = VISIT[option.number]
    if space.maker != NONE:
        gain += SPICE * g.bonus[space.maker]
    if space.faction != NONE:
        gain += _step(g.players[ask.seat].influence[space.faction])
    return 0.4 + 0.5 * gain


def _step(level: int) -> float:
    """The next step on a track: to a point, or to an Alliance."""
    return 0.6 if level == VP_AT - 1 else 0.5 if level == ALLIANCE_AT - 1 else 0.1


def _faction(g: Dune, option: Option) -> float:
    ask: Any = g.ask
    who = getattr(ask, "who", ask.seat)
    return 0.4 + _step(g.players[who].influence[option.number])


def _whom(g: Dune, option: Option) -> float:
    """Whoever leads."""
    return 0.4 + 0.03 * g.players[g.targeted(option.args[0])].vp


def _weak(g: Dune, option: Option) -> float:
    return 0.6 - 0.6 * POWER[option.number]


def _name(g: Dune, option: Option) -> float:
    return 0.4 + 0.5 * VISIT[option.number]


SPECIAL: Final[dict[str, Callable[[Dune, Option], float]]] = {
    "play": lambda _, option: PLAYED[option.number],
    "reveal": _reveal,
    "at": _at,
    "do": lambda _, option: DONE[option.number],
    "intrigue": lambda _, option: SPENT[option.number],
    "faction": _faction,
    "to": _whom,
    "against": _whom,
    "trash": _weak,
    "discard": _weak,
    "take": lambda _, option: BOUGHT[option.number],
    "buy": lambda _, option: BOUGHT[option.number],
    "claim": lambda _, option: BOUGHT[option.number],
    "acquire": lambda _, option: BOUGHT[option.number],
    "manipulate": lambda _, option: BOUGHT[option.number],
    "name": _name,
    "sell": lambda _, option: 0.5 + 0.04 * option.number,
    "deploy": lambda _, option: 0.5 + 0.03 * option.number,
    "retreat": lambda _, option: 0.5 - 0.05 * option.number,
}
"""Verbs whose worth depends on what they point at."""


JUDGE: Final = Judge(value=value, values=values, prefer=prefer, prefers=prefers, search=SEARCH, terms=terms)
