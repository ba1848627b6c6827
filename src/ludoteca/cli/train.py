"""`ludoteca train`: let a bot play against itself, learn from that, and see how much stronger it became.

Four things can be learned: a network that foretells winners, the weights of a box's own judgement, and a policy, as a
sum (`policy`) or with a hidden layer (`hunches`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from ludoteca.bots import make
from ludoteca.cli.common import Code, On
from ludoteca.extras import needs
from ludoteca.kernel import Refused
from ludoteca.registry import box

if TYPE_CHECKING:
    from ludoteca.lab.runner import Runner
    from ludoteca.lab.train.plan import Lap, Plan, Told

    Course = Callable[[Plan, Path, Runner, Told], Iterator[Lap]]


COURSES: Final = {
    "network": ("train", "torch"),
    "weights": ("research", "numpy"),
    "policy": ("research", "numpy"),
    "hunches": ("train", "torch"),
}
"""What can be taught, and what that needs to be installed: an extra, and a module of it."""


def course_of(teach: str) -> Course:
    if teach == "network":
        from ludoteca.lab.train.course import train

        return train
    if teach == "hunches":
        from ludoteca.lab.train.hunching import learn_hunches

        return learn_hunches
    from ludoteca.lab.train.lessons import learn_policy, learn_weights

    return learn_policy if teach == "policy" else learn_weights


def add_to(app: typer.Typer) -> None:
    app.command("train")(train)


def train(
    code: Code,
    out: Annotated[Path, typer.Option("-o", "--out", help="A folder; a stopped course goes on from it.")] = Path(
        "training"
    ),
    rounds: Annotated[int, typer.Option(min=1, help="How often it plays and learns.")] = 6,
    games: Annotated[int, typer.Option("-n", "--games", min=2, help="Games of each round.")] = 800,
    checks: Annotated[int, typer.Option(min=2, help="Games after each round, to see how strong it is.")] = 120,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed learns the same.")] = 1,
    seats: Annotated[int, typer.Option(help="Players at every table; all player counts in turn by default.")] = 0,
    teach: Annotated[
        str, typer.Option(help="What is learned: network, weights (of the game's own judgement), policy or hunches.")
    ] = "network",
    plans: Annotated[
        int, typer.Option(min=1, help="Ends of a turn that players compare while weights are learned.")
    ] = 12,
    looks: Annotated[
        int, typer.Option(min=0, help="While weights are learned, players search with so many looks (0: they do not).")
    ] = 0,
    begin: Annotated[
        Path | None, typer.Option("--from", help="Weights or a policy to go on from: a file of an earlier course.")
    ] = None,
    against: Annotated[
        str, typer.Option(help="In the end, play what was learned as a master against this level, such as mcts.")
    ] = "",
    proofs: Annotated[int, typer.Option(min=2, help="Games of that match, at all player counts together.")] = 200,
    on: On = "",
    plot: Annotated[Path | None, typer.Option(help="The learning curve as a picture, .svg or .png.")] = None,
) -> None:
    """Self-play and learning, round after round; what was learned last lies in the folder as `master.net`,
    `master.json` or `hunches.net`."""
    if teach not in COURSES:
        raise Refused(f"{teach} cannot be taught: take one of {', '.join(COURSES)}.", "teach")
    needs(*COURSES[teach])
    needs("research", *(("matplotlib",) if plot else ()))
    from ludoteca.lab.runner import runner
    from ludoteca.lab.train.plan import Plan, player_counts

    if against:
        make(against, 0, box(code))  # an unknown level is refused before hours of learning
    able = player_counts(box(code))
    if seats and seats not in able:
        raise Refused(f"{code} cannot be learned with {seats} players: take one of {able}.", "seats")
    console = Console()
    laps: list[Lap] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(code, total=max(games, checks))

        def told(what: str, done: int) -> None:
            total = checks if "comparing" in what else proofs if "against" in what else games
            progress.update(bar, description=what, completed=done, total=total)

        ends = plans if teach == "weights" else 1
        known = str(begin) if begin else ""
        deep = looks if teach == "weights" else 0
        plan = Plan(
            code, rounds, games, checks, seed=seed, seats=seats, teach=teach, plans=ends, looks=deep, begin=known
        )
        for lap in course_of(teach)(plan, out, runner(on, jobs), told):
            laps.append(lap)
            console.print(
                f"round {lap.round}: {lap.pages} pages, loss {lap.loss:.4f}, "
                f"{lap.share:.2f} times an even share ({lap.low:.2f} to {lap.high:.2f}) of {lap.checks} games"
            )
        kind = ".net" if teach in ("network", "hunches") else ".json"
        learned = out / f"{'hunches' if teach == 'hunches' else 'master'}{kind}"
        learned.write_bytes((out / f"round-{laps[-1].round}{kind}").read_bytes())
        if against:
            from ludoteca.lab.train.proving import against as match

            for line in match(code, plan.counts, proofs, learned, against, runner(on, jobs), partial(told, "against")):
                console.print(line)
    table = Table("round", "pages", "loss", "times an even share", title=f"{code}: {learned}")
    for lap in laps:
        table.add_row(str(lap.round), str(lap.pages), f"{lap.loss:.4f}", f"{lap.share:.2f}")
    console.print(table)
    if plot:
        from ludoteca.lab.train.curve import draw

        draw(laps, code, plot)
        console.print(f"Picture: {plot}")
