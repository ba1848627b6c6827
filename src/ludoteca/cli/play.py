"""`ludoteca play`: a table in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.columns import Columns
from rich.console import Console

from ludoteca.cli.common import (
    Code,
    Edited,
    Language,
    Variant,
    console,
    drawn,
    opened,
    read_match,
    spoken,
    variants_of,
    write_whole,
)
from ludoteca.cli.seats import ME, bot, called, seated
from ludoteca.kernel import Choice, Event, Match, Option, Refused
from ludoteca.whynot import meant, refusals, refusals_of
from ludoteca.words import Words

LONG = 12
"""A list of more options is set in columns."""


def add_to(app: typer.Typer) -> None:
    app.command("play")(play)


def play(
    game: Code,
    seats: Annotated[str, typer.Option(help="Who sits where, by comma: me, or the name of a bot.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards. [default: any]")] = None,
    variant: Variant = None,
    edition: Edited = None,
    lang: Language = "",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that was saved.")] = None,
) -> None:
    """Play in the terminal, alone against bots or with others at this keyboard."""
    chosen = opened(game, edition)
    if resume is None:
        names = seated(chosen, seats or ",".join([ME, *["random"] * (chosen.seats[0] - 1)]), people=True)
        start = secrets.randbelow(10**9) if seed is None else seed
        match = Match(chosen, names, start, variants_of(chosen, variant))
    else:
        if seed is not None or variant or edition:
            raise Refused(
                "A saved game has its seed, variants and edition already: leave --seed, --variant and --edition out.",
                "resume",
            )
        match = read_match(resume)
        if match.game.code != game:
            raise Refused(
                f"{resume} is a game of {match.game.code}: write `ludoteca play {match.game.code}`.", "resume"
            )
        names = seated(chosen, seats or ",".join(match.players), people=True)
        if len(names) != len(match.players):
            raise Refused(f"The saved game has {len(match.players)} seats, --seats names {len(names)}.", "seats")
    Terminal(match, names, spoken(lang), console()).run()


class Terminal:
    """People and bots at one terminal. Everybody sees only what their seat sees."""

    def __init__(self, match: Match, names: tuple[str, ...], language: str, out: Console) -> None:
        self.match = match
        self.out = out
        self.names = names
        self.words = Words.of(match.game, language, called(Words.of(None, language), names))
        self.bots = {
            seat: bot(name, match.seed * 1_000_003 + seat + 1, match.game)
            for seat, name in enumerate(names)
            if name != ME
        }
        self.heard: dict[int, int] = {}
        """Up to which pick each person has been told what happened."""
        self.facing: int | None = None
        self.scripted = not sys.stdin.isatty()

    def run(self) -> None:
        self.out.print(self.words.t("cli-welcome", name=self.words.t("name"), seed=str(self.match.seed)))
        self.out.print(self.words.t("cli-keys"))
        while (ask := self.match.state.ask) is not None:
            if ask.seat in self.bots:
                self.match.choose(self.bots[ask.seat].decide(self.match.state.view(ask.seat)), ask.seat)
            elif not self.person(ask):
                self.out.print(self.words.t("cli-left", picks=len(self.match.picks)))
                return
        self.finish()

    # A person's decision.

    def person(self, ask: Choice) -> bool:
        """Ask until something is picked, taken back or left; False when the person leaves."""
        self.curtain(ask.seat)
        self.tell(ask.seat)
        view = self.match.state.view(ask.seat)
        options = list(view.options)
        self.out.print(self.board(ask.seat))
        self.out.print(f"{self.words.seat(ask.seat)}: {self.words.question(ask)}", style="bold")
        width = len(str(len(options)))
        lines = [f"  {number:>{width}}  {self.words.pick(option)}" for number, option in enumerate(options, 1)]
        self.out.print(Columns(lines, column_first=True) if len(lines) > LONG else "\n".join(lines))
        while True:
            try:
                line = self.out.input("> ").strip()
            except EOFError:
                return False
            if line == "q":
                return False
            try:
                if self.answer(line, ask, options):
                    return True
            except Refused as refused:
                if self.scripted:  # nobody is there to read it and try again
                    raise
                said = f"cli-refused-{refused.code}"
                self.out.print(self.words.t(said) if self.words.has(said) else str(refused))

    def answer(self, line: str, ask: Choice, options: list[Option]) -> bool:
        """Do what was typed; True when the table has changed."""
        word, _, rest = line.partition(" ")
        if word == "?":
            self.out.print(self.rule(ask))
        elif word == "why":
            self.out.print(self.why(rest.strip(), ask))
        elif word == "u":
            self.match.undo(ask.seat)
            self.heard[ask.seat] = len(self.match.picks)
            return True
        elif word == "s":
            if not rest.strip():
                raise Refused(self.words.t("cli-save-how"), "file")
            write_whole(Path(rest.strip()), self.match.record().text())
            self.out.print(self.words.t("cli-saved", file=rest.strip(), game=self.match.game.code))
        elif line:
            self.match.choose(self.option(line, options), ask.seat)
            return True
        return False

    def option(self, line: str, options: list[Option]) -> Option:
        """What a number of the list or the key of an option means."""
        if line.isascii() and line.isdigit():
            if not 1 <= int(line) <= len(options):
                raise Refused(self.words.t("cli-number", count=len(options)), "number")
            return options[int(line) - 1]
        return self.match.game.keys.read(line)

    def rule(self, ask: Choice) -> str:
        """The sentence of the ledger behind a question."""
        shown = [f"{id}  {text}" for id in (ask.rule, *ask.rules, *ask.see) if (text := self.words.rule(id))]
        return "\n".join(shown) or self.words.t("cli-no-rule")

    def why(self, what: str, ask: Choice) -> str:
        """Why something is not on offer; without a name, everything this question is about and does not offer."""
        game, view = self.match.game, self.match.state.view(ask.seat)
        wanted = meant(game, what, self.words)
        if what and not wanted:
            return self.words.t("why-unknown")
        found = refusals_of(view, wanted, self.words) if what else refusals(game, view, self.words)
        lines = [f"{one.told(self.words)}: {one.text} ({one.rule})" for one in found[:LONG]]
        return "\n".join(lines) or self.words.t("why-on-offer" if what else "why-none")

    # What is shown.

    def board(self, seat: int) -> str:
        return drawn(self.match.state.view(seat), self.match.game, self.words)

    def curtain(self, seat: int) -> None:
        """Between two people at one keyboard nothing secret stays on the screen."""
        if self.facing not in (None, seat) and self.names.count(ME) > 1:
            self.out.clear()
            self.out.print(self.words.t("cli-curtain", seat=seat))
            if not self.scripted:
                self.out.input()
        self.facing = seat

    def tell(self, seat: int) -> None:
        """What happened since this person was last asked."""
        for event in self.news(seat):
            self.out.print(f"· {self.words.event(event)}")
        self.heard[seat] = len(self.match.picks)

    def news(self, seat: int) -> list[Event]:
        since = self.heard.get(seat, -1) + 1
        return [event for told in self.match.events[since:] for event in told if event.known_to(seat)]

    def finish(self) -> None:
        spectator = self.match.state.seats
        for event in self.news(self.facing if self.facing is not None else spectator):
            self.out.print(f"· {self.words.event(event)}")
        self.out.print(self.board(spectator))
        self.out.print(standings(self.match, self.words))


def standings(match: Match, words: Words) -> str:
    """The result in sentences, best first."""
    result = match.state.result
    if result is None:
        return words.t("cli-unfinished", picks=len(match.picks))
    order = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return "\n".join(words.t("cli-standing", rank=result.ranks[s], seat=s, score=result.scores[s]) for s in order)
