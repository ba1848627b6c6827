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
from collections.abc import Callable, Hashable, Iterable
from functools import wraps
from html import escape
from typing import Any, Final, TypeVar

__all__ = ["Blocks", "Markup", "NotNow", "css", "either", "h", "join", "kept", "once", "sheet", "within"]


class Markup(str):
    """Text that is already markup and is not escaped again. Adding to it gives plain text: use `join`."""

    __slots__ = ()

    def __html__(self) -> str:
        return self


class Blocks(list[Markup]):
    """A page in parts that lie side by side, each from the beginning of a tag to the end of one. What follows from the
    same values should be the same object: the table sends only blocks that changed (`table/delta.py`)."""

    __slots__ = ()


VOID: Final = frozenset({"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"})
SEAT_SIGNS: Final = (
    "M2 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0z",
    "M8 1.5l6.5 12h-13z",
    "M3.5 2h9Q14 2 14 3.5v9q0 1.5-1.5 1.5h-9Q2 14 2 12.5v-9Q2 2 3.5 2z",
    "M8 .8L15.2 8 8 15.2.8 8z",
    "M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5z",
    "M8 .6l2.2 4.9 5.3.5-4 3.6 1.2 5.3L8 12.2l-4.7 2.7 1.2-5.3-4-3.6 5.3-.5z",
)
"""Every seat has a sign besides its colour: paths in a box of 16 by 16, the same at the table and on the board."""
HOVER: Final = {name: f"data-{name}" for name in ("face", "lights", "roll", "shows", "tally", "tip")}
GLIDE: Final = re.compile(r"-?[A-Za-z_][A-Za-z0-9_-]*")
TAG: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]*")
NAME: Final = re.compile(r"[A-Za-z_:][A-Za-z0-9_.:-]*")

CLASS: Final = ' class="'
STYLE: Final = ' style="'
GLIDES: Final = ' glide="'
SPECIAL: Final = frozenset({CLASS, STYLE, GLIDES})

_sharp: Final = re.compile("[&<>\"']").search
"""Most text needs no escaping, and asking is cheaper than doing."""
_tags: dict[str, tuple[str, str, str]] = {}
_shapes: dict[tuple[str, ...], tuple[str, ...]] = {}
_begun: dict[tuple[Any, ...], tuple[Markup, Markup]] = {}


def h(tag: str, *children: Any, **attributes: Any) -> Markup:
    """One element: `h("li.card.up", "text", id="c17", glide="card-17", tip="What it does")`."""
    known = _tags.get(tag)
    if known is None:
        known = _tags[tag] = _read_tag(tag)
    out = [known[0]]
    if attributes:
        _write(out, known[1], attributes)
    elif known[1]:
        out.append(f' class="{known[1]}"')
    out.append(">")
    for child in children:
        if type(child) is Markup:
            out.append(child)
        elif child is not None and child is not False:
            _put(out, child)
    out.append(known[2])
    return Markup("".join(out))


def join(*children: Any) -> Markup:
    """Markup side by side, without an element around it."""
    out: list[str] = []
    for child in children:
        _put(out, child)
    return Markup("".join(out))


def within(tag: str, *children: Any, **attributes: Any) -> Blocks:
    """An element as blocks: where it begins, what lies in it, where it ends. Children are markup from tag to tag, or
    lists of blocks. `join(within(...))` is what `h(...)` would have been."""
    begin, end = _ends(tag, attributes)
    out = Blocks((begin,))
    _lay(out, children)
    out.append(end)
    return out


def _ends(tag: str, attributes: dict[str, Any]) -> tuple[Markup, Markup]:
    """Where an element begins and where it ends. The same words, the same object."""
    key = (tag, *attributes.items())
    plain = all(type(value) is str for value in attributes.values())
    found = _begun.get(key) if plain else None
    if found is None:
        whole = h(tag, **attributes)
        at = len(whole) - len(_tags[tag][2])
        found = Markup(whole[:at]), Markup(whole[at:])
        if plain:
            if len(_begun) >= KEPT:
                _begun.clear()
            _begun[key] = found
    return found


