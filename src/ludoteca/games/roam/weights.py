"""What can be learned of Roam by playing: what explorers have that counts, and how much it counts.

A beginner counts points and what will become points (`bot.py`), and so does whoever begins to learn. What counts
besides begins at nothing: the later it is, the surer a point; a pattern is worth its markers; a land that lacks one
square is nearly somebody's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.games.roam.content import CARDS_TO_END, CHARACTERS
from ludoteca.games.roam.geometry import SQUARES_OF
from ludoteca.games.roam.state import GAP, Explorer, Roam

LAND: Final = 2.6
"""Points to hope for under a land: the character's own, and what a new pattern is good for."""
COIN: Final = 0.3
PURSE: Final = 5
"""Coins beyond this many are worth little more than their weight in a tie."""
READY: Final = 0.22
"""A character or artifact that is face up."""
CARD: Final = 0.35
MARKER: Final = 0.03
MARKERS_OF: Final = tuple(card.pattern.count("#") + 0.3 * card.pattern.count("o") for card in CHARACTERS)

WEIGHTS: Final = {
    "points": 1.0,
    "points, the later the more": 0.0,
    "coins up to five": COIN,
    "coins beyond five": 0.3 * COIN,
    "coins, the later the more": 0.0,
    "most coins": 0.0,
    "characters face up": READY,
    "markers of those face up": 0.0,
    "artifacts face up": READY,
    "everybody face down": 0.0,
    "characters": CARD,
    "characters, the later the more": 0.0,
    "markers of the characters": 0.0,
    "markers to place": MARKER,
    "markers to place, up to six": 0.0,
    "lands in the making": LAND,
    "a coin for others' lands": 0.5 * COIN,
    "ahead where one square is lacking": 0.0,
    "behind where one square is lacking": 0.0,
    "ahead where two squares are lacking": 0.0,
    "ahead on lands": 0.0,
    "a tie on a land, with most coins": 0.0,
    "to move": 0.0,
}
"""What each is worth, in points, before anything is learned: just what a beginner thinks."""
NAMES: Final = tuple(WEIGHTS)
BEGINNING: Final = tuple(WEIGHTS.values())
LANDS: Final = NAMES.index("lands in the making")
TO_MOVE: Final = NAMES.index("to move")
WHOLE: Final = 6
"""Squares of a land."""
MOST: Final = 12
"""Markers on one, with Stacking."""


def spread_of(ahead: int) -> float:
    """By how many points one is e times as likely to win; a lead counts for more when the end is near."""
    return 1.6 + 0.45 * max(0, CARDS_TO_END - ahead)


def chance_of(mine: int, rivals: int, filled: int) -> float:
    """How likely a land is claimed by whoever has so many markers there: the more of it is explored, the surer."""
    return 1 / (1 + math.exp(-1.1 * (mine - rivals) * (0.5 + filled / WHOLE)))


def made_of(mine: int, filled: int) -> float:
    """How far a land has come, for somebody with so many markers there."""
    return (0.25 + 0.75 * min(1.0, filled / WHOLE)) * min(1.0, mine / 2)


CHANCE: Final = tuple(
    tuple(chance_of(lead, 0, filled) for lead in range(-WHOLE, WHOLE + 1)) for filled in range(MOST + 1)
)
"""By markers there, and by how many one is ahead."""
MADE: Final = tuple(tuple(made_of(mine, filled) for mine in range(WHOLE + 1)) for filled in range(MOST + 1))


def rows(g: Roam) -> list[list[float]]:
    """What every explorer has, in the order of the names."""
    ahead = richest = 0
    for explorer in g.explorers:
        ahead = max(ahead, len(explorer.cards))
        richest = max(richest, explorer.coins)
    late = ahead / CARDS_TO_END
    found = [_own(explorer, float(g.score(seat)), late, richest) for seat, explorer in enumerate(g.explorers)]
    _lands(g, found, richest)
    if g.agenda:
        found[g.agenda[-1].seat][TO_MOVE] = 1.0  # type: ignore[attr-defined]  # a Choice is on top
    return found


def _own(explorer: Explorer, points: float, late: float, richest: int) -> list[float]:
    """What lies in front of an explorer."""
    coins, supply, up = explorer.coins, explorer.supply, explorer.up
    has = len(explorer.cards)
    bright = whole = 0.0
    for card in explorer.cards:
        whole += MARKERS_OF[card]
        if up >> card & 1:
            bright += MARKERS_OF[card]
    own = [
        points,
        points * late,
        float(min(coins, PURSE)),
        float(max(0, coins - PURSE)),
        coins * late,
        float(coins == richest),
        float(up.bit_count()),
        bright,
        float(explorer.tiles_up.bit_count()),
        float(not up),
        float(has),
        has * late,
        whole,
        float(supply),
        float(min(supply, 6)),
    ]
    return own + [0.0] * (len(NAMES) - len(own))


def _lands(g: Roam, found: list[list[float]], richest: int) -> None:
    """What explorers may hope for on the map."""
    ground, upper, stacking = g.ground, g.upper, g.stacking
    for slot, squares in enumerate(SQUARES_OF):
        if g.slots[slot] == GAP:
            continue
        counts = [(markers & squares).bit_count() for markers in ground]
        covered = sum(counts)
        if not covered:
            continue
        if stacking:
            counts = [count + (upper[seat] & squares).bit_count() for seat, count in enumerate(counts)]
        filled = sum(counts)
        first = second = 0
        for mine in counts:
            if mine > first:
                first, second = mine, first
            elif mine > second:
                second = mine
        for seat, mine in enumerate(counts):
            if mine:
                lead = mine - (second if mine == first else first)
                poor = g.explorers[seat].coins < richest
                _land(found[seat], mine, lead, filled, WHOLE - covered, poor=poor)


def _land(row: list[float], mine: int, lead: int, filled: int, lacking: int, *, poor: bool) -> None:
    """One of them, for somebody with markers there."""
    chance = CHANCE[filled][max(-WHOLE, min(WHOLE, lead)) + WHOLE]
    row[LANDS] += chance * MADE[filled][min(WHOLE, mine)]
    row[LANDS + 1] += 1 - chance
    if lacking <= 1:
        if lead > 0:
            row[LANDS + 2] += 1.0
        elif lead < 0:
            row[LANDS + 3] += 1.0
    elif lacking == 2 and lead > 0:
        row[LANDS + 4] += 1.0
    if lead > 0:
        row[LANDS + 5] += lead * filled / (WHOLE * WHOLE)
    if lacking <= 2 and not lead and not poor:
        row[LANDS + 6] += 1.0


def judged_by(weights: Sequence[float]) -> Callable[[Roam], list[float]]:
    """How well every seat stands against the best of the others, from 0 to 1, by these weights."""
    worth = tuple(weights)

    def values(g: Roam) -> list[float]:
        return by_weights(g, worth)

    return values


def by_weights(g: Roam, weights: tuple[float, ...]) -> list[float]:
    worths: list[float] = []
    for row in rows(g):
        worth = 0.0
        for n, has in enumerate(row):
            if has:
                worth += weights[n] * has
        worths.append(worth)
    return against_the_best(g, worths)


def against_the_best(g: Roam, worths: list[float]) -> list[float]:
    """How likely each seat wins whose points, and what will become points, are so many."""
    spread = spread_of(max([len(explorer.cards) for explorer in g.explorers]))
    first, second = sorted(worths, reverse=True)[:2]
    return [1 / (1 + math.exp(((second if mine == first else first) - mine) / spread)) for mine in worths]
