"""`ludoteca train`: let a bot play against itself, learn from that, and see how much stronger it became."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from ludoteca.cli.common import Code, On
from ludoteca.cli.extras import needs
from ludoteca.kernel import Refused
from ludoteca.registry import box


def add_to(app: typer.Typer) -> None:
    app.command("train")(train)


def train(
    code: Code,
    out: Annotated[Path, typer.Option("-o", "--out", help="A folder; a stopped course goes on from it.")] = Path(
        "training"
    ),
    rounds: Annotated[int, typer.Option(min=1, help="How often it plays and learns.")] = 6,
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Games of each round.")] = 800,
    checks: Annotated[int, typer.Option(min=2, help="Games after each round, to see how strong it is.")] = 120,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed learns the same.")] = 1,
    seats: Annotated[int, typer.Option(help="Players at every table; all player counts in turn by default.")] = 0,
    on: On = "",
    plot: Annotated[Path | None, typer.Option(help="The learning curve as a picture, .svg or .png.")] = None,
) -> None:
    """Self-play and learning (TD(lambda)), round after round; the last network lies in the folder as `master.net`."""
    needs("train", "torch", *(("matplotlib",) if plot else ()))
    from ludoteca.lab.runner import runner
    from ludoteca.lab.train.course import Lap, Plan, network_of, player_counts
    from ludoteca.lab.train.course import train as course

    able = player_counts(box(code))
    if seats and seats not in able:
        raise Refused(f"{code} cannot be learned with {seats} players: take one of {able}.", "seats")
    console = Console()
    laps: list[Lap] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(code, total=max(games, checks))

        def told(what: str, done: int) -> None:
            progress.update(bar, description=what, completed=done, total=checks if "comparing" in what else games)

        for lap in course(Plan(code, rounds, games, checks, seed=seed, seats=seats), out, runner(on, jobs), told):
            laps.append(lap)
            console.print(
                f"round {lap.round}: {lap.pages} pages, loss {lap.loss:.4f}, "
                f"{lap.share:.2f} times an even share ({lap.low:.2f} to {lap.high:.2f}) of {lap.checks} games"
            )
    last = network_of(out, laps[-1].round)
    (out / "master.net").write_bytes(last.read_bytes())
    table = Table("round", "pages", "loss", "times an even share", title=f"{code}: {out / 'master.net'}")
    for lap in laps:
        table.add_row(str(lap.round), str(lap.pages), f"{lap.loss:.4f}", f"{lap.share:.2f}")
    console.print(table)
    if plot:
        from ludoteca.lab.train.curve import draw

        draw(laps, code, plot)
        console.print(f"Picture: {plot}")
