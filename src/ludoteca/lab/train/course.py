"""A course of training: play, learn from what was played, see how much stronger that made the bot; again and again.

Everything lies in a folder, so that a course that was stopped goes on: the plan, a network and the diaries of every
round, and `curve.jsonl` with one line for each round.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

import torch

from ludoteca.bots.network import load, save
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game, Refused
from ludoteca.lab.intervals import wilson
from ludoteca.lab.play import play_out, share_of_victory
from ludoteca.lab.runner import Runner
from ludoteca.lab.train.fitting import Model, fit
from ludoteca.lab.train.playing import Diary, Page, Task, judge_of, played
from ludoteca.registry import box

REMEMBERED: Final = 3
"""Rounds whose diaries are learned from: this one and the two before."""
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
    passes: int = 2
    rate: float = 0.003
    seed: int = 1
    seats: int = 0
    """Players at every table; 0: all player counts in turn."""

    @property
    def counts(self) -> list[int]:
        """The player counts at which it is played."""
        return [self.seats] if self.seats else player_counts(box(self.game))


@dataclass(frozen=True)
class Lap:
    """How a round went."""

    round: int
    pages: int
    loss: float
    checks: int
    """Games in which the network sat alone among bots that judge as the game does, all of them looking one turn ahead;
    games are played at all player counts in turn."""
    share: float
    """Of the victories that an even share would be, from 0 (none) over 1 (even) to the number of seats."""
    low: float
    high: float


def train(plan: Plan, folder: Path, run: Runner, told: Told) -> Iterator[Lap]:
    """All rounds; those that the folder already knows are not played again."""
    folder.mkdir(parents=True, exist_ok=True)
    _agree(plan, folder)
    game = box(plan.game)
    most = max(game.seats)
    torch.manual_seed(plan.seed)
    torch.set_num_threads(1)  # the same sums in the same order on every machine
    model = Model(len(game.features.names), most)
    done = laps(folder)
    yield from done
    if done:
        model.take(load(network_of(folder, len(done)), game))
    for number in range(len(done) + 1, plan.rounds + 1):
        network = str(network_of(folder, number - 1)) if number > 1 else ""
        fresh = _play(plan, number, network, run, told)
        _write(folder / f"diaries-{number}.z", fresh)
        remembered = [d for n in range(max(1, number - REMEMBERED + 1), number) for d in _read(folder, n)] + fresh
        told("learning", 0)
        loss = fit(model, remembered, most, passes=plan.passes, rate=plan.rate / number, seed=plan.seed + number)
        plain = replace(model.plain(), counts=(plan.seats,) if plan.seats else ())
        save(plain, game, network_of(folder, number), round=number, games=plan.games * number)
        model.take(load(network_of(folder, number), game))  # go on with what was written, so that a resumed course does
        lap = _check(plan, number, folder, run, told)
        lap = replace(lap, pages=sum(len(diary.pages) for diary in fresh), loss=round(loss, 4))
        with (folder / CURVE).open("a", encoding="utf-8") as curve:
            curve.write(json.dumps(asdict(lap)) + "\n")
        yield lap


def network_of(folder: Path, number: int) -> Path:
    return folder / f"round-{number}.net"


def laps(folder: Path) -> list[Lap]:
    """What the folder knows."""
    file = folder / CURVE
    return [Lap(**json.loads(line)) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def player_counts(game: Game) -> list[int]:
    """Those at which somebody can be beaten."""
    return [seats for seats in game.seats if seats > 1]


def _agree(plan: Plan, folder: Path) -> None:
    """A folder belongs to one plan; only its number of rounds may grow."""
    file = folder / PLAN
    if file.exists() and replace(Plan(**json.loads(file.read_text("utf-8"))), rounds=plan.rounds) != plan:
        raise Refused(f"{folder} holds another course: name another folder, or give the same numbers.", "file")
    file.write_text(json.dumps(asdict(plan), indent=2) + "\n", "utf-8")


def _play(plan: Plan, number: int, network: str, run: Runner, told: Told) -> list[Diary]:
    counts = plan.counts
    first = plan.seed * 10_000_000 + number * 100_000
    tasks = [Task(plan.game, counts[n % len(counts)], first + n, network) for n in range(plan.games)]
    games = []
    for one in run(played, tasks):
        games.append(one)
        told(f"round {number}: playing", len(games))
    games.sort(key=lambda one: one.seed)  # they come back in any order
    return [diary for one in games for diary in one.diaries if diary.pages]


@dataclass(frozen=True)
class Duel:
    """One game of the network alone among bots that judge as the game does."""

    task: Task
    seat: int


def _check(plan: Plan, number: int, folder: Path, run: Runner, told: Told) -> Lap:
    """How often it wins, in shares of what is even: comparable whatever the number of seats."""
    network = str(network_of(folder, number))
    duels = [
        Duel(Task(plan.game, seats, CHECKS + n // seats, network), n % seats)
        for seats in plan.counts
        for n in range(-(-plan.checks // len(plan.counts)))
    ]
    won: list[tuple[int, float]] = []
    for result in run(duel, duels):
        won.append(result)
        told(f"round {number}: comparing", len(won))
    even = sum(1 / seats for seats, _ in won) / len(won)
    wins = sum(share for _, share in won)
    low, high = wilson(wins, len(won))
    return Lap(number, 0, 0.0, len(won), *(round(x / even, 3) for x in (wins / len(won), low, high)))


def duel(duel: Duel) -> tuple[int, float]:
    """The number of seats, and the network's share of the victory."""
    task = duel.task
    g = box(task.game).begin(task.seats, task.seed, {})
    bots = [
        GreedyBot(judge_of(task.network if seat == duel.seat else "", task.game), task.seed * 31 + seat)
        for seat in g.everyone
    ]
    play_out(g, bots)
    return task.seats, share_of_victory(g.outcome().ranks, duel.seat)


def _write(file: Path, diaries: list[Diary]) -> None:
    rows = [
        (d.seats, d.won, d.points, [(p.where, [round(w, 4) for w in p.what], p.opinions) for p in d.pages])
        for d in diaries
    ]
    file.write_bytes(zlib.compress(json.dumps(rows).encode(), 1))


def _read(folder: Path, number: int) -> list[Diary]:
    rows = json.loads(zlib.decompress((folder / f"diaries-{number}.z").read_bytes()))
    return [Diary(seats, tuple(won), tuple(points), [Page(*p) for p in pages]) for seats, won, points, pages in rows]
