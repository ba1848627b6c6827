"""The nine symbols, the depot of a traveller and the 36 symbol cards."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import figure

RULEBOOK: Final = "rulebook"
RECONSTRUCTED: Final = "reconstructed"

Kind = int
"""A kind of symbol, 1 to 9; 0 is no symbol."""

PEGADA: Final = 1
FOGO: Final = 2
MONTANHA: Final = 3
CACHOEIRA: Final = 4
CAVERNA: Final = 5
TORRE: Final = 6
ESPELHO: Final = 7
ASA: Final = 8
ESTRELA: Final = 9

SYMBOLS: Final = range(1, 10)
SYMBOL_NAMES: Final = (
    "", "pegada", "fogo", "montanha", "cachoeira", "caverna", "torre", "espelho", "asa", "estrela",
)  # fmt: skip

DEPOT: Final = (0, *figure(__name__, "depot", (9, 6, 5, 3, 3, 3, 3, 3, 2)))
"""The printed quantities of one traveller's depot, by kind: 37 symbols (CAL-COMP-02)."""

ATTACKING: Final = frozenset((ESPELHO, FOGO, ESTRELA, MONTANHA))
"""The four attack symbols (CAL-ATK-02)."""
TURNED: Final = frozenset((PEGADA, TORRE, ESPELHO, CAVERNA, ASA))
"""Symbols with a facing (CAL-SYM-GEN-02)."""
NOT_ON_FENDA: Final = frozenset((ASA, TORRE, CAVERNA))
"""Symbols that never lie on the Fenda Dimensional (CAL-FD-02)."""
SERVING: Final = NOT_ON_FENDA
"""They are the ones that serve a whole row, and of which a line holds no more than it may (R-21)."""
OWNED: Final = frozenset((CACHOEIRA, ESPELHO))
"""Symbols that belong to a traveller wherever they lie: to their owner, to who placed them."""
ANYWHERE: Final = frozenset((PEGADA, CACHOEIRA))
"""Symbols for which any empty space will do."""
WATERFALL_BECOMES: Final = (PEGADA, TORRE, MONTANHA)
"""What a Cachoeira may be turned into (CAL-SYM-CACHOEIRA-01)."""

RESERVE_SPACES: Final = 4
"""A Reserva de Símbolos holds four symbols (CAL-P1-03)."""

# The rulebook shows no face of a symbol card. These are ours: central and lower symbols follow the shares of the depot,
# the four symbols of a card differ, all 36 cards differ, and 34 of them can give a Pegada.
SYMBOL_CARDS_SOURCE: Final = RECONSTRUCTED
_FACES: Final = """
pegada fogo espelho asa          | pegada fogo caverna torre         | pegada fogo montanha asa
pegada fogo montanha cachoeira   | pegada fogo cachoeira caverna     | pegada fogo caverna espelho
pegada montanha torre asa        | pegada fogo torre asa             | pegada montanha cachoeira espelho
fogo pegada cachoeira torre      | fogo pegada asa estrela           | fogo pegada montanha estrela
fogo pegada caverna asa          | fogo pegada montanha cachoeira    | montanha pegada fogo estrela
montanha pegada fogo torre       | montanha pegada cachoeira espelho | montanha pegada espelho asa
montanha pegada torre espelho    | cachoeira fogo montanha torre     | cachoeira pegada torre estrela
cachoeira pegada fogo caverna    | caverna pegada montanha espelho   | caverna pegada fogo cachoeira
caverna pegada montanha torre    | torre pegada fogo montanha        | torre pegada montanha estrela
torre pegada fogo asa            | espelho pegada cachoeira caverna  | espelho pegada montanha caverna
espelho pegada montanha asa      | asa fogo montanha caverna         | asa pegada fogo montanha
asa pegada cachoeira estrela     | estrela pegada caverna espelho    | estrela pegada fogo espelho
"""


def _faces() -> tuple[tuple[Kind, ...], ...]:
    cards = [card.split() for line in _FACES.strip().splitlines() for card in line.split("|")]
    return tuple(tuple(SYMBOL_NAMES.index(name) for name in card) for card in cards)


SYMBOL_CARDS: Final = tuple(figure(__name__, f"symbol_card_{n:02}", face) for n, face in enumerate(_faces(), 1))
"""CS-01 to CS-36: the central symbol, then the three lower ones (CAL-P1-01)."""
