"""`ludoteca admin`: a link that makes whoever opens it an administrator, once; and who is one."""

from __future__ import annotations

from typing import Annotated

import typer

from ludoteca.cli.common import Database, Language, spoken
from ludoteca.extras import needs
from ludoteca.kernel import Refused
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("admin")(admin)


def admin(
    db: Database = "ludoteca.db",
    at: Annotated[
        str, typer.Option("--at", metavar="URL", help="Where people open the table.")
    ] = "http://127.0.0.1:8000",
    listed: Annotated[bool, typer.Option("--list", help="Say who is an administrator, with their identities.")] = False,
    remove: Annotated[
        str, typer.Option("--remove", metavar="IDENTITY", help="Somebody is an administrator no more.")
    ] = "",
    lang: Language = "",
) -> None:
    """Print a link that makes one person an administrator: whoever opens it first, within an hour."""
    needs("web", "alembic", "sqlalchemy", "starlette")
    from ludoteca.store import Store
    from ludoteca.store.admin import all_admins, unmake_admin
    from ludoteca.table.admin.door import ticket

    t = Words.of(None, spoken(lang)).t
    store = Store(db)
    try:
        if remove:
            if not store.submit(lambda c: unmake_admin(c, remove)).result():
                raise Refused(t("cli-admin-unknown", who=remove), "admin")
            typer.echo(t("cli-admin-removed"))
        elif listed:
            for who, name in store.look(all_admins):
                typer.echo(f"{who}  {name}")
        else:
            typer.echo(t("cli-admin-link"))
            typer.echo(f"{at.rstrip('/')}/admin/enter/{store.submit(ticket).result()}")
    finally:
        store.close()
