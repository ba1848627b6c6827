"""A page to read: how every box stands, then the rules, worst first, with every survivor and what is known of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from ludoteca.paper import Markup, h
from ludoteca.testing.mutants.plan import Mutant
from ludoteca.testing.mutants.trial import Verdict
from ludoteca.testing.mutants.verdicts import Share

STYLE = """
:root { color-scheme: light dark; --line: #8884; --bad: #e4572e33; --known: #8a8f3833; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
td, th { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
meter { width: 6rem; }
.survived, .explained { padding: .3rem .5rem; margin: .2rem 0; border-radius: .3rem; background: var(--bad); }
.explained { background: var(--known); }
@media (max-width: 40rem) { .rules tr { display: grid; } .rules th { display: none; } td.n { text-align: left; } }
"""


def page(verdicts: Iterable[Verdict], why: Mapping[str, str], noticed: Mapping[str, str]) -> str:
    """Everything as one page that needs nothing else."""
    every = list(verdicts)
    boxes = sorted({verdict.mutant.box for verdict in every})
    body = h(
        "body",
        h("h1", "Mutants"),
        h(
            "p",
            "Every rule's code was broken in a few ways, and the tests that cite the rule were run: did they notice?",
        ),
        _boxes([Share.of(box, every, why) for box in [*boxes, "all"]]),
        *(part for box in boxes for part in _rules(box, [v for v in every if v.mutant.box == box], why, noticed)),
    )
    width = h("meta", name="viewport", content="width=device-width, initial-scale=1")
    head = h("head", h("meta", charset="utf-8"), width, h("title", "Mutants"), h("style", Markup(STYLE)))
    return "<!doctype html>" + str(h("html", head, body, lang="en"))


def _boxes(shares: list[Share]) -> Markup:
    names = ("box", "rules", "mutants", "killed", "", "equivalent", "unexplained")
    rows = [
        h(
            "tr",
            h("td", h("a", share.box, href=f"#{share.box}")),
            h("td.n", share.rules),
            h("td.n", share.killed + share.equivalent + share.left),
            h("td.n", share.killed),
            h("td.n", f"{share.killed_of_all:.1%}"),
            h("td.n", share.equivalent),
            h("td.n", share.left),
        )
        for share in shares
    ]
    return h("table", h("tr", *(h("th", name) for name in names)), *rows)


def _rules(
    box: str, verdicts: list[Verdict], why: Mapping[str, str], noticed: Mapping[str, str]
) -> tuple[Markup, Markup]:
    by_rule: dict[str, list[Verdict]] = defaultdict(list)
    for verdict in verdicts:
        for id in verdict.mutant.carrier.ids:
            by_rule[id].append(verdict)
    worst_first = sorted(by_rule, key=lambda id: (_share(by_rule[id]), id))
    columns = h("tr", *(h("th", name) for name in ("rule", "killed", "", "survivors")))
    rows = [_row(id, by_rule[id], why, noticed) for id in worst_first]
    return h("h2", box, id=box), h("table.rules", columns, *rows)


def _share(verdicts: list[Verdict]) -> float:
    return sum(verdict.killed for verdict in verdicts) / len(verdicts)


def _row(id: str, verdicts: list[Verdict], why: Mapping[str, str], noticed: Mapping[str, str]) -> Markup:
    survivors = [verdict.mutant for verdict in verdicts if not verdict.killed]
    killed = len(verdicts) - len(survivors)
    return h(
        "tr",
        h("td", id),
        h("td.n", f"{killed} / {len(verdicts)}"),
        h("td", h("meter", value=killed, max=len(verdicts))),
        h("td", *(_survivor(mutant, why.get(mutant.name), noticed.get(mutant.name)) for mutant in survivors)),
    )


def _survivor(mutant: Mutant, why: str | None, noticed: str | None) -> Markup:
    words = [h("code", mutant.name), h("br"), f"{mutant.carrier.file.as_posix()}:{mutant.change.line}"]
    if why:
        words += [": ", why]
    elif noticed:
        words += [": noticed by ", h("code", noticed), ", which does not cite this rule"]
    return h("div.explained" if why else "div.survived", *words)
