"""A puzzle, and the shelf of them that a box brings along (`puzzles.jsonl` beside its rules)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from typing import Final

from ludoteca.kernel import Game, Match

FILE: Final = "puzzles.jsonl"


@dataclass(frozen=True)
class Puzzle:
    """Somebody is to decide, and one line is clearly best."""

    id: str
    seats: int
    variants: dict[str, str]
    seed: int
    picks: str
    """All that was picked before, one key after the other."""
    seat: int
    theme: str
    """What is asked for: `win`, `survive`, `best`."""
    solution: tuple[str, ...]
    """What to pick, in this order."""
    second: str
    """The next best first pick."""
    gap: float
    """How much more of a victory the solution brings on average."""
    sure: float
    """In which share of the re-deals it beats the second best."""
    hard: int
    """How many of the simple players (first impulse, one look ahead, a short search) pick something else: 0 to 3."""

    @property
    def n(self) -> int:
        return len(self.picks.split())

    def line(self) -> str:
        """As the shelf keeps it."""
        return json.dumps({**asdict(self), "solution": list(self.solution)}, ensure_ascii=False)

    @staticmethod
    def parse(line: str) -> Puzzle:
        said = json.loads(line)
        return Puzzle(**{**said, "solution": tuple(said["solution"])})

    def match(self, game: Game, names: Sequence[str] = ()) -> Match:
        """The game up to the question."""
        match = Match(game, names or [str(seat + 1) for seat in range(self.seats)], self.seed, self.variants)
        for key in self.picks.split():
            match.choose(key)
        return match


def read(text: str) -> list[Puzzle]:
    return [Puzzle.parse(line) for line in text.splitlines() if line.strip()]


@cache
def shelf(package: str) -> tuple[Puzzle, ...]:
    """The puzzles of a box, in the order in which they are set; a box without a shelf has none."""
    file = resources.files(package) / FILE
    return tuple(read(file.read_text("utf-8"))) if file.is_file() else ()
