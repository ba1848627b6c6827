"""`ludoteca edition`: write the components of a box down with their origin, to be corrected; check such a file."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.common import Code, Edited, Language, console, opened, spoken, text_of
from ludoteca.editions import paper, read, write
from ludoteca.kernel import Game, Say
from ludoteca.registry import box
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    editions = typer.Typer(no_args_is_help=True, help="Correct what your box shows otherwise, and play with it.")
    editions.command("export")(export)
    editions.command("check")(check)
    app.add_typer(editions, name="edition")


def export(game: Code, name: str = "mine", edition: Edited = None, lang: Language = "") -> None:
    """Print every component of a box with its origin, as a file to correct."""
    chosen = opened(game, edition)
    typer.echo(write(chosen, name, called_in(chosen, spoken(lang))), nl=False)


def check(
    game: Code, file: Annotated[Path, typer.Argument(help="The edition to be checked.")], lang: Language = ""
) -> None:
    """Say what an edition changes, or in one sentence what is wrong with it."""
    chosen = box(game)
    edition = read(chosen, text_of(file, "an edition"))
    t = Words.of(chosen, spoken(lang)).t
    out = console()
    out.print(t("cli-edition", name=edition.name, game=t("name"), hash=edition.hash))
    before = paper.plain(chosen)
    for table, rows in edition.changes.items():
        for row, fields in rows.items():
            for field, value in fields.items():
                out.print(f"  {table} {row}: {field} {_short(before[table][row][field])} → {_short(value)}")
    origins = Counter(row["origin"] for rows in before.values() for row in rows.values())
    out.print(t("cli-edition-origins", **{origin: origins.get(origin, 0) for origin in paper.ORIGINS}))


def _short(value: object) -> str:
    return str(value).replace("\n", "/")


def called_in(game: Game, language: str) -> paper.Called:
    """What components are called in this language, where the box has words for them."""
    words = Words.of(game, language)

    def called(word: str, number: int) -> str:
        name = game.view.words[word](number) if word in game.view.words else ""
        return words.say(name) if isinstance(name, Say) else ""

    return called
