"""Who sits at the table and what lies before them: players, Rivals of the solo game, House Hagal of two players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from ludoteca.games.dune_imperium.icons import NONE, TROOPS
from ludoteca.kernel import Component, rule


@dataclass(kw_only=True)
class Player(Component):
    """One House's side of the table."""

    rival: ClassVar = False
    """House Hagal's cards move it instead of somebody's hand."""
    collects: ClassVar = True
    """It takes resources, rewards, Control markers and Victory Points."""
    own_agents: ClassVar = 2

    leader: int = NONE
    vp: int = 0
    solari: int = 0
    spice: int = 0
    water: int = 0
    influence: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    supply: int = TROOPS
    garrison: int = 0
    conflict: int = 0
    """Troops in the Conflict."""
    swords: int = 0
    persuasion: int = 0
    swayed: int = 0
    """All Persuasion of this round's Reveal turn, spent or not, for everybody to read until the next round."""
    agents: int = 0
    """Agents on the Leader."""
    places: list[int] = field(default_factory=list)
    """The spaces where this player's Agents stand."""
    swordmaster: bool = False
    council: bool = False
    revealed: bool = False
    """Whether this round's Reveal turn has begun."""
    voice: int = NONE
    """The space closed to the opponents until this player's next turn."""
    movers: int = 0
    """Owned cards that can move an Agent which is on the board already; everybody saw them acquired."""
    deck: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    """In play from Agent turns."""
    shown: list[int] = field(default_factory=list)
    """In play from the Reveal turn."""
    aside: list[int] = field(default_factory=list)
    """Set aside from the Imperium Row for this player alone."""
    intrigue: list[int] = field(default_factory=list)
    posted: list[int] = field(default_factory=list)
    """Intrigue cards lying face up until the Reveal turn is over."""
    tokens: list[int] = field(default_factory=list)
    """The Baron's two tokens."""

    @property
    @rule("DI-REVEAL-06", "DI-REVEAL-07", "DI-COMBAT-03", "R-28")
    def strength(self) -> int:
        """Two for each troop in the Conflict and one for each sword; without troops nothing."""
        return 2 * self.conflict + self.swords if self.conflict else 0


@dataclass(kw_only=True)
class Rival(Player):
    """A House of the solo game, with a Leader of whom only the signet ability counts; it has no hand and takes no
    Reveal turns.
    """

    rule = "DI-HAGAL-40"
    rival: ClassVar = True


@dataclass(kw_only=True)
class HouseHagal(Rival):
    """The third House of two players: it stands in the way, fights, and collects nothing."""

    rule = "DI-HAGAL-22"
    rules = ("DI-HAGAL-20",)
    collects: ClassVar = False
    own_agents: ClassVar = 3


@dataclass(kw_only=True)
class Turn(Component):
    """What this turn has changed so far; a new turn starts from here."""

    recruited: int = 0
    deployed: int = 0
    """Troops deployed by the rule of combat spaces."""
    moved: int = 0
    """Troops that entered the Conflict this turn, from anywhere."""
    combat: bool = False
    """The Agent of this turn stands on a combat space."""
    deployable: bool = False
    """Something has happened since the last deployment, so another may be wanted: the turn does not end by itself."""
    icons: int = 0
    unhindered: bool = False
    influence: int = 1
    harvest: int = 1
    discount: int = 0
    passed: bool = False
