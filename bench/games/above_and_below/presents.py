"""What a village of Above and Below can be given. `when`: the rounds left after this one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.presents import Gift, Presents
from ludoteca.games.above_and_below.bot import worth
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, Building
from ludoteca.games.above_and_below.content.goods import CIDER, GOODS, POTION


def presents(when: int) -> Presents:
    def item(number: int) -> Gift:
        def give(g: Any, seat: int) -> bool:
            g.villages[seat].items[number] += 1
            g.supply[number] -= 1
            return True

        return give

    def house(wanted: Callable[[Building], bool]) -> Gift:
        def give(g: Any, seat: int) -> bool:
            card = next((card for card in g.house_pile if wanted(BUILDINGS[card])), None)
            if card is None:
                return False
            g.house_pile.remove(card)
            g.villages[seat].built |= 1 << card
            return True

        return give

    def coins(g: Any, seat: int) -> bool:
        g.villages[seat].coins += 3
        return True

    def villager(g: Any, seat: int) -> bool:
        space = next((space for space, who in enumerate(g.villager_row) if who >= 0), None)
        if space is None:
            return False
        g.villages[seat].ready |= 1 << g.villager_row[space]
        g.villager_row[space] = -1
        return True

    def cave(g: Any, seat: int) -> bool:
        if g.cave_pile:
            g.villages[seat].caves += (g.cave_pile.pop(0),)
            return True
        return False

    def new_good(g: Any, seat: int) -> bool:
        village = g.villages[seat]
        lacking = (good for good in range(len(GOODS)) if not village.placed[good] + village.items[good])
        good = next((good for good in lacking if g.supply[good]), None)
        return good is not None and item(good)(g, seat)

    def reputation(g: Any, seat: int) -> bool:
        g.villages[seat].reputation = min(8, g.villages[seat].reputation + 2)
        return True

    return Presents(
        moment=lambda g: bool(ROUNDS - g.round <= when),
        said=lambda g, seat: worth(g)[seat],
        gifts={
            "3 coins": coins,
            "a villager": villager,
            "a cave": cave,
            "a good of a new kind": new_good,
            "a potion": item(POTION),
            "a cider": item(CIDER),
            "2 reputation": reputation,
            "a house with a bed": house(lambda b: b.beds > 0 and not b.income and b.renew < 0 and b.stock < 0),
            "a house with income": house(lambda b: b.income > 0 and not b.beds),
            "a house that renews": house(lambda b: b.renew >= 0),
        },
    )
