"""Pictures of a study, drawn by the page itself: they are as wide as there is room, and their words stay words.

Every place is a share of the picture's width or height, so that a phone shows the same picture, only narrower. How they
look stands in `look.css`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.paper import Markup, h

COLOURS: Final = ("one", "two", "three", "four", "five", "six")
"""Classes of the sheet: parts of a whole, or lines of one picture."""
FEW_BARS: Final = 40


Say = Callable[[float, str], str]
"""A number in the reader's way of writing: `say(0.525, ".1%")` is 52.5% or 52,5%."""
WHOLE: Final = ".0%"


def in_english(value: float, how: str) -> str:
    return format(value, how)


def in_portuguese(value: float, how: str) -> str:
    """With the comma where the English have the point, and the other way round."""
    return format(value, how).translate(str.maketrans(".,", ",."))


@dataclass(frozen=True)
class Scale:
    """From the least to the most, with round numbers on the way."""

    least: float
    most: float
    step: float

    @staticmethod
    def over(least: float, most: float, steps: int = 5) -> Scale:
        wide = (most - least) or 1.0
        rough = wide / steps
        unit = 10.0 ** math.floor(math.log10(rough))
        step = unit * next(times for times in (1, 2, 5, 10) if times * unit >= rough)
        return Scale(least, least + wide, step)

    def at(self, value: float) -> float:
        """Where a value lies, in hundredths of the way."""
        return round(100 * (value - self.least) / (self.most - self.least), 2)

    @property
    def round_numbers(self) -> list[float]:
        first = math.ceil(self.least / self.step - 1e-9)
        last = math.floor(self.most / self.step + 1e-9)
        return [round(n * self.step, 9) for n in range(first, last + 1)]

    def ticks(self, say: Say, how: str) -> Markup:
        return h("div.ticks", [h("span", say(n, how), style=f"left:{self.at(n)}%") for n in self.round_numbers])


Interval = tuple[float, float]


def intervals(
    rows: Sequence[tuple[str, float, Interval, bool]], even: float, says: str, say: Say = in_english
) -> Markup:
    """A dot with its interval for each row; what stands is coloured, the line is what chance alone would give."""
    lows, highs = [low for _, _, (low, _), _ in rows], [high for _, _, (_, high), _ in rows]
    scale = Scale.over(min([*lows, even]), max([*highs, even]))
    drawn = [_row(scale, even, say, *row) for row in rows]
    ends = h("div.row.ends", h("span.name"), h("div", scale.ticks(say, WHOLE)), h("span.value"))
    return h("div.forest", drawn, ends, style=f"--even:{scale.at(even)}%", role="group", aria_label=says)


def _row(scale: Scale, even: float, say: Say, name: str, middle: float, interval: Interval, stands: bool) -> Markup:
    low, high = map(scale.at, interval)
    between = " – ".join(say(end, ".1%") for end in interval)
    track = h(
        "div.track",
        h("i.range", style=f"left:{low}%;width:{high - low:.2f}%"),
        h("i.dot", style=f"left:{scale.at(middle)}%"),
        title=between,
    )
    tone = ("good" if middle > even else "bad") if stands else ""
    return h("div.row", h("span.name", name), track, h("span.value", say(middle, ".1%")), class_=tone)


def histogram(numbers: Sequence[float], label: str, says: str, say: Say = in_english) -> Markup:
    """How often each number came, with the middle one named."""
    least, most = min(numbers), max(numbers)
    single = most - least < FEW_BARS and all(float(n).is_integer() for n in numbers)
    bars = int(most - least) + 1 if single else FEW_BARS
    wide = 1.0 if single else (most - least) / bars
    start = least - 0.5 if single else least
    counts = [0] * bars
    for n in numbers:
        counts[min(bars - 1, int((n - start) / wide))] += 1
    scale = Scale.over(start, start + wide * bars)
    if single and scale.step < 1:
        scale = Scale(scale.least, scale.most, 1)
    columns = [
        h(
            "i.bar",
            style=f"left:{100 * (n + 0.04) / bars:.2f}%;width:{92 / bars:.2f}%;height:{100 * count / max(counts):.1f}%",
        )
        for n, count in enumerate(counts)
        if count
    ]
    middle = sorted(numbers)[len(numbers) // 2]
    where = scale.at(middle)
    line = h("div.middle", h("span", say(middle, "g")), style=f"left:{where}%", class_="late" if where > 80 else "")
    return h(
        "div.chart",
        h("div.plane", columns, line),
        scale.ticks(say, "g"),
        h("p.says", label),
        role="img",
        aria_label=f"{says}: {say(middle, 'g')}",
    )


def lines(series: Sequence[tuple[str, Sequence[float]]], label: str, says: str, say: Say = in_english) -> Markup:
    """Something as the game goes on, from its beginning to its end."""
    every = [value for _, points in series for value in points]
    scale = Scale.over(min(every), max(every), 4)
    paths = [
        h("path", d=_path(scale, points), class_=colour) for (_, points), colour in zip(series, COLOURS, strict=False)
    ]
    levels = [h("div.level", h("span", say(n, "g")), style=f"bottom:{scale.at(n)}%") for n in scale.round_numbers]
    drawn = h("svg", paths, viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true")
    plane = h("div.plane", levels, drawn)
    chart = h("div.chart.levels", plane, Scale(0, 1, 0.2).ticks(say, WHOLE), h("p.says", label))
    named = [name for name, _ in series if name]
    return h("div", chart, _legend(named) if named else None, role="img", aria_label=says)


def _path(scale: Scale, points: Sequence[float]) -> str:
    last = max(1, len(points) - 1)
    return "M" + "L".join(f"{100 * n / last:.2f} {100 - scale.at(value):.2f}" for n, value in enumerate(points))


def stacked(
    parts: Sequence[tuple[str, float, float]], sides: tuple[str, str], says: str, say: Say = in_english
) -> Markup:
    """Where the points of winners and of the others came from."""
    shown = [part for part in parts if part[1] > 0 or part[2] > 0]
    won, lost = [won for _, won, _ in shown], [lost for _, _, lost in shown]
    whole = max(sum(won), sum(lost))
    rows: list[Markup] = []
    for name, values in zip(sides, (won, lost), strict=True):
        rows += [h("span", name), h("div", [_piece(n, value, whole, say) for n, value in enumerate(values)])]
    return h("div", h("div.sum", rows), _legend([name for name, *_ in shown]), role="group", aria_label=says)


def _piece(n: int, value: float, whole: float, say: Say) -> Markup:
    share = max(0.0, value) / whole
    points = say(value, ".1f")
    said = h("b", points) if share > 0.08 else None
    return h("i", said, style=f"width:{100 * share:.2f}%", title=points, class_=COLOURS[n % len(COLOURS)])


def _legend(names: Sequence[str]) -> Markup:
    rows = [h("li", h("span", name), class_=COLOURS[n % len(COLOURS)]) for n, name in enumerate(names)]
    return h("ul.legend", rows)
