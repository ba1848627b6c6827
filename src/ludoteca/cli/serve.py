"""`ludoteca serve`: the web table."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.kernel import Refused


def add_to(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    db: Annotated[
        str, typer.Option(help="Where matches are kept: a file, or a postgresql:// address.")
    ] = "ludoteca.db",
) -> None:
    """Open the web table and print its address."""
    try:
        from ludoteca.table import serve as open_table
    except ModuleNotFoundError as error:
        raise Refused(f"The web table needs more packages ({error.name}): install ludoteca[web].", "web") from error
    open_table(host=host, port=port, db=db)
