"""How the things of the game are named in a sentence: by messages of `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, WAYS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import CONTROL_SPACES, SPACES
from ludoteca.games.dune_imperium.effects.base import UNITS
from ludoteca.games.dune_imperium.view import effects
from ludoteca.kernel import Say


def card(kind: int) -> Say:
    return Say(f"card-{DECK_CARDS[kind].id}")


def space(number: int) -> Say:
    return Say(f"space-{SPACES[number].id}")


def leader(number: int) -> Say:
    return Say(f"leader-{LEADERS[number].id}")


def intrigue(kind: int) -> Say:
    return Say(f"intrigue-{INTRIGUE[kind].id}")


def conflict(number: int) -> Say:
    return Say(f"conflict-{CONFLICTS[number].id}")


def way(number: int) -> Say:
    """An Intrigue card and what it will do."""
    kind, mode = WAYS[number]
    return Say("way", {"intrigue": intrigue(kind), "mode": played(kind, mode)})


def played(kind: int, mode: int) -> Say:
    """One mode of an Intrigue card: its cost, if any, and its effects."""
    printed = INTRIGUE[kind].modes[mode]
    done = effects.effects(printed.effects)
    if INTRIGUE[kind].on_top:
        done += (Say("effect-on-top"),)
    paid = effects.cost(printed.cost)
    said = Say("effect-arrow", {"cost": paid, "then": done}) if paid else Say("effect-all", {"effects": done})
    if printed.condition is None or not effects.is_said(printed.condition):
        return said
    return Say("effect-if", {"condition": effects.effect(printed.condition), "then": (said,)})


def unit(number: int) -> Say:
    return effects.effect(UNITS[number])


def origin(place: int | str) -> Say:
    return Say("origin-leader") if place == "leader" else space(int(place))


def player(who: int) -> Say:
    return Say("player", {"seat": who})


WORDS: Final[dict[str, Callable[[Any], Say]]] = {
    "card": card,
    "cards": card,
    "space": space,
    "leader": leader,
    "intrigue": intrigue,
    "conflict": conflict,
    "way": way,
    "unit": unit,
    "origin": origin,
    "player": player,
    "faction": effects.faction,
    "zone": lambda zone: Say(f"zone-{zone}"),
    "thing": lambda thing: Say(f"thing-{thing}"),
    "why": lambda why: Say(f"why-{why}"),
    "place": lambda place: Say(f"place-{place}"),
    "flag": lambda flag: space(CONTROL_SPACES[flag]),
}
