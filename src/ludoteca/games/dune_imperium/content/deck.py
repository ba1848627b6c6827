"""Cards of the players' decks: what a card is, the ten everybody starts with, and the Reserve."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.acquire import FOLDSPACE, LIAISON, SPICE_MUST_FLOW
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.effects.cards import Draw, TrashSelf
from ludoteca.games.dune_imperium.effects.gains import Gain
from ludoteca.games.dune_imperium.icons import CITY, FACTION_ICONS, FREMEN, LANDSRAAD, NONE, SPICE_TRADE, icons
from ludoteca.kernel import corrected


@dataclass(frozen=True)
class DeckCard:
    """Name, Factions, Agent icons, Agent box, Reveal box, cost in Persuasion, acquire effect."""

    id: str
    _: KW_ONLY
    copies: int
    cost: int = 0
    factions: int = 0
    icons: int = 0
    agent: tuple[Effect, ...] = ()
    reveal: tuple[Effect, ...] = ()
    acquire: tuple[Effect, ...] = ()
    stack: int = NONE
    """Which Reserve stack it belongs to."""
    any_space: bool = False
    """It sends an Agent anywhere, whoever stands there, also one that is on the board already."""
    rule: str = "DI-ROUND-08"
    """The sentence of the ledger that says most about it."""

    def trashed(self, g: Board, who: int, card: int) -> None:
        """What happens when an effect trashes it."""


@dataclass(frozen=True)
class Signet(Effect):
    """Use your Leader's signet ability; whoever plays it finds the Leader's own effect here instead."""

    rule = "DI-ICON-05"


_STARTERS: Final = (
    DeckCard("convincing_argument", copies=2, reveal=(Gain(persuasion=2),)),
    DeckCard("dagger", copies=2, icons=icons(LANDSRAAD), reveal=(Gain(swords=1),)),
    DeckCard("diplomacy", copies=1, icons=FACTION_ICONS, reveal=(Gain(persuasion=1),)),
    DeckCard("dune_the_desert_planet", copies=2, icons=icons(SPICE_TRADE), reveal=(Gain(persuasion=1),)),
    DeckCard("reconnaissance", copies=1, icons=icons(CITY), reveal=(Gain(persuasion=1),)),
    # Sends an Agent to any Faction, then trashes itself.
    DeckCard("seek_allies", copies=1, icons=FACTION_ICONS, agent=(TrashSelf(),)),
    # The Leader's right-hand ability.
    DeckCard(
        "signet_ring",
        copies=1,
        icons=icons(LANDSRAAD, CITY, SPICE_TRADE),
        agent=(Signet(),),
        reveal=(Gain(persuasion=1),),
    ),
)

_RESERVE: Final = (
    DeckCard(
        "arrakis_liaison",
        copies=8,
        cost=2,
        factions=icons(FREMEN),
        icons=icons(LANDSRAAD, CITY),
        reveal=(Gain(persuasion=2),),
        stack=LIAISON,
    ),
    # A Victory Point when acquired.
    DeckCard(
        "the_spice_must_flow", copies=10, cost=9, reveal=(Gain(spice=1),), acquire=(Gain(vp=1),), stack=SPICE_MUST_FLOW
    ),
    # Goes anywhere, draws a card and returns to its stack; only the Foldspace icon brings it.
    DeckCard(
        "foldspace_card",
        copies=6,
        icons=FACTION_ICONS | icons(LANDSRAAD, CITY, SPICE_TRADE),
        agent=(Draw(1), TrashSelf()),
        stack=FOLDSPACE,
    ),
)
STARTERS: Final = corrected(__name__, "card", _STARTERS)
RESERVE: Final = corrected(__name__, "card", _RESERVE)
