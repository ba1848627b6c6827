"""The 50 Investigation tiles: 30 location tiles and 20 items.

The total and the effects are the rulebook's; the split, the copies and which tile carries which symbol are
reconstructed (R-32), and so are the numbers on the tiles that give "1 or 2 pages" (R-33) and the machines on
the three tiles that give a ride (R-19).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ludoteca.games.zero11.content.city import AIRSHIP, CIMITERO, MOLE, MONORAIL, MUSEO, OBELISCO, TEMPIO, TRAIN
from ludoteca.games.zero11.content.effects import (
    Draw,
    Effect,
    Look,
    MysticClue,
    Nothing,
    Pages,
    Passage,
    Ride,
    Swap,
    Time,
    Walk,
)
from ludoteca.games.zero11.content.sources import RECONSTRUCTED, RULEBOOK
from ludoteca.kernel import corrected, rule


@dataclass(frozen=True)
class Tile:
    """One Investigation tile."""

    key: str
    building: int = -1
    """The Mystic Building of a location tile; -1 for an item."""
    effect: Effect | None = None
    """What an item does; nothing for a location tile."""
    time: int = 0
    """Time Points to be paid before the effect."""
    clue: int = 0
    """Clues to be discarded before the effect."""
    organ: bool = False
    """Shows the Organ: it may be discarded for the place of the Organ (O11-ORGAN-04), and means nothing else."""
    wolf: int = 0
    """Marks of the Wolf: they count when somebody declares to be Fenrir (O11-WIN-05), and mean nothing else."""
    source: str = RECONSTRUCTED
    """Of the symbol and the copies; the effects are printed."""
    rule: str = ""
    """The sentence that says what it is for."""


@rule("R-32")
def _locations(key: str, building: int) -> tuple[Tile, ...]:
    """Six tiles of each building: one with the Organ, one with a Mark of the Wolf, four plain."""
    plain = Tile(key, building, rule="O11-LOC-09")
    return (replace(plain, organ=True), replace(plain, wolf=1), *[plain] * 4)


_ITEMS: Final = (
    # Gain the 1 or 2 pages printed on the tile.
    Tile("deggial", effect=Pages(1), organ=True, rule="O11-ITEM-04"),
    Tile("lemuria", effect=Pages(2), rule="O11-ITEM-04"),
    Tile("nifelheim", effect=Pages(1), rule="O11-ITEM-04"),
    Tile("sitra_ahra", effect=Pages(2), rule="O11-ITEM-04"),
    Tile("to_mega_therion", effect=Pages(2), rule="O11-ITEM-04"),
    Tile("feuer_overture", effect=Pages(1), rule="O11-ITEM-04"),
    Tile("prometheus", effect=Pages(1), wolf=1, rule="O11-ITEM-04"),
    # One free ride on one of the machines shown.
    Tile("adulruna", effect=Ride((TRAIN, MONORAIL)), rule="O11-ITEM-05"),
    Tile("arrow_sun", effect=Ride((MONORAIL, AIRSHIP)), rule="O11-ITEM-05"),
    Tile("perennial_sophia", effect=Ride((TRAIN, AIRSHIP)), rule="O11-ITEM-05"),
    # Place 1 clue on any empty Mystic Building.
    Tile("mystic_clue", effect=MysticClue(), organ=True, rule="O11-ITEM-06"),
    # Gain 1 time.
    Tile("stolen_minute", effect=Time(1), wolf=1, rule="O11-ITEM-07"),
    # Discard one clue to gain 3 time.
    Tile("barter", effect=Time(3), clue=1, rule="O11-ITEM-08"),
    # One free Examine.
    Tile("furtive_glance", effect=Look(1), organ=True, rule="O11-ITEM-09"),
    # Pay 2 time to move the active character 3 spaces.
    Tile("hurried_steps", effect=Walk(3), time=2, wolf=1, rule="O11-ITEM-10"),
    # Pay 2 time to gain 4 pages.
    Tile("inspiration", effect=Pages(4), time=2, rule="O11-ITEM-11"),
    # Pay 2 time to draw 3 Investigation tiles.
    Tile("archive", effect=Draw(3), time=2, rule="O11-ITEM-12"),
    # No effect; 2 Marks of the Wolf.
    Tile("fenrir_stones", effect=Nothing(), wolf=2, source=RULEBOOK, rule="O11-ITEM-13"),
    # Move any one character to any empty Mystic Building.
    Tile("mystic_passage", effect=Passage(), rule="O11-ITEM-14"),
    # Swap two character miniatures anywhere on the board.
    Tile("trading_places", effect=Swap(), rule="O11-ITEM-15"),
)

_TILES: Final = (
    *_locations("cimitero", CIMITERO),
    *_locations("obelisco", OBELISCO),
    *_locations("mole", MOLE),
    *_locations("museo", MUSEO),
    *_locations("tempio", TEMPIO),
    *_ITEMS,
)
TILES: Final = corrected(__name__, "tile", _TILES)
ITEMS: Final = TILES[-len(_ITEMS) :]
STONES: Final = next(face for face, tile in enumerate(TILES) if tile.key == "fenrir_stones")

# Tiles that look the same are picked as one thing: what a pick or an event names is a kind.
KINDS: Final = tuple(dict.fromkeys(TILES))
KIND: Final = tuple(KINDS.index(tile) for tile in TILES)
FIRST_ITEM: Final = len(KINDS) - len(ITEMS)


def kind_of(key: str, symbol: str = "") -> int:
    """The kind with this name; among location tiles the plain one, or the one with the symbol `organ` or `wolf`."""
    wanted = {"": (False, 0), "organ": (True, 0), "wolf": (False, 1)}[symbol]
    alike = [kind for kind, tile in enumerate(KINDS) if tile.key == key]
    return next(k for k in alike if len(alike) == 1 or (KINDS[k].organ, KINDS[k].wolf) == wanted)
