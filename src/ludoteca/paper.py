"""Markup made of function calls: pages of games and of the table are written with `h`, and everything is escaped.

    h("div.board", h("svg", ..., viewBox="0 0 60 60"), id="map")
    h("rect", x=1, y=2, **can("at", square))

Standard library only, so that a game's page needs nothing else. Attribute names lose a trailing underscore and turn
inner underscores into hyphens (`class_`, `aria_label`, `stroke_width`). `None` and `False` leave an attribute out,
`True` writes it bare; in `aria-*` they are the words `true` and `false`. Children may be text, markup, numbers, `None`,
or (nested) lists of these.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any, Final

from ludoteca.kernel import Say

__all__ = ["Markup", "Say", "css", "h", "join"]


class Markup(str):
    """Text that is already markup and is not escaped again. Adding to it gives plain text: use `join`."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


VOID: Final = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"})
HOVER: Final = {"lights": "data-lights", "shows": "data-shows", "tip": "data-tip"}
GLIDE: Final = re.compile(r"-?[A-Za-z_][A-Za-z0-9_-]*")
TAG: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
NAME: Final = re.compile(r"[A-Za-z_:][A-Za-z0-9_.:-]*")

_tags: dict[str, tuple[str, str, str]] = {}
_names: dict[str, str] = {}


def h(tag: str, *children: Any, **attributes: Any) -> Markup:
    """One element: `h("li.card.up", "text", id="c17", glide="card-17", tip="What it does")`."""
    known = _tags.get(tag)
    if known is None:
        known = _tags[tag] = _read_tag(tag)
    opening, classes, closing = known
    if attributes or classes:
        out = [opening]
        _write(out, classes, attributes)
        out.append(">")
    else:
        out = [opening, ">"]
    for child in children:
        if type(child) is Markup:
            out.append(child)
        elif child is not None and child is not False:
            _put(out, child)
    out.append(closing)
    return Markup("".join(out))


def join(*children: Any) -> Markup:
    """Markup side by side, without an element around it."""
    out: list[str] = []
    for child in children:
        _put(out, child)
    return Markup("".join(out))


def css(**properties: Any) -> str:
    """A style attribute: `css(left="3px", __seat=2)` is `left: 3px; --seat: 2`."""
    return "; ".join(f"{name.replace('_', '-')}: {value}" for name, value in properties.items() if value is not None)


def _read_tag(tag: str) -> tuple[str, str, str]:
    """`div.board.big` is a div with two classes."""
    name, *classes = tag.split(".")
    if not TAG.fullmatch(name):
        raise ValueError(f"{tag!r} is no tag: write it like 'div' or 'div.board.wide'")
    return f"<{name}", escape(" ".join(classes)), "" if name in VOID else f"</{name}>"


def _write(out: list[str], classes: str, attributes: dict[str, Any]) -> None:
    style = ""
    for key, value in attributes.items():
        if value is None or (value is False and not key.startswith("aria")):
            continue
        name = _names.get(key)
        if name is None:
            name = _names[key] = _read_name(key)
        if name == "class":
            more = value if isinstance(value, str) else " ".join(word for word in value if word)
            classes = f"{classes} {escape(more)}" if classes else escape(more)
        elif name == "style":
            style = f"{style}; {value}" if style else str(value)
        elif name == "glide":
            if not GLIDE.fullmatch(value):
                raise ValueError(f"{value!r} cannot glide: use letters, digits and hyphens, a letter first")
            style = f"{style}; view-transition-name: {value}" if style else f"view-transition-name: {value}"
            out.append(f' data-glide="{value}"')
        elif value is True:
            out.append(f' {name}="true"' if name.startswith("aria-") else f" {name}")
        elif value is False:
            out.append(f' {name}="false"')
        elif type(value) is int:
            out.append(f' {name}="{value}"')
        else:
            out.append(f' {name}="{escape(str(value))}"')
    if classes:
        out.append(f' class="{classes}"')
    if style:
        out.append(f' style="{escape(style)}"')


def _read_name(key: str) -> str:
    name = HOVER.get(key) or key.rstrip("_").replace("_", "-")
    if not NAME.fullmatch(name):
        raise ValueError(f"{key!r} is no attribute name")
    if name.lower().startswith("on"):
        raise ValueError(f"{key!r}: pages carry no script, use can(...), lights, shows and tip")
    return name


def _put(out: list[str], child: Any) -> None:
    if child is None or child is False or child is True:
        return
    if isinstance(child, Markup):
        out.append(child)
    elif isinstance(child, str):
        out.append(escape(child))
    elif isinstance(child, (int, float)):
        out.append(str(child))
    elif isinstance(child, Iterable):
        for inner in child:
            _put(out, inner)
    else:
        raise TypeError(f"{child!r} is no markup: children are text, numbers, markup, or lists of these")
