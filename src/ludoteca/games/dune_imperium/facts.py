"""What is worth counting at Dune: Imperium."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Facts, Honour, Seat


def _sources(g: Dune, seat: Seat) -> Mapping[str, float]:
    """The rest are conflicts, cards and spaces."""
    player = g.players[seat]
    influence = sum(level >= 2 for level in player.influence)
    alliances = g.alliances.count(seat)
    return {
        "study-influence": influence,
        "study-alliances": alliances,
        "study-other": player.vp - influence - alliances,
    }


def _numbers(g: Dune, seat: Seat) -> Mapping[str, float]:
    player = g.players[seat]
    cards = player.deck + player.hand + player.discard + player.played + player.shown
    return {
        "study-cards": len(cards),
        "study-spice": player.spice,
        "study-solari": player.solari,
        "study-swordmaster": player.swordmaster,
        "study-council": player.council,
    }


def _things(g: Dune, seat: Seat) -> Mapping[str, list[int]]:
    player = g.players[seat]
    cards = player.deck + player.hand + player.discard + player.played + player.shown
    return {"study-card": sorted({g.kind(card) for card in cards})}


FACTS: Final = Facts[Dune](
    round=lambda g: g.round,
    points=lambda g, seat: g.players[seat].vp,
    sources=_sources,
    numbers=_numbers,
    kinds=lambda g, seat: {"study-leader": g.players[seat].leader},
    things=_things,
    buys=frozenset({"buy", "acquire"}),
    honours=(
        Honour("honour-force", "strength", most="amount"),
        Honour("honour-intriguer", "intrigue"),
        Honour("honour-harvest", "harvested", most="amount"),
    ),
)
