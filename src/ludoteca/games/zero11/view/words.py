"""How the data of picks, questions and events is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.zero11.content.city import SLOTS, place
from ludoteca.games.zero11.content.gears import ACTIONS, GEARS, MACHINES
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS, POWER_KEYS, power_kind
from ludoteca.games.zero11.content.tiles import KINDS
from ludoteca.kernel import Say


def character(number: int) -> Say:
    return Say(f"character-{CHARACTERS[number].key}")


def power(kind: int) -> Say:
    return Say(f"power-{POWER_KEYS[kind]}")


def person(face: int) -> Say:
    """A card of somebody's hand: a character or a power."""
    return character(face) if power_kind(face) < 0 else power(power_kind(face))


def tile(kind: int) -> Say:
    """Location tiles are told apart by their symbol, items by their name."""
    shown = KINDS[kind]
    symbol = "-organ" if shown.organ else "-wolf" if shown.wolf else ""
    return Say(f"tile-{shown.key}{symbol if shown.building >= 0 else ''}")


def space(number: int) -> Say:
    return Say(f"space-{place(number)}")


def player(seat: int) -> Say:
    return Say("seat", {"seat": seat})


WORDS: Final[dict[str, Callable[[Any], Say]]] = {
    "character": character,
    "other": character,
    "who": character,
    "person": person,
    "power": power,
    "tile": tile,
    "space": space,
    "target": space,
    "whose": player,
    "position": lambda number: Say(f"position-{number}"),
    "hour": lambda number: Say(f"hour-{number}"),
    "gear": lambda number: Say(f"gear-{GEARS[number]}"),
    "machine": lambda number: Say(f"machine-{MACHINES[number]}"),
    "action": lambda number: Say(f"action-{ACTIONS[number]}"),
    "slot": lambda number: Say(f"slot-{SLOTS[number]}"),
    "event": lambda face: Say(f"hourcard-{EVENTS[face].key}"),
}
