"""Using a character: where its pattern goes, which blanks are paid for, which squares get a marker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.roam.content import (
    BLANK,
    BLANK_COST,
    BLANK_OVER,
    COIN,
    DONE,
    FREE,
    FREE_BLANK,
    FREE_OVER,
    GAIN_COIN,
    PUT,
    REPLACE,
    REPLACE_AT,
    ROTATE,
    TILES_OF,
    TURN_PATTERN,
)
from ludoteca.games.roam.geometry import EVERYWHERE, PLACEMENTS, WHOLE, Placement, positions
from ludoteca.games.roam.rules.artifacts import at_any_moment, gain_coin, turn_down
from ludoteca.games.roam.rules.outpost import Surround
from ludoteca.games.roam.rules.reasons import coin_ready, tile_ready
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, bits_of, lacking, rule

_NOWHERE: Final = (DONE,)
"""R-12: between gaps of the map a pattern may fit nowhere."""


@dataclass(frozen=True)
class Place(Choice):
    """Put the pattern on the map as printed, in the direction the card faces, never turned or mirrored."""

    rule = "ROAM-TURN-03"
    rules = ("ROAM-TURN-04", "ROAM-TURN-05")
    see = ("ROAM-TURN-07", "ROAM-TURN-08", "ROAM-TURN-09", "ROAM-TURN-10", "ROAM-ART-11", "ROAM-ART-14")
    character: int
    turns: int

    def options(self, g: Roam) -> Sequence[Option]:
        if g.land == WHOLE:
            offered: Sequence[Option] = EVERYWHERE[self.character][self.turns]
        else:
            offered = positions(self.character, self.turns, g.land) or _NOWHERE
        if g.explorers[self.seat].tiles_up & ROTATING:
            return [*offered, TURN_PATTERN]
        return offered

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        if pick is TURN_PATTERN:
            return tile_ready(g, self.seat, ROTATE)
        if pick is DONE:
            fits = positions(self.character, self.turns, g.land)
            return Reason("R-9", "must-place", count=len(fits)) if fits else None
        if pick.verb != "at":
            return ELSEWHERE
        place = PLACEMENTS[self.character][self.turns][pick.number]
        if place is None:
            return Reason("ROAM-TURN-05", "sticks-out")
        return Reason("R-12", "over-gap") if place.markers & ~g.land else None

    def take(self, g: Roam, pick: Option) -> None:
        if pick is TURN_PATTERN:
            rotate(g, self)
        elif pick is DONE:
            g.tell("fits_nowhere", seat=self.seat, character=self.character)
        else:
            place = PLACEMENTS[self.character][self.turns][pick.number]
            assert place is not None  # positions() offers no other
            settle_at(g, self.seat, place)


@rule("ROAM-ART-11")
def rotate(g: Roam, asked: Place) -> None:
    """Turn your pattern by a quarter, clockwise; each further Rotate by one more (R-14)."""
    turn_down(g, asked.seat, ROTATE)
    g.then(Place(asked.seat, asked.character, (asked.turns + 1) % 4))


@rule("ROAM-TURN-08", "ROAM-TURN-10")
def settle_at(g: Roam, seat: Seat, place: Placement) -> None:
    """A square that already holds a marker is skipped; the others get theirs, and a blank may be added to them."""
    full = g.full
    squares = place.markers & ~full
    if may_extend(g, seat, place, full):
        g.then(Extend(seat, place.markers, place.blanks & g.land, squares, 0))
    else:
        lay(g, seat, squares, 0)


REPLACING: Final = TILES_OF[REPLACE]
ROTATING: Final = TILES_OF[ROTATE]
FREEING: Final = TILES_OF[FREE_BLANK]
BLANKING: Final = TILES_OF[FREE_BLANK] | TILES_OF[GAIN_COIN]
"""Tiles that may pay for a blank. A coin that could not is gained after placing as well."""


@rule("ROAM-TURN-10")
def may_extend(g: Roam, seat: Seat, place: Placement, full: int) -> bool:
    """Who could pay for a blank, or has an artifact for it or a Replace, is asked before the markers go down."""
    explorer = g.explorers[seat]
    ready = explorer.tiles_up
    payable = explorer.coins >= BLANK_COST and place.blanks & g.land & ~full
    return bool(payable or ready & REPLACING or (ready & BLANKING and place.blanks))


@dataclass(frozen=True)
class Extend(Choice):
    """While placing you may pay 2 coins for each blank marker of the character you are using, or use artifacts."""

    rule = "ROAM-TURN-10"
    rules = ("ROAM-TURN-12", "ROAM-ART-14")
    idle = "done"
    markers: int
    """The pattern's markers, as squares."""
    blanks: int
    """The blanks that have not been bought yet and lie on the map."""
    squares: int
    """Where a marker will go."""
    replaced: int
    """Where it will take the place of another player's."""

    def options(self, g: Roam) -> list[Option]:
        explorer = g.explorers[self.seat]
        offered = at_any_moment(g, self.seat)
        spare = explorer.supply - self.squares.bit_count()
        ready = explorer.tiles_up
        held = self.held_by_others(g) if ready & REPLACING else 0
        if spare > 0:
            full = g.full
            empty, over = bits_of(self.blanks & ~full), bits_of(self.blanks & full & held)
            if explorer.coins >= BLANK_COST:
                offered += [BLANK[s] for s in empty]
                offered += [BLANK_OVER[s] for s in over]
            if ready & FREEING:
                offered += [FREE[s] for s in empty]
                offered += [FREE_OVER[s] for s in over]
            if held:
                offered += [REPLACE_AT[s] for s in bits_of(self.markers & held & ~self.squares)]
        if spare >= 0 and g.stacking:  # instead of lying on a top marker, take its place
            offered += [REPLACE_AT[s] for s in bits_of(self.squares & held)]
        offered.append(DONE)
        return offered

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        if pick is COIN:
            return coin_ready(g, self.seat)
        if pick.verb == "replace":
            return self.against_replace(g, pick.number)
        if pick.verb in {"blank", "free", "blank_over", "free_over"}:
            return self.against_blank(g, pick.verb, pick.number)
        return None if pick is DONE else ELSEWHERE

    def against_blank(self, g: Roam, verb: str, square: int) -> Reason | None:
        """A blank of this pattern that has not been bought, a marker for it, a place, and what it costs."""
        if not self.blanks >> square & 1:
            return Reason("ROAM-TURN-12", "no-blank", square=square)
        if verb.endswith("_over"):
            no_place = self.against_exchange(g, square)
        else:
            no_place = Reason("ROAM-TURN-12", "occupied", square=square) if g.full >> square & 1 else None
        coins = g.explorers[self.seat].coins
        paid = verb.startswith("blank")
        price = lacking(coins, BLANK_COST, "ROAM-TURN-10", "coins") if paid else tile_ready(g, self.seat, FREE_BLANK)
        return self.against_one_more(g) or no_place or price

    def against_replace(self, g: Roam, square: int) -> Reason | None:
        """Another player's marker on a square of the pattern. Where a marker will go anyway it takes no further one."""
        if not (self.markers | self.squares) >> square & 1:
            return Reason("ROAM-ART-14", "not-in-pattern", square=square)
        further = 0 if self.squares >> square & 1 else 1
        return self.against_exchange(g, square) or self.against_one_more(g, further)

    def against_exchange(self, g: Roam, square: int) -> Reason | None:
        if not (g.taken if self.squares >> square & 1 else g.full) >> square & 1:
            return Reason("ROAM-ART-14", "no-marker", square=square)
        if not self.held_by_others(g) >> square & 1:
            return Reason("R-14", "not-anothers", square=square)
        return tile_ready(g, self.seat, REPLACE)

    def against_one_more(self, g: Roam, further: int = 1) -> Reason | None:
        needed = self.squares.bit_count() + further
        return lacking(g.explorers[self.seat].supply, needed, "ROAM-TURN-16", "markers")

    def held_by_others(self, g: Roam) -> int:
        """Squares whose top marker another player owns and Replace could exchange (R-14)."""
        return g.taken & ~g.on_top(self.seat) & ~self.replaced

    def take(self, g: Roam, pick: Option) -> None:
        if pick is DONE:
            lay(g, self.seat, self.squares, self.replaced)
        elif pick is COIN:
            gain_coin(g, self.seat)
            g.then(self)
        else:
            pay_for_square(g, self.seat, pick.verb)
            square = 1 << pick.number
            g.then(one_more(self, square, replacing(g, self.seat, pick.verb, square)))


