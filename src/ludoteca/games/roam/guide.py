"""The guided first game: the full game for two, from the first pattern to the last artifact."""

from ludoteca.games.roam.rules.artifacts import BuyArtifact
from ludoteca.games.roam.rules.claiming import Bid, ClaimNext
from ludoteca.games.roam.rules.placing import Extend, Place
from ludoteca.games.roam.rules.turn import AfterPlacing, UseCharacter
from ludoteca.kernel import Guide, Lesson

GUIDE = Guide(
    seats=2,
    seed=29,
    variants={"mode": "full", "first_player": "seat_0"},
    lessons=(
        Lesson(name="goal", asks=(UseCharacter,), done=("use",), points=(".chart",)),
        Lesson(name="place", asks=(Place,), done=("at",)),
        Lesson(name="face-down", asks=(UseCharacter,), done=("use",)),
        Lesson(name="land", asks=(Place,), done=("at",)),
        Lesson(name="rest", asks=(UseCharacter,), done=("use", "rest"), teaches=("rest",)),
        Lesson(
            name="skip", asks=(Place, Extend), done=("at",), teaches=("blank", "free", "blank_over", "free_over", "put")
        ),
        Lesson(name="auction", asks=(Bid, ClaimNext), done=("bid", "pass"), teaches=("claim",)),
        Lesson(name="found", asks=(UseCharacter,), done=("use",), teaches=("flip",)),
        Lesson(name="buy", asks=(BuyArtifact,), done=("buy",)),
        Lesson(
            name="artifact",
            asks=(UseCharacter, Place, Extend, AfterPlacing),
            teaches=("coin", "slide", "to", "rotate", "replace", "done"),
        ),
        Lesson(name="ahead", asks=(Place,), done=("at",)),
        Lesson(name="end", asks=(UseCharacter,)),
    ),
)
