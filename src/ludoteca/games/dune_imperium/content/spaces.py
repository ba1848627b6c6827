"""The 22 board spaces, each beside what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium import icons
from ludoteca.games.dune_imperium.effects.acquire import AcquireFoldspace
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.effects.cards import Draw
from ludoteca.games.dune_imperium.effects.choices import Arrow
from ludoteca.games.dune_imperium.effects.gains import FREE, Cost, Gain
from ludoteca.games.dune_imperium.effects.intrigue import DrawIntrigue, StealIntrigue
from ludoteca.games.dune_imperium.effects.troops import Recruit
from ludoteca.games.dune_imperium.effects.turn import GainSwordmaster, Harvest, Oratory, TakeMentat, TakeSeat
from ludoteca.kernel import corrected


@dataclass(frozen=True)
class Space:
    """One place an Agent may be sent to."""

    id: str
    icon: int
    cost: Cost = FREE
    effects: tuple[Effect, ...] = ()
    combat: bool = False
    maker: int = icons.NONE
    """Which of the three pools of bonus spice lies here."""
    base: int = 0
    control: int = icons.NONE
    """Which of the three Control flags hangs here."""
    fremen: int = 0
    """Influence with the Fremen that is required."""
    once: str = ""
    """What a player can take here only once in a game."""
    sells: bool = False
    rule: str = ""
    """Its sentence in the ledger."""

    @property
    def faction(self) -> int:
        return self.icon if icons.FACTION_ICONS >> self.icon & 1 else icons.NONE


IMPERIAL_BASIN_SPICE: Final = 0
HAGGA_BASIN_SPICE: Final = 1
GREAT_FLAT_SPICE: Final = 2
ARRAKEEN_FLAG: Final = 0
CARTHAG_FLAG: Final = 1
IMPERIAL_BASIN_FLAG: Final = 2

_SPACES: Final = (
    # 4 spice for 5 Solari, 2 troops and an Intrigue card.
    Space("conspire", icons.EMPEROR, Cost(spice=4), (Gain(solari=5), Recruit(2), DrawIntrigue(1)), rule="DI-SPACE-01"),
    # 2 Solari.
    Space("wealth", icons.EMPEROR, effects=(Gain(solari=2),), rule="DI-SPACE-02"),
    # 6 spice for 5 troops and 2 water, combat.
    Space("heighliner", icons.GUILD, Cost(spice=6), (Recruit(5), Gain(water=2)), combat=True, rule="DI-SPACE-03"),
    # a Foldspace card.
    Space("foldspace", icons.GUILD, effects=(AcquireFoldspace(),), rule="DI-SPACE-04"),
    # 2 spice; trash a card to draw two.
    Space(
        "selective_breeding",
        icons.BENE_GESSERIT,
        Cost(spice=2),
        (Arrow(Cost(trash=True), (Draw(2),)),),
        rule="DI-SPACE-05",
    ),
    # an Intrigue card, and one from each opponent with four or more.
    Space("secrets", icons.BENE_GESSERIT, effects=(DrawIntrigue(1), StealIntrigue()), rule="DI-SPACE-06"),
    # 1 water for 2 troops, combat.
    Space("hardy_warriors", icons.FREMEN, Cost(water=1), (Recruit(2),), combat=True, rule="DI-SPACE-07"),
    # 1 water, combat.
    Space("stillsuits", icons.FREMEN, effects=(Gain(water=1),), combat=True, rule="DI-SPACE-08"),
    # 5 Solari for a seat, once.
    Space("high_council", icons.LANDSRAAD, Cost(solari=5), (TakeSeat(),), once="council", rule="DI-SPACE-09"),
    # 2 Solari for a card and the Mentat.
    Space("mentat", icons.LANDSRAAD, Cost(solari=2), (Draw(1), TakeMentat()), rule="DI-SPACE-10"),
    # 4 Solari for 4 troops.
    Space("rally_troops", icons.LANDSRAAD, Cost(solari=4), (Recruit(4),), rule="DI-SPACE-11"),
    # 8 Solari for the third Agent, once.
    Space("swordmaster", icons.LANDSRAAD, Cost(solari=8), (GainSwordmaster(),), once="swordmaster", rule="DI-SPACE-12"),
    # 1 troop, and 1 Persuasion when revealing while the Agent stands here.
    Space("hall_of_oratory", icons.LANDSRAAD, effects=(Recruit(1), Oratory()), rule="DI-SPACE-13"),
    # 1 troop and a card, combat; the controller gets 1 Solari.
    Space(
        "arrakeen", icons.CITY, effects=(Recruit(1), Draw(1)), combat=True, control=ARRAKEEN_FLAG, rule="DI-SPACE-14"
    ),
    # 1 troop and an Intrigue card, combat; the controller gets 1 Solari.
    Space(
        "carthag",
        icons.CITY,
        effects=(Recruit(1), DrawIntrigue(1)),
        combat=True,
        control=CARTHAG_FLAG,
        rule="DI-SPACE-15",
    ),
    # 2 water for three cards, combat.
    Space("research_station", icons.CITY, Cost(water=2), (Draw(3),), combat=True, rule="DI-SPACE-16"),
    # 2 Influence with the Fremen; 1 troop and 1 water, combat.
    Space("sietch_tabr", icons.CITY, effects=(Recruit(1), Gain(water=1)), combat=True, fremen=2, rule="DI-SPACE-17"),
    # harvest 1, combat; the controller gets 1 spice.
    Space(
        "imperial_basin",
        icons.SPICE_TRADE,
        effects=(Harvest(1, IMPERIAL_BASIN_SPICE),),
        combat=True,
        maker=IMPERIAL_BASIN_SPICE,
        base=1,
        control=IMPERIAL_BASIN_FLAG,
        rule="DI-SPACE-18",
    ),
    # 1 water, harvest 2, combat.
    Space(
        "hagga_basin",
        icons.SPICE_TRADE,
        Cost(water=1),
        (Harvest(2, HAGGA_BASIN_SPICE),),
        combat=True,
        maker=HAGGA_BASIN_SPICE,
        base=2,
        rule="DI-SPACE-19",
    ),
    # 2 water, harvest 3, combat.
    Space(
        "the_great_flat",
        icons.SPICE_TRADE,
        Cost(water=2),
        (Harvest(3, GREAT_FLAT_SPICE),),
        combat=True,
        maker=GREAT_FLAT_SPICE,
        base=3,
        rule="DI-SPACE-20",
    ),
    # 2, 3, 4 or 5 spice for 6, 8, 10 or 12 Solari.
    Space("sell_melange", icons.SPICE_TRADE, Cost(spice=2), sells=True, rule="DI-SPACE-21"),
    # 3 Solari.
    Space("secure_contract", icons.SPICE_TRADE, effects=(Gain(solari=3),), rule="DI-SPACE-22"),
)
SPACES: Final = corrected(__name__, "space", _SPACES)

SPACE: Final = {space.id: number for number, space in enumerate(SPACES)}
MENTAT_SPACE: Final = SPACE["mentat"]
HALL: Final = SPACE["hall_of_oratory"]
SELLS: Final = {2: 6, 3: 8, 4: 10, 5: 12}
MAKER_SPACES: Final = tuple(SPACE[name] for name in ("imperial_basin", "hagga_basin", "the_great_flat"))
CONTROL_SPACES: Final = tuple(SPACE[name] for name in ("arrakeen", "carthag", "imperial_basin"))
CONTROL_BONUS: Final = (Gain(solari=1), Gain(solari=1), Gain(spice=1))


def spaces_of(icons: int) -> int:
    """The spaces that show one of these icons, as bits."""
    return sum(1 << number for number, space in enumerate(SPACES) if icons >> space.icon & 1)


SPACES_OF: Final = tuple(spaces_of(icons) for icons in range(1 << 7))
ONCE: Final = {
    name: sum(1 << number for number, space in enumerate(SPACES) if space.once == name)
    for name in ("council", "swordmaster")
}
NEEDS_FREMEN: Final = sum(1 << number for number, space in enumerate(SPACES) if space.fremen)
FREMEN_NEEDED: Final = 2
