"""What is known of mutants: verdicts kept so that a run can be resumed, survivors explained, the record of a box."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from ludoteca.testing.mutants.plan import Mutant
from ludoteca.testing.mutants.trial import Verdict


class Verdicts:
    """Lines of JSON, one a mutant; a verdict counts as long as code and tests are those it was found with."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: dict[str, str] = {}
        if file.is_file():
            for line in file.read_text("utf-8").splitlines():
                row = json.loads(line)
                self.known[row["fingerprint"]] = row["how"]

    def of(self, mutant: Mutant) -> Verdict | None:
        how = self.known.get(mutant.fingerprint)
        return None if how is None else Verdict(mutant, how)

    def keep(self, verdict: Verdict) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        row = {"fingerprint": verdict.mutant.fingerprint, "how": verdict.how, "mutant": verdict.mutant.name}
        self.known[verdict.mutant.fingerprint] = verdict.how
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row, ensure_ascii=False) + "\n")


def explanations(file: Path) -> dict[str, str]:
    """Survivors that change nothing a player could see, and why: `[[equivalent]]` with `why` and `mutants`."""
    if not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text("utf-8")).get("equivalent", [])
    return {name: row["why"] for row in rows for name in row["mutants"]}


def unexplained(verdicts: Iterable[Verdict], why: Mapping[str, str]) -> list[Mutant]:
    """The survivors for which nobody has given a reason."""
    return [verdict.mutant for verdict in verdicts if not verdict.killed and verdict.mutant.name not in why]


@dataclass(frozen=True)
class Share:
    """How a box stands. Mutants that change nothing cannot be killed and do not count."""

    box: str
    rules: int
    killed: int
    equivalent: int
    left: int

    @staticmethod
    def of(box: str, verdicts: Iterable[Verdict], why: Mapping[str, str]) -> Share:
        mine = [verdict for verdict in verdicts if box in {"all", verdict.mutant.box}]
        rules = len({(verdict.mutant.box, id) for verdict in mine for id in verdict.mutant.carrier.ids})
        killed = sum(verdict.killed for verdict in mine)
        left = len(unexplained(mine, why))
        return Share(box, rules, killed, len(mine) - killed - left, left)

    @property
    def killed_of_all(self) -> float:
        return self.killed / max(1, self.killed + self.left)

    def __str__(self) -> str:
        return (
            f"{self.box}: {self.killed} of {self.killed + self.left} mutants killed ({self.killed_of_all:.1%})"
            f" over {self.rules} rules; {self.equivalent} more are explained as equivalent"
        )


def record(verdicts: Iterable[Verdict], explained: Mapping[str, str]) -> str:
    """One line a rule, for `make rules`: mutants killed, explained and left; then the marks of those killed."""
    marks: dict[str, list[str]] = defaultdict(list)
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    for verdict in verdicts:
        column = 0 if verdict.killed else 1 if verdict.mutant.name in explained else 2
        for id in verdict.mutant.carrier.ids:
            counts[id][column] += 1
            if verdict.killed:
                marks[id].append(verdict.mutant.mark)
    return "".join(f"{id} {' '.join([*map(str, counts[id]), *sorted(marks[id])])}\n" for id in sorted(counts))
