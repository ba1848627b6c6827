"""The conditions that several questions share, each with the rule behind it: nothing, or why not."""

from __future__ import annotations

from ludoteca.games.roam.content import GAIN_COIN, TILES_OF
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import Reason, Seat, absent


def tile_ready(g: Roam, seat: Seat, ability: int) -> Reason | None:
    """An artifact is used by turning it face down: one with this ability must be owned and face up."""
    explorer = g.explorers[seat]
    if explorer.tiles_up & TILES_OF[ability]:
        return None
    if not g.full_game:
        return absent("ROAM-SETUP-11", "basic-game")
    if explorer.tiles & TILES_OF[ability]:
        return Reason("ROAM-ART-05", "tile-down", ability=ability)
    return absent("ROAM-ART-05", "no-tile", ability=ability)


def coin_ready(g: Roam, seat: Seat) -> Reason | None:
    return tile_ready(g, seat, GAIN_COIN)


def in_line(g: Roam, seat: Seat, character: int) -> Reason | None:
    """Only characters of the own line are used or flipped."""
    if character in g.explorers[seat].cards:
        return None
    owner = next((other for other in g.everyone if character in g.explorers[other].cards), None)
    if owner is None:
        return absent("ROAM-TURN-02", "nobodys", character=character)
    return absent("ROAM-TURN-02", "anothers", character=character, owner=owner)
