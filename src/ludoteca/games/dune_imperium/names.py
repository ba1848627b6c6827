"""What the things of Dune: Imperium are called in keys: `play:duncan_idaho`, `at:arrakeen`, `do:draw_2`."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import Any, Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, WAYS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.effects.base import UNITS
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE
from ludoteca.kernel import slugs


def _way(kind: int, mode: int) -> str:
    """An Intrigue card, and which of its ways where it has several."""
    return INTRIGUE[kind].id + (f"_{'abc'[mode]}" if len(INTRIGUE[kind].modes) > 1 else "")


def _printed(thing: Any) -> str:
    """An effect by its class and whatever is not as usual: `draw_2`, `gain_spice_2`, `influence_fremen`."""
    if isinstance(thing, tuple):
        return " ".join(map(_printed, thing))
    if not is_dataclass(thing):
        return str(thing)
    words = [re.sub("([A-Z])", r" \1", type(thing).__name__)]
    for field in fields(thing):
        value = getattr(thing, field.name)
        if field.name == "faction":
            words.append("any" if value == NONE else FACTION_IDS[value])
        elif value and value != field.default:
            plain = field.name in UNSAID or not isinstance(value, int)
            words.append(_printed(value) if plain else field.name if value is True else f"{field.name} {value}")
    return " ".join(words)


UNSAID: Final = {"amount", "most", "least", "base"}
"""Fields whose number speaks for itself."""
NAMES: Final = {
    "card": slugs(card.id for card in DECK_CARDS),
    "space": slugs(space.id for space in SPACES),
    "origin": slugs(space.id for space in SPACES),
    "leader": slugs(leader.id for leader in LEADERS),
    "faction": slugs(FACTION_IDS),
    "way": slugs(_way(kind, mode) for kind, mode in WAYS),
    "unit": slugs(map(_printed, UNITS)),
}
