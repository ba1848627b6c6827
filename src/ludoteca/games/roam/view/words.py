"""How the things of Roam are named in a sentence: by messages of `text/`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ludoteca.games.roam.content import ABILITIES, ARTIFACTS, CHARACTERS
from ludoteca.games.roam.geometry import SIDE
from ludoteca.kernel import Say

COLUMNS: Final = "ABCDEF"


@cache
def character(index: int) -> Say:
    return Say(f"character-{CHARACTERS[index].id}")


@cache
def artifact(index: int) -> Say:
    return Say(f"artifact-{ARTIFACTS[index].id}")


def ability(index: int) -> str:
    """The word of an ability in message ids and symbols: `free-blank`."""
    return ABILITIES[index].replace("_", "-")


@cache
def ability_name(index: int) -> Say:
    return Say(f"ability-{ability(index)}")


@cache
def square(index: int) -> Say:
    """Columns are letters from the west, rows are numbers from the north."""
    return Say("square", {"column": COLUMNS[index % SIDE], "row": index // SIDE + 1})


@cache
def slot(index: int) -> Say:
    return Say(f"slot-{index}")


@cache
def edge(index: int) -> Say:
    return Say(f"edge-{index}")


@cache
def player(seat: int) -> Say:
    return Say("seat", {"seat": seat})


WORDS: Final[dict[str, Callable[[Any], Say]]] = {
    "character": character,
    "artifact": artifact,
    "ability": ability_name,
    "square": square,
    "squares": square,
    "to_square": square,
    "slot": slot,
    "edge": edge,
    "owner": player,
}
