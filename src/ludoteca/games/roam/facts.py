"""What is worth counting at Roam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.games.roam.content import ARTIFACTS, CHARACTERS, LANDS, OUTPOST_POINTS
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import Facts, Honour, Seat, bits_of


def _sources(g: Roam, seat: Seat) -> Mapping[str, float]:
    explorer = g.explorers[seat]
    artifacts = g.full_game and g.artifact_points
    return {
        "study-characters": sum(CHARACTERS[card].points for card in explorer.cards),
        "study-artifacts": sum(ARTIFACTS[a].points for a in bits_of(explorer.tiles)) if artifacts else 0,
        "study-outpost": OUTPOST_POINTS * (g.outpost == seat),
    }


def _numbers(g: Roam, seat: Seat) -> Mapping[str, float]:
    explorer = g.explorers[seat]
    return {
        "study-lands": len(explorer.cards) - 3,
        "study-coins": explorer.coins,
        "study-markers": g.ground[seat].bit_count() + g.upper[seat].bit_count(),
    }


def _things(g: Roam, seat: Seat) -> Mapping[str, list[int]]:
    explorer = g.explorers[seat]
    return {
        "study-character": [card for card in explorer.cards if card < LANDS],
        "study-artifact": bits_of(explorer.tiles),
    }


FACTS: Final = Facts[Roam](
    points=lambda g, seat: g.score(seat),
    sources=_sources,
    numbers=_numbers,
    things=_things,
    buys=frozenset({"buy"}),
    honours=(
        Honour("honour-auction", "bid", until="claimed"),
        Honour("honour-bid", "bid", most="coins"),
        Honour("honour-slider", "slid"),
    ),
)
