"""What can be learned of Dune: Imperium by playing: what a House has, and what that is worth.

The price list is where learning begins. Cards are counted by what is printed on them (Persuasion, swords, icons, what
they do for an Agent and when revealed), so that what is learned holds for a card nobody has bought yet.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import mul
from typing import Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, KIND_OF
from ludoteca.games.dune_imperium.effects.gains import Gain
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.prices import (
    AGENT,
    INTRIGUE_CARD,
    PERSUASION,
    SEAT,
    SOLARI,
    SPICE,
    STEPS,
    SWORD,
    THIRD_AGENT,
    TROOP,
    WATER,
    conflict_worth,
    effects_worth,
    fading,
    rounds_left,
)
from ludoteca.games.dune_imperium.state import Dune

PRINTED: Final = ("Persuasion", "swords", "what else a Reveal brings", "what an Agent brings", "icons")


def _printed(kind: int) -> list[float]:
    """What a card does for a hand, apart."""
    card = DECK_CARDS[kind]
    gains = [effect for effect in card.reveal if isinstance(effect, Gain)]
    persuasion, swords = sum(gain.persuasion for gain in gains), sum(gain.swords for gain in gains)
    rest = effects_worth(card.reveal) - PERSUASION * persuasion - SWORD * swords
    return [persuasion, swords, rest, effects_worth(card.agent), min(4, card.icons.bit_count())]


ON_CARD: Final = tuple(tuple(_printed(kind)) for kind in range(len(DECK_CARDS)))
PRICED: Final = (PERSUASION, SWORD, 1.0, 0.7, 0.035)
"""What one of each is worth by the price list."""
STARTING: Final = tuple(
    sum(ON_CARD[kind][n] * card.copies for kind, card in enumerate(DECK_CARDS[:7])) / 10 for n in range(len(PRINTED))
)
"""The average of the ten cards everybody starts with."""

HOUSE: Final = {
    "Victory Points": 1.0,
    **{f"tracks at {level}": STEPS[level] for level in range(1, 7)},
    "Solari": SOLARI,
    "spice": SPICE,
    "water": WATER,
    "garrison": TROOP,
    "Intrigue cards": INTRIGUE_CARD,
    "Swordmaster, for each round left": THIRD_AGENT,
    "High Council, for each round left": SEAT,
    "Agents to send": AGENT,
    "what the Conflict may bring": 1.0,
    "Swordmaster": 0.0,
    "High Council": 0.0,
    "tracks at 1, for each round left": 0.0,
    "tracks at 3, for each round left": 0.0,
    "Control": 0.0,
    "Control, for each round left": 0.0,
    "cards, for each round left": 0.0,
    "troops in the Conflict": 0.0,
    "Solari enough for the Swordmaster, for each round left": 0.0,
    "Solari enough for the High Council, for each round left": 0.0,
    "water for a Maker space": 0.0,
    "cards in hand": 0.0,
    "Intrigue cards, for each round left": 0.0,
    "garrison, for each round left": 0.0,
    "spice, for each round left": 0.0,
    "Solari, for each round left": 0.0,
    "water, for each round left": 0.0,
}
NAMES: Final = (
    *HOUSE,
    *(f"{printed} on the average card, for each round left" for printed in PRINTED),
    *(f"{printed} in hand" for printed in PRINTED),
)
BEGINNING: Final = (*HOUSE.values(), *(3.5 * price for price in PRICED), *(0.8 * price for price in PRICED))
"""What the price list says, to begin with."""


def house(g: Dune, who: int, left: float, conflict: float, owned: int) -> list[float]:
    """What a House has besides its cards, in the order of the names."""
    player = g.players[who]
    use = min(1.0, 0.25 + 0.25 * left)  # what is left over at the end is worth little
    tracks = [0] * 7
    for level in player.influence:
        tracks[level] += 1
    flags = g.control.count(who)
    solari, spice = fading(player.solari, 9), fading(player.spice, 7)
    water, garrison = fading(player.water, 4), fading(player.garrison, 7)
    waits = not player.revealed
    return [
        player.vp,
        *tracks[1:],
        use * solari,
        use * spice,
        use * water,
        use * garrison,
        use * len(player.intrigue),
        left * player.swordmaster,
        left * player.council,
        min(player.agents, len(player.hand)) if waits else 0,
        conflict,
        float(player.swordmaster),
        float(player.council),
        left * tracks[1],
        left * tracks[3],
        flags,
        left * flags,
        left * (owned - 10),
        player.conflict,
        left * (player.solari >= 8 and not player.swordmaster),
        left * (player.solari >= 5 and not player.council),
        float(player.water > 0),
        len(player.hand) if waits else 0,
        left * len(player.intrigue),
        left * garrison,
        left * spice,
        left * solari,
        left * water,
    ]


def cards_of(player: Player) -> list[int]:
    return player.deck + player.hand + player.discard + player.played + player.shown


def aspects(g: Dune) -> list[list[float]]:
    """What every House at the table has that counts."""
    left, face = rounds_left(g), g.cards.face
    chances = conflict_worth(g) if g.conflict else [0.0] * len(g.players)
    found = []
    for who, player in enumerate(g.players):
        if not player.collects:
            continue
        cards = cards_of(player)
        row = house(g, who, left, chances[who], len(cards))
        for n in range(len(PRINTED)):
            total = sum(ON_CARD[KIND_OF[face[card]]][n] for card in cards)
            row.append(left * (total / len(cards) - STARTING[n]) if cards else 0.0)
        for n in range(len(PRINTED)):
            row.append(0.0 if player.revealed else sum(ON_CARD[KIND_OF[face[card]]][n] for card in player.hand))
        found.append(row)
    return found


class Scales:
    """Weights, with what each card weighs counted once."""

    def __init__(self, weights: Sequence[float]) -> None:
        count = len(HOUSE)
        owned, held = weights[count : count + len(PRINTED)], weights[count + len(PRINTED) :]
        self.house: list[float] = list(weights[:count])
        self.owned: list[float] = [sum(map(mul, owned, ON_CARD[kind])) for kind in KIND_OF]
        self.held: list[float] = [sum(map(mul, held, ON_CARD[kind])) for kind in KIND_OF]
        self.usual: float = sum(map(mul, owned, STARTING))

    def points(self, g: Dune, who: int, left: float, conflict: float) -> float:
        player = g.players[who]
        face, cards = g.cards.face, cards_of(player)
        total: float = sum(map(mul, self.house, house(g, who, left, conflict, len(cards))))
        if cards:
            weighed = 0.0
            for card in cards:
                weighed += self.owned[face[card]]
            total += left * (weighed / len(cards) - self.usual)
        if not player.revealed:
            for card in player.hand:
                total += self.held[face[card]]
        return total


def judged_by(weights: Sequence[float]) -> Callable[[Dune], list[float]]:
    """How well every seat stands, by these weights."""
    scales = Scales(weights)

    def values(g: Dune) -> list[float]:
        left = rounds_left(g)
        chances = conflict_worth(g) if g.conflict else [0.0] * len(g.players)
        points = [scales.points(g, who, left, chances[who]) for who, player in enumerate(g.players) if player.collects]
        spread = 0.55 + 0.16 * left
        first, second = sorted(points, reverse=True)[:2]
        return [
            1 / (1 + math.exp(((second if mine == first else first) - mine) / spread)) for mine in points[: g.seats]
        ]

    return values
