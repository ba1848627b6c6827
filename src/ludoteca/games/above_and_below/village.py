"""A player's village: villagers, buildings, caves, goods and tokens."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludoteca.games.above_and_below.content.board import INCOME
from ludoteca.games.above_and_below.content.buildings import (
    BUILDINGS,
    OUTPOST_MASK,
    TAKES,
    WITH_BEDS,
    WITH_INCOME,
    WITH_REROLL,
)
from ludoteca.games.above_and_below.content.goods import CIDER, GOODS, ITEMS, NOTHING, POTION
from ludoteca.kernel import Component, bits_of, rule


@dataclass(kw_only=True)
class Village(Component):
    """A player's board, buildings and caves. Villagers and buildings are bits of a mask, by number."""

    coins: int
    ready: int
    exhausted: int
    built: int
    injured: int = 0
    items: list[int] = field(default_factory=lambda: [0] * len(ITEMS))
    """The own supply: goods, potions, ciders."""
    sale: int = NOTHING
    """The item on the sale circle. It is one of `items` until it is sold (R-20)."""
    track: tuple[int, ...] = ()
    """The kinds of goods on the progress track, from the left."""
    placed: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    """How many of each kind lie on the track."""
    one: int = 0
    """Buildings on which a good lies."""
    two: int = 0
    """Buildings on which a second good lies."""
    caves: tuple[int, ...] = ()
    """Cave cards; an outpost lies on each of the first ones."""
    reputation: int = 0

    @property
    @rule("R-19")
    def villagers(self) -> int:
        """All of them, special ones included, in whatever area."""
        return self.ready | self.exhausted | self.injured

    @property
    def empty_caves(self) -> int:
        """Cave cards on which no outpost lies."""
        return len(self.caves) - (self.built & OUTPOST_MASK).bit_count()

    @property
    def harvest(self) -> int:
        """Goods that lie on the buildings."""
        return self.one.bit_count() + self.two.bit_count()

    @property
    @rule("AB-ICON-08", "R-14")
    def purse(self) -> int:
        """Coins, and the tokens that this village may spend as coins."""
        coins = self.coins
        potions, ciders = self.items[POTION], self.items[CIDER]
        if potions and self.built & TAKES[POTION]:
            coins += potions
        if ciders and self.built & TAKES[CIDER]:
            coins += ciders
        return coins

    @property
    @rule("AB-ICON-04")
    def beds(self) -> int:
        return sum(BUILDINGS[building].beds for building in bits_of(self.built & WITH_BEDS))

    @property
    @rule("AB-ICON-07")
    def rerolls(self) -> int:
        """Each symbol allows one die per encounter to be rolled again."""
        rerolling = self.built & WITH_REROLL
        return sum(BUILDINGS[building].reroll for building in bits_of(rerolling)) if rerolling else 0

    @rule("AB-ROUND-09", "AB-TRACK-06", "AB-TRACK-08")
    def income(self) -> int:
        """The number of the rightmost occupied space of the track, 4 without any, and what buildings add."""
        coins = INCOME[len(self.track)]
        return coins + self.extra_income() if self.built & WITH_INCOME else coins

    @rule("AB-ROUND-10", "AB-ICON-11", "AB-ICON-24")
    def extra_income(self) -> int:
        """What buildings add: a coin each, or one for each good of some kinds on the track."""
        coins = 0
        for building in bits_of(self.built & WITH_INCOME):
            card = BUILDINGS[building]
            coins += card.income + sum(self.placed[good] for good in card.income_per)
        return coins

    @rule("AB-BUILD-01", "AB-TRAIN-01")
    def exhaust(self, villager: int) -> None:
        """A ready villager has worked and becomes exhausted."""
        self.ready ^= villager
        self.exhausted |= villager

    @rule("AB-END-06", "R-20", "R-37")
    def has(self, item: int) -> int:
        """How many are in the own supply or on the own track; what lies on buildings does not count."""
        return self.items[item] + (self.placed[item] if item < len(GOODS) else 0)
