"""What the things of Roam are called in keys: `use:c17`, `at:b3`, `claim:north_west`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.roam.content import ARTIFACTS, CHARACTERS, EDGE_NAMES
from ludoteca.kernel import slugs

COLUMNS: Final = "abcdef"
NAMES: Final = {
    "character": slugs(card.id for card in CHARACTERS),
    "artifact": slugs(tile.id for tile in ARTIFACTS),
    "square": tuple(f"{column}{row}" for row in range(1, 7) for column in COLUMNS),
    "slot": ("north_west", "north", "north_east", "south_west", "south", "south_east"),
    "edge": EDGE_NAMES,
}
