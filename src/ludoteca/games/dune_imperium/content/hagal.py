"""The 31 House Hagal cards (15 different) and the levels of the solo game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.content.spaces import SPACE
from ludoteca.games.dune_imperium.icons import BENE_GESSERIT, EMPEROR, FREMEN, GUILD, NONE

HARVEST: Final = -2
RESHUFFLE: Final = -3


@dataclass(frozen=True)
class HagalCard:
    """Where a Rival goes, what it gets there, and the swords when it is turned for Combat."""

    id: str
    copies: int
    space: int
    faction: int = NONE
    troops: int = 0
    swords: int = 0
    signet: bool = False
    solo: bool = True
    duel: bool = True


HAGAL: Final = (
    HagalCard("hh_conspire", 2, SPACE["conspire"], EMPEROR, 2, 4),
    HagalCard("hh_wealth", 1, SPACE["wealth"], EMPEROR, 0, 3),
    HagalCard("hh_heighliner", 1, SPACE["heighliner"], GUILD, 3, 6),
    HagalCard("hh_foldspace", 2, SPACE["foldspace"], GUILD, 0, 1),
    HagalCard("hh_selective_breeding", 2, SPACE["selective_breeding"], BENE_GESSERIT, 0, 2),
    HagalCard("hh_secrets", 1, SPACE["secrets"], BENE_GESSERIT, 0, 1),
    HagalCard("hh_hardy_warriors", 1, SPACE["hardy_warriors"], FREMEN, 2, 5),
    HagalCard("hh_stillsuits", 2, SPACE["stillsuits"], FREMEN, 0, 4),
    HagalCard("hh_rally_troops", 2, SPACE["rally_troops"], NONE, 4, 3),
    HagalCard("hh_hall_of_oratory", 2, SPACE["hall_of_oratory"], NONE, 1, 0),
    HagalCard("hh_carthag", 3, SPACE["carthag"], NONE, 1, 0),
    # To the free maker space with most bonus spice.
    HagalCard("hh_harvest_spice", 5, HARVEST, NONE, 0, 2),
    HagalCard("hh_arrakeen_1p", 3, SPACE["arrakeen"], NONE, 1, 1, signet=True, duel=False),
    HagalCard("hh_arrakeen_2p", 3, SPACE["arrakeen"], NONE, 1, 1, solo=False),
    # All Hagal cards are shuffled again at once.
    HagalCard("hh_reshuffle", 1, RESHUFFLE, solo=False),
)


@dataclass(frozen=True)
class Level:
    """One difficulty of the solo game (DI-HAGAL-42)."""

    id: str
    solari: int
    spice: int
    mentat: int
    """Solari the Mentat space costs."""
    garrison: int
    swordmasters: int
    """The round in which the Rivals' third Agents come."""
    intrigue: int
    expert: bool = False
    """A Rival that leads clearly holds its troops back."""
    no_swordmaster: bool = False
    """The player cannot gain the Swordmaster."""


LEVELS: Final = (
    Level("mercenary", 1, 1, 2, 0, 5, 0),
    Level("sardaukar", 0, 0, 5, 3, 4, 1),
    Level("mentat", 0, 0, 5, 3, 3, 1, expert=True),
    Level("kwisatz_haderach", 0, 0, 5, 3, 3, 1, expert=True, no_swordmaster=True),
)
