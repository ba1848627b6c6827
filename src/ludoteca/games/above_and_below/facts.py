"""What is worth counting at Above and Below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.games.above_and_below.scoring import scores, totals
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import Facts, Honour, Seat, bits_of


def _sources(g: AboveAndBelow, seat: Seat) -> Mapping[str, float]:
    score = scores(g.villages)[seat]
    return {
        "study-track": score.track,
        "study-buildings": score.buildings,
        "study-reputation": score.reputation,
        "study-bonus": score.bonus,
    }


def _numbers(g: AboveAndBelow, seat: Seat) -> Mapping[str, float]:
    village = g.villages[seat]
    return {
        "study-coins": village.coins,
        "study-villagers": village.villagers.bit_count(),
        "study-caves": len(village.caves),
        "study-beds": village.beds,
        "study-goods": sum(village.placed),
    }


def _things(g: AboveAndBelow, seat: Seat) -> Mapping[str, list[int]]:
    village = g.villages[seat]
    return {"study-building": bits_of(village.built), "study-villager": bits_of(village.villagers)}


FACTS: Final = Facts[AboveAndBelow](
    round=lambda g: g.round,
    points=lambda g, seat: totals(g.villages)[seat],
    sources=_sources,
    numbers=_numbers,
    things=_things,
    buys=frozenset({"buy", "take", "hire"}),
    honours=(
        Honour("honour-bold", "succeeded", most="number"),
        Honour("honour-explorer", "explored"),
        Honour("honour-builder", "built"),
    ),
)
