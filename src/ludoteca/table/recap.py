"""How a game went, drawn: a table of sources, a curve of the points, and a few sentences to remember."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel import Match
from ludoteca.paper import Markup, css, h
from ludoteca.table.shell import mark
from ludoteca.table.summary import Summary
from ludoteca.words import Words

WIDTH: Final = 330
HEIGHT: Final = 150
LEFT: Final = 36
DASHES: Final = ("", "7 4", "2 4", "10 4 2 4", "1 3", "14 5")
MANY: Final = 240
"""Points of a curve: more cannot be told apart."""


def recap(found: Summary, match: Match, words: Words) -> Markup:
    return h(
        "div.aftermath",
        h("div", curve(found, words) if found.curve else None, remembered(found, match, words)),
        sources(found, words, len(match.players)) if found.sources else None,
    )


def sources(found: Summary, words: Words, seats: int) -> Markup:
    """A row for each source, a column for each player."""
    t = words.t
    heads = [
        h("th", mark(seat), h("span.hidden", words.seat(seat)), scope="col", tip=words.seat(seat))
        for seat in range(seats)
    ]
    rows = [
        h("tr", h("th", t(name), scope="row"), [h("td", f"{number:g}") for number in row])
        for name, row in found.sources.items()
    ]
    title = t("end-sources" if found.scored else "end-numbers")
    return h("table.sources", h("caption", title), h("thead", h("tr", h("td"), heads)), h("tbody", rows))


def curve(found: Summary, words: Words) -> Markup:
    """Everybody's points from the first pick to the last."""
    last, most = len(found.curve) - 1, max(1.0, *map(max, found.curve))
    least = min(0.0, *map(min, found.curve))
    bottom, step = HEIGHT - 10, max(1, last // MANY)

    def at(n: int, number: float) -> tuple[float, float]:
        x = LEFT + n * (WIDTH - LEFT - 8) / max(1, last)
        return round(x, 1), round(bottom - (number - least) / (most - least) * (bottom - 14), 1)

    moments = sorted({*range(0, last + 1, step), last})
    lines = [
        h(
            "polyline",
            points=" ".join(f"{x},{y}" for x, y in (at(n, found.curve[n][seat]) for n in moments)),
            fill="none",
            stroke_width=2.5,
            stroke_linejoin="round",
            stroke_dasharray=DASHES[seat % len(DASHES)] or None,
            style=css(stroke=f"var(--hue-{seat})"),
        )
        for seat in range(len(found.curve[0]))
    ]
    grid = [
        (h("line.grid", x1=LEFT, x2=WIDTH - 8, y1=y, y2=y), h("text", f"{number:g}", x=2, y=y + 5))
        for number in dict.fromkeys((least, round((least + most) / 2), most))
        for _, y in [at(0, number)]
    ]
    x = at(found.turned[0], 0)[0] if found.turned else 0
    flag = h("line.moment", x1=x, x2=x, y1=8, y2=bottom) if found.turned else None
    size = f"0 0 {WIDTH} {HEIGHT}"
    drawn = h("svg.score-curve", grid, flag, lines, viewBox=size, role="img", aria_label=words.t("end-curve"))
    return h("figure", drawn, h("figcaption.soft", words.t("end-curve")))


def remembered(found: Summary, match: Match, words: Words) -> Markup | None:
    """Where it turned, the best pick, and small honours."""
    t = words.t
    told = []
    if found.turned is not None:
        told.append(t("end-turned", seat=found.turned[1], n=found.turned[0]))
    if found.best is not None:
        pick = words.pick(match.game.keys.read(found.best.key))
        told.append(t("end-best", seat=found.best.seat, n=found.best.n + 1, pick=pick))
    told += [t(name, seat=seat, number=number) for name, seat, number in found.honours]
    return h("ul.remembered", [h("li", line) for line in told]) if told else None
