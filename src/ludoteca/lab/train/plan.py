"""A course of training as a folder: the plan, what each round brought, and whether two plans are the same course.

Everything lies there, so that a course that was stopped goes on: the plan, what was learned in every round, and
`curve.jsonl` with one line for each round.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from ludoteca.kernel import Game, Refused
from ludoteca.lab.intervals import wilson
from ludoteca.registry import box

CHECKS: Final = 900_000_000
"""Seeds from here on are for comparing, never for learning."""
CURVE: Final = "curve.jsonl"
PLAN: Final = "plan.json"
Told = Callable[[str, int], None]
"""Called with what is being done and how many games of it are over: for a progress bar."""


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    game: str
    rounds: int = 6
    games: int = 800
    """Games of a round, at all player counts in turn."""
    checks: int = 120
    """Games against the game's own judge after each round."""
    passes: int = 3
    rate: float = 0.002
    seed: int = 1
    seats: int = 0
    """Players at every table; 0: all player counts in turn."""
    teach: str = "network"
    """A network by foretelling, the weights of a judgement by playing with others, or a policy from a search."""
    plans: int = 1
    """Ends of a turn that players compare while weights are learned."""
    looks: int = 0
    """How often players search in each decision while weights are learned; 0: they only look at plans."""
    begin: str = ""
    """A file of what is known already; empty: begin with the game's own judge."""

    @property
    def counts(self) -> list[int]:
        """The player counts at which it is played."""
        return [self.seats] if self.seats else player_counts(box(self.game))

    def seed_of(self, number: int) -> int:
        """The first seed of a round."""
        return self.seed * 10_000_000 + number * 100_000


@dataclass(frozen=True)
class Lap:
    """How a round went."""

    round: int
    pages: int
    """What it has learned from: pages of diaries, games, or decisions."""
    loss: float
    checks: int
    """Games in which the learner sat alone among bots that judge as the game does; they are played at all player counts
    in turn."""
    share: float
    """Of the victories that an even share would be, from 0 (none) over 1 (even) to the number of seats."""
    low: float
    high: float


def player_counts(game: Game) -> list[int]:
    """Those at which somebody can be beaten."""
    return [seats for seats in game.seats if seats > 1]


def laps(folder: Path) -> list[Lap]:
    """What the folder knows."""
    file = folder / CURVE
    return [Lap(**json.loads(line)) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def open_folder(plan: Plan, folder: Path) -> list[Lap]:
    """A folder belongs to one plan; only its number of rounds may grow. What it already knows is told."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / PLAN
    if file.exists() and replace(Plan(**json.loads(file.read_text("utf-8"))), rounds=plan.rounds) != plan:
        raise Refused(f"{folder} holds another course: name another folder, or give the same numbers.", "file")
    file.write_text(json.dumps(asdict(plan), indent=2) + "\n", "utf-8")
    return laps(folder)


def write_lap(folder: Path, lap: Lap) -> Lap:
    with (folder / CURVE).open("a", encoding="utf-8") as curve:
        curve.write(json.dumps(asdict(lap)) + "\n")
    return lap


def lap_of(number: int, pages: int, loss: float, won: Sequence[tuple[int, float]]) -> Lap:
    """How often it won, in shares of what is even: comparable whatever the number of seats."""
    even = sum(1 / seats for seats, _ in won) / len(won)
    wins = sum(share for _, share in won)
    low, high = wilson(wins, len(won))
    shares = (round(x / even, 3) for x in (wins / len(won), low, high))
    return Lap(number, pages, round(loss, 4), len(won), *shares)
