"""Everything through which a seat looks at the table: page, terminal, question, features."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import Game, Option, State
from ludoteca.words import Words


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
        return {
            "data_pick": self.words.key(wanted),
            "role": "button",
            "tabindex": "0",
            "aria_label": self.words.pick(wanted),
        }


def names(game: Game, seats: int) -> tuple[str, ...]:
    return tuple(f"Player {seat + 1}" for seat in range(seats))


def sights(game: Game, view: State, language: str) -> dict[str, object]:
    """What is made for one seat out of its view."""
    words = Words.of(game, language, names(game, view.seats))
    seen: dict[str, object] = {
        "page": str(game.view.page(view, Can(list(view.options), words), words.t)),
        "board": game.view.board(view, words.t),
    }
    if view.ask is not None:
        seen["question"] = words.question(view.ask)
    if view.viewer < view.seats:
        seen["features"] = list(game.features.of(view, view.viewer))
    return seen
