"""A look, and the strokes that everything is drawn with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from ludoteca.paper import Markup, h

INK: Final = "#2a1d16"


@dataclass(frozen=True)
class Look:
    """How somebody looks: colours, and words of the vocabulary below."""

    skin: str = "#e8b98e"
    hair: str = "#4a3222"
    coat: str = "#6b5b8a"
    trim: str = "#f3e3c0"
    ground: str = "#cfd8c6"
    cut: str = "short"
    hat: str = ""
    beard: str = ""
    eyes: str = "open"
    mouth: str = "smile"
    collar: str = "plain"
    being: str = "human"
    wide: float = 1.0
    """How broad the face is."""


def p(d: str, fill: str, **more: Any) -> Markup:
    return h("path", d=d, fill=fill, **more)


def line(d: str, colour: str = INK, width: float = 2, **more: Any) -> Markup:
    return h(
        "path",
        d=d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        **more,
    )


def shade(colour: str, by: float) -> str:
    """A colour made darker (below 1) or lighter (above 1)."""
    parts = [int(colour[n : n + 2], 16) for n in (1, 3, 5)]
    mixed = [round(c * by) if by <= 1 else round(c + (255 - c) * (by - 1)) for c in parts]
    return "#" + "".join(f"{max(0, min(255, c)):02x}" for c in mixed)
