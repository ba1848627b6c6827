"""`ludoteca verify`: whether a recorded game was played by the rules, with the shuffle that was promised."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludoteca.cli.common import Language, read_match, spoken
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="A record, as the web table or `play --save` writes it.")],
    lang: Language = "",
) -> None:
    """Check the promise, the shuffle and every pick of a record."""
    words = Words.of(None, spoken(lang))
    match = read_match(file)  # refused in a sentence if anything does not fit
    proof = match.proof
    typer.echo(f"✓ {words.t('verify-picks', count=len(match.picks))}")
    if proof is None:
        typer.echo(f"· {words.t('verify-no-promise')}")
        return
    typer.echo(f"✓ {words.t('verify-promise', promised=proof.promised)}")
    typer.echo(f"✓ {words.t('verify-luck', count=sum(map(bool, proof.luck)))}")
