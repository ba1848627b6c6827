"""The 34 different Intrigue cards: a mode is chosen, its condition met, its cost paid, its effects done as written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludoteca.games.dune_imperium.content.deck import RESERVE, STARTERS
from ludoteca.games.dune_imperium.effects.acquire import AcquireFree, SomethingToAcquire
from ludoteca.games.dune_imperium.effects.base import Condition, Effect
from ludoteca.games.dune_imperium.effects.cards import Draw, LookAtTop, Refocus, TrashTop
from ludoteca.games.dune_imperium.effects.choices import (
    Alliance,
    Councillor,
    DeckNotEmpty,
    EnemyInConflict,
    If,
    OneOf,
    OnRevealTurn,
    Tracks,
)
from ludoteca.games.dune_imperium.effects.gains import FREE, Cost, Gain
from ludoteca.games.dune_imperium.effects.influence import Influence
from ludoteca.games.dune_imperium.effects.troops import ALL, Deploy, DeployFromSupply, Recruit, Retreat, StrikeOpponent
from ludoteca.games.dune_imperium.effects.turn import (
    AgentOnBoard,
    IgnoreEnemies,
    MayPass,
    MentatAtHome,
    MoreIcons,
    RecallAgent,
    RevealPersuasion,
    TakeMentat,
)
from ludoteca.games.dune_imperium.icons import (
    ANY,
    BEFORE_CARD,
    BENE_GESSERIT,
    COMBAT,
    EMPEROR,
    ENDGAME,
    FACTION_ICONS,
    FREMEN,
    GUILD,
    NONE,
    PLOT,
    TURN_START,
    WON,
)

if TYPE_CHECKING:
    from ludoteca.games.dune_imperium.state import Dune

SPICE_MUST_FLOW_KIND: Final = next(
    kind for kind, card in enumerate((*STARTERS, *RESERVE)) if card.id == "the_spice_must_flow"
)


@dataclass(frozen=True)
class Mode:
    """One way to play an Intrigue card."""

    window: int
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    cost: Cost = FREE

    def playable(self, g: Dune, who: int) -> bool:
        """Its condition is met and its cost can be paid; whether the effect does anything does not matter (R-49)."""
        if self.cost is not FREE and not self.cost.payable(g, who):
            return False
        return self.condition is None or self.condition.holds(g, who, NONE)


@dataclass(frozen=True)
class IntrigueCard:
    """Plot, Combat or Endgame, by the windows of its modes (DI-INTRIGUE-03)."""

    id: str
    copies: int
    modes: tuple[Mode, ...]
    stays: int = 0
    """Persuasion it gives at this round's Reveal turn; until then it lies face up before its player
    (DI-INTRIGUE-09).
    """
    on_top: bool = False
    """Cards acquired on this round's Reveal turn may go on top of the deck (DI-CLAR-21)."""


@dataclass(frozen=True)
class OwnsSpice(Condition):
    """You own two or more copies of The Spice Must Flow; a solo Rival counts as owning two."""

    rule = "DI-CLAR-14"
    rules = ("DI-HAGAL-50",)
    least: int = 2

    def holds(self, g: Dune, who: int, card: int) -> bool:
        return g.owned(who, SPICE_MUST_FLOW_KIND) >= self.least


@dataclass(frozen=True)
class OwnsMostSpice(Condition):
    """You own more copies of The Spice Must Flow than each opponent; a tie fails."""

    rule = "DI-CLAR-14"
    rules = ("DI-HAGAL-50",)

    def holds(self, g: Dune, who: int, card: int) -> bool:
        mine = g.owned(who, SPICE_MUST_FLOW_KIND)
        return all(mine > g.owned(other, SPICE_MUST_FLOW_KIND) for other in g.opponents(who))


