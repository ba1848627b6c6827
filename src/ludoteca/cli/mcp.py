"""`ludoteca mcp`: let a language model sit down at a table."""

from __future__ import annotations

import typer

from ludoteca.kernel import Refused


def add_to(app: typer.Typer) -> None:
    app.command("mcp")(mcp)


def mcp() -> None:
    """Serve the Model Context Protocol on standard input and output."""
    try:
        from ludoteca.lab.mcp import server
    except ModuleNotFoundError as error:
        raise Refused("The package mcp is not installed here: pip install 'ludoteca[research]'.", "mcp") from error
    server().run("stdio")
