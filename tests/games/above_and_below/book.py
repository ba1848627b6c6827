"""The encounter book as it is written, for its tests."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

FOLDER = resources.files("ludoteca.games.above_and_below")
PARTS = ("01", "02", "03", "04", "05", "06", "07", "08")
FIRST_FOLLOW_UP, LAST = 151, 215

GENERAL_FAILURES = {f"story-fail-{n}" for n in range(6)}
GOODS = {"mushroom", "fish", "fruit", "rope", "pot", "paper", "ore", "amethyst"}

Table = dict[str, Any]


@cache
def tables(part: str) -> tuple[Table, ...]:
    text = FOLDER.joinpath("book", f"encounters-{part}.toml").read_text("utf-8")
    return tuple(tomllib.loads(text)["encounter"])


def encounters() -> dict[int, Table]:
    return {table["number"]: table for part in PARTS for table in tables(part)}


def choices() -> list[tuple[str, Table]]:
    """Every choice with the start of its message ids, `story-17-a`."""
    return [(f"story-{n}-{c['letter']}", c) for n, table in encounters().items() for c in table["choice"]]


@cache
def messages(part: str, language: str) -> dict[str, str]:
    """The texts of a part; line breaks are spaces. Whatever is not one plain text is refused."""
    text = FOLDER.joinpath("text", f"book-{part}.{language}.ftl").read_text("utf-8")
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Comment):
            continue
        assert isinstance(entry, ftl.Message), f"{part} {language}: {entry}"
        assert entry.value is not None
        assert not entry.attributes
        (element,) = entry.value.elements
        assert isinstance(element, ftl.TextElement), entry.id.name
        assert entry.id.name not in found, entry.id.name
        found[entry.id.name] = " ".join(element.value.split())
    return found


def texts(language: str) -> dict[str, str]:
    return {id: text for part in PARTS for id, text in messages(part, language).items()}


def stories(language: str) -> dict[str, str]:
    return {id: text for id, text in texts(language).items() if re.fullmatch(r"story-\d+", id)}


def rewards_of(choice: Table) -> list[Table]:
    return [choice["auto"]] if "auto" in choice else [step["reward"] for step in choice.get("explore", ())]
