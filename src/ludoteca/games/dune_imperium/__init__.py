"""Dune: Imperium: send Agents with cards, reveal the rest for Persuasion and swords, and win Conflicts on Arrakis."""

from ludoteca.games.dune_imperium.content import ACTIONS, VERBS
from ludoteca.games.dune_imperium.content.hagal import LEVELS
from ludoteca.games.dune_imperium.former import FORMER
from ludoteca.games.dune_imperium.names import NAMES
from ludoteca.games.dune_imperium.rules import setup
from ludoteca.kernel import Game, Variant

GAME = Game(
    code="dune_imperium",
    package=__name__,
    version="3",
    seats=(1, 2, 3, 4),
    variants=(
        Variant("leaders", ("choose", "random", "beginner"), default="choose", rule="DI-SETUP-06"),
        Variant("houses", ("any", "distinct"), default="any", rule="DI-SETUP-06"),
        Variant("difficulty", tuple(level.id for level in LEVELS), default="mercenary", rule="DI-HAGAL-42"),
    ),
    bound=4000,
    setup=setup,
    actions=ACTIONS,
    verbs=VERBS,
    names=NAMES,
    former=FORMER,
)
