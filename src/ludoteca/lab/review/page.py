"""A review to look at: one page that needs nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.kernel import Match, Option
from ludoteca.lab.review.judging import Verdict
from ludoteca.lab.review.whole import Review, Seen
from ludoteca.paper import Markup, h
from ludoteca.words import Words

WIDTH: Final = 960
HEIGHT: Final = 260
HUES: Final = ("#2f6fb5", "#c23b32", "#b8860b", "#357a41", "#7b4fa3", "#3f4a57")
DASHES: Final = ("", "7 4", "2 4", "10 4 2 4", "1 3", "14 5")
"""Lines differ by more than their colour."""
GRADES: Final = ("best", "good", "inaccuracy", "mistake")
STYLE: Final = """
:root { color-scheme: light dark; --ink: light-dark(#222, #eee); --soft: light-dark(#666, #aaa);
  --line: light-dark(#ddd, #444); --page: light-dark(#fffdf8, #1b1917); --card: light-dark(#fff, #262320); }
body { font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--page); margin: 0 auto;
  padding: 1.5rem 1rem 4rem; max-width: 62rem; }
h1 { font-size: 1.7rem; margin: 0 0 .2rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
svg { width: 100%; height: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
svg text { font: 13px system-ui, sans-serif; fill: var(--soft); }
table { border-collapse: collapse; width: 100%; background: var(--card); }
th, td { text-align: left; padding: .35rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.soft { color: var(--soft); } .grade { font-weight: 600; white-space: nowrap; }
.mistake .grade { color: light-dark(#b3261e, #ff8a80); } .inaccuracy .grade { color: light-dark(#8a5a00, #f0c060); }
.best .grade { color: light-dark(#2f6f37, #8fd08f); }
.scroll { overflow-x: auto; } .key { display: inline-block; width: 2.2rem; vertical-align: middle; }
details > summary { cursor: pointer; min-height: 32px; }
"""


def document(found: Review, match: Match, words: Words, body: Sequence[Markup] | None = None) -> str:
    """The whole page."""
    t = words.t
    title = t("review-title", game=t("name"))
    parts = body if body is not None else sections(found, match, words)
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("title", title),
        h("style", Markup(STYLE)),
    )
    return "<!doctype html>" + str(h("html", head, h("body", h("h1", title), parts), lang=words.language))


def sections(found: Review, match: Match, words: Words) -> list[Markup]:
    """Curve, players, turning points, and every decision worth a second look."""
    t = words.t
    telling = [verdict for verdict in found.verdicts if verdict.grade in ("inaccuracy", "mistake")]
    rest = [verdict for verdict in found.verdicts if verdict.grade not in ("inaccuracy", "mistake")]
    return [
        h("p.soft", t("review-how")),
        h("h2", t("review-curve")),
        curve(found, words),
        h("h2", t("review-players")),
        players(found, words),
        h("h2", t("review-turning")),
        h("ol", [_turn(found, match, moment, words) for moment in found.turning_points()]),
        h("h2", t("review-decisions")),
        decisions(telling, match, words) if telling else h("p", t("review-flawless")),
        h("details", h("summary", t("review-rest", count=len(rest))), decisions(rest, match, words)),
    ]


def curve(found: Review, words: Words) -> Markup:
    """Winning chances of everybody, pick by pick; mistakes as dots."""
    left, bottom = 40, HEIGHT - 24
    across = (WIDTH - left - 10) / max(1, len(found.seen) - 1)

    def at(n: int, share: float) -> tuple[float, float]:
        return round(left + n * across, 1), round(bottom - share * (bottom - 12), 1)

    grid = [
        (
            h("line", x1=left, x2=WIDTH - 10, y1=at(0, share)[1], y2=at(0, share)[1], stroke="#8884"),
            h("text", f"{share:.0%}", x=4, y=at(0, share)[1] + 4),
        )
        for share in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    lines = [
        h(
            "polyline",
            points=" ".join(f"{x},{y}" for x, y in (at(n, row[seat]) for n, row in enumerate(found.curve))),
            fill="none",
            stroke=HUES[seat % len(HUES)],
            stroke_width=2.5,
            stroke_dasharray=DASHES[seat % len(DASHES)] or None,
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
            fill=HUES[verdict.seat % len(HUES)],
        )
        for verdict in found.verdicts
        if verdict.grade == "mistake"
    ]
    return h(
        "svg", grid, lines, dots, viewBox=f"0 0 {WIDTH} {HEIGHT}", role="img", aria_label=words.t("review-curve-help")
    )


def players(found: Review, words: Words) -> Markup:
    """Accuracy, luck and grades of everybody."""
    t = words.t
    heads = [t("table-player"), t("review-accuracy"), t("review-luck"), *(t(f"review-grade-{one}") for one in GRADES)]
    rows = []
    for seat in range(len(found.record.players)):
        mine = found.of(seat)
        counts = [sum(verdict.grade == one for verdict in mine) for one in GRADES]
        sample = h(
            "svg.key",
            h(
                "line",
                x1=0,
                x2=36,
                y1=6,
                y2=6,
                stroke=HUES[seat % len(HUES)],
                stroke_width=4,
                stroke_dasharray=DASHES[seat % len(DASHES)] or None,
            ),
            viewBox="0 0 36 12",
            aria_hidden=True,
        )
        numbers = [f"{found.accuracy(seat):.0f} %", f"{found.luck(seat):+.0%}", *map(str, counts)]
        rows.append(h("tr", h("th", sample, " ", words.seat(seat), scope="row"), [h("td.number", x) for x in numbers]))
    table = h("table", h("thead", h("tr", [h("th", head, scope="col") for head in heads])), h("tbody", rows))
    return h("div.scroll", table, h("p.soft", t("review-luck-help")))


def decisions(verdicts: Sequence[Verdict], match: Match, words: Words) -> Markup:
    """One row each: who, what, what would have been better, and what that cost."""
    t = words.t
    rows = [
        h(
            "tr",
            h("td.number", verdict.n + 1),
            h("td", words.seat(verdict.seat)),
            h("td.grade", t(f"review-grade-{verdict.grade}")),
            h("td", _said(match, verdict.pick, words)),
            h("td", _said(match, verdict.better, words) if verdict.better != verdict.pick else "–"),
            h("td.number", f"{verdict.loss:.0%} ± {verdict.error:.0%}" if verdict.loss else "–"),
            class_=verdict.grade,
        )
        for verdict in verdicts
    ]
    heads = (
        t("review-n"),
        t("table-player"),
        t("review-verdict"),
        t("review-pick"),
        t("review-better"),
        t("review-cost"),
    )
    return h("div.scroll", h("table", h("thead", h("tr", [h("th", x, scope="col") for x in heads])), h("tbody", rows)))


def _turn(found: Review, match: Match, moment: Seen, words: Words) -> Markup:
    assert moment.verdict is not None  # a turning point is a pick
    after = found.seen[moment.n + 1].chances
    moved = max(range(len(after)), key=lambda seat: abs(after[seat] - moment.chances[seat]))
    return h(
        "li",
        words.t(
            "review-turn",
            n=moment.n + 1,
            seat=moment.verdict.seat,
            pick=_said(match, moment.verdict.pick, words),
            who=words.seat(moved),
            before=f"{moment.chances[moved]:.0%}",
            after=f"{after[moved]:.0%}",
        ),
    )


def _said(match: Match, key: str, words: Words) -> str:
    pick: Option = match.game.keys.read(key)
    return words.pick(pick)
