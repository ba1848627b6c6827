"""Characters and artifacts, drawn as cards beside the map. What looks the same is drawn once and remembered."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final

from ludoteca.paper import Markup, h

BOX: Final = 60
LARGEST: Final = 15
"""One square of a small pattern on a card; the squares of a pattern of five fill the box."""

Cell = tuple[int, int]


def pattern(normal: Iterable[Cell], blank: Iterable[Cell], colour: int | None = None) -> Markup:
    """The pattern as it will lie on the map: full squares are markers, dashed ones are blanks."""
    normal, blank = list(normal), list(blank)
    cells = normal + blank
    high = 1 + max(row for row, _ in cells)
    wide = 1 + max(column for _, column in cells)
    size = min(LARGEST, BOX // max(wide, high))
    x0, y0 = (BOX - wide * size) / 2, (BOX - high * size) / 2

    def square(kind: str, cell: Cell) -> Markup:
        row, column = cell
        return h(f"rect.{kind}", x=x0 + column * size + 1, y=y0 + row * size + 1, width=size - 2, height=size - 2, rx=2)

    return h(
        "svg.pattern",
        [square("full", cell) for cell in normal],
        [square("blank", cell) for cell in blank],
        viewBox=f"0 0 {BOX} {BOX}",
        class_=None if colour is None else f"seat-{colour}",
        aria_hidden=True,
    )


def _said(attributes: dict[str, Any]) -> Markup | None:
    """What picking a card does, for those who hear the page: said before what is printed on it."""
    return h("span.sr", attributes["aria-label"]) if "data-pick" in attributes else None


def _named(label: str, attributes: dict[str, Any]) -> dict[str, Any]:
    """A card that can be picked is named by what it says; any other is a picture with a name."""
    if "data-pick" in attributes:
        return attributes | {"aria-label": None}
    return {"role": "img", "aria-label": label} | attributes


@cache
def points(count: int) -> Markup | None:
    """The point symbol of a card."""
    if not count:
        return None
    return h("span.worth", h("svg", h("use", href="#roam-star"), viewBox="0 0 20 20", aria_hidden=True), h("b", count))


@lru_cache(maxsize=4096)
def character(
    name: str, face: Markup, drawing: Markup, worth: int, *, banner: bool, up: bool, label: str, **attributes: Any
) -> Markup:
    """A character of somebody's line: who it is, and below the pattern in which it wanders."""
    return h(
        "article.character",
        _said(attributes),
        h(
            "span.who-it-is",
            face,
            h("svg.banner", h("use", href="#roam-banner"), viewBox="0 0 16 24", aria_hidden=True)
            if banner
            else points(worth),
            None if up else h("span.asleep", "☾", aria_hidden=True),
        ),
        h("span.name", name),
        drawing,
        class_="up" if up else "down",
        **_named(label, attributes),
    )


@lru_cache(maxsize=4096)
def artifact(
    name: str,
    picture: Markup,
    ability: str,
    doing: str,
    cost: int | None,
    worth: int,
    *,
    up: bool,
    state: str,
    label: str,
    **attributes: Any,
) -> Markup:
    """An artifact, for sale (with its cost) or owned."""
    return h(
        "div.artifact",
        _said(attributes),
        picture,
        h(
            "span.what",
            h("span.name", name),
            h("span.doing", h("svg.ability", h("use", href=f"#roam-{ability}"), viewBox="0 0 40 40"), doing),
        ),
        points(worth),
        None if cost is None else price(cost),
        None if up else h("span.asleep", "☾", title=state, aria_hidden=True),
        class_="up" if up else "down",
        **_named(label, attributes),
    )


@cache
def price(cost: int) -> Markup:
    return h("span.price", h("svg", h("use", href="#roam-coin"), viewBox="0 0 20 20", aria_hidden=True), h("b", cost))


@lru_cache(maxsize=1024)
def fact(picture: Markup, number: int | str, label: str, kind: str = "") -> Markup:
    """A small picture and a number, with what it counts as hover text."""
    return h("span.amount", picture, h("b", number), h("span.sr", label), class_=kind or None, tip=label)


@cache
def coin_picture() -> Markup:
    return h("svg", h("use", href="#roam-coin"), viewBox="0 0 20 20", aria_hidden=True)


@cache
def star_picture() -> Markup:
    return h("svg", h("use", href="#roam-star"), viewBox="0 0 20 20", aria_hidden=True)


@cache
def marker_picture(colour: int) -> Markup:
    return h(f"svg.seat-{colour}", h("use", href=f"#roam-marker-{colour}"), viewBox="0 0 40 44", aria_hidden=True)


@cache
def card_picture() -> Markup:
    return h("svg.cards", h("path", d="M6 3h9v13H6zM4 5v13h9"), viewBox="0 0 20 20", aria_hidden=True)
