"""`ludoteca puzzles`: fill a box's shelf of puzzles, and check every one of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.common import Code
from ludoteca.kernel import Game, Refused
from ludoteca.puzzles import Puzzle
from ludoteca.puzzles.checking import BAR, WORLDS, check, holds
from ludoteca.puzzles.finding import PLAYERS, find
from ludoteca.puzzles.shelf import FILE, read
from ludoteca.registry import box

Shelf = Annotated[Path | None, typer.Option("--shelf", help=f"The file of puzzles. [default: {FILE} of the box]")]
EASY = 0.4
"""Share of a shelf that every simple player may solve."""


def add_to(app: typer.Typer) -> None:
    found = typer.Typer(name="puzzles", help="Find puzzles in games of bots, and check them.", no_args_is_help=True)
    found.command("find")(fill)
    found.command("check")(check_all)
    app.add_typer(found)


def fill(
    code: Code,
    count: Annotated[int, typer.Option("-n", min=1, help="Puzzles on the full shelf.")] = 30,
    players: Annotated[str, typer.Option(help="The bots whose games are looked at.")] = PLAYERS,
    games: Annotated[int, typer.Option(min=1, help="Games to look at, at most.")] = 5000,
    shelf: Shelf = None,
) -> None:
    """Look through games of bots until the shelf is full. Stop it at any time; it goes on where it was."""
    game = box(code)
    file = _file(game, shelf)
    puzzles = read(file.read_text("utf-8")) if file.exists() else []
    first = 1 + max((puzzle.seed for puzzle in puzzles), default=0)
    for seed in range(first, first + games):
        for puzzle in list(find(code, game, seed, players)):
            if len(puzzles) < count and wanted(puzzle, puzzles, count) and holds(game, puzzle):
                puzzles.append(puzzle)
                with file.open("a", encoding="utf-8") as lines:
                    lines.write(puzzle.line() + "\n")
                typer.echo(f"{len(puzzles)}/{count} {_told(puzzle)}")
        if len(puzzles) >= count:
            return


def wanted(puzzle: Puzzle, shelf: list[Puzzle], count: int) -> bool:
    """A shelf is not all easy ones, and never asks for the same pick all the time."""
    if puzzle.hard == 0 and sum(other.hard == 0 for other in shelf) >= EASY * count:
        return False
    verb = puzzle.solution[0].partition(":")[0]
    return sum(other.solution[0].partition(":")[0] == verb for other in shelf) < count / 2


def check_all(
    code: Code,
    worlds: Annotated[int, typer.Option(min=1, help="Re-deals of every position.")] = WORLDS,
    seed: Annotated[int, typer.Option(help="The chance of the re-deals.")] = 99,
    shelf: Shelf = None,
) -> None:
    """Play every solution again, further than the finder looked. Fails if one does not hold."""
    game = box(code)
    file = _file(game, shelf)
    if not file.exists():
        raise Refused(f"{code} has no puzzles: find some first.", "puzzles")
    won = dealt = weak = 0
    for puzzle in read(file.read_text("utf-8")):
        steps = list(check(game, puzzle, worlds, seed))
        won, dealt = won + sum(step.won for step in steps), dealt + sum(step.worlds for step in steps)
        share = min(step.share for step in steps)
        weak += share < BAR
        typer.echo(f"{share:6.1%} {_told(puzzle)}")
    typer.echo(f"{code}: solutions beat the second best in {won} of {dealt} re-deals ({won / dealt:.1%}); {weak} weak")
    if weak:
        raise typer.Exit(1)


def _told(puzzle: Puzzle) -> str:
    return f"{puzzle.id} {puzzle.theme} after {puzzle.n}: {' '.join(puzzle.solution)} (hard {puzzle.hard})"


def _file(game: Game, named: Path | None) -> Path:
    from importlib import resources

    return named or Path(str(resources.files(game.package) / FILE))
