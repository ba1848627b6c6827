"""What lies on the table of 011."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from ludoteca.games.zero11.content.city import ALL_BUILDINGS, AREA, Mask
from ludoteca.games.zero11.content.people import EVENTS, FENRIR, Event
from ludoteca.games.zero11.content.tiles import TILES
from ludoteca.kernel import Cards, Random, Result, Seat, State, rule

NOBODY: Final = -1
NOWHERE: Final = -1
FREE: Final = -1

MOST_TIME: Final = 45
HERO_PAGES: Final = 15
FENRIR_PAGES: Final = 12
MARKS: Final = 2
HOURS: Final = 11
TILES_KEPT: Final = 3


@rule("O11-LOC-03")
def common_area(buildings: tuple[int, ...]) -> Mask:
    """Each tile says that its building lies on that side of the Organ: the buildings where all of them are right."""
    mask = ALL_BUILDINGS
    for slot, building in enumerate(buildings):
        if building != FREE:
            mask &= AREA[slot][building]
    return mask


@dataclass(frozen=True)
class House:
    """Which way the table plays where the rulebook leaves it open."""

    opposed_arrows: bool = False
    random_start: bool = False
    block_only: bool = False
    split_examine: bool = True
    bid_all: bool = False
    win_at_zero: bool = False
    unknown_face_up: bool = False


@dataclass(kw_only=True)
class Zero11(State):
    """The board of Turin, the gears, and what the players hold."""

    house: House
    hour: int = 1

    # Cards and tiles: numbers whose faces lie in `people`, `tiles`, `events` and `roles`.
    people: Cards
    tiles: Cards
    events: Cards
    roles: Cards
    hands: list[list[int]]
    """For each seat its Character card(s) and unplayed Power cards: what others can examine."""
    chosen: int = 0
    """The card of the Chosen One."""
    unknown: list[int] = field(default_factory=list)
    face_up: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    """Played Power cards."""
    powers: list[int]
    """For each seat the kinds of Power card it still holds, as bits. Public, because each is played face up."""
    unseen: list[tuple[int, ...]]
    """For each seat and each hand, the Unknown deck last: how likely a card that lay there all the time has escaped its
    looks, in thousandths. Everybody can count that: how many cards are looked at is public."""
    lost: list[int]
    """For each seat the kinds it has played, as bits."""
    role: list[int]
    """For each seat its role card, or nothing before Hour V."""
    box: list[int] = field(default_factory=list)
    """Tiles that are not in the game."""
    deck: list[int] = field(default_factory=list)
    """Investigation tiles; the top is at the end."""
    racks: list[list[int]]
    """For each seat its Investigation tiles."""
    slots: list[int] = field(default_factory=lambda: [FREE] * 4)
    """Location tiles north, east, south and west of the Organ."""
    laid: int = FREE
    """The Item tile that is being carried out."""
    coming: list[int] = field(default_factory=list)
    """Event cards; the top is at the end."""
    event: int = NOBODY
    """The Event card of this Hour."""

    # Tracks.
    time: list[int]
    pages: list[int]
    clues: list[int]
    alive: int
    """The players still in the game, as bits."""
    before: list[int] = field(default_factory=list)
    """Last Hour's turn order: seats by position."""
    order: list[int] = field(default_factory=list)
    """This Hour's turn order, filled by the auctions."""

    # The auction under way.
    lot: int = FREE
    price: int = 0
    holder: int = NOBODY
    bidders: int = 0
    """Who has not passed, as bits."""

    # The city.
    where: list[int]
    """For each character the space of its miniature."""
    clued: Mask = 0
    """The spaces with a clue."""
    organ: int = NOWHERE
    gears: list[int] = field(default_factory=lambda: [0, 0, 0])
    chart: list[int] = field(default_factory=lambda: [NOBODY] * 8)
    """For each character who used it this Hour."""
    blocked: int = 0
    """Characters with the Blocked marker, as bits."""

    # The turn under way.
    active: int = NOBODY
    """The active character."""
    second: int = NOBODY
    """The second character of the lady and her shadow."""
    apart: list[int] = field(default_factory=list)
    """Cards the examiner has seen this turn, kept apart."""
    power_played: bool = False
    item_played: bool = False
    declared: bool = False
    """Whether the player has rightly named the Chosen One this turn."""
    alone: tuple[int, ...] = ()
    """Since the declaration: the spaces where the active character stood alone, the latest last."""
    reached: bool = False
    """Whether the declarer's character came to its goal by normal movement and still stands there."""
    winner: int = NOBODY

    # Questions everybody asks.

    @property
    def card(self) -> Event | None:
        """The event of this Hour."""
        return EVENTS[self.events.face[self.event]] if self.event >= 0 else None

    def plays(self, seat: Seat) -> bool:
        return bool(self.alive >> seat & 1)

    @property
    def players(self) -> list[Seat]:
        """Who has not been eliminated."""
        return [seat for seat in range(self.seats) if self.alive >> seat & 1]

    @rule("O11-FENRIR-03")
    def is_fenrir(self, seat: Seat) -> bool:
        """Whether this player has the Fenrir card, and with it the Fenrir goal.

        Asked of one's own seat, or of a face everybody knows; a role one cannot see counts as a Hero's."""
        card = self.role[seat]
        return card >= 0 and self.roles.face[card] == FENRIR

    @rule("O11-WIN-02", "O11-WIN-05", "O11-FENRIR-04")
    def pages_needed(self, seat: Seat) -> int:
        """A Hero needs 15 pages, with a Hero card or before there are any; Fenrir needs 12."""
        return FENRIR_PAGES if self.is_fenrir(seat) else HERO_PAGES

    def own_character(self, seat: Seat) -> int:
        """The character of a seat's (first) Character card, as far as the viewer can see it."""
        for card in self.hands[seat]:
            if 0 <= self.people.face[card] < 8:
                return self.people.face[card]
        return NOBODY

    def marks(self, seat: Seat) -> int:
        """Marks of the Wolf on a seat's own tiles."""
        faces = self.tiles.face
        return sum(TILES[faces[tile]].wolf for tile in self.racks[seat])

    def occupied(self, space: int) -> bool:
        """Whether a character or the Organ stands there."""
        return space == self.organ or space in self.where

    def buildings(self) -> tuple[int, ...]:
        """For each slot the building of its tile, or nothing."""
        faces = self.tiles.face
        return tuple(TILES[faces[tile]].building if tile >= 0 else FREE for tile in self.slots)

    def area(self) -> Mask:
        """The buildings that agree with every tile in the slots."""
        return common_area(self.buildings())

    @rule("O11-WIN-12", "O11-WIN-13")
    def outcome(self) -> Result:
        """One player wins, or nobody does."""
        won = [seat == self.winner for seat in range(self.seats)]
        return Result(tuple(int(w) for w in won), tuple(1 if w else 2 for w in won))

    def deal(self, seat: int, rng: Random) -> None:
        """What the others have found out is hidden as well: guessed at by how much they have looked, not by what this
        seat has found out."""
        super().deal(seat, rng)
        rows = list(self.people.could)
        for other in self.everyone:
            if other != seat:
                rows[other] = self._found_out(other, rows[other], rng)
        self.people.could = tuple(rows)

    def _found_out(self, seat: Seat, row: tuple[int, ...], rng: Random) -> tuple[int, ...]:
        """Where this seat could think that each face lies: a Power where everybody knows it to be, a character
        anywhere, but not with the Chosen One if it has seen it elsewhere."""
        people, elsewhere = self.people, ~(1 << self.chosen)
        anywhere = (1 << len(row)) - 1
        found = [anywhere] * 8 + list(row[8:])
        for hand, unseen in zip((*self.hands, self.unknown), self.unseen[seat], strict=True):
            for card in hand:
                if people.face[card] < 8 and (people.sees(card, seat) or rng.below(1000) >= unseen):
                    found[people.face[card]] &= elsewhere
        return tuple(found)

    def census(self) -> dict[str, object]:
        hands = [card for hand in self.hands for card in hand]
        racks = [tile for rack in self.racks for tile in rack]
        placed = [tile for tile in (*self.slots, self.laid) if tile >= 0]
        return {
            "people": sorted([*hands, self.chosen, *self.unknown, *self.face_up, *self.spent]),
            "faces": sorted(self.people.face),
            "tiles": sorted([*self.deck, *racks, *placed, *self.box]),
            "tile faces": sorted(self.tiles.face),
            "events": sorted(self.events.face),
            "miniatures": len(self.where),
        }
