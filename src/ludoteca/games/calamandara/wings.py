"""The ways to the Fenda once more, with what Asas and Cavernas on the board would link.

`ways` counts one Pegada for every cell. An Asa in the row of the token saves one: it leads over a whole row, whatever
lies there, to a Pegada that need not exist yet.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import ASIDE, BIT, DELTA, FENDA, Facing, Mask, beside, without
from ludoteca.games.calamandara.ways import BURN, HOPELESS, Reached, Ways

Links = tuple[tuple[Facing, Mask, Mask], ...]
"""For each facing that has any: the rows with an Asa, and those with a Caverna."""


def links_of(board: Board) -> Links:
    """What leads further than a step on this board."""
    wings, caves = board.wings, board.caves
    return tuple([(way, wings[way], caves[way]) for way in range(4) if wings[way] or caves[way]])


def winged(board: Board, ways: Ways, burn: int = BURN) -> int:
    """What the cheapest of these ways costs, in Pegadas, if Asas and Cavernas are used."""
    links = links_of(board)
    if not links:
        return ways.length(burn)
    return len(spread(ways.begin, ways.first, ways.free, ways.prices(burn), links, BIT[FENDA])) - 1


def next_to(cells: Mask, links: Links) -> Mask:
    """Where one comes from these cells by a step or a link ahead; also where the board has no cells."""
    found = beside(cells)
    for way, wings, caves in links:
        step, aside = DELTA[way], ASIDE[way]
        if served := cells & wings:
            found |= served << 2 * step if step > 0 else served >> -2 * step
        if served := cells & caves:
            ahead = served << step if step > 0 else served >> -step
            found |= ahead << aside | ahead >> aside
    return found


@lru_cache(maxsize=1 << 13)
def spread(
    come: Mask, first: Mask, free: Mask, prices: tuple[tuple[int, Mask], ...], links: Links, target: Mask
) -> Reached:
    """How far one comes for each price, until the target, as `ways` counts it."""
    reached = [_walked(come | first & free, free, links)]
    for spent in range(1, HOPELESS + 1):
        come = reached[-1]
        if come & target:
            break
        for price, cells in prices:
            if spent >= price:
                come |= (next_to(reached[spent - price], links) | first) & cells
        reached.append(_walked(come, free, links))
    return tuple(reached)


def _walked(come: Mask, free: Mask, links: Links) -> Mask:
    while more := without(next_to(come, links) & free, come):
        come |= more
    return come
