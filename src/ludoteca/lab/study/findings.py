"""What many games say: rates and means with their intervals, and which of many comparisons stand."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Final

from ludoteca.lab.intervals import chance_of, holm, mean_interval, wilson, zero_mean
from ludoteca.lab.study.watching import Studied

FEWEST: Final = 30
"""Seats that something must have been seen at before its rate is shown."""


@dataclass(frozen=True)
class Rate:
    """How often seats of one kind came first, against all other seats of the same games."""

    what: Any
    seats: int
    wins: float
    excess: float
    """Victories beyond what chance would have given these seats among those of their own games."""
    variance: float
    """Of that, if victories fell on the seats of each game by chance."""
    stands: bool = False
    """Whether the difference from the others is more than chance, when all of its group are looked at together."""

    @property
    def rate(self) -> float:
        return self.wins / self.seats if self.seats else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.seats)

    @property
    def chance(self) -> float:
        """How likely chance alone is that far off. Seats of one game are not independent, one wins what others do not:
        so each game is compared with itself, its victories dealt out anew among its seats."""
        return chance_of(self.excess / math.sqrt(self.variance)) if self.variance else 1.0


@dataclass(frozen=True)
class Mean:
    """Something that winners and the others had, on average."""

    what: str
    winners: tuple[float, float, float]
    others: tuple[float, float, float]
    chance: float
    stands: bool = False


@dataclass
class Findings:
    """Everything a report shows."""

    games: list[Studied]
    by_seat: list[Rate] = field(default_factory=list)
    groups: dict[str, list[Rate]] = field(default_factory=dict)
    """Win rates by what seats were or had: one list per kind, opening and first purchase included."""
    numbers: list[Mean] = field(default_factory=list)
    sources: dict[str, tuple[float, float]] = field(default_factory=dict)
    """Points by source: of winners, and of the others."""
    untaken: list[tuple[str, int]] = field(default_factory=list)
    """Options that were on offer often and never picked."""
    taken: list[tuple[str, int, int]] = field(default_factory=list)
    """Options by how often they were picked when on offer: key, offered, taken."""

    @property
    def tests(self) -> int:
        """Comparisons made."""
        return len(self.by_seat) + sum(map(len, self.groups.values())) + len(self.numbers)


def share_of(game: Studied, seat: int) -> float:
    return game.outcome.wins(seat)


def everyone(games: Iterable[Studied]) -> Iterator[tuple[Studied, int]]:
    for game in games:
        for seat in range(len(game.outcome.bots)):
            yield game, seat


def rates(games: Sequence[Studied], of: Callable[[Studied, int], Iterable[Any]], fewest: int = FEWEST) -> list[Rate]:
    """Win rates of seats by what they had; what was seen at fewer seats than this is left out."""
    seen: dict[Any, list[float]] = {}
    for game in games:
        shares = [share_of(game, seat) for seat in range(len(game.outcome.bots))]
        mean = sum(shares) / len(shares)
        spread = sum((share - mean) ** 2 for share in shares)
        had: dict[Any, list[float]] = {}
        for seat, share in enumerate(shares):
            for what in set(of(game, seat)):
                had.setdefault(what, []).append(share)
        for what, mine in had.items():
            row = seen.setdefault(what, [0, 0.0, 0.0, 0.0])
            row[0] += len(mine)
            row[1] += sum(mine)
            row[2] += sum(mine) - len(mine) * mean
            row[3] += _dealt(len(mine), len(shares)) * spread
    found = [Rate(what, int(row[0]), row[1], row[2], row[3]) for what, row in seen.items() if row[0] >= fewest]
    return sorted(found, key=lambda rate: -rate.rate)


def _dealt(some: int, of: int) -> float:
    """What the variance of a sum of some of so many numbers is, if they are drawn, as a share of their squares."""
    return some * (of - some) / (of * (of - 1)) if of > 1 else 0.0


def means(games: Sequence[Studied]) -> list[Mean]:
    """Numbers of winners beside those of the others. A victory that is shared or nobody's tells nothing here."""
    clear = [game for game in games if game.outcome.ranks.count(1) == 1]
    names = dict.fromkeys(name for game in clear for seat in game.numbers for name in seat)
    found = []
    for name in names:
        sides: tuple[list[float], list[float]] = ([], [])
        for game in clear:
            winner = game.outcome.ranks.index(1)
            numbers = [seat.get(name, 0.0) for seat in game.numbers]
            sides[0].append(numbers[winner])
            sides[1].append((sum(numbers) - numbers[winner]) / max(1, len(numbers) - 1))
        if sides[0]:
            apart = [won - lost for won, lost in zip(*sides, strict=True)]
            found.append(Mean(name, mean_interval(sides[0]), mean_interval(sides[1]), zero_mean(apart)))
    return found


def findings(games: Sequence[Studied]) -> Findings:
    """Count everything once, then say what stands when all comparisons are taken together."""
    found = Findings(list(games))
    found.by_seat = sorted(rates(games, lambda _game, seat: (seat,), fewest=1), key=lambda rate: int(rate.what))
    kinds = dict.fromkeys(name for game in games for seat in game.kinds for name in seat)
    things = dict.fromkeys(name for game in games for seat in game.things for name in seat)
    for name in kinds:
        found.groups[name] = rates(games, partial(_kind, name))
    for name in things:
        found.groups[name] = rates(games, partial(_things, name))
    found.groups["purchase"] = rates(games, lambda game, seat: filter(None, (game.purchase[seat],)))
    found.groups["opening"] = rates(games, lambda game, seat: filter(None, (game.opening[seat],)))
    found.groups = {name: group for name, group in found.groups.items() if len(group) > 1}
    found.numbers = means(games)
    found.sources = sources(games)
    _options(found)
    _what_stands(found)
    return found


def _kind(name: str, game: Studied, seat: int) -> Iterable[Any]:
    return (game.kinds[seat].get(name),)


def _things(name: str, game: Studied, seat: int) -> Iterable[Any]:
    return game.things[seat].get(name, ())


def _what_stands(found: Findings) -> None:
    """Holm's correction over every comparison of the study."""
    groups = [found.by_seat, *found.groups.values()]
    chances = [rate.chance for group in groups for rate in group] + [mean.chance for mean in found.numbers]
    verdicts = iter(holm(chances))
    for group in groups:
        group[:] = [replace(rate, stands=next(verdicts)) for rate in group]
    found.numbers = [replace(mean, stands=next(verdicts)) for mean in found.numbers]


def sources(games: Sequence[Studied]) -> dict[str, tuple[float, float]]:
    """Points by source, of winners and of the others, on average."""
    sides: tuple[dict[str, float], dict[str, float]] = ({}, {})
    counts = [0, 0]
    for game, seat in everyone(games):
        side = share_of(game, seat) == 0
        counts[side] += 1
        for name, points in game.sources[seat].items():
            sides[side][name] = sides[side].get(name, 0.0) + points
    won, lost = (max(1, count) for count in counts)
    return {name: (sides[0][name] / won, sides[1].get(name, 0.0) / lost) for name in sides[0]}


def _options(found: Findings) -> None:
    offered: dict[str, int] = {}
    taken: dict[str, int] = {}
    for game in found.games:
        for key, count in game.offered.items():
            offered[key] = offered.get(key, 0) + count
        for key, count in game.taken.items():
            taken[key] = taken.get(key, 0) + count
    found.untaken = sorted(
        ((key, count) for key, count in offered.items() if key not in taken), key=lambda pair: -pair[1]
    )
    found.taken = sorted(
        ((key, count, taken.get(key, 0)) for key, count in offered.items()), key=lambda row: -row[2] / row[1]
    )
