"""What an owner of Calamandara may correct: how many of each memory card, the faces of the symbol cards, the depot."""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.content import memory, symbols
from ludoteca.kernel.kinds import Checked, Fixed, Named, Number, Several
from ludoteca.kernel.printed import RECONSTRUCTED, RULEBOOK, Figure, Printed, Table, figures

SYMBOL: Final = Named(symbols.SYMBOL_NAMES[1:], first=1)


def _different(face: tuple[int, ...]) -> str:
    return "" if len(set(face)) == len(face) else "must show four different symbols"


def _sure(card: memory.MemoryCard) -> str:
    """Quantities were matched from detached lists of the rulebook; not all of them for sure."""
    return RULEBOOK if card.sure == "H" else RECONSTRUCTED


def complaint() -> str:
    """The deck holds as many memory cards as the rulebook counts."""
    together = sum(card.copies for card in memory.MEMORIES)
    if together != memory.MEMORY_COUNT:
        return f"the memory cards must be {memory.MEMORY_COUNT} together, not {together}"
    return ""


FACE: Final = Checked(Several(SYMBOL, least=4, most=4), _different)
PRINTED = Printed(
    (
        Table("memory", memory.MEMORIES, {"copies": Number(1, 9), "linked": Fixed()}, _sure, word="memory"),
        figures(
            Figure("depot", symbols.DEPOT[1:], Several(Number(1, 12), least=9, most=9), RULEBOOK),
            *(
                Figure(f"symbol_card_{n:02}", face, FACE, RECONSTRUCTED)
                for n, face in enumerate(symbols.SYMBOL_CARDS, 1)
            ),
            Figure("memories_in_a_hand", memory.HAND, Fixed(), RULEBOOK),
            Figure("memories_in_reserve", memory.RESERVED, Fixed(), RULEBOOK),
            Figure("symbols_in_reserve", symbols.RESERVE_SPACES, Fixed(), RULEBOOK),
        ),
    ),
    complaint,
)
