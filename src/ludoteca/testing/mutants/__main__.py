"""`python -m ludoteca.testing.mutants [CODE ...]`: try mutants of every rule, print the survivors, write a page."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import random
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from ludoteca.extras import needs
from ludoteca.kernel import Refused
from ludoteca.registry import shelf
from ludoteca.testing.mutants.hints import noticed_by
from ludoteca.testing.mutants.plan import Mutant, chosen, mutants
from ludoteca.testing.mutants.report import page
from ludoteca.testing.mutants.trial import RECORDED, Verdict, trials
from ludoteca.testing.mutants.verdicts import Share, Verdicts, explanations, record, unexplained

BAR = 0.95


def planned(codes: list[str], tests: Path, per_rule: int) -> list[Mutant]:
    """The mutants of these boxes, the same ones every time."""
    found: list[Mutant] = []
    for code in codes or list(shelf()):
        name = shelf()[code].module if code in shelf() else code
        package = _folder(name)
        here = package.relative_to(Path.cwd()) if package.is_relative_to(Path.cwd()) else package
        found += chosen(mutants(here, name, tests), per_rule)
    return found


def _folder(name: str) -> Path:
    """Where a package is. It is not imported: it is to be imported broken."""
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise typer.BadParameter(f"There is no box and no package {name!r}.")
    return Path(spec.submodule_search_locations[0])


def noticed_once(every: list[Mutant], records: Path) -> list[Mutant]:
    """The mutants that the records say were killed: what was noticed once must be noticed always."""
    marks = {box: _marks(records / f"{box}.txt") for box in {mutant.box for mutant in every}}
    return [mutant for mutant in every if mutant.mark in marks[mutant.box]]


def _marks(record: Path) -> set[str]:
    lines = record.read_text("utf-8").splitlines() if record.is_file() else []
    return {mark for line in lines for mark in line.split()[4:]}


def sample(every: list[Mutant], count: int) -> list[Mutant]:
    """A few of them: others after every change of the sources, the same ones as long as nothing has changed."""
    seed = hashlib.blake2b("".join(sorted(mutant.fingerprint for mutant in every)).encode()).hexdigest()
    return random.Random(seed).sample(every, min(count, len(every)))


def main(
    codes: Annotated[list[str] | None, typer.Argument(help="boxes or packages; all boxes by default")] = None,
    per_rule: Annotated[int, typer.Option(help="mutants of each rule")] = 5,
    only: Annotated[
        int, typer.Option("--sample", help="only so many of those noticed once, others after every change")
    ] = 0,
    jobs: Annotated[int, typer.Option(help="tried at the same time")] = os.cpu_count() or 1,
    tests: Annotated[Path, typer.Option(help="where the tests are")] = Path("tests"),
    out: Annotated[Path, typer.Option(help="verdicts and page")] = Path("out/mutants"),
    hint: Annotated[bool, typer.Option("--hints", help="say which other test notices a survivor")] = False,
    unrecorded: Annotated[
        bool, typer.Option("--unrecorded", help="try only those that the record does not list as killed")
    ] = False,
) -> None:
    """Break the code of every rule. 1 if fewer than 95 % of what is not explained as equivalent was noticed."""
    try:
        needs("testing", "pytest", "pytest_timeout")
    except Refused as refused:
        typer.echo(refused, err=True)
        raise typer.Exit(2) from refused
    console = Console(soft_wrap=True, markup=False)  # names of mutants have brackets of their own
    why = explanations(tests / "equivalent_mutants.toml")
    every = planned(codes or [], tests, per_rule)
    recorded = noticed_once(every, tests / "mutants") if only or unrecorded else []
    if only:
        every, recorded = sample(recorded, only), []
    believed = {mutant.name for mutant in recorded}
    waiting = [mutant for mutant in every if mutant.name not in believed]
    verdicts = [Verdict(mutant, RECORDED) for mutant in recorded]
    verdicts += _tried(waiting, Verdicts(out / "verdicts.jsonl"), jobs, console)
    noticed = noticed_by(unexplained(verdicts, why), every, jobs) if hint else {}
    out.mkdir(parents=True, exist_ok=True)
    (out / "index.html").write_text(page(verdicts, why, noticed), "utf-8")
    if not only:
        _write_records(verdicts, why, tests / "mutants")
    raise typer.Exit(_conclude(console, verdicts, why, noticed, out / "index.html"))


def _tried(every: list[Mutant], kept: Verdicts, jobs: int, console: Console) -> list[Verdict]:
    """All verdicts: those that are known and still count, then the others as they come."""
    verdicts = [verdict for mutant in every if (verdict := kept.of(mutant)) is not None]
    known = {verdict.mutant.name for verdict in verdicts}
    waiting = [mutant for mutant in every if mutant.name not in known]
    for verdict in track(trials(waiting, jobs), "mutants", total=len(waiting), console=console, auto_refresh=False):
        kept.keep(verdict)
        verdicts.append(verdict)
    return verdicts


def _write_records(verdicts: list[Verdict], why: dict[str, str], folder: Path) -> None:
    """What `make rules` reads: one line a rule, one file a box."""
    folder.mkdir(exist_ok=True)
    for box in sorted({verdict.mutant.box for verdict in verdicts}):
        mine = [verdict for verdict in verdicts if verdict.mutant.box == box]
        (folder / f"{box}.txt").write_text(record(mine, why), "utf-8")


def _conclude(
    console: Console, verdicts: list[Verdict], why: dict[str, str], noticed: dict[str, str], file: Path
) -> int:
    for mutant in unexplained(verdicts, why):
        other = noticed.get(mutant.name)
        console.print(f"survived: {mutant.name}  ({mutant.carrier.file}:{mutant.change.line})", highlight=False)
        if other:
            console.print(f"          noticed by {other}, which does not cite {sorted(mutant.carrier.ids)}")
    shares = {box: Share.of(box, verdicts, why) for box in sorted({verdict.mutant.box for verdict in verdicts})}
    for share in [*shares.values(), Share.of("all", verdicts, why)]:
        console.print(str(share), highlight=False)
    console.print(str(file), highlight=False)
    return 0 if Share.of("all", verdicts, why).killed_of_all >= BAR else 1


if __name__ == "__main__":
    typer.run(main)
