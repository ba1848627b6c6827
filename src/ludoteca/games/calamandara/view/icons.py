"""Icons of our own for the nine symbols, drawn in a box from -20 to 20 and looking up; a facing turns them."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, Kind
from ludoteca.paper import Markup, h, join


def _path(d: str, name: str = "body") -> Markup:
    return h(f"path.{name}", d=d)


_TOES: Final = ((-6.5, -12.5, 2.2), (-2, -15, 2.5), (3, -14.8, 2.3), (7, -12, 1.9))

_DRAWN: Final[dict[str, Markup]] = {
    "pegada": join(
        _path("M0 16c-5 0-7-4-6-9 .6-4-1-6-1-10 0-4 3-6 7-6s7 2 7 6c0 4-1.600 6-1 10 1 5-1 9-6 9z"),
        [h("circle.body", cx=x, cy=y, r=r) for x, y, r in _TOES],
    ),
    "fogo": join(
        _path("M0-17c2 7 10 9 10 20 0 8-5 13-10 13S-10 11-10 3c0-5 3-7 4-11 3 2 4 4 4 6 3-4 3-9 2-15z"),
        _path("M0 14c-3 0-5-2-5-6 0-3 3-4 4-8 3 3 6 5 6 9 0 3-2 5-5 5z", "core"),
    ),
    "montanha": join(
        _path("M-17 13 -5-12 2 1 7-6 17 13z"),
        _path("M-5-12-9.500-2.600-5-5-1.500-1.500 -.5-3.600z", "core"),
    ),
    "cachoeira": join(
        _path("M-13-14h26v5c-3 0-3 4-3 9 0 6 3 7 3 14H-13c0-7 3-8 3-14 0-5 0-9-3-9z"),
        h("path.core", d="M-5-9V10M0-9V12M5-9V10", fill="none"),
    ),
    "caverna": join(
        _path("M-15 14c0-16 4-26 15-26s15 10 15 26h-7c0-12-2-18-8-18s-8 6-8 18z"),
        h("path.way", d="M-4-14-12-20M4-14 12-20M-12-20v5M-12-20h5M12-20v5M12-20h-5", fill="none"),
    ),
    "torre": join(
        _path("M-9 15v-19h-3v-10h5v4h4v-4h6v4h4v-4h5v10h-3v19z"),
        _path("M-3 15v-8c0-4 6-4 6 0v8z", "core"),
        h("path.way", d="M-12 4H-19M12 4H19", fill="none"),
    ),
    "espelho": join(
        _path("M0-19 9 2 0 15-9 2z"),
        _path("M0-11 4 1 0 8z", "core"),
        h("path.way", d="M-5-19H5", fill="none"),
    ),
    "asa": join(
        _path("M-17 6C-13-6-6-10 0-4 6-10 13-6 17 6 12 2 8 3 6 6 4 3 1 3 0 6-1 3-4 3-6 6-8 3-12 2-17 6z"),
        h("path.way", d="M0 14V-17M-5-11 0-17 5-11", fill="none"),
    ),
    "estrela": _path("M0-17 4.700-5.600 17-5 7.300 2.800 10.700 15 0 8-10.700 15-7.300 2.800-17-5-4.700-5.600z"),
}  # fmt: skip

SYMBOLS: Final = join([h("symbol", drawn, id=f"cal-{name}", viewBox="-21 -21 42 42") for name, drawn in _DRAWN.items()])
"""Definitions to put into a page once."""


def icon(kind: Kind, x: float, y: float, size: float, turns: int = 0, **attributes: Any) -> Markup:
    """The icon of a symbol inside a drawing, its middle at (x, y)."""
    name = SYMBOL_NAMES[kind]
    turn = f"rotate({turns * 90} {x} {y})" if turns else None
    box = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    return h("g.symbol", h("use", href=f"#cal-{name}", **box), class_=name, transform=turn, **attributes)


_BOX: Final = {"x": -21, "y": -21, "width": 42, "height": 42}


def picture_of(kind: Kind) -> Markup:
    """The symbol by itself, beside the board."""
    name = SYMBOL_NAMES[kind]
    return h("svg", h("use", href=f"#cal-{name}", **_BOX), viewBox="-21 -21 42 42", aria_hidden="true", class_=name)


def chip(kind: Kind, tip: str, count: int | None = None, **attributes: Any) -> Markup:
    """A symbol lying beside the board, with its number if there is one."""
    number = None if count is None else h("span.count", count)
    return h("span.chip", picture_of(kind), number, class_=SYMBOL_NAMES[kind], tip=tip, **attributes)
