"""python -m ludoteca.conformance CODE: check a box, yours or ours."""

from __future__ import annotations

import sys
import time
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ludoteca.conformance.kit import Broken, inspect_table
from ludoteca.kernel import Refused
from ludoteca.registry import box

Variant = Annotated[list[str] | None, typer.Option("--variant", help="NAME=VALUE; with --seats, one table only")]


def main(
    code: Annotated[str, typer.Argument(help="the game's code")],
    games: Annotated[int, typer.Option(help="how many random games")] = 30,
    minutes: Annotated[float, typer.Option(help="go on for so long instead")] = 0,
    seed: Annotated[int, typer.Option(help="the first game's seed")] = 0,
    samples: Annotated[int, typer.Option(help="close looks per 200 picks")] = 6,
    seats: Annotated[int, typer.Option(help="only this player count")] = 0,
    variant: Variant = None,
) -> None:
    """Play random games of a box over all player counts and variants, and check every invariant."""
    console = Console(stderr=True)
    try:
        game = box(code)
        asked = dict(pair.split("=", 1) for pair in variant or [])
        game.settled(asked)
        tables = [(seats, asked)] if seats else list(game.tables())
    except (Refused, ValueError) as error:
        console.print(str(error))
        raise typer.Exit(2) from None
    end = time.monotonic() + minutes * 60
    picks = n = 0
    columns = (TextColumn(code), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(code, total=None if minutes else games)
        while (time.monotonic() < end) if minutes else n < games:
            count, variants = tables[n % len(tables)]
            try:
                picks += len(inspect_table(game, count, variants, seed + n, samples).picks)
            except Broken as broken:
                console.print(f"[bold red]broken[/] {broken}", highlight=False)
                raise typer.Exit(1) from None
            n += 1
            progress.advance(task)
            if progress.disable and not minutes and n % max(1, games // 10) == 0 and n < games:
                console.print(f"{code}: {n} of {games} games, {picks} picks so far")  # a log has no bar to look at
    console.print(f"{code}: {n} games, {picks} picks, {len(tables)} kinds of table: every invariant holds.")


if __name__ == "__main__":
    typer.run(main)
