"""Cutting a part out of a page that `h` has written, with the symbols it refers to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ludoteca.paper import VOID, Markup

TAG: Final = re.compile(r"<(/?)([A-Za-z][\w-]*)([^<>]*)>")
CLASS: Final = re.compile(r' class="([^"]*)"')
IDENTITY: Final = re.compile(r' id="([^"]*)"')
REFERENCE: Final = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')
GLIDES: Final = re.compile(r"view-transition-name:[^;\"]*;?")


def cut(page: str, selector: str) -> Markup | None:
    """The first element that is `tag.class.class` or `#id`, without the identity it has on its page."""
    found = _find(page, selector)
    if found is None:
        return None
    needed = set(references(found))
    kept = IDENTITY.sub(lambda match: match[0] if match[1] in needed else "", found)
    return Markup(GLIDES.sub("", kept))


def references(part: str) -> Iterator[str]:
    """The symbols, gradients and clips that a drawing refers to."""
    for href, url in REFERENCE.findall(part):
        yield href or url


def missing(part: str, page: str, known: dict[str, str]) -> None:
    """Add to `known` the definitions that the part needs and does not hold itself."""
    for name in dict.fromkeys(references(part)):
        if name in known or f' id="{name}"' in part:
            continue
        found = _find(page, f"#{name}")
        if found is not None:
            known[name] = found
            missing(found, page, known)


def root(page: str) -> str:
    """The classes of the page's own element: a game's style speaks of what lies in it."""
    first = TAG.search(page)
    classes = CLASS.search(first[3]) if first else None
    return classes[1] if classes else ""


def _find(page: str, selector: str) -> str | None:
    for match in TAG.finditer(page):
        if not match[1] and _is(match[2], match[3], selector):
            return page[match.start() : _end(page, match)]
    return None


def _is(tag: str, attributes: str, selector: str) -> bool:
    if selector.startswith("#"):
        return f' id="{selector[1:]}"' in attributes
    wanted, *classes = selector.split(".")
    if wanted and wanted != tag:
        return False
    has = CLASS.search(attributes)
    return not classes or (has is not None and set(classes) <= set(has[1].split()))


def _end(page: str, opening: re.Match[str]) -> int:
    """Where the element that begins here is closed."""
    if opening[2] in VOID:
        return opening.end()
    depth = 0
    for match in TAG.finditer(page, opening.start()):
        if match[2] == opening[2]:
            depth += -1 if match[1] else 1
            if depth == 0:
                return match.end()
    return len(page)
