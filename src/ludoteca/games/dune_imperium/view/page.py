"""The page: the board with its spaces, the Conflict, the hand, the Imperium Row, and everybody's area."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.dune_imperium.icons import FACTIONS
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import arrakis, cards, glyphs, houses
from ludoteca.paper import Markup, h

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]


class Claims:
    """Every option is claimed once, by the first element that wants it."""

    def __init__(self, can: Can) -> None:
        self.can = can
        self.claimed: set[tuple[Any, ...]] = set()
        self.ids: set[str] = set()

    def __call__(self, verb: str, *args: Any) -> dict[str, Any]:
        if (verb, *args) in self.claimed:
            return {}
        attributes = self.can(verb, *args)
        if attributes:
            self.claimed.add((verb, *args))
        return attributes

    def first(self, *picks: tuple[Any, ...]) -> dict[str, Any]:
        """The first of these picks that is on offer."""
        for pick in picks:
            attributes = self(*pick)
            if attributes:
                return attributes
        return {}

    def id(self, name: str) -> str | None:
        """This id, unless the page has it already."""
        if name in self.ids:
            return None
        self.ids.add(name)
        return name


def page(view: Dune, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    claims = Claims(can)
    choosing = view.ask is not None and type(view.ask).__name__ == "ChooseLeader"
    return h(
        "div.dune",
        glyphs.sheet(),
        cards.leaders(view, claims, t) if choosing else None,
        h(
            "div.board",
            h("div.factions", [arrakis.faction(view, number, claims, t) for number in FACTIONS]),
            h("div.lands", arrakis.lands(view, claims, t)),
            arrakis.conflict(view, claims, t),
        ),
        cards.hand(view, claims, t),
        cards.market(view, claims, t),
        h("div.houses", [houses.house(view, who, claims, t) for who in houses.seating(view)]),
    )
