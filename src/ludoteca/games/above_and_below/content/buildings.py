"""The 64 buildings that can be bought and the 4 starting houses. Names are text; every field is an icon."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludoteca.games.above_and_below.content.goods import (
    AMETHYST,
    CIDER,
    FISH,
    FRUIT,
    MUSHROOM,
    NOTHING,
    ORE,
    PAPER,
    POT,
    POTION,
    PUBLIC,
    RECONSTRUCTED,
    ROPE,
)
from ludoteca.games.above_and_below.content.villagers import BIT
from ludoteca.kernel import corrected

HOUSE: Final = "house"
OUTPOST: Final = "outpost"
KEY: Final = "key"
STAR: Final = "star"
STARTING: Final = "starting"

# What points may be printed for, besides the items (which are numbers).
VILLAGER: Final = 10
HOUSE_ANY: Final = 11
EMPTY_CAVE: Final = 12
THINGS: Final = {VILLAGER: "villager", HOUSE_ANY: "house", EMPTY_CAVE: "cave"}


@dataclass(frozen=True)
class Building:
    """A card, as printed."""

    name: str
    kind: str
    cost: int
    source: str
    vp: int = 0
    """Points at the end, besides 1 for being a building (AB-ICON-01)."""
    income: int = 0
    """Coins in every income step (AB-ICON-24)."""
    beds: int = 0
    """Villagers that rest in every rest step (AB-ICON-04)."""
    stock: int = NOTHING
    """Two goods of this kind lie on it when built, never again (AB-ICON-13)."""
    renew: int = NOTHING
    """One good of this kind lies on it when built, and again whenever a round ends and it is empty (AB-ICON-14)."""
    potion_now: int = 0
    """Potions when built (AB-ICON-22)."""
    potion_income: int = 0
    """Potions in every income step (AB-ICON-23)."""
    reputation_now: int = 0
    """Reputation when built (AB-ICON-10)."""
    reroll: int = 0
    """Dice that may be rolled again in an encounter (AB-ICON-07)."""
    coin_on_build: int = 0
    """Coins after building another card (AB-ICON-06)."""
    coin_on_explore: int = 0
    """Coins after a successful encounter (AB-ICON-09)."""
    trained_ready: bool = False
    """Newly trained villagers may enter the ready area (AB-ICON-05)."""
    pay_with: tuple[int, ...] = ()
    """These tokens may be spent as coins (AB-ICON-08)."""
    income_per: tuple[int, ...] = ()
    """1 coin in every income step for each of these goods on the own track (AB-ICON-11)."""
    vp_per: tuple[tuple[int, int], ...] = ()
    """Points at the end for each such thing (AB-ICON-12, 21, 26)."""


_BUILDINGS: Final = (
    # 25 houses: costs and benefits after a public transcription, names ours.
    Building("h01", HOUSE, 3, income=1, potion_now=1, source=PUBLIC),
    Building("h02", HOUSE, 3, income=1, vp=1, source=PUBLIC),
    Building("h03", HOUSE, 4, stock=FRUIT, source=PUBLIC),
    Building("h04", HOUSE, 4, stock=FRUIT, source=PUBLIC),
    Building("h05", HOUSE, 4, renew=FRUIT, source=PUBLIC),
    Building("h06", HOUSE, 4, renew=FRUIT, source=PUBLIC),
    Building("h07", HOUSE, 5, potion_now=1, beds=1, source=PUBLIC),
    Building("h08", HOUSE, 5, potion_now=1, beds=1, source=PUBLIC),
    Building("h09", HOUSE, 5, potion_now=1, beds=1, source=PUBLIC),
    Building("h10", HOUSE, 5, income=1, vp_per=((MUSHROOM, 1),), source=PUBLIC),
    Building("h11", HOUSE, 5, income=1, vp_per=((FISH, 1),), source=PUBLIC),
    Building("h12", HOUSE, 5, income=1, vp_per=((FISH, 1),), source=PUBLIC),
    Building("h13", HOUSE, 6, beds=1, vp=1, source=PUBLIC),
    Building("h14", HOUSE, 7, income=1, vp=4, source=PUBLIC),
    Building("h15", HOUSE, 7, stock=ROPE, source=PUBLIC),
    Building("h16", HOUSE, 7, beds=1, vp=2, source=PUBLIC),
    Building("h17", HOUSE, 7, beds=1, vp=2, source=PUBLIC),
    Building("h18", HOUSE, 8, stock=PAPER, source=PUBLIC),
    Building("h19", HOUSE, 8, stock=PAPER, source=PUBLIC),
    Building("h20", HOUSE, 9, beds=2, source=PUBLIC),
    Building("h21", HOUSE, 9, stock=POT, beds=1, source=PUBLIC),
    Building("h22", HOUSE, 9, stock=POT, beds=1, source=PUBLIC),
    Building("h23", HOUSE, 9, renew=ROPE, source=PUBLIC),
    Building("h24", HOUSE, 10, income=1, vp=3, beds=1, source=PUBLIC),
    Building("h25", HOUSE, 10, stock=PAPER, income=1, source=PUBLIC),
    # 24 outposts: they need an own empty cave (AB-BUILD-03).
    Building("o01", OUTPOST, 3, stock=MUSHROOM, source=RECONSTRUCTED),
    Building("o02", OUTPOST, 3, stock=MUSHROOM, source=RECONSTRUCTED),
    Building("o03", OUTPOST, 4, renew=MUSHROOM, source=RECONSTRUCTED),
    Building("o04", OUTPOST, 4, renew=MUSHROOM, source=RECONSTRUCTED),
    Building("o05", OUTPOST, 4, stock=MUSHROOM, vp=1, source=RECONSTRUCTED),
    Building("o06", OUTPOST, 4, stock=FISH, source=RECONSTRUCTED),
    Building("o07", OUTPOST, 4, stock=FISH, source=RECONSTRUCTED),
    Building("o08", OUTPOST, 5, renew=FISH, source=RECONSTRUCTED),
    Building("o09", OUTPOST, 5, renew=FISH, source=RECONSTRUCTED),
    Building("o10", OUTPOST, 6, stock=FISH, beds=1, source=RECONSTRUCTED),
    Building("o11", OUTPOST, 6, stock=ORE, source=RECONSTRUCTED),
    Building("o12", OUTPOST, 6, stock=ORE, source=RECONSTRUCTED),
    Building("o13", OUTPOST, 8, renew=ORE, source=RECONSTRUCTED),
    Building("o14", OUTPOST, 7, stock=AMETHYST, source=RECONSTRUCTED),
    Building("o15", OUTPOST, 7, stock=AMETHYST, source=RECONSTRUCTED),
    Building("o16", OUTPOST, 9, renew=AMETHYST, source=RECONSTRUCTED),
    Building("o17", OUTPOST, 5, potion_now=1, beds=1, source=RECONSTRUCTED),
    Building("o18", OUTPOST, 6, beds=1, vp=2, source=RECONSTRUCTED),
    Building("o19", OUTPOST, 8, beds=2, source=RECONSTRUCTED),
    Building("o20", OUTPOST, 4, income=1, potion_now=1, source=RECONSTRUCTED),
    Building("o21", OUTPOST, 6, income=1, reroll=1, vp=1, source=RECONSTRUCTED),
    Building("o22", OUTPOST, 6, reputation_now=1, vp=2, source=RECONSTRUCTED),
    Building("o23", OUTPOST, 6, potion_income=1, vp=2, source=RECONSTRUCTED),
    Building("o24", OUTPOST, 5, vp=2, vp_per=((EMPTY_CAVE, 1),), source=RECONSTRUCTED),
    # 9 key houses: every effect is an icon of the rulebook, costs and combinations are reconstructed.
    Building("k1", KEY, 6, trained_ready=True, beds=1, vp=1, source=RECONSTRUCTED),
    Building("k2", KEY, 5, coin_on_build=1, vp=2, source=RECONSTRUCTED),
    Building("k3", KEY, 5, reroll=2, vp=1, source=RECONSTRUCTED),
    Building("k4", KEY, 4, pay_with=(CIDER,), income=1, source=RECONSTRUCTED),
    Building("k5", KEY, 5, pay_with=(POTION,), potion_income=1, source=RECONSTRUCTED),
    Building("k6", KEY, 5, coin_on_explore=1, reroll=1, vp=1, source=RECONSTRUCTED),
    Building("k7", KEY, 7, income_per=(AMETHYST, ORE), vp=3, source=RECONSTRUCTED),
    Building("k8", KEY, 7, reputation_now=1, beds=1, vp=2, source=RECONSTRUCTED),
    Building("k9", KEY, 9, beds=2, potion_income=1, source=RECONSTRUCTED),
    # 6 star houses: the first two are the examples of card bonuses in the rulebook, the next two its icons.
    Building("s1", STAR, 11, vp=4, vp_per=((POTION, 2), (ORE, 2)), source=RECONSTRUCTED),
    Building("s2", STAR, 15, vp=3, vp_per=((HOUSE_ANY, 2),), source=RECONSTRUCTED),
    Building("s3", STAR, 13, vp_per=((VILLAGER, 2),), source=RECONSTRUCTED),
    Building("s4", STAR, 9, vp=3, vp_per=((EMPTY_CAVE, 1),), source=RECONSTRUCTED),
    Building("s5", STAR, 12, vp=4, vp_per=((AMETHYST, 2), (PAPER, 2)), source=RECONSTRUCTED),
    Building("s6", STAR, 15, vp=9, beds=2, source=RECONSTRUCTED),
    # 4 starting houses, one per color: three beds.
    Building("first_hut", STARTING, 0, beds=3, source=PUBLIC),
    Building("first_hut", STARTING, 0, beds=3, source=PUBLIC),
    Building("first_hut", STARTING, 0, beds=3, source=PUBLIC),
    Building("first_hut", STARTING, 0, beds=3, source=PUBLIC),
)
BUILDINGS: Final = corrected(__name__, "building", _BUILDINGS)
HOUSES: Final = range(25)
OUTPOSTS: Final = range(25, 49)
KEYS: Final = range(49, 58)
STARS: Final = range(58, 64)
STARTING_HOUSES: Final = range(64, 68)
FOR_SALE: Final = range(64)


def mask(has: Callable[[Building], object]) -> int:
    """The buildings with this icon, one bit each."""
    return sum(BIT[number] for number, building in enumerate(BUILDINGS) if has(building))


COST: Final = tuple(building.cost for building in BUILDINGS)
GOOD_ON: Final = tuple(max(building.stock, building.renew) for building in BUILDINGS)
"""The kind of good that lies on a building, or NOTHING."""
OUTPOST_MASK: Final = mask(lambda b: b.kind == OUTPOST)
HOUSE_MASK: Final = mask(lambda b: b.kind != OUTPOST)
RENEWING: Final = mask(lambda b: b.renew != NOTHING)
WITH_INCOME: Final = mask(lambda b: b.income or b.potion_income or b.income_per)
WITH_BEDS: Final = mask(lambda b: b.beds)
WITH_REROLL: Final = mask(lambda b: b.reroll)
WITH_COIN_ON_BUILD: Final = mask(lambda b: b.coin_on_build)
WITH_COIN_ON_EXPLORE: Final = mask(lambda b: b.coin_on_explore)
WITH_TRAINED_READY: Final = mask(lambda b: b.trained_ready)
TAKES: Final = {POTION: mask(lambda b: POTION in b.pay_with), CIDER: mask(lambda b: CIDER in b.pay_with)}
"""The buildings that let a token be spent as a coin."""
