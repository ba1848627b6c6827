"""How well Houses stand at Dune: Imperium by practice: what is read of each (`reading.py`), weighed as games were won.

The weights make the winners of 5,000 games of two likeliest: logistic regression on what one House has more than the
other, in log odds of the victory, from the diaries of two rounds of `ludoteca train` (in the second the network of the
first played). They foretell better than the price list and not quite as well as a network, and take no longer than the
price list, so that everybody can judge by them while playing on.
"""

from __future__ import annotations

import math
from typing import Final

from ludoteca.games.dune_imperium.content import KIND_OF
from ludoteca.games.dune_imperium.icons import ALLIANCE_AT, FACTIONS, NONE, VICTORY, VP_AT
from ludoteca.games.dune_imperium.lesson import ON_CARD, STARTING
from ludoteca.games.dune_imperium.prices import PRIZES, fading, rounds_left
from ludoteca.games.dune_imperium.reading import ICONS, might_of
from ludoteca.games.dune_imperium.state import Dune

FIRST: Final = -0.041
MENTAT: Final = 0.062
REVEALED: Final = 0.273
POINT: Final = 3.220
POINT_LATE: Final = 0.602
POINT_HIGH: Final = 0.394
TEN: Final = 0.151
BEFORE_POINT: Final = 0.461
BEFORE_ALLIANCE: Final = 0.078
BEFORE_POINT_LEFT: Final = -0.097
ALLIANCE: Final = 0.076
THREATENED: Final = 0.086
NEAR: Final = 0.668
NEXT: Final = 0.170
SOLARI: Final = -0.013
SPICE: Final = 0.209
WATER: Final = 0.097
SOLARI_LEFT: Final = 0.541
SPICE_LEFT: Final = 0.532
WATER_LEFT: Final = 0.271
FOR_COUNCIL: Final = 0.006
FOR_SWORDMASTER: Final = 0.275
SWORDMASTER: Final = 0.188
COUNCIL: Final = 0.084
SWORDMASTER_LEFT: Final = 1.047
COUNCIL_LEFT: Final = 0.621
FLAG: Final = -0.200
FLAG_LEFT: Final = 0.545
GARRISON: Final = 0.565
GARRISON_LEFT: Final = 0.438
TROOP: Final = -0.123
STRENGTH: Final = 0.954
MIGHT: Final = -0.042
LEAD: Final = -0.075
CHANCE: Final = 0.356
SECOND: Final = -0.103
AGENT: Final = 0.374
HELD: Final = 0.254
MUCH: Final = 0.170
REACH: Final = 0.241
PERSUASION: Final = 0.081
CARD: Final = -0.046
INTRIGUE: Final = 0.470
INTRIGUE_LEFT: Final = 0.100
INFLUENCE: Final = (0.009, -0.005, -0.096, -0.107)
HAND: Final = (0.018, 0.029, 0.131, 0.072)
DECK: Final = (0.651, 1.040, 7.915, 5.597)
"""Persuasion, swords, what else a Reveal brings, what an Agent brings: on a card in hand, and on the average card."""
HELD_CARD: Final = tuple(sum(HAND[n] * ON_CARD[kind][n] for n in range(4)) for kind in KIND_OF)
OWN_CARD: Final = tuple(sum(DECK[n] * ON_CARD[kind][n] for n in range(4)) for kind in KIND_OF)
PRINTED: Final = tuple(float(ON_CARD[kind][0]) for kind in KIND_OF)
USUAL: Final = sum(DECK[n] * STARTING[n] for n in range(4))
SEAT: Final = 2
"""Persuasion of a seat in the High Council."""


def practised(g: Dune) -> list[float]:
    """What every seat may expect, from 0 to 1."""
    players = g.players
    left = rounds_left(g)
    might: list[float] = [might_of(g, player) for player in players]
    around: list[int] = [who for who, player in enumerate(players) if player.collects]
    total = 0
    for who in around:
        total += players[who].vp
    worths: list[float] = [_worth(g, who, left, total / len(around), might) for who in around]
    first, second = sorted(worths, reverse=True)[:2]
    return [1 / (1 + math.exp((second if mine == first else first) - mine)) for mine in worths[: g.seats]]


