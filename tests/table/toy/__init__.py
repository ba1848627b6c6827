"""A toy for testing the table: secret cards, a question out of turn, a page that claims only some options."""

from ludoteca.kernel import Game, Variant
from tests.table.toy.content import VERBS
from tests.table.toy.rules import ACTIONS, setup

GAME = Game(
    code="toy",
    package=__name__,
    version="1",
    seats=(2, 3, 4),
    setup=setup,
    actions=ACTIONS,
    verbs=VERBS,
    bound=200,
    variants=(Variant("length", ("short", "long"), default="short", rule="TOY-02"),),
)
