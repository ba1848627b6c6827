"""One's own numbers: games, results, accuracy over time, ratings, puzzles; and one button that forgets all of it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from ludoteca.bots import split
from ludoteca.bots.measured import UNKNOWN, strength
from ludoteca.kernel import Refused
from ludoteca.paper import Markup, css, h
from ludoteca.store.forgetting import forget_everything
from ludoteca.store.learning import TryRow, tries_of
from ludoteca.store.numbers import (
    Finished,
    Rating,
    RatingRow,
    finished_by,
    rate_what_has_ended,
    ratings_of,
)
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.shell import game_words, hidden
from ludoteca.table.visiting import html, see, text

FIRST: Final = 1500.0
STEP: Final = 40.0
"""Puzzle rating of somebody who has tried none, and how far one puzzle can move it."""


def rate(before: list[Rating], ranks: list[int]) -> list[Rating]:
    """Plackett-Luce, as in the arena."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(found.mu, found.sigma) for [found] in model.rate(teams, ranks=[float(rank) for rank in ranks])]


async def numbers(request: Request, house: House, visitor: Visitor) -> Response:
    who = visitor.player.id
    await house.store.write(lambda c: rate_what_has_ended(c, strength, rate, UNKNOWN))
    games, rated, tried = await house.store.read(lambda c: (finished_by(c, who), ratings_of(c, who), tries_of(c, who)))
    games = [game for game in games if game.table.game in house.games]
    t = visitor.words.t
    body = [
        h("h1", t("numbers-title")),
        h("p.lead", t("numbers-lead")),
        titles(house, visitor, games, rated) if games else h("p", t("numbers-none")),
        against(visitor, games),
        accuracy(visitor, games),
        puzzles(visitor, tried),
        forget(visitor, house.keeper.csrf(who)),
    ]
    return html(request, house, visitor, t("numbers-title"), body, kind="numbers")


def titles(house: House, visitor: Visitor, games: Sequence[Finished], rated: Sequence[RatingRow]) -> Markup:
    """A row for each title: games, victories, the usual rank, accuracy, rating."""
    t, figure = visitor.words.t, visitor.words.figure
    known = {row.game: row for row in rated}
    rows = []
    for code, box in house.games.items():
        mine = [game for game in games if game.table.game == code]
        if not mine:
            continue
        exact = [game.accuracy for game in mine if game.accuracy is not None]
        row = known.get(code)
        cells = [
            len(mine),
            _share(mine),
            figure(fmean(game.rank for game in mine), ".1f"),
            f"{fmean(exact):.0f}%" if exact else "–",
            f"{figure(row.mu, '.1f')} ± {figure(1.96 * row.sigma, '.1f')}" if row else "–",
        ]
        rows.append(
            h("tr", h("th", game_words(box, visitor).t("name"), scope="row"), [h("td", cell) for cell in cells])
        )
    heads = ("numbers-game", "numbers-games", "numbers-won", "numbers-rank", "review-accuracy", "numbers-rating")
    return h(
        "section",
        h("h2", t("numbers-titles")),
        _table([t(head) for head in heads], rows),
        h("p.soft", t("numbers-rating-help")),
    )


def _share(games: Sequence[Finished]) -> str:
    return f"{sum(game.won for game in games) / len(games):.0%}"


def _table(heads: Sequence[str], rows: Sequence[Markup]) -> Markup:
    top = h("thead", h("tr", [h("th", head, scope="col") for head in heads]))
    return h("div.scroll", h("table.numbers", top, h("tbody", rows)))


