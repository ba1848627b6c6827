"""How well Houses stand at Dune: Imperium by practice: what is read of each (`reading.py`), weighed as games were won
(`practice_weights.py`).

The weights foretell better than the price list and not quite as well as a network, and take no longer than the price
list, so that everybody can judge by them while playing on.
"""

from __future__ import annotations

import math
from typing import Final

from ludoteca.games.dune_imperium.content import KIND_OF
from ludoteca.games.dune_imperium.icons import ALLIANCE_AT, FACTIONS, NONE, VICTORY, VP_AT
from ludoteca.games.dune_imperium.lesson import ON_CARD, STARTING
from ludoteca.games.dune_imperium.practice_weights import BY_HOUSES, Weights
from ludoteca.games.dune_imperium.prices import PRIZES, fading, rounds_left
from ludoteca.games.dune_imperium.reading import ICONS, might_of
from ludoteca.games.dune_imperium.state import Dune

PRINTED: Final = tuple(float(ON_CARD[kind][0]) for kind in KIND_OF)
"""Persuasion on each card."""
SEAT: Final = 2
"""Persuasion of a seat in the High Council."""


def printed(weights: tuple[float, ...]) -> tuple[float, ...]:
    """What each card is worth by what is printed on it."""
    return tuple(sum(weights[n] * ON_CARD[kind][n] for n in range(4)) for kind in KIND_OF)


def shares(worths: list[float]) -> list[float]:
    """Of the victory, by log odds."""
    top = max(worths)
    powers = [math.exp(worth - top) for worth in worths]
    total = sum(powers)
    return [power / total for power in powers]


class Practice:
    """What somebody makes of a table who has often played with so many."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.held = printed(weights.hand)
        self.own = printed(weights.deck)
        self.usual = sum(weights.deck[n] * STARTING[n] for n in range(4))

    def values(self, g: Dune) -> list[float]:
        """What every seat may expect, from 0 to 1."""
        players = g.players
        left = rounds_left(g)
        might: list[float] = [might_of(g, player) for player in players]
        around: list[int] = [who for who, player in enumerate(players) if player.collects]
        total = 0
        for who in around:
            total += players[who].vp
        worths: list[float] = [self._worth(g, who, left, total / len(around), might) for who in around]
        if g.seats > 2:
            return shares(worths)
        first, second = sorted(worths, reverse=True)[:2]
        return [1 / (1 + math.exp((second if mine == first else first) - mine)) for mine in worths[: g.seats]]

    def _worth(self, g: Dune, who: int, left: float, usual: float, might: list[float]) -> float:
        """The log odds that a House has more than a House that has nothing."""
        w = self.weights
        player = g.players[who]
        long = left / 6
        vp = player.vp
        worth = w.point * vp / 10 + w.point_late * 0.5 * (vp - usual) / (1.0 + left) + w.point_high * max(0, vp - 6) / 4
        if vp >= VICTORY:
            worth += w.ten
        if g.first == who:
            worth += w.first
        if who in (g.mentat, g.mentat_next):
            worth += w.mentat
        worth += (w.solari + w.solari_left * long) * fading(player.solari, 9) / 6
        worth += (w.spice + w.spice_left * long) * fading(player.spice, 7) / 5
        worth += (w.water + w.water_left * long) * fading(player.water, 4) / 3
        worth += (w.garrison + w.garrison_left * long) * fading(player.garrison, 7) / 6
        worth += (w.intrigue + w.intrigue_left * long) * len(player.intrigue) / 3
        if player.council:
            worth += w.council + w.council_left * long
        elif player.solari >= 5:
            worth += w.for_council * long
        if player.swordmaster:
            worth += w.swordmaster + w.swordmaster_left * long
        elif player.solari >= 8:
            worth += w.for_swordmaster * long
        worth += (w.flag / 2 + w.flag_left * long) * g.control.count(who)
        worth += (
            w.troop * player.conflict / 5 + w.strength * player.strength / 12 + w.persuasion * player.persuasion / 6
        )
        return worth + self._influence(g, who, long) + self._fight(g, who, might) + self._cards(g, who, long)

    def _influence(self, g: Dune, who: int, long: float) -> float:
        w = self.weights
        players = g.players
        mine = players[who].influence
        worth = 0.0
        for faction in FACTIONS:
            level = mine[faction]
            worth += w.influence[faction] * level / 5
            if level == VP_AT - 1:
                worth += (w.before_point + w.before_point_left * long) / 2
            elif level == ALLIANCE_AT - 1:
                worth += w.before_alliance / 2
            holder = g.alliances[faction]
            if holder == who:
                worth += w.alliance / 2
                for other, player in enumerate(players):
                    if other != who and player.collects and player.influence[faction] >= level:
                        worth += w.threatened / 2
                        break
            else:
                needed = ALLIANCE_AT if holder == NONE else players[holder].influence[faction] + 1
                if level == needed - 1:
                    worth += w.near / 2
                elif level == needed - 2:
                    worth += w.next / 2
        return worth

    def _fight(self, g: Dune, who: int, might: list[float]) -> float:
        w = self.weights
        mine = might[who]
        best = 0.0
        for other, theirs in enumerate(might):
            if other != who and theirs > best:
                best = theirs
        worth = w.might * mine / 12 + w.lead * max(-1.5, min(1.5, (mine - best) / 6))
        if g.conflict and mine > 0:
            first, second, _ = PRIZES[g.conflicts.face[g.conflict[0]]]
            wins = max(0.0, min(1.0, 0.5 + (mine - best) / 8))
            worth += (w.chance * first * wins + w.second * second * (1 - wins)) / 2
        return worth

    def _cards(self, g: Dune, who: int, long: float) -> float:
        w = self.weights
        player = g.players[who]
        face = g.cards.face
        hand = player.hand
        owned = 0.0
        count = len(hand)
        worth = 0.0
        if player.revealed:
            worth += w.revealed
            for card in hand:
                owned += self.own[face[card]]
        else:
            icons = 0
            persuasion = 0.0 + SEAT * player.council
            for card in hand:
                kind = face[card]
                owned += self.own[kind]
                worth += self.held[kind]
                persuasion += PRINTED[kind]
                icons |= ICONS[kind]
            if player.council:
                worth += w.hand[0] * SEAT
            if persuasion > 6:
                worth += w.much * (persuasion - 6) / 4
            worth += w.agent * min(player.agents, count) / 2 + w.held * count / 5 + w.reach * icons.bit_count() / 7
        for pile in (player.deck, player.discard, player.played, player.shown):
            count += len(pile)
            for card in pile:
                owned += self.own[face[card]]
        if count:
            worth += long * (owned / count - self.usual) + w.card * (count - 10) / 8
        return worth


AT: Final = tuple(Practice(weights) for weights in BY_HOUSES)


def practised(g: Dune) -> list[float]:
    """The same, by whoever has played with so many."""
    return AT[g.seats].values(g)
