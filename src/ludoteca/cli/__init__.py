"""The command line: look at the shelf, play in the terminal, simulate, replay, read the rules, open the web table."""

from __future__ import annotations

import sys

import typer

from ludoteca import __version__
from ludoteca.cli import (
    admin,
    archive,
    arena,
    copies,
    edition,
    games,
    mcp,
    play,
    puzzles,
    replay,
    review,
    rules,
    serve,
    simulate,
    study,
    train,
    verify,
)
from ludoteca.kernel import Refused
from ludoteca.kernel.native import running

app = typer.Typer(
    name="ludoteca",
    help="Five modern board games on one small kernel.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    games,
    play,
    simulate,
    arena,
    study,
    train,
    edition,
    mcp,
    replay,
    archive,
    copies,
    review,
    puzzles,
    verify,
    rules,
    serve,
    admin,
):
    command.add_to(app)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"ludoteca {__version__}, {running()}")
        raise typer.Exit


@app.callback()
def shelf(
    version: bool = typer.Option(
        False, "--version", callback=_version, is_eager=True, help="Which version this is, and whether it is compiled."
    ),
) -> None:
    """Five modern board games on one small kernel."""


def main() -> None:
    """Run a command. What cannot be is refused with one sentence and exit code 2, and nothing has changed."""
    try:
        app()
    except Refused as refused:
        print(refused, file=sys.stderr)  # noqa: T201  # the one place where a refusal reaches a person
        sys.exit(2)
    except BrokenPipeError:  # `ludoteca rules roam | head`
        sys.stderr.close()
        sys.exit(141)
