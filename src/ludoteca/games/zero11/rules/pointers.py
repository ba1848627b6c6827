"""What the three gears show at their pointers."""

from __future__ import annotations

from ludoteca.games.zero11.content.gears import ACTIVITY, MACHINE, MOVEMENT, NO_MACHINE, SYMBOLS
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import rule


@rule("O11-GEAR-01", "O11-EVENT-13", "R-4")
def machine_shown(g: Zero11) -> int:
    """The Machine Gear says which Transport Machine may be used this turn, if the event allows any."""
    return NO_MACHINE if machines_are_banned(g) else SYMBOLS[MACHINE][g.gears[MACHINE]]


@rule("O11-EVENT-13", "R-13")
def machines_are_banned(g: Zero11) -> bool:
    """An event may forbid every Transport Machine, from gear, card or item."""
    card = g.card
    return card is not None and card.no_machines


@rule("O11-GEAR-02")
def steps_shown(g: Zero11) -> int:
    """The Movement Gear gives the number of spaces that may be walked."""
    return SYMBOLS[MOVEMENT][g.gears[MOVEMENT]]


@rule("O11-GEAR-03")
def action_shown(g: Zero11) -> int:
    """The Activity Gear gives the action that must be taken after moving."""
    return SYMBOLS[ACTIVITY][g.gears[ACTIVITY]]
