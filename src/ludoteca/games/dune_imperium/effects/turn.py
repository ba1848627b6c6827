"""Agents, the Mentat, the Council, control, harvests, and what changes the rules of one turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import Condition, Effect
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.kernel import ELSEWHERE, Choice, Numbered, Option, Reason, option, rule

NAME: Final = Numbered("name")
RECALL: Final = Numbered("recall")
PASS: Final = option("pass")
STAY: Final = option("stay")


class AtOnce(Effect):
    """Effects without anything to decide."""

    @property
    def at_once(self) -> bool:
        return True


@dataclass(frozen=True)
class Harvest(AtOnce):
    """Gain the space's own spice and all bonus spice lying there."""

    rule = "DI-AGENT-20"
    rules = ("DI-ICON-13", "DI-CLAR-13", "R-20")
    base: int
    maker: int

    def happen(self, g: Board, who: int, card: int) -> None:
        harvest(g, who, self.base, self.maker, 0)


@rule("DI-AGENT-20", "DI-MAKER-02", "R-20")
def harvest(g: Board, who: int, base: int, maker: int, less: int) -> None:
    """The doubling is of the space's own spice only; the bonus is taken whole."""
    spice = max(0, base * g.turn.harvest + g.bonus[maker] - less)
    g.bonus[maker] = 0
    g.players[who].spice += spice
    g.tell("harvested", seat=who, amount=spice)


@dataclass(frozen=True)
class DoubleHarvest(AtOnce):
    """The space's own spice counts twice this turn."""

    rule = "DI-CLAR-13"

    def happen(self, g: Board, who: int, card: int) -> None:
        g.turn.harvest = 2


@dataclass(frozen=True)
class StrongInfluence(AtOnce):
    """The Influence of the Faction space visited this turn is two instead of one."""

    rule = "R-43"

    def happen(self, g: Board, who: int, card: int) -> None:
        g.turn.influence = 2


@dataclass(frozen=True)
class TakeSeat(AtOnce):
    """A seat in the High Council: two Persuasion on each of your Reveal turns from now on."""

    rule = "DI-SPACE-09"
    rules = ("DI-REVEAL-14",)

    def happen(self, g: Board, who: int, card: int) -> None:
        g.players[who].council = True
        g.tell("seated", seat=who)


@dataclass(frozen=True)
class Oratory(AtOnce):
    """One Persuasion at your Reveal turn if your Agent still stands here: counted then, so nothing happens now."""

    rule = "DI-SPACE-13"
    rules = ("R-15",)

    def happen(self, g: Board, who: int, card: int) -> None:
        return


@dataclass(frozen=True)
class TakeMentat(AtOnce):
    """Take the Mentat as one more Agent for this round, if it lies at its place."""

    rule = "DI-ICON-17"
    rules = ("DI-SPACE-10", "DI-CLAR-04", "R-16")

    def ready(self, g: Board, who: int, card: int) -> bool:
        return g.mentat == NONE

    def happen(self, g: Board, who: int, card: int) -> None:
        if g.mentat == NONE:
            g.mentat = who
            g.players[who].agents += 1
            g.tell("mentat", seat=who)


@dataclass(frozen=True)
class KeepMentat(AtOnce):
    """The Mentat, from wherever it is, serves you in the next round."""

    rule = "R-33"
    rules = ("DI-CLAR-26", "DI-ICON-17")

    def happen(self, g: Board, who: int, card: int) -> None:
        g.mentat_next = who
        g.tell("mentat_next", seat=who)


@dataclass(frozen=True)
class MentatAtHome(Condition):
    """The Mentat lies at its place."""

    rule = "DI-CLAR-04"
    rules = ("R-49",)

    def holds(self, g: Board, who: int, card: int) -> bool:
        return g.mentat == NONE


@dataclass(frozen=True)
class GainSwordmaster(AtOnce):
    """Your third Agent, for the rest of the game and already this round."""

    rule = "DI-ICON-03"
    rules = ("DI-SPACE-12",)

    def happen(self, g: Board, who: int, card: int) -> None:
        player = g.players[who]
        player.swordmaster = True
        player.agents += 1
        g.tell("swordmaster", seat=who)


