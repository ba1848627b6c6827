"""What is wrong with the texts of a box: messages that are missing, unused, in one language only, or hard-coded.

    python -m ludoteca.testing.texts lantern

Texts and code are compared as they lie in the package. A test of a box says `assert faults(box("lantern")) == []`.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteca.kernel import Choice, Game, Refused, Say
from ludoteca.registry import box
from ludoteca.words import LANGUAGES, Words

WORD = re.compile(r"[^\W\d_]{2,}")
PAGE_MAKERS = {"h", "join"}
SAID_ATTRIBUTES = {"tip", "title", "alt", "aria_label", "placeholder"}


@dataclass
class Texts:
    """The messages of one package in one language."""

    messages: dict[str, ftl.Message] = field(default_factory=dict)
    referred: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)


@dataclass
class Code:
    """What the code of a package says about messages."""

    said: dict[str, str] = field(default_factory=dict)
    """Ids that are said for sure, with the place."""
    mentioned: set[str] = field(default_factory=set)
    """Every string that could be an id."""
    patterns: set[str] = field(default_factory=set)
    """Ids made at run time, as regular expressions."""

    def uses(self, id: str) -> bool:
        return id in self.said or id in self.mentioned or any(re.fullmatch(p, id) for p in self.patterns)


@cache
def said_by_the_table() -> frozenset[str]:
    """The messages of the table itself, which every box may use."""
    return frozenset(read_texts(Path(str(resources.files("ludoteca"))), LANGUAGES[0]).messages)


def read_texts(folder: Path, language: str) -> Texts:
    """The messages of the package in this folder; what cannot be read, or stands there twice, is a fault."""
    texts = Texts()
    for file in sorted((folder / "text").glob(f"*{language}.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ftl.Junk):
                texts.faults.append(f"{file.name}: cannot be read: {(entry.content or '').partition(chr(10))[0]}")
            elif isinstance(entry, ftl.Message):
                if entry.id.name in texts.messages:
                    texts.faults.append(f"{file.name}: {entry.id.name} stands twice")
                texts.messages[entry.id.name] = entry
            if isinstance(entry, (ftl.Message, ftl.Term)):
                references = _References()
                references.visit(entry)
                texts.referred |= references.found
    return texts


class _References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # Fluent's own name
        self.found.add(node.id.name)


def read_code(files: list[Path]) -> Code:
    """What these files say, or could say, of messages."""
    code = Code()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                code.mentioned.add(node.value)
            elif isinstance(node, (ast.JoinedStr, ast.BinOp)) and (pattern := _pattern(node)):
                code.patterns.add(pattern)
            elif isinstance(node, ast.Call) and node.args:
                _called(node, file, code)
    return code


def _called(node: ast.Call, file: Path, code: Code) -> None:
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    start = {"t": "", "Say": "", "tell": "event-", "Reason": "why-", "absent": "why-", "lacking": "why-"}.get(name)
    at = {"Reason": 1, "absent": 1, "lacking": 3}.get(name, 0)  # the rule, and how much there is, come first
    if start is None or len(node.args) <= at:
        return
    for expression in _branches(node.args[at]):
        if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
            code.said.setdefault(start + expression.value, f"{file.name}:{node.lineno}")
        elif pattern := _pattern(expression):
            code.patterns.add(start + pattern)


def _branches(expression: ast.expr) -> Iterator[ast.expr]:
    if isinstance(expression, ast.IfExp):
        yield from _branches(expression.body)
        yield from _branches(expression.orelse)
    else:
        yield expression


def _pattern(node: ast.expr) -> str:
    """`f"card-{x}"` is the pattern `card-.+`; a pattern without letters of its own says nothing."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        parts: list[ast.expr] = [node.left, node.right]
    elif isinstance(node, ast.JoinedStr):
        parts = node.values
    else:
        return ""
    text = [part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None for part in parts]
    if not any(fixed and WORD.search(fixed) for fixed in text):
        return ""
    return "".join(".+" if fixed is None else re.escape(fixed) for fixed in text)


def hard_coded(files: list[Path]) -> list[str]:
    """Words that a page shows and that are not in a text file."""
    faults = []
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PAGE_MAKERS:
                children = node.args[1:] if node.func.id == "h" else node.args
                shown = [*children, *(k.value for k in node.keywords if k.arg in SAID_ATTRIBUTES)]
                faults += [f"{file.name}:{node.lineno}: {text!r} is hard-coded" for text in _literals(shown)]
    return faults


def _literals(shown: list[ast.expr]) -> Iterator[str]:
    for expression in shown:
        parts = expression.values if isinstance(expression, ast.JoinedStr) else [*_branches(expression)]
        if isinstance(expression, (ast.List, ast.Tuple)):
            yield from _literals(expression.elts)
        for part in parts:
            if isinstance(part, ast.Constant) and isinstance(part.value, str) and WORD.search(part.value):
                yield part.value


