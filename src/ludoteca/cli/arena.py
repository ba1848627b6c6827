"""`ludoteca arena`: let bots play each other and say who is stronger, how surely and at what cost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.bots import NAMES
from ludoteca.bots.agents import sit
from ludoteca.cli.common import Code, Edited, On, Variant, opened, variants_of
from ludoteca.extras import needs
from ludoteca.kernel import Refused
from ludoteca.kernel.game import EDITION
from ludoteca.lab.arena import Share, cost, matrix, together
from ludoteca.lab.lineups import pairings
from ludoteca.lab.play import Order, Outcome
from ludoteca.lab.ratings import draw, ratings
from ludoteca.lab.runner import read, resumed, runner


def add_to(app: typer.Typer) -> None:
    app.command("arena")(arena)


def arena(
    code: Code,
    bots: Annotated[str, typer.Option(help="Two or more, by comma.")] = "random,greedy",
    games: Annotated[int, typer.Option("-n", min=1, help="Games for each pair of bots, at least.")] = 100,
    seats: Annotated[int, typer.Option(help="Players at the table; the smallest count from 2 by default.")] = 0,
    jobs: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The first seed.")] = 1,
    variant: Variant = None,
    edition: Edited = None,
    on: On = "",
    out: Annotated[
        Path | None,
        typer.Option(help="A file for the results: an interrupted arena goes on from it, a later one adds to it."),
    ] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help="Only neighbours in the list of bots meet.")] = False,
    alone: Annotated[
        bool, typer.Option("--alone", help="Only the first of each pair sits alone among the other.")
    ] = False,
    plot: Annotated[Path | None, typer.Option(help="A picture of the ratings, .svg or .png.")] = None,
) -> None:
    """Seat-balanced games between bots, each pair with the same seeds at every seat."""
    needs("research", "openskill", *(("matplotlib",) if plot else ()))
    console = Console()
    game = opened(code, edition)
    names = tuple(dict.fromkeys(name.strip() for name in bots.split(",")))
    for name in names:
        sit(name, 0, game)
    if len(names) < 2:
        raise Refused(f"An arena needs two bots or more, such as --bots {NAMES[0]},{NAMES[1]}.", "bot")
    count = seats or min(s for s in game.seats if s > 1)
    if count not in game.seats or count < 2:
        raise Refused(f"{code} has no arena of {count} seats: take one of {[s for s in game.seats if s > 1]}.", "seats")
    variants_of(game, variant)
    variants = dict(word.split("=", 1) for word in variant or [])
    if game.edition is not None:
        variants[EDITION] = game.edition.hash
    run = runner(on, jobs)
    planned = list(pairings(game, names, count, games, seed, variants, ladder=ladder, alone=alone))
    outcomes: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{code}, {count} seats", total=len(planned))
        for outcome in resumed(planned, run, out):
            outcomes.append(outcome)
            progress.advance(task)
    if out:
        outcomes = list(table_of(out, planned[0]))
    report(console, code, count, outcomes, alone=alone)
    if plot:
        title = f"{code}, {count} seats, {len(outcomes)} games"
        draw(ratings(outcomes), matrix(outcomes), count, title, plot)
        console.print(f"Picture: {plot}")


def table_of(file: Path, like: Order) -> Iterator[Outcome]:
    """Whatever the file knows of this game with these seats and variants, also from earlier runs with other bots."""
    start = like.key.rpartition("/")[0].rpartition("/")[0] + "/"
    latest = {outcome.key: outcome for outcome in read(file)}
    return (o for o in latest.values() if o.key.startswith(start) and len(o.bots) == len(like.bots))


def report(console: Console, code: str, seats: int, outcomes: list[Outcome], *, alone: bool = False) -> None:
    """Ratings and cost of each bot, then how often each came first against each."""
    rated, spent = ratings(outcomes), cost(outcomes)
    table = Table(
        "bot", "rating", "95 % interval", "ms per decision", title=f"{code}, {seats} seats, {len(outcomes)} games"
    )
    for bot in sorted(rated, key=lambda name: -rated[name][0]):
        mu, sigma = rated[bot]
        low, high = mu - 1.96 * sigma, mu + 1.96 * sigma
        table.add_row(bot, f"{mu:.1f}", f"{low:.1f} to {high:.1f}", f"{spent[bot]:.1f}")
    console.print(table)
    console.print(places(matrix(outcomes), seats, "first places of"))
    if seats > 2 and not alone:
        console.print(places(together(outcomes), 2, "with half of the seats"))


def places(found: dict[tuple[str, str], Share], even: int, title: str) -> Table:
    """Who came first how often; an even share is one in so many."""
    table = Table(title, "against", "games", "share", "95 % interval", "times an even share")
    for (one, other), share in sorted(found.items(), key=lambda item: -item[1].rate):
        low, high = share.interval
        numbers = (str(share.games), f"{share.rate:.1%}", f"{low:.1%} to {high:.1%}", f"{share.rate * even:.2f}")
        table.add_row(one, other, *numbers)
    return table