@rule("ROAM-TURN-10", "ROAM-ART-12")
def pay_for_square(g: Roam, seat: Seat, verb: str) -> None:
    """A blank costs 2 coins; the Free blank of an artifact nothing."""
    if verb in {"blank", "blank_over"}:
        g.explorers[seat].coins -= BLANK_COST
        g.tell("paid_blank", seat=seat, coins=BLANK_COST)
    elif verb in {"free", "free_over"}:
        turn_down(g, seat, FREE_BLANK)


@rule("ROAM-ART-14")
def replacing(g: Roam, seat: Seat, verb: str, square: int) -> int:
    """Over another player's marker the own one takes its place, by a Replace besides what a blank costs."""
    if verb not in {"replace", "blank_over", "free_over"}:
        return 0
    turn_down(g, seat, REPLACE)
    return square


@rule("ROAM-TURN-11", "ROAM-ART-14")
def one_more(asked: Extend, square: int, replaced: int) -> Extend:
    """Each blank and each Replace once, and then the next, as long as coins or artifacts last."""
    blanks, squares = asked.blanks & ~square, asked.squares | square
    return Extend(asked.seat, asked.markers, blanks, squares, asked.replaced | replaced)


@rule("ROAM-TURN-16", "ROAM-TURN-07", "ROAM-VAR-01")
def lay(g: Roam, seat: Seat, squares: int, replaced: int) -> None:
    """Put markers there; with too few of them the player says where (R-10), with none nothing happens."""
    supply = g.explorers[seat].supply
    if squares and not supply:
        g.tell("no_markers", seat=seat)
        g.then(Explored(seat))
    elif squares.bit_count() > supply:
        g.tell("few_markers", seat=seat, count=supply)
        g.then(PutRemaining(seat, squares, 0), Explored(seat))
    else:
        put_markers(g, seat, squares, replaced)
        if g.with_outpost:
            g.then(Surround(seat))


