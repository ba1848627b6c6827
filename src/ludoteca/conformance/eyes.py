"""Everything through which a seat looks at the table: page, terminal, question, features."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from typing import Any

from ludoteca.kernel import Game, Option, State
from ludoteca.words import Words


@cache
def room(game: Game, name: str) -> Any:
    """A room of the box, or nothing where a game has none."""
    return game.room(name) if find_spec(f"{game.package}.{name}") else None


class Can:
    """What a page may make clickable: every option on offer, each once."""

    def __init__(self, options: list[Option], words: Words) -> None:
        self.offered = set(options)
        self.claimed: list[Option] = []
        self.words = words

    def __call__(self, verb: str, *args: Any) -> dict[str, Any]:
        wanted = next((o for o in self.offered if o.verb == verb and o.args == args), None)
        if wanted is None:
            return {}
        self.claimed.append(wanted)
        return {"data_pick": wanted.key, "role": "button", "tabindex": "0", "aria_label": self.words.pick(wanted)}


def names(game: Game, seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(seats))


def sights(game: Game, view: State, language: str) -> dict[str, object]:
    """What is made for one seat out of its view."""
    seen: dict[str, object] = {}
    looks = room(game, "view")
    words = Words.of(game, language, names(game, view.seats))
    if hasattr(looks, "page"):
        seen["page"] = str(looks.page(view, Can(list(view.options), words), words.t))
    if hasattr(looks, "board"):
        seen["board"] = looks.board(view, words.t)
    if view.ask is not None:
        seen["question"] = words.question(view.ask)
    learns = room(game, "features")
    if learns is not None and view.viewer < view.seats:
        seen["features"] = list(learns.features(view, view.viewer))
    return seen
