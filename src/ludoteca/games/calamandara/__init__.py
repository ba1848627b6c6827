"""Calamandara: build a path of Pegadas to the Fenda Dimensional, and answer what the others use against you."""

from ludoteca.games.calamandara.content import ACTIONS, VERBS
from ludoteca.games.calamandara.former import FORMER
from ludoteca.games.calamandara.names import NAMES
from ludoteca.games.calamandara.rules import setup
from ludoteca.kernel import Game, Variant

GAME = Game(
    code="calamandara",
    package=__name__,
    version="3",
    seats=(2, 3, 4),
    variants=(
        Variant("deck_mode", ("padrao", "sequencia", "triagem"), default="padrao", rule="CAL-MODE-01"),
        Variant("arm_zf_rows", ("2", "1"), default="2", rule="R-3"),
        Variant("espelho_mode", ("lasting", "on_placement"), default="lasting", rule="R-24"),
        Variant("asa_caverna_long", ("2", "1"), default="2", rule="R-18"),
        Variant("templo_to", ("owner_depot", "user_depot"), default="owner_depot", rule="R-36"),
        Variant("card_quantities", ("table", "alternative"), default="table", rule="R-46"),
        Variant("symbol_cards", ("reconstructed",), default="reconstructed", rule="CAL-COMP-01"),
        Variant("max_rounds", ("100", "50", "200", "none"), default="100", rule="R-79", endless=("none",)),
    ),
    bound=60_000,
    setup=setup,
    actions=ACTIONS,
    verbs=VERBS,
    names=NAMES,
    former=FORMER,
)
