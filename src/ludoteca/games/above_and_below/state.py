"""What lies on the table: the villages, the reputation board, the rows and piles, the open book."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludoteca.games.above_and_below.content.board import DEPTHS, FIRST_VILLAGER, SURFACE
from ludoteca.games.above_and_below.content.buildings import (
    GOOD_ON,
    STARS,
)
from ludoteca.games.above_and_below.content.goods import CIDER, ITEMS, NOTHING
from ludoteca.games.above_and_below.content.villagers import BAD_REPUTATION, BIT, PILE
from ludoteca.games.above_and_below.reader import BY_THE_BOOK, NOBODY_HAS_READ, Reader
from ludoteca.games.above_and_below.scoring import totals
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import Cards, Random, Result, Seat, State, bits_of, rule

UNRESOLVED: Final = -1
FAILED: Final = 0
"""How an encounter stands: not yet decided, failed, passed `WITHOUT_DICE`; else the explore number reached."""


@dataclass(kw_only=True)
class AboveAndBelow(State):
    """The table. Piles have their top card last."""

    cards: Cards
    villages: list[Village]
    supply: list[int]
    """Goods, potions and ciders of the supply, by item."""
    bank: int
    """Coins of the supply; below zero when more were needed than the box holds (R-27)."""
    house_pile: list[int]
    outpost_pile: list[int]
    cave_pile: list[int]
    villager_pile: list[int]
    house_row: list[int] = field(default_factory=list)
    outpost_row: list[int] = field(default_factory=list)
    key_row: tuple[int, ...] = ()
    star_row: tuple[int, ...] = tuple(STARS)
    villager_row: list[int] = field(default_factory=list)
    """The villager on each of the five spaces, or NOTHING."""
    specials: int = 0
    """Special villagers that nobody has met yet."""
    cider: int = 0
    """Ciders on the reputation board: one, or none."""
    round: int = 1
    first: Seat = 0
    """Who has the first-player card."""
    passed: int = 0
    offer_limit: int = 3

    # What the player of this turn has used up.
    row_swapped: bool = False
    circle_changed: bool = False
    offers: tuple[int, ...] = ()
    """Offers made this turn to each seat."""

    # The action and the encounter. The book stays open at the last paragraph until the next one is read.
    party: int = 0
    """Villagers who are about to act, or stand on the cave card."""
    sent: int = 0
    """The party as it was sent into the cave."""
    cave: int = NOTHING
    """The cave card being explored."""
    explorer: Seat = NOTHING
    """Who reads, or read, the open paragraph."""
    paragraph: int = 0
    choice: int = NOTHING
    """The choice picked in this paragraph."""
    dice: dict[int, int] = field(default_factory=dict)
    """The roll of each villager."""
    lanterns: int = 0
    reached: int = UNRESOLVED
    unread: bool = False
    """At a table somebody imagines: nobody has looked up what the book gives and takes."""

    # Coins and tokens change hands only here, so that nothing is lost.

    def earn(self, seat: Seat, coins: int) -> None:
        """From the supply, which is not limited (R-27)."""
        self.bank -= coins
        self.villages[seat].coins += coins

    def pay(self, seat: Seat, coins: int) -> None:
        self.bank += coins
        self.villages[seat].coins -= coins

    @rule("R-21")
    def gain(self, seat: Seat, item: int, count: int) -> None:
        """Take items from the supply, as far as there are any."""
        count = min(count, self.supply[item])
        self.supply[item] -= count
        self.villages[seat].items[item] += count
        if count:
            self.tell("gained", seat=seat, what=ITEMS[item], count=count)

    @rule("R-31", "R-21")
    def lose(self, seat: Seat, item: int, count: int) -> None:
        """Give items back to the supply, as far as there are any."""
        village = self.villages[seat]
        count = min(count, village.items[item])
        self.supply[item] += count
        self.remove(village, item, count)
        if count:
            self.tell("lost", seat=seat, what=ITEMS[item], count=count)

    @rule("R-20")
    def remove(self, village: Village, item: int, count: int) -> None:
        """Items leave a village; the last one of its kind leaves the sale circle too."""
        village.items[item] -= count
        if not village.items[item] and village.sale == item:
            village.sale = NOTHING

    @rule("AB-REP-02", "R-16")
    def esteem(self, seat: Seat, reputation: int) -> None:
        """Gaining moves the cube down, losing up, not beyond the ends."""
        village = self.villages[seat]
        before = village.reputation
        village.reputation = max(SURFACE, min(DEPTHS, before + reputation))
        moved = village.reputation - before
        if moved:
            self.tell("rose" if moved > 0 else "fell", seat=seat, count=abs(moved))

    @rule("AB-ICON-05", "AB-ICON-20", "AB-SPECIAL-02", "R-15")
    def join(self, seat: Seat, villager: int, *, ready: bool = False) -> None:
        """A villager enters a village; the restless one costs reputation."""
        village = self.villages[seat]
        if ready:
            village.ready |= BIT[villager]
        else:
            village.exhausted |= BIT[villager]
        if BAD_REPUTATION & BIT[villager]:
            self.esteem(seat, -1)

    @property
    def reader(self) -> Reader:
        """Who reads the book at this table."""
        return NOBODY_HAS_READ if self.unread else BY_THE_BOOK

    def around(self, seat: Seat) -> list[Seat]:
        """All seats clockwise, from this one."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    # What the kernel asks.

    @rule("AB-EXPLORE-06")
    def hide(self, seat: Seat) -> None:
        """Rewards stay in the book until they are earned: a view cannot tell the book from an imagined one."""
        super().hide(seat)
        self.unread = False

    def deal(self, seat: Seat, rng: Random) -> None:
        super().deal(seat, rng)
        self.unread = True

    @rule("AB-END-07", "R-24")
    def outcome(self) -> Result:
        """Most points; a tie goes to most coins, then to most buildings; then the victory is shared."""
        coins = [village.coins for village in self.villages]
        buildings = [village.built.bit_count() for village in self.villages]
        return Result.of(totals(self.villages), coins, buildings)

    def census(self) -> dict[str, object]:
        """Every token, coin, villager and card, wherever it lies."""
        tokens = self.supply[:]
        tokens[CIDER] += self.cider
        face = self.cards.face
        built = []
        villagers = bits_of(self.party | self.specials) + [v for v in self.villager_row if v != NOTHING]
        villagers += [face[card] - FIRST_VILLAGER + PILE.start for card in self.villager_pile]
        caves = self.cave_pile if self.cave == NOTHING else [*self.cave_pile, self.cave]
        for village in self.villages:
            for item, count in enumerate(village.items):
                tokens[item] += count
            for good, count in enumerate(village.placed):
                tokens[good] += count
            for building in bits_of(village.one) + bits_of(village.two):
                tokens[GOOD_ON[building]] += 1
            built += bits_of(village.built)
            villagers += bits_of(village.ready) + bits_of(village.exhausted) + bits_of(village.injured)
            caves = [*caves, *village.caves]
        rows_and_piles = self.house_row + self.house_pile + self.outpost_row + self.outpost_pile
        return {
            "tokens": tokens,
            "coins": self.bank + sum(village.coins for village in self.villages),
            "villagers": sorted(villagers),
            "buildings": sorted([*(face[card] for card in rows_and_piles), *self.key_row, *self.star_row, *built]),
            "caves": sorted(caves),
        }
