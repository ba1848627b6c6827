"""A course of training: play, learn from what was played, see how much stronger that made the bot; again and again.

The network and the diaries of every round lie in the folder of the course.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
import torch

from ludoteca.bots.network import load, save
from ludoteca.bots.simple import GreedyBot
from ludoteca.lab.play import play_out, share_of_victory
from ludoteca.lab.runner import Runner
from ludoteca.lab.train.fitting import LAMBDA, Model, fit
from ludoteca.lab.train.plan import CHECKS, Lap, Plan, Told, lap_of, open_folder, write_lap
from ludoteca.lab.train.playing import Diary, Page, Task, judge_of, played
from ludoteca.registry import box

REMEMBERED: Final = 3
"""Rounds whose diaries are learned from: this one and the two before."""
ENDS: Final = 40
WORLDS: Final = 2
"""Ends of a turn, and ways the hidden cards could lie, that both sides of a comparison look at: whoever judges better
shows it only where there is something to compare. With one look at each option, a network that won 0.66 of 120 games of
Above and Below so seemed to be even."""


def train(plan: Plan, folder: Path, run: Runner, told: Told) -> Iterator[Lap]:
    """All rounds; those that the folder already knows are not played again."""
    done = open_folder(plan, folder)
    game = box(plan.game)
    most = max(game.seats)
    torch.manual_seed(plan.seed)
    torch.set_num_threads(1)  # the same sums in the same order on every machine
    model = Model(len(game.lesson.names), most)
    yield from done
    if done:
        model.take(load(network_of(folder, len(done)), game))
    for number in range(len(done) + 1, plan.rounds + 1):
        network = str(network_of(folder, number - 1)) if number > 1 else ""
        fresh = _play(plan, number, network, run, told)
        _write(diaries_of(folder, number), fresh)
        remembered = [d for n in range(max(1, number - REMEMBERED + 1), number) for d in _read(folder, n)] + fresh
        told("learning", 0)
        decay = LAMBDA if number > 1 else 1.0
        rate = plan.rate / number
        loss = fit(model, remembered, most, passes=plan.passes, rate=rate, seed=plan.seed + number, decay=decay)
        plain = replace(model.plain(), counts=(plan.seats,) if plan.seats else ())
        save(plain, game, network_of(folder, number), round=number, games=plan.games * number)
        model.take(load(network_of(folder, number), game))  # go on with what was written, so that a resumed course does
        won = _check(plan, number, folder, run, told)
        yield write_lap(folder, lap_of(number, sum(len(diary.pages) for diary in fresh), loss, won))


def network_of(folder: Path, number: int) -> Path:
    return folder / f"round-{number}.net"


def diaries_of(folder: Path, number: int) -> Path:
    return folder / f"diaries-{number}.npz"


def _play(plan: Plan, number: int, network: str, run: Runner, told: Told) -> list[Diary]:
    counts = plan.counts
    first = plan.seed_of(number)
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


def _check(plan: Plan, number: int, folder: Path, run: Runner, told: Told) -> list[tuple[int, float]]:
    """At how many seats it played, and its share of the victory."""
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
    return won


def duel(duel: Duel) -> tuple[int, float]:
    """The number of seats, and the network's share of the victory."""
    task = duel.task
    g = box(task.game).begin(task.seats, task.seed, {})
    judges = [judge_of(task.network if seat == duel.seat else "", task.game) for seat in g.everyone]
    bots = [GreedyBot(judge, task.seed * 31 + seat, ENDS, WORLDS) for seat, judge in enumerate(judges)]
    play_out(g, bots)
    return task.seats, share_of_victory(g.outcome().ranks, duel.seat)


def _write(file: Path, diaries: list[Diary]) -> None:
    """All pages side by side, and how long each of them and each diary is."""
    pages = [page for diary in diaries for page in diary.pages]
    with file.open("wb") as opened:
        np.savez_compressed(
            opened,
            where=np.concatenate([np.asarray(page.where, dtype=np.uint16) for page in pages]),
            what=np.concatenate([np.asarray(page.what, dtype=np.float32) for page in pages]),
            opinions=np.concatenate([np.asarray(page.opinions, dtype=np.float32) for page in pages]),
            features=np.array([len(page.where) for page in pages]),
            pages=np.array([len(diary.pages) for diary in diaries]),
            seats=np.array([diary.seats for diary in diaries]),
            won=np.array([share for diary in diaries for share in diary.won]),
            points=np.array([points for diary in diaries for points in diary.points]),
        )


def _read(folder: Path, number: int) -> list[Diary]:
    with np.load(diaries_of(folder, number)) as kept:
        seats, count = kept["seats"], kept["pages"]
        where, what = (np.split(kept[name], kept["features"].cumsum()[:-1]) for name in ("where", "what"))
        opinions = np.split(kept["opinions"], np.repeat(seats, count).cumsum()[:-1])
        pages = [
            Page(array("H", w.tobytes()), array("f", x.tobytes()), array("f", o.tobytes()))
            for w, x, o in zip(where, what, opinions, strict=True)
        ]
        won, points = (np.split(kept[name], seats.cumsum()[:-1]) for name in ("won", "points"))
    first = [0, *count.cumsum().tolist()]
    return [
        Diary(int(seats[n]), tuple(won[n].tolist()), tuple(points[n].tolist()), pages[first[n] : first[n + 1]])
        for n in range(len(seats))
    ]
