"""Pictures of a study, as SVG to be set into its page. One look, one finding."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from typing import Any, Final

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt

INK: Final = "#3b2a20"
SOFT: Final = "#b9aa99"
GOOD: Final = "#2f7d6b"
BAD: Final = "#b4552d"
PLAIN: Final = "#7a6a5c"
SEATS: Final = ("#2f6fb5", "#c0392f", "#d9a514", "#3f8a4d", "#8a4fb0", "#5f6a72")

mpl.rcParams.update(
    {
        "svg.fonttype": "none",
        "font.family": "sans-serif",
        "font.size": 10,
        "axes.edgecolor": SOFT,
        "axes.labelcolor": INK,
        "text.color": INK,
        "xtick.color": PLAIN,
        "ytick.color": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "figure.facecolor": "none",
        "axes.facecolor": "none",
    }
)


def _svg(figure: Any, says: str) -> str:
    """The picture as text, without a date, so that the same study draws the same file; said aloud as its title."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None}, bbox_inches="tight", transparent=True)
    plt.close(figure)
    text = out.getvalue()
    text = " ".join(text[text.index("<svg") :].split())  # nobody reads it line by line
    label = says.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return re.sub(r"<svg ", f'<svg role="img" aria-label="{label}" ', text, count=1)


Interval = tuple[float, float]


def intervals(
    rows: Sequence[tuple[str, float, Interval, bool]], even: float, says: str, *, percent: bool = True
) -> str:
    """A dot with its interval for each row; what stands is coloured, the line is what chance alone would give."""
    figure, axes = plt.subplots(figsize=(7.2, 0.9 + 0.27 * len(rows)))
    for at, (_, middle, (low, high), stands) in enumerate(reversed(rows)):
        colour = (GOOD if middle > even else BAD) if stands else PLAIN
        axes.plot([low, high], [at, at], color=colour, linewidth=2.2, solid_capstyle="round", alpha=0.75)
        axes.plot([middle], [at], "o", color=colour, markersize=6)
    axes.axvline(even, color=SOFT, linewidth=1, linestyle="--", zorder=0)
    axes.set_yticks(range(len(rows)), [_short(name) for name, *_ in reversed(rows)])
    axes.set_ylim(-0.7, len(rows) - 0.3)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    if percent:
        axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
    return _svg(figure, says)


def _short(text: str, most: int = 44) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def histogram(numbers: Sequence[float], label: str, says: str) -> str:
    figure, axes = plt.subplots(figsize=(4.6, 2.4))
    bins: Any = min(40, max(1, int(max(numbers) - min(numbers)) + 1)) if numbers else 1
    if max(numbers) - min(numbers) <= 40 and all(float(n).is_integer() for n in numbers):
        bins = [n - 0.5 for n in range(int(min(numbers)), int(max(numbers)) + 2)]
    axes.hist(numbers, bins=bins, color=GOOD, alpha=0.85, rwidth=0.92)
    middle = sorted(numbers)[len(numbers) // 2]
    axes.axvline(middle, color=BAD, linewidth=1.4)
    axes.annotate(f"{middle:g}", (middle, 1), xycoords=("data", "axes fraction"), color=BAD, ha="left", va="top")
    axes.set_xlabel(label)
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)
    return _svg(figure, says)


def lines(series: Sequence[tuple[str, Sequence[float]]], label: str, says: str) -> str:
    """Something as the game goes on, from its beginning to its end."""
    figure, axes = plt.subplots(figsize=(4.6, 2.4))
    for number, (name, points) in enumerate(series):
        at = [n / max(1, len(points) - 1) for n in range(len(points))]
        colour = (GOOD, BAD, PLAIN)[number % 3]
        axes.plot(at, points, color=colour, linewidth=2.2)
        axes.annotate(name, (1.01, points[-1]), color=colour, va="center", annotation_clip=False)
    axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
    axes.set_xlabel(label)
    return _svg(figure, says)


def stacked(parts: Sequence[tuple[str, float, float]], sides: tuple[str, str], says: str) -> str:
    """Where the points of winners and of the others came from."""
    figure, axes = plt.subplots(figsize=(7.2, 1.7))
    starts = [0.0, 0.0]
    for number, (name, *values) in enumerate(parts):
        colour = SEATS[number % len(SEATS)]
        for side, value in enumerate(values):
            axes.barh([1 - side], [value], left=[starts[side]], color=colour, alpha=0.85, height=0.62)
            if value > 0.06 * max(1.0, sum(v for _, v, _ in parts)):
                where = starts[side] + value / 2
                axes.text(where, 1 - side, f"{value:.1f}", ha="center", va="center", color="white", fontsize=9)
            starts[side] += value
        axes.plot([], [], "s", color=colour, label=name)
    axes.set_yticks([1, 0], sides)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.18), ncol=4, frameon=False, fontsize=9, handletextpad=0.2)
    return _svg(figure, says)
