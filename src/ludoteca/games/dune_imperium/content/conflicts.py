"""The 18 Conflict cards with their three rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.content.spaces import ARRAKEEN_FLAG, CARTHAG_FLAG, IMPERIAL_BASIN_FLAG
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.effects.cards import TrashCard
from ludoteca.games.dune_imperium.effects.choices import OneOf
from ludoteca.games.dune_imperium.effects.gains import Gain
from ludoteca.games.dune_imperium.effects.influence import Influence, TwoFactions
from ludoteca.games.dune_imperium.effects.intrigue import DrawIntrigue
from ludoteca.games.dune_imperium.effects.turn import Control, KeepMentat
from ludoteca.games.dune_imperium.icons import ANY, NONE
from ludoteca.kernel import corrected


@dataclass(frozen=True)
class ConflictCard:
    """What is fought for: rewards for the first, the second and the third place."""

    id: str
    tier: int
    first: tuple[Effect, ...]
    second: tuple[Effect, ...]
    third: tuple[Effect, ...]
    control: int = NONE
    """The flag this Conflict is about: its controller defends it."""

    def reward(self, place: int) -> tuple[Effect, ...]:
        return (self.first, self.second, self.third)[place - 1]


_CONFLICTS: Final = (
    ConflictCard("skirmish_vp_intrigue", 1, (Gain(vp=1),), (DrawIntrigue(1), Gain(solari=2)), (Gain(solari=2),)),
    ConflictCard("skirmish_vp_water", 1, (Gain(vp=1),), (Gain(water=1),), (Gain(spice=1),)),
    ConflictCard("skirmish_influence_spice", 1, (Influence(ANY), Gain(spice=1)), (Gain(spice=2),), (Gain(spice=1),)),
    ConflictCard(
        "skirmish_influence_solari", 1, (Influence(ANY), Gain(solari=2)), (Gain(solari=3),), (Gain(solari=2),)
    ),
    ConflictCard(
        "cloak_and_dagger",
        2,
        (Influence(ANY), DrawIntrigue(2)),
        (DrawIntrigue(1), Gain(spice=1)),
        (OneOf((DrawIntrigue(1), Gain(spice=1))),),
    ),
    ConflictCard("desert_power", 2, (Gain(vp=1, water=1),), (Gain(water=1, spice=1),), (Gain(spice=1),)),
    ConflictCard("guild_bank_raid", 2, (Gain(solari=6),), (Gain(solari=4),), (Gain(solari=2),)),
    ConflictCard("machinations", 2, (TwoFactions(),), (Gain(water=1, solari=2),), (Gain(water=1),)),
    ConflictCard("raid_stockpiles", 2, (DrawIntrigue(1), Gain(spice=3)), (Gain(spice=2),), (Gain(spice=1),)),
    ConflictCard(
        "secure_imperial_basin",
        2,
        (Gain(vp=1), Control(IMPERIAL_BASIN_FLAG)),
        (Gain(water=2),),
        (Gain(water=1),),
        IMPERIAL_BASIN_FLAG,
    ),
    ConflictCard(
        "siege_of_arrakeen",
        2,
        (Gain(vp=1), Control(ARRAKEEN_FLAG)),
        (Gain(solari=4),),
        (Gain(solari=2),),
        ARRAKEEN_FLAG,
    ),
    ConflictCard(
        "siege_of_carthag",
        2,
        (Gain(vp=1), Control(CARTHAG_FLAG)),
        (DrawIntrigue(1), Gain(spice=1)),
        (Gain(spice=1),),
        CARTHAG_FLAG,
    ),
    ConflictCard(
        "sort_through_the_chaos",
        2,
        (KeepMentat(), DrawIntrigue(1), Gain(solari=2)),
        (DrawIntrigue(1), Gain(solari=2)),
        (Gain(solari=2),),
    ),
    ConflictCard("terrible_purpose", 2, (Gain(vp=1), TrashCard()), (Gain(water=1, spice=1),), (Gain(spice=1),)),
    ConflictCard(
        "battle_for_arrakeen",
        3,
        (Gain(vp=2), Control(ARRAKEEN_FLAG)),
        (OneOf((DrawIntrigue(1), Gain(spice=2), Gain(solari=3)), count=2),),
        (DrawIntrigue(1), Gain(solari=2)),
        ARRAKEEN_FLAG,
    ),
    ConflictCard(
        "battle_for_carthag",
        3,
        (Gain(vp=2), Control(CARTHAG_FLAG)),
        (DrawIntrigue(1), Gain(spice=3)),
        (Gain(spice=3),),
        CARTHAG_FLAG,
    ),
    ConflictCard(
        "battle_for_imperial_basin",
        3,
        (Gain(vp=2), Control(IMPERIAL_BASIN_FLAG)),
        (Gain(spice=5),),
        (Gain(spice=3),),
        IMPERIAL_BASIN_FLAG,
    ),
    ConflictCard(
        "grand_vision", 3, (Influence(ANY, 2), DrawIntrigue(1)), (DrawIntrigue(1), Gain(spice=3)), (Gain(spice=3),)
    ),
)
CONFLICTS: Final = corrected(__name__, "conflict", _CONFLICTS)

TIERS: Final = {tier: tuple(n for n, card in enumerate(CONFLICTS) if card.tier == tier) for tier in (1, 2, 3)}
USED: Final = {1: 1, 2: 5, 3: 4}
"""How many of each tier make the Conflict Deck."""
