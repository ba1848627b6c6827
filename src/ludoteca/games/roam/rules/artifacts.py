"""Artifacts (full game): what a face-up tile can do, and buying one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.roam.content import (
    ARTIFACTS,
    BUY,
    COIN,
    FLIP,
    FLIP_OVER,
    GAIN_COIN,
    PASS,
    ROW,
    SLIDE,
    SLIDE_FROM,
    SLIDE_TO,
    TILES_OF,
)
from ludoteca.games.roam.geometry import beside
from ludoteca.games.roam.rules.outpost import Surround
from ludoteca.games.roam.rules.reasons import coin_ready, in_line, tile_ready
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, absent, bits_of, lacking, rule


@rule("ROAM-ART-05", "ROAM-ART-06")
def turn_down(g: Roam, seat: Seat, ability: int) -> None:
    """Using an ability turns its tile face down. Only the seat whose turn it is is ever offered one."""
    explorer = g.explorers[seat]
    tile = explorer.tile(ability)
    explorer.tiles_up &= ~tile
    g.tell("artifact", seat=seat, artifact=tile.bit_length() - 1)


@rule("ROAM-ART-09")
def gain_coin(g: Roam, seat: Seat) -> None:
    """Gain 1 coin."""
    turn_down(g, seat, GAIN_COIN)
    g.explorers[seat].coins += 1


@rule("ROAM-ART-13")
def flip(g: Roam, seat: Seat, character: int) -> None:
    """Turn one of your characters over, up or down."""
    turn_down(g, seat, FLIP)
    g.explorers[seat].up ^= 1 << character
    g.tell("flipped", seat=seat, character=character)


COIN_TILES: Final = TILES_OF[GAIN_COIN]
FLIP_TILES: Final = TILES_OF[FLIP]
SLIDE_TILES: Final = TILES_OF[SLIDE]
BETWEEN: Final = COIN_TILES | FLIP_TILES | SLIDE_TILES
"""The tiles of use at the start of the turn and after placing."""


def at_any_moment(g: Roam, seat: Seat) -> list[Option]:
    """The ability that may be used at any moment of the own turn (R-13)."""
    return [COIN] if g.explorers[seat].tiles_up & COIN_TILES else []


def between_placements(g: Roam, seat: Seat, keep_one_up: bool = False) -> list[Option]:
    """The abilities of the start of the turn and of the time after placing (R-13)."""
    explorer = g.explorers[seat]
    ready = explorer.tiles_up
    offered = [COIN] if ready & COIN_TILES else []
    if ready & FLIP_TILES:
        offered += [FLIP_OVER[c] for c in explorer.cards if not keep_one_up or explorer.up != 1 << c]
    if ready & SLIDE_TILES:
        taken = g.taken
        offered += [SLIDE_FROM[s] for s in bits_of(beside(g.land & ~taken) & taken)]
    return offered


def against_between(g: Roam, seat: Seat, pick: Option, keep_one_up: bool = False) -> Reason | None:
    """The first rule against one of these abilities."""
    if pick is COIN:
        return coin_ready(g, seat)
    if pick.verb == "flip":
        return tile_ready(g, seat, FLIP) or against_flip(g, seat, pick.number, keep_one_up)
    if pick.verb == "slide":
        return tile_ready(g, seat, SLIDE) or against_slide(g, pick.number)
    return ELSEWHERE


def against_flip(g: Roam, seat: Seat, character: int, keep_one_up: bool) -> Reason | None:
    """After the rest of the turn a character must be left to use (R-8)."""
    if keep_one_up and g.explorers[seat].up == 1 << character:
        return Reason("R-8", "last-up", character=character)
    return in_line(g, seat, character)


def against_slide(g: Roam, square: int) -> Reason | None:
    """A marker lies there, and beside it is an empty square of the map."""
    if not g.taken >> square & 1:
        return Reason("ROAM-ART-10", "no-marker", square=square)
    if not beside(1 << square) & g.land & ~g.taken:
        return Reason("ROAM-ART-10", "hemmed-in", square=square)
    return None


@dataclass(frozen=True)
class Slide(Choice):
    """Move any marker to an empty square directly above, below, left or right of it; no coins are collected."""

    rule = "ROAM-ART-10"
    square: int

    def options(self, g: Roam) -> list[Option]:
        return [SLIDE_TO[s] for s in bits_of(beside(1 << self.square) & g.land & ~g.taken)]

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        if pick.verb != "to":
            return ELSEWHERE
        if not g.land >> pick.number & 1:
            return Reason("R-12", "gap", square=pick.number)
        if not beside(1 << self.square) >> pick.number & 1:
            return Reason("ROAM-ART-10", "not-beside", square=pick.number, to_square=self.square)
        return Reason("ROAM-ART-10", "occupied", square=pick.number) if g.taken >> pick.number & 1 else None

    def take(self, g: Roam, pick: Option) -> None:
        turn_down(g, self.seat, SLIDE)
        start, end = 1 << self.square, 1 << pick.number
        level = g.upper if g.full & start and g.stacking else g.ground
        owner = next(seat for seat in g.everyone if level[seat] & start)
        level[owner] &= ~start
        g.ground[owner] |= end
        g.tell("slid", seat=self.seat, owner=owner, square=self.square, to_square=pick.args[0])
        if g.with_outpost:
            g.then(Surround(self.seat))


COST: Final = tuple(tile.cost for tile in ARTIFACTS)
CHEAPEST: Final = min(COST)
_ONLY_PASS: Final = (PASS,)


@dataclass(frozen=True)
class BuyArtifact(Choice):
    """At the end of your turn you may buy one artifact of the row."""

    rule = "ROAM-ART-02"
    rules = ("ROAM-ART-04", "ROAM-ART-03")
    idle = "pass"

    def options(self, g: Roam) -> Sequence[Option]:
        explorer = g.explorers[self.seat]
        if explorer.coins < CHEAPEST and not explorer.tiles_up:
            return _ONLY_PASS
        offered = [BUY[a] for a in g.row if COST[a] <= explorer.coins]
        if explorer.tiles_up & COIN_TILES:
            offered.append(COIN)
        offered.append(PASS)
        return offered

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        if pick is COIN:
            return coin_ready(g, self.seat)
        if pick.verb != "buy":
            return None if pick is PASS else ELSEWHERE
        if pick.number not in g.row:
            return absent("ROAM-ART-02", "not-in-row", artifact=pick.number)
        return lacking(g.explorers[self.seat].coins, COST[pick.number], "ROAM-ART-02", "coins")

    def take(self, g: Roam, pick: Option) -> None:
        if pick is COIN:
            gain_coin(g, self.seat)
            g.then(self)
        elif pick is not PASS:
            self.buy(g, pick.number)

    def buy(self, g: Roam, artifact: int) -> None:
        """The tile goes face up beside the characters and the row is refilled to four."""
        explorer = g.explorers[self.seat]
        explorer.coins -= COST[artifact]
        explorer.tiles |= 1 << artifact
        explorer.tiles_up |= 1 << artifact
        g.row = tuple(a for a in g.row if a != artifact)
        g.fill_row(ROW)
        g.tell("bought", seat=self.seat, artifact=artifact)
