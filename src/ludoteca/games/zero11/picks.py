"""Every option that can ever be offered, built once; their order is the index of the action."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.content.city import BIT, BUILDINGS, MYSTIC_SPACE, SPACES, STATIONS
from ludoteca.games.zero11.content.effects import Nothing
from ludoteca.games.zero11.content.gears import ACTIONS as GEAR_ACTIONS
from ludoteca.games.zero11.content.tiles import FIRST_ITEM, KINDS
from ludoteca.kernel import Option, option

SEATS: Final = 6
MOST_TIME: Final = 45
MOST_CLUES: Final = 50
"""More clues than any action can use: the deck has 50 tiles."""


def _each(verb: str, count: int) -> tuple[Option, ...]:
    return tuple(option(verb, n) for n in range(count))


# Auction
POSITION: Final = _each("position", SEATS)
BID: Final = _each("bid", MOST_TIME + 1)
PASS: Final = option("pass")

# Clues
CLUE: Final = _each("clue", SPACES)
CLUE_ON_BUILDING: Final = tuple((BIT[space], CLUE[space]) for space in BUILDINGS)
CLUE_ON_MYSTIC: Final = tuple((BIT[space], CLUE[space]) for space in MYSTIC_SPACE)
LIFT: Final = _each("lift", SPACES)
DROP: Final = _each("drop", SPACES)
TAKE: Final = option("take")
LEAVE: Final = option("leave")

# Characters
CHOOSE: Final = _each("choose", 8)
GIFT: Final = option("gift")
BONUS: Final = option("bonus")
ABILITY: Final = option("ability")
COPY: Final = _each("copy", 8)
KEEP: Final = option("keep")
SECOND: Final = _each("second", 8)
MOVER: Final = _each("mover", 8)
FREE: Final = _each("free", len(GEAR_ACTIONS))

# Gears and movement
PUSH: Final = tuple(tuple(option("push", gear, steps) for steps in range(4)) for gear in range(3))
PUSH_UP_TO: Final = tuple(tuple(PUSH[gear][n] for gear in range(3) for n in range(1, most + 1)) for most in range(4))
WALK: Final = _each("walk", SPACES)
RIDE: Final = _each("ride", SPACES)
TAXI: Final = option("taxi")
STOP: Final = option("stop")

# Actions
BOOST: Final = _each("boost", MOST_CLUES + 1)
EXAMINE: Final = _each("examine", SEATS)
UNKNOWN_DECK: Final = option("unknown")

# Cards and items
POWER: Final = _each("power", 4)
ITEM: Final = _each("item", len(KINDS))
WHO: Final = _each("who", 8)
TO: Final = _each("to", SPACES)
WITH: Final = _each("with", 8)
RECOVER: Final = _each("recover", 4)

# Location
PLACE: Final = tuple(tuple(option("place", tile, slot) for slot in range(4)) for tile in range(FIRST_ITEM))
REVEAL: Final = _each("reveal", len(KINDS))
DECLINE: Final = option("decline")
ORGAN: Final = _each("organ", SPACES)
DISPLACE: Final = _each("displace", SPACES)
DISCARD: Final = _each("discard", len(KINDS))

# Victory
DECLARE: Final = option("declare")
NAME: Final = _each("name", 8)
FINISH: Final = option("finish")

_PLAYABLE: Final = tuple(ITEM[k] for k in range(FIRST_ITEM, len(KINDS)) if not isinstance(KINDS[k].effect, Nothing))
_ORGANS: Final = tuple(REVEAL[kind] for kind, tile in enumerate(KINDS) if tile.organ)

ACTIONS: Final = (
    *POSITION, *BID, PASS,
    *(CLUE[space] for space in (*BUILDINGS, *MYSTIC_SPACE)), *LIFT, *DROP, TAKE, LEAVE,
    *CHOOSE, GIFT, BONUS, ABILITY, *COPY, KEEP, *SECOND, *MOVER, *FREE,
    *PUSH_UP_TO[3], *WALK, *(RIDE[space] for stations in STATIONS for space in stations), TAXI, STOP,
    *BOOST, *EXAMINE, UNKNOWN_DECK,
    *POWER, *_PLAYABLE, *WHO, *(TO[space] for space in MYSTIC_SPACE), *WITH, *RECOVER,
    *(pick for row in PLACE for pick in row), *_ORGANS, DECLINE,
    *(ORGAN[space] for space in BUILDINGS), *DISPLACE, *DISCARD,
    DECLARE, *NAME, FINISH,
)  # fmt: skip
