"""`python -m ludoteca.testing.mutants [CODE ...]`: try mutants of every rule, print the survivors, write a page."""

from __future__ import annotations

import hashlib
import importlib
import os
import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from ludoteca.registry import box, boxes
from ludoteca.testing.mutants.plan import Mutant, chosen, mutants
from ludoteca.testing.mutants.report import Verdicts, explanations, page
from ludoteca.testing.mutants.trial import Verdict, trials, warm_up

BAR = 0.95


def planned(codes: list[str], tests: Path, per_rule: int) -> list[Mutant]:
    """The mutants of these boxes, the same ones every time."""
    found: list[Mutant] = []
    for code in codes or list(boxes()):
        name = box(code).package
        package = Path(importlib.import_module(name).__path__[0])
        here = package.relative_to(Path.cwd()) if package.is_relative_to(Path.cwd()) else package
        found += chosen(mutants(here, name, tests), per_rule)
    return found


def sample(every: list[Mutant], count: int) -> list[Mutant]:
    """A few of them: others after every change of the sources, the same ones as long as nothing has changed."""
    seed = hashlib.blake2b("".join(sorted(mutant.fingerprint for mutant in every)).encode()).hexdigest()
    return random.Random(seed).sample(every, min(count, len(every)))


def main(
    codes: Annotated[list[str] | None, typer.Argument(help="boxes; all of them by default")] = None,
    per_rule: Annotated[int, typer.Option(help="mutants of each rule")] = 5,
    only: Annotated[int, typer.Option("--sample", help="only so many, drawn anew after every change; 0: all")] = 0,
    jobs: Annotated[int, typer.Option(help="tried at the same time")] = os.cpu_count() or 1,
    tests: Annotated[Path, typer.Option(help="where the tests are")] = Path("tests"),
    out: Annotated[Path, typer.Option(help="verdicts and page")] = Path("out/mutants"),
    explained: Annotated[Path, typer.Option(help="survivors that are equivalent, with reasons")] = Path(
        "tests/equivalent_mutants.toml"
    ),
) -> None:
    """1 if fewer than 95 % of the mutants that are not explained as equivalent were noticed."""
    console = Console(soft_wrap=True)
    every = planned(codes or [], tests, per_rule)
    if only:
        every = sample(every, only)
    kept = Verdicts(out / "verdicts.jsonl")
    verdicts = [verdict for mutant in every if (verdict := kept.of(mutant)) is not None]
    known = {verdict.mutant.name for verdict in verdicts}
    waiting = [mutant for mutant in every if mutant.name not in known]
    if waiting:
        warm_up([test for mutant in waiting for test in mutant.tests])
    for verdict in track(trials(waiting, jobs), "mutants", total=len(waiting), console=console):
        kept.keep(verdict)
        verdicts.append(verdict)
    raise typer.Exit(_conclude(console, verdicts, explanations(explained), out / "index.html"))


def _conclude(console: Console, verdicts: list[Verdict], why: dict[str, str], file: Path) -> int:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page(verdicts, why), "utf-8")
    survivors = [verdict.mutant for verdict in verdicts if not verdict.killed and verdict.mutant.name not in why]
    for mutant in survivors:
        console.print(f"survived: {mutant.name}  ({mutant.carrier.file}:{mutant.change.line})", highlight=False)
    counted = [verdict for verdict in verdicts if verdict.killed or verdict.mutant.name not in why]
    killed = sum(verdict.killed for verdict in counted)
    rules = len({id for verdict in verdicts for id in verdict.mutant.carrier.ids})
    share = killed / max(1, len(counted))
    console.print(
        f"{killed} of {len(counted)} mutants killed ({share:.1%}) over {rules} rules;"
        f" {len(verdicts) - len(counted)} explained as equivalent. {file}"
    )
    return 0 if share >= BAR else 1


if __name__ == "__main__":
    typer.run(main)
