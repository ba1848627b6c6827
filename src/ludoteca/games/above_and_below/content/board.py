"""The boards: round track, reputation, villager row, progress track, cave cards, and how the table is laid."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import figure

ROUNDS: Final = 7
COINS_EACH: Final = figure(__name__, "starting_coins", 7)
EXTRA_COINS: Final = {2: (0, 1), 3: (0, 1, 1), 4: (0, 0, 0, 1)}
KEY_HOUSES_IN_PLAY: Final = 4
ROW: Final = 4
LEAST_PRICE: Final = 3
MOST_PRICE: Final = 99
"""A pick needs a finite list; nobody has had a hundred coins."""
COLORS: Final = ("blue", "red", "yellow", "green")

# Five spaces. The ends are public (2 and 5), the middle is reconstructed.
TRAINING: Final = figure(__name__, "training", (2, 3, 3, 4, 5))

# Rulebook: spaces 1 and 2 are worth 1 point, space 3 is worth 2, income is 4 with an empty track and 6 with three
# kinds. The other figures are reconstructed.
POINTS_PER_GOOD: Final = figure(__name__, "points_per_good", (1, 1, 2, 2, 3, 4, 5, 6))
INCOME: Final = figure(__name__, "income", (4, 5, 5, 6, 6, 7, 8, 9, 10))
"""By the number of kinds on the track."""

# Rulebook: the top space is worth -2 and the torch is where all begin. Length and the other figures are reconstructed.
SURFACE: Final = -4
TORCH: Final = 0
DEPTHS: Final = 8
REPUTATION_POINTS: Final = figure(__name__, "reputation", (-2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 4, 5))
"""From the surface down."""
REPUTATION_BONUS: Final = {2: (3,), 3: (5, 3, 2), 4: (5, 3, 2)}

# Reconstructed: card k, die d shows 25 * (d - 1) + k, so each of the paragraphs 1 to 150 is on exactly one card.
CAVE_CARDS: Final = 25
PARAGRAPHS: Final = tuple(tuple(25 * die + card + 1 for die in range(6)) for card in range(CAVE_CARDS))
FOLLOW_UPS_FROM: Final = 151

# Cards in the kernel's sense are houses, outposts, caves and the villagers of the pile, numbered one after the other.
# Houses and outposts have their building's number as face.
FIRST_CAVE: Final = 49
FIRST_VILLAGER: Final = FIRST_CAVE + CAVE_CARDS
CARDS: Final = FIRST_VILLAGER + 18
