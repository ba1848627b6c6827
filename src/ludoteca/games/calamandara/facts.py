"""What is worth counting at Calamandara."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.games.calamandara.movement import steps_to_fenda
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import Facts, Honour, Seat


def _way(g: Calamandara, seat: Seat) -> float:
    return g.chart.straight - steps_to_fenda(g.board, seat)


def _numbers(g: Calamandara, seat: Seat) -> Mapping[str, float]:
    traveller = g.travellers[seat]
    return {
        "study-way": _way(g, seat),
        "study-hand": len(traveller.hand),
        "study-reserve": len(traveller.reserve),
        "study-deck": len(traveller.deck),
    }


def _things(g: Calamandara, seat: Seat) -> Mapping[str, list[int]]:
    """Memories that have been used, once each."""
    return {"study-memory": sorted({g.memory(card) for card in g.travellers[seat].discard})}


FACTS: Final = Facts[Calamandara](
    round=lambda g: g.round,
    points=_way,
    numbers=_numbers,
    things=_things,
    buys=frozenset({"acquire"}),
    settles=2,
    honours=(
        Honour("honour-annuller", "annulled"),
        Honour("honour-memories", "uses"),
        Honour("honour-builder", "inserted"),
    ),
)
