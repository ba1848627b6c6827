"""The arena: what many games between bots say of who is stronger, how surely and at what cost."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludoteca.lab.intervals import wilson
from ludoteca.lab.play import Outcome


@dataclass(frozen=True)
class Share:
    """How often a bot came first, with a 95 % interval (Wilson)."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


def matrix(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """(lone, field) -> how often the lone one came first. In two-player games both are the lone one."""
    table: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            rest = {other for s, other in enumerate(outcome.bots) if s != seat}
            if len(rest) == 1 and rest != {bot}:
                table.setdefault((bot, rest.pop()), []).append(outcome.wins(seat))
    return {pair: Share(len(wins), sum(wins)) for pair, wins in table.items()}


def together(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """(one, other) -> how often one of the first kind won, in all games of the pair. If each was the lone one equally
    often, both had half of the seats, and an even share is a half of the games, however many seats there are."""
    table: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        kinds = sorted(set(outcome.bots))
        if len(kinds) == 2:
            for one, other in (kinds, kinds[::-1]):
                won = sum(outcome.wins(seat) for seat, bot in enumerate(outcome.bots) if bot == one)
                table.setdefault((one, other), []).append(won)
    return {pair: Share(len(wins), sum(wins)) for pair, wins in table.items()}


def cost(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """Milliseconds per decision of each bot."""
    spent: dict[str, tuple[float, int]] = {}
    for outcome in outcomes:
        for bot, seconds, decisions in zip(outcome.bots, outcome.seconds, outcome.decisions, strict=True):
            total, count = spent.get(bot, (0.0, 0))
            spent[bot] = (total + seconds, count + decisions)
    return {bot: 1000 * total / max(1, count) for bot, (total, count) in spent.items()}
