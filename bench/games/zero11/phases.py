"""What things are worth at 011 by how far the Organ has been found, learned from players with tastes.

    python bench/games/zero11/phases.py play --games 500 --seed 740001 --out a.npz      # greedy players with tastes
    python bench/games/zero11/phases.py play --games 300 --iterations 40 --out b.npz    # players who search
    python bench/games/zero11/phases.py learn a.npz b.npz --out phases.json
    python bench/games/zero11/phases.py match phases.json -n 150 --iterations 48        # alone among two as before

The learned weights of progress.py are the same in every Hour. Time beyond 25 is worth next to nothing by them, and yet
whoever has most of it when the Organ is found buys the first position and wins. One set of better weights for the whole
game does not help: by it a player keeps his time, writes six pages in five Hours and has lost before the Organ is
found. Equal players never differ that much, so their games say nothing of it. Hence a set of weights for each phase,
learned where players differ by what is decided then, and players with tastes. That cured the hoarding, foretells better
than the judge does, and won no more than an even share so far (docs/bots.md).
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import mul
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludoteca.bots import Bot
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.simple import GreedyBot
from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.bot import certain, sensible, suspects
from ludoteca.games.zero11.content.people import POWER_COMPOSE, POWER_EXAMINE
from ludoteca.games.zero11.content.tiles import TILES
from ludoteca.games.zero11.picks import DECLARE
from ludoteca.games.zero11.progress import EXPERIENCED, NOBODY_WINS, WEIGHTS, aspects, surroundings
from ludoteca.games.zero11.race import this_hour
from ludoteca.games.zero11.state import FREE, NOBODY, NOWHERE, Zero11
from ludoteca.kernel import Judge, Option, Seat
from ludoteca.lab.intervals import wilson
from ludoteca.lab.play import play_out

SEATS: Final = 3
MORE: Final = (
    "pages, as the Organ is being found",
    "time, as the Organ is being found",
    "time beyond 24",
    "time beyond 24, as the Organ is being found",
    "time, when sure of the name",
    "doubts between two",
    "doubts among three",
    "card: examine, in doubt",
    "card: compose, while pages are lacking",
    "clues, while pages are lacking",
    "symbol of the Organ",
    "last in the turn order, as the Organ is being found",
    "first in the turn order",
    "cards in hand",
)
NAMES: Final = (*WEIGHTS, *MORE)
BEGINNING: Final = (*EXPERIENCED, *(0.0 for _ in MORE))
PHASES: Final = ("fewer than two tiles", "two tiles", "three tiles")
"""How many tiles lie around the Organ; once it is found, it is judged as before."""
AT_RANDOM: Final = 1 / 100
SMALL: Final = 0.002
"""What it costs to leave the weights that learning began with."""
DARE: Final = 3
"""Names between which the player who is tried out may guess, if he thinks the game lost otherwise."""

Array = np.ndarray[Any, np.dtype[np.float64]]
Phases = Sequence[Sequence[float]]
Values = Callable[[Zero11], list[float]]


def phase(g: Zero11) -> int:
    """The number of the phase, or -1 once the Organ is found."""
    return -1 if g.organ != NOWHERE else max(0, 3 - g.slots.count(FREE))


def row(g: Zero11, seat: Seat, doubts: int) -> list[float]:
    """What a seat has, in the order of the names."""
    powers, order = g.powers[seat], g.order
    holding = g.lot != FREE and g.holder == seat
    time = g.time[seat] - (g.price if holding else 0)
    place = g.lot if holding else order.index(seat) if seat in order else FREE
    near = 1.0 if g.organ != NOWHERE else surroundings(g)[3]
    needed = g.pages_needed(seat)
    lacking = max(0, needed - g.pages[seat])
    beyond = max(0, time - 24) / 20
    symbol = g.organ == NOWHERE and any(TILES[g.tiles.face[tile]].organ for tile in g.racks[seat])
    return [
        *aspects(g, seat, doubts),
        min(1.0, g.pages[seat] / needed) * near,
        time / 45 * near,
        beyond,
        beyond * near,
        time / 45 * (doubts == 1),
        float(doubts == 2),
        float(doubts == 3),
        float(doubts > 1 and powers >> POWER_EXAMINE & 1),
        float(lacking >= 3 and powers >> POWER_COMPOSE & 1),
        min(g.clues[seat], lacking, 4) / 4,
        float(symbol),
        near * (place == len(order) - 1),
        float(place == 0),
        powers.bit_count() / 4,
    ]


def soon(g: Zero11, doubts: Sequence[int]) -> list[float]:
    """Who wins in this Hour; if all have had their turns, in the next one. (Between the Organ's being found and the
    next Hour the judge believes that nobody can win soon.)"""
    had = all(seat in g.chart or not g.plays(seat) for seat in g.order)
    if g.organ != NOWHERE and g.active == NOBODY and FREE not in g.order and had:
        g = g.clone()
        g.before, g.order, g.chart = list(g.order), [FREE] * len(g.order), [NOBODY] * len(g.chart)
    return this_hour(g, doubts)


def judged_by(phases: Phases) -> Values:
    """As the strongest level judges, but with these weights for each phase."""
    nobody = tuple(NOBODY_WINS.values())

    def values(g: Zero11) -> list[float]:
        if g.winner != NOBODY:
            return [float(seat == g.winner) for seat in g.everyone]
        now = phase(g)
        weights = BEGINNING if now < 0 else phases[now]
        doubts = [suspects(g, seat) for seat in g.everyone]
        won = soon(g, doubts)
        shares = [
            math.exp(sum(map(mul, weights, row(g, seat, doubts[seat])))) if g.plays(seat) else 0.0
            for seat in g.everyone
        ]
        total = sum(shares) + math.exp(sum(map(mul, nobody, surroundings(g))))
        rest = 1.0 - sum(won, 0.0)
        return [
            max(0.001, first + rest * share / total) if g.plays(seat) else 0.0
            for seat, first, share in zip(g.everyone, won, shares, strict=True)
        ]

    return values


def daring(g: Zero11, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """What is sensible, and a guess among a few names: a search picks it where a rival would win otherwise."""
    found = sensible(g, seat, options)
    if DECLARE not in options or DECLARE in found or g.organ == NOWHERE:
        return found
    few = suspects(g, seat) <= DARE + 2 and len(certain(g, seat)) <= DARE
    return [*found, DECLARE] if few else found


def player(values: Values, seed: int, iterations: int, *, dares: bool) -> Bot:
    """Somebody who searches, or with no iterations a greedy player who looks at two worlds."""
    usual = GAME.judge
    judge = Judge(values=values, prefer=usual.prefer, sensible=daring if dares else usual.sensible)
    if not iterations:
        return GreedyBot(judge, seed, 1, 2)
    search = replace(usual.search[1], iterations=iterations, worlds=iterations)
    return Searcher(judge, search, seed, iterations)


def taste(phases: Phases, chance: random.Random) -> list[list[float]]:
    """Time counts more or less than it should, and so does everything else by a little."""
    scale = chance.choice((0.6, 1.0, 1.0, 1.5))
    return [
        [
            weight * (scale if "time" in name or "of it" in name else 1.0) + chance.gauss(0.0, 0.15)
            for name, weight in zip(NAMES, weights, strict=True)
        ]
        for weights in phases
    ]


def played(seed: int, phases: Phases, iterations: int) -> tuple[list[list[list[float]]], list[int], int]:
    """What everybody had at each moment of a game, the phase of each, and who won. Games that are over are learned from
    with all cards open; nobody who plays is shown any of it."""
    chance = random.Random(seed)
    g: Any = GAME.new(SEATS, seed)
    bots = [
        player(judged_by(taste(phases, chance)), 1009 * seed + seat, iterations, dares=chance.random() < 0.5)
        for seat in g.everyone
    ]
    moments: list[list[list[float]]] = []
    when: list[int] = []
    before = -1
    while (ask := g.ask) is not None:
        if ask.seat != before and g.lot == FREE and phase(g) >= 0 and len(g.players) == SEATS:
            doubts = [suspects(g, seat) for seat in g.everyone]
            moments.append([row(g, seat, doubts[seat]) for seat in g.everyone])
            when.append(phase(g))
        before = ask.seat
        view = g.view(ask.seat)
        g.choose(chance.choice(view.options) if chance.random() < AT_RANDOM else bots[ask.seat].decide(view))
    return moments, when, int(g.winner)


def surprise(rows: Array, winner: Array, weights: Array) -> float:
    """The mean over all moments."""
    standing = rows @ weights
    standing -= standing.max(axis=1, keepdims=True)
    return float((np.log(np.exp(standing).sum(axis=1)) - standing[np.arange(len(winner)), winner]).mean())


def likeliest(rows: Array, winner: Array, beginning: Array, small: float = SMALL) -> Array:
    """The weights that make the winners likeliest (Newton), not too far from where they begin."""
    weights, each, cost = beginning.copy(), np.arange(len(winner)), 2 * small * len(winner)
    for _ in range(15):
        standing = rows @ weights
        shares = np.exp(standing - standing.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsf->nf", shares, rows)
        slope = (rows[each, winner] - mean).sum(axis=0) - cost * (weights - beginning)
        bend = cost * np.eye(len(weights))
        for seat in range(rows.shape[1]):
            off = rows[:, seat] - mean
            bend += (off * shares[:, seat : seat + 1]).T @ off
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def learn(files: Sequence[Path]) -> dict[str, dict[str, float]]:
    """Weights for each phase; how much they surprise in a fifth of the games kept aside is printed."""
    parts = [np.load(file) for file in files]
    rows, when, winner = (np.concatenate([part[name] for part in parts]) for name in ("rows", "when", "winner"))
    game = np.concatenate([part["game"] + 1_000_000 * n for n, part in enumerate(parts)])
    start = np.array(BEGINNING)
    found = {}
    for number, name in enumerate(PHASES):
        some = (when == number) & (winner >= 0)
        aside = some & (game % 5 == 0)
        there = likeliest(rows[some & ~aside], winner[some & ~aside], start)
        was, now = (surprise(rows[aside], winner[aside], weights) for weights in (start, there))
        print(f"{name}: {some.sum()} moments, surprise in games kept aside {was:.3f} as it is, {now:.3f} learned")
        weights = likeliest(rows[some], winner[some], start)
        found[name] = dict(zip(NAMES, (round(float(weight), 3) for weight in weights), strict=True))
    return found


def read(file: Path | None) -> list[list[float]]:
    """The weights of each phase; without a file those that learning begins with."""
    if file is None:
        return [list(BEGINNING)] * len(PHASES)
    told = json.loads(file.read_text("utf-8"))
    return [[float(told[name].get(one, 0.0)) for one in NAMES] for name in PHASES]


def match(phases: Phases, games: int, seed: int, iterations: int) -> None:
    """Alone among two who search alike and judge as before, at every seat in turn."""
    wins = 0
    for n in range(games):
        at, seat = seed + n // SEATS, n % SEATS
        g: Any = GAME.new(SEATS, at)
        usual = replace(GAME.judge.search[1], iterations=iterations, worlds=iterations)
        bots: list[Bot] = [Searcher(GAME.judge.at(usual), usual, 1009 * at + s, iterations) for s in g.everyone]
        bots[seat] = player(judged_by(phases), 1009 * at + seat, iterations, dares=True)
        play_out(g, bots)
        wins += g.winner == seat
        if (n + 1) % 15 == 0 or n + 1 == games:
            low, high = wilson(wins, n + 1)
            print(f"{wins} of {n + 1}: {wins / (n + 1):.2f} ({low:.2f} to {high:.2f}; even: 0.33)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("play", "learn", "match"))
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--games", "-n", type=int, default=300)
    parser.add_argument("--seed", type=int, default=740_001)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--weights", type=Path, help="what the players of `play` believe, tastes apart")
    parser.add_argument("--out", type=Path)
    asked = parser.parse_args()
    if asked.what == "match":
        match(read(asked.files[0]), asked.games, asked.seed, asked.iterations or 48)
    elif asked.what == "learn":
        asked.out.write_text(json.dumps(learn(asked.files), indent=1) + "\n", "utf-8")
    else:
        found = [played(asked.seed + n, read(asked.weights), asked.iterations) for n in range(asked.games)]
        np.savez_compressed(
            asked.out,
            rows=np.array([moment for moments, _, _ in found for moment in moments]),
            when=np.array([one for _, when, _ in found for one in when]),
            winner=np.array([winner for moments, _, winner in found for _ in moments]),
            game=np.array([n for n, (moments, _, _) in enumerate(found) for _ in moments]),
        )


if __name__ == "__main__":
    main()
