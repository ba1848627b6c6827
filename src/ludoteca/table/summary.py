"""How a game went, for the end of it: where the points came from, how they grew, where it turned, what to remember."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar

from ludoteca.kernel import Event, Honour, Match
from ludoteca.review import Review
from ludoteca.store import Store
from ludoteca.store.learning import find_review
from ludoteca.table.reviews import as_review
from ludoteca.table.sitting import Sitting

T = TypeVar("T")

REMEMBERED: Final = 64
"""Ends of games that are kept, so that they are worked out once."""
AGAIN: Final = 5.0
"""Seconds after which it is looked again whether the game has been reviewed."""
HONOURS: Final = 3
LEAST: Final = 2
"""What happened once is nothing to be remembered for."""


@dataclass(frozen=True)
class Best:
    """The pick that a review praises most."""

    n: int
    seat: int
    key: str
    gained: float


@dataclass(frozen=True)
class Summary:
    """What the end of a game shows besides the result."""

    sources: Mapping[str, tuple[float, ...]]
    """Where each seat's points came from, or what it had in the end."""
    scored: bool
    """Whether the sources are points."""
    curve: tuple[tuple[float, ...], ...]
    """Everybody's points after each pick, if the game has any on the way."""
    turned: tuple[int, int] | None
    """After which pick the winner was ahead for good, and who that was."""
    honours: tuple[tuple[str, int, int], ...]
    """Name, seat and number."""
    best: Best | None = None


_known: OrderedDict[str, Summary] = OrderedDict()
_looked: OrderedDict[str, float] = OrderedDict()
"""When each end was last looked at."""


def known(table: Sitting) -> Summary | None:
    """What is known of this end so far."""
    return _known.get(_name(table))


def due(table: Sitting) -> bool:
    """Whether there may be more to know: yes once, and then again from time to time until it has been reviewed."""
    found, name = known(table), _name(table)
    if (found is not None and found.best is not None) or time.monotonic() < _looked.get(name, 0.0):
        return False
    _keep(_looked, name, time.monotonic() + AGAIN)
    return True


async def look_again(table: Sitting, store: Store) -> bool:
    """Work it out, in a thread, because a long game is played again for it. True if there is something new to show."""
    before = known(table)
    row = await store.read(lambda c: find_review(c, table.id))
    reviewed = as_review(table, row) if row is not None else None
    if before is not None and reviewed is None:
        return False
    found = await asyncio.to_thread(summary, table.match, reviewed)
    _keep(_known, _name(table), found)
    return found != before


def _name(table: Sitting) -> str:
    return f"{table.id} {len(table.match.picks)}"


def _keep(where: OrderedDict[str, T], name: str, thing: T) -> None:
    where[name] = thing
    while len(where) > REMEMBERED:
        where.popitem(last=False)


def summary(match: Match, reviewed: Review | None = None) -> Summary:
    """Everything, from the game itself; the best pick only if it has been reviewed."""
    facts, end = match.game.facts, match.state
    seats = list(end.everyone)
    named = [facts.sources(end, seat) for seat in seats]
    scored = any(named)
    if not scored:
        named = [facts.numbers(end, seat) for seat in seats]
    sources = {name: tuple(float(each.get(name, 0)) for each in named) for name in named[0]}
    sources = {name: row for name, row in sources.items() if any(row)}
    curve = points(match)
    won = list(end.result.winners) if end.result else []
    return Summary(
        sources=sources,
        scored=scored,
        curve=curve,
        turned=turning(curve, won[0]) if len(won) == 1 and curve else None,
        honours=honours(match),
        best=best(reviewed) if reviewed else None,
    )


def points(match: Match) -> tuple[tuple[float, ...], ...]:
    """Everybody's points after each pick."""
    of = match.game.facts.points
    if of is None or match.start:
        return ()
    state = match.at(0)
    rows = [tuple(float(of(state, seat)) for seat in state.everyone)]
    for index in range(len(match.picks)):
        state.play(match.option(index))
        rows.append(tuple(float(of(state, seat)) for seat in state.everyone))
    return tuple(rows)


def turning(curve: tuple[tuple[float, ...], ...], winner: int) -> tuple[int, int] | None:
    """The pick after which the winner was ahead of everybody and stayed so."""
    ahead = [all(row[winner] > other for seat, other in enumerate(row) if seat != winner) for row in curve]
    if not ahead[-1] or len(ahead) < LEAST:
        return None
    n = len(ahead) - 1
    while n and ahead[n - 1]:
        n -= 1
    return (n, winner) if n else None


def honours(match: Match) -> tuple[tuple[str, int, int], ...]:
    """The first few that somebody alone has earned."""
    told = [event for events in match.events for event in events]
    found = []
    for honour in match.game.facts.honours:
        numbers = earned(honour, told)
        most = max(numbers.values(), default=0)
        holders = [seat for seat, number in numbers.items() if number == most]
        if most >= LEAST and len(holders) == 1:
            found.append((honour.name, holders[0], most))
    return tuple(found[:HONOURS])


def earned(honour: Honour, told: list[Event]) -> dict[int, int]:
    """What each seat has to show for it."""
    found: dict[int, int] = {}
    row = 0
    for event in told:
        seat = event.data.get("seat", -1)
        if event.kind == honour.kind:
            row += 1
            if not honour.until:
                number = int(event.data[honour.most]) if honour.most else found.get(seat, 0) + 1
                found[seat] = max(found.get(seat, 0), number)
        if honour.until and event.kind == honour.until:
            found[seat] = max(found.get(seat, 0), row)
            row = 0
    return {seat: number for seat, number in found.items() if seat >= 0}


def best(reviewed: Review) -> Best | None:
    """The pick without fault after which its player's chances had grown most, luck left out."""
    found = [
        Best(verdict.n, verdict.seat, verdict.pick, after.chances[verdict.seat] - before.chances[verdict.seat] - lucky)
        for before, after in zip(reviewed.seen, reviewed.seen[1:], strict=False)
        if (verdict := before.verdict) is not None and verdict.grade == "best"
        for lucky in [max(0.0, verdict.luck)]
    ]
    most = max(found, key=lambda each: each.gained, default=None)
    return most if most is not None and most.gained > 0 else None
