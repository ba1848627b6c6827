"""The 34 different Intrigue cards: a mode is chosen, its condition met, its cost paid, its effects done as written."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.board import Board
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
from ludoteca.kernel import corrected, rule

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

    @rule("DI-INTRIGUE-08", "R-49")
    def playable(self, g: Board, who: int) -> bool:
        """Its condition is met and its cost can be paid; whether the effect does anything does not matter."""
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

    def holds(self, g: Board, who: int, card: int) -> bool:
        return g.owned(who, SPICE_MUST_FLOW_KIND) >= self.least


@dataclass(frozen=True)
class OwnsMostSpice(Condition):
    """You own more copies of The Spice Must Flow than each opponent; a tie fails."""

    rule = "DI-CLAR-14"
    rules = ("DI-HAGAL-50",)

    def holds(self, g: Board, who: int, card: int) -> bool:
        mine = g.owned(who, SPICE_MUST_FLOW_KIND)
        return all(mine > g.owned(other, SPICE_MUST_FLOW_KIND) for other in g.opponents(who))


_INTRIGUE: Final = (
    IntrigueCard(
        "allied_armada", copies=1, modes=(Mode(COMBAT, (Gain(swords=7),), condition=Alliance(ANY), cost=Cost(spice=2)),)
    ),
    IntrigueCard("ambush", copies=2, modes=(Mode(COMBAT, (Gain(swords=4),)),)),
    # At the start of the turn: draw, then perhaps pass.
    IntrigueCard("bindu_suspension", copies=1, modes=(Mode(TURN_START, (Draw(1), MayPass())),)),
    IntrigueCard("bribery", copies=1, modes=(Mode(PLOT, (Influence(ANY),), cost=Cost(solari=2)),)),
    # A card of cost 3 or less, or for 2 spice one of 5 or less on top of the deck.
    IntrigueCard(
        "bypass_protocol",
        copies=1,
        modes=(
            Mode(PLOT, (AcquireFree(3),), condition=SomethingToAcquire(3)),
            Mode(PLOT, (AcquireFree(5, on_top=True),), condition=SomethingToAcquire(5), cost=Cost(spice=2)),
        ),
    ),
    IntrigueCard(
        "calculated_hire", copies=1, modes=(Mode(PLOT, (TakeMentat(),), condition=MentatAtHome(), cost=Cost(spice=1)),)
    ),
    IntrigueCard("charisma", copies=1, modes=(Mode(PLOT, (RevealPersuasion(2),)),), stays=2),
    IntrigueCard("choam_shares", copies=1, modes=(Mode(PLOT, (Gain(vp=1),), cost=Cost(solari=7)),)),
    # A point for two copies of The Spice Must Flow, another for more than anybody else.
    IntrigueCard(
        "corner_the_market",
        copies=1,
        modes=(Mode(ENDGAME, (If(OwnsSpice(), (Gain(vp=1),)), If(OwnsMostSpice(), (Gain(vp=1),)))),),
    ),
    IntrigueCard("councilors_dispensation", copies=1, modes=(Mode(PLOT, (Gain(spice=2),), condition=Councillor()),)),
    # When you win: 1 Influence, or 2 with one Faction for 2 spice.
    IntrigueCard(
        "demand_respect",
        copies=1,
        modes=(Mode(WON, (Influence(ANY),)), Mode(WON, (Influence(ANY, 2),), cost=Cost(spice=2))),
    ),
    IntrigueCard("dispatch_an_envoy", copies=2, modes=(Mode(BEFORE_CARD, (MoreIcons(FACTION_ICONS),)),)),
    # An opponent loses a troop of the Conflict and one of yours comes from the supply.
    IntrigueCard(
        "double_cross",
        copies=1,
        modes=(Mode(PLOT, (StrikeOpponent(), DeployFromSupply()), condition=EnemyInConflict(), cost=Cost(solari=1)),),
    ),
    IntrigueCard("favored_subject", copies=1, modes=(Mode(PLOT, (Influence(EMPEROR),)),)),
    IntrigueCard("guild_authorization", copies=1, modes=(Mode(PLOT, (Influence(GUILD),)),)),
    IntrigueCard("infiltrate", copies=1, modes=(Mode(BEFORE_CARD, (IgnoreEnemies(),)),)),
    IntrigueCard("know_their_ways", copies=1, modes=(Mode(PLOT, (Influence(FREMEN),)),)),
    IntrigueCard("master_tactician", copies=3, modes=(Mode(COMBAT, (Gain(swords=3),)), Mode(COMBAT, (Retreat(3),)))),
    # Three tracks at 3 or more: a point; all four: two.
    IntrigueCard(
        "plans_within_plans",
        copies=1,
        modes=(
            Mode(ENDGAME, (Gain(vp=1),), condition=Tracks(3, 3)),
            Mode(ENDGAME, (Gain(vp=2),), condition=Tracks(3, 4)),
        ),
    ),
    # Look at the top card of the deck, then draw it or trash it.
    IntrigueCard(
        "poison_snooper",
        copies=2,
        modes=(Mode(PLOT, (LookAtTop(), OneOf((Draw(1), TrashTop()))), condition=DeckNotEmpty()),),
    ),
    IntrigueCard("private_army", copies=2, modes=(Mode(COMBAT, (Gain(swords=5),), cost=Cost(spice=2)),)),
    IntrigueCard("rapid_mobilization", copies=1, modes=(Mode(PLOT, (Deploy(ALL),)),)),
    IntrigueCard("recruitment_mission", copies=1, modes=(Mode(PLOT, (RevealPersuasion(1),)),), stays=1, on_top=True),
    IntrigueCard("refocus", copies=1, modes=(Mode(PLOT, (Refocus(), Draw(1))),)),
    # 3 Solari for 3 troops, which on a Reveal turn may go straight to the Conflict.
    IntrigueCard(
        "reinforcements",
        copies=1,
        modes=(Mode(PLOT, (If(OnRevealTurn(), (Recruit(3, to_conflict=True),), (Recruit(3),)),), cost=Cost(solari=3)),),
    ),
    IntrigueCard("secret_of_the_sisterhood", copies=1, modes=(Mode(PLOT, (Influence(BENE_GESSERIT),)),)),
    # Three troops of the Conflict for a Victory Point.
    IntrigueCard("staged_incident", copies=1, modes=(Mode(COMBAT, (Gain(vp=1),), cost=Cost(troops=3)),)),
    IntrigueCard("the_sleeper_must_awaken", copies=1, modes=(Mode(PLOT, (Gain(vp=1),), cost=Cost(spice=4)),)),
    IntrigueCard("tiebreaker", copies=1, modes=(Mode(COMBAT, (Gain(swords=2),)), Mode(ENDGAME, (Gain(spice=10),)))),
    IntrigueCard("to_the_victor", copies=1, modes=(Mode(WON, (Gain(spice=3),)),)),
    IntrigueCard("urgent_mission", copies=1, modes=(Mode(PLOT, (RecallAgent(),), condition=AgentOnBoard()),)),
    IntrigueCard("water_of_life", copies=1, modes=(Mode(PLOT, (Draw(3),), cost=Cost(water=1, spice=1)),)),
    IntrigueCard("water_peddlers_union", copies=1, modes=(Mode(PLOT, (Gain(water=1),)),)),
    IntrigueCard("windfall", copies=1, modes=(Mode(PLOT, (Gain(solari=2),)),)),
)
INTRIGUE: Final = corrected(__name__, "intrigue", _INTRIGUE)