def _lay(out: Blocks, children: Iterable[Any]) -> None:
    for child in children:
        kind = type(child)
        if kind is Markup:
            if child:
                out.append(child)
        elif kind is Blocks:
            out += child
        elif kind is list or kind is tuple:
            _lay(out, child)
        elif child is not None:
            raise TypeError(f"{child!r} is no block: blocks are markup, or lists of these")


Thing = TypeVar("Thing", bound=Hashable)
Drawn = TypeVar("Drawn")


def once(draw: Callable[[Thing, Callable[..., str]], Drawn]) -> Callable[[Thing, Callable[..., str]], Drawn]:
    """A drawing, or a text, that follows from a printed thing and the language alone: made once and kept.

    Only for what there is a limited number of (cards, spaces, signs), and never for what names a player.
    """
    kept: dict[tuple[Thing, Any], Drawn] = {}

    @wraps(draw)
    def drawn(thing: Thing, t: Callable[..., str]) -> Drawn:
        tongue = getattr(getattr(t, "__self__", None), "tongue", None)
        if tongue is None:  # somebody's own words: nobody knows what they depend on
            return draw(thing, t)
        key = (thing, tongue)
        found = kept.get(key)
        if found is None:
            found = kept[key] = draw(thing, t)
        return found

    return drawn


KEPT: Final = 6_000
"""So many drawings of one kind are made before those that nobody asked for meanwhile are forgotten."""


def kept(draw: Callable[..., Drawn]) -> Callable[..., Drawn]:
    """A drawing that follows from the values it is given and, last of all, from the language: kept while asked for.

    What is drawn anew with every pick is mostly what it was. A player's name is a value like any other: it must be
    given, not asked of `t`.
    """
    memory: dict[tuple[Any, ...], Drawn] = {}
    before: dict[tuple[Any, ...], Drawn] = {}

    @wraps(draw)
    def drawn(*values: Any) -> Drawn:
        nonlocal memory, before
        tongue = getattr(getattr(values[-1], "__self__", None), "tongue", None)
        if tongue is None:
            return draw(*values)
        key = (tongue, *values[:-1])
        found = memory.get(key)
        if found is None:
            if len(memory) >= KEPT:
                memory, before = {}, memory
            found = before.get(key)
            memory[key] = found = draw(*values) if found is None else found
        return found

    return drawn


def css(**properties: Any) -> str:
    """A style attribute: `css(left="3px", __seat=2)` is `left: 3px; --seat: 2`."""
    return "; ".join(f"{name.replace('_', '-')}: {value}" for name, value in properties.items() if value is not None)


def sheet(
    title: str = "",
    text: str | Iterable[str] = "",
    *,
    cost: Any = "",
    state: str = "",
    rule: str = "",
    face: bool = False,
) -> dict[str, Any]:
    """Everything about one thing, as attributes: `h("article.card", ..., **sheet(name, text, cost=3), **can(...))`.

    It is read by a tap, a long press, a hover, or by keyboard. `text` is the whole text (lines, if it is a list),
    `cost` what it costs, `state` how it stands now, `rule` the ID of the
    sentence in the ledger; with `face` the drawn thing itself is shown larger, too.
    """
    told = text if isinstance(text, str) else "\n".join(line for line in text if line)
    parts = {"tip": told, "title": title, "cost": cost, "state": state, "rule": rule}
    found: dict[str, Any] = {f"data-{name}": value for name, value in parts.items() if value != ""}
    return {"data-tip": told, **found, **({"data-face": True} if face else {})}


class NotNow(dict[str, Any]):
    """What `can` gives where nothing can be picked now: it counts as nothing (`if can(...)`), but an element that takes
    these attributes all the same can be asked why not."""

    def __bool__(self) -> bool:
        return False


