"""`ludoteca rules`: the ledger in our own words."""

from __future__ import annotations

import difflib
from typing import Annotated

import typer

from ludoteca.cli.common import Code, Language, console, spoken
from ludoteca.kernel import Refused
from ludoteca.registry import box
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game: Code,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="A rule, such as ROAM-TURN-08. Without it: all.")] = "",
    lang: Language = "",
) -> None:
    """Show one rule of a game, or all of them."""
    words = Words.of(box(game), spoken(lang))
    out = console()
    known = words.rules()
    if id:
        entry = known.get(id.upper())
        if entry is None:
            near = difflib.get_close_matches(id.upper(), known, n=3)
            hint = f"Did you mean {' or '.join(near)}?" if near else f"`ludoteca rules {game}` lists them."
            raise Refused(f"{game} has no rule {id!r}. {hint}", "rule")
        out.print(f"{entry.id}  {entry.chapter}\n{entry.text}")
        return
    chapter = ""
    for entry in known.values():
        if entry.chapter != chapter:
            chapter = entry.chapter
            out.print(f"\n{chapter}", style="bold")
        out.print(f"{entry.id}  {entry.text}")