@dataclass(frozen=True)
class Control(AtOnce):
    """Your Control marker replaces any other on that space. House Hagal of two players only removes what lies there."""

    rule = "DI-CONTROL-01"
    rules = ("DI-HAGAL-22",)
    place: int

    def happen(self, g: Board, who: int, card: int) -> None:
        holder = g.control[self.place]
        if g.players[who].collects:
            g.control[self.place] = who
            g.tell("controls", seat=who, flag=self.place)
        elif holder != NONE:
            g.control[self.place] = NONE
            g.tell("uncontrolled", seat=who, victim=holder, flag=self.place)


@dataclass(frozen=True)
class CloseSpace(Effect):
    """Name a space: until your next turn begins your opponents cannot send Agents there."""

    rule = "DI-CLAR-01"
    rules = ("R-12",)

    def happen(self, g: Board, who: int, card: int) -> None:
        g.then(NameSpace(who))


@dataclass(frozen=True)
class NameSpace(Choice):
    """Any space may be named, an occupied one too."""

    rule = "R-12"
    rules = ("DI-CLAR-01",)

    def options(self, g: Board) -> Sequence[Option]:
        return [NAME[space] for space in range(g.spaces)]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        return None if pick.verb == "name" else ELSEWHERE

    def take(self, g: Board, pick: Option) -> None:
        space = pick.number
        g.players[self.seat].voice = space
        g.tell("closed", seat=self.seat, space=space)


@dataclass(frozen=True)
class RecallAgent(Effect):
    """One of your Agents returns from the board to your Leader and may be used again this round."""

    rule = "DI-ICON-06"
    rules = ("R-17",)

    def happen(self, g: Board, who: int, card: int) -> None:
        g.then(ChooseRecall(who))


@dataclass(frozen=True)
class ChooseRecall(Choice):
    """Any of your Agents on the board, the Mentat too."""

    rule = "R-17"
    rules = ("R-46",)

    def options(self, g: Board) -> Sequence[Option]:
        return [RECALL[space] for space in sorted(set(g.players[self.seat].places))]

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "recall":
            return ELSEWHERE
        mine = pick.number in g.players[self.seat].places
        return None if mine else Reason("R-17", "no-agent-there", space=pick.number)

    def take(self, g: Board, pick: Option) -> None:
        player = g.players[self.seat]
        player.places.remove(pick.number)
        player.agents += 1
        g.tell("recalled", seat=self.seat, space=pick.args[0])


@dataclass(frozen=True)
class AgentOnBoard(Condition):
    """You have an Agent on the board."""

    rule = "R-49"

    def holds(self, g: Board, who: int, card: int) -> bool:
        return bool(g.players[who].places)


@dataclass(frozen=True)
class MayPass(Effect):
    """You may end your turn with neither an Agent nor a Reveal."""

    rule = "DI-CLAR-10"
    rules = ("R-18",)

    def happen(self, g: Board, who: int, card: int) -> None:
        g.then(PassOrStay(who))


@dataclass(frozen=True)
class PassOrStay(Choice):
    """After the draw you choose to pass this turn or to go on with it."""

    rule = "R-18"
    rules = ("DI-CLAR-10",)

    def options(self, g: Board) -> Sequence[Option]:
        return PASS_OR_STAY

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        return None if pick in PASS_OR_STAY else ELSEWHERE

    def take(self, g: Board, pick: Option) -> None:
        g.turn.passed = pick is PASS


PASS_OR_STAY: Final = (PASS, STAY)


@dataclass(frozen=True)
class MoreIcons(Effect):
    """The card you play this turn has these Agent icons too, even if it has none of its own."""

    rule = "R-19"
    icons: int

    def happen(self, g: Board, who: int, card: int) -> None:
        g.turn.icons |= self.icons


@dataclass(frozen=True)
class IgnoreEnemies(Effect):
    """Enemy Agents do not occupy spaces for the Agent you send this turn."""

    rule = "R-14"

    def happen(self, g: Board, who: int, card: int) -> None:
        g.turn.unhindered = True


@dataclass(frozen=True)
class RevealPersuasion(AtOnce):
    """Persuasion for this round's Reveal turn: counted when it begins, or now if it has begun."""

    rule = "DI-INTRIGUE-09"
    rules = ("R-27", "DI-CLAR-21")
    amount: int

    def happen(self, g: Board, who: int, card: int) -> None:
        if g.revealing(who):
            g.players[who].persuasion += self.amount
