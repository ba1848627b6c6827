"""Courses without a network: weights of a judgement, learned by playing with others; a policy, learned from a search.

Both go on from an `Experience`, so that one can follow the other, and both leave one behind after every round.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Final, TypeVar

from ludoteca.bots.experience import Experience, load, save, weighing_of
from ludoteca.kernel import Game
from ludoteca.lab.runner import Runner
from ludoteca.lab.train import imitation, trying, weighing
from ludoteca.lab.train.imitation import Alone, Noted, Task, Watched
from ludoteca.lab.train.plan import CHECKS, Lap, Plan, Told, lap_of, open_folder, write_lap
from ludoteca.lab.train.trying import Contest
from ludoteca.lab.train.weighing import Duel, Progress, Trial
from ludoteca.registry import box

REMEMBERED: Final = 3
"""Rounds whose decisions a policy is learned from: this one and the two before."""
T = TypeVar("T")
R = TypeVar("R")


def experience_of(folder: Path, number: int) -> Path:
    return folder / f"round-{number}.json"


def begun(plan: Plan, folder: Path, number: int) -> Experience:
    """What the round before has left behind; at first what the course was told to begin with."""
    if number > 1:
        return load(experience_of(folder, number - 1), box(plan.game))
    return load(Path(plan.begin), box(plan.game)) if plan.begin else Experience()


def learn_weights(plan: Plan, folder: Path, run: Runner, told: Told) -> Iterator[Lap]:
    """Round after round: play with nudged weights, go the way that brought more, see how much better that is."""
    done = open_folder(plan, folder)
    yield from done
    game = box(plan.game)
    nudges = weighing.nudges(game, plan.counts[0])
    for number in range(len(done) + 1, plan.rounds + 1):
        before = begun(plan, folder, number)
        progress = _progress(folder, number - 1) or Progress.at(before.weights or weighing_of(game).weights)
        round_of = _searching if plan.looks else _beginners
        progress, played, brought = round_of(plan, progress, nudges, number, run, told)
        (folder / f"progress-{number}.json").write_text(json.dumps(asdict(progress)), "utf-8")
        weights = settled(folder, number)
        _save(replace(before, weights=weights), game, plan, folder, number)
        won = list(_compared(plan, weights, number, run, told))
        yield write_lap(folder, lap_of(number, played, brought, won))


def _beginners(
    plan: Plan, progress: Progress, nudges: weighing.Weights, number: int, run: Runner, told: Told
) -> tuple[Progress, int, float]:
    """A round of beginners in pairs."""
    trials = [
        Trial(plan.game, seats, seed, progress.weights, nudges, plan.plans)
        for seats, seed in tables(plan, plan.seed_of(number))
    ]
    found = [one for pairs in counted(run, weighing.tried, trials, f"round {number}: playing", told) for one in pairs]
    found.sort(key=lambda one: (one.seed, one.signs))  # they come back in any order
    progress, brought = progress.after(found, nudges)
    return progress, len(found), brought


def _searching(
    plan: Plan, progress: Progress, nudges: weighing.Weights, number: int, run: Runner, told: Told
) -> tuple[Progress, int, float]:
    """A round of players who search."""
    bold = tuple(nudge * trying.BOLD for nudge in nudges)
    contests = [
        Contest(plan.game, seats, seed, progress.weights, bold, plan.looks)
        for seats, seed in tables(plan, plan.seed_of(number))
    ]
    found = list(counted(run, trying.contested, contests, f"round {number}: playing", told))
    found.sort(key=lambda one: one.seed)
    progress, brought = progress.gone(trying.odds(found), bold, trying.STEP)
    return progress, len(found), brought


def _compared(
    plan: Plan, weights: weighing.Weights, number: int, run: Runner, told: Told
) -> Iterator[tuple[int, float]]:
    """Alone among those who judge as the strongest level does."""
    duels = [Duel(plan.game, seats, seed, seat, weights, plan.plans, plan.looks) for seats, seed, seat in places(plan)]
    return counted(run, weighing.duel, duels, f"round {number}: comparing", told)


def learn_policy(plan: Plan, folder: Path, run: Runner, told: Told) -> Iterator[Lap]:
    """Round after round: search with the policy so far, learn to prefer what the search found, play by it alone."""
    done = open_folder(plan, folder)
    yield from done
    game = box(plan.game)
    for number in range(len(done) + 1, plan.rounds + 1):
        before = begun(plan, folder, number)
        known = str(experience_of(folder, number - 1)) if number > 1 else plan.begin
        tasks = [Task(plan.game, seats, seed, known) for seats, seed in tables(plan, plan.seed_of(number))]
        games = sorted(counted(run, imitation.watched, tasks, f"round {number}: playing", told), key=seed_of)
        fresh = [decision for one in games for decision in one.decisions]
        keep(folder / f"decisions-{number}.z", fresh)
        remembered = [d for n in range(max(1, number - REMEMBERED + 1), number) for d in kept(folder, n)] + fresh
        told("learning", 0)
        habits, options, loss = imitation.fit(game, remembered)
        _save(replace(before, habits=habits, options=options), game, plan, folder, number)
        file = str(experience_of(folder, number))
        won = list(
            counted(run, imitation.alone, [Alone(plan.game, *place, file) for place in places(plan)], "comparing", told)
        )
        yield write_lap(folder, lap_of(number, len(fresh), loss, won))


def settled(folder: Path, number: int) -> tuple[float, ...]:
    """The mean of the weights of the later half of the rounds so far: each of them strays a little by chance, their
    mean hardly (Polyak and Juditsky 1992)."""
    found = [_progress(folder, n) for n in range(number // 2 + 1, number + 1)]
    each = zip(*(progress.weights for progress in found if progress is not None), strict=True)
    return tuple(sum(weights) / len(weights) for weights in each)


def tables(plan: Plan, first: int) -> list[tuple[int, int]]:
    """Seats and seed of every game of a round."""
    return [(plan.counts[n % len(plan.counts)], first + n) for n in range(plan.games)]


def places(plan: Plan) -> list[tuple[int, int, int]]:
    """Seats, seed and the learner's seat of every game that compares."""
    each = -(-plan.checks // len(plan.counts))
    return [(seats, CHECKS + n // seats, n % seats) for seats in plan.counts for n in range(each)]


def counted(run: Runner, work: Callable[[T], R], things: Sequence[T], what: str, told: Told) -> Iterator[R]:
    for done, result in enumerate(run(work, things), 1):
        told(what, done)
        yield result


def _save(experience: Experience, game: Game, plan: Plan, folder: Path, number: int) -> None:
    experience = replace(experience, counts=(plan.seats,) if plan.seats else ())
    save(experience, game, experience_of(folder, number), round=number, games=plan.games * number)


def _progress(folder: Path, number: int) -> Progress | None:
    file = folder / f"progress-{number}.json"
    if not number or not file.exists():
        return None
    told = json.loads(file.read_text("utf-8"))
    return Progress(tuple(told["weights"]), tuple(told["way"]))


def seed_of(one: Watched) -> int:
    return one.seed


def keep(file: Path, decisions: Sequence[Noted]) -> None:
    file.write_bytes(zlib.compress(json.dumps([list(asdict(one).values()) for one in decisions]).encode(), 1))


def kept(folder: Path, number: int) -> list[Noted]:
    return [Noted(*one) for one in json.loads(zlib.decompress((folder / f"decisions-{number}.z").read_bytes()))]
