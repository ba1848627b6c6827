"""011: eleven Hours, eight characters and three gears; find the Chosen One, the song and the Organ before Ragnarök."""

from ludoteca.games.zero11.content import VERBS
from ludoteca.games.zero11.former import FORMER
from ludoteca.games.zero11.names import NAMES
from ludoteca.games.zero11.picks import ACTIONS
from ludoteca.games.zero11.rules import setup
from ludoteca.kernel import Game, Variant

GAME = Game(
    code="zero11",
    package=__name__,
    version="3",
    seats=(3, 4, 5, 6),
    variants=(
        Variant("mesh_mode", ("uniform", "opposed_arrows"), default="uniform", rule="R-5"),
        Variant("gear_start", ("fixed", "random"), default="fixed", rule="R-6"),
        Variant("lewis_event", ("ability_and_mover", "block_only"), default="ability_and_mover", rule="R-12"),
        Variant("examine_split", ("yes", "no"), default="yes", rule="R-14"),
        Variant("max_bid", ("time_minus_one", "time"), default="time_minus_one", rule="R-3"),
        Variant("win_at_zero", ("no", "yes"), default="no", rule="R-25"),
        Variant("unknown_deck", ("face_down", "face_up"), default="face_down", rule="O11-CLAR-06"),
    ),
    bound=6000,
    setup=setup,
    actions=ACTIONS,
    verbs=VERBS,
    names=NAMES,
    former=FORMER,
)
