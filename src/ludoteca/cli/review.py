"""`ludoteca review`: the strongest look at a recorded game, decision by decision."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.cli.common import Language, On, console, read_match, spoken, write_whole
from ludoteca.cli.seats import called
from ludoteca.lab.runner import runner
from ludoteca.review import Review, review
from ludoteca.review.page import GRADES, document
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("review")(command)


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")],
    out: Annotated[Path | None, typer.Option("-o", "--out", help="Write the review as a page, such as r.html.")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 2,
    on: On = "",
    lang: Language = "",
) -> None:
    """Look back at a game: winning chances, turning points, mistakes and luck."""
    match = read_match(file)
    language = spoken(lang)
    words = Words.of(match.game, language, called(Words.of(None, language), match.players))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: Review | None = None
    screen = console()
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
        task = progress.add_task(words.t("name"), total=len(match.picks) + 1)
        for part in review(match.record(), runner(on, jobs)):
            if isinstance(part, Review):
                found = part
            else:
                progress.advance(task)
    assert found is not None  # the whole comes last
    screen.print(summary(found, words))
    if out is not None:
        write_whole(out, document(found, match, words))


def summary(found: Review, words: Words) -> Table:
    """A line for every player."""
    t = words.t
    table = Table(t("table-player"), t("review-accuracy"), t("review-luck"), *(t(f"review-grade-{g}") for g in GRADES))
    for seat in range(len(found.record.players)):
        mine = found.of(seat)
        counts = (str(sum(verdict.grade == grade for verdict in mine)) for grade in GRADES)
        table.add_row(words.seat(seat), f"{found.accuracy(seat):.0f} %", f"{found.luck(seat):+.0%}", *counts)
    return table
