"""What a seat sees, as numbers for learning. Players are counted from the own seat clockwise, and padded to six."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.bot import suspects
from ludoteca.games.zero11.content.city import DISTANCE, HEIGHT, MYSTIC_KEYS, SLOTS, WIDTH, X, Y
from ludoteca.games.zero11.content.gears import GEARS, TEETH
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS, POWER_KEYS
from ludoteca.games.zero11.content.tiles import ITEMS, TILES
from ludoteca.games.zero11.state import FREE, HOURS, NOBODY, NOWHERE, Zero11
from ludoteca.games.zero11.view.notes import notes
from ludoteca.games.zero11.view.sides import own_characters
from ludoteca.kernel import UNKNOWN, Features, Seat, bits_of, described

SEATS: Final = 6
_PLAYER: Final = ("there", "alive", "time", "pages", "clues", "tiles", "hand", "position", "role_seen", "asked")
_KNOWS: Final = ("doubts", "sure", "scarce", "last", *POWER_KEYS)
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
    *(f"knows{n}_{fact}" for n in range(SEATS) for fact in _KNOWS),
    "chosen_way",
    "chosen_area",
    "chosen_used",
    "chosen_blocked",
)


def features(view: Zero11, seat: Seat) -> list[float]:
    """One number for each of `NAMES`, mostly between 0 and 1. A network asks for them at every look: no generators."""
    found = [view.hour / HOURS, float(view.declared)]
    found += _one_hot(view.events.face[view.event] if view.event >= 0 else -1, len(EVENTS))
    for tooth, teeth in zip(view.gears, TEETH, strict=True):
        found += _one_hot(tooth, teeth)
    for n in range(view.seats):
        found += _player(view, seat, n)
    found += [0.0] * (len(_PLAYER) * (SEATS - view.seats))
    found += _characters(view)
    for building in view.buildings():
        found += _one_hot(building, len(MYSTIC_KEYS))
    found += _city(view)
    found += _auction(view, seat)
    found += _own(view, seat)
    for n in range(view.seats):
        found += _knows(view, seat, n)
    found += [0.0] * (len(_KNOWS) * (SEATS - view.seats))
    return found + _chosen(view)


def _one_hot(index: int, count: int) -> list[float]:
    numbers = [0.0] * count
    if index >= 0:
        numbers[index] = 1.0
    return numbers


def _player(view: Zero11, seat: Seat, n: int) -> list[float]:
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
    suspected, placed = _whereabouts(view)
    own = own_characters(view) if 0 <= view.viewer < view.seats else []
    numbers: list[float] = []
    for character in range(8):
        space = view.where[character]
        numbers += [
            X[space] / WIDTH,
            Y[space] / HEIGHT,
            float(view.chart[character] != NOBODY),
            float(view.blocked >> character & 1),
            float(view.active == character),
            suspected[character],
            float(character in own),
            placed[character],
        ]
    return numbers


def _whereabouts(view: Zero11) -> tuple[list[float], list[float]]:
    """How far each character is suspected, and whether its card can lie in one place only. Where every card is known,
    as in a guess, no notes need to be taken."""
    if UNKNOWN not in view.people.face:
        return _one_hot(view.people.face[view.chosen], 8), [1.0] * 8
    sheet = notes(view)
    doubt = max(1, len(sheet.suspects))
    return [float("chosen" in places) / doubt for places in sheet.places], [
        float(len(places) == 1) for places in sheet.places
    ]


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


def _knows(view: Zero11, seat: Seat, n: int) -> list[float]:
    """How near a player is to a name, as far as the one who looks can tell or guesses, and with what to get there."""
    who = (seat + n) % view.seats
    doubts, powers = suspects(view, who), view.powers[who]
    return [
        (doubts - 1) / 7,
        float(doubts == 1),
        min(view.time[who], 12) / 12,
        float(bool(view.order) and view.order[-1] == who),
        *(float(powers >> kind & 1) for kind in range(4)),
    ]


def _chosen(view: Zero11) -> list[float]:
    """Where the Chosen One has to go, if the card is known, in a guess as it is guessed to be."""
    chosen = view.people.face[view.chosen]
    if chosen == UNKNOWN:
        return [0.0] * 4
    row = DISTANCE[view.where[chosen]]
    found = view.organ != NOWHERE
    near = 0 if found else min((row[space] for space in bits_of(view.area())), default=0)
    return [
        (row[view.organ] if found else 0) / 12,
        near / 12,
        float(view.chart[chosen] != NOBODY),
        float(view.blocked >> chosen & 1),
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
    knows0: how near the one who looks is to a name: suspects beyond one, of seven; 1 if there is only one; the
      first twelve Time Points; 1 for the last position; 1 for each Power card that is left
    knows1: the same of the next player clockwise, as far as it can be told
    knows2: the same of the second
    knows3: the same of the third
    knows4: the same of the fourth
    knows5: the same of the fifth
    chosen: if the Chosen One is known or guessed: steps to the Organ, or to the area where it can still stand,
      of twelve; used this Hour; blocked
""")

FEATURES: Final = Features(NAMES, features, ABOUT)
