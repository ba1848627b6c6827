"""What a seat sees, as numbers for learning. Players are counted from the own seat clockwise, and padded to six."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.content.city import HEIGHT, MYSTIC_KEYS, SLOTS, WIDTH, X, Y
from ludoteca.games.zero11.content.gears import GEARS, TEETH
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS, POWER_KEYS
from ludoteca.games.zero11.content.tiles import ITEMS, TILES
from ludoteca.games.zero11.state import FREE, HOURS, NOBODY, NOWHERE, Zero11
from ludoteca.games.zero11.view.notes import notes
from ludoteca.games.zero11.view.sides import own_characters
from ludoteca.kernel import UNKNOWN, Features, Seat, described

SEATS: Final = 6
_PLAYER: Final = ("there", "alive", "time", "pages", "clues", "tiles", "hand", "position", "role_seen", "asked")
_KEYS: Final = tuple(c.key for c in CHARACTERS)

NAMES: Final = (
    "hour",
    "declared",
    *(f"event_{event.key}" for event in EVENTS),
    *(f"{gear}_{tooth}" for gear, teeth in zip(GEARS, TEETH, strict=True) for tooth in range(teeth)),
    *(f"player{n}_{fact}" for n in range(SEATS) for fact in _PLAYER),
    *(f"{key}_{fact}" for key in _KEYS for fact in ("x", "y", "used", "blocked", "active", "suspect", "own", "held")),
    *(f"{slot}_{building}" for slot in SLOTS for building in MYSTIC_KEYS),
    "organ",
    "organ_x",
    "organ_y",
    "area",
    "clues_in_city",
    "deck",
    "lot",
    "price",
    "holding",
    *(f"power_{key}" for key in POWER_KEYS),
    "fenrir",
    "marks",
    "organ_symbols",
    *(f"holds_{key}" for key in MYSTIC_KEYS),
    *(f"holds_{item.key}" for item in ITEMS),
)


def features(view: Zero11, seat: Seat) -> list[float]:
    """One number for each of `NAMES`, mostly between 0 and 1."""
    return [
        view.hour / HOURS,
        float(view.declared),
        *_one_hot(view.events.face[view.event] if view.event >= 0 else -1, len(EVENTS)),
        *(number for tooth, teeth in zip(view.gears, TEETH, strict=True) for number in _one_hot(tooth, teeth)),
        *(number for n in range(SEATS) for number in _player(view, seat, n)),
        *_characters(view),
        *(number for building in view.buildings() for number in _one_hot(building, len(MYSTIC_KEYS))),
        *_city(view),
        *_auction(view, seat),
        *_own(view, seat),
    ]


def _one_hot(index: int, count: int) -> list[float]:
    return [float(n == index) for n in range(count)]


def _player(view: Zero11, seat: Seat, n: int) -> list[float]:
    if n >= view.seats:
        return [0.0] * len(_PLAYER)
    who = (seat + n) % view.seats
    place = (view.order.index(who) + 1) / len(view.order) if who in view.order else 0.0
    return [
        1.0,
        float(view.plays(who)),
        view.time[who] / 45,
        view.pages[who] / 15,
        view.clues[who] / 10,
        len(view.racks[who]) / 7,
        len(view.hands[who]) / 6,
        place,
        float(view.role[who] != NOBODY and view.roles.face[view.role[who]] != UNKNOWN),
        float(view.ask is not None and view.ask.seat == who),
    ]


def _characters(view: Zero11) -> list[float]:
    sheet = notes(view)
    own = own_characters(view) if 0 <= view.viewer < view.seats else []
    numbers: list[float] = []
    for character in range(8):
        space = view.where[character]
        places = sheet.places[character]
        numbers += [
            X[space] / WIDTH,
            Y[space] / HEIGHT,
            float(view.chart[character] != NOBODY),
            float(view.blocked >> character & 1),
            float(view.active == character),
            float("chosen" in places) / max(1, len(sheet.suspects)),
            float(character in own),
            float(len(places) == 1),
        ]
    return numbers


def _city(view: Zero11) -> list[float]:
    found = view.organ != NOWHERE
    return [
        float(found),
        X[view.organ] / WIDTH if found else 0.0,
        Y[view.organ] / HEIGHT if found else 0.0,
        view.area().bit_count() / 55,
        view.clued.bit_count() / 20,
        len(view.deck) / 50,
    ]


def _auction(view: Zero11, seat: Seat) -> list[float]:
    if view.lot == FREE:
        return [0.0, 0.0, 0.0]
    return [(view.lot + 1) / 6, view.price / 45, float(view.holder == seat)]


def _own(view: Zero11, seat: Seat) -> list[float]:
    faces = [view.tiles.face[tile] for tile in view.racks[seat] if view.tiles.face[tile] != UNKNOWN]
    tiles = [TILES[face] for face in faces]
    keys = [tile.key for tile in tiles]
    return [
        *(float(view.powers[seat] >> kind & 1) for kind in range(4)),
        float(view.is_fenrir(seat)),
        sum(tile.wolf for tile in tiles) / 2,
        float(sum(tile.organ for tile in tiles)),
        *(keys.count(key) / 2 for key in MYSTIC_KEYS),
        *(float(item.key in keys) for item in ITEMS),
    ]


ABOUT: Final = described("""
    hour: the Hour, of eleven
    declared: 1 if the active player has rightly named the Chosen One this turn
    event: 1 for the event of this Hour
    machine: 1 for the tooth of the Machine Gear under the pointer
    movement: 1 for the tooth of the Movement Gear under the pointer
    activity: 1 for the tooth of the Activity Gear under the pointer
    player0: the one who looks: there, alive, Time Points of 45, pages of 15, clues of 10, tiles of 7, cards of
      6, position, role seen, asked
    player1: the same of the next player clockwise
    player2: the same of the second
    player3: the same of the third
    player4: the same of the fourth
    player5: the same of the fifth
    lilja: place (x and y, as shares of the map), used this Hour, blocked, active, how far suspected to be the
      Chosen One, own, place of the card known
    pahlsson: the same
    vikstrom: the same
    snowy: the same
    koleberg: the same
    vidal: the same
    lewis: the same
    johnsson: the same
    north: 1 for the Mystic Building that lies north of the Organ
    east: 1 for the one that lies east of it
    south: 1 for the one that lies south of it
    west: 1 for the one that lies west of it
    organ: 1 once the Organ is found, where it stands, and own Organ symbols
    area: spaces where the Organ can still stand, of 55
    clues: clues in the city, of twenty
    deck: Investigation tiles left, of fifty
    lot: the position that is auctioned
    price: the highest bid, of 45
    holding: 1 if it is one's own
    power: 1 for each own Power card that is left
    fenrir: 1 for who is Fenrir, as far as the one who looks knows it of itself
    marks: own Marks of the Wolf, of two
    holds: own tiles of each Mystic Building, of two, and own items
""")

FEATURES: Final = Features(NAMES, features, ABOUT)