def required(game: Game) -> dict[str, str]:
    """Ids that every box must have, with the reason. (How heavy it is, `weight`, it may say.)"""
    needs = dict.fromkeys(("name", "about", "length"), "every box has one")
    for verb in dict.fromkeys(option.verb for option in game.actions):
        needs[f"pick-{verb}"] = "a verb of actions"
    for choice in choices(game):
        needs[f"ask-{choice.__name__}"] = "a choice"
    for variant in game.variants:
        needs[f"variant-{variant.name}"] = "a variant"
        for value in variant.values:
            needs[f"variant-{variant.name}-{value}"] = "a value of a variant"
    for lesson in game.guide.lessons if game.guide else ():
        needs[f"guide-{lesson.name}"] = needs[f"guide-{lesson.name}-title"] = "a lesson"
        needs |= {f"guide-{lesson.name}-{verb}": "a word of the coach" for verb in lesson.warns}
    lessons = {lesson.name for lesson in game.guide.lessons} if game.guide else set()
    for plate in game.primer.plates if game.primer else ():
        own = Words.of(game, "en").has(f"primer-{plate.name}")
        if own or plate.name not in lessons:  # otherwise the lesson's words are told
            needs[f"primer-{plate.name}"] = needs[f"primer-{plate.name}-title"] = "a plate of the rules"
    for name in game.judge.temperaments:
        needs[f"temperament-{name}"] = "a temperament of its bots"
    for term in game.primer.terms if game.primer else ():
        needs[f"primer-term-{term.name}"] = "a word of the rules"
    return needs


def choices(game: Game) -> list[type[Choice]]:
    """Every choice of the game that can be asked: a class without a rule of its own is a shape for others."""
    package = importlib.import_module(game.package)
    for module in pkgutil.walk_packages(package.__path__, f"{game.package}."):
        importlib.import_module(module.name)
    found, waiting = [], [Choice]
    while waiting:
        for child in waiting.pop().__subclasses__():
            waiting.append(child)
            shape = inspect.isabstract(child) or child.options is Choice.options or not child.rule
            if f"{child.__module__}.".startswith(f"{game.package}.") and not shape:
                found.append(child)
    return found


def arguments(game: Game) -> tuple[list[str], set[str]]:
    """What is wrong with the names of arguments; and the ids that `view.WORDS` makes of them."""
    verbs: dict[str, tuple[str, ...]] = dict(game.verbs)
    domains: dict[str, Any] = dict(game.view.words)
    faults, ids = [], set()
    for option in game.actions:
        names = verbs.get(option.verb, ())
        if len(names) != len(option.args):
            faults.append(f"Game.verbs names {len(names)} arguments of {option.key}, which has {len(option.args)}")
        for name, value in zip(names, option.args, strict=False):
            if name in domains and isinstance(said := domains[name](value), Say):
                ids.add(said.message)
    return sorted(set(faults)), ids


def faults(game: Game) -> list[str]:
    """Everything that is wrong with the texts of a box, in sentences."""
    folder, table = Path(str(resources.files(game.package))), said_by_the_table()
    code = read_code(sorted(folder.rglob("*.py")))
    found, named = arguments(game)
    needs = required(game) | dict.fromkeys(named, "a word of view.WORDS") | code.said
    texts = {language: read_texts(folder, language) for language in LANGUAGES}
    for language, text in texts.items():
        found += [f"{language}: {fault}" for fault in text.faults]
        known = text.messages.keys() | table
        found += [f"{language}: {id} is missing ({why})" for id, why in needs.items() if id not in known]
    found += one_language_only(texts)
    moments = {f"when-{option.verb}" for option in game.actions}  # a box may say when something is asked
    moments |= {id for id in texts["en"].messages if id.startswith("term-")} if game.judge.terms else set()
    for id in texts["en"].messages.keys() - moments:
        if id not in needs and id not in texts["en"].referred and not code.uses(id) and id != "weight":
            found.append(f"{id} is never said")
    views = [folder / "view.py", *(folder / "view").rglob("*.py")]
    return found + hard_coded([file for file in views if file.is_file()])


def one_language_only(texts: dict[str, Texts]) -> list[str]:
    one, two = (texts[language].messages.keys() for language in LANGUAGES)
    return [f"{id} is said in one language only" for id in sorted(one ^ two)]


def main(code: Annotated[str, typer.Argument(help="the game's code")]) -> None:
    """Print what is wrong with the texts of a box; 1 if anything is."""
    try:
        wrong = faults(box(code))
    except Refused as error:
        typer.echo(str(error), err=True)
        raise typer.Exit(2) from None
    for fault in wrong:
        typer.echo(fault)
    typer.echo(f"{code}: {len(wrong)} faults in its texts." if wrong else f"{code}: every text is there.", err=True)
    raise typer.Exit(1 if wrong else 0)


if __name__ == "__main__":
    typer.run(main)
