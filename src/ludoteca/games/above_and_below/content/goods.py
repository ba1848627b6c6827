"""Goods, potions and ciders: what a village stores, sells, spends and puts on its progress track."""

from __future__ import annotations

from typing import Final

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"
"""Where the figures of a component come from; what is reconstructed fits the rulebook but copies no printed card."""

MUSHROOM: Final = 0
FISH: Final = 1
FRUIT: Final = 2
ROPE: Final = 3
POT: Final = 4
PAPER: Final = 5
ORE: Final = 6
AMETHYST: Final = 7
POTION: Final = 8
CIDER: Final = 9
NOTHING: Final = -1

ITEMS: Final = ("mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst", "potion", "cider")
GOODS: Final = ITEMS[:8]
NO_ITEMS: Final = [0] * len(ITEMS)
"""How many of each an empty supply holds."""
ITEM_NUMBER: Final = {name: number for number, name in enumerate(ITEMS)}

# Tokens in the box, in the order of ITEMS (rulebook).
TOKENS: Final = (12, 12, 12, 10, 10, 10, 8, 7, 20, 10)

# 36 ones, 6 fives and 8 tens (rulebook). The supply is not limited: this only says what the box holds.
COINS: Final = 36 + 6 * 5 + 8 * 10
