"""How the numbers and words of options, questions and events are named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.villagers import SPECIALS, VILLAGERS
from ludoteca.kernel import Say


def villager(number: int) -> Say:
    """Two villagers of one name are told apart."""
    name = VILLAGERS[number].name
    twins = SPECIALS.get(name, ())
    return Say(f"villager-{name}-2") if number in twins[1:] else Say(f"villager-{name}")


WORDS: Final[dict[str, Callable[[Any], Say]]] = {
    "villager": villager,
    "villagers": villager,
    "building": lambda number: Say(f"building-{BUILDINGS[number].name}"),
    "item": lambda name: Say(f"one-{name}"),
    "token": lambda name: Say(f"one-{name}"),
    "what": lambda name: Say(f"item-{name}"),
    "row": lambda name: Say(f"row-{name}"),
    "area": lambda name: Say(f"area-{name}"),
    "letter": lambda name: Say(f"letter-{name}"),
    "other": lambda seat: Say("player", {"seat": seat}),
    "story": lambda number: Say(f"story-{number}-title"),
    "decision": lambda name: Say(f"story-{name}"),
    "tale": lambda name: Say(f"story-{name}"),
}
