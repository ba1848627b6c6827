"""A review to look at: the parts of it, which the table shows too, and one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from typing import Final

from ludoteca.kernel import Match
from ludoteca.paper import Markup, css, h
from ludoteca.review.judging import Verdict
from ludoteca.review.whole import Review, Seen
from ludoteca.words import Words

WIDTH: Final = 960
HEIGHT: Final = 260
LEFT: Final = 80
HUES: Final = 6
DASHES: Final = ("", "7 4", "2 4", "10 4 2 4", "1 3", "14 5")
"""Lines differ by more than their colour."""
GRADES: Final = ("best", "good", "inaccuracy", "mistake")
BLAMED: Final = ("inaccuracy", "mistake")
ROOM: Final = """
:root { color-scheme: light dark; --ink: light-dark(#2c2018, #f4e8d7); --soft: light-dark(#6a5545, #c3ad95);
  --line: light-dark(#dccab0, #4b3b2e); --surface: light-dark(#fffaf1, #292019); --raised: light-dark(#fff, #33281f);
  --hue-0: light-dark(#2f6fb5, #7fb2e8); --hue-1: light-dark(#c23b32, #ee8a80); --hue-2: light-dark(#b8860b, #efc04a);
  --hue-3: light-dark(#357a41, #86c98f); --hue-4: light-dark(#7b4fa3, #c5a0e6); --hue-5: light-dark(#3f4a57, #b8c4d2); }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--surface); margin: 0 auto;
  padding: 1.5rem 1rem 4rem; max-width: 62rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.15rem; } .soft { color: var(--soft); }
"""
"""What the table has already."""

Tools = Callable[[Verdict], Markup | None]
"""What can be done from a decision on, where there is a table to do it at."""


@cache
def style() -> str:
    return (resources.files("ludoteca.review") / "look.css").read_text("utf-8")


def document(found: Review, match: Match, words: Words) -> str:
    """The whole page."""
    title = words.t("review-title", game=words.t("name"))
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("title", title),
        h("style", Markup(ROOM + style())),
    )
    body = h("body", h("h1", title), sections(found, match, words))
    return "<!doctype html>" + str(h("html", head, body, lang=words.language))


def sections(found: Review, match: Match, words: Words, tools: Tools | None = None) -> Markup:
    """Curve, players, turning points, and every decision worth a second look."""
    t = words.t
    blamed = [verdict for verdict in found.verdicts if verdict.grade in BLAMED]
    rest = [verdict for verdict in found.verdicts if verdict.grade not in BLAMED]
    turns = [turn(found, match, number, moment, words) for number, moment in enumerate(found.turning_points(), 1)]
    others = h("details.rest", h("summary", t("review-rest", count=len(rest))), decisions(rest, match, words, tools))
    return h(
        "div.review",
        h("section", h("h2", t("review-curve")), curve(found, words)),
        h("section", h("h2", t("review-players")), players(found, words)),
        h("section", h("h2", t("review-turning")), h("ol.turns", turns)) if turns else None,
        h(
            "section",
            h("h2", t("review-decisions")),
            decisions(blamed, match, words, tools) if blamed else h("p", t("review-flawless")),
            others if rest else None,
        ),
        h("p.soft", t("review-how")),
    )


def ink(seat: int) -> str:
    return css(stroke=f"var(--hue-{seat % HUES})")


def curve(found: Review, words: Words) -> Markup:
    """Winning chances of everybody, pick by pick; mistakes as dots, turning points numbered."""
    bottom = HEIGHT - 24
    across = (WIDTH - LEFT - 10) / max(1, len(found.seen) - 1)

    def at(n: int, share: float) -> tuple[float, float]:
        return round(LEFT + n * across, 1), round(bottom - share * (bottom - 22), 1)

    grid = [
        (
            h("line.grid", x1=LEFT, x2=WIDTH - 10, y1=at(0, share)[1], y2=at(0, share)[1]),
            h("text", f"{share:.0%}", x=4, y=at(0, share)[1] + 5),
        )
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    flags = [
        (
            h("line.moment", x1=at(moment.n, 0)[0], x2=at(moment.n, 0)[0], y1=18, y2=bottom),
            h("text.flag", number, x=at(moment.n, 0)[0] - 4, y=3),
        )
        for number, moment in enumerate(found.turning_points(), 1)
    ]
    lines = [
        h(
            "polyline",
            points=" ".join(f"{x},{y}" for x, y in (at(n, row[seat]) for n, row in enumerate(found.curve))),
            fill="none",
            stroke_width=2.5,
            stroke_dasharray=DASHES[seat % len(DASHES)] or None,
            style=ink(seat),
        )
        for seat in range(len(found.record.players))
    ]
    dots = [
        h(
            "circle",
            h("title", words.t("review-grade-mistake")),
            cx=at(verdict.n, found.curve[verdict.n][verdict.seat])[0],
            cy=at(verdict.n, found.curve[verdict.n][verdict.seat])[1],
            r=5,
            style=css(fill=f"var(--hue-{verdict.seat % HUES})"),
        )
        for verdict in found.verdicts
        if verdict.grade == "mistake"
    ]
    size = f"0 0 {WIDTH} {HEIGHT}"
    return h("svg.curve", grid, flags, lines, dots, viewBox=size, role="img", aria_label=words.t("review-curve-help"))


def players(found: Review, words: Words) -> Markup:
    """Accuracy, luck and grades of everybody."""
    t = words.t
    heads = [t("table-player"), t("review-accuracy"), t("review-luck"), *(t(f"review-grade-{one}") for one in GRADES)]
    rows = []
    for seat in range(len(found.record.players)):
        mine = found.of(seat)
        counts = [sum(verdict.grade == one for verdict in mine) for one in GRADES]
        dash = DASHES[seat % len(DASHES)] or None
        stroke = h("line", x1=0, x2=36, y1=6, y2=6, stroke_width=4, stroke_dasharray=dash, style=ink(seat))
        sample = h("svg.key", stroke, viewBox="0 0 36 12", aria_hidden=True)
        numbers = [f"{found.accuracy(seat):.0f}%", f"{found.luck(seat):+.0%}", *map(str, counts)]
        rows.append(h("tr", h("th", sample, words.seat(seat), scope="row"), [h("td", each) for each in numbers]))
    table = h("table", h("thead", h("tr", [h("th", head, scope="col") for head in heads])), h("tbody", rows))
    return h("div.players-of-review", table, h("p.soft", t("review-luck-help")))


def decisions(verdicts: Sequence[Verdict], match: Match, words: Words, tools: Tools | None = None) -> Markup:
    """One entry each: who, what, what would have been better, and what that cost."""
    return h("ol.verdicts", [decision(verdict, match, words, tools) for verdict in verdicts])


def decision(verdict: Verdict, match: Match, words: Words, tools: Tools | None) -> Markup:
    t = words.t
    blamed = verdict.grade in BLAMED
    cost = t("review-cost", loss=f"{verdict.loss:.0%}", error=f"{verdict.error:.0%}") if blamed else None
    line = " → ".join(said(match, key, words) for key in verdict.line or (verdict.better,))
    return h(
        "li",
        h(
            "p.verdict-head",
            h("span", t("review-n", n=verdict.n + 1)),
            h("b", words.seat(verdict.seat)),
            h("span.grade", t(f"review-grade-{verdict.grade}")),
            h("span", cost) if cost else None,
        ),
        h("p.was" if blamed else "p", said(match, verdict.pick, words)),
        h("p.better", line) if blamed else None,
        tools(verdict) if tools is not None and blamed else None,
        class_=verdict.grade,
        style=css(__hue=f"var(--hue-{verdict.seat % HUES})"),
    )


def turn(found: Review, match: Match, number: int, moment: Seen, words: Words) -> Markup:
    """A pick after which the chances stood otherwise."""
    assert moment.verdict is not None  # a turning point is a pick
    before, after = found.around(moment.n)
    moved = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
    told = words.t(
        "review-turn",
        n=moment.n + 1,
        seat=moment.verdict.seat,
        pick=said(match, moment.verdict.pick, words),
        who=words.seat(moved),
        before=f"{before[moved]:.0%}",
        after=f"{after[moved]:.0%}",
    )
    return h("li", h("b", f"{number}. "), told, style=css(__hue=f"var(--hue-{moved % HUES})"))


def said(match: Match, key: str, words: Words) -> str:
    return words.pick(match.game.keys.read(key))
