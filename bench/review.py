"""Does a review find planted blunders, and does it leave good play alone?

    python bench/review.py roam -n 50

In every game one bot picks the worst option it can find at one moment. The review must blame that pick. The other
decisions are a strong bot's own: the share of them that is called a mistake is printed, too.
"""

from __future__ import annotations

import argparse
import time
from statistics import fmean

from ludoteca.bots import make
from ludoteca.kernel import Match, Option, Random
from ludoteca.lab.intervals import wilson
from ludoteca.registry import box
from ludoteca.review.judging import MISTAKEN, compare
from ludoteca.review.whole import Stretch, look_at

FROM, OPTIONS, LONGEST = 12, 3, 500
BLAMED = ("inaccuracy", "mistake")


def worst_of(match: Match, seed: int) -> Option | None:
    """The worst option here, if it is clearly worse than the best."""
    assert match.state.ask is not None
    view = match.state.view(match.state.ask.seat)
    if len(view.options) < OPTIONS:
        return None
    brought = {pick: fmean(rewards) for pick, rewards in compare(match.game, view, view.options, seed).items()}
    best, worst = max(brought, key=lambda pick: brought[pick]), min(brought, key=lambda pick: brought[pick])
    if brought[best] - brought[worst] <= MISTAKEN:
        return None
    # The worst of many looks worse than it is: whether it is a blunder is seen in other worlds.
    again = compare(match.game, view, [best, worst], ~seed)
    return worst if fmean(again[best]) - fmean(again[worst]) > MISTAKEN else None


def game_with_a_blunder(code: str, seed: int, level: str) -> tuple[Match, int]:
    """A game of equals in which one pick is as bad as can be; and where it is."""
    game = box(code)
    seats = min(count for count in game.seats if count > 1)
    match = Match(game, [level] * seats, seed)
    bots = [make(level, seed + seat, game, timed=False) for seat in range(seats)]
    rng, planted = Random.seeded(seed), -1
    while (ask := match.state.ask) is not None and len(match.picks) < LONGEST:
        pick = None
        if planted < 0 and len(match.picks) >= FROM and rng.below(4) == 0:
            pick = worst_of(match, seed)
            planted = len(match.picks) if pick is not None else planted
        match.choose(pick or bots[ask.seat].decide(match.state.view(ask.seat)))
        if planted >= 0 and len(match.picks) > planted + 12:
            break  # the rest of the game says nothing more about it
    return match, planted


def main() -> None:
    """Print how many blunders were found, and how many other picks were blamed."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("code")
    words.add_argument("-n", type=int, default=50)
    words.add_argument("--level", default="mcts")
    asked = words.parse_args()
    found = planted = others = blamed = 0
    began = time.process_time()
    for seed in range(1, asked.n + 1):
        match, n = game_with_a_blunder(asked.code, seed, asked.level)
        if n < 0:
            continue
        planted += 1
        for seen in look_at(Stretch(match.record().text(), max(0, n - 4), min(n + 8, len(match.picks)), seed + 1000)):
            if seen.verdict is None or seen.verdict.grade == "only":
                continue
            if seen.n == n:
                found += seen.verdict.grade in BLAMED
                if seen.verdict.grade not in BLAMED:
                    print(f"seed {seed}, pick {n}: {seen.verdict}", flush=True)
            else:
                others += 1
                blamed += seen.verdict.grade == "mistake"
    low, high = wilson(found, planted)
    print(f"{asked.code}: {found} of {planted} planted blunders found ({low:.0%} to {high:.0%});")
    print(f"{blamed} of {others} other picks of {asked.level} called mistakes; {time.process_time() - began:.0f} s")


if __name__ == "__main__":
    main()
