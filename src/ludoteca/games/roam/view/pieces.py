"""The pieces, drawn: markers, coins, the pictures of the six abilities. Each is a symbol that a page defines once."""

from __future__ import annotations

from typing import Final

from ludoteca.paper import Markup, h, join


def _symbol(name: str, box: str, *children: Markup, **attributes: str) -> Markup:
    # A rule of the style sheet reaches into a `<use>` only as far as the symbol itself: hence a class inside it.
    return h("symbol", h("g.roam-piece", *children), id=f"roam-{name}", viewBox=box, **attributes)


# A marker is a wooden cube. Its top carries the sign of its seat (`SEAT_SIGNS`, seen from the side): nobody has to tell
# colours apart.
_CUBE: Final = join(
    h("path.shadow", d="M4 35l17 7 17-7-3-6H8z"),
    h("path.left", d="M4 13l16 8v19L4 31z"),
    h("path.right", d="M36 13l-16 8v19l16-9z"),
    h("path.top", d="M20 5l16 8-16 8-16-8z"),
)
_SIGNS: Final = (
    h("ellipse.sign", cx=20, cy=13, rx=5.5, ry=2.8),
    h("path.sign", d="M20 9l6.5 5.6h-13z"),
    h("path.sign", d="M15 10.2h10v5.6h-10z"),
    h("path.sign", d="M20 8.6l7.4 4.4-7.4 4.4-7.4-4.4z"),
)
MARKERS: Final = tuple(_symbol(f"marker-{n}", "0 0 40 44", _CUBE, sign) for n, sign in enumerate(_SIGNS))

COIN: Final = _symbol(
    "coin",
    "0 0 20 20",
    h("circle.rim", cx=10, cy=10, r=9),
    h("circle.face", cx=10, cy=9.4, r=7.2),
    h("path.glyph", d="M10 4.6l1.5 3.1 3.4.4-2.5 2.4.7 3.4-3.1-1.7-3.1 1.7.7-3.4-2.5-2.4 3.4-.4z"),
)

STAR: Final = _symbol(
    "star",
    "0 0 20 20",
    h("path.star", d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 14.9l-5.3 2.8 1.1-5.9L1.5 7.7l5.9-.8z"),
)

BANNER: Final = _symbol("banner", "0 0 16 24", h("path.cloth", d="M2 1h12v21l-6-5-6 5z"), h("path.trim", d="M2 4h12"))

SCROLL: Final = _symbol(
    "scroll",
    "0 0 60 14",
    h("path.roll", d="M5 1.5h50v11H5z"),
    h("path.end", d="M5 .5q-4 0-4 6.5t4 6.5q3 0 3-6.5T5 .5zM55 .5q4 0 4 6.5t-4 6.5q-3 0-3-6.5t3-6.5z"),
    preserveAspectRatio="none",
)

ABILITIES: Final[dict[str, Markup]] = {
    "gain-coin": _symbol(
        "gain-coin",
        "0 0 40 40",
        h("use", href="#roam-coin", x=11, y=13, width=22, height=22),
        h("path.ink", d="M9 5v10M4 10h10"),
    ),
    "slide": _symbol(
        "slide",
        "0 0 40 40",
        h("path.solid", d="M4 13h14v14H4z"),
        h("path.dash", d="M24 13h12v14H24z"),
        h("path.ink", d="M12 20h18M25 15l5 5-5 5"),
    ),
    "rotate": _symbol(
        "rotate", "0 0 40 40", h("path.solid", d="M15 16h10v10H15z"), h("path.ink", d="M7 24a14 14 0 1 1 8 9M30 3v8h-8")
    ),
    "free-blank": _symbol(
        "free-blank", "0 0 40 40", h("path.dash", d="M8 8h24v24H8z"), h("path.ink", d="M20 14v12M14 20h12")
    ),
    "flip": _symbol(
        "flip",
        "0 0 40 40",
        h("path.solid", d="M5 10h12v20H5z"),
        h("path.dash", d="M23 10h12v20H23z"),
        h("path.ink", d="M11 6q9-6 18 0M25 2l4 4-5 2"),
    ),
    "replace": _symbol(
        "replace",
        "0 0 40 40",
        h("path.dash", d="M4 4h16v16H4z"),
        h("path.solid", d="M20 20h16v16H20z"),
        h("path.ink", d="M25 7q8 0 8 8M29 12l4 4 4-4M15 33q-8 0-8-8M3 28l4-4 4 4"),
    ),
}

ALWAYS: Final = join(MARKERS, COIN, STAR, BANNER, SCROLL)
