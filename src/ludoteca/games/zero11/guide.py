"""The guided first game: three in the night of eleven hours."""

from ludoteca.games.zero11.rules.actions import Boost, Examine
from ludoteca.games.zero11.rules.auction import OpenAuction, OpeningBid, Raise
from ludoteca.games.zero11.rules.characters import ChooseCharacter, UseAbility
from ludoteca.games.zero11.rules.clues import DropClue, LiftClue, PlaceClue, TakeClue
from ludoteca.games.zero11.rules.gears import FinishTurn, Move, PushGear
from ludoteca.games.zero11.rules.location import PlaceLocation
from ludoteca.games.zero11.rules.walking import FreeRide, Stroll
from ludoteca.kernel import Guide, Lesson, option

GUIDE = Guide(
    seats=3,
    seed=9,
    lessons=(
        Lesson(name="goal", asks=(OpenAuction, OpeningBid, Raise), teaches=("position",)),
        Lesson(name="auction", asks=(OpenAuction, OpeningBid, Raise), done=("bid", "pass")),
        Lesson(name="clue", asks=(PlaceClue,), done=("clue",)),
        Lesson(name="character", asks=(ChooseCharacter,), done=("choose",)),
        Lesson(
            name="ability",
            asks=(UseAbility,),
            done=("ability",),
            teaches=("copy", "free", "second", "mover", "recover", "who", "with", "to", "bonus", "gift", "keep"),
            tries=(option("ability"),),
        ),
        Lesson(name="gears", asks=(PushGear,), done=("push",)),
        Lesson(name="move", asks=(Move,), done=("walk", "ride", "taxi", "stop")),
        Lesson(name="stroll", asks=(Stroll, FreeRide, Move), done=("walk", "ride", "stop")),
        Lesson(
            name="action",
            asks=(Examine, Boost, LiftClue, DropClue, TakeClue),
            teaches=("examine", "unknown", "boost", "lift", "drop", "take", "leave"),
        ),
        Lesson(name="again", asks=(OpenAuction, OpeningBid, Raise), done=("bid", "pass"), after="gears"),
        Lesson(
            name="cards",
            asks=(UseAbility, PushGear, Move, FinishTurn),
            done=("power", "item"),
            teaches=("finish",),
        ),
        Lesson(name="notes", asks=(ChooseCharacter,), done=("choose",), teaches=("reveal",)),
        Lesson(
            name="location",
            asks=(PlaceLocation,),
            done=("place", "decline"),
            teaches=("organ", "displace"),
        ),
        Lesson(name="end", asks=(ChooseCharacter,), teaches=("declare", "name", "discard")),
    ),
)
