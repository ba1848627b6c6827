"""`ludoteca replay`: look at a recorded game again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from ludoteca.cli.common import Language, console, drawn, read_match, spoken
from ludoteca.cli.play import standings
from ludoteca.cli.seats import called
from ludoteca.kernel import Match, Refused
from ludoteca.words import Words


def add_to(app: typer.Typer) -> None:
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record file.")],
    all_: Annotated[bool, typer.Option("--all", help="Print every pick instead of stepping through.")] = False,
    seat: Annotated[
        int | None, typer.Option(help="Look with the eyes of this seat, from 1. [default: a spectator's]")
    ] = None,
    lang: Language = "",
) -> None:
    """Verify a record and step through it."""
    match = read_match(file)
    if seat is not None and not 1 <= seat <= len(match.players):
        raise Refused(f"The game has seats 1 to {len(match.players)}: give one of them.", "seats")
    language = spoken(lang)
    words = Words.of(match.game, language, called(Words.of(None, language), match.players))
    projector = Projector(match, words, len(match.players) if seat is None else seat - 1, console())
    projector.title()
    if all_:
        projector.print_all()
    else:
        projector.step()


class Projector:
    """Shows a match from one pair of eyes."""

    def __init__(self, match: Match, words: Words, eyes: int, out: Console) -> None:
        self.match = match
        self.words = words
        self.eyes = eyes
        self.out = out

    def title(self) -> None:
        variants = " ".join(f"{name}={value}" for name, value in self.match.variants.items())
        seed = str(self.match.seed)
        self.out.print(
            self.words.t("cli-record", name=self.words.t("name"), variants=variants, seed=seed), style="bold"
        )
        self.out.print(self.words.t("cli-verified", picks=len(self.match.picks)))

    def print_all(self) -> None:
        self.narrate(0)
        for n in range(1, len(self.match.picks) + 1):
            self.narrate(n)
        self.out.print(self.board(len(self.match.picks)))
        self.out.print(standings(self.match, self.words))

    def step(self) -> None:
        """Enter goes on, b goes back, a number jumps, q ends."""
        n, last = 0, len(self.match.picks)
        self.out.print(self.words.t("cli-replay-keys"))
        while True:
            self.narrate(n)
            self.out.print(self.board(n))
            if n == last:
                self.out.print(standings(self.match, self.words))
            try:
                line = self.out.input(f"{n}/{last} > ").strip()
            except EOFError:
                return
            if line == "q":
                return
            if line == "b":
                n = max(0, n - 1)
            elif line.isascii() and line.isdigit():
                n = min(last, int(line))
            elif n == last:
                return
            else:
                n += 1

    def narrate(self, n: int) -> None:
        """Who picked what at pick n, and what came of it."""
        if n:
            pick = self.match.picks[n - 1]
            told = [event for event in self.match.events[n] if event.known_to(self.eyes)]
            mine = self.eyes == pick.seat
            # A pick may name what only its seat may know; the others learn from the events.
            what = self.words.pick(self.match.option(n - 1)) if mine or self.match.state.over else ""
            self.out.print(f"{n}. {self.words.seat(pick.seat)}{': ' if what else ''}{what}")
        else:
            told = [event for event in self.match.events[0] if event.known_to(self.eyes)]
        for event in told:
            self.out.print(f"   · {self.words.event(event)}")

    def board(self, n: int) -> str:
        return drawn(self.match.at(n).view(self.eyes), self.match.game, self.words)
