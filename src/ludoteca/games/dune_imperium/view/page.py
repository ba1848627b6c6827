"""The page: Arrakis with the Conflict, the cards, and everybody's area."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dune_imperium.effects.acquire import ChooseAcquire, ChooseManipulated, WhereTo
from ludoteca.games.dune_imperium.effects.cards import ChooseDiscard, ChooseTrash
from ludoteca.games.dune_imperium.icons import FACTIONS, NONE
from ludoteca.games.dune_imperium.rules.agent_turn import TakeTurn
from ludoteca.games.dune_imperium.rules.setup import ChooseLeader
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import arena, arrakis, cards, houses
from ludoteca.games.dune_imperium.view.art.easel import used_by
from ludoteca.kernel.rooms import Can, Text
from ludoteca.paper import Markup, h


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


def buying(view: Dune) -> bool:
    """Whether it is the row that the viewer is asked about."""
    ask, me = view.ask, view.me
    if me is None or ask is None or ask.seat != me:
        return False
    return view.revealing(me) or isinstance(ask, ChooseAcquire | ChooseManipulated | WhereTo)


def by_hand(view: Dune) -> bool:
    """Whether the answers are among the viewer's own cards."""
    ask = view.ask
    return ask is not None and ask.seat == view.me and isinstance(ask, TakeTurn | ChooseDiscard | ChooseTrash)


def page(view: Dune, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    claims = Claims(can)
    choosing = isinstance(view.ask, ChooseLeader)
    hand, market = cards.hand(view, claims, t), cards.market(view, claims, t)
    body = h(
        "div.cloth",
        cards.leaders(view, claims, t) if choosing else None,
        h(
            "div.arrakis",
            arrakis.score_track(view, t),
            h("div.factions", [arrakis.faction(view, number, claims, t) for number in FACTIONS]),
            h("div.lands", arrakis.lands(view, claims, t)),
            arena.conflict(view, claims, t),
        ),
        h("div.tray", [cards.stage(view, t), market, hand] if buying(view) else [hand, cards.stage(view, t), market]),
        h("div.houses", [houses.house(view, who, claims, t) for who in houses.seating(view)]),
        class_="cards-first" if by_hand(view) or buying(view) else None,
    )
    night = view.active == NONE and view.round > 0
    return h("div.dune", used_by(body), body, class_="combat-now" if night else None)
