"""Above and Below: a village above ground, caves below, and a book of encounters. See rules.en.md for the ledger."""

from ludoteca.games.above_and_below.content import ACTIONS, VERBS
from ludoteca.games.above_and_below.former import FORMER
from ludoteca.games.above_and_below.names import NAMES
from ludoteca.games.above_and_below.rules import setup
from ludoteca.kernel import Game, Variant

GAME = Game(
    code="above_and_below",
    package=__name__,
    version="2",
    seats=(2, 3, 4),
    variants=(
        Variant("offers", ("1", "3", "6"), default="3", rule="R-25"),
        Variant("first_player", ("random", "seat_0"), default="random", rule="AB-SETUP-13", formerly="seat_0"),
    ),
    bound=3000,
    setup=setup,
    actions=ACTIONS,
    verbs=VERBS,
    names=NAMES,
    former=FORMER,
)
