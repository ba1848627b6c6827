"""A small language for scenes of Roam: put things on the table, say who does what, look at what is true afterwards.

    g = roam().markers("P2", "3,0").turn("P1")
    g.says("P1", "use Pathfinder", "at 3,0")
    assert g.where("P1") == "4,0 5,0"

Squares are written row,column from the north-west corner, as in the ledger. Characters and artifacts go by their
English names.
"""

from __future__ import annotations

from typing import Self

from ludoteca.games.roam import GAME
from ludoteca.games.roam.content import ARTIFACTS, CHARACTERS, EDGE_NAMES, LANDS, LANDSCAPES, LOST, VERBS
from ludoteca.games.roam.geometry import SIDE, SLOT_NAMES, SLOTS, SQUARES_OF
from ludoteca.games.roam.rules.turn import Turn
from ludoteca.games.roam.state import Explorer, Roam
from ludoteca.kernel import bits_of
from ludoteca.testing.scenario import Scenario
from tests.games.names import names_of

NAMES = names_of(GAME)
CHARACTER = {NAMES[f"character-{card.id}"]: index for index, card in enumerate(CHARACTERS)}
ARTIFACT = {NAMES[f"artifact-{tile.id}"]: index for index, tile in enumerate(ARTIFACTS)}


def squares(text: str) -> int:
    """`"2,2 3,2"` as bits."""
    return sum(1 << square(word) for word in text.split())


def square(word: str) -> int:
    row, col = map(int, word.split(","))
    return row * SIDE + col


def spell(mask: int) -> str:
    """Bits as `"2,2 3,2"`."""
    return " ".join(f"{s // SIDE},{s % SIDE}" for s in bits_of(mask))


class Scene(Scenario[Roam]):
    """A table of Roam with named players; P1 is the first player and sits in the south."""

    def __init__(self, seats: int, names: str, variants: dict[str, str]) -> None:
        names = names or " ".join(f"P{n + 1}" for n in range(seats))
        super().__init__(GAME, names, 1, **{"first_player": "seat_0"} | variants)

    def player(self, name: str) -> Explorer:
        return self.g.explorers[self.seat(name)]

    # Before: what lies where.

    def symbols(self, **coins: str) -> Self:
        """No coin symbols on the map but these: `symbols(one="0,1", three="5,5")`."""
        one, two, three = (squares(coins.get(key, "")) for key in ("one", "two", "three"))
        self.g.symbols = (one | two | three, two | three, three)
        return self

    def markers(self, name: str, where: str, *, on_top: bool = False) -> Self:
        """Markers of a player from earlier turns."""
        mask = squares(where)
        level = self.g.upper if on_top else self.g.ground
        level[self.seat(name)] |= mask
        self.player(name).supply -= mask.bit_count()
        return self

    def supply(self, name: str, left: int) -> Self:
        """Put markers aside until only so many are left."""
        self.player(name).supply = left
        return self

    def coins(self, **coins: int) -> Self:
        for name, count in coins.items():
            self.player(name).coins = count
        return self

    def owns(self, name: str, *cards: str, down: bool = False) -> Self:
        """Characters and artifacts, face up (or all of these face down)."""
        explorer = self.player(name)
        for card in cards:
            if card in ARTIFACT:
                bit = 1 << ARTIFACT[card]
                explorer.tiles |= bit
                explorer.tiles_up |= 0 if down else bit
                if ARTIFACT[card] in self.g.row:
                    self._draw_another(ARTIFACT[card])
                continue
            character = CHARACTER[card]
            if character not in explorer.cards:
                explorer.cards += (character,)
                explorer.facing += (explorer.edge,)
            explorer.up = explorer.up & ~(1 << character) if down else explorer.up | 1 << character
        return self

    def _draw_another(self, artifact: int) -> None:
        self.g.row = tuple(a for a in self.g.row if a != artifact)
        self.g.fill_row(4)

    def row(self, *tiles: str) -> Self:
        """These artifacts are for sale."""
        self.g.row = tuple(ARTIFACT[tile] for tile in tiles)
        return self

    def hides(self, slot: str, character: str) -> Self:
        """This character is under that land: its card changes places with another of the pile."""
        here = self.g.slots[SLOT_NAMES.index(slot)]
        there = self.g.lost.face.index(CHARACTER[character])
        for cards in (self.g.lost, self.g.lands):
            cards.face[here], cards.face[there] = cards.face[there], cards.face[here]
        return self

    def pile(self, left: int) -> Self:
        """Only so many lands are left in the pile."""
        self.g.laid = LANDS - left
        return self

    def turn(self, name: str) -> Self:
        """It is this player's turn."""
        self.g.agenda = [Turn(self.seat(name))]
        self.g.settle()
        return self

    # How things are called.

    def word(self, kind: str, word: str) -> int | str:
        """`use Salt Miner`, `at 2,2`, `claim N0`, `buy Compass`."""
        if kind == "square":
            return square(word)
        names = {"character": list(CHARACTER), "artifact": list(ARTIFACT), "slot": SLOT_NAMES, "edge": EDGE_NAMES}
        return names[kind].index(word) if kind in names else super().word(kind, word)

    # After: what is true.

    def offered(self, verb: str) -> str:
        """What a verb may point at: squares in the ledger's spelling, or numbers."""
        args = [int(o.args[0]) for o in self.g.options if o.verb == verb and o.args]
        if VERBS[verb] == ("square",):
            return spell(sum(1 << s for s in args))
        return " ".join(map(str, args))

    def where(self, name: str) -> str:
        """The squares with markers of this player, whatever lies on them."""
        seat = self.seat(name)
        return spell(self.g.ground[seat] | self.g.upper[seat])

    def face_up(self, name: str) -> set[str]:
        """The characters and artifacts that can be used."""
        explorer = self.player(name)
        up = {card for card, index in CHARACTER.items() if explorer.up >> index & 1}
        return up | {tile for tile, index in ARTIFACT.items() if explorer.tiles_up >> index & 1}

    def line(self, name: str) -> list[str]:
        """The characters of a player, in order."""
        by_index = {index: card for card, index in CHARACTER.items()}
        return [by_index[c] for c in self.player(name).cards]

    def purse(self) -> dict[str, int]:
        return {name: self.player(name).coins for name in self.names}

    def land(self, slot: str) -> tuple[str, str] | None:
        """Biome and coin symbols of the land in a slot."""
        card = self.g.slots[SLOT_NAMES.index(slot)]
        return None if card < 0 else LANDSCAPES[self.g.lands.face[card]]

    def under(self, slot: str) -> str:
        """The name of the character under a land."""
        return NAMES[f"character-{LOST[self.g.lost.face[self.g.slots[SLOT_NAMES.index(slot)]]].id}"]


def roam(seats: int = 2, names: str = "", **variants: str) -> Scene:
    """A fresh table without coin symbols and with empty purses, so that a scene shows only what it is about."""
    scene = Scene(seats, names, variants).symbols()
    return scene.coins(**dict.fromkeys(scene.names, 0))


def everything_of(slot: str) -> str:
    """The six squares of a slot."""
    return spell(SQUARES_OF[SLOT_NAMES.index(slot)])


assert len(SLOT_NAMES) == SLOTS
