"""A course of hunches: the master plays against itself, and a policy with a hidden layer learns what its search finds.

Expert iteration, as in `imitation`: from the second round on the master looks first at what it has learned to prefer.
The policy and the decisions of every round lie in the folder of the course.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import torch

from ludoteca.bots.hunches import Hunch, load, save
from ludoteca.bots.master import Master, shipped
from ludoteca.lab.runner import Runner
from ludoteca.lab.train import imitation
from ludoteca.lab.train.hunch_fitting import Model, fit
from ludoteca.lab.train.imitation import Alone, Task, Watched, watch
from ludoteca.lab.train.lessons import REMEMBERED, counted, keep, kept, places, seed_of, tables
from ludoteca.lab.train.plan import Lap, Plan, Told, lap_of, open_folder, write_lap
from ludoteca.registry import box


def hunches_of(folder: Path, number: int) -> Path:
    return folder / f"round-{number}.net"


def learn_hunches(plan: Plan, folder: Path, run: Runner, told: Told) -> Iterator[Lap]:
    """Round after round: search with the policy so far, learn to prefer what the search found, play by it alone."""
    done = open_folder(plan, folder)
    yield from done
    torch.set_num_threads(1)  # the same sums in the same order on every machine
    for number in range(len(done) + 1, plan.rounds + 1):
        known = str(hunches_of(folder, number - 1)) if number > 1 else plan.begin
        tasks = [Task(plan.game, seats, seed, known) for seats, seed in tables(plan, plan.seed_of(number))]
        games = sorted(counted(run, watched, tasks, f"round {number}: playing", told), key=seed_of)
        fresh = [decision for one in games for decision in one.decisions]
        keep(folder / f"decisions-{number}.z", fresh)
        remembered = [d for n in range(max(1, number - REMEMBERED + 1), number) for d in kept(folder, n)] + fresh
        told("learning", 0)
        hunch, loss = fit(begun(plan, number, known), box(plan.game), remembered, seed=plan.seed_of(number))
        hunch = replace(hunch, counts=(plan.seats,) if plan.seats else ())
        file = hunches_of(folder, number)
        save(hunch, box(plan.game), file, round=number, games=plan.games * number)
        duels = [Alone(plan.game, *place, str(file)) for place in places(plan)]
        won = list(counted(run, imitation.alone, duels, "comparing", told))
        yield write_lap(folder, lap_of(number, len(fresh), loss, won))


def begun(plan: Plan, number: int, known: str) -> Model:
    """It goes on from what is known."""
    torch.manual_seed(plan.seed_of(number))
    model = Model(box(plan.game))
    if known:
        model.take(read(known, plan.game))
    return model


def watched(task: Task) -> Watched:
    """One game of the master against itself, with the policy that is known so far."""
    game = box(task.game)
    known = (read(task.known, task.game),) if task.known else ()
    seats = range(task.seats)
    return watch(task, [Master(game, shipped(game), task.seed * 31 + s, float("inf"), known) for s in seats])


@cache
def read(file: str, code: str) -> Hunch:
    return load(Path(file), box(code))