@dataclass(frozen=True)
class PutRemaining(Choice):
    """With fewer markers than the pattern needs, choose which of its squares get them."""

    rule = "ROAM-TURN-07"
    open: int
    chosen: int

    def options(self, g: Roam) -> list[Option]:
        if self.chosen.bit_count() == g.explorers[self.seat].supply:
            return [DONE]
        return [PUT[s] for s in bits_of(self.open)]

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        left = g.explorers[self.seat].supply - self.chosen.bit_count()
        if pick is DONE:
            return Reason("ROAM-TURN-07", "markers-left", count=left) if left else None
        if pick.verb != "put":
            return ELSEWHERE
        if not left:
            return Reason("R-10", "all-put")
        return None if self.open >> pick.number & 1 else Reason("R-10", "not-open", square=pick.number)

    def take(self, g: Roam, pick: Option) -> None:
        if pick is DONE:
            put_markers(g, self.seat, self.chosen, 0)
        else:
            square = 1 << pick.number
            g.then(PutRemaining(self.seat, self.open & ~square, self.chosen | square))


@dataclass(frozen=True)
class Explored(Step):
    """What follows when the last marker has been put."""

    rule = "ROAM-VAR-01"
    seat: Seat

    def do(self, g: Roam) -> None:
        if g.with_outpost:
            g.then(Surround(self.seat))


@rule("ROAM-TURN-07", "ROAM-TURN-16", "ROAM-ART-14", "R-25")
def put_markers(g: Roam, seat: Seat, squares: int, replaced: int) -> None:
    """Markers go from the supply to the map and collect what is shown there; with one on the map no turn is quiet."""
    if not squares:
        g.tell("nothing", seat=seat)
        return
    if replaced:
        give_back(g, replaced)
    first = stack(g, seat, squares)
    g.ground[seat] |= first
    g.explorers[seat].supply -= squares.bit_count()
    coins = collect(g, seat, first)
    g.quiet = -1  # NextTurn counts it to 0
    g.tell("placed", seat=seat, squares=squares, coins=coins)


@rule("ROAM-VAR-03")
def stack(g: Roam, seat: Seat, squares: int) -> int:
    """Stacking: a marker lies on the one that is there. The squares where it is the first of its square."""
    if not g.stacking:
        return squares
    first = squares & ~g.taken
    g.upper[seat] |= squares & ~first
    return first


@rule("ROAM-TURN-13", "ROAM-TURN-14")
def collect(g: Roam, seat: Seat, first: int) -> int:
    """A coin for each symbol under these markers, kept in the open.

    A square pays its first marker only (R-20), and whoever replaces that one.
    """
    coins = g.coins_on(first)
    g.explorers[seat].coins += coins
    return coins


@rule("ROAM-ART-14")
def give_back(g: Roam, squares: int) -> None:
    """Replaced markers return to their owners (R-23)."""
    for level in (g.upper, g.ground):
        for owner in g.everyone:
            gone = level[owner] & squares
            if gone:
                level[owner] &= ~gone
                g.explorers[owner].supply += gone.bit_count()
                squares &= ~gone
                g.tell("replaced", owner=owner, squares=gone)
