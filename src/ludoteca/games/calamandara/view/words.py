"""How the things of Calamandara are named in a sentence: by messages of `text/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.calamandara.content.chart import FENDA, SIZE, place_of
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_CARDS, SYMBOL_NAMES
from ludoteca.kernel import Say

COLUMNS: Final = "abcdefghijklmnopq"


def memory(index: int) -> Say:
    return Say(f"memory-{SLUGS[index]}")


def effect(index: int) -> Say:
    return Say(f"effect-{SLUGS[index]}")


def symbol(kind: int) -> Say:
    return Say(f"symbol-{SYMBOL_NAMES[kind]}") if kind else Say("symbol-none")


def lower(kind: int) -> Say:
    """What is acquired beside the central symbol of a card."""
    return Say("lower", {"symbol": symbol(kind)}) if kind else Say("lower-none")


def coordinates(cell: int) -> str:
    """Columns are letters from the west, rows are numbers from the south, as on a chess board."""
    x, y = place_of(cell)
    return f"{COLUMNS[x]}{SIZE - y}"


def cell(index: int) -> Say:
    return Say("cell-fenda") if index == FENDA else Say("cell", {"place": coordinates(index)})


def facing(direction: int) -> Say:
    return Say(f"facing-{direction}")


def line(name: str) -> Say:
    return Say(f"line-{name}")


def zone(name: str) -> Say:
    return Say(f"zone-{name}")


def mode(name: str) -> Say:
    return Say(f"mode-{name}")


def depth(number: int) -> Say:
    return Say("depth", {"number": number}) if number else Say("depth-base")


def symbol_card(index: int) -> Say:
    central, *lower = SYMBOL_CARDS[index]
    names = dict(zip(("one", "two", "three"), map(symbol, lower), strict=True))
    return Say("symbol-card", {"central": symbol(central), **names})


def action(kind: int) -> Say:
    return Say(f"action-{kind}")


def traveller(seat: int) -> Say:
    return Say("seat", {"seat": seat})


WORDS: Final[dict[str, Callable[[Any], Say]]] = {
    "memory": memory,
    "effect": effect,
    "symbol": symbol,
    "second": symbol,
    "symbols": symbol,
    "lower": lower,
    "cell": cell,
    "goal": cell,
    "facing": facing,
    "line": line,
    "zone": zone,
    "mode": mode,
    "depth": depth,
    "symbol_card": symbol_card,
    "action": action,
    "other": traveller,
}
