"""Roam: put explorers on the map in the patterns of your characters; wake the lost ones under the lands you fill."""

from ludoteca.games.roam.content import ACTIONS, VERBS
from ludoteca.games.roam.former import FORMER
from ludoteca.games.roam.names import NAMES
from ludoteca.games.roam.rules import setup
from ludoteca.kernel import Game, Variant

GAME = Game(
    code="roam",
    package=__name__,
    version="2",
    seats=(2, 3, 4),
    variants=(
        Variant("mode", ("basic", "full"), default="basic", rule="ROAM-SETUP-11"),
        Variant("outpost", ("no", "yes"), default="no", rule="ROAM-VAR-01"),
        Variant("stacking", ("no", "yes"), default="no", rule="ROAM-VAR-03"),
        Variant("claimed_card_facing", ("seat", "as_on_map"), default="seat", rule="R-1"),
        Variant("artifact_points", ("yes", "no"), default="yes", rule="R-2"),
        Variant("edges", ("default", "chosen"), default="default", rule="ROAM-SETUP-06"),
        Variant("first_player", ("random", "seat_0"), default="random", rule="R-18"),
    ),
    bound=5000,
    setup=setup,
    actions=ACTIONS,
    verbs=VERBS,
    names=NAMES,
    former=FORMER,
)
