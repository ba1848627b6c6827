"""Phase 5: location tiles, and placing the Organ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludoteca.games.zero11.content.city import ALL_BUILDINGS, AREA, DISTANCE, SPACES
from ludoteca.games.zero11.content.tiles import KIND, KINDS
from ludoteca.games.zero11.picks import DECLINE, DISPLACE, ORGAN, PLACE, REVEAL
from ludoteca.games.zero11.rules.actions import mix_tiles
from ludoteca.games.zero11.rules.clues import gain_clue
from ludoteca.games.zero11.rules.time import gain_time
from ludoteca.games.zero11.state import FREE, NOWHERE, Zero11
from ludoteca.kernel import Choice, Option, Seat, Step, bits_of, rule

TILE_TIME: Final = 2
TILE_CLUES: Final = 1
ORGAN_TIME: Final = 3
NEEDED: Final = 3
"""Tiles in place before the Organ can be revealed by its symbol."""


@cache
@rule("O11-LOC-04", "O11-LOC-05", "O11-LOC-06", "R-20", "R-21")
def agrees(buildings: tuple[int, ...]) -> bool:
    """Whether these tiles leave a building for the Organ, and can still become three."""
    mask = ALL_BUILDINGS
    for slot, building in enumerate(buildings):
        if building != FREE:
            mask &= AREA[slot][building]
    if not mask:
        return False
    if buildings.count(FREE) <= len(buildings) - NEEDED:
        return True
    return any(agrees(more) for more in _one_more(buildings))


@rule("O11-LOC-02", "O11-LOC-04")
def fits(buildings: tuple[int, ...], slot: int, building: int) -> bool:
    """Whether a tile may go into this slot: it is free, and the tiles still agree."""
    return buildings[slot] == FREE and agrees((*buildings[:slot], building, *buildings[slot + 1 :]))


def _one_more(buildings: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [
        (*buildings[:slot], building, *buildings[slot + 1 :])
        for slot in range(4)
        if buildings[slot] == FREE
        for building in range(5)
    ]


@dataclass(frozen=True)
class LocationPhase(Step):
    """Only the last player still in the game acts, and only while the Organ has not been found."""

    rule = "O11-LOC-01"
    rules = ("O11-LOC-10", "O11-TURN-01", "R-24", "R-27")

    def do(self, g: Zero11) -> None:
        last = next(seat for seat in reversed(g.order) if g.plays(seat))
        if g.organ == NOWHERE and g.racks[last]:
            g.then(PlaceLocation(last))


@dataclass(frozen=True)
class PlaceLocation(Choice):
    """He may place one location tile where geography allows, or, with three in place, discard an Organ symbol."""

    rule = "O11-LOC-01"
    rules = (
        *("O11-LOC-02", "O11-LOC-04", "O11-LOC-07", "O11-LOC-09", "R-24"),
        *("O11-ORGAN-04", "O11-ORGAN-06", "O11-ORGAN-07", "O11-CLAR-05"),
    )
    auto = False  # whether there is anything to place is a secret
    idle = "decline"

    def options(self, g: Zero11) -> Sequence[Option]:
        found = [DECLINE]
        buildings = g.buildings()
        faces = g.tiles.face
        three = buildings.count(FREE) == len(buildings) - NEEDED
        for card in g.racks[self.seat]:
            kind = KIND[faces[card]]
            tile = KINDS[kind]
            if tile.building >= 0:
                found += [PLACE[kind][slot] for slot in range(4) if fits(buildings, slot, tile.building)]
            if three and tile.organ:
                found.append(REVEAL[kind])
        return list(dict.fromkeys(found))

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is DECLINE:
            g.tell("declined", seat=self.seat)
            return
        kind = int(pick.args[0])
        rack = g.racks[self.seat]
        mix_tiles(g, self.seat)
        card = next(c for c in rack if KIND[g.tiles.face[c]] == kind)
        rack.remove(card)
        g.tiles.show(card)
        if pick.verb == "place":
            place_tile(g, self.seat, card, int(pick.args[1]))
        else:
            g.deck.insert(0, card)
            g.tell("symbol", seat=self.seat, tile=kind)
            g.then(PlaceOrgan(self.seat))


@rule("O11-LOC-07", "O11-LOC-08", "O11-ORGAN-01")
def place_tile(g: Zero11, seat: Seat, card: int, slot: int) -> None:
    """A placed tile stays; it earns 1 clue and 2 time, and the fourth reveals where the Organ is."""
    g.slots[slot] = card
    g.tell("located", seat=seat, tile=KIND[g.tiles.face[card]], slot=slot)
    gain_clue(g, seat, TILE_CLUES)
    gain_time(g, seat, TILE_TIME)
    if FREE not in g.slots:
        g.then(PlaceOrgan(seat))


@dataclass(frozen=True)
class PlaceOrgan(Choice):
    """The Organ goes on a plain building of the area without a character; only if there is none, on an occupied one."""

    rule = "O11-ORGAN-01"
    rules = ("O11-ORGAN-02", "O11-ORGAN-03", "O11-ORGAN-05", "R-22", "R-23")

    def options(self, g: Zero11) -> Sequence[Option]:
        area = bits_of(g.area())
        return [ORGAN[space] for space in area if space not in g.where] or [ORGAN[space] for space in area]

    def take(self, g: Zero11, pick: Option) -> None:
        space = int(pick.args[0])
        g.organ = space
        g.tell("organ", seat=self.seat, space=space)
        gain_time(g, self.seat, ORGAN_TIME)
        if space in g.where:
            g.then(Displace(self.seat, g.where.index(space)))


@dataclass(frozen=True)
class Displace(Choice):
    """A character that stood there moves to the nearest free space, of the placer's choice."""

    rule = "R-22"
    character: int

    def options(self, g: Zero11) -> Sequence[Option]:
        free = [space for space in range(SPACES) if not g.occupied(space)]
        far = DISTANCE[g.organ]
        nearest = min(far[space] for space in free)
        return [DISPLACE[space] for space in free if far[space] == nearest]

    def take(self, g: Zero11, pick: Option) -> None:
        g.where[self.character] = int(pick.args[0])
        g.tell("displaced", seat=self.seat, character=self.character, space=int(pick.args[0]))


LOCATION_PHASE = LocationPhase()