def _worth(g: Dune, who: int, left: float, usual: float, might: list[float]) -> float:
    """The log odds that a House has more than a House that has nothing."""
    player = g.players[who]
    long = left / 6
    vp = player.vp
    worth = POINT * vp / 10 + POINT_LATE * 0.5 * (vp - usual) / (1.0 + left) + POINT_HIGH * max(0, vp - 6) / 4
    if vp >= VICTORY:
        worth += TEN
    if g.first == who:
        worth += FIRST
    if who in (g.mentat, g.mentat_next):
        worth += MENTAT
    worth += (SOLARI + SOLARI_LEFT * long) * fading(player.solari, 9) / 6
    worth += (SPICE + SPICE_LEFT * long) * fading(player.spice, 7) / 5
    worth += (WATER + WATER_LEFT * long) * fading(player.water, 4) / 3
    worth += (GARRISON + GARRISON_LEFT * long) * fading(player.garrison, 7) / 6
    worth += (INTRIGUE + INTRIGUE_LEFT * long) * len(player.intrigue) / 3
    if player.council:
        worth += COUNCIL + COUNCIL_LEFT * long
    elif player.solari >= 5:
        worth += FOR_COUNCIL * long
    if player.swordmaster:
        worth += SWORDMASTER + SWORDMASTER_LEFT * long
    elif player.solari >= 8:
        worth += FOR_SWORDMASTER * long
    worth += (FLAG / 2 + FLAG_LEFT * long) * g.control.count(who)
    worth += TROOP * player.conflict / 5 + STRENGTH * player.strength / 12 + PERSUASION * player.persuasion / 6
    return worth + _influence(g, who, long) + _fight(g, who, might) + _cards(g, who, long)


def _influence(g: Dune, who: int, long: float) -> float:
    players = g.players
    mine = players[who].influence
    worth = 0.0
    for faction in FACTIONS:
        level = mine[faction]
        worth += INFLUENCE[faction] * level / 5
        if level == VP_AT - 1:
            worth += (BEFORE_POINT + BEFORE_POINT_LEFT * long) / 2
        elif level == ALLIANCE_AT - 1:
            worth += BEFORE_ALLIANCE / 2
        holder = g.alliances[faction]
        if holder == who:
            worth += ALLIANCE / 2
            for other, player in enumerate(players):
                if other != who and player.collects and player.influence[faction] >= level:
                    worth += THREATENED / 2
                    break
        else:
            needed = ALLIANCE_AT if holder == NONE else players[holder].influence[faction] + 1
            if level == needed - 1:
                worth += NEAR / 2
            elif level == needed - 2:
                worth += NEXT / 2
    return worth


def _fight(g: Dune, who: int, might: list[float]) -> float:
    mine = might[who]
    best = 0.0
    for other, theirs in enumerate(might):
        if other != who and theirs > best:
            best = theirs
    worth = MIGHT * mine / 12 + LEAD * max(-1.5, min(1.5, (mine - best) / 6))
    if g.conflict and mine > 0:
        first, second, _ = PRIZES[g.conflicts.face[g.conflict[0]]]
        wins = max(0.0, min(1.0, 0.5 + (mine - best) / 8))
        worth += (CHANCE * first * wins + SECOND * second * (1 - wins)) / 2
    return worth


def _cards(g: Dune, who: int, long: float) -> float:
    player = g.players[who]
    face = g.cards.face
    hand = player.hand
    owned = 0.0
    count = len(hand)
    worth = 0.0
    if player.revealed:
        worth += REVEALED
        for card in hand:
            owned += OWN_CARD[face[card]]
    else:
        icons = 0
        persuasion = 0.0 + SEAT * player.council
        for card in hand:
            kind = face[card]
            owned += OWN_CARD[kind]
            worth += HELD_CARD[kind]
            persuasion += PRINTED[kind]
            icons |= ICONS[kind]
        if player.council:
            worth += HAND[0] * SEAT
        if persuasion > 6:
            worth += MUCH * (persuasion - 6) / 4
        worth += AGENT * min(player.agents, count) / 2 + HELD * count / 5 + REACH * icons.bit_count() / 7
    for pile in (player.deck, player.discard, player.played, player.shown):
        count += len(pile)
        for card in pile:
            owned += OWN_CARD[face[card]]
    if count:
        worth += long * (owned / count - USUAL) + CARD * (count - 10) / 8
    return worth
