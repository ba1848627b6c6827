"""Whether what a course has learned beats a level that stays as it is: the master with it, alone among bots of that
level, at every seat in turn. Both count iterations, so that the same course comes to the same result; how long each of
them thinks is told beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from ludoteca.bots import Bot, make
from ludoteca.bots.experience import load as load_weights
from ludoteca.bots.hunches import Hunch
from ludoteca.bots.hunches import load as load_hunch
from ludoteca.bots.lanes import Lanes
from ludoteca.bots.master import HUNCHES, NETWORK, Lesson, Master, shipped
from ludoteca.bots.network import load as load_network
from ludoteca.lab.intervals import wilson
from ludoteca.lab.play import BOT_SEEDS, play_out, share_of_victory
from ludoteca.lab.runner import Runner
from ludoteca.registry import box

PROOFS: Final = 950_000_000
"""Seeds from here on are for proving, neither for learning nor for the comparisons after each round."""


@dataclass(frozen=True)
class Proof:
    """One game of the master with what was learned, alone among bots of a level."""

    game: str
    seats: int
    seed: int
    seat: int
    file: str
    level: str


@dataclass(frozen=True)
class Proved:
    """What came of it: the master's share of the victory; seconds and decisions of the master and of the others."""

    share: float
    seconds: tuple[float, float]
    decisions: tuple[int, int]


def proofs(game: str, seats: int, games: int, file: Path, level: str) -> list[Proof]:
    """So many games, each seed at every seat."""
    whole = -(-games // seats) * seats
    return [Proof(game, seats, PROOFS + n // seats, n % seats, str(file), level) for n in range(whole)]


def proved(proof: Proof) -> Proved:
    """That game."""
    game = box(proof.game)
    g = game.begin(proof.seats, proof.seed, {})
    bots: list[Bot] = [
        make(proof.level, proof.seed * BOT_SEEDS + seat, game, timed=False)
        if seat != proof.seat
        else master_with(proof.file, proof.game, proof.seed * BOT_SEEDS + seat)
        for seat in g.everyone
    ]
    effort = play_out(g, bots)
    mine, picked = effort.seconds[proof.seat], effort.decisions[proof.seat]
    return Proved(
        share_of_victory(g.outcome().ranks, proof.seat),
        (mine, sum(effort.seconds) - mine),
        (picked, sum(effort.decisions) - picked),
    )


def master_with(file: str, code: str, seed: int) -> Master:
    """What was learned of policies goes with what the box ships besides."""
    game = box(code)
    if Path(file).name.startswith(HUNCHES):
        return Master(game, shipped(game), seed, float("inf"), (read(file, code),))
    return Master(game, (lesson(file, code),), seed, float("inf"))


@cache
def read(file: str, code: str) -> Hunch:
    return load_hunch(Path(file), box(code))


@cache
def lesson(file: str, code: str) -> Lesson:
    """What was learned, by its file."""
    game = box(code)
    return Lanes(load_network(Path(file), game)) if file.endswith(NETWORK) else load_weights(Path(file), game)


def against(
    game: str, counts: Sequence[int], games: int, file: Path, level: str, run: Runner, told: Callable[[int], None]
) -> Iterator[str]:
    """A line for each player count: how often the master won there, and how long both took."""
    for seats in counts:
        found: list[Proved] = []
        for one in run(proved, proofs(game, seats, games // len(counts), file, level)):
            found.append(one)
            told(len(found))
        yield line_of(found, seats, level)


def line_of(found: Sequence[Proved], seats: int, level: str) -> str:
    won = sum(one.share for one in found)
    low, high = wilson(won, len(found))
    mine, theirs = (
        1000 * sum(one.seconds[n] for one in found) / max(1, sum(one.decisions[n] for one in found)) for n in (0, 1)
    )
    return (
        f"{seats} players: alone among {level} it won {won / len(found):.2f} of {len(found)} games "
        f"({low:.2f} to {high:.2f}, even {1 / seats:.2f}), {mine:.1f} ms a decision beside {theirs:.1f}"
    )
