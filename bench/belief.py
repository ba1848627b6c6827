"""Whether a belief that learns believes the truth: how likely it makes the cards as they really lie, beside guesses.

    python bench/belief.py dune_imperium --level greedy -n 20

Bots play; the first seat notices what the others do. Whenever it is asked, the likelihood of what it has seen, if the
cards lie as they do, is compared with its mean over plain guesses. The logarithm of that is what the truth has gained
on a guess: above zero the belief knows more than guessing does. The truth is used here only, never by a bot.
"""

from __future__ import annotations

import argparse
import math
import time

from ludoteca.bots import make
from ludoteca.bots.belief import Belief
from ludoteca.kernel import Game, Random
from ludoteca.lab.intervals import mean_interval
from ludoteca.registry import box

GUESSES = 24
"""Plain guesses that the truth is compared with."""


def gains(game: Game, level: str, seats: int, seed: int) -> tuple[list[float], int, int, int, float]:
    """What the truth gained at each question of the first seat; picks of others, those told, and wrongly, and seconds
    spent."""
    g = game.new(seats, seed)
    bots = [make(level, 1009 * seed + seat, game, timed=False) for seat in range(seats)]
    belief, rng = Belief(game.judge, seed), Random.seeded(seed)
    found: list[float] = []
    others = told = wrong = 0
    spent = 0.0
    while (ask := g.ask) is not None:
        if ask.seat == 0:
            view = g.view(0)
            belief.sightings = [sighting for sighting in belief.sightings if sighting.holds(view)]
            if belief.sightings and len(g.options) > 1:
                start = time.process_time()
                likely = [belief.likelihood(view.guess(rng)) for _ in range(GUESSES)]
                spent += time.process_time() - start
                found.append(math.log(belief.likelihood(g) / (sum(likely) / GUESSES)))
        pick = bots[ask.seat].decide(g.view(ask.seat))
        before = g.view(0)
        g.choose(pick)
        if ask.seat:
            others += 1
            known = belief.sightings[-1:]
            start = time.process_time()
            belief.notice(before, g.view(0))
            spent += time.process_time() - start
            if belief.sightings[-1:] != known:
                told += 1
                wrong += belief.sightings[-1].pick is not pick
    return found, others, told, wrong, spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code")
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", "--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=720_001)
    asked = parser.parse_args()
    game = box(asked.code)
    means: list[float] = []
    picks = seen = questions = errors = 0
    spent = 0.0
    for seed in range(asked.seed, asked.seed + asked.games):
        found, others, told, wrong, seconds = gains(game, asked.level, asked.seats, seed)
        errors += wrong
        picks, seen, spent, questions = picks + others, seen + told, spent + seconds, questions + len(found)
        if found:
            means.append(sum(found) / len(found))
    mean, low, high = mean_interval(means)
    print(
        f"{asked.code}: {questions} questions of {len(means)} games, {seen} of {picks} picks told, {errors} of them "
        f"wrongly; the truth gains {mean:+.3f} ({low:+.3f} to {high:+.3f}, by games); "
        f"{1000 * spent / max(1, questions):.1f} ms a question"
    )


if __name__ == "__main__":
    main()
