"""`ludoteca study`: watch many games and write a page about what the game is like; set two studies side by side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.cli.common import Edited, Language, On, Variant, console, opened, spoken, variants_of, write_whole
from ludoteca.cli.seats import seated
from ludoteca.extras import needs
from ludoteca.kernel import Refused
from ludoteca.registry import edited
from ludoteca.words import Words

if TYPE_CHECKING:
    from ludoteca.lab.play import Order
    from ludoteca.lab.runner import Runner
    from ludoteca.lab.study.report import Report

ABOUT = "study.json"
GAMES = "games.jsonl"


def add_to(app: typer.Typer) -> None:
    app.command("study")(study)


def study(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Code of a game (see `ludoteca games`).")] = "",
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each, by comma.")] = "greedy",
    count: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 2000,
    out: Annotated[Path, typer.Option("-o", "--out", help="A folder; a stopped study goes on from it.")] = Path(
        "report"
    ),
    seats: Annotated[int, typer.Option(help="Players at the table; the smallest count from 2 by default.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 1,
    variant: Variant = None,
    edition: Edited = None,
    on: On = "",
    compare: Annotated[
        tuple[Path, Path] | None, typer.Option(help="Two folders of studies: list what differs by more than chance.")
    ] = None,
    lang: Language = "",
) -> None:
    """Watch many games; write a page with pictures, and all rows as CSV and Parquet."""
    if compare is not None:
        _compare(*compare, spoken(lang))
        return
    if not game:
        raise Refused("Say which game to study, such as `ludoteca study roam`, or two folders to --compare.", "game")
    needs("research", "pyarrow")
    from ludoteca.lab.play import Order, line_of
    from ludoteca.lab.runner import runner

    chosen = opened(game, edition)
    names = tuple(name.strip() for name in bots.split(","))
    if len(names) == 1:
        names *= seats or min((n for n in chosen.seats if n > 1), default=chosen.seats[0])
    names = seated(chosen, ",".join(names), people=False)
    variants = tuple(sorted(variants_of(chosen, variant).items()))
    run = runner(on, jobs)
    about = {"game": game, "bots": names, "variants": variants, "seed": seed, "count": count, "rules": chosen.version}
    if chosen.edition is not None:
        about["edition"] = chosen.edition.line
    _begin(out, about)
    _watch(out, [Order(game, names, seed + n, variants, line_of(chosen)) for n in range(count)], run)
    _write(out, spoken(lang))


def _begin(folder: Path, about: dict[str, Any]) -> None:
    """Games of another study that lay in the folder are not part of this one."""
    folder.mkdir(parents=True, exist_ok=True)
    file, text = folder / ABOUT, json.dumps(about, indent=2)
    if not file.exists() or json.loads(file.read_text("utf-8")) != json.loads(text):
        (folder / GAMES).unlink(missing_ok=True)
    write_whole(file, text + "\n")


def _watch(folder: Path, orders: list[Order], run: Runner) -> None:
    """Play what has not been played yet; every game is kept as soon as it ends."""
    from ludoteca.lab.runner import kept
    from ludoteca.lab.study.watching import Studied, study

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(), transient=True) as progress:
        task = progress.add_task(orders[0].game, total=len(orders))
        for _ in kept(study, Studied.parse, orders, run, folder / GAMES):
            progress.advance(task)


def _write(folder: Path, language: str) -> None:
    """The page and the rows, from what was kept."""
    from ludoteca.lab.study.report import page
    from ludoteca.lab.study.rows import write

    report = _read(folder, language)
    write(folder, report.found.games)
    write_whole(folder / "index.html", page(report))
    console().print(report.words.t("study-written", file=str(folder / "index.html")))


def _read(folder: Path, language: str) -> Report:
    from ludoteca.lab.runner import lines_of
    from ludoteca.lab.study.findings import findings
    from ludoteca.lab.study.report import Report
    from ludoteca.lab.study.watching import Studied

    try:
        about = json.loads((folder / ABOUT).read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise Refused(f"{folder} holds no study: make one with `ludoteca study GAME -o {folder}`.", "file") from error
    game = edited(about["game"], about.get("edition", ""))
    games = sorted(lines_of(folder / GAMES, Studied.parse), key=lambda studied: studied.outcome.seed)
    variants = tuple((name, value) for name, value in about["variants"])
    words = Words.of(game, language)
    return Report(game, words, findings(games), tuple(about["bots"]), variants, int(about["seed"]))


def _compare(one: Path, two: Path, language: str) -> None:
    from ludoteca.lab.study.compare import differences

    first, second = _read(one, language), _read(two, language)
    if first.game.code != second.game.code:
        raise Refused(
            f"{one} is a study of {first.game.code}, {two} of {second.game.code}: take two of a game.", "game"
        )
    t = first.words.t
    tried = differences(first, second)
    held = [difference for difference in tried if difference.stands]
    screen = console()
    if not held:
        screen.print(t("study-compared-none", tests=len(tried)))
        return
    table = Table(
        t("study-what"), t("study-one"), t("study-two"), title=t("study-compared", one=str(one), two=str(two))
    )
    for difference in held:
        table.add_row(difference.what, difference.number(difference.one), difference.number(difference.two))
    screen.print(table)
    screen.print(t("study-compared-text", tests=len(tried), found=len(held)))
