"""What things are worth at Dune: Imperium, learned from who won (the weights of games/dune_imperium/practice.py).

    ludoteca train dune_imperium --seats 2 --rounds 2 -n 2500 --checks 60 --seed 41 -o course
    python bench/games/dune_imperium/practice.py course 1 2

Reads the diaries of these rounds of a course for two players and prints those weights that make the winners likeliest:
logistic regression (Newton's method) on what one House has more than the other, every other page. The ends of games are
told as to the network: half by who won, half by how many points. A tenth of the last round's games is kept aside to see
whether what was learned holds there; the weights that are printed are of all games.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, Final

import numpy as np

from ludoteca.games.dune_imperium.reading import HOUSE, TABLE
from ludoteca.lab.train.course import _read
from ludoteca.lab.train.fitting import ending, spread_of

Array = np.ndarray[Any, np.dtype[np.float64]]

SMALL: Final = 2e-4
"""What large weights cost, each counted in what its number usually differs by."""
STEPS: Final = 8
LEFT_OUT: Final = ("present", "leader")
"""Nobody can change them in the course of a game."""
COUNTED: Final = tuple(n for n, name in enumerate(HOUSE) if name.split("-")[0] not in LEFT_OUT)


def pages(folder: Path, number: int) -> tuple[Array, Array, Array, Array]:
    """What I have more than the other, how it ended, what the price list thought, and the game, of every other page."""
    diaries = _read(folder, number)
    spread = spread_of(diaries)
    more, ends, thought, games = [], [], [], []
    for n, diary in enumerate(diaries):
        end = ending(diary, spread)[0]
        for page in diary.pages[::2]:
            row = np.zeros(len(TABLE) + 2 * len(HOUSE))
            row[np.asarray(page.where)] = page.what
            mine, theirs = row[len(TABLE) : len(TABLE) + len(HOUSE)], row[len(TABLE) + len(HOUSE) :]
            more.append((mine - theirs)[list(COUNTED)])
            ends.append(end)
            thought.append(page.opinions[0] - page.opinions[1])
            games.append(n // 2)
    return np.array(more), np.array(ends), np.array(thought), np.array(games)


def learned(more: Array, ends: Array) -> Array:
    """The weights that make these ends likeliest."""
    usual = more.std(0) + 1e-9
    rows = more / usual
    weights = np.zeros(rows.shape[1])
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-rows @ weights))
        slope = rows.T @ (said - ends) / len(ends) + SMALL * weights
        bend = (rows * (said * (1 - said))[:, None]).T @ rows / len(ends) + SMALL * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return np.asarray(weights / usual)


def surprise(more: Array, ends: Array, weights: Array) -> float:
    powers = more @ weights
    return float(np.mean(np.logaddexp(0.0, powers) - ends * powers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("course", type=Path)
    parser.add_argument("rounds", type=int, nargs="+")
    said = parser.parse_args()
    read = [pages(said.course, number) for number in said.rounds]
    aside = read[-1][3] >= 0.9 * (read[-1][3].max() + 1)
    last = len(read) - 1
    kept = [~aside if n == last else np.ones(len(one[3]), dtype=bool) for n, one in enumerate(read)]
    more, ends, thought = (np.concatenate([one[n] for one in read]) for n in range(3))
    known = np.concatenate(kept)
    for name, what in (("the price list", thought[:, None]), ("what is read", more)):
        off = surprise(what[~known], ends[~known], learned(what[known], ends[known]))
        print(f"surprise in games kept aside, by {name}: {off:.4f}")
    for n, weight in zip(COUNTED, learned(more, ends), strict=True):
        print(f"{HOUSE[n]:24} {weight:8.3f}")


if __name__ == "__main__":
    main()
