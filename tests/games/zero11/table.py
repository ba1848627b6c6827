"""A small language for scenes of 011: put things on the table, say who does what, look at what is true afterwards.

    t = zero11().gears(0, 8, 0).stands("vikstrom x9y4").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "walk x10y4")
    assert t.time("Marco") == 43

Spaces are written as in the ledger (x7y2), everything else by the key it has in the content.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.content.city import BIT, SLOTS, at, place
from ludoteca.games.zero11.content.gears import ACTIONS, GEARS
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS, POWER_KEYS, power_face
from ludoteca.games.zero11.content.tiles import KIND, KINDS, kind_of
from ludoteca.games.zero11.rules.clues import PlaceClues
from ludoteca.games.zero11.rules.hour import END_HOUR, HOUR, Characters, KeepThree
from ludoteca.games.zero11.rules.location import LOCATION_PHASE
from ludoteca.games.zero11.rules.victory import DealRoles
from ludoteca.games.zero11.state import FREE, Zero11
from ludoteca.kernel import bits_of
from ludoteca.testing.scenario import Scenario, swap_face

ROMAN = ("I", "II", "III", "IV", "V", "VI")
PEOPLE = tuple(c.key for c in CHARACTERS)
QUIET = "ev06"
"""An event that gives nothing to position I; Lewis is blocked."""


class Table(Scenario[Zero11]):
    """A table of 011 with named players, seated clockwise."""

    def __init__(self, seats: int, names: str, variants: dict[str, str], seed: int) -> None:
        super().__init__(GAME, " ".join(names.split()[:seats]), seed, **variants)
        self.quiet = True

    # What lies on the table.

    def last_order(self, names: str) -> Self:
        """The order of the Hour before; a new Hour begins."""
        self.g.order = [self.seat(name) for name in names.split()]
        self.g.agenda = [HOUR]
        if not self.g.coming:
            self.g.coming = [0]
        self.g.settle()
        return self

    def event(self, key: str) -> Self:
        """The event of this Hour, with its Blocked marker."""
        face = next(face for face, event in enumerate(EVENTS) if event.key == key)
        swap_face(self.g.events, self.g.event, face)
        self.quiet = False
        bans = EVENTS[face].bans
        self.g.blocked = 0 if bans is None else 1 << bans
        return self

    def gears(self, *teeth: int) -> Self:
        self.g.gears = list(teeth)
        return self

    def stands(self, *places: str) -> Self:
        """`"vikstrom x9y4"`: where a miniature stands."""
        for words in places:
            who, where = words.split()
            self.g.where[PEOPLE.index(who)] = at(where)
        return self

    def far_away(self, *but: str) -> Self:
        """Everybody else stands in the far west, so that nobody is in the way."""
        corner = ["x0y2", "x0y4", "x0y5", "x1y6", "x1y1", "x1y4", "x2y6", "x2y7"]
        for who, where in zip(PEOPLE, corner, strict=True):
            if who not in but:
                self.stands(f"{who} {where}")
        return self

    def clued(self, spaces: str) -> Self:
        self.g.clued = sum(BIT[at(space)] for space in spaces.split())
        return self

    def organ(self, space: str) -> Self:
        self.g.organ = at(space)
        return self

    def holds(self, name: str, *characters: str) -> Self:
        """The Character card(s) of this player."""
        cards = [c for c in self.g.hands[self.seat(name)] if self.g.people.face[c] < 8]
        for card, character in zip(cards, characters, strict=True):
            swap_face(self.g.people, card, PEOPLE.index(character))
        return self

    def chosen(self, character: str) -> Self:
        swap_face(self.g.people, self.g.chosen, PEOPLE.index(character))
        return self

    def fenrir(self, name: str) -> Self:
        """The roles are dealt, and this player is Fenrir."""
        self.g.agenda, agenda = [], self.g.agenda
        DealRoles().do(self.g)
        swap_face(self.g.roles, self.g.role[self.seat(name)], 0)
        self.g.agenda = agenda
        return self

    def tiles(self, name: str, *kinds: str) -> Self:
        """Give tiles: `"cimitero"`, `"cimitero+organ"`, `"barter"`."""
        for words in kinds:
            kind = tile_kind(words)
            tile = next(t for t in self.g.deck if KIND[self.g.tiles.face[t]] == kind)
            self.g.deck.remove(tile)
            self.g.racks[self.seat(name)].append(tile)
            self.g.tiles.show(tile, to=self.seat(name))
        return self

    def slot(self, *tiles: str) -> Self:
        """`"tempio south"`: tiles already in the slots."""
        for words in tiles:
            key, slot = words.split()
            kind = tile_kind(key)
            tile = next(t for t in self.g.deck if KIND[self.g.tiles.face[t]] == kind)
            self.g.deck.remove(tile)
            self.g.slots[SLOTS.index(slot)] = tile
            self.g.tiles.show(tile)
        return self

    def has(self, name: str, **numbers: int) -> Self:
        """`has("Marco", time=40, pages=3, clues=2)`."""
        for track, number in numbers.items():
            getattr(self.g, track)[self.seat(name)] = number
        return self

    def played(self, name: str, *powers: str) -> Self:
        """Power cards already played."""
        seat, g = self.seat(name), self.g
        for power in powers:
            kind = POWER_KEYS.index(power)
            card = next(c for c in g.hands[seat] if g.people.face[c] == power_face(seat, kind))
            g.hands[seat].remove(card)
            g.spent.append(card)
            g.people.show(card)
            g.powers[seat] ^= 1 << kind
            g.lost[seat] |= 1 << kind
        return self

    def used(self, *characters: str, by: str) -> Self:
        for character in characters:
            self.g.chart[PEOPLE.index(character)] = self.seat(by)
        return self

    def order(self, names: str) -> Self:
        """The turn order of this Hour, already sold."""
        self.g.order = [self.seat(name) for name in names.split()]
        return self

    def turn(self, name: str, event: str | None = None) -> Self:
        """It is this player's turn of phase 4, and the Hour goes on after it."""
        if event or self.quiet:
            self.event(event or QUIET)
        if FREE in self.g.order or not self.g.order:
            others = [n for n in self.names if n != name and self.g.plays(self.seat(n))]
            self.order(" ".join([name, *others]))
        self.g.lot, self.g.bidders = FREE, 0
        position = self.g.order.index(self.seat(name))
        self.g.agenda = [END_HOUR, KeepThree(0), LOCATION_PHASE, Characters(position)]
        self.g.settle()
        return self

    def phase_5(self) -> Self:
        if FREE in self.g.order:
            self.order(" ".join(self.names))
        self.g.agenda = [END_HOUR, KeepThree(0), LOCATION_PHASE]
        self.g.settle()
        return self

    def clues_phase(self) -> Self:
        if FREE in self.g.order:
            self.order(" ".join(self.names))
        self.g.agenda = [END_HOUR, PlaceClues(1)]
        self.g.settle()
        return self

    # How things are called.

    def word(self, kind: str, word: str) -> int | str:
        numbers: dict[str, Callable[[str], int]] = {
            "space": at,
            "character": PEOPLE.index,
            "gear": GEARS.index,
            "power": POWER_KEYS.index,
            "position": ROMAN.index,
            "action": ACTIONS.index,
            "slot": SLOTS.index,
            "tile": tile_kind,
        }
        return numbers[kind](word) if kind in numbers else super().word(kind, word)

    def spelled(self, kind: str, value: int | str) -> str:
        names: dict[str, Callable[[int], str]] = {
            "space": place,
            "character": PEOPLE.__getitem__,
            "power": POWER_KEYS.__getitem__,
            "tile": lambda kind: KINDS[kind].key,
            "position": ROMAN.__getitem__,
        }
        return names[kind](int(value)) if kind in names else super().spelled(kind, value)

    # What is true afterwards.

    def offered(self, verb: str) -> str:
        """What is on offer with this verb, in words, sorted."""
        return " ".join(words.replace(" ", "-") or verb for words in self.on_offer(verb))

    def time(self, name: str) -> int:
        return self.g.time[self.seat(name)]

    def pages(self, name: str) -> int:
        return self.g.pages[self.seat(name)]

    def clues(self, name: str) -> int:
        return self.g.clues[self.seat(name)]

    def rack(self, name: str) -> list[str]:
        return sorted(KINDS[KIND[self.g.tiles.face[t]]].key for t in self.g.racks[self.seat(name)])

    def where(self, who: str) -> str:
        return place(self.g.where[PEOPLE.index(who)])

    def clues_on_board(self) -> str:
        return " ".join(place(space) for space in bits_of(self.g.clued))

    def order_now(self) -> str:
        return " ".join(self.names[seat] for seat in self.g.order)

    def reached(self) -> bool:
        """Whether the declarer's character stands at its goal, come there by normal movement."""
        return self.g.reached

    def plays(self, name: str) -> bool:
        return self.g.plays(self.seat(name))

    def knows(self, name: str, card: int) -> bool:
        """Whether this player's view shows the face of this card of the hands."""
        return self.g.view(self.seat(name)).people.face[card] >= 0


def tile_kind(words: str) -> int:
    key, _, symbol = words.partition("+")
    return kind_of(key, symbol)


def zero11(
    seats: int = 4, names: str = "Marco Mario Cristiano Leonardo Paolo Anna", seed: int = 1, **variants: str
) -> Table:
    """A table with everybody at the start and the first Hour begun."""
    return Table(seats, names, variants, seed)
