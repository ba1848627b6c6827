"""The ways to the Fenda once more, with what Asas and Cavernas on the board would link.

`ways` counts one Pegada for every cell. An Asa in the row of the token saves one: it leads over a whole row, whatever
lies there, to a Pegada that need not exist yet.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import ASIDE, BIT, DELTA, FENDA, Cell, Facing, Mask, beside, without
from ludoteca.games.calamandara.ways import BURN, HOPELESS, PATIENCE, Reached, Ways, just
from ludoteca.kernel import Seat, bits_of

Links = tuple[tuple[Facing, Facing, Mask, Mask], ...]
"""For each facing that has any: where one goes by it (the other way when looking back), the facing, the rows with an
Asa, and those with a Caverna."""


def links_of(board: Board) -> Links:
    """What leads further than a step on this board."""
    wings, caves = board.wings, board.caves
    return tuple([(way, way, wings[way], caves[way]) for way in range(4) if wings[way] or caves[way]])


def winged(board: Board, ways: Ways, burn: int = BURN) -> int:
    """What the cheapest of these ways costs, in Pegadas, if Asas and Cavernas are used."""
    links = links_of(board)
    if not links:
        return ways.length(burn)
    return len(spread(ways.begin, ways.first, ways.free, ways.prices(burn), links, BIT[FENDA], HOPELESS)) - 1


def cells_on(board: Board, ways: Ways, among: Mask, price: int, burn: int = BURN) -> list[Cell]:
    """The cells among these, each of which costs so much, that lie on one of the cheapest ways; nearest first."""
    links = links_of(board)
    if not links:
        return ways.cells(among, price, burn)
    prices = ways.prices(burn)
    there = spread(ways.begin, ways.first, ways.free, prices, links, BIT[FENDA], HOPELESS)
    length = len(there) - 1
    reverse = tuple([(way ^ 2, step, wings, caves) for way, step, wings, caves in links])
    back = spread(0, BIT[FENDA], ways.free, prices, reverse, 0, length + PATIENCE)
    found: list[Cell] = []
    for spent in range(1 if price else 0, length + 1):
        found += bits_of(just(there, spent) & just(back, length - spent + price) & among)
    return found


def best_rows(board: Board, ways: Ways, seat: Seat, burn: int = BURN) -> list[Mask]:
    """The rows in which an Asa of this traveller would shorten the way most; none if it would not."""
    links, forward, chart = links_of(board), board.chart.forward[seat], board.chart
    prices, fenda = ways.prices(burn), BIT[FENDA]
    before = least = len(spread(ways.begin, ways.first, ways.free, prices, links, fenda, HOPELESS)) - 1
    if before < 2:
        return []
    others = tuple([link for link in links if link[0] != forward])
    wings, caves = board.wings[forward], board.caves[forward]
    found: list[Mask] = []
    tried = wings
    for cell in bits_of(_walked(ways.begin | ways.first & ways.free, ways.free, links)):
        if tried & BIT[cell]:
            continue
        row = chart.row_of(cell, forward)
        tried |= row
        supposed = (*others, (forward, forward, wings | row, caves))
        length = len(spread(ways.begin, ways.first, ways.free, prices, supposed, fenda, HOPELESS)) - 1
        if length < least:
            least, found = length, []
        if length == least < before:
            found.append(row)
    return found


def next_to(cells: Mask, links: Links) -> Mask:
    """Where one comes from these cells by a step or a link; also where the board has no cells."""
    found = beside(cells)
    for way, facing, wings, caves in links:
        step, aside = DELTA[way], ASIDE[way]
        back = way != facing
        if served := cells if back else cells & wings:
            over = served << 2 * step if step > 0 else served >> -2 * step
            found |= over & wings if back else over
        if served := cells if back else cells & caves:
            over = served << step if step > 0 else served >> -step
            over = over << aside | over >> aside
            found |= over & caves if back else over
    return found


@lru_cache(maxsize=1 << 13)
def spread(
    come: Mask, first: Mask, free: Mask, prices: tuple[tuple[int, Mask], ...], links: Links, target: Mask, limit: int
) -> Reached:
    """How far one comes for each price, until the target, as `ways` counts it."""
    reached = [_walked(come | first & free, free, links)]
    for spent in range(1, limit + 1):
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
