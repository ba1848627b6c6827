"""A hook of MkDocs: what pages say of the code is read from the code.

- `<!-- state: roam.state Roam Explorer -->` becomes a table of fields;
- `<!-- choices: roam -->` every question of a box with the rule behind it;
- `<!-- rulings: roam -->` the rulings of the ledger;
- `<!-- mutants -->` what was measured.

From there to `<!-- end -->` stands what others read who see the file itself, on GitHub: where to find it.

Links out of `docs/` become plain words.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PLACE = re.compile(r"<!-- (state|choices|rulings|mutants):?([^>]*) -->\n(?:(?!<!--).)*<!-- end -->", re.DOTALL)
GAMES = ROOT / "src" / "ludoteca" / "games"


def on_config(config: Any) -> None:
    """Called by MkDocs once: a page that the menu does not name yet is put where it belongs, or at the end."""
    docs = ROOT / "docs"
    pages = sorted(file.relative_to(docs).as_posix() for file in docs.rglob("*.md"))
    listed = set(re.findall(r"[\w/-]+\.md", str(config["nav"])))
    menu = {title: part for entry in config["nav"] for title, part in entry.items()}
    for page in (page for page in pages if page not in listed):
        section = "Decisions" if page.startswith("adr/") else "More"
        if section not in menu:
            menu[section] = []
            config["nav"].append({section: menu[section]})
        menu[section].append(page)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by MkDocs with every page."""
    markdown = PLACE.sub(lambda found: filled(found[1], *found[2].split()), markdown)
    return re.sub(r"\[([^\]]+)\]\(\.\./(?:src|tests|bench|native|examples)/[^)]*\)", r"\1", markdown)


def filled(kind: str, *words: str) -> str:
    """What the site shows in such a place."""
    if kind == "state":
        return state(words[0], list(words[1:]))
    return choices(words[0]) if kind == "choices" else rulings(words[0]) if kind == "rulings" else mutants()


def state(module: str, names: list[str]) -> str:
    """The fields of these dataclasses, with what the code says of them."""
    tree = ast.parse((GAMES / (module.replace(".", "/") + ".py")).read_text("utf-8"))
    lines = ["| | field | type | |", "|---|---|---|---|"]
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in names:
            lines += _fields(node)
    return "\n".join(lines)


def _fields(node: ast.ClassDef) -> list[str]:
    lines = []
    for line, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            said = _string(after)
            kind = ast.unparse(line.annotation).replace("|", "\\|")
            lines.append(f"| `{node.name}` | `{line.target.id}` | `{kind}` | {said} |")
    return lines


def _string(node: ast.stmt | None) -> str:
    value = node.value if isinstance(node, ast.Expr) else None
    said = value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else ""
    return " ".join(said.split()).replace("|", "\\|")


def choices(game: str) -> str:
    """Every question of a box: its class, what its docstring says, and the rule behind it."""
    lines = ["| question | what is decided | rule |", "|---|---|---|"]
    for file in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and any(ast.unparse(base) == "Choice" for base in node.bases):
                said = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split()).replace("|", "\\|")
                lines.append(f"| `{node.name}` | {said} | {_rule(node)} |")
    return "\n".join(lines)


def _rule(node: ast.ClassDef) -> str:
    for line in node.body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name) and line.targets[0].id == "rule":
            return ast.unparse(line.value).strip("'\"")
    return ""


def rulings(game: str) -> str:
    """What this table does where the rulebook is silent, from the English ledger."""
    from ludoteca.ledger import read_ledger

    entries = read_ledger((GAMES / game / "rules.en.md").read_text("utf-8")).values()
    return "\n".join(f"- **{entry.id}** {entry.text}" for entry in entries if entry.ruling)


def mutants() -> str:
    """How the boxes stand, from the records that `make mutants` has written."""
    lines = [
        "| box | rules | checked | mutants, by rule | killed | explained | left |",
        "|---|---|---|---|---|---|---|",
    ]
    for file in sorted((ROOT / "tests" / "mutants").glob("*.txt")):
        rows = [tuple(map(int, line.split()[1:4])) for line in file.read_text("utf-8").splitlines()]
        killed, explained, left = (sum(row[column] for row in rows) for column in range(3))
        checked = sum(row[0] > 0 and not row[2] for row in rows)
        every = killed + explained + left
        share = f"{killed} ({killed / max(1, killed + left):.1%})"
        lines.append(f"| {file.stem} | {len(rows)} | {checked} | {every} | {share} | {explained} | {left} |")
    return "\n".join(lines)
