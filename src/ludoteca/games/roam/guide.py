"""The guided first game: the full game for two, from the first pattern to the last artifact."""

from ludoteca.games.roam.rules.artifacts import BuyArtifact
from ludoteca.games.roam.rules.claiming import Bid, ClaimNext
from ludoteca.games.roam.rules.placing import Extend, Place
from ludoteca.games.roam.rules.turn import AfterPlacing, UseCharacter
from ludoteca.games.roam.state import NOBODY, Roam
from ludoteca.kernel import Guide, Lesson, Seat, option

WARDEN = 44
BOTH_TREASURES = 21
"""D4: from here the Warden's pattern covers the two squares with three coins each, which lie side by side."""


def _some_sleep(g: Roam, seat: Seat) -> bool:
    explorer = g.explorers[seat]
    return explorer.up.bit_count() < len(explorer.cards)


def _has_found(g: Roam, seat: Seat) -> bool:
    return len(g.explorers[seat].cards) > 3


def _markers_lie(g: Roam, _: Seat) -> bool:
    return any(one != NOBODY for one in g.ground)


def _has_artifact(g: Roam, seat: Seat) -> bool:
    return bool(g.explorers[seat].tiles)


GUIDE = Guide(
    seats=2,
    seed=29,
    variants={"mode": "full", "first_player": "seat_0"},
    lessons=(
        Lesson(
            name="goal",
            points=("svg.map", "section.own div.party"),
            asks=(UseCharacter,),
            done=("use",),
            tries=(option("use", WARDEN),),
        ),
        Lesson(
            name="place",
            points=("article.using",),
            asks=(Place,),
            done=("at",),
            tries=(option("at", BOTH_TREASURES),),
        ),
        Lesson(name="buy", points=("div.sale",), asks=(BuyArtifact,), done=("buy",), warns=("pass",)),
        Lesson(
            name="face-down",
            points=("section.own article.down",),
            asks=(UseCharacter,),
            done=("use",),
            when=_some_sleep,
            warns=("rest",),
        ),
        Lesson(name="land", points=("svg.map",), asks=(Place,), done=("at",), when=_markers_lie),
        Lesson(
            name="rest",
            points=("section.own div.party",),
            asks=(UseCharacter,),
            done=("use", "rest"),
            teaches=("rest",),
            when=_some_sleep,
        ),
        Lesson(
            name="skip",
            points=("article.using",),
            asks=(Place, Extend),
            done=("at",),
            teaches=("blank", "free", "blank_over", "free_over", "put"),
            when=_markers_lie,
        ),
        Lesson(
            name="auction",
            points=("section.auction",),
            asks=(Bid, ClaimNext),
            done=("bid", "pass"),
            teaches=("claim",),
        ),
        Lesson(
            name="found",
            points=("section.own div.party",),
            asks=(UseCharacter,),
            done=("use",),
            teaches=("flip",),
            when=_has_found,
        ),
        Lesson(
            name="artifact",
            points=("section.own div.artifact",),
            asks=(UseCharacter, Place, Extend, AfterPlacing),
            teaches=("coin", "slide", "to", "rotate", "replace", "done"),
            when=_has_artifact,
        ),
        Lesson(name="ahead", points=("svg.map",), asks=(Place,), done=("at",), after="land"),
        Lesson(name="end", points=("div.explorers",), asks=(UseCharacter,)),
    ),
)
