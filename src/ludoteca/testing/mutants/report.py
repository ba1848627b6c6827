"""What came out: verdicts kept in a file so that a run can be resumed, survivors explained, and a page to read."""

from __future__ import annotations

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

from ludoteca.paper import Markup, h
from ludoteca.testing.mutants.plan import Mutant
from ludoteca.testing.mutants.trial import Verdict

STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
table { border-collapse: collapse; width: 100%; }
td, th { padding: .25rem .6rem; border-bottom: 1px solid #ddd; text-align: left; vertical-align: top; }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
meter { width: 8rem; }
.survived { background: #fff1ec; }
.explained { background: #f3f3ea; }
"""


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
        return None if how is None else Verdict(mutant, how != "survived", how)

    def keep(self, verdict: Verdict) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        row = {"fingerprint": verdict.mutant.fingerprint, "how": verdict.how, "mutant": verdict.mutant.name}
        self.known[verdict.mutant.fingerprint] = verdict.how
        with self.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row, ensure_ascii=False) + "\n")


def explanations(file: Path) -> dict[str, str]:
    """Survivors that change nothing a player could see, and why: `[[equivalent]]` with `mutant` and `why`."""
    if not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text("utf-8")).get("equivalent", [])
    return {row["mutant"]: row["why"] for row in rows}


def page(verdicts: Iterable[Verdict], explained: Mapping[str, str]) -> str:
    """One line a rule, worst first, with every survivor below."""
    by_rule: dict[str, list[Verdict]] = defaultdict(list)
    every = list(verdicts)
    for verdict in every:
        for id in verdict.mutant.carrier.ids:
            by_rule[id].append(verdict)
    rows = [_row(id, by_rule[id], explained) for id in sorted(by_rule, key=lambda id: (_share(by_rule[id]), id))]
    killed = sum(verdict.killed for verdict in every)
    head = h("p", f"{killed} of {len(every)} mutants killed over {len(by_rule)} rules.")
    columns = h("tr", *(h("th", name) for name in ("rule", "killed", "", "survivors")))
    body = h("body", h("h1", "Mutants"), head, h("table", columns, *rows))
    return "<!doctype html>" + str(
        h(
            "html",
            h("head", h("meta", charset="utf-8"), h("title", "Mutants"), h("style", Markup(STYLE))),
            body,
            lang="en",
        )
    )


def _share(verdicts: list[Verdict]) -> float:
    return sum(verdict.killed for verdict in verdicts) / len(verdicts)


def _row(id: str, verdicts: list[Verdict], explained: Mapping[str, str]) -> Markup:
    survivors = [verdict.mutant for verdict in verdicts if not verdict.killed]
    killed = len(verdicts) - len(survivors)
    return h(
        "tr",
        h("td", id),
        h("td", f"{killed} / {len(verdicts)}"),
        h("td", h("meter", value=killed, max=len(verdicts))),
        h("td", *(_survivor(mutant, explained.get(mutant.name)) for mutant in survivors)),
    )


def _survivor(mutant: Mutant, why: str | None) -> Markup:
    place = f"{mutant.carrier.file.as_posix()}:{mutant.change.line}"
    words = [h("code", mutant.name), h("br"), place, f": {why}" if why else ""]
    return h("div.explained" if why else "div.survived", *words)
