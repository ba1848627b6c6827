"""The page: Arrakis with the Conflict, the cards, and everybody's area."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dune_imperium.icons import FACTIONS, NONE
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import arena, arrakis, cards, houses
from ludoteca.games.dune_imperium.view.art.easel import used_by
from ludoteca.games.dune_imperium.view.claims import Claims
from ludoteca.kernel.rooms import Can, Text
from ludoteca.paper import Markup, h

MARKET: Final = frozenset({"buy", "claim", "acquire", "manipulate", "on_top"})
HAND: Final = frozenset({"play", "discard", "trash"})


def asked_for(view: Dune) -> set[str]:
    """The verbs of what the viewer may pick now."""
    return {pick.verb for pick in view.options} if view.ask is not None and view.ask.seat == view.me else set()


def page(view: Dune, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    claims = Claims(can)
    verbs = asked_for(view)
    buying = bool(verbs & MARKET) or (view.me is not None and view.revealing(view.me))
    choosing = any(player.leader == NONE and not player.rival for player in view.players)
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
        h("div.tray", [cards.stage(view, t), market, hand] if buying else [hand, cards.stage(view, t), market]),
        h("div.houses", [houses.house(view, who, claims, t) for who in houses.seating(view)]),
        class_="cards-first" if buying or verbs & HAND else None,
    )
    night = view.active == NONE and view.round > 0
    return h("div.dune", used_by(body), body, class_="combat-now" if night else None)
