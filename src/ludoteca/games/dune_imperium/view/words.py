"""How the things of the game are named in a sentence: by messages of `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, WAYS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.hagal import HAGAL, HARVEST, RESHUFFLE
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import CONTROL_SPACES, SPACES
from ludoteca.games.dune_imperium.effects.base import UNITS
from ludoteca.games.dune_imperium.icons import BEFORE_CARD, COMBAT, ENDGAME, PLOT, TURN_START, WON
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


WHEN: Final = {
    PLOT: "when-plot",
    TURN_START: "when-turn-start",
    BEFORE_CARD: "when-before-card",
    COMBAT: "when-combat",
    WON: "when-won",
    ENDGAME: "when-endgame",
}
"""The moment at which each mode of an Intrigue card is played."""


def timing(kind: int) -> tuple[Say, ...]:
    """When an Intrigue card may be played."""
    return tuple(Say(WHEN[window]) for window in dict.fromkeys(mode.window for mode in INTRIGUE[kind].modes))


def unit(number: int) -> Say:
    return effects.effect(UNITS[number])


def hagal(kind: int) -> Say:
    """A card of House Hagal, by the space it names."""
    space_of = HAGAL[kind].space
    if space_of == RESHUFFLE:
        return Say("hagal-reshuffle")
    return Say("hagal-harvest") if space_of == HARVEST else space(space_of)


def origin(place: int | str) -> Say:
    return Say("origin-leader") if place == "leader" else space(int(place))


def player(target: int | str) -> Say:
    """Somebody at the table: a seat, or a Rival by its Leader."""
    if isinstance(target, int):
        return Say("player", {"seat": target})
    return Say("house-hagal" if target == "hagal" else f"leader-{target}")


def victim(who: int | Say) -> Say:
    """Somebody an event is about; a Rival comes with its name already."""
    return who if isinstance(who, Say) else player(who)


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
    "rival": player,
    "victim": victim,
    "hagal": hagal,
    "faction": effects.faction,
    "zone": lambda zone: Say(f"zone-{zone}"),
    "thing": lambda thing: Say(f"thing-{thing}"),
    "moment": lambda window: Say(WHEN[window]),
    "why": lambda why: Say(f"why-{why}"),
    "place": lambda place: Say(f"place-{place}"),
    "flag": lambda flag: space(CONTROL_SPACES[flag]),
}
