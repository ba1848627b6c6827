"""What several commands share: options, the console, files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludoteca.editions import bound
from ludoteca.editions import read as read_edition
from ludoteca.kernel import Game, Match, Record, Refused, State
from ludoteca.registry import box, box_of
from ludoteca.words import Words, language

Code = Annotated[str, typer.Argument(metavar="GAME", help="Code of a game, such as roam (see `ludoteca games`).")]
Language = Annotated[
    str, typer.Option("--lang", help="Language: en or pt-BR. [default: the terminal's]", show_default=False)
]
Variant = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME=VALUE", help="A variant; may be repeated.")
]
On = Annotated[
    str, typer.Option("--on", metavar="ray[=ADDRESS]", help="Play on a Ray cluster instead of in processes here.")
]
Database = Annotated[
    str,
    typer.Option(
        "--db",
        envvar="LUDOTECA_DB",
        help="Where matches are kept: a file, or a postgresql:// address (with a password: rather in LUDOTECA_DB).",
    ),
]
Edited = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="An edition of the box (see `ludoteca edition export`)."),
]


def console() -> Console:
    """Texts of games are printed as they are: brackets in them are no markup."""
    return Console(markup=False, highlight=False)


def spoken(asked: str) -> str:
    """The language that was asked for, or the terminal's, or English."""
    if asked:
        return language(asked)
    try:
        return language((os.environ.get("LC_ALL") or os.environ.get("LANG") or "en").split(".")[0])
    except Refused:
        return "en"


def text_of(file: Path, what: str) -> str:
    """The text of a file that a person named."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise Refused(f"{file} cannot be read ({error.strerror}): give the name of {what}.", "file") from error
    except UnicodeDecodeError as error:
        raise Refused(f"{file} is not a text file: give the name of {what}.", "file") from error


def opened(code: str, edition: Path | None) -> Game:
    """The box of this code, with an edition if one is given."""
    game = box(code)
    return game if edition is None else bound(game, read_edition(game, text_of(edition, "an edition")))


def drawn(state: State, game: Game, words: Words) -> str:
    """The board in text."""
    return game.view.board(state, words.t)


def variants_of(game: Game, pairs: list[str] | None) -> dict[str, str]:
    """`mode=full` for each variant."""
    wanted = {}
    for pair in pairs or ():
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refused(f"{pair!r} is not a variant: write it as name=value, such as --variant mode=full.", "variant")
        if name in wanted:
            raise Refused(f"Variant {name} is given twice: give it once.", "variant")
        wanted[name] = value
    return game.settled(wanted)


def read_match(file: Path) -> Match:
    """The match of a record file, played again and verified."""
    record = Record.parse(text_of(file, "a record file"))
    return Match.replay(record, box_of(record))


def write_whole(file: Path, text: str) -> None:
    """The whole file or nothing: what stood there before stays until the new one is complete."""
    new = file.with_name(f".{file.name}.new")
    try:
        new.write_text(text, "utf-8")
        new.replace(file)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise Refused(f"{file} cannot be written ({error.strerror}): give another name.", "file") from error
