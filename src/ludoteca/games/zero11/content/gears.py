"""The three Action Gears. Teeth and kinds of symbols are the rulebook's; the order of the symbols is reconstructed."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.content.sources import RECONSTRUCTED
from ludoteca.kernel import figure

SOURCE: Final = RECONSTRUCTED

MACHINE, MOVEMENT, ACTIVITY = range(3)
GEARS: Final = ("machine", "movement", "activity")
TEETH: Final = (8, 9, 7)

TAXI: Final = 0
"""The other machines have the numbers of their stations: train 1, monorail 2, airship 3."""
MACHINES: Final = ("taxi", "train", "monorail", "airship")
NO_MACHINE: Final = 4

MOVE_CLUE, EXAMINE, INVESTIGATE, COMPOSE = range(4)
ACTIONS: Final = ("move_clue", "examine", "investigate", "compose")

# Tooth 0 is under the pointer at set-up; the rulebook anchors only Move Clue there.
SYMBOLS: Final = (
    figure(__name__, "machine_gear", (0, 1, 2, 3, 0, 1, 2, 3)),
    figure(__name__, "movement_gear", (3, 1, 4, 2, 5, 1, 3, 2, 4)),
    figure(__name__, "activity_gear", (MOVE_CLUE, EXAMINE, INVESTIGATE, COMPOSE, EXAMINE, INVESTIGATE, COMPOSE)),
)
SPIN: Final = (1, -1, 1)
"""Meshed gears turn against each other: machine and activity clockwise, movement counter-clockwise."""
