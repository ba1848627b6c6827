"""The guided first game: three in the night of eleven hours."""

from ludoteca.games.zero11.rules.actions import Boost, Examine
from ludoteca.games.zero11.rules.auction import OpenAuction, OpeningBid, Raise
from ludoteca.games.zero11.rules.characters import ChooseCharacter, UseAbility
from ludoteca.games.zero11.rules.clues import DropClue, LiftClue, PlaceClue, TakeClue
from ludoteca.games.zero11.rules.effects import TakeFreeAction
from ludoteca.games.zero11.rules.gears import FinishTurn, Move, PushGear
from ludoteca.games.zero11.rules.location import PlaceLocation
from ludoteca.games.zero11.rules.walking import FreeRide, Stroll
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import Guide, Lesson, Seat, option


def _later(g: Zero11, _: Seat) -> bool:
    """Powers are kept for later: in the first Hour there is enough to learn."""
    return g.hour > 1


GUIDE = Guide(
    seats=3,
    seed=9,
    lessons=(
        Lesson(name="goal", points=("div.own",), asks=(OpenAuction, OpeningBid, Raise), teaches=("position",)),
        Lesson(name="auction", points=("section.order",), asks=(OpenAuction, OpeningBid, Raise), done=("bid", "pass")),
        Lesson(name="clue", points=("svg.city",), asks=(PlaceClue,), done=("clue",)),
        Lesson(name="character", points=("div.chart",), asks=(ChooseCharacter,), done=("choose",)),
        Lesson(
            name="ability",
            points=("article.active",),
            asks=(UseAbility, TakeFreeAction),
            done=("ability", "free"),
            teaches=("copy", "free", "second", "mover", "recover", "who", "with", "to", "bonus", "gift", "keep"),
            tries=(option("ability"),),
        ),
        Lesson(name="gears", points=("section.pushes",), asks=(PushGear,), done=("push",)),
        Lesson(name="move", points=("g.active",), asks=(Move,), done=("walk", "ride", "taxi", "stop")),
        Lesson(
            name="stroll",
            points=("g.active",),
            asks=(Stroll, FreeRide, Move),
            done=("walk", "ride", "stop"),
        ),
        Lesson(
            name="action",
            points=("section.players",),
            asks=(Examine, Boost, LiftClue, DropClue, TakeClue),
            teaches=("examine", "unknown", "boost", "lift", "drop", "take", "leave"),
        ),
        Lesson(
            name="again",
            points=("article.event",),
            asks=(OpenAuction, OpeningBid, Raise),
            done=("bid", "pass"),
            after="gears",
        ),
        Lesson(
            name="cards",
            points=("section.hand",),
            asks=(UseAbility, PushGear, Move, FinishTurn),
            done=("power", "item"),
            teaches=("finish",),
            when=_later,
        ),
        Lesson(
            name="notes",
            points=("details.notebook",),
            asks=(ChooseCharacter,),
            done=("choose",),
            teaches=("reveal",),
            after="gears",
        ),
        Lesson(
            name="location",
            points=("g.compass",),
            asks=(PlaceLocation,),
            done=("place", "decline"),
            teaches=("organ", "displace"),
        ),
        Lesson(name="end", points=("p.goal",), asks=(ChooseCharacter,), teaches=("declare", "name", "discard")),
    ),
)
