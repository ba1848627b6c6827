"""One game, and everything about it that is worth counting."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from itertools import pairwise
from typing import Any, Final

from ludoteca.kernel import Choice, Game, Option, State
from ludoteca.lab.play import Order, Outcome, outcome_of, play_out, seated

PARTS: Final = 20
"""A game is looked at in so many parts of equal length."""


@dataclass(frozen=True)
class Studied:
    """What was seen of one game. Lists have one entry per seat, unless it says otherwise."""

    key: str
    outcome: Outcome
    rounds: int
    """0 for a game that counts none."""
    options: list[float]
    """Options on offer at a decision, on average, in each part of the game."""
    answers: int
    """Decisions outside the own turn."""
    curve: list[list[float]]
    """Points of every seat at the end of each part of the game."""
    leads: int
    """How often the lead went over to somebody else."""
    decided: float
    """After which part of the game the winner led for good; 1 if only the end showed it."""
    offered: dict[str, int]
    taken: dict[str, int]
    """How often each option was on offer, and picked."""
    opening: list[str]
    """The first pick."""
    purchase: list[str]
    """The first thing acquired, or nothing."""
    sources: list[dict[str, float]]
    numbers: list[dict[str, float]]
    kinds: list[dict[str, Any]]
    things: list[dict[str, list[Any]]]

    def row(self) -> str:
        return json.dumps(asdict(self))

    @staticmethod
    def parse(line: str) -> Studied | None:
        """Nothing if the line is half-written."""
        try:
            told = json.loads(line)
            told["outcome"] = Outcome.parse(json.dumps(told["outcome"]))
            return Studied(**{field.name: told[field.name] for field in fields(Studied)})
        except (ValueError, KeyError, TypeError):
            return None


class Watcher:
    """Sits beside the table and takes notes before every pick."""

    def __init__(self, game: Game, seats: int) -> None:
        self.facts = game.facts
        self.seats = seats
        self.counts: list[int] = []
        self.points: list[tuple[float, ...]] = []
        self.answers = 0
        self.offered: dict[str, int] = {}
        self.taken: dict[str, int] = {}
        self.opening = [""] * seats
        self.purchase = [""] * seats

    def __call__(self, g: State, ask: Choice, pick: Option) -> None:
        self.counts.append(len(g.options))
        self.answers += ask.reaction
        for option in g.options:
            self.offered[option.key] = self.offered.get(option.key, 0) + 1
        self.taken[pick.key] = self.taken.get(pick.key, 0) + 1
        self.opening[ask.seat] = self.opening[ask.seat] or pick.key
        if pick.verb in self.facts.buys:
            self.purchase[ask.seat] = self.purchase[ask.seat] or pick.key
        self.note(g)

    def note(self, g: State) -> None:
        if self.facts.points is not None:
            self.points.append(tuple(self.facts.points(g, seat) for seat in range(self.seats)))


def study(order: Order) -> Studied:
    """Play one game and watch it."""
    game = order.opened
    seats = range(len(order.bots))
    g = game.begin(len(order.bots), order.seed, dict(order.variants))
    watcher = Watcher(game, len(order.bots))
    outcome = outcome_of(order, g, play_out(g, seated(order), watcher))
    watcher.note(g)
    facts = game.facts
    return Studied(
        key=order.key,
        outcome=outcome,
        rounds=0 if facts.round is None else facts.round(g),
        options=in_parts(watcher.counts),
        answers=watcher.answers,
        curve=[list(watcher.points[at]) for at in marks(len(watcher.points))] if watcher.points else [],
        leads=lead_changes(watcher.points),
        decided=decided(watcher.points, outcome.ranks),
        offered=watcher.offered,
        taken=watcher.taken,
        opening=watcher.opening,
        purchase=watcher.purchase,
        sources=[dict(facts.sources(g, seat)) for seat in seats],
        numbers=[{name: float(value) for name, value in facts.numbers(g, seat).items()} for seat in seats],
        kinds=[dict(facts.kinds(g, seat)) for seat in seats],
        things=[{name: list(some) for name, some in facts.things(g, seat).items()} for seat in seats],
    )


def marks(count: int) -> list[int]:
    """The beginning, and the end of each part."""
    return [round(part * (count - 1) / PARTS) for part in range(PARTS + 1)]


def in_parts(numbers: Sequence[float]) -> list[float]:
    """The mean of each part; a game shorter than that has some twice."""
    found = []
    for part in range(PARTS):
        start = part * len(numbers) // PARTS
        some = numbers[start : max(start + 1, (part + 1) * len(numbers) // PARTS)]
        found.append(sum(some) / len(some) if some else 0.0)
    return found


def leader(points: Sequence[float]) -> int:
    """Who is ahead of everybody, or nobody (-1)."""
    most = max(points)
    return list(points).index(most) if list(points).count(most) == 1 else -1


def lead_changes(points: Sequence[Sequence[float]]) -> int:
    """How often somebody else took the lead. Being caught up with is not losing it."""
    leaders = [who for who in map(leader, points) if who >= 0]
    return sum(one != two for one, two in pairwise(leaders))


def decided(points: Sequence[Sequence[float]], ranks: Sequence[int]) -> float:
    """The part of the game after which the winner was ahead for good."""
    if not points or ranks.count(1) != 1:
        return 1.0
    winner = ranks.index(1)
    last = max((n for n, at in enumerate(points) if leader(at) != winner), default=-1)
    return (last + 1) / len(points)
