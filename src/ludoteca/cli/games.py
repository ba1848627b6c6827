"""`ludoteca games`: what is on the shelf."""

from __future__ import annotations

import typer
from rich.table import Table

from ludoteca.cli.common import Language, console, spoken
from ludoteca.kernel import Game
from ludoteca.registry import boxes
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("games")(games)


def games(lang: Language = "") -> None:
    """List the games with their player counts, length and variants."""
    own = Words.of(None, spoken(lang))
    table = Table(show_lines=True)
    for column in ("code", "game", "players", "variants"):
        table.add_column(own.t(f"cli-column-{column}"), overflow="fold")
    for code, game in boxes().items():
        words = Words.of(game, own.language)
        about = f"{words.t('name')} · {words.t('length')}\n{words.t('about')}"
        table.add_row(code, about, ", ".join(map(str, game.seats)), _variants(game, words))
    console().print(table)


def _variants(game: Game, words: Words) -> str:
    lines = []
    for variant in game.variants:
        values = "|".join(f"{value}*" if value == variant.default else value for value in variant.values)
        lines.append(f"{variant.name}={values}\n  {words.t(f'variant-{variant.name}')}")
    return "\n".join(lines)
