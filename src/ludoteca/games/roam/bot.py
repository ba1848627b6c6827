"""How Roam judges itself: what a seat's place at the table is worth, and which picks a beginner would look at first.

Worth is counted in points. The weights were set by hand and checked in `ludoteca arena roam --bots random,greedy`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.roam.content import ARTIFACTS
from ludoteca.games.roam.described import DESCRIBED
from ludoteca.games.roam.geometry import SQUARES_OF
from ludoteca.games.roam.stakes import Stakes, stake
from ludoteca.games.roam.state import GAP, Roam
from ludoteca.games.roam.weights import (
    BEGINNING,
    CARD,
    COIN,
    MARKER,
    MARKERS_OF,
    NAMES,
    PURSE,
    READY,
    against_the_best,
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


_WITH_NETWORK: Final = Search(iterations=104, leaves=3)
"""So many look-aheads with the network take a compiled master as long as `mcts-strong` takes for its 288."""
MASTER: Final = {2: Search(iterations=150, leaves=1), 3: _WITH_NETWORK, 4: _WITH_NETWORK}
"""With two players it prefers by what a search has found (`hunches.net`), and nobody needs to compare ends of a turn
while playing on. As quick as the master before, with 125, it won 0.87 of 60 games against that one; with 150, as quick
as `mcts-strong`, 0.78 of 30 against that (tuning seeds)."""

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
    option_features=DESCRIBED,
    temperaments=TEMPERAMENTS,
)
