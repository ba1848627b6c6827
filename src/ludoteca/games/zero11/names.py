"""What the things of 011 are called in keys: `choose:lilja`, `walk:x7y2`, `place:mole_organ:north`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.content.city import SLOTS, SPACES, place
from ludoteca.games.zero11.content.gears import ACTIONS, GEARS
from ludoteca.games.zero11.content.people import CHARACTERS, POWER_KEYS
from ludoteca.games.zero11.content.tiles import KINDS, Tile
from ludoteca.kernel import slugs


def _tile(tile: Tile) -> str:
    """Location tiles are told apart by their symbol."""
    symbol = " organ" if tile.organ else " wolf" if tile.wolf else ""
    return tile.key + (symbol if tile.building >= 0 else "")


NAMES: Final = {
    "character": slugs(person.key for person in CHARACTERS),
    "power": slugs(POWER_KEYS),
    "tile": slugs(map(_tile, KINDS)),
    "space": tuple(place(space) for space in range(SPACES)),
    "gear": slugs(GEARS),
    "action": slugs(ACTIONS),
    "slot": slugs(SLOTS),
}
