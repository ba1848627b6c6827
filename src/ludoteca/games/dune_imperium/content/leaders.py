"""The eight Leaders: the left ability as data or as a small class beside the Leader, the signet ability as effects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.acquire import Manipulate
from ludoteca.games.dune_imperium.effects.base import Effect, happen
from ludoteca.games.dune_imperium.effects.cards import Draw, draw
from ludoteca.games.dune_imperium.effects.choices import Alliance, Arrow, If
from ludoteca.games.dune_imperium.effects.gains import Cost, Gain
from ludoteca.games.dune_imperium.effects.influence import Influence, raise_influence
from ludoteca.games.dune_imperium.effects.intrigue import DrawIntrigue
from ludoteca.games.dune_imperium.effects.troops import Recruit
from ludoteca.games.dune_imperium.effects.turn import Harvest, TakeSeat, harvest
from ludoteca.games.dune_imperium.icons import ANY, CITY, LANDSRAAD, MASTERSTROKE, icons
from ludoteca.kernel import corrected


@dataclass(frozen=True)
class Leader:
    """A Leader whose left ability changes nothing, and what the others change."""

    rule: ClassVar[str] = "DI-LEADER-01"
    rules: ClassVar[tuple[str, ...]] = ("DI-SETUP-06",)
    id: str
    house: str
    complexity: int
    signet: Effect
    start: Gain | None = None
    discount: int = 0
    """Solari less for Landsraad spaces."""
    ignores: int = 0
    """Icons of the spaces where enemy Agents do not stand in the way."""
    foresight: bool = False
    """Knows the top card of the own deck."""
    secretive: bool = False
    """Chooses two Factions in secret before the first round."""
    rival: bool = True
    """May lead a Rival of the solo game."""
    on_payment: Effect | None = None
    """Gained whenever Solari is paid as the cost of a space."""

    def instead(self, effect: Effect) -> Effect:
        """What a printed effect is for this Leader."""
        return effect

    def deployed(self, g: Board, who: int) -> None:
        """Troops have just entered the Conflict during this Leader's own turn."""


@dataclass(frozen=True)
class AddictedHarvest(Effect):
    """One spice less than the harvest would give, and a card."""

    rule = "DI-LEADER-06"
    rules = ("R-20",)
    base: int
    maker: int

    def happen(self, g: Board, who: int, card: int) -> None:
        harvest(g, who, self.base, self.maker, 1)
        draw(g, who, 1)


@dataclass(frozen=True)
class Ariana(Leader):
    """Whenever she harvests she gets one spice less and draws a card."""

    rule = "DI-LEADER-06"

    def instead(self, effect: Effect) -> Effect:
        return AddictedHarvest(effect.base, effect.maker) if isinstance(effect, Harvest) else effect


@dataclass(frozen=True)
class SeatWithConnections(Effect):
    """The seat, and one Influence of choice."""

    rule = "DI-LEADER-07"

    def happen(self, g: Board, who: int, card: int) -> None:
        happen(g, who, (TakeSeat(), Influence(ANY)), card)


@dataclass(frozen=True)
class Memnon(Leader):
    """Taking a High Council seat gives him one Influence of choice."""

    rule = "DI-LEADER-07"

    def instead(self, effect: Effect) -> Effect:
        return SeatWithConnections() if isinstance(effect, TakeSeat) else effect


@dataclass(frozen=True)
class Baron(Leader):
    """When he deploys four or more troops in one of his turns he shows his two tokens and gains those Influences,
    once a game.
    """

    rule = "DI-LEADER-04"
    rules = ("DI-CLAR-03", "R-22")

    def deployed(self, g: Board, who: int) -> None:
        tokens = g.players[who].tokens
        if g.turn.moved < MASTERSTROKE or not tokens or g.tokens.sees(tokens[0], g.seats):
            return
        g.tokens.show_all(tokens)
        g.tell("masterstroke", seat=who)
        for token in tokens:
            raise_influence(g, who, g.tokens.face[token], 1)


_LEADERS: Final = (
    # Looks at the top card of his deck; signet: draw a card.
    Leader("paul_atreides", house="atreides", complexity=1, signet=Draw(1), foresight=True, rival=False),
    # Landsraad spaces cost 1 Solari less; signet: 1 spice for Influence where an opponent has more.
    Leader(
        "duke_leto_atreides",
        house="atreides",
        complexity=2,
        signet=Arrow(Cost(spice=1), (Influence(ANY, 1, trailing=True),)),
        discount=1,
    ),
    # Masterstroke; signet: 1 Solari for an Intrigue card.
    Baron(
        "baron_vladimir_harkonnen",
        house="harkonnen",
        complexity=3,
        signet=Arrow(Cost(solari=1), (DrawIntrigue(1),)),
        secretive=True,
    ),
    # Starts richer; signet: a troop, or two with an Alliance.
    Leader(
        "glossu_rabban",
        house="harkonnen",
        complexity=1,
        signet=If(Alliance(ANY), (Recruit(2),), (Recruit(1),)),
        start=Gain(spice=1, solari=1),
    ),
    # Harvests less but draws; signet: 1 water.
    Ariana("countess_ariana_thorvald", house="thorvald", complexity=3, signet=Gain(water=1)),
    # Influence with a council seat; signet: 1 spice.
    Memnon("earl_memnon_thorvald", house="thorvald", complexity=1, signet=Gain(spice=1)),
    # A card whenever he pays Solari for a space; signet: 1 Solari.
    Leader("count_ilban_richese", house="richese", complexity=1, signet=Gain(solari=1), on_payment=Draw(1)),
    # Enemy Agents do not block Landsraad and City spaces; signet: sets a card of the row aside for herself.
    Leader(
        "helena_richese",
        house="richese",
        complexity=2,
        signet=Manipulate(),
        ignores=icons(LANDSRAAD, CITY),
        rival=False,
    ),
)
LEADERS: Final = corrected(__name__, "leader", _LEADERS)

BEGINNERS: Final = tuple(number for number, leader in enumerate(LEADERS) if leader.complexity == 1)