def against(visitor: Visitor, games: Sequence[Finished]) -> Markup | None:
    """By the strongest bot at the table, against people, and by the seat one had."""
    if not games:
        return None
    t = visitor.words.t
    groups: dict[str, list[Finished]] = {}
    for game in games:
        others = [chair for chair in game.table.chairs if chair.seat != game.seat]
        for level in {split(chair.bot)[0] for chair in others if chair.kind == "bot"}:
            name = t(f"bot-{level}") if visitor.words.has(f"bot-{level}") else level
            groups.setdefault(t("numbers-with", name=name), []).append(game)
        if any(chair.kind == "person" for chair in others):
            groups.setdefault(t("numbers-with-people"), []).append(game)
        groups.setdefault(t("numbers-seat", number=game.seat + 1), []).append(game)
    rows = [
        h("tr", h("th", name, scope="row"), h("td", len(mine)), h("td", _share(mine)))
        for name, mine in sorted(groups.items())
    ]
    heads = (t("numbers-where"), t("numbers-games"), t("numbers-won"))
    return h("section", h("h2", t("numbers-against")), _table(heads, rows))


def accuracy(visitor: Visitor, games: Sequence[Finished]) -> Markup | None:
    """Of every reviewed game, the oldest first."""
    t = visitor.words.t
    found = [game.accuracy for game in games if game.accuracy is not None]
    if not found:
        return h("section", h("h2", t("numbers-accuracy")), h("p.soft", t("numbers-accuracy-none")))
    across = 560 / max(1, len(found) - 1)
    spots = [(round(34 + n * across, 1), round(130 - exact * 1.2, 1)) for n, exact in enumerate(found)]
    grid = [
        (h("line.grid", x1=34, x2=594, y1=130 - y * 1.2, y2=130 - y * 1.2), h("text", y, x=4, y=135 - y * 1.2))
        for y in (0, 50, 100)
    ]
    line = h(
        "polyline",
        points=" ".join(f"{x},{y}" for x, y in spots),
        fill="none",
        stroke_width=2.5,
        style=css(stroke="var(--second)"),
    )
    dots = [h("circle", cx=x, cy=y, r=4, style=css(fill="var(--second)")) for x, y in spots]
    label = t("numbers-accuracy")
    drawn = h("svg.score-curve", grid, line, dots, viewBox="0 0 604 142", role="img", aria_label=label)
    return h("section", h("h2", label), drawn)


def puzzle_rating(tried: Sequence[TryRow]) -> float:
    """From first tries, in the order in which they were made: a steady mark for right, against an average puzzle."""
    found = FIRST
    for each in tried:
        hoped = 1 / (1 + 10 ** ((FIRST - found) / 400))
        found += STEP * (each.solved - hoped)
    return found


def puzzles(visitor: Visitor, tried: Sequence[TryRow]) -> Markup:
    t = visitor.words.t
    solved = sum(each.solved for each in tried)
    told = (
        t("numbers-puzzles-told", solved=solved, tried=len(tried), rating=round(puzzle_rating(tried)))
        if tried
        else t("numbers-puzzles-none")
    )
    return h(
        "section", h("h2", t("puzzle-title")), h("p", told), h("p", h("a.button", t("puzzle-title"), href="/puzzles"))
    )


def forget(visitor: Visitor, csrf: str) -> Markup:
    """One button; a box to tick keeps a slip from doing it."""
    t = visitor.words.t
    sure = h(
        "label.check",
        h("input", type="checkbox", name="sure", value="1", required=True),
        h("span", t("numbers-forget-sure")),
    )
    button = h("button.button.danger", t("numbers-forget"))
    form = h("form", hidden(csrf), sure, button, method="post", action="/me/forget")
    return h("section.card", h("h2", t("numbers-forget")), h("p", t("numbers-forget-what")), form, id="forget")


async def forgotten(request: Request, house: House, visitor: Visitor) -> Response:
    """Everything of this person goes, the cookie too."""
    if not text(await request.form(), "sure"):
        raise Refused("Tick the box first: nothing has been deleted.", "sure")
    who = visitor.player.id
    for table in await house.store.write(lambda c: forget_everything(c, who)):
        await house.read_anew(table)
    house.lines.cut(players=[who])
    answer = see("/")
    return house.keeper.leave(answer)
