"""What lies on the table in Roam."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludoteca.games.roam.content import ARTIFACTS, CHARACTERS, LANDS, OUTPOST_POINTS, TILES_OF
from ludoteca.games.roam.geometry import SQUARES_OF, SYMBOLS
from ludoteca.kernel import Cards, Component, Result, Seat, State, bits_of, rule

NOBODY = -1
GAP = -1
"""A slot without a land: the pile had run out."""


@dataclass(kw_only=True)
class Explorer(Component):
    """One player's side of the table."""

    edge: int
    coins: int
    supply: int
    """Explore markers not on the map."""
    cards: tuple[int, ...]
    """The characters in this line, starting cards first."""
    facing: tuple[int, ...]
    """How many quarter turns each of them is turned."""
    up: int
    """The characters that are face up, as bits."""
    tiles: int = 0
    """The artifacts owned, as bits."""
    tiles_up: int = 0

    def tile(self, ability: int) -> int:
        """The bit of a face-up artifact with this ability, or 0."""
        ready = self.tiles_up & TILES_OF[ability]
        return ready & -ready

    @rule("ROAM-END-03")
    def points(self, artifacts: bool) -> int:
        """The points shown on the cards, and by R-2 on the artifacts."""
        tiles = sum(tile.points for i, tile in enumerate(ARTIFACTS) if self.tiles >> i & 1) if artifacts else 0
        return sum(CHARACTERS[c].points for c in self.cards) + tiles


@dataclass(kw_only=True)
class Roam(State):
    """The map, the piles and the players. Squares are bits of an int; see `geometry`."""

    explorers: list[Explorer]
    order: tuple[Seat, ...]
    """Seats in turn order; the first one holds the first player's aid."""

    ground: list[int]
    """For each seat the squares where its marker lies on the land itself."""
    upper: list[int]
    """For each seat the squares where its marker lies on another (Stacking only)."""

    lands: Cards
    """The terrain sides of the 43 cards, in the order of the pile."""
    lost: Cards
    """The character sides of the same cards."""
    slots: list[int]
    """The card in each slot of the map, or `GAP`."""
    laid: int
    """How many cards have left the pile; the next one is its top."""
    land: int
    """The squares covered by lands."""
    symbols: tuple[int, int, int]
    """The squares that show at least one, two, three coin symbols."""

    tiles: Cards
    row: tuple[int, ...]
    """The artifacts for sale."""
    drawn: int
    """How many artifacts have left their pile."""

    quiet: int = 0
    """Turns in a row in which nobody put a marker on the map (R-25)."""
    outpost: int = NOBODY
    """Who holds the Outpost card."""

    full_game: bool = False
    with_outpost: bool = False
    stacking: bool = False
    as_on_map: bool = False
    artifact_points: bool = True

    # What can be seen on the map.

    @property
    def taken(self) -> int:
        """The squares that hold at least one marker."""
        taken = 0
        for mask in self.ground:
            taken |= mask
        return taken

    @property
    @rule("ROAM-TURN-09", "ROAM-VAR-03")
    def full(self) -> int:
        """The squares that can hold no further marker: one is on each, with Stacking one upon another."""
        full = 0
        for mask in self.upper if self.stacking else self.ground:
            full |= mask
        return full

    def on_top(self, seat: Seat) -> int:
        """The squares whose topmost marker is this seat's."""
        if not self.stacking:
            return self.ground[seat]
        return self.upper[seat] | self.ground[seat] & ~self.full

    def count(self, seat: Seat, slot: int) -> int:
        """A seat's markers on a land."""
        squares = SQUARES_OF[slot]
        return (self.ground[seat] & squares).bit_count() + (self.upper[seat] & squares).bit_count()

    @rule("ROAM-TURN-13")
    def coins_on(self, squares: int) -> int:
        """Coin symbols on these squares."""
        one, two, three = self.symbols
        return (squares & one).bit_count() + (squares & two).bit_count() + (squares & three).bit_count()

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in clockwise order, beginning with this one."""
        at = self.order.index(seat)
        return self.order[at:] + self.order[:at]

    # What changes hands.

    def lay_land(self, slot: int) -> None:
        """The top card of the pile goes to this slot; what is under it shows its terrain side."""
        gone = ~SQUARES_OF[slot]
        one, two, three = self.symbols
        one, two, three = one & gone, two & gone, three & gone
        if self.laid < LANDS:
            self.slots[slot] = self.laid
            more = SYMBOLS[self.lands.face[self.laid]][slot]
            one, two, three = one | more[0], two | more[1], three | more[2]
            self.laid += 1
            self.show_top()
        else:
            self.slots[slot] = GAP
            self.land &= gone
        self.symbols = (one, two, three)

    def show_top(self) -> None:
        """The pile lies terrain side up (R-11)."""
        if self.laid < LANDS:
            self.lands.show(self.laid)

    def fill_row(self, size: int) -> None:
        """Turn up artifacts until the row is full again or the pile is empty."""
        while len(self.row) < size and self.drawn < len(ARTIFACTS):
            self.tiles.show(self.drawn)
            self.row += (self.tiles.face[self.drawn],)
            self.drawn += 1

    # What the kernel asks.

    def told(self, data: dict[str, Any]) -> dict[str, Any]:
        if "squares" in data:
            data["squares"] = tuple(bits_of(data["squares"]))
        return data

    @rule("ROAM-END-03", "ROAM-END-04", "ROAM-VAR-01")
    def outcome(self) -> Result:
        """Most points wins; a tie goes to most coins; what is still tied is shared."""
        return Result.of([self.score(seat) for seat in self.everyone], [e.coins for e in self.explorers])

    def score(self, seat: Seat) -> int:
        points = self.explorers[seat].points(self.full_game and self.artifact_points)
        return points + OUTPOST_POINTS * (self.outpost == seat)

    @rule("ROAM-SETUP-10")
    def census(self) -> dict[str, object]:
        """Everything but the coins is limited."""
        on_map = [self.ground[s].bit_count() + self.upper[s].bit_count() for s in self.everyone]
        owned = [c for e in self.explorers for c in e.cards]
        lying = [c for c in self.slots if c != GAP]
        tiles = [i for e in self.explorers for i in range(len(ARTIFACTS)) if e.tiles >> i & 1]
        return {
            "markers": [on_map[s] + self.explorers[s].supply for s in self.everyone],
            "cards": len(set(owned) - {LANDS, LANDS + 1, LANDS + 2}) + len(set(lying)) + LANDS - self.laid,
            "starting cards": sorted(c for c in owned if c >= LANDS),
            "artifacts": len({*tiles, *self.row}) + len(ARTIFACTS) - self.drawn,
            "one marker to a square": not _doubled(self.ground) and not _doubled(self.upper),
        }


def _doubled(masks: list[int]) -> bool:
    return sum(mask.bit_count() for mask in masks) != _union(masks).bit_count()


def _union(masks: list[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union
