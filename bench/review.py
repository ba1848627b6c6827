"""Does a review find planted blunders, and does it leave good play alone?

    python bench/review.py roam -n 50                              # 50 games with one blunder each
    python bench/review.py roam -n 50 --kept r.jsonl --minutes 9   # a piece of that; again: the next piece

In every game one bot picks the worst option it can find at one moment. The review must blame that pick. The other
decisions near it are a strong bot's own: the share of them that is called a mistake is printed, too.

What a blunder is, is not left to the review: a look that goes further must find it a mistake in many worlds that the
review does not see. It is the strongest level's own, a turn further ahead and with twice as many ends of every turn
compared; in a box that says how many rounds it takes until a decision shows (`Facts.settles`), everybody plays on for
twice as many. It must cost more than `MISTAKEN`, by two standard errors more than nothing.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, variance
from typing import Final

from ludoteca.bots import make
from ludoteca.kernel import Game, Match, Option, Random, State
from ludoteca.lab.intervals import wilson
from ludoteca.puzzles.finding import Look
from ludoteca.puzzles.finding import brings as further_on
from ludoteca.registry import box
from ludoteca.review.judging import MISTAKEN, SURE, compare
from ludoteca.review.playing import loosely, strongest
from ludoteca.review.whole import Stretch, care_for, look_at

FROM, OPTIONS, LONGEST = 12, 3, 500
BEFORE, AFTER = 4, 8
"""Decisions before and after the planted one that are reviewed with it."""
BLAMED = ("inaccuracy", "mistake")
FURTHER: Final = Look(worlds=32, fates=1, failures=32, further=1)
FIRST, WORLDS = 12, 256
"""Worlds of the first look at every option, and of the further one where everybody plays on by whim as well."""
LENGTH: Final = 600
"""Picks of a long whole game: no more care is taken than a review of one takes."""


@dataclass(frozen=True)
class Planted:
    """What a review made of one game with a blunder."""

    seed: int
    n: int
    """Picks before the blunder; -1: there was no moment for one."""
    pick: str = ""
    costs: float = 0.0
    """What it gives away as the further look sees it."""
    grade: str = ""
    loss: float = 0.0
    error: float = 0.0
    others: int = 0
    """Other decisions that were reviewed, and how many of them were called mistakes."""
    blamed: int = 0


def worst_of(match: Match, seed: int) -> tuple[Option, float] | None:
    """The worst option here and what it costs, if it is clearly worse than the best."""
    assert match.state.ask is not None
    view = match.state.view(match.state.ask.seat)
    if len(view.options) < OPTIONS:
        return None
    looked = compare(match.game, view, view.options, seed, FIRST)
    brought = {pick: fmean(rewards) for pick, rewards in looked.items()}
    best, worst = max(brought, key=lambda pick: brought[pick]), min(brought, key=lambda pick: brought[pick])
    if brought[best] - brought[worst] <= MISTAKEN:
        return None
    # The worst of many looks worse than it is, and to a review's own eyes: others say whether it is a blunder.
    gaps = further_gaps(match.game, view, best, worst, ~seed)
    costs, error = fmean(gaps), math.sqrt(variance(gaps) / len(gaps))
    return (worst, costs) if costs > max(MISTAKEN, SURE * error) else None


def further_gaps(game: Game, view: State, best: Option, worst: Option, seed: int) -> list[float]:
    """How much more the one brings than the other, in one world after the other, to whoever looks further ahead."""
    rounds, settles = game.facts.round, game.facts.settles
    if rounds is None or not settles:
        brought = further_on(game, view, [best, worst], FURTHER, seed)
        assert brought is not None  # it may fail everywhere
    else:
        by, until, rng = game.judge.at(strongest(game)), rounds(view) + 2 * settles, Random.seeded(seed)
        brought = {best: [], worst: []}
        for fate in range(WORLDS):
            world = view.guess(rng)
            for pick, rewards in brought.items():
                after = world.clone()
                after.play(pick)
                rewards.append(by.expects(loosely(by, after, rounds, until, seed ^ fate))[view.viewer])
    return [more - less for more, less in zip(brought[best], brought[worst], strict=True)]


def game_with_a_blunder(code: str, seed: int, level: str) -> tuple[Match, int, float]:
    """A game of equals in which one pick is as bad as can be; where it is, and what it costs."""
    game = box(code)
    seats = min(count for count in game.seats if count > 1)
    match = Match(game, [level] * seats, seed)
    bots = [make(level, seed + seat, game, timed=False) for seat in range(seats)]
    rng, planted, costs = Random.seeded(seed), -1, 0.0
    while (ask := match.state.ask) is not None and len(match.picks) < LONGEST:
        pick = None
        if planted < 0 and len(match.picks) >= FROM and rng.below(4) == 0:
            found = worst_of(match, seed)
            if found is not None:
                planted, (pick, costs) = len(match.picks), found
        match.choose(pick or bots[ask.seat].decide(match.state.view(ask.seat)))
        if planted >= 0 and len(match.picks) > planted + AFTER:
            break  # the rest of the game says nothing more about it
    return match, planted, costs


def reviewed(code: str, seed: int, level: str) -> Planted:
    """One game with a blunder, and what a review says about the decisions around it."""
    match, n, costs = game_with_a_blunder(code, seed, level)
    if n < 0:
        return Planted(seed, n)
    care = care_for(LENGTH, len(match.players))
    stretch = Stretch(match.record().text(), max(0, n - BEFORE), min(n + AFTER, len(match.picks)), seed + 1000, care)
    verdicts = [seen.verdict for seen in look_at(stretch) if seen.verdict and seen.verdict.grade != "only"]
    (its,) = (verdict for verdict in verdicts if verdict.n == n)
    others = [verdict.grade for verdict in verdicts if verdict.n != n]
    return Planted(
        seed, n, its.pick, round(costs, 3), its.grade, its.loss, its.error, len(others), others.count("mistake")
    )


def pieces(code: str, count: int, level: str, kept: Path | None, minutes: float) -> Iterator[Planted]:
    """What was kept, then one game after the other, until there are enough blunders or the time is over."""
    until = time.monotonic() + 60 * minutes
    lines = kept.read_text("utf-8").splitlines() if kept and kept.exists() else []
    done = [Planted(**json.loads(line)) for line in lines]
    yield from done
    planted = sum(game.n >= 0 for game in done)
    seed = max((game.seed for game in done), default=0)
    while planted < count and time.monotonic() < until:
        seed += 1
        game = reviewed(code, seed, level)
        planted += game.n >= 0
        if kept is not None:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(game)) + "\n")
        yield game


def main() -> None:
    """Print how many blunders were found, and how many other picks were blamed."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("code")
    words.add_argument("-n", type=int, default=50, help="blunders to plant, one a game")
    words.add_argument("--level", default="mcts")
    words.add_argument("--kept", type=Path, help="go on from this file")
    words.add_argument("--minutes", type=float, default=1e6)
    asked = words.parse_args()
    games = [game for game in pieces(asked.code, asked.n, asked.level, asked.kept, asked.minutes) if game.n >= 0]
    for missed in (game for game in games if game.grade not in BLAMED):
        print(missed)
    found = sum(game.grade in BLAMED for game in games)
    low, high = wilson(found, len(games))
    print(f"{asked.code}: {found} of {len(games)} planted blunders found ({low:.0%} to {high:.0%});")
    others, blamed = sum(game.others for game in games), sum(game.blamed for game in games)
    print(f"{blamed} of {others} other picks of {asked.level} called mistakes")


if __name__ == "__main__":
    main()