def either(picks: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The first of these that can be picked; if none can, why not any of them:
    `either(can(verb, villager) for verb in ("send", "bed"))`."""
    could: list[str] = []
    for pick in picks:
        if pick:
            return pick
        could += [pick["data-could"]] if "data-could" in pick else []
    return NotNow({"data-could": " ".join(could)}) if could else {}


def _read_tag(tag: str) -> tuple[str, str, str]:
    """`div.board.big` is a div with two classes."""
    name, *classes = tag.split(".")
    if not TAG.fullmatch(name):
        raise ValueError(f"{tag!r} is no tag: write it like 'div' or 'div.board.wide'")
    return f"<{name}", escape(" ".join(classes)), "" if name in VOID else f"</{name}>"


def _write(out: list[str], classes: str, attributes: dict[str, Any]) -> None:
    """Attributes in the order given; of two with the same name the later counts: `h("a", role="img", **can(...))`."""
    names = tuple(attributes)
    begins = _shapes.get(names)
    if begins is None:
        begins = _shapes[names] = _shape(names)
    style = ""
    for begin, value in zip(begins, attributes.values()) if begins else _settled(attributes):  # noqa: B905  # as long
        kind = type(value)
        if value is None:
            continue
        if begin in SPECIAL:
            if begin == CLASS:
                more = value if kind is str else " ".join([word for word in value or () if word])
                classes = f"{classes} {escape(more)}" if classes else escape(more)
                continue
            rule = _glide(out, value) if begin == GLIDES else str(value)
            style = f"{style}; {rule}" if style else rule
        elif kind is str:
            out.append(f'{begin}{escape(value) if _sharp(value) else value}"')
        elif kind is int or kind is float:
            out.append(f'{begin}{value}"')
        elif kind is bool:
            if begin.startswith(" aria-"):
                out.append(f'{begin}{"true" if value else "false"}"')
            elif value:
                out.append(begin[:-2])
        else:
            out.append(f'{begin}{escape(str(value))}"')
    if classes:
        out.append(f' class="{classes}"')
    if style:
        out.append(f' style="{escape(style)}"')


def _shape(names: tuple[str, ...]) -> tuple[str, ...]:
    """How attributes of these names begin; nothing if two of them are one. There are as many sets of names as there are
    places that write an element."""
    begins = tuple(f' {_read_name(name)}="' for name in names)
    return begins if len(set(begins)) == len(begins) else ()


def _settled(attributes: dict[str, Any]) -> list[tuple[str, Any]]:
    """Two names for one attribute: what is given last counts, where the first one stood."""
    found: dict[str, tuple[str, Any]] = {}
    for key, value in attributes.items():
        begin = f' {_read_name(key)}="'
        nothing = value is None or (value is False and not begin.startswith(" aria-"))
        if begin in SPECIAL:
            found[key] = (begin, value)
        elif not nothing:
            found[begin] = (begin, value)
    return list(found.values())


def _glide(out: list[str], name: str) -> str:
    if not GLIDE.fullmatch(name):
        raise ValueError(f"{name!r} cannot glide: use letters, digits and hyphens, a letter first")
    out.append(f' data-glide="{name}"')
    return f"view-transition-name: {name}"


def _read_name(key: str) -> str:
    name = HOVER.get(key) or key.rstrip("_").replace("_", "-")
    if not NAME.fullmatch(name):
        raise ValueError(f"{key!r} is no attribute name")
    if name.lower().startswith("on"):
        raise ValueError(f"{key!r}: pages carry no script, use can(...), lights, shows and tip")
    return name


def _put(out: list[str], child: Any) -> None:
    kind = type(child)
    if kind is Markup:
        out.append(child)
    elif kind is str:
        out.append(escape(child) if _sharp(child) else child)
    elif kind is list or kind is tuple or kind is Blocks:
        for inner in child:
            if type(inner) is Markup:
                out.append(inner)
            else:
                _put(out, inner)
    elif kind is int or kind is float:
        out.append(str(child))
    elif child is not None and kind is not bool:
        _put_unusual(out, child)


def _put_unusual(out: list[str], child: Any) -> None:
    """What is text, a number or a list all the same."""
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
