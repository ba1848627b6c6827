"""How a situation of Roam and the options in it are described to whoever learns which of them to prefer."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Any, Final

from ludoteca.games.roam.asks import Bid, Extend, Place, PutRemaining, UseCharacter
from ludoteca.games.roam.content import (
    ABILITIES,
    ARTIFACTS,
    CARDS_TO_END,
    CHARACTERS,
    MARKERS,
    STARTING_CARDS,
)
from ludoteca.games.roam.geometry import PLACEMENTS, SLOTS, SQUARES_OF, positions
from ludoteca.games.roam.stakes import stake, touched
from ludoteca.games.roam.state import Explorer, Roam
from ludoteca.kernel import Option, OptionFeatures, Seat

Row = list[float]

MOMENTS: Final = (
    *("always", "two players", "coins", "face up", "characters", "ahead in points", "the game's end", "markers left"),
    *("markers on the map", "others' markers", "ready artifacts", "full game", "just rested", "lead in the auction"),
)


def moment(g: Roam, seat: Seat) -> Row:
    """The situation of an explorer in a few numbers."""
    explorers = g.explorers
    own = explorers[seat]
    longest = own.cards
    most = -99
    for other in g.everyone:
        if len(explorers[other].cards) > len(longest):
            longest = explorers[other].cards
        if other != seat:
            most = max(most, g.score(other))
    mine = g.ground[seat].bit_count() + g.upper[seat].bit_count()
    ask: Any = g.agenda[-1] if g.agenda else None
    return [
        1.0,
        float(g.seats == 2),
        own.coins / 5,
        own.up.bit_count() / 4,
        len(own.cards) / CARDS_TO_END,
        (g.score(seat) - most) / 8,
        len(longest) / CARDS_TO_END,
        own.supply / MARKERS,
        mine / 10,
        (g.taken.bit_count() - mine) / 10,
        own.tiles_up.bit_count() / 3,
        float(g.full_game),
        float(isinstance(ask, UseCharacter) and ask.rested),
        float(isinstance(ask, Bid) and ask.high < 0),
    ]


MARKS: Final = (
    *("character's points", "pattern's markers", "pattern's blanks", "height", "width", "starting card", "at the edge"),
    *("artifact's points", "artifact's cost", *(f"ability {ability}" for ability in ABILITIES), "coins bid"),
)
OF_CHARACTERS: Final = frozenset({"use", "flip"})
OF_SQUARES: Final = frozenset({"at", "blank", "free", "blank_over", "free_over", "replace", "put", "slide", "to"})
_ARTIFACT: Final = MARKS.index("artifact's points")


def about(option: Option) -> Row:
    """What is printed on the character, the artifact or the square that an option points at."""
    row = [0.0] * len(MARKS)
    verb, number = option.verb, option.number
    if verb in OF_CHARACTERS:
        card = CHARACTERS[number]
        lines = card.pattern.split("/")
        row[:6] = [
            card.points / 3,
            card.pattern.count("#") / 4,
            float(card.pattern.count("o")),
            len(lines) / 3,
            len(lines[0]) / 3,
            float(number in STARTING_CARDS),
        ]
    elif verb in OF_SQUARES:
        row[6] = float(number // 6 in (0, 5))
    elif verb == "buy":
        tile = ARTIFACTS[number]
        row[_ARTIFACT : _ARTIFACT + 2] = [float(tile.points), tile.cost / 3]
        row[_ARTIFACT + 2 + tile.ability] = 1.0
    elif verb == "bid":
        row[-1] = number / 3
    return row


BEARINGS: Final = (
    *("markers placed", "squares taken already", "coins collected", "lands won", "lands tied", "lands given away"),
    *("hope gained", "hope taken", "lands nearly full", "blanks on offer", "nobody can outbid"),
)
_NOTHING: Final[Row] = [0.0] * len(BEARINGS)
PRICES: Final = (0.6, 0.0, 0.6, 2.5, 0.8, -1.5, 0.7, 0.5, 0.0, 0.1, 0.0)
"""What each of them is worth to a beginner, in points: enough to see where a pattern belongs."""
NEARLY: Final = 2
"""Empty squares of a land that the next one may well complete."""
BLANK_COINS: Final = 2
SIX: Final = 6
"""Squares of a land. With Stacking two markers may lie on each."""
_COUNTS: Final = range(2 * SIX + 1)
HOPE: Final = tuple(
    tuple(tuple([stake(mine, rivals, filled) * (mine > 0) for filled in range(SIX + 1)]) for rivals in _COUNTS)
    for mine in _COUNTS
)
"""HOPE[mine][rivals][filled]: `stake`, of those who have a marker there at all; looked up quicker."""


def bearing(g: Roam, seat: Seat, options: Sequence[Option]) -> list[Row]:
    """What each option would bring about on the map; a character what its best place would."""
    ask: Any = g.agenda[-1]
    if isinstance(ask, UseCharacter):
        lands = Lands(g, seat)
        own = g.explorers[seat]
        return [lands.best(own, o.number) if o.verb == "use" else _NOTHING for o in options]
    if isinstance(ask, Place):
        lands = Lands(g, seat)
        places = PLACEMENTS[ask.character][ask.turns]
        found = []
        for option in options:
            place = places[option.number] if option.verb == "at" else None
            found.append(_NOTHING if place is None else lands.row(place.markers, place.blanks))
        return found
    if isinstance(ask, (Extend, PutRemaining)):
        lands = Lands(g, seat)
        so_far = ask.squares if isinstance(ask, Extend) else ask.chosen
        return [lands.row(so_far | (1 << o.number if o.number >= 0 else 0), 0) for o in options]
    if isinstance(ask, Bid):
        most = max([g.explorers[other].coins for other in ask.rest], default=-1)
        return [[*_NOTHING[:-1], float(o.verb == "bid" and o.number >= most)] for o in options]
    return [_NOTHING for _ in options]


class Lands:
    """How the lands stand for a seat that is about to put markers."""

    def __init__(self, g: Roam, seat: Seat) -> None:
        self.g = g
        self.taken: int = g.taken
        self.full: int = g.full
        self.rich = g.explorers[seat].coins >= BLANK_COINS
        rivals = [other for other in g.everyone if other != seat]
        self.mine = [g.count(seat, slot) for slot in range(SLOTS)]
        self.rivals = [max([g.count(other, slot) for other in rivals]) for slot in range(SLOTS)]
        self.filled = [(self.taken & squares).bit_count() for squares in SQUARES_OF]

    def row(self, markers: int, blanks: int) -> Row:
        """What these squares bring, in the order of `BEARINGS`."""
        placed = markers & ~self.full
        won = tied = given = nearly = 0
        gained = lost = 0.0
        for slot in touched(placed):
            squares = SQUARES_OF[slot]
            more = (placed & squares).bit_count()
            before, rivals, filled = self.mine[slot], self.rivals[slot], self.filled[slot]
            mine, empty = before + more, SIX - (squares & (self.taken | placed)).bit_count()
            if not empty:
                won += mine > rivals
                tied += mine == rivals
                given += mine < rivals
                continue
            fuller = SIX - empty
            nearly += empty <= NEARLY
            gained += HOPE[mine][rivals][fuller] - HOPE[before][rivals][filled]
            lost += HOPE[rivals][before][filled] - HOPE[rivals][mine][fuller]
        return [
            placed.bit_count() / 4,
            (markers & self.full).bit_count() / 2,
            self.g.coins_on(placed & ~self.taken) / 2,
            float(won),
            float(tied),
            float(given),
            gained,
            lost,
            float(nearly),
            (blanks & self.g.land & ~self.full).bit_count() / 2 if self.rich and blanks else 0.0,
            0.0,
        ]

    def best(self, explorer: Explorer, character: int) -> Row:
        """What the pattern brings where it brings most."""
        turns = explorer.facing[explorer.cards.index(character)]
        places = PLACEMENTS[character][turns]
        found, most = _NOTHING, -99.0
        for option in positions(character, turns, self.g.land):
            place = places[option.number]
            if place is not None:
                row = self.row(place.markers, place.blanks)
                worth: float = sum(map(mul, PRICES, row))
                if worth > most:
                    found, most = row, worth
        return found


DESCRIBED: Final = OptionFeatures(MOMENTS, moment, MARKS, about, BEARINGS, bearing)