INTRIGUE: Final = (
    IntrigueCard("allied_armada", 1, (Mode(COMBAT, (Gain(swords=7),), Alliance(ANY), Cost(spice=2)),)),
    IntrigueCard("ambush", 2, (Mode(COMBAT, (Gain(swords=4),)),)),
    # At the start of the turn: draw, then perhaps pass.
    IntrigueCard("bindu_suspension", 1, (Mode(TURN_START, (Draw(1), MayPass())),)),
    IntrigueCard("bribery", 1, (Mode(PLOT, (Influence(ANY),), None, Cost(solari=2)),)),
    # A card of cost 3 or less, or for 2 spice one of 5 or less on top of the deck.
    IntrigueCard(
        "bypass_protocol",
        1,
        (
            Mode(PLOT, (AcquireFree(3),), SomethingToAcquire(3)),
            Mode(PLOT, (AcquireFree(5, on_top=True),), SomethingToAcquire(5), Cost(spice=2)),
        ),
    ),
    IntrigueCard("calculated_hire", 1, (Mode(PLOT, (TakeMentat(),), MentatAtHome(), Cost(spice=1)),)),
    IntrigueCard("charisma", 1, (Mode(PLOT, (RevealPersuasion(2),)),), stays=2),
    IntrigueCard("choam_shares", 1, (Mode(PLOT, (Gain(vp=1),), None, Cost(solari=7)),)),
    # A point for two copies of The Spice Must Flow, another for more than anybody else.
    IntrigueCard(
        "corner_the_market",
        1,
        (Mode(ENDGAME, (If(OwnsSpice(), (Gain(vp=1),)), If(OwnsMostSpice(), (Gain(vp=1),)))),),
    ),
    IntrigueCard("councilors_dispensation", 1, (Mode(PLOT, (Gain(spice=2),), Councillor()),)),
    # When you win: 1 Influence, or 2 with one Faction for 2 spice.
    IntrigueCard(
        "demand_respect", 1, (Mode(WON, (Influence(ANY),)), Mode(WON, (Influence(ANY, 2),), None, Cost(spice=2)))
    ),
    IntrigueCard("dispatch_an_envoy", 2, (Mode(BEFORE_CARD, (MoreIcons(FACTION_ICONS),)),)),
    # An opponent loses a troop of the Conflict and one of yours comes from the supply.
    IntrigueCard(
        "double_cross", 1, (Mode(PLOT, (StrikeOpponent(), DeployFromSupply()), EnemyInConflict(), Cost(solari=1)),)
    ),
    IntrigueCard("favored_subject", 1, (Mode(PLOT, (Influence(EMPEROR),)),)),
    IntrigueCard("guild_authorization", 1, (Mode(PLOT, (Influence(GUILD),)),)),
    IntrigueCard("infiltrate", 1, (Mode(BEFORE_CARD, (IgnoreEnemies(),)),)),
    IntrigueCard("know_their_ways", 1, (Mode(PLOT, (Influence(FREMEN),)),)),
    IntrigueCard("master_tactician", 3, (Mode(COMBAT, (Gain(swords=3),)), Mode(COMBAT, (Retreat(3),)))),
    # Three tracks at 3 or more: a point; all four: two.
    IntrigueCard(
        "plans_within_plans",
        1,
        (Mode(ENDGAME, (Gain(vp=1),), Tracks(3, 3)), Mode(ENDGAME, (Gain(vp=2),), Tracks(3, 4))),
    ),
    # Look at the top card of the deck, then draw it or trash it.
    IntrigueCard("poison_snooper", 2, (Mode(PLOT, (LookAtTop(), OneOf((Draw(1), TrashTop()))), DeckNotEmpty()),)),
    IntrigueCard("private_army", 2, (Mode(COMBAT, (Gain(swords=5),), None, Cost(spice=2)),)),
    IntrigueCard("rapid_mobilization", 1, (Mode(PLOT, (Deploy(ALL),)),)),
    IntrigueCard("recruitment_mission", 1, (Mode(PLOT, (RevealPersuasion(1),)),), stays=1, on_top=True),
    IntrigueCard("refocus", 1, (Mode(PLOT, (Refocus(), Draw(1))),)),
    # 3 Solari for 3 troops, which on a Reveal turn may go straight to the Conflict.
    IntrigueCard(
        "reinforcements",
        1,
        (Mode(PLOT, (If(OnRevealTurn(), (Recruit(3, to_conflict=True),), (Recruit(3),)),), None, Cost(solari=3)),),
    ),
    IntrigueCard("secret_of_the_sisterhood", 1, (Mode(PLOT, (Influence(BENE_GESSERIT),)),)),
    # Three troops of the Conflict for a Victory Point.
    IntrigueCard("staged_incident", 1, (Mode(COMBAT, (Gain(vp=1),), None, Cost(troops=3)),)),
    IntrigueCard("the_sleeper_must_awaken", 1, (Mode(PLOT, (Gain(vp=1),), None, Cost(spice=4)),)),
    IntrigueCard("tiebreaker", 1, (Mode(COMBAT, (Gain(swords=2),)), Mode(ENDGAME, (Gain(spice=10),)))),
    IntrigueCard("to_the_victor", 1, (Mode(WON, (Gain(spice=3),)),)),
    IntrigueCard("urgent_mission", 1, (Mode(PLOT, (RecallAgent(),), AgentOnBoard()),)),
    IntrigueCard("water_of_life", 1, (Mode(PLOT, (Draw(3),), None, Cost(water=1, spice=1)),)),
    IntrigueCard("water_peddlers_union", 1, (Mode(PLOT, (Gain(water=1),)),)),
    IntrigueCard("windfall", 1, (Mode(PLOT, (Gain(solari=2),)),)),
)
