"""Small pictures, drawn once per page and used by name: goods, tokens, skills, symbols of the cards."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from ludoteca.paper import Markup, h


def _path(kind: str, d: str) -> Markup:
    return h(f"path.{kind}", d=d)


def _dot(kind: str, x: float, y: float, r: float) -> Markup:
    return h(f"circle.{kind}", cx=x, cy=y, r=r)


ICONS: Final[dict[str, tuple[Markup, ...]]] = {
    "mushroom": (
        _path("pale", "M9.5 12h5l1 7.5a1.6 1.6 0 0 1-1.6 1.8h-3.8a1.6 1.6 0 0 1-1.6-1.8z"),
        _path("red", "M3 12.2C3 7 7 3 12 3s9 4 9 9.2c0 1-1 1.6-2 1.6H5c-1 0-2-.6-2-1.6z"),
        _dot("pale", 8.3, 9.3, 1.5),
        _dot("pale", 13.4, 6.6, 1.4),
        _dot("pale", 16.6, 10.4, 1.2),
    ),
    "fish": (
        _path(
            "blue",
            "M2.5 12C5 7.6 8.6 6 12 6c3 0 5 1.4 6.6 3.4L22 6.8v10.4l-3.4-2.6C17 16.6 15 18 12 18c-3.4 0-7-1.6-9.5-6z",
        ),
        _dot("ink", 7.6, 10.8, 1.1),
        _path("line", "M12 9c1 1 1 5 0 6"),
    ),
    "fruit": (
        _path("green", "M12.4 6.6C12.6 4 14.6 2.4 17.6 2.4 17.6 5 15.6 6.8 12.4 6.6z"),
        _path("orange", "M12 7c3-1.4 8-.4 8 5.4 0 5-3.6 9-8 9s-8-4-8-9C4 6.6 9 5.6 12 7z"),
        _path("shine", "M7.4 10.4c-.9 1.2-1 3-.4 4.4"),
    ),
    "rope": (
        _path("coil", "M12 4.6c4.6 0 8 2 8 4.2s-3.4 4-8 4-8-1.8-8-4 3.4-4.2 8-4.2z"),
        _path("coil", "M4 9.4c0 2.4 3.4 4.2 8 4.2s8-1.8 8-4.2M4 13c0 2.4 3.4 4.2 8 4.2s8-1.8 8-4.2"),
        _path("coil", "M19.6 15.4c1 2.6-.6 4.8-3.4 5"),
    ),
    "pot": (
        _path("clay", "M7 4h10v2.4c3 1.4 4 4.2 4 7 0 4.4-3.6 7.6-9 7.6s-9-3.2-9-7.6c0-2.8 1-5.6 4-7z"),
        _path("line", "M4 12.6c2.4 1.6 5 .4 8 .4s5.6 1.2 8-.4"),
        _path("line", "M6.6 6.4h10.8"),
    ),
    "paper": (
        _path("pale", "M5 3h10.4L19 6.6V21H5z"),
        _path("penned", "M15.2 3v3.8H19M8 10h8M8 13h8M8 16h5.4"),
    ),
    "ore": (
        _path("stone", "M3.4 15.8 6 8.4l6-4 6.4 3 2.4 6.8-4.2 5.6H7.8z"),
        _path("gold", "m9 10.6 2.6-1.2 1.4 2.6-2.6 1.6zM14.4 14.4l2.4-.6.4 2-2 1z"),
    ),
    "amethyst": (
        _path("violet", "m12 2.6 5 5.2V16l-5 5.6L7 16V7.8z"),
        _path("shine", "M7 7.8h10M12 2.6v19"),
    ),
    "potion": (
        _path("glass", "M9.6 3h4.8M10.4 3v5.2L5.6 17a3.2 3.2 0 0 0 2.8 4.6h7.2a3.2 3.2 0 0 0 2.8-4.6l-4.8-8.8V3"),
        _path("teal", "m7.8 14-1.6 3.2c-.7 1.6.3 3.4 2.2 3.4h7.2c1.9 0 2.9-1.8 2.2-3.4L16.2 14z"),
        _dot("pale", 10.6, 17.4, 1.1),
    ),
    "cider": (
        _path("amber", "M5 6.6h11V19a2.4 2.4 0 0 1-2.4 2.4H7.4A2.4 2.4 0 0 1 5 19z"),
        _path("glass", "M16 9.6h2.6c1.4 0 2.2 1 2.2 2.4v3c0 1.4-.8 2.4-2.2 2.4H16"),
        _path("pale", "M4.6 7.8c-.9-2 .6-3.6 2.4-3.4.9-1.6 3.6-1.8 4.6-.4 1.8-.6 5 .4 4.4 3.8z"),
    ),
    "coin": (_dot("goldcoin", 12, 12, 9.4), _path("penned", "M12 6.4v11.2M9 9.2h4.4a2 2 0 0 1 0 4H9.4")),
    "bed": (
        _path("wood", "M2.6 5v14.4M2.6 15.6h18.8v3.8M2.6 13h18.8"),
        _path("blue", "M9.4 8.4h9a3 3 0 0 1 3 3v1.8h-12z"),
        _dot("pale", 6, 10.4, 2.1),
    ),
    "star": (_path("goldstar", "m12 2.4 2.9 6 6.6.9-4.8 4.6 1.2 6.6L12 17.4l-5.9 3.1 1.2-6.6L2.5 9.3l6.6-.9z"),),
    "lantern": (
        _path("iron", "M9 4.6a3 3 0 0 1 6 0M7.4 6.6h9.2M7 20.4h10M8.2 6.8 7.2 20M15.8 6.8l1 13.2"),
        _path("light", "M9.4 8.2h5.2l.7 10.6H8.7z"),
        _path("flame", "M12 10c1.8 2 2 3.4 2 4.6a2 2 0 0 1-4 0c0-1.2.6-2.4 2-4.6z"),
    ),
    "hammer": (
        _path("wood", "m11.4 10.4-7.6 8a1.8 1.8 0 0 0 2.6 2.6l7.8-7.8"),
        _path("iron2", "M9.4 6.4 13.6 2l8 7.6-2.4 2.6-2-1.4-2.6 2.6-4.4-4.4 1-1z"),
    ),
    "quill": (
        _path("feather", "M20.8 2.8C13 3 7.6 8.2 6.4 16l1.6 1.6c7.8-1.2 13-6.8 12.8-14.8z"),
        _path("line", "M3.4 20.8 14 10"),
    ),
    "reputation": (
        _path("wood", "M10.4 13h3.2L13 21.4h-2z"),
        _path("iron2", "M8 11.6h8v2.2H8z"),
        _path("flame", "M12 2.2c3.6 3.4 4.6 5 4.6 6.8a4.6 4.6 0 0 1-9.2 0C7.4 7.2 9.6 5.4 12 2.2z"),
    ),
    "reroll": (
        _path("die", "M6.4 6.4h11.2v11.2H6.4z"),
        _dot("ink", 9.6, 9.6, 1.2),
        _dot("ink", 14.4, 14.4, 1.2),
        _path(
            "line",
            "M4 9.4C4.6 5.2 8 2.6 12 2.6M20 14.6c-.6 4.2-4 6.8-8 6.8M10.4.8 12.4 2.6l-2 1.8M13.6 19.6l-2 1.8 2 1.8",
        ),
    ),
    "cave": (
        _path("stone", "M2.6 20.4C2.6 10 6.4 3.4 12 3.4s9.4 6.6 9.4 17z"),
        _path("dark", "M7 20.4c0-6.4 2-10.2 5-10.2s5 3.8 5 10.2z"),
    ),
    "villager": (_dot("skin", 12, 7, 3.8), _path("cloth", "M4.8 21c0-5.6 3-9 7.2-9s7.2 3.4 7.2 9z")),
    "house": (_path("clay", "M12 3 2.6 11.2h2.6V21h13.6v-9.8h2.6z"), _path("dark", "M10 14h4v7h-4z")),
    "book": (
        _path("pale", "M2.6 5c3.4-1 6.6-.8 9.4.8 2.8-1.6 6-1.8 9.4-.8v14c-3.4-1-6.6-.8-9.4.8-2.8-1.6-6-1.8-9.4-.8z"),
        _path("line", "M12 5.8v14"),
    ),
    "sale": (_path("amber", "M3 11.4V3h8.4L21 12.6 12.6 21z"), _dot("pale", 7.2, 7.2, 1.7)),
    "track": (
        _path("line", "M3 18.6h18M4 14.4h4v4.2M10 10h4v8.6M16 5.4h4v13.2"),
        _path("line", "M14.6 3.6 18 1.8l3.4 1.8"),
    ),
    "swap": (
        _path(
            "line",
            "M4.6 9.4C5.4 5.6 8.4 3.4 12 3.4c3 0 5.4 1.4 6.8 3.8M19.4 14.6c-.8 3.8-3.8 6-7.4 6-3 0-5.4-1.4-6.8-3.8"
            "M19.4 2.8v4.8h-4.8M4.6 21.2v-4.8h4.8",
        ),
    ),
    "speak": (
        _path("cloth", "M3 9.4h4L12 5v14l-5-4.4H3z"),
        _path("line", "M15 8.8c2 1.8 2 4.6 0 6.4M17.6 6.2c3.6 3.2 3.6 8.4 0 11.6"),
    ),
    "arrow": (_path("line", "M4 12h14M13 6.4l5.6 5.6-5.6 5.6"),),
    "first": (_path("flag", "M5 3v18.6M5 4c5-2.4 8 2.4 14 0v8.6c-6 2.4-9-2.4-14 0"),),
}


def symbols() -> Markup:
    """The drawings themselves, put on the page once and unseen."""
    return h(
        "svg.ab-symbols",
        [h("symbol.ab-art", *drawing, id=f"ab-{name}", viewBox="0 0 24 24") for name, drawing in ICONS.items()],
        width=0,
        height=0,
        aria_hidden=True,
    )


@cache
def _plain(name: str) -> Markup:
    return h("svg.icon", h("use", href=f"#ab-{name}"), viewBox="0 0 24 24", aria_hidden=True)


def icon(name: str, **attributes: Any) -> Markup:
    """One of the drawings, at the size of the text around it."""
    if not attributes:
        return _plain(name)
    return h("svg.icon", h("use", href=f"#ab-{name}"), viewBox="0 0 24 24", aria_hidden=True, **attributes)


def with_number(name: str, number: int | str, label: str, **attributes: Any) -> Markup:
    """A drawing and a number, said as a sentence to who cannot see it."""
    return h("span.tally", _plain(name), h("b", number), aria_label=label, role="img", tip=label, **attributes)


PIPS: Final = {1: (5,), 2: (1, 9), 3: (1, 5, 9), 4: (1, 3, 7, 9), 5: (1, 3, 5, 7, 9), 6: (1, 3, 4, 6, 7, 9)}


def die(roll: int, label: str, **pick: Any) -> Markup:
    """A die, face up; it may be there to be rolled again."""
    return h("svg.die", _side(roll), viewBox="0 0 24 24", tip=label, **pick or {"role": "img", "aria_label": label})


@cache
def pips(roll: int) -> Markup:
    """One side of a die, printed on a card: said as its number."""
    return h("svg.die", _side(roll), viewBox="0 0 24 24", role="img", aria_label=roll)


def _side(roll: int) -> list[Markup]:
    dots = [_dot("ink", 5.5 + (at - 1) % 3 * 6.5, 5.5 + (at - 1) // 3 * 6.5, 1.9) for at in PIPS[roll]]
    return [h("rect.face", x=1.5, y=1.5, width=21, height=21, rx=4.5), *dots]
