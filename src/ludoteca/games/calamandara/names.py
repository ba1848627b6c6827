"""What the things of Calamandara are called in keys: `use:ecos`, `lay:pegada`, `go:j9`, `face:north`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.content.chart import CELLS, FENDA, SIZE, place_of
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_CARDS, SYMBOL_NAMES
from ludoteca.kernel import slugs

COLUMNS: Final = "abcdefghijklmnopq"


def _cell(cell: int) -> str:
    """Columns are letters from the west, rows are numbers from the south, as on a chess board."""
    x, y = place_of(cell)
    return "fenda" if cell == FENDA else f"{COLUMNS[x]}{SIZE - y}" if x < SIZE and y < SIZE else f"beyond_{cell}"


_SYMBOLS: Final = ("none", *SYMBOL_NAMES[1:])
NAMES: Final = {
    "memory": slugs(SLUGS),
    "symbol": slugs(_SYMBOLS),
    "lower": slugs(_SYMBOLS),
    "cell": tuple(map(_cell, range(CELLS))),
    "facing": ("north", "east", "south", "west"),
    "symbol_card": slugs("_".join(_SYMBOLS[symbol] for symbol in card) for card in SYMBOL_CARDS),
}
