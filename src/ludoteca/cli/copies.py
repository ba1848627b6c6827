"""`ludoteca backup` and `ludoteca restore`: the whole database in one file, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.common import Database, Language, spoken
from ludoteca.extras import needs
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("backup")(backup)
    app.command("restore")(restore)


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; one that exists is left alone.")],
    db: Database = "ludoteca.db",
    lang: Language = "",
) -> None:
    """Copy the whole database into one file, while the server runs."""
    needs("web", "alembic", "sqlalchemy")
    from ludoteca.store import copies

    copies.back_up(db, file)
    typer.echo(Words.of(None, spoken(lang)).t("cli-backup-done", file=str(file)))


def restore(
    file: Annotated[Path, typer.Argument(help="A file that `ludoteca backup` wrote.")],
    db: Database = "ludoteca.db",
    replace: Annotated[bool, typer.Option("--replace", help="Lose what is in the database now.")] = False,
    lang: Language = "",
) -> None:
    """Make a database of a copy. One that holds tables is overwritten only with --replace, while no server uses it."""
    needs("web", "alembic", "sqlalchemy")
    from ludoteca.store import copies

    schema = copies.restore(db, file, replace=replace)
    typer.echo(Words.of(None, spoken(lang)).t("cli-restore-done", file=str(file), schema=schema))
