"""The 28 memory cards and how many copies of each lie in the box.

The quantities were matched from detached lists of the rulebook (R-46), the types mostly inferred (R-47). Names and
effects are messages in text/cards.*.ftl.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.kernel import corrected

Memory = int
"""One of the 28 memory cards, by its number in `MEMORIES`."""


@dataclass(frozen=True)
class MemoryCard:
    """A memory card as printed: `linked` (vinculado) cards need the action they name, the others any moment."""

    slug: str
    copies: int
    linked: bool = False
    sure: str = "M"
    """How sure the quantity is: high, medium, low."""


_MEMORIES: Final = (
    MemoryCard("ecos", 3, linked=True, sure="H"),  # take an attack used against you and use it yourself
    MemoryCard("erronia", 3, linked=True),  # a traveller does not play his turn
    MemoryCard("dominio", 4, linked=True),  # copy another traveller's card in use
    MemoryCard("elmo", 2, linked=True),  # annul a card, or impede an insertion
    MemoryCard("miragem", 3),  # draw up to a full hand
    MemoryCard("poco", 2, sure="L"),  # all hands pass one seat on
    MemoryCard("sopro", 2, linked=True, sure="L"),  # annul a card, give a Pegada away
    MemoryCard("dimensoes", 1, sure="L"),  # walk on another traveller's board
    MemoryCard("ruinas", 3),  # destroy up to two symbols
    MemoryCard("pesadelo", 3),  # swap one symbol of the reserves for two, or take one
    MemoryCard("terras", 4),  # acquire from anybody's symbol card
    MemoryCard("campos", 4, linked=True),  # no attack symbols this turn
    MemoryCard("pinturas", 2),  # symbol cards or whole symbol decks pass one seat on
    MemoryCard("oraculo", 3, linked=True),  # no reserving, no acquiring of memory cards this turn
    MemoryCard("delirio", 2, linked=True),  # impede a whole insertion
    MemoryCard("qhoz", 3, sure="H"),  # revive the top card of another discard
    MemoryCard("sombra", 3, sure="H"),  # eliminate a card of a hand or reserve
    MemoryCard("guardia", 3, linked=True),  # impede an acquisition of symbols
    MemoryCard("teoria", 2),  # insert a symbol that the board already shows
    MemoryCard("mentes", 3, linked=True),  # copy the symbols another acquires
    MemoryCard("laceracao", 2, sure="H"),  # relocate symbols
    MemoryCard("queda", 2, linked=True),  # repeat your turn
    MemoryCard("templo", 1),  # discard symbols of reserves
    MemoryCard("percepcao", 2),  # reveal reserved cards for good
    MemoryCard("lamentos", 2),  # move any token
    MemoryCard("gavoniano", 2, sure="H"),  # give one card and take two, or take one
    MemoryCard("monumento", 3, linked=True, sure="H"),  # impede a move
    MemoryCard("entropia", 3, sure="H"),  # insert symbols now
)
MEMORIES: Final = corrected(__name__, "memory", _MEMORIES)

(
    ECOS, ERRONIA, DOMINIO, ELMO, MIRAGEM, POCO, SOPRO, DIMENSOES, RUINAS, PESADELO, TERRAS, CAMPOS, PINTURAS, ORACULO,
    DELIRIO, QHOZ, SOMBRA, GUARDIA, TEORIA, MENTES, LACERACAO, QUEDA, TEMPLO, PERCEPCAO, LAMENTOS, GAVONIANO, MONUMENTO,
    ENTROPIA,
) = range(28)  # fmt: skip

LINKED: Final = tuple(card.linked for card in MEMORIES)
SLUGS: Final = tuple(card.slug for card in MEMORIES)
MEMORY_COUNT: Final = 72

UNTAKEABLE: Final = frozenset((ELMO, SOPRO, CAMPOS, QUEDA, DOMINIO))
"""Cards Ecos can never take (CAL-CARD-ECOS-06); what is no attack cannot be taken either."""

HAND: Final = 5
RESERVED: Final = 3
"""Limits of a hand and of the Reserva Final; in the Zona Final the hand too holds three."""

QUANTITIES: Final = {
    "table": tuple(card.copies for card in MEMORIES),
    # The other reading of the two lone labels of that page: one O Poço, two Dimensões.
    "alternative": tuple({POCO: 1, DIMENSOES: 2}.get(i, card.copies) for i, card in enumerate(MEMORIES)),
}


def faces(quantities: str) -> tuple[Memory, ...]:
    """Which memory card each of the 72 faces is."""
    return tuple(memory for memory, copies in enumerate(QUANTITIES[quantities]) for _ in range(copies))
