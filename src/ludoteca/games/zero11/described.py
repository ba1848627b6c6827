"""How a situation of 011 and the options in it are described to whoever learns which of them to prefer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.zero11.asks import PushGear
from ludoteca.games.zero11.content.city import BIT, DISTANCE, KIND, MYSTICS, PLAIN
from ludoteca.games.zero11.content.effects import Draw, Look, Pages, Time
from ludoteca.games.zero11.content.gears import ACTIONS, ACTIVITY, GEARS, MOVEMENT, SYMBOLS
from ludoteca.games.zero11.content.people import CHARACTERS, POWER_KEYS
from ludoteca.games.zero11.content.tiles import KINDS
from ludoteca.games.zero11.rules.gears import turned
from ludoteca.games.zero11.state import FREE, HOURS, NOWHERE, Zero11
from ludoteca.kernel import Option, Seat, bits_of

Row = list[float]

MOMENTS: Final = (
    *("always", "Hour", "Organ found", "tiles around it", "pages", "pages lacking", "time", "time for each Hour left"),
    *("clues", "suspects", "sure of the name", "victory declared", "last in the order", "others' most pages"),
    *("others' most time", "Power cards", "tiles", "the price so far"),
)


def moment(g: Zero11, seat: Seat, suspects: int) -> Row:
    """The situation of a seat, who suspects so many, in a few numbers."""
    pages, time = g.pages[seat], g.time[seat]
    others = [other for other in g.players if other != seat]
    return [
        1.0,
        g.hour / HOURS,
        float(g.organ != NOWHERE),
        1 - g.slots.count(FREE) / len(g.slots),
        pages / 10,
        max(0, g.pages_needed(seat) - pages) / 10,
        time / 25,
        time / (HOURS + 1 - g.hour) / 5,
        g.clues[seat] / 3,
        suspects / 4,
        float(suspects == 1),
        float(g.declared),
        float(bool(g.order) and g.order[-1] == seat),
        max([g.pages[other] for other in others], default=0) / 10,
        max([g.time[other] for other in others], default=0) / 25,
        g.powers[seat].bit_count() / 2,
        len(g.racks[seat]) / 2,
        g.price / 5,
    ]


MARKS: Final = (
    *(person.key for person in CHARACTERS),
    *(f"{key} card" for key in POWER_KEYS),
    *("tile with the Organ", "tile with a Mark", "location tile", "pages given", "time given", "looks given"),
    *("Mystic Building", "station", *(f"{gear} gear" for gear in GEARS), "steps", "number"),
)
OF_PEOPLE: Final = frozenset({"choose", "copy", "second", "mover", "who", "with", "name"})
OF_POWERS: Final = frozenset({"power", "recover"})
OF_TILES: Final = frozenset({"item", "reveal", "discard", "place"})
OF_SPACES: Final = frozenset({"clue", "lift", "drop", "walk", "ride", "to", "organ", "displace"})
_POWER: Final = len(CHARACTERS)
_TILE: Final = _POWER + len(POWER_KEYS)
_SPACE: Final = _TILE + 6


def about(option: Option) -> Row:
    """What is printed on the person, the card, the tile, the space or the gear that an option points at."""
    row = [0.0] * len(MARKS)
    verb, number = option.verb, option.number
    if number < 0:
        return row
    if verb in OF_PEOPLE:
        row[number] = 1.0
    elif verb in OF_POWERS:
        row[_POWER + number] = 1.0
    elif verb in OF_TILES:
        row[_TILE : _TILE + 6] = _tile(number)
    elif verb in OF_SPACES:
        mystic = bool(MYSTICS & BIT[number])
        row[_SPACE : _SPACE + 2] = [float(mystic), float(not mystic and KIND[number] != PLAIN)]
    elif verb == "push":
        row[_SPACE + 2 + number] = 1.0
        row[-2] = int(option.args[1]) / 3
    elif verb != "examine":  # whose hand it is says nothing
        row[-1] = number / 5
    return row


def _tile(number: int) -> Row:
    tile = KINDS[number]
    effect = tile.effect
    return [
        float(tile.organ),
        float(tile.wolf),
        float(tile.building >= 0),
        float(effect.count) if isinstance(effect, Pages) else 0.0,
        float(effect.count) if isinstance(effect, Time) else 0.0,
        float(effect.count) if isinstance(effect, (Look, Draw)) else 0.0,
    ]


BEARINGS: Final = (
    *("clue there", "clues near it", "cards there", "cards not seen yet", "share of the time"),
    *("steps shown", *(f"{action} shown" for action in ACTIONS)),
)
WALK: Final = 3
"""Clues so near are counted."""
_ACTION: Final = BEARINGS.index("steps shown") + 1
_NOTHING: Final[Row] = [0.0] * len(BEARINGS)


def bearing(g: Zero11, seat: Seat, options: Sequence[Option]) -> list[Row]:
    """What each option leads to: clues, cards, and what the gears will show."""
    ask = g.agenda[-1]
    clues = bits_of(g.clued)
    found: list[Row] = []
    for option in options:
        verb = option.verb
        if verb in OF_SPACES:
            found.append(_space(option.number, g.clued, clues))
        elif verb == "choose":
            found.append(_space(g.where[option.number], g.clued, clues))
        elif verb == "push" and isinstance(ask, PushGear):
            found.append(_push(g, option))
        elif verb == "examine":
            found.append(_hand(g, seat, option.number))
        elif verb == "bid":
            found.append([*_NOTHING[:4], option.number / max(1, g.time[seat]), *_NOTHING[5:]])
        else:
            found.append(_NOTHING)
    return found


def _space(space: int, clued: int, clues: Sequence[int]) -> Row:
    row = _NOTHING[:]
    far = DISTANCE[space]
    near = 0
    for clue in clues:
        near += far[clue] <= WALK
    row[:2] = [float(bool(clued & BIT[space])), near / 3]
    return row


def _hand(g: Zero11, seat: Seat, other: Seat) -> Row:
    row, seen = _NOTHING[:], g.people.seen
    fresh = 0
    for card in g.hands[other]:
        fresh += not seen[card] >> seat & 1
    row[2:4] = [len(g.hands[other]) / 5, fresh / 5]
    return row


def _push(g: Zero11, option: Option) -> Row:
    row = _NOTHING[:]
    after = turned(g.gears, option.number, int(option.args[1]), g.house.opposed_arrows)
    row[_ACTION - 1] = SYMBOLS[MOVEMENT][after[MOVEMENT]] / 5
    row[_ACTION + SYMBOLS[ACTIVITY][after[ACTIVITY]]] = 1.0
    return row
