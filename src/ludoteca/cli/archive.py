"""`ludoteca check-archive`: what today's rules make of games that were played under earlier ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ludoteca.cli.common import Language, console, spoken
from ludoteca.extras import needs
from ludoteca.kernel import BROKEN, CHANGED, UNCHANGED, Record, Refused, Verdict, examine
from ludoteca.registry import box_of
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("check-archive")(check_archive)


def check_archive(
    archive: Annotated[
        str, typer.Argument(help="A database (a file or a postgresql:// address) or a folder of records.")
    ],
    lang: Language = "",
) -> None:
    """Play every game of a database or a folder again: unchanged, changed, broken. Nothing is written."""
    words, screen = Words.of(None, spoken(lang)), console()
    counts: dict[str, Counter[str]] = {}
    for name, record in games_of(archive):
        try:
            verdict = examine(record, box_of(record))
        except Refused as refused:  # a game or variant that this program does not have
            kind, why = BROKEN, str(refused)
        else:
            kind, why = verdict.kind, _told(verdict, len(record.picks), words)
        counts.setdefault(record.game, Counter())[kind] += 1
        if kind != UNCHANGED:
            screen.print(words.t("cli-archive-line", name=name, kind=words.t(f"cli-archive-{kind}"), why=why))
    table = Table("", *(words.t(f"cli-archive-{kind}") for kind in (UNCHANGED, CHANGED, BROKEN)))
    for game, found in sorted(counts.items()):
        table.add_row(game, *(str(found[kind]) for kind in (UNCHANGED, CHANGED, BROKEN)))
    screen.print(table)
    if any(found[BROKEN] for found in counts.values()):
        raise typer.Exit(1)


def _told(verdict: Verdict, picks: int, words: Words) -> str:
    if verdict.kind == BROKEN:
        return words.t("cli-archive-at", pick=len(verdict.match.picks) + 1, picks=picks, why=verdict.why)
    return words.t("cli-archive-still") if verdict.kind == CHANGED else ""


def games_of(archive: str) -> Iterator[tuple[str, Record]]:
    """Every game that is kept there, with its name."""
    folder = Path(archive)
    if folder.is_dir():
        for file in sorted(folder.rglob("*.txt")):
            text = file.read_text("utf-8", errors="replace")
            if text.startswith("[Ludoteca "):
                yield str(file.relative_to(folder)), Record.parse(text)
        return
    if "://" not in archive and not folder.is_file():
        raise Refused(f"There is neither a folder nor a database {archive}: give the name of one.", "file")
    needs("web", "sqlalchemy")
    from ludoteca.store.journals import journals

    yield from journals(archive)
