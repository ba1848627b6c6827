"""Ratings of the arena (openskill, Plackett-Luce) and their picture."""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from pathlib import Path

from ludoteca.lab.arena import Share
from ludoteca.lab.play import Outcome

Rating = tuple[float, float]
"""Skill and its uncertainty; 95 % of the belief lies within 1.96 uncertainties."""


def ratings(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """One rating per bot, from all games, well mixed: a rating remembers the latest games best, so pairs take turns."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for outcome in outcomes for bot in outcome.bots}
    for outcome in sorted(outcomes, key=lambda o: (zlib.crc32(o.key.encode()), o.key)):
        # A bot that sits at several seats of a game is rated once, by the best of them.
        best = {
            bot: min(r for b, r in zip(outcome.bots, outcome.ranks, strict=True) if b == bot) for bot in outcome.bots
        }
        teams = [[known[bot]] for bot in best]
        for bot, [rated] in zip(best, model.rate(teams, ranks=[float(r) for r in best.values()]), strict=True):
            known[bot] = rated
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def draw(rated: dict[str, Rating], shares: dict[tuple[str, str], Share], seats: int, title: str, file: Path) -> None:
    """Ratings as bars with intervals, first places as a chart of squares."""
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    bots = sorted(rated, key=lambda bot: rated[bot][0])
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 0.9 + 0.75 * max(3, len(bots))), layout="constrained")
    figure.suptitle(title)
    left.barh(bots, [rated[b][0] for b in bots], xerr=[1.96 * rated[b][1] for b in bots], color="#3d7a78", capsize=3)
    left.set_xlabel("openskill rating, 95 % interval")
    grid = [[shares[a, b].rate * seats if (a, b) in shares else float("nan") for b in bots] for a in bots]
    right.imshow(grid, cmap="RdYlGn", vmin=0, vmax=2, origin="lower")
    right.set_xticks(range(len(bots)), bots, rotation=30)
    right.set_yticks(range(len(bots)), bots)
    right.set_title("first places of the row against the column\n(1 is an even share)", fontsize=9)
    for y, row in enumerate(grid):
        for x, times in enumerate(row):
            if not math.isnan(times):  # they met
                right.text(x, y, f"{times:.2f}", ha="center", va="center", fontsize=8)
    figure.savefig(file)
    plt.close(figure)
