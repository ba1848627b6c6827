"""`ludoteca serve`: the web table."""

from __future__ import annotations

import os
import socket
from typing import Annotated

import typer

from ludoteca.cli.common import Database
from ludoteca.extras import needs
from ludoteca.kernel import Refused

PACKAGES = (
    "alembic",
    "cryptography",
    "itsdangerous",
    "multipart",
    "openskill",
    "prometheus_client",
    "py_vapid",
    "pywebpush",
    "sqlalchemy",
    "starlette",
    "uvicorn",
    "webauthn",
    "websockets",
)
"""Everything of the extra but the driver of PostgreSQL: a table on SQLite needs none."""


def add_to(app: typer.Typer) -> None:
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Port to listen on.")] = 8000,
    db: Database = "ludoteca.db",
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies whose X-Forwarded-For is believed, with commas between.")
    ] = "",
    address: Annotated[
        str,
        typer.Option(
            envvar="LUDOTECA_ADDRESS", help="Where the table is found from outside, such as https://games.example.org."
        ),
    ] = "",
    mail_from: Annotated[
        str,
        typer.Option(
            envvar="LUDOTECA_MAIL_FROM", help="Sender of letters; the mail server stands in the variable LUDOTECA_SMTP."
        ),
    ] = "",
    hooks_inside: Annotated[
        bool, typer.Option("--hooks-inside", help="Let hooks and push services be in our own network.")
    ] = False,
) -> None:
    """Open the web table and print its address."""
    needs("web", *PACKAGES)
    from ludoteca.table import serve as open_table

    _try_door(host, port)
    told = {"address": address, "sender": mail_from, "inside": hooks_inside}
    open_table(host=host, port=port, db=db, proxies=proxies, smtp=os.environ.get("LUDOTECA_SMTP", ""), **told)


def _try_door(host: str, port: int) -> None:
    """Say at once, in a sentence, that nobody could come in here."""
    try:
        kind, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(kind) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
    except OSError as error:
        raise Refused(
            f"{host}:{port} cannot be opened ({error.strerror}): give another --host or --port.", "port"
        ) from error
