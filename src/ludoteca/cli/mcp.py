"""`ludoteca mcp`: let a language model sit down at a table."""

from __future__ import annotations

import typer

from ludoteca.extras import needs


def add_to(app: typer.Typer) -> None:
    app.command("mcp")(mcp)


def mcp() -> None:
    """Serve the Model Context Protocol on standard input and output."""
    needs("research", "mcp")
    from ludoteca.lab.mcp import server

    server().run("stdio")
