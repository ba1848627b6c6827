"""Phase 5: location tiles, and placing the Organ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludoteca.games.zero11.content.city import DISTANCE, SPACES
from ludoteca.games.zero11.content.tiles import KIND, KINDS
from ludoteca.games.zero11.picks import DECLINE, DISPLACE, ORGAN, PLACE, REVEAL
from ludoteca.games.zero11.rules.actions import holds, mix_tiles
from ludoteca.games.zero11.rules.clues import gain_clue
from ludoteca.games.zero11.rules.time import gain_time
from ludoteca.games.zero11.state import FREE, NOWHERE, Zero11, common_area
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, bits_of, lacking, rule

TILE_TIME: Final = 2
TILE_CLUES: Final = 1
ORGAN_TIME: Final = 3
NEEDED: Final = 3
"""Tiles in place before the Organ can be revealed by its symbol."""


@cache
@rule("O11-LOC-04", "O11-LOC-05", "O11-LOC-06", "R-20")
def agrees(buildings: tuple[int, ...]) -> bool:
    """Whether these tiles leave a building for the Organ, and can still become three."""
    return common_area(buildings) != 0 and can_become_three(buildings)


@rule("R-21")
def can_become_three(buildings: tuple[int, ...]) -> bool:
    """A guard against dead ends: three slots are filled, or one more tile agrees with these."""
    return buildings.count(FREE) <= len(buildings) - NEEDED or any(agrees(more) for more in _one_more(buildings))


@rule("O11-LOC-02", "O11-LOC-04")
def fits(buildings: tuple[int, ...], slot: int, building: int) -> bool:
    """Whether a tile may go into this slot: it is free, and the tiles still agree."""
    return buildings[slot] == FREE and agrees((*buildings[:slot], building, *buildings[slot + 1 :]))


@rule("O11-LOC-09")
def placings(kind: int, buildings: tuple[int, ...]) -> list[Option]:
    """The slots for a tile of one of the five Mystic Buildings; other tiles go nowhere."""
    building = KINDS[kind].building
    return [PLACE[kind][slot] for slot in range(4) if fits(buildings, slot, building)] if building >= 0 else []


@rule("O11-ORGAN-06", "O11-ORGAN-07", "O11-CLAR-05")
def symbol_counts(buildings: tuple[int, ...]) -> bool:
    """Whether an Organ symbol may be discarded: with three tiles, never with fewer, however few buildings are left."""
    return buildings.count(FREE) == len(buildings) - NEEDED


@rule("O11-ORGAN-04")
def discard_symbol(g: Zero11, seat: Seat, card: int) -> None:
    """Instead of a fourth tile any tile with the Organ symbol is discarded, and the Organ is placed."""
    g.deck.insert(0, card)
    g.tell("symbol", seat=seat, tile=KIND[g.tiles.face[card]])
    g.then(PlaceOrgan(seat))


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

    rule = "O11-LOC-10"
    rules = ("R-24",)

    def do(self, g: Zero11) -> None:
        last = last_player(g)
        if g.organ == NOWHERE and g.racks[last]:
            g.then(PlaceLocation(last))


@rule("O11-LOC-01", "R-27")
def last_player(g: Zero11) -> Seat:
    """The last of the turn order who is still in the game."""
    return next(seat for seat in reversed(g.order) if g.plays(seat))


@dataclass(frozen=True)
class PlaceLocation(Choice):
    """He may place one location tile where geography allows, or, with three in place, discard an Organ symbol."""

    rule = "O11-LOC-01"
    rules = ("O11-ORGAN-04", "R-24", "R-31")
    auto = False  # whether there is anything to place is a secret
    idle = "decline"

    def options(self, g: Zero11) -> Sequence[Option]:
        found = [DECLINE]
        buildings = g.buildings()
        faces = g.tiles.face
        three = symbol_counts(buildings)
        for card in g.racks[self.seat]:
            kind = KIND[faces[card]]
            tile = KINDS[kind]
            found += placings(kind, buildings)
            if three and tile.organ:
                found.append(REVEAL[kind])
        return list(dict.fromkeys(found))

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb not in {"place", "reveal"}:
            return None if pick is DECLINE else ELSEWHERE
        if not holds(g, self.seat, pick.number):
            return absent("O11-LOC-01", "no-tile", tile=pick.number)
        buildings = g.buildings()
        if pick.verb == "reveal":
            return lacking(len(buildings) - buildings.count(FREE), NEEDED, "O11-ORGAN-06", "tiles-placed")
        slot = int(pick.args[1])
        if buildings[slot] != FREE:
            return Reason("O11-LOC-02", "slot-taken", slot=slot)
        return None if fits(buildings, slot, KINDS[pick.number].building) else Reason("O11-LOC-04", "disagrees")

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is DECLINE:
            g.tell("declined", seat=self.seat)
            return
        kind = pick.number
        rack = g.racks[self.seat]
        mix_tiles(g, self.seat)
        card = next(c for c in rack if KIND[g.tiles.face[c]] == kind)
        rack.remove(card)
        g.tiles.show(card)
        if pick.verb == "place":
            place_tile(g, self.seat, card, int(pick.args[1]))
        else:
            discard_symbol(g, self.seat, card)


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
    rules = ("O11-ORGAN-02", "R-22", "R-23")

    def options(self, g: Zero11) -> Sequence[Option]:
        area = bits_of(g.area())
        return [ORGAN[space] for space in area if space not in g.where] or [ORGAN[space] for space in area]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "organ":
            return ELSEWHERE
        if not g.area() >> pick.number & 1:
            return Reason("O11-ORGAN-01", "outside-area", space=pick.number)
        return None if pick in self.options(g) else Reason("R-22", "occupied", space=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        space = pick.number
        g.organ = space
        g.tell("organ", seat=self.seat, space=space)
        reward(g, self.seat)
        if space in g.where:
            g.then(Displace(self.seat, g.where.index(space)))


@rule("O11-ORGAN-03", "O11-ORGAN-05")
def reward(g: Zero11, seat: Seat) -> None:
    """Whoever places the Organ gains 3 time, whichever way it was found."""
    gain_time(g, seat, ORGAN_TIME)


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

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "displace":
            return ELSEWHERE
        if g.occupied(pick.number):
            return Reason("R-22", "occupied", space=pick.number)
        return None if pick in self.options(g) else Reason("R-22", "not-nearest", space=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        g.where[self.character] = pick.number
        g.tell("displaced", seat=self.seat, character=self.character, space=pick.number)


LOCATION_PHASE = LocationPhase()
