"""`ludoteca simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import csv
import io
import json
import math
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.cli.common import Code, Language, Variant, console, spoken, variants_of, write_whole
from ludoteca.cli.seats import RANDOM, bot, seated
from ludoteca.kernel import Game, Random, Refused, State
from ludoteca.registry import box
from ludoteca.words import Words

SUFFIXES = (".jsonl", ".csv")
CHUNK = 8
"""Games handed to a process at a time."""


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


@dataclass(frozen=True)
class Played:
    """One game that was played to its end."""

    seed: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Order:
    """One game to be played."""

    code: str
    seed: int
    names: tuple[str, ...]
    variants: tuple[tuple[str, str], ...]


def simulate(
    game: Code,
    count: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help="The bots, by comma.")] = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the first game; the next one has the next.")] = 1,
    variant: Variant = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="One line per game: .jsonl or .csv.")] = None,
    lang: Language = "",
) -> None:
    """Let bots play many games; print win rates by seat with 95% intervals, lengths and speed."""
    chosen = box(game)
    names = seated(chosen, seats or ",".join([RANDOM] * _usual(chosen)), people=False)
    variants = tuple(sorted(variants_of(chosen, variant).items()))
    words = Words.of(chosen, spoken(lang))
    if out is not None and out.suffix not in SUFFIXES:
        raise Refused(f"{out.name} has an unknown ending: name the file with {' or '.join(SUFFIXES)}.", "file")
    if out is not None and not out.parent.is_dir():
        raise Refused(f"There is no folder {out.parent}: make it first, or give another name.", "file")
    orders = [Order(game, seed + i, names, variants) for i in range(count)]
    screen = console()
    played = list(_watched(orders, jobs, words, screen))
    played.sort(key=lambda game: game.seed)
    if out is not None:
        write_whole(out, _lines(played, out.suffix))
    report(played, names, words, screen)


def _usual(game: Game) -> int:
    """The middle player count."""
    return game.seats[len(game.seats) // 2]


def _watched(orders: Sequence[Order], jobs: int, words: Words, screen: Console) -> Iterator[Played]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as progress:
        task = progress.add_task(words.t("name"), total=len(orders))
        for game in _all(orders, jobs):
            progress.advance(task)
            yield game


def _all(orders: Sequence[Order], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play_one, orders)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(play_one, orders, chunksize=CHUNK)


def play_one(order: Order) -> Played:
    """Play a game to its end. A bot is handed its own view and nothing else."""
    game = box(order.code)
    state = game.new(len(order.names), order.seed, **dict(order.variants))
    start = time.perf_counter()
    if set(order.names) == {RANDOM}:
        decisions = _play_random(state, Random.seeded(order.seed * 1_000_003 + 1))
    else:
        bots = [
            bot(name, order.seed * 1_000_003 + seat + 1, game, timed=False) for seat, name in enumerate(order.names)
        ]
        decisions = 0
        while (ask := state.ask) is not None:
            state.choose(bots[ask.seat].decide(state.view(ask.seat)))
            decisions += 1
    seconds = time.perf_counter() - start
    result = state.result
    assert result is not None
    return Played(order.seed, order.names, result.scores, result.ranks, decisions, seconds)


def _play_random(state: State, rng: Random) -> int:
    """Any pick will do, so no view is needed: options are the same in the view of the seat that is asked."""
    decisions = 0
    while state.agenda:
        state.play(rng.pick(state.options))
        decisions += 1
    return decisions


def wilson(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """The 95% interval of a rate (Wilson 1927): honest also near 0 and 1 and for few games."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    reach = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def report(played: Sequence[Played], names: Sequence[str], words: Words, screen: Console) -> None:
    table = Table(title=words.t("name"))
    for column in ("seat", "player", "wins", "interval", "score", "rank"):
        table.add_column(words.t(f"cli-column-{column}"), justify="left" if column == "player" else "right")
    for seat, name in enumerate(names):
        # A victory shared by two counts half for each, so that the rates add up to one.
        wins = sum(1 / game.ranks.count(1) for game in played if game.ranks[seat] == 1)
        low, high = wilson(wins, len(played))
        table.add_row(
            str(seat + 1),
            name,
            f"{wins / len(played):.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{_mean([game.scores[seat] for game in played]):.2f}",
            f"{_mean([game.ranks[seat] for game in played]):.2f}",
        )
    screen.print(table)
    lengths = sorted(game.decisions for game in played)
    spent = sum(game.seconds for game in played)
    screen.print(words.t("cli-games", count=len(played)))
    screen.print(
        words.t(
            "cli-length",
            mean=round(_mean(lengths), 1),
            median=lengths[len(lengths) // 2],
            least=lengths[0],
            most=lengths[-1],
        )
    )
    screen.print(words.t("cli-speed", decisions=round(sum(lengths) / spent), games=round(len(played) / spent, 1)))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _lines(played: Sequence[Played], suffix: str) -> str:
    if suffix == ".jsonl":
        return "".join(json.dumps(asdict(game)) + "\n" for game in played)
    text = io.StringIO()
    writer = csv.writer(text)
    seats = range(1, len(played[0].players) + 1)
    parts = ("player", "score", "rank")
    writer.writerow(["seed", "decisions", "seconds", *(f"{part}_{seat}" for part in parts for seat in seats)])
    for game in played:
        writer.writerow([game.seed, game.decisions, f"{game.seconds:.6f}", *game.players, *game.scores, *game.ranks])
    return text.getvalue()
