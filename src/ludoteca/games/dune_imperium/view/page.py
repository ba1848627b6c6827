"""The page: Arrakis with the Conflict, the cards, and everybody's area."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dune_imperium.icons import FACTIONS, NONE
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import arena, arrakis, cards, houses
from ludoteca.games.dune_imperium.view.art.easel import used_by
from ludoteca.games.dune_imperium.view.claims import Claims
from ludoteca.kernel.rooms import Can, Text
from ludoteca.paper import Blocks, Markup, join, within

MARKET: Final = frozenset({"buy", "claim", "acquire", "manipulate", "on_top"})
HAND: Final = frozenset({"play", "discard", "trash"})


def asked_for(view: Dune) -> set[str]:
    """The verbs of what the viewer may pick now."""
    return {pick.verb for pick in view.options} if view.ask is not None and view.ask.seat == view.me else set()


def page(view: Dune, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    return join(blocks(view, can, t))


def blocks(view: Dune, can: Can, t: Text) -> Blocks:
    """The same in parts."""
    claims = Claims(can)
    verbs = asked_for(view)
    buying = bool(verbs & MARKET) or (view.me is not None and view.revealing(view.me))
    choosing = any(player.leader == NONE and not player.rival for player in view.players)
    hand, market = cards.hand(view, claims, t), cards.market(view, claims, t)
    ground = arrakis.survey(view, t)
    order = "cards-first" if buying or verbs & HAND else None
    body = within(
        "div.cloth",
        cards.leaders(view, claims, t) if choosing else None,
        within(
            "div.arrakis",
            arrakis.score_track(view, t),
            within("div.factions", [arrakis.faction(view, number, ground, claims, t) for number in FACTIONS]),
            within("div.lands", arrakis.lands(view, ground, claims, t)),
            arena.conflict(view, claims, t),
        ),
        within("div.tray", [cards.stage(view, t), market, hand] if buying else [hand, cards.stage(view, t), market]),
        within("div.houses", [houses.house(view, who, claims, t) for who in houses.seating(view)]),
        class_=f"{order} buying" if verbs & MARKET else order,
    )
    night = view.active == NONE and view.round > 0
    return within("div.dune", used_by(*body), body, class_="combat-now" if night else None)
