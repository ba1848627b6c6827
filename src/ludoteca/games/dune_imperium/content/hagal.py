"""The 31 House Hagal cards (15 different) and the levels of the solo game."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from ludoteca.games.dune_imperium.content.spaces import SPACE
from ludoteca.games.dune_imperium.icons import BENE_GESSERIT, EMPEROR, FREMEN, GUILD, NONE
from ludoteca.kernel import corrected

HARVEST: Final = -2
RESHUFFLE: Final = -3


@dataclass(frozen=True)
class HagalCard:
    """Where a Rival goes, what it gets there, and the swords when it is turned for Combat."""

    id: str
    _: KW_ONLY
    copies: int
    space: int
    faction: int = NONE
    troops: int = 0
    swords: int = 0
    signet: bool = False
    solo: bool = True
    duel: bool = True


_HAGAL: Final = (
    HagalCard("hh_conspire", copies=2, space=SPACE["conspire"], faction=EMPEROR, troops=2, swords=4),
    HagalCard("hh_wealth", copies=1, space=SPACE["wealth"], faction=EMPEROR, swords=3),
    HagalCard("hh_heighliner", copies=1, space=SPACE["heighliner"], faction=GUILD, troops=3, swords=6),
    HagalCard("hh_foldspace", copies=2, space=SPACE["foldspace"], faction=GUILD, swords=1),
    HagalCard("hh_selective_breeding", copies=2, space=SPACE["selective_breeding"], faction=BENE_GESSERIT, swords=2),
    HagalCard("hh_secrets", copies=1, space=SPACE["secrets"], faction=BENE_GESSERIT, swords=1),
    HagalCard("hh_hardy_warriors", copies=1, space=SPACE["hardy_warriors"], faction=FREMEN, troops=2, swords=5),
    HagalCard("hh_stillsuits", copies=2, space=SPACE["stillsuits"], faction=FREMEN, swords=4),
    HagalCard("hh_rally_troops", copies=2, space=SPACE["rally_troops"], troops=4, swords=3),
    HagalCard("hh_hall_of_oratory", copies=2, space=SPACE["hall_of_oratory"], troops=1),
    HagalCard("hh_carthag", copies=3, space=SPACE["carthag"], troops=1),
    # To the free maker space with most bonus spice.
    HagalCard("hh_harvest_spice", copies=5, space=HARVEST, swords=2),
    HagalCard("hh_arrakeen_1p", copies=3, space=SPACE["arrakeen"], troops=1, swords=1, signet=True, duel=False),
    HagalCard("hh_arrakeen_2p", copies=3, space=SPACE["arrakeen"], troops=1, swords=1, solo=False),
    # All Hagal cards are shuffled again at once.
    HagalCard("hh_reshuffle", copies=1, space=RESHUFFLE, solo=False),
)
HAGAL: Final = corrected(__name__, "hagal", _HAGAL)


@dataclass(frozen=True)
class Level:
    """One difficulty of the solo game (DI-HAGAL-42)."""

    id: str
    _: KW_ONLY
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
    Level("mercenary", solari=1, spice=1, mentat=2, garrison=0, swordmasters=5, intrigue=0),
    Level("sardaukar", solari=0, spice=0, mentat=5, garrison=3, swordmasters=4, intrigue=1),
    Level("mentat", solari=0, spice=0, mentat=5, garrison=3, swordmasters=3, intrigue=1, expert=True),
    Level(
        "kwisatz_haderach",
        solari=0,
        spice=0,
        mentat=5,
        garrison=3,
        swordmasters=3,
        intrigue=1,
        expert=True,
        no_swordmaster=True,
    ),
)
