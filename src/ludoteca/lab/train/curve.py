"""The learning curve as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt

from ludoteca.lab.train.plan import Lap


def draw(laps: Sequence[Lap], code: str, file: Path) -> None:
    """How often the network won, in shares of what is even, round by round, with 95 % intervals."""
    figure, axes = plt.subplots(figsize=(7, 3.6))
    rounds = [lap.round for lap in laps]
    axes.fill_between(rounds, [lap.low for lap in laps], [lap.high for lap in laps], alpha=0.2, color="#2f7d6b")
    axes.plot(rounds, [lap.share for lap in laps], marker="o", color="#2f7d6b")
    axes.axhline(1.0, color="#b4552d", linestyle="--", label="as strong as the game's own judge")
    axes.set_xticks(rounds)
    axes.set_xlabel("round")
    axes.set_ylabel("victories, even = 1")
    axes.set_title(f"{code}: learning by playing against itself")
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None} if file.suffix == ".svg" else None)
    plt.close(figure)
