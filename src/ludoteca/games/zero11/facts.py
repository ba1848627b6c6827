"""What is worth counting at 011."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import Facts, Honour, Seat, bits_of


def _numbers(g: Zero11, seat: Seat) -> Mapping[str, float]:
    return {
        "study-pages": g.pages[seat],
        "study-clues": g.clues[seat],
        "study-time": g.time[seat],
        "study-tiles": len(g.racks[seat]),
        "study-fenrir": g.is_fenrir(seat),
        "study-alive": g.alive >> seat & 1,
    }


FACTS: Final = Facts[Zero11](
    round=lambda g: g.hour,
    points=lambda g, seat: g.pages[seat],
    numbers=_numbers,
    things=lambda g, seat: {"study-power": bits_of(g.powers[seat])},
    buys=frozenset({"power", "item"}),
    honours=(
        Honour("honour-auction", "bid", until="placed"),
        Honour("honour-bid", "bid", most="bid"),
        Honour("honour-eyes", "examined"),
    ),
)
