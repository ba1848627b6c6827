"""What a player of 011 can be given. `when`: the Hour."""

from __future__ import annotations

from typing import Any

from bench.presents import Presents
from ludoteca.games.zero11.bot import suspects, value


def presents(when: int) -> Presents:
    def time(g: Any, seat: int) -> bool:
        g.time[seat] = min(45, g.time[seat] + 4)
        return True

    def pages(g: Any, seat: int) -> bool:
        g.pages[seat] += 3
        return bool(g.pages[seat] <= 15)

    def name(g: Any, seat: int) -> bool:
        news = suspects(g, seat) > 1
        g.people.show(g.chosen, to=seat)
        return news

    def clues(g: Any, seat: int) -> bool:
        g.clues[seat] += 2
        return True

    return Presents(
        moment=lambda g: bool(g.hour >= when),
        said=value,
        gifts={"4 Time Points": time, "3 pages": pages, "the name": name, "2 clues": clues},
    )
