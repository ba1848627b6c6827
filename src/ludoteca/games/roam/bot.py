"""How Roam judges itself: what a seat's place at the table is worth, and which picks a beginner would look at first.

Worth is counted in points. The weights were set by hand and checked in `ludoteca arena roam --bots random,greedy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from ludoteca.games.roam.content import ARTIFACTS
from ludoteca.games.roam.geometry import PLACEMENTS, SLOTS, SQUARES_OF, Placement
from ludoteca.games.roam.state import GAP, Roam
from ludoteca.games.roam.weights import (
    BEGINNING,
    CARD,
    COIN,
    LAND,
    MARKER,
    MARKERS_OF,
    NAMES,
    PURSE,
    READY,
    against_the_best,
    chance_of,
    judged_by,
    rows,
)
from ludoteca.kernel import Judge, Option, Search, Seat, Weighing


def value(g: Roam, seat: Seat) -> float:
    """How well a seat stands against the best of the others, from 0 to 1."""
    return values(g)[seat]


def values(g: Roam) -> list[float]:
    """The same of every seat, at one go."""
    return against_the_best(g, worth(g))


def worth(g: Roam) -> list[float]:
    """Every seat's points, and what will become points."""
    worths = [belongings(g, seat) for seat in g.everyone]
    ground = g.ground
    for slot, squares in enumerate(SQUARES_OF):
        if g.slots[slot] == GAP:
            continue
        counts = [(markers & squares).bit_count() for markers in ground]
        if g.stacking:
            counts = [g.count(each, slot) for each in g.everyone]
        filled = sum(counts)
        if not filled:
            continue
        first, second = sorted(counts, reverse=True)[:2]
        for seat, mine in enumerate(counts):
            if mine:
                worths[seat] += stake(mine, second if mine == first else first, filled)
    return worths


def terms(g: Roam, seat: Seat) -> dict[str, float]:
    """What `worth` is made of."""
    explorer = g.explorers[seat]
    coins = min(explorer.coins, PURSE) + 0.3 * max(0, explorer.coins - PURSE)
    ready = explorer.up.bit_count() + explorer.tiles_up.bit_count()
    own = belongings(g, seat)
    return {
        "points": float(g.score(seat)),
        "coins": COIN * coins,
        "characters": CARD * len(explorer.cards) + READY * ready,
        "markers": MARKER * explorer.supply,
        "lands": worth(g)[seat] - own,
    }


def belongings(g: Roam, seat: Seat) -> float:
    """What lies in front of a seat."""
    explorer = g.explorers[seat]
    coins = min(explorer.coins, PURSE) + 0.3 * max(0, explorer.coins - PURSE)
    ready = explorer.up.bit_count() + explorer.tiles_up.bit_count()
    return g.score(seat) + COIN * coins + CARD * len(explorer.cards) + READY * ready + MARKER * explorer.supply


@cache
def stake(mine: int, rivals: int, filled: int) -> float:
    """What a seat may expect of a land by its markers there."""
    chance = chance_of(mine, rivals, filled)
    return LAND * chance * (0.25 + 0.75 * min(1.0, filled / 6)) * min(1.0, mine / 2) + 0.5 * COIN * (1 - chance)


ORDER: Final[dict[str, float]] = {
    "rest": 0.3,
    "coin": 0.62,
    "flip": 0.15,
    "slide": 0.1,
    "to": 0.5,
    "rotate": 0.1,
    "blank": 0.55,
    "free": 0.9,
    "blank_over": 0.55,
    "free_over": 0.9,
    "replace": 1.0,
    "put": 0.5,
    "done": 0.6,
    "claim": 0.5,
    "pass": 0.45,
    "edge": 0.5,
}


def prefer(g: Roam, option: Option) -> float:
    """What a beginner would try first: many markers, coins, lands completed for oneself."""
    return prefers(g, (option,))[0]


def prefers(g: Roam, options: Sequence[Option]) -> list[float]:
    """The same of many options: how the lands stand is looked up once for all places of a pattern."""
    if any(option.verb == "at" for option in options):
        stakes = Stakes(g)
        return [stakes.gain(option.number) if option.verb == "at" else _taste(option) for option in options]
    return [_taste(option) for option in options]


def _taste(option: Option) -> float:
    verb = option.verb
    if verb == "use":
        return 0.5 + 0.1 * MARKERS_OF[int(option.args[0])]
    if verb == "bid":
        return 0.8 - 0.15 * int(option.args[0])
    if verb == "buy":
        tile = ARTIFACTS[int(option.args[0])]
        return 0.5 + 0.3 * tile.points - 0.05 * tile.cost
    return ORDER[verb]


class Stakes:
    """How the lands stand for a seat that is about to place a pattern."""

    def __init__(self, g: Roam) -> None:
        ask: Any = g.ask
        seat: Seat = ask.seat
        rivals = [other for other in g.everyone if other != seat]
        self.g = g
        self.places: tuple[Placement | None, ...] = PLACEMENTS[ask.character][ask.turns]
        self.taken = g.taken
        self.full = g.full
        self.mine = [g.count(seat, slot) for slot in range(SLOTS)]
        self.rivals = [max([g.count(other, slot) for other in rivals]) for slot in range(SLOTS)]

    def gain(self, at: int) -> float:
        """Markers placed, coins won, and whether lands are completed for oneself or for somebody else."""
        place = self.places[at]
        assert place is not None
        placed = place.markers & ~self.full
        gain: float = 0.2 * placed.bit_count() + COIN * self.g.coins_on(placed & ~self.taken)
        taken = self.taken | placed
        for slot in touched(placed):
            squares = SQUARES_OF[slot]
            mine, rivals = self.mine[slot] + (placed & squares).bit_count(), self.rivals[slot]
            if squares & ~taken:
                gain += 0.15 * (mine - rivals) * mine / 6
            else:
                gain += 2.5 if mine > rivals else 0.8 if mine == rivals else -1.5
        return gain


@cache
def touched(squares: int) -> tuple[int, ...]:
    """The slots in which these squares lie."""
    return tuple(slot for slot in range(SLOTS) if squares & SQUARES_OF[slot])


MASTER: Final = {2: Search(iterations=104, leaves=3), 3: Search(), 4: Search()}
"""With two players it asks a network (`master.net`): so many look-aheads with it take a compiled master as long as
`mcts-strong` takes for its 288. With more it judges by weights that searching players have learned
(`master-more.json`), which takes hardly longer than the beginner's judgement."""

TEMPERAMENTS: Final = {"raider": {"lands": 0.1}, "miser": {"coins": 1.0}}
"""Who would rather be where others are, and who would rather have coins."""

JUDGE: Final = Judge(
    value=value,
    values=values,
    prefer=prefer,
    prefers=prefers,
    terms=terms,
    weighing=Weighing(NAMES, BEGINNING, rows, judged_by),
    master=MASTER,
    temperaments=TEMPERAMENTS,
)
