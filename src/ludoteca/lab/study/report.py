"""The page of a study: one file that needs nothing else, in either language."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from ludoteca.kernel import Game, Option
from ludoteca.kernel.game import EDITION
from ludoteca.lab.study import plots
from ludoteca.lab.study.findings import Findings, Rate, everyone, share_of
from ludoteca.lab.study.watching import PARTS
from ludoteca.paper import Markup, h, join
from ludoteca.words import Words

SHOWN: Final = 24
"""Rows of a long list that are drawn: the best and the worst."""
SECONDS: Final = 12
"""How long a person takes over a decision, for the estimate of minutes."""


@dataclass(frozen=True)
class Report:
    """What a page is made of."""

    game: Game
    words: Words
    found: Findings
    bots: tuple[str, ...]
    variants: tuple[tuple[str, str], ...]
    seed: int

    @property
    def say(self) -> plots.Say:
        """How numbers are written in its language."""
        return plots.in_portuguese if self.words.language.startswith("pt") else plots.in_english

    def label(self, group: str, what: Any) -> str:
        """What a row of a group is called."""
        if group in ("opening", "purchase"):
            return self.words.pick(Option.parse(str(what)))
        name = group.removeprefix("study-")
        said = self.words.named({name: what})[name]
        return self.words.t("study-said", what=said)

    def title(self, group: str) -> str:
        t = self.words.t
        if group == "opening":
            return t("study-opening")
        return t("study-purchase") if group == "purchase" else t(group)


@cache
def style() -> str:
    """The sheet of every study, without line breaks: nobody reads it there."""
    return " ".join((resources.files("ludoteca.lab.study") / "look.css").read_text("utf-8").split())


def page(report: Report) -> str:
    t = report.words.t
    name = t("name")
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("title", t("study-title", name=name)),
        h("style", Markup(style())),
    )
    body = h(
        "main",
        h("h1", t("study-title", name=name)),
        h("p.soft", _subtitle(report)),
        _tiles(report),
        *_sections(report),
        h("h2", t("study-how")),
        h("p", t("study-how-text", tests=report.found.tests)),
        h("p.soft", t("study-files")),
    )
    root = h("html", head, h("body", body), lang=report.words.language)
    return str(join(Markup("<!doctype html>"), root))


def _subtitle(report: Report) -> str:
    variants = ", ".join(f"{name}={called(report, name, value)}" for name, value in report.variants)
    return report.words.t(
        "study-subtitle",
        games=len(report.found.games),
        bots=", ".join(report.bots),
        variants=variants or "–",
        seed=str(report.seed),
    )


def called(report: Report, name: str, value: str) -> str:
    """The value of a variant; an edition by the name its owner gave it."""
    edition = report.game.edition
    return edition.name if edition is not None and name == EDITION else value


def _tiles(report: Report) -> Markup:
    t, games, say = report.words.t, report.found.games, report.say
    decisions = statistics.median(game.outcome.picks for game in games)
    rows = [
        (say(decisions, ".0f"), t("study-tile-decisions")),
        (say(decisions * SECONDS / 60, ".0f"), t("study-tile-minutes", seconds=SECONDS)),
        (say(statistics.fmean(sum(game.options) / PARTS for game in games), ".1f"), t("study-tile-options")),
        (say(statistics.fmean(game.answers / game.outcome.picks for game in games), ".0%"), t("study-tile-answers")),
    ]
    if any(game.rounds for game in games):
        rows.insert(1, (say(statistics.median(game.rounds for game in games), ".0f"), t("study-tile-rounds")))
    if any(game.curve for game in games):
        rows.append((say(statistics.fmean(game.leads for game in games), ".1f"), t("study-tile-leads")))
        rows.append((say(statistics.median(game.decided for game in games), ".0%"), t("study-tile-decided")))
    nobody = sum(not game.outcome.ranks.count(1) for game in games)
    if nobody:
        rows.append((say(nobody / len(games), ".0%"), t("study-tile-nobody")))
    return h("div.tiles", [h("div.tile", h("b", number), h("span", says)) for number, says in rows])


def _card(title: str, *inside: Any) -> Markup:
    return h("section.card", h("h3", title[:1].upper() + title[1:]), *inside)


def _sections(report: Report) -> list[Markup]:
    t, found = report.words.t, report.found
    seats = len(report.bots)
    rows = [(report.words.seat(int(rate.what)), rate.rate, rate.interval, rate.stands) for rate in found.by_seat]
    parts = [
        h("h2", t("study-who-wins")),
        h("p", t("study-who-wins-text")),
        h("div.grid", _card(t("study-by-seat"), plots.intervals(rows, 1 / seats, t("study-by-seat"), report.say))),
    ]
    for group, rated in found.groups.items():
        parts += _group(report, group, rated, seats)
    parts += [h("h2", t("study-length")), h("div.grid", *_lengths(report))]
    if any(game.curve for game in found.games):
        parts += [h("h2", t("study-drama")), h("p", t("study-drama-text")), h("div.grid", *_drama(report))]
    if found.sources or found.numbers:
        parts += [h("h2", t("study-points")), h("div.grid", *_points(report))]
    parts += [h("h2", t("study-options")), h("p", t("study-options-text")), h("div.grid", *_options(report))]
    return parts


def _group(report: Report, group: str, rated: Sequence[Rate], seats: int) -> list[Markup]:
    """Best and worst of a group; how often each was seen stands beside its name."""
    t = report.words.t
    shown = list(rated) if len(rated) <= SHOWN else [*rated[: SHOWN // 2], *rated[-SHOWN // 2 :]]
    total = len(report.found.games) * seats
    even = sum(share_of(game, seat) for game, seat in everyone(report.found.games)) / total
    rows = [
        (f"{report.label(group, rate.what)} ({rate.seats / total:.0%})", rate.rate, rate.interval, rate.stands)
        for rate in shown
    ]
    title = report.title(group)
    more = h("p.soft", t("study-some", shown=len(shown), all=len(rated))) if len(shown) < len(rated) else None
    held = sum(rate.stands for rate in rated)
    return [
        h("h2", title),
        h("p", t("study-group-text", standing=held, all=len(rated))),
        _card(title, plots.intervals(rows, even, title, report.say), more),
    ]


def _counted(report: Report, numbers: Sequence[float], title: str, axis: str = "") -> Markup:
    """How often each number came."""
    return _card(title, plots.histogram(numbers, axis or title, title, report.say))


def _lengths(report: Report) -> list[Markup]:
    t, games = report.words.t, report.found.games
    parts = [_counted(report, [float(game.outcome.picks) for game in games], t("study-tile-decisions"))]
    if any(game.rounds for game in games):
        parts.append(_counted(report, [float(game.rounds) for game in games], t("study-tile-rounds")))
    branching = [statistics.fmean(game.options[part] for game in games) for part in range(PARTS)]
    drawn = plots.lines([("", branching)], t("study-course"), t("study-branching"), report.say)
    return [*parts, _card(t("study-branching"), drawn)]


def _drama(report: Report) -> list[Markup]:
    t = report.words.t
    clear = [game for game in report.found.games if game.curve and game.outcome.ranks.count(1) == 1]
    parts = []
    if clear:
        winner: list[float] = []
        best: list[float] = []
        for part in range(PARTS + 1):
            ahead = [game.curve[part][game.outcome.ranks.index(1)] for game in clear]
            rest = [
                max((p for seat, p in enumerate(game.curve[part]) if game.outcome.ranks[seat] != 1), default=0.0)
                for game in clear
            ]
            winner.append(statistics.fmean(ahead))
            best.append(statistics.fmean(rest))
        series = [(t("study-winner"), winner), (t("study-best-other"), best)]
        parts.append(_card(t("study-curve"), plots.lines(series, t("study-course"), t("study-curve"), report.say)))
        late = [round(100 * game.decided) for game in clear]
        parts.append(_counted(report, late, t("study-when-decided"), t("study-decided-axis")))
    leads = [float(game.leads) for game in report.found.games]
    return [*parts, _counted(report, leads, t("study-tile-leads"))]


def _points(report: Report) -> list[Markup]:
    t, found = report.words.t, report.found
    parts = []
    if any(any(pair) for pair in found.sources.values()):
        rows = [(t(name), won, lost) for name, (won, lost) in found.sources.items()]
        sides = (t("study-winner"), t("study-others"))
        parts.append(_card(t("study-sources"), plots.stacked(rows, sides, t("study-sources"), report.say)))
    if found.numbers:
        cells = [
            h(
                "tr",
                h("td", t(mean.what)),
                h("td.n", report.say(mean.winners[0], ".2f")),
                h("td.n", report.say(mean.others[0], ".2f")),
                h(
                    "td.n",
                    report.say(mean.winners[0] - mean.others[0], "+.2f"),
                    class_=_tone(mean.winners[0] - mean.others[0]) if mean.stands else "",
                ),
            )
            for mean in found.numbers
        ]
        names = (t("study-number"), t("study-winner"), t("study-others"), t("study-difference"))
        top = h("tr", [h("th", name, class_="n" if n else "") for n, name in enumerate(names)])
        parts.append(_card(t("study-had"), h("table", h("thead", top), h("tbody", cells))))
    return parts


def _tone(difference: float) -> str:
    return "good" if difference > 0 else "bad"


def _options(report: Report) -> list[Markup]:
    t, found = report.words.t, report.found

    def said(key: str) -> str:
        return report.words.pick(Option.parse(key))

    often = [row for row in found.taken if row[1] >= 200]
    never = [h("tr", h("td", said(key)), h("td.n", report.say(count, ","))) for key, count in found.untaken[:15]]
    table = h("table", h("tbody", never))
    return [
        _card(t("study-never", count=len(found.untaken)), table if never else h("p", t("study-all-taken"))),
        _card(t("study-most-taken"), _shares(often[:15], said)),
        _card(t("study-least-taken"), _shares([row for row in often[::-1] if row[2]][:15], said)),
    ]


def _shares(rows: Sequence[tuple[str, int, int]], said: Any) -> Markup:
    return h(
        "table", h("tbody", [h("tr", h("td", said(key)), h("td.n", f"{took / of:.0%}")) for key, of, took in rows])
    )
