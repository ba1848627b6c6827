"""The symbols of the game as numbers and bit masks."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
ANY: Final = -1

# Factions, in the order of their tracks. The first four Agent icons are theirs.
EMPEROR: Final = 0
GUILD: Final = 1
BENE_GESSERIT: Final = 2
FREMEN: Final = 3
FACTIONS: Final = (EMPEROR, GUILD, BENE_GESSERIT, FREMEN)
FACTION_IDS: Final = ("emperor", "spacing_guild", "bene_gesserit", "fremen")

LANDSRAAD: Final = 4
CITY: Final = 5
SPICE_TRADE: Final = 6
ICON_IDS: Final = (*FACTION_IDS, "landsraad", "city", "spice_trade")
FACTION_ICONS: Final = 0b1111

# When an Intrigue card may be played.
PLOT: Final = 1
TURN_START: Final = 2
BEFORE_CARD: Final = 4
COMBAT: Final = 8
WON: Final = 16
ENDGAME: Final = 32

# Limits printed in the book.
TROOPS: Final = 12
INFLUENCE_MAX: Final = 6
VP_AT: Final = 2
ALLIANCE_AT: Final = 4
ROW: Final = 5
HAND: Final = 5
FROM_GARRISON: Final = 2
VICTORY: Final = 10
FOUR: Final = 4
"""Players from whom on a plain third place is rewarded."""
MASTERSTROKE: Final = 4
STEAL_FROM: Final = 4

# Where a card may be trashed from, or an acquired card may lie.
HAND_ZONE: Final = "hand"
DISCARD_ZONE: Final = "discard"
PLAY_ZONE: Final = "play"
ZONES: Final = (HAND_ZONE, DISCARD_ZONE, PLAY_ZONE)


def icons(*numbers: int) -> int:
    """A bit mask of icons or Factions."""
    return sum(1 << number for number in numbers)
