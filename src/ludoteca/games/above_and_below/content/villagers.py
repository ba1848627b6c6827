"""The 36 villagers: 4 sets of 3 starting ones, 18 of the pile, 6 special ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludoteca.games.above_and_below.content.goods import PUBLIC, RECONSTRUCTED, RULEBOOK
from ludoteca.kernel import corrected, rule


@dataclass(frozen=True)
class Villager:
    """A token. `lanterns` are steps of (roll at least, lanterns); the color of a starting one is its number // 3."""

    name: str
    lanterns: tuple[tuple[int, int], ...]
    source: str
    hammer: bool = False
    quill: bool = False
    hammer_plus: bool = False
    quill_plus: bool = False
    bad_reputation: bool = False
    cave_cat_roll: bool = False
    own_bed: bool = False
    no_cider_or_potion: bool = False


_EACH: Final = (
    Villager("builder", ((1, 1), (4, 2)), hammer=True, source=RECONSTRUCTED),
    Villager("trainer", ((1, 1), (4, 2)), quill=True, source=PUBLIC),
    Villager("explorer", ((1, 1), (3, 2)), source=RULEBOOK),
)
"""The three that everybody begins with."""
_VILLAGERS: Final = (
    *(_EACH * 4),
    Villager("v01", ((1, 1), (4, 2)), quill=True, source=PUBLIC),
    Villager("v02", ((1, 1), (4, 2)), quill=True, source=PUBLIC),
    Villager("v03", ((1, 1), (3, 2)), quill=True, source=RECONSTRUCTED),
    Villager("v04", ((2, 1),), quill_plus=True, source=RECONSTRUCTED),
    Villager("v05", ((2, 1), (4, 2), (6, 3)), quill=True, source=RECONSTRUCTED),
    Villager("v06", ((1, 1), (4, 2)), hammer=True, source=RECONSTRUCTED),
    Villager("v07", ((1, 1), (4, 2)), hammer=True, source=RECONSTRUCTED),
    Villager("v08", ((1, 1), (3, 2)), hammer=True, source=RECONSTRUCTED),
    Villager("v09", ((2, 1),), hammer_plus=True, source=RECONSTRUCTED),
    Villager("v10", ((2, 1), (4, 2), (6, 3)), hammer=True, source=RECONSTRUCTED),
    Villager("v11", ((1, 1), (5, 2)), hammer=True, quill=True, source=RECONSTRUCTED),
    Villager("v12", ((1, 1), (5, 2)), hammer=True, quill=True, source=RECONSTRUCTED),
    Villager("v13", ((1, 1), (2, 2), (5, 3)), source=RECONSTRUCTED),
    Villager("v14", ((1, 1), (3, 2), (5, 3)), source=RECONSTRUCTED),
    Villager("v15", ((1, 1), (3, 2), (6, 3)), source=RECONSTRUCTED),
    Villager("v16", ((1, 2), (5, 3)), source=RECONSTRUCTED),
    Villager("v17", ((1, 2),), source=RECONSTRUCTED),
    Villager("v18", ((3, 2), (5, 4)), source=RECONSTRUCTED),
    Villager("liquid_woman", ((1, 2), (4, 3)), bad_reputation=True, source=RECONSTRUCTED),
    Villager("glogo", ((1, 1), (3, 2)), hammer_plus=True, source=RECONSTRUCTED),
    Villager("cave_cat", ((1, 2), (4, 3)), cave_cat_roll=True, source=RECONSTRUCTED),
    Villager("cave_cat", ((1, 2), (4, 3)), cave_cat_roll=True, source=RECONSTRUCTED),
    Villager(
        "mechanical_man", ((1, 1), (2, 2)), hammer=True, own_bed=True, no_cider_or_potion=True, source=RECONSTRUCTED
    ),
    Villager(
        "mechanical_man", ((1, 1), (2, 2)), hammer=True, own_bed=True, no_cider_or_potion=True, source=RECONSTRUCTED
    ),
)
VILLAGERS: Final = corrected(__name__, "villager", _VILLAGERS)
BUILDER: Final = 0
TRAINER: Final = 1
EXPLORER: Final = 2
PILE: Final = range(12, 30)
SPECIAL: Final = range(30, 36)
SPECIALS: Final = {
    name: tuple(v for v in SPECIAL if VILLAGERS[v].name == name)
    for name in sorted({VILLAGERS[v].name for v in SPECIAL})
}
BIT: Final = tuple(1 << number for number in range(68))


def mask(has: Callable[[Villager], bool]) -> int:
    """The villagers with this symbol, one bit each."""
    return sum(BIT[number] for number, villager in enumerate(VILLAGERS) if has(villager))


@rule("AB-EXPLORE-08", "AB-ICON-16")
def lanterns(villager: Villager, roll: int) -> int:
    """A villager gives the lanterns of the best step its roll reaches; the steps are not added."""
    return max((count for least, count in villager.lanterns if roll >= least), default=0)


HAMMER: Final = mask(lambda v: v.hammer or v.hammer_plus)
HAMMER_PLUS: Final = mask(lambda v: v.hammer_plus)
QUILL: Final = mask(lambda v: v.quill or v.quill_plus)
QUILL_PLUS: Final = mask(lambda v: v.quill_plus)
BAD_REPUTATION: Final = mask(lambda v: v.bad_reputation)
CAVE_CAT: Final = mask(lambda v: v.cave_cat_roll)
OWN_BED: Final = mask(lambda v: v.own_bed)
NO_CIDER_OR_POTION: Final = mask(lambda v: v.no_cider_or_potion)
LANTERNS: Final = tuple(tuple(lanterns(villager, roll) for roll in range(7)) for villager in VILLAGERS)
"""LANTERNS[villager][roll]; nobody rolls 0."""
