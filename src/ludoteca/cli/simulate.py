"""`ludoteca simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.cli.common import Code, Edited, Language, On, Variant, console, opened, spoken, variants_of, write_whole
from ludoteca.cli.seats import RANDOM, seated
from ludoteca.kernel import Game, Refused
from ludoteca.lab.intervals import wilson
from ludoteca.lab.play import Order, Outcome, line_of
from ludoteca.lab.runner import resumed, runner
from ludoteca.words import Words

SUFFIXES = (".jsonl", ".csv")


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    game: Code,
    count: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help="The bots, by comma.")] = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next one has the next.")] = 1,
    variant: Variant = None,
    edition: Edited = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="One line per game: .jsonl, from which a stopped run goes on, or .csv."),
    ] = None,
    on: On = "",
    lang: Language = "",
) -> None:
    """Let bots play many games; print win rates by seat with 95% intervals, lengths and speed."""
    chosen = opened(game, edition)
    names = seated(chosen, seats or ",".join([RANDOM] * _usual(chosen)), people=False)
    variants = tuple(sorted(variants_of(chosen, variant).items()))
    words = Words.of(chosen, spoken(lang))
    if out is not None and out.suffix not in SUFFIXES:
        raise Refused(f"{out.name} has an unknown ending: name the file with {' or '.join(SUFFIXES)}.", "file")
    if out is not None and not out.parent.is_dir():
        raise Refused(f"There is no folder {out.parent}: make it first, or give another name.", "file")
    orders = [Order(game, names, seed + i, variants, line_of(chosen)) for i in range(count)]
    screen = console()
    kept = out if out is not None and out.suffix == ".jsonl" else None
    played = list(_watched(orders, resumed(orders, runner(on, jobs), kept), words, screen))
    played.sort(key=lambda outcome: outcome.seed)
    if out is not None:
        write_whole(out, _lines(played, out.suffix))
    report(played, names, words, screen)


def _usual(game: Game) -> int:
    """The middle player count."""
    return game.seats[len(game.seats) // 2]


def _watched(orders: Sequence[Order], outcomes: Iterable[Outcome], words: Words, screen: Console) -> Iterator[Outcome]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task(words.t("name"), total=len(orders))
        for outcome in outcomes:
            progress.advance(task)
            yield outcome


def report(played: Sequence[Outcome], names: Sequence[str], words: Words, screen: Console) -> None:
    table = Table(title=words.t("name"))
    for column in ("seat", "player", "wins", "interval", "score", "rank"):
        table.add_column(words.t(f"cli-column-{column}"), justify="left" if column == "player" else "right")
    for seat, name in enumerate(names):
        wins = sum(game.wins(seat) for game in played if not game.draw)
        low, high = wilson(wins, len(played))
        table.add_row(
            str(seat + 1),
            name,
            f"{wins / len(played):.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{_mean([game.scores[seat] for game in played]):.2f}",
            f"{_mean([game.ranks[seat] for game in played]):.2f}",
        )
    screen.print(table)
    lengths = sorted(game.picks for game in played)
    spent = sum(sum(game.seconds) for game in played) or 1e-9
    screen.print(words.t("cli-games", count=len(played)))
    if draws := sum(game.draw for game in played):
        screen.print(words.t("cli-draws", count=draws))
    screen.print(
        words.t(
            "cli-length",
            mean=round(_mean(lengths), 1),
            median=lengths[len(lengths) // 2],
            least=lengths[0],
            most=lengths[-1],
        )
    )
    screen.print(words.t("cli-speed", decisions=round(sum(lengths) / spent), games=round(len(played) / spent, 1)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _lines(played: Sequence[Outcome], suffix: str) -> str:
    if suffix == ".jsonl":
        return "".join(outcome.row() + "\n" for outcome in played)
    text = io.StringIO()
    writer = csv.writer(text)
    seats = range(1, len(played[0].bots) + 1)
    parts = ("player", "score", "rank")
    columns = [f"{part}_{seat}" for part in parts for seat in seats]
    writer.writerow(["seed", "decisions", "seconds", *columns, "draw"])
    for game in played:
        seconds = f"{sum(game.seconds):.6f}"
        writer.writerow([game.seed, game.picks, seconds, *game.bots, *game.scores, *game.ranks, int(game.draw)])
    return text.getvalue()
