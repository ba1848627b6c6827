"""A sentence of a ledger as somebody reads it: stressed instead of starred, and what it cites stands behind marks."""

from __future__ import annotations

import re
from typing import Any, Final

from ludoteca.ledger import ID
from ludoteca.paper import Markup, h

_RANGE: Final = rf"{ID}(?:\.\.| to | a )[0-9]{{2}}"
_PARTS: Final = re.compile(
    rf"\*\*(?P<strong>[^*]+)\*\*|\*(?P<stress>[^*]+)\*|`(?P<formula>[^`]+)`"
    rf"|[\[(](?P<aside>{ID}(?:[,;] {ID})*)[\])]|\b(?P<range>{_RANGE})\b|\b(?P<other>{ID})\b"
)
_TAGS: Final = {"strong": "b", "stress": "em", "formula": "code"}


def rule_mark(identity: str, page: str = "") -> Markup:
    """A small mark that leads to a sentence of the rules, and says its number to whoever asks."""
    more = {"target": "_blank"} if page else {}
    return h("a.rule-id", "§", href=f"{page}#{identity}", aria_label=identity, title=identity, data_id=identity, **more)


def prose(text: str, page: str = "") -> list[Any]:
    """The parts of a sentence. `page`: where the rules are, if this is another page."""
    parts: list[Any] = []
    end = 0
    for found in _PARTS.finditer(text):
        parts += [text[end : found.start()], *_part(found, page)]
        end = found.end()
    return [part for part in (*parts, text[end:]) if part]


def _part(found: re.Match[str], page: str) -> list[Any]:
    kind = str(found.lastgroup)
    if tag := _TAGS.get(kind):
        return [h(tag, *prose(found[kind], page))]
    cited = re.findall(ID, found[kind])
    if kind == "range":  # CAL-LINK-01..04: the first and the last of them
        last = cited[0][:-2] + found[kind][-2:]
        return [rule_mark(cited[0], page), "–", rule_mark(last, page)]
    return [rule_mark(identity, page) for identity in cited]
